"""612.5–7 Text that changes as a whole: a text box, the full text of another card, names without end."""

from __future__ import annotations

from functools import cache
from typing import Any

from reference_engine import cardfiles
from reference_engine.kernel.rows import Row
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_6_spells.reading_613 import Looking
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.linked import AllCreatureNames
from reference_engine.vocabulary.modifications import FullTextOfTop, ReplaceText

Key = Any


def replace_text(row: Row, mod: ReplaceText, at: Looking, key: Key, stamp: int) -> None:
    """612.5: all of the rules text that it had so far; what an effect grants later isn't text of the object."""
    row.abilities = copying_707.held(mod.text_box, key, copied=True, stamp=stamp)


def full_text_of_top(row: Row, mod: FullTextOfTop, at: Looking, key: Key, stamp: int) -> None:
    """612.6: also its name, mana cost, color, type line, power and toughness."""
    graveyard = at.state.zone("graveyard", row.controller)
    other = copying_707.printed(at.state.objects[graveyard[-1]]) if graveyard else None
    if other is None or "Creature" not in other.types:
        return
    row.name, row.mana_cost, row.colors = other.name, other.mana_cost, other.colors
    row.types, row.subtypes, row.supertypes = other.types, other.subtypes, other.supertypes
    row.power, row.toughness, row.base = other.power, other.toughness, other.base
    abilities = (*(held.ability for held in other.abilities), *mod.and_text)
    row.abilities = copying_707.held(abilities, key, copied=True, stamp=stamp)


def all_creature_names(row: Row, mod: AllCreatureNames, at: Looking, key: Key, stamp: int) -> None:
    """612.7."""
    row.all_names = True


# ------------------------------------------------------------------------------------------------ names
@cache
def is_of_a_creature_card(name: str) -> bool:
    """612.7: is this the name of a nonlegendary creature card?"""
    try:
        card = cardfiles.card(name)
    except cardfiles.UnknownCard:
        return False
    supertypes, types, _ = type_line_205.type_line(card.type)
    return card.name == name and "Creature" in types and "Legendary" not in supertypes


def is_named(row: Row, name: str) -> bool:
    """201.2: is this a name of the object?"""
    return row.name == name or (row.all_names and is_of_a_creature_card(name))
