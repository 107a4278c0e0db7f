"""202 Mana cost and color: the symbols of a cost, its mana value, the colours it gives."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reference_engine.kernel.rows import Row

COLOR_OF = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
LETTER_OF = {color: letter for letter, color in COLOR_OF.items()}
MANA_TYPES = ("W", "U", "B", "R", "G", "C")
"""106.1b: the five colours and colourless, in the order in which pools are written."""
_SYMBOL = re.compile(r"\{([^{}]+)\}")


@lru_cache(None)
def symbols(cost: str | None) -> tuple[str, ...]:
    """The symbols of a cost without their braces, as printed: `{2}{W/U}` is `("2", "W/U")`."""
    return tuple(_SYMBOL.findall(cost or ""))


def devotion(rows: Iterable[Row], colors: Collection[str]) -> int:
    """700.5: how many mana symbols are of one of these colours, or more, among the mana costs of objects."""
    letters = {LETTER_OF[color] for color in colors}
    return sum(not letters.isdisjoint(symbol.split("/")) for row in rows for symbol in symbols(row.mana_cost))


def is_mana(symbol: str) -> bool:
    """Is this a symbol of mana or of an amount of it (107.4), not the tap or untap symbol (107.5, 107.6)?"""
    return symbol not in ("T", "Q", "E")


def halves(symbol: str) -> tuple[str, ...]:
    """The components of a hybrid symbol (107.4e), without a Phyrexian mark; a plain symbol is its own only one."""
    return tuple(part for part in symbol.split("/") if part != "P")


def is_phyrexian(symbol: str) -> bool:
    """Payable with 2 life instead of its mana (107.4f)."""
    return symbol.endswith("/P")


def ways_to_pay(symbol: str) -> tuple[str, ...]:
    """The plain symbols one of which pays for this one: colours, `C`, a number; `life` for a Phyrexian symbol."""
    return halves(symbol) + (("life",) if is_phyrexian(symbol) else ())


def colors_in(symbol: str) -> frozenset[str]:
    """The colours of one symbol (105.2, 202.2d)."""
    return frozenset(COLOR_OF[part] for part in halves(symbol) if part in COLOR_OF)


@lru_cache(None)
def colors_of(cost: str | None) -> frozenset[str]:
    """The colours that a mana cost gives its object (202.2)."""
    return frozenset(color for symbol in symbols(cost) for color in colors_in(symbol))


@lru_cache(None)
def mana_value(cost: str | None, x: int = 0) -> int:
    """How much mana a cost is (202.3). X is 0 off the stack (202.3e); of a hybrid the largest part counts (202.3f)."""
    return sum(max(_amount(part, x) for part in halves(symbol)) for symbol in symbols(cost) if is_mana(symbol))


def _amount(part: str, x: int) -> int:
    return int(part) if part.isdigit() else x if part == "X" else 1


def mana_value_of(row: Row) -> int:
    """The mana value of an object: with its X on the stack (202.3e), by the front's cost if its back is up (202.3b)."""
    obj = row.obj
    x = (obj.cast.x or 0) if obj.zone == "stack" else 0
    whole = obj.whole
    if obj.melded is not None and not obj.copies:  # 202.3c
        return mana_value(whole.mana_cost) + mana_value(obj.melded.whole.mana_cost)
    back_is_up = obj.card is not whole and not whole.modal and not obj.copies and obj.card == whole.back
    return mana_value(obj.whole.mana_cost if back_is_up else row.mana_cost, x)
