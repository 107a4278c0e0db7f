"""613.1 What each modification does to a row of characteristics, in which layer, and what it reads and writes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from reference_engine.kernel.rows import Held, Row
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_2_parts.creature_types_205_3m import CREATURE_TYPES
from reference_engine.rules_3_card_types import lands_305
from reference_engine.rules_6_spells import full_text_612_6, reading_613, text_612
from reference_engine.rules_6_spells.reading_613 import Looking
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.abilities import Static
from reference_engine.vocabulary.linked import AllCreatureNames, ChangeWord, SetName
from reference_engine.vocabulary.modifications import (
    AddPowerToughness,
    AddText,
    AddTypes,
    DefinePowerToughness,
    FullTextOfTop,
    GainAbilities,
    GainControl,
    LoseAllAbilities,
    Modification,
    ReplaceText,
    SetColor,
    SetLandType,
    SetPowerToughness,
    SetTypes,
    SwitchPowerToughness,
)
from reference_engine.vocabulary.selectors import Which

LAYERS = ("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""613.1b–g, 613.4. Layer 1 is `copying_707.printed`."""
LAYER_OF: dict[type, str] = {
    GainControl: "2",
    ChangeWord: "3",
    SetName: "3",
    AddText: "3",
    ReplaceText: "3",
    FullTextOfTop: "3",
    AllCreatureNames: "3",
    AddTypes: "4",
    SetTypes: "4",
    SetLandType: "4",
    SetColor: "5",
    GainAbilities: "6",
    LoseAllAbilities: "6",
    DefinePowerToughness: "7a",
    SetPowerToughness: "7b",
    AddPowerToughness: "7c",
    SwitchPowerToughness: "7d",
}
_TYPES = frozenset(("types", "subtypes", "supertypes", "abilities"))
_SIZE = frozenset(("size",))
WRITES: dict[type, frozenset[str]] = {
    GainControl: frozenset(("controller",)),
    ChangeWord: _TYPES,
    SetName: frozenset(("name",)),
    AddText: frozenset(("abilities",)),
    ReplaceText: frozenset(("abilities",)),
    FullTextOfTop: _TYPES | _SIZE | frozenset(("name", "colors")),
    AllCreatureNames: frozenset(("name",)),
    AddTypes: _TYPES,
    SetTypes: _TYPES,
    SetLandType: _TYPES,
    SetColor: frozenset(("colors",)),
    GainAbilities: frozenset(("abilities",)),
    LoseAllAbilities: frozenset(("abilities",)),
    DefinePowerToughness: _SIZE,
    SetPowerToughness: _SIZE,
    AddPowerToughness: _SIZE,
    SwitchPowerToughness: _SIZE,
}
"""What each changes, in the words of `selecting.reads`. A land type brings or takes a mana ability (305.6, 305.7)."""


def reads(mod: Modification) -> frozenset[str]:
    """What the outcome of a modification depends on (613.8a, «what it does»)."""
    if isinstance(mod, SetPowerToughness | AddPowerToughness | DefinePowerToughness):
        return reading_613.reads(mod.power) | reading_613.reads(mod.toughness)
    if isinstance(mod, GainControl):
        return frozenset(("controller",))
    return frozenset(("types",)) if isinstance(mod, SetLandType | AddTypes | SetTypes) else frozenset()


def numbers(mod: Modification) -> tuple[Any, ...]:
    """The numbers that a modification names."""
    if isinstance(mod, SetPowerToughness | AddPowerToughness | DefinePowerToughness):
        return mod.power, mod.toughness
    return ()


def outcome(mod: Modification, at: Looking) -> Any:
    """What it would do, where that isn't fixed: compared for dependencies."""
    if isinstance(mod, GainControl):
        return at.controller
    return tuple(reading_613.number(n, at) for n in numbers(mod))


# ------------------------------------------------------------------------------------------------ in each layer
Key = Any
"""Whose effect it is, the same in every view: the origin of the abilities that it grants (607.2)."""


def control(row: Row, mod: GainControl, at: Looking, key: Key, stamp: int) -> None:
    row.controller = at.controller


def change_word(row: Row, mod: ChangeWord, at: Looking, key: Key, stamp: int) -> None:
    text_612.change_words(row, mod)
    lands_305.give_intrinsics(row, key, stamp)


