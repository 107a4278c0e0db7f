"""118.7 Costs that are reduced: what is left of the mana in a cost, for a reduction by mana of any kind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from reference_engine.rules_2_parts.mana_cost_202 import halves

Mana = tuple[str, ...]
"""Symbols without their braces."""
SNOW = "S"


def ways(symbols: Sequence[str]) -> list[Mana]:
    """118.7e: with either half of each hybrid symbol chosen; 118.7f: a Phyrexian symbol is mana of its color."""
    return list(dict.fromkeys(product(*(halves(symbol) for symbol in symbols))))


def reduced(specific: Sequence[str], generic: int, by: Mana) -> tuple[list[str], int]:
    """What is left of the specific and the generic mana of a cost; nothing takes more than there is (118.7c, d)."""
    left, from_generic = list(specific), 0
    for symbol in by:
        meant = next((one for one in left if symbol != SNOW and symbol in halves(one)), None)
        if meant is not None:  # of a hybrid symbol in the cost that half was chosen before (601.2b)
            left.remove(meant)
        elif symbol.isdigit():
            from_generic += int(symbol)
        elif symbol != "X":  # 118.7b–d: mana that the cost doesn't require, or no more of; 118.7g: snow mana
            from_generic += 1
    return left, max(0, generic - from_generic)
