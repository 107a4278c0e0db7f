"""Abilities in words: keywords as the protocol spells them, others by their cost or kind."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.rows import Row
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary import abilities as a
from reference_engine.vocabulary import keywords as k


def keywords(row: Row) -> list[str]:
    """Keyword abilities, each once: `first strike`, `protection from green`, `ward {2}`."""
    told: list[str] = []
    for held in row.abilities:
        told += [word for word in _keyword(held.ability) if word not in told]
    return told


def _keyword(ability: Any) -> tuple[str, ...]:
    match ability:
        case str():
            return (ability,)
        case k.Protection():
            return tuple(f"protection from {protection_702_16.plural(quality)}" for quality in ability.from_)
        case k.Ward():
            return (f"ward {ability.mana}",)
        case k.LevelUp():
            return (f"level up {ability.mana}",)
        case k.Equip():
            return (f"equip {ability.mana}",)
        case k.Crew():
            return (f"crew {ability.power}",)
        case k.Kicker():
            return (f"{'multikicker' if ability.any_number_of_times else 'kicker'} {ability.cost}",)
        case k.CumulativeUpkeep():
            return ("cumulative upkeep",)
        case k.Enchant():
            return (f"enchant {_described(ability.what)}",)
    return ()


def _described(which: Any) -> str:
    """What an Aura enchants, in a word: a player, a subtype, a card type, a permanent."""
    if which.player is not None:
        return "player"
    kind = which.subtype or which.type or "permanent"
    return kind.lower() if isinstance(kind, str) else " or ".join(kind).lower()


def abilities(row: Row) -> list[str]:
    """A word or two for every ability: the keyword, the cost of an activated ability, the kind of any other."""
    return [", ".join(_keyword(held.ability)) or _kind(held.ability) for held in row.abilities]


def _kind(ability: Any) -> str:
    if isinstance(ability, k.Chapter):
        return f"chapter {', '.join(str(number) for number in ability.numbers)}"
    if isinstance(ability, a.Activated):
        return activation_cost(ability)
    return str(type(ability).__struct_config__.tag)


def activation_cost(ability: a.Activated) -> str:
    """How an activated ability is named: its own text, or its cost with the parts that aren't symbols in a word."""
    parts = [part if isinstance(part, str) else str(type(part).__struct_config__.tag) for part in ability.cost]
    return ability.text or ", ".join(parts)
