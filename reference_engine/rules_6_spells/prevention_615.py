"""615 Prevention effects: damage that would be dealt isn't (615.1, 615.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.events import DamagePrevented, DealDamage, Event, RemoveCounters
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_6_spells import effects_609, in_force_611, players_613_10
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import (
    How,
    Replacement,
    of_counters,
    replaces,
    rule_replaces,
)
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary.abilities import PreventDamage
from reference_engine.vocabulary.effects import Effect
from reference_engine.vocabulary.replacing import DamageCantBePrevented


# ------------------------------------------------------------------------------------------------ what prevention is
def can_be_prevented(game: Game) -> bool:
    """615.12: does nothing in force say that damage can't be prevented?"""
    return not any(type(rule.record) is DamageCantBePrevented for rule in in_force_611.in_force(game))


def prevent(
    game: Game, rule: InForce, e: DealDamage, most: int | None = None, then: tuple[Effect, ...] = ()
) -> Event | None:
    """Prevent the damage, or at most so much of it (615.1); what is left is dealt.

    615.12: damage that can't be prevented is dealt all the same, and what else the effect says happens.
    """
    able = can_be_prevented(game)
    amount = (e.amount if most is None else min(most, e.amount)) if able else 0
    source = rule.source.id if rule.source is not None else None
    prevented = DamagePrevented(to=e.to, amount=amount, by=rule.key, then=then, source=source, rule="615.6")
    if amount == e.amount:
        return replace(prevented, besides=e.besides)
    return replace(e, amount=e.amount - amount, besides=(*e.besides, prevented))


@contains(DamagePrevented)
def _besides(game: Game, e: DamagePrevented) -> tuple[Event, ...]:
    return e.besides


def together(happened: list[tuple[int, Event, Any]]) -> list[tuple[int, Event, Any]]:
    """615.13: what one effect prevents of simultaneous damage to an object or player is prevented at once."""
    amounts: Counter[tuple[Any, Any]] = Counter()
    for _, e, _ in happened:
        if isinstance(e, DamagePrevented):
            amounts[e.by, e.to] += e.amount
    if not amounts:
        return happened
    found = []
    for n, e, result in happened:
        if isinstance(e, DamagePrevented):
            if (e.by, e.to) not in amounts:
                continue
            e = replace(e, amount=amounts.pop((e.by, e.to)))
        found.append((n, e, result))
    return found


async def afterwards(game: Game, happened: list[tuple[int, Event, Any]]) -> None:
    """615.5: what else the effects say that prevented damage."""
    for _, e, _ in happened:
        source = game.row(e.source) if isinstance(e, DamagePrevented) and e.then and e.source is not None else None
        if isinstance(e, DamagePrevented) and source is not None:
            frame = Frame(Context(None, source.controller, source, event=e))
            frame.it = (ObjId(int(e.to)),) if e.to not in game.state.players else ()
            await effects_609.perform(game, e.then, frame)


# ------------------------------------------------------------------------------------------------ abilities
def _prevents(game: Game, rule: InForce, e: DealDamage) -> bool:
    """Does it shield the object or player that would be dealt damage, or bind the source that would deal it?"""
    record: PreventDamage = rule.record
    if record.combat_only and not e.combat:
        return False
    if record.to_or_by == "any":
        return True
    to: Row | Player = (
        Player(str(e.to)) if e.to in game.state.players else game.view.row(ObjId(int(e.to)))
    )
    if record.to and in_force_611.concerns(game, rule, record.to_or_by, to):
        return True
    source = game.row(e.source) if e.source is not None else None
    return record.by and source is not None and in_force_611.concerns(game, rule, record.to_or_by, source)


@replaces(PreventDamage, DealDamage, _prevents)
async def _prevent(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    return prevent(game, rule, e, then=rule.record.then)


async def _prevent_all(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    return prevent(game, rule, e)


@rule_replaces(DealDamage)
def _protected(game: Game, e: DealDamage) -> Iterator[Replacement]:
    """702.16e: damage from sources of the quality is prevented."""
    source = game.row(e.source) if e.source is not None else None
    if source is None:
        return
    if e.to in game.state.players:
        rule = players_613_10.protecting(game, Player(str(e.to)), source)
        if rule is not None:
            yield Replacement(rule, How("e", lambda *_: True, _prevent_all))
        return
    row = game.view.row(ObjId(int(e.to)))
    held = protection_702_16.protecting(row, source)
    if held is not None:
        yield Replacement(
            InForce(held.ability, row, row.controller, (row.id, held.key), held),
            How("e", lambda *_: True, _prevent_all),
        )


@rule_replaces(DealDamage)
def _shielded(game: Game, e: DealDamage) -> Iterator[Replacement]:
    """122.1c: damage to it is prevented, and a shield counter comes off."""
    if e.to not in game.state.players:
        yield from of_counters(game.view.row(ObjId(int(e.to))), "shield", "122.1c", _shield_counter)


async def _shield_counter(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    """122.1c, 615.12: the counter comes off also where the damage can't be prevented."""
    off = RemoveCounters(obj=ObjId(int(e.to)), kind="shield", count=1, source=e.source, rule="122.1c")
    return prevent(game, rule, replace(e, besides=(*e.besides, off)))