def set_name(row: Row, mod: SetName, at: Looking, key: Key, stamp: int) -> None:
    """612.8: it loses the names it had."""
    row.name = mod.name


def add_text(row: Row, mod: AddText, at: Looking, key: Key, stamp: int) -> None:
    """612.10: it follows the object's own text, of which nothing changes."""
    row.abilities += copying_707.held(mod.added, key, copied=False, stamp=stamp)


def add_types(row: Row, mod: AddTypes, at: Looking, key: Key, stamp: int) -> None:
    """205.1b: in addition to the others; a subtype only where it goes with a type the object has (205.3d)."""
    row.types |= frozenset(mod.types)
    row.supertypes |= frozenset(mod.supertypes)
    new = (*mod.subtypes, *(CREATURE_TYPES if mod.every_creature_type else ()))
    if mod.chosen_creature_type and at.chosen is not None:
        new += (at.chosen,)
    row.subtypes |= type_line_205.correlated(new, row.types)
    lands_305.give_intrinsics(row, key, stamp)


def set_types(row: Row, mod: SetTypes, at: Looking, key: Key, stamp: int) -> None:
    """205.1a: instead of its types; without types given, instead of its subtypes of the same set only."""
    if mod.types:
        row.types = frozenset(mod.types) | (row.types & {"Instant", "Sorcery"})
    kept = type_line_205.correlated(row.subtypes, row.types)
    sets = {type_line_205.types_of_subtype(subtype) for subtype in mod.subtypes}
    kept = frozenset(subtype for subtype in kept if type_line_205.types_of_subtype(subtype) not in sets)
    row.subtypes = kept | type_line_205.correlated(mod.subtypes, row.types)
    lands_305.give_intrinsics(row, key, stamp)


def set_land_type(row: Row, mod: SetLandType, at: Looking, key: Key, stamp: int) -> None:
    if "Land" in row.types:
        lands_305.set_land_type(row, mod.subtype, key, stamp)


def set_color(row: Row, mod: SetColor, at: Looking, key: Key, stamp: int) -> None:
    """105.3: the new colour replaces the others, unless it is one in addition."""
    others = row.colors if mod.in_addition else frozenset()
    row.colors = others if mod.color == "colorless" else others | {mod.color}


_given: dict[tuple[int, Key, int], tuple[GainAbilities, tuple[Held, ...]]] = {}
"""The abilities that an effect gives, as each of its objects has them."""


def gain_abilities(row: Row, mod: GainAbilities, at: Looking, key: Key, stamp: int) -> None:
    kept = _given.get((id(mod), key, stamp))
    if kept is None or kept[0] is not mod:
        if len(_given) >= _KEPT_AT_MOST:
            _given.clear()
        kept = _given[id(mod), key, stamp] = (mod, copying_707.held(mod.abilities, key, copied=False, stamp=stamp))
    row.abilities += kept[1]


def lose_abilities(row: Row, mod: LoseAllAbilities, at: Looking, key: Key, stamp: int) -> None:
    lost = mod.this_one if mod.which == "this" else mod.which
    row.abilities = () if mod.which == "all" else tuple(h for h in row.abilities if h.ability != lost)


def set_size(
    row: Row, mod: SetPowerToughness | DefinePowerToughness, at: Looking, key: Key, stamp: int
) -> None:
    row.power, row.toughness = reading_613.number(mod.power, at), reading_613.number(mod.toughness, at)


def add_size(row: Row, mod: AddPowerToughness, at: Looking, key: Key, stamp: int) -> None:
    power, toughness = reading_613.number(mod.power, at), reading_613.number(mod.toughness, at)
    row.power, row.toughness = (row.power or 0) + power, (row.toughness or 0) + toughness


def switch_size(row: Row, mod: SwitchPowerToughness, at: Looking, key: Key, stamp: int) -> None:
    row.power, row.toughness = row.toughness, row.power


_CHANGE: dict[type, Callable[[Row, Any, Looking, Key, int], None]] = {
    GainControl: control,
    ChangeWord: change_word,
    SetName: set_name,
    AddText: add_text,
    ReplaceText: full_text_612_6.replace_text,
    FullTextOfTop: full_text_612_6.full_text_of_top,
    AllCreatureNames: full_text_612_6.all_creature_names,
    AddTypes: add_types,
    SetTypes: set_types,
    SetLandType: set_land_type,
    SetColor: set_color,
    GainAbilities: gain_abilities,
    LoseAllAbilities: lose_abilities,
    DefinePowerToughness: set_size,
    SetPowerToughness: set_size,
    AddPowerToughness: add_size,
    SwitchPowerToughness: switch_size,
}


