"""702 Keyword abilities with parameters: the abilities that each stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.vocabulary.abilities import (
    Ability,
    Activated,
    Crew,
    CumulativeUpkeep,
    EntersWith,
    Equip,
    Fading,
    Triggered,
    Ward,
    Watch,
)
from reference_engine.vocabulary.effects import (
    AttachIt,
    CounterIt,
    If,
    Modify,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    TapUntapped,
    Unless,
)
from reference_engine.vocabulary.modifications import AddTypes
from reference_engine.vocabulary.selectors import Target, Which
from reference_engine.vocabulary.values import Compare, CountersOn


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


_EXPANSIONS: dict[type, Callable[[Any], tuple[Ability, ...]]] = {
    Equip: equip,
    Crew: crew,
    CumulativeUpkeep: cumulative_upkeep,
    Fading: fading,
    Ward: ward,
}
_expanded: dict[int, tuple[Any, tuple[Ability, ...]]] = {}
_KEPT_AT_MOST = 4096


def expand(ability: Ability) -> tuple[Ability, ...]:
    """The abilities that a keyword ability means; nothing for any other ability.

    The same keyword record always gives the same records, so that what was worked out for one holds for the next.
    """
    make = _EXPANSIONS.get(type(ability))
    if make is None:
        return ()
    kept = _expanded.get(id(ability))
    if kept is None or kept[0] is not ability:
        if len(_expanded) >= _KEPT_AT_MOST:
            _expanded.clear()
        _expanded[id(ability)] = kept = (ability, make(ability))
    return kept[1]
