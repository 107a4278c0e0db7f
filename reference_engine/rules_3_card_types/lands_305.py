"""305 Lands: the mana abilities of basic land types (305.6), and what setting a land's type takes away (305.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from reference_engine.kernel.rows import Held, Row
from reference_engine.rules_2_parts.type_line_205 import BASIC_LAND_TYPES, LAND_TYPES
from reference_engine.vocabulary.abilities import Activated
from reference_engine.vocabulary.mana import AddMana

MANA_OF = dict(zip(BASIC_LAND_TYPES, "WUBRG", strict=True))
"""The mana type that each basic land type's intrinsic ability makes (305.6)."""


@lru_cache(None)
def intrinsic(subtype: str) -> Activated:
    """The ability to tap for one mana that a basic land type gives (305.6)."""
    return Activated(cost=("{T}",), do=(AddMana(f"{{{MANA_OF[subtype]}}}"),))


def is_intrinsic(held: Held) -> bool:
    """Does an object have this ability only because of a basic land type?"""
    mark = held.key[1]
    return isinstance(mark, tuple) and mark[0] == "305.6"


def give_intrinsics(row: Row, origin: Any, stamp: int = 0) -> None:
    """305.6: a land has the mana ability of each of its basic land types, once, and of no type that it lost."""
    wanted = tuple(t for t in BASIC_LAND_TYPES if t in row.subtypes) if "Land" in row.types else ()
    kept = tuple(h for h in row.abilities if not is_intrinsic(h) or h.key[1][1] in wanted)
    there = {h.key[1][1] for h in kept if is_intrinsic(h)}
    new = tuple(Held(intrinsic(t), origin, False, ("305.6", t), stamp) for t in wanted if t not in there)
    if new or len(kept) != len(row.abilities):
        row.abilities = kept + new


def set_land_type(row: Row, subtype: str, origin: Any, stamp: int = 0) -> None:
    """305.7: the new type replaces the land's types and every ability of its own; what others granted stays."""
    row.subtypes = (row.subtypes - LAND_TYPES) | {subtype}
    row.abilities = tuple(h for h in row.abilities if not (h.printed or is_intrinsic(h)))
    give_intrinsics(row, origin, stamp)