def modify(row: Row, mod: Modification, at: Looking, key: Key, stamp: int, why: str) -> None:
    """Apply one modification to a row that the layer pass works on, and note why (`Row.why`)."""
    _CHANGE[type(mod)](row, mod, at, key, stamp)
    row.why += ((LAYER_OF[type(mod)], why, mod),)


# ------------------------------------------------------------------------------------------------ worked out once
class Plan:
    """What an effect does in one layer: its modifications, what they read and write, and the test for whom they are."""

    __slots__ = ("grants", "mods", "reads", "tables", "test", "varies", "writes")

    def __init__(self, mods: tuple[Modification, ...], to: Any, condition: Any):
        self.mods = mods
        self.writes: frozenset[str] = frozenset().union(*(WRITES[type(mod)] for mod in mods))
        self.reads: frozenset[str] = frozenset(("abilities",)).union(
            *(reads(mod) for mod in mods), reading_613.reads(condition)
        )
        self.tables: frozenset[str] = reading_613.tables(condition).union(
            *(reading_613.tables(n) for mod in mods for n in numbers(mod))
        )
        self.grants = any(
            type(ability) is Static for mod in mods if isinstance(mod, GainAbilities) for ability in mod.abilities
        )
        """Whether it gives objects static abilities."""
        self.test: selecting.Test | None = None
        self.varies = any(isinstance(mod, GainControl) or _unfixed(mod) for mod in mods)
        if isinstance(to, Which):
            self.test = selecting.compiled(to)
            self.reads |= selecting.reads(to)
            self.tables |= selecting.tables(to)


def _unfixed(mod: Modification) -> bool:
    return any(not isinstance(n, int) for n in numbers(mod))


_plans: dict[int, tuple[Any, dict[str, Plan]]] = {}
_KEPT_AT_MOST = 4096


def plans(effect: Any, to: Any = None, condition: Any = None) -> dict[str, Plan]:
    """The plans of a static ability or a continuous effect (anything with `modify`), by layer."""
    kept = _plans.get(id(effect))
    if kept is None or kept[0] is not effect:
        if len(_plans) >= _KEPT_AT_MOST:
            _plans.clear()
        made = {
            layer: Plan(mods, to, condition)
            for layer in LAYERS
            if (mods := tuple(mod for mod in effect.modify if LAYER_OF[type(mod)] == layer))
        }
        _plans[id(effect)] = kept = (effect, made)
    return kept[1]


def is_characteristic_defining(held: Held) -> bool:
    """604.3a: a printed or copied static ability, without a condition, that gives only its own object a colour,
    subtypes or a size that would else be printed elsewhere on it."""
    ability = held.ability
    if not isinstance(ability, Static) or ability.to != "this" or ability.if_ is not None or not held.printed:
        return False
    return all(_defines(mod) for mod in ability.modify)


def _defines(mod: Modification) -> bool:
    if isinstance(mod, AddTypes):
        return not mod.types and not mod.supertypes
    return isinstance(mod, SetColor | DefinePowerToughness)


# ------------------------------------------------------------------------------------------------ counters
_SIZE_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")
KEYWORD_COUNTERS = (
    "deathtouch", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible", "lifelink",
    "menace", "reach", "trample", "vigilance",
)  # fmt: skip
"""122.1b, as far as the keywords exist here."""
_counters: dict[tuple[str, int], tuple[str, Plan] | None] = {}


def counter_plan(kind: str, count: int) -> tuple[str, Plan] | None:
    """The layer in which counters of a kind change characteristics, and how: 122.1a in 7c, 122.1b in 6."""
    if (kind, count) not in _counters:
        made: tuple[str, Plan] | None = None
        if size := _SIZE_COUNTER.fullmatch(kind):
            power, toughness = (int(n) * count for n in size.groups())
            made = "7c", Plan((AddPowerToughness(power=power, toughness=toughness),), None, None)
        elif kind in KEYWORD_COUNTERS:
            made = "6", Plan((GainAbilities(abilities=(kind,)),), None, None)  # type: ignore[arg-type]
        _counters[kind, count] = made
    return _counters[kind, count]
