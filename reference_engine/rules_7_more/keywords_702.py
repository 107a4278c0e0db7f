"""702 Keyword abilities with parameters: the abilities that each stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.rules_7_more import bestow_702_103, overload_702_96, sagas_714
from reference_engine.vocabulary.abilities import (
    Ability,
    Activated,
    Cant,
    EntersWith,
    LoyaltyAbility,
    Static,
    Triggered,
    Watch,
)
from reference_engine.vocabulary.additional import Except
from reference_engine.vocabulary.amounts import Cycling
from reference_engine.vocabulary.casting import Embalm
from reference_engine.vocabulary.combat import MayExert
from reference_engine.vocabulary.concepts import GainLevel
from reference_engine.vocabulary.costs import ChangeLoyalty, TapUntapped
from reference_engine.vocabulary.counters import PutCounters, RemoveCounters
from reference_engine.vocabulary.effects import (
    AttachIt,
    CastSuspended,
    CopySpell,
    CounterIt,
    CreateCopy,
    Discard,
    Draw,
    Exile,
    If,
    Later,
    Modify,
    ReturnToBattlefield,
    Sacrifice,
    Unless,
)
from reference_engine.vocabulary.faces import CascadeFrom
from reference_engine.vocabulary.keywords import (
    Bestow,
    Chapter,
    ClassLevel,
    Crew,
    CumulativeUpkeep,
    Equip,
    Evoke,
    Fading,
    Fortify,
    Level,
    LevelUp,
    Overload,
    Suspend,
    Ward,
)
from reference_engine.vocabulary.modifications import (
    AddPowerToughness,
    AddTypes,
    GainAbilities,
    SetColor,
    SetPowerToughness,
)
from reference_engine.vocabulary.record import Record
from reference_engine.vocabulary.resolutions import AnchorWord, Champion, Dash
from reference_engine.vocabulary.selectors import Target, Which
from reference_engine.vocabulary.spell_costs import AlternativeCost
from reference_engine.vocabulary.values import CastFor, ClassLevelOf, Compare, CountersOn, WordChosen
from reference_engine.vocabulary.zones import ExileHaunting, Haunt


def equip(keyword: Equip) -> tuple[Ability, ...]:
    """702.6a: for its cost, at sorcery speed, attach this to a target creature you control."""
    return (
        Activated(
            cost=(keyword.mana,),
            do=(AttachIt(what="this", to="target"),),
            target=Target(type="Creature", controller="you"),
            only="as_a_sorcery",
            text=f"equip {keyword.mana}",
        ),
    )


def fortify(keyword: Fortify) -> tuple[Ability, ...]:
    """702.67a: for its cost, at sorcery speed, attach this to a target land you control."""
    return (
        Activated(
            cost=(keyword.mana,),
            do=(AttachIt(what="this", to="target"),),
            target=Target(type="Land", controller="you"),
            only="as_a_sorcery",
            text=f"fortify {keyword.mana}",
        ),
    )


def crew(keyword: Crew) -> tuple[Ability, ...]:
    """702.122a: tapping other creatures with enough power between them makes this an artifact creature for the turn."""
    return (
        Activated(
            cost=(
                TapUntapped(
                    which=Which(type="Creature", controller="you", other=True), total_power=keyword.power
                ),
            ),
            do=(Modify(of="this", by=(AddTypes(types=("Artifact", "Creature")),), until="end of turn"),),
            text=f"crew {keyword.power}",
        ),
    )


def cumulative_upkeep(keyword: CumulativeUpkeep) -> tuple[Ability, ...]:
    """702.24a: each of your upkeeps one age counter more, then the cost once for each of them, or the sacrifice."""
    return (
        Triggered(
            when=Watch(step="upkeep", by="you"),
            if_="on_the_battlefield",
            do=(
                PutCounters(kind="age", on="this"),
                Unless(pays=keyword.cost, times=CountersOn(what="this", kind="age"), do=(Sacrifice(what="this"),)),
            ),
        ),
    )


def fading(keyword: Fading) -> tuple[Ability, ...]:
    """702.32a: it enters with fade counters; each of your upkeeps takes one, or the permanent if there is none."""
    counters = CountersOn(what="this", kind="fade")
    return (
        EntersWith(kind="fade", amount=keyword.counters),
        Triggered(
            when=Watch(step="upkeep", by="you"),
            do=(
                If(
                    condition=Compare(of=counters, at_least=1),
                    do=(RemoveCounters(kind="fade"),),
                    otherwise=(Sacrifice(what="this"),),
                ),
            ),
        ),
    )


def ward(keyword: Ward) -> tuple[Ability, ...]:
    """702.21a: what an opponent targets this with is countered unless that player pays."""
    return (
        Triggered(
            when=Watch(becomes_target="this", by="opponent"),
            do=(Unless(pays=(keyword.mana,), who="that_player", do=(CounterIt(what="that"),)),),
        ),
    )


def level_up(keyword: LevelUp) -> tuple[Ability, ...]:
    """702.87a."""
    return (
        Activated(
            cost=(keyword.mana,),
            do=(PutCounters(kind="level", on="this"),),
            only="as_a_sorcery",
            text=f"level up {keyword.mana}",
        ),
    )


def level(keyword: Level) -> tuple[Ability, ...]:
    """711.2: with so many level counters on it, it has this base power and toughness and these abilities."""
    power, toughness = (int(n) for n in keyword.size.split("/"))
    gained = (GainAbilities(abilities=keyword.abilities),) if keyword.abilities else ()
    return (
        Static(
            modify=(SetPowerToughness(power=power, toughness=toughness), *gained),
            if_=Compare(
                of=CountersOn(what="this", kind="level"), at_least=keyword.at_least, at_most=keyword.at_most
            ),
        ),
    )


def evoke(keyword: Evoke) -> tuple[Ability, ...]:
    """702.74a: an alternative cost, and the sacrifice as the permanent enters if that cost was paid."""
    return (
        AlternativeCost(cost=keyword.cost, method="evoke"),
        Triggered(when=Watch(enters="this"), if_=CastFor(method="evoke"), do=(Sacrifice(what="this"),)),
    )


def bestow(keyword: Bestow) -> tuple[Ability, ...]:
    """702.103a: an alternative cost; what it makes of the spell is in `bestow_702_103`."""
    return (AlternativeCost(cost=keyword.cost, method=bestow_702_103.METHOD),)


def overload(keyword: Overload) -> tuple[Ability, ...]:
    """702.96a: an alternative cost; what it does to the text is in `overload_702_96`."""
    return (AlternativeCost(cost=keyword.cost, method=overload_702_96.METHOD),)


def suspend(keyword: Suspend) -> tuple[Ability, ...]:
    """702.62a: in exile, a time counter less each of your upkeeps; without the last one it may be cast for nothing."""
    return (
        Triggered(
            when=Watch(step="upkeep", by="you"),
            if_=Compare(of=CountersOn(what="this", kind="time"), at_least=1),
            do=(RemoveCounters(kind="time"),),
            zone="exile",
        ),
        Triggered(when=Watch(last_removed="time"), if_="in_exile", do=(CastSuspended(what="this"),), zone="exile"),
    )


def loyalty(ability: LoyaltyAbility) -> tuple[Ability, ...]:
    """606.2–4: an activated ability whose cost is loyalty counters put on or removed."""
    return (
        Activated(
            cost=(ChangeLoyalty(by=ability.change),),
            do=ability.do,
            target=ability.target,
            only="loyalty",
            text=f"{ability.change:+d}" if ability.change else "0",
        ),
    )


def may_exert(ability: MayExert) -> tuple[Ability, ...]:
    """701.43d, 603.12a: what happens when it is exerted as it attacks."""
    return (Triggered(when=Watch(exerted="this"), do=ability.do),)


def cycling(keyword: Cycling) -> tuple[Ability, ...]:
    """702.29a: from the hand, for its cost and the card itself, draw a card."""
    return (
        Activated(
            cost=(keyword.mana_part, Discard(which="this")),
            do=(Draw(),),
            text=f"cycling {keyword.mana_part}",
            zone="hand",
        ),
    )


def class_level(keyword: ClassLevel) -> tuple[Ability, ...]:
    """107.16a, 716.2a: the level is gained only from the one below and as a sorcery, and it brings its abilities."""
    level, below = ClassLevelOf(what="this"), keyword.number_of - 1
    return (
        Activated(
            cost=(keyword.mana,),
            do=(GainLevel(level=keyword.number_of),),
            only="as_a_sorcery",
            only_if=Compare(of=level, at_least=below, at_most=below),
        ),
        Static(
            modify=(GainAbilities(abilities=keyword.abilities),),
            if_=Compare(of=level, at_least=keyword.number_of),
        ),
    )


def champion(keyword: Champion) -> tuple[Ability, ...]:
    """702.72a: it is sacrificed unless another such permanent is exiled, which returns when it leaves (607.2k)."""
    exiled = Which(zone="exile", exiled_with_this=True)
    return (
        Triggered(when=Watch(enters="this"), do=(Unless(pays=(Exile(keyword.which),), do=(Sacrifice(what="this"),)),)),
        Triggered(when=Watch(leaves="this"), do=(ReturnToBattlefield(what=exiled),)),
    )


def dash(keyword: Dash) -> tuple[Ability, ...]:
    """702.109a: an alternative cost, and haste if it was paid; the return is created as it enters (608.3g)."""
    dashed = CastFor(method="dash")
    return (
        AlternativeCost(cost=keyword.cost, method="dash"),
        Static(modify=(GainAbilities(abilities=("haste",)),), if_=dashed),
    )


def anchor_word(ability: AnchorWord) -> tuple[Ability, ...]:
    """614.12b, 607.2m: it has these abilities as long as the word was chosen."""
    return (Static(modify=(GainAbilities(abilities=ability.abilities),), if_=WordChosen(word=ability.word)),)


def _returns_with(kind: str) -> tuple[Ability, ...]:
    """It returns with a counter of the kind as it dies, if it had none as it last was on the battlefield (603.10a)."""
    return (
        Triggered(
            when=Watch(dies="this"),
            if_=Compare(of=CountersOn(what="this", kind=kind), at_most=0),
            do=(ReturnToBattlefield(what="what_this_became", counters=(kind,)),),
        ),
    )


def embalm(keyword: Embalm) -> tuple[Ability, ...]:
    """702.128a: from the graveyard, at sorcery speed, a token that is a white Zombie copy without a mana cost."""
    embalmed = Except(color="white", no_mana_cost=True, also_subtypes=("Zombie",))
    return (
        Activated(
            cost=(keyword.embalm_cost, Exile(what="this")),
            do=(CreateCopy(of="this", except_=embalmed),),
            only="as_a_sorcery",
            text=f"embalm {keyword.embalm_cost}",
            zone="graveyard",
        ),
    )


def haunt(keyword: Haunt) -> tuple[Ability, ...]:
    """702.55a: when this dies, it is exiled haunting a target creature."""
    return (Triggered(when=Watch(dies="this"), target=Target(type="Creature"), do=(ExileHaunting(),)),)


_EXPANSIONS: dict[type, Callable[[Any], tuple[Ability, ...]]] = {
    ClassLevel: class_level,
    Equip: equip,
    Fortify: fortify,
    Crew: crew,
    CumulativeUpkeep: cumulative_upkeep,
    Fading: fading,
    LevelUp: level_up,
    Level: level,
    Ward: ward,
    Evoke: evoke,
    Bestow: bestow,
    Overload: overload,
    Suspend: suspend,
    LoyaltyAbility: loyalty,
    MayExert: may_exert,
    Chapter: sagas_714.chapters,
    Cycling: cycling,
    Champion: champion,
    Dash: dash,
    AnchorWord: anchor_word,
    Haunt: haunt,
    Embalm: embalm,
}
class EntersTransformedAtNight(Record, frozen=True):
    """702.145b: if it is night, this enters transformed."""


_WORDS: dict[str, tuple[Ability, ...]] = {
    "daybound": (EntersTransformedAtNight(),),  # type: ignore[dict-item]  # 702.145b
    "storm": (  # 702.40a
        Triggered(
            when=Watch(casts="this"),
            do=(CopySpell(what="this", times="spells_cast_before_this", new_targets=True),),
            zone="stack",
        ),
    ),
    "cascade": (Triggered(when=Watch(casts="this"), do=(CascadeFrom(),), zone="stack"),),  # 702.85a
    "exalted": (  # 702.83a
        Triggered(
            when=Watch(attacks_alone=Which(type="Creature", controller="you")),
            do=(Modify(of="that", by=(AddPowerToughness(power=1, toughness=1),)),),
        ),
    ),
    "decayed": (  # 702.147a
        Cant(what="block"),
        Triggered(
            when=Watch(attacks="this"),
            do=(
                Later(ability=Triggered(when=Watch(step="end of combat"), do=(Sacrifice(what="that"),)), of="this"),
            ),
        ),
    ),
    "devoid": (Static(modify=(SetColor(color="colorless"),)),),  # 702.114a
    "changeling": (Static(modify=(AddTypes(every_creature_type=True),)),),  # 702.73a
    "persist": _returns_with("-1/-1"),  # 702.79a
    "undying": _returns_with("+1/+1"),  # 702.93a
}
"""Keyword abilities that are a bare word and stand for other records."""
_expanded: dict[int, tuple[Any, tuple[Ability, ...]]] = {}
_KEPT_AT_MOST = 4096


def expand(ability: Ability) -> tuple[Ability, ...]:
    """The abilities that a keyword ability means; nothing for any other ability.

    The same keyword record always gives the same records, so that what was worked out for one holds for the next.
    """
    if isinstance(ability, str):
        return _WORDS.get(ability, ())
    make = _EXPANSIONS.get(type(ability))
    if make is None:
        return ()
    kept = _expanded.get(id(ability))
    if kept is None or kept[0] is not ability:
        if len(_expanded) >= _KEPT_AT_MOST:
            _expanded.clear()
        _expanded[id(ability)] = kept = (ability, make(ability))
    return kept[1]
