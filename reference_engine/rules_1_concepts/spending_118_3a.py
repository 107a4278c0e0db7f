"""118.3a Paying mana: what the symbols of a cost want (107.4), and what to take from the pool for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from reference_engine.kernel.state import Mana
from reference_engine.rules_2_parts.mana_cost_202 import MANA_TYPES, halves

SNOW = "S"
"""The snow symbol, which wants no type of mana (107.4h)."""


# ------------------------------------------------------------------------------------------------ what is wanted
class Requirement(NamedTuple):
    """One way to read a mana cost: for each symbol the types that pay for it, and how much of any type."""

    specific: tuple[frozenset[str], ...]
    generic: int


class Stage(NamedTuple):
    """One payment in a row of them: what it takes, what may be spent on it, what mana it brings."""

    ways: tuple[Requirement, ...]
    usable: Callable[[Mana], bool]
    brings: tuple[Mana, ...] = ()


def requirements(mana: Sequence[str], x: int) -> tuple[Requirement, ...]:
    """The ways to read the symbols of a cost (107.4): several only for a hybrid with a number in it, {2/W}.

    The cheapest comes first.
    """
    generic, specific = 0, []
    numbered: list[tuple[str, ...]] = []
    for symbol in mana:
        parts = halves(symbol)
        if symbol == "X":
            generic += x
        elif symbol.isdigit():
            generic += int(symbol)
        elif any(part.isdigit() for part in parts):
            numbered.append(parts)
        else:
            specific.append(frozenset(parts))
    found = []
    for chosen in product(*numbered):
        types = [frozenset((part,)) for part in chosen if not part.isdigit()]
        numbers = sum(int(part) for part in chosen if part.isdigit())
        narrowest_first = sorted((*specific, *types), key=lambda s: (len(s), sorted(s)))
        found.append(Requirement(tuple(narrowest_first), generic + numbers))
    return tuple(sorted(found, key=lambda way: len(way.specific) + way.generic))


def pays(mana: Mana, types: frozenset[str]) -> bool:
    """107.4a, c, e: mana of one of the types; 107.4h: of any type, if a snow source produced it."""
    return mana.type in types or (mana.snow and SNOW in types)


# ------------------------------------------------------------------------------------------------ spending
def spend(pool: tuple[Mana, ...], stages: Sequence[Stage]) -> tuple[Mana, ...] | None:
    """What is left of the pool after the first stage, spent so that the later stages can be paid too; None if none."""
    first, *later = stages
    for way in first.ways:
        for left in _ways_to_spend(pool, way, first.usable):
            if not later or spend((*left, *first.brings), later) is not None:
                return left
    return None


def _ways_to_spend(
    pool: tuple[Mana, ...], way: Requirement, usable: Callable[[Mana], bool]
) -> Iterator[tuple[Mana, ...]]:
    """Mana that is good for nothing else first: restricted, then colourless, then what there is most of."""
    kinds = dict.fromkeys(m for m in pool if usable(m))
    order = sorted(
        kinds, key=lambda m: (m.only_for is None, m.snow, m.type != "C", -pool.count(m), MANA_TYPES.index(m.type))
    )
    if way.specific:
        for kind in order:
            if pays(kind, way.specific[0]):
                yield from _ways_to_spend(_without(pool, kind), Requirement(way.specific[1:], way.generic), usable)
        return
    yield from _generic(pool, order, way.generic)


def _generic(pool: tuple[Mana, ...], order: list[Mana], amount: int) -> Iterator[tuple[Mana, ...]]:
    if amount == 0:
        yield pool
    elif order:
        there = min(amount, pool.count(order[0]))
        for n in range(there, -1, -1):
            left = pool
            for _ in range(n):
                left = _without(left, order[0])
            yield from _generic(left, order[1:], amount - n)


def _without(pool: tuple[Mana, ...], kind: Mana) -> tuple[Mana, ...]:
    at = pool.index(kind)
    return pool[:at] + pool[at + 1 :]
