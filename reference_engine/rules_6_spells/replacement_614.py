"""614 Replacement effects: which apply to an event, and what each makes of it.

`@replaces(record, event)` registers the function that applies a kind of record to a kind of event. `616` decides in
which order; effects of the rules themselves are registered with `@rule_replaces`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import players_102, selecting
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import in_force_611
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.vocabulary.abilities import CountersPut, IfTappedForMana, InsteadOfGraveyard, TwiceAsMany
from reference_engine.vocabulary.record import said

Applies = Callable[[Game, InForce, Any], bool]
Apply = Callable[[Game, InForce, Any], Coroutine[Any, Any, Event | None]]


class How(NamedTuple):
    """How a kind of record replaces a kind of event."""

    group: str
    """Which of 616.1a–e it belongs to."""
    applies: Applies
    apply: Apply


class Replacement(NamedTuple):
    """A replacement or prevention effect that could change an event now."""

    rule: InForce
    how: How

    @property
    def source(self) -> ObjId | None:
        return self.rule.source.id if self.rule.source is not None else None

    @property
    def text(self) -> str:
        """How it is told apart from others of its source."""
        name = self.rule.source.name if self.rule.source is not None else ""
        return f"{name}: {said(self.rule.record)}"


HOW: dict[tuple[type, type[Event], bool], How] = {}
"""By kind of record, kind of event, and whether it is the entering object's own."""
RULES: dict[type[Event], list[Callable[[Game, Any], Iterator[Replacement]]]] = {}
"""Effects that the rules make without an ability, by kind of event: for an event, those that apply."""


def replaces(
    record: type, event: type[Event], applies: Applies, *, group: str = "e", own: bool = False
) -> Callable[[Apply], Apply]:
    """Registers how a kind of record changes a kind of event: to another event, or to nothing (None).

    `own`: as an ability of the object that is entering (614.12); else of what is in force already.
    """

    def note(apply: Apply) -> Apply:
        HOW[record, event, own] = How(group, applies, apply)
        return apply

    return note


def rule_replaces(event: type[Event]) -> Callable[[Callable[[Game, Any], Iterator[Replacement]]], Any]:
    """Registers a function that gives the replacements which the rules themselves make for a kind of event."""

    def note(function: Callable[[Game, Any], Iterator[Replacement]]) -> Any:
        RULES.setdefault(event, []).append(function)
        return function

    return note


@functools.cache
def _kinds_that_replace(event: type[Event]) -> tuple[type, ...]:
    """The records that are registered for a kind of event: all are, once every module has been imported."""
    return tuple(record for record, kind, own in HOW if kind is event and not own)


def applicable(game: Game, e: Event) -> list[Replacement]:
    """The effects that apply to an event now (614.1), without those that had their one opportunity (614.5)."""
    found: list[Replacement] = []
    if isinstance(e, events.Move) and e.to == "battlefield":
        for rule in in_force_611.of_row(zones_400.would_be(game.state, e)):
            how = HOW.get((type(rule.record), type(e), True))
            if how is not None:
                # The object has no id of its own on the battlefield yet: it is known by the one it leaves behind.
                found.append(Replacement(rule._replace(key=(e.obj, rule.key[1])), how))
    for rule in in_force_611.of_kinds(game, *_kinds_that_replace(type(e))):
        found.append(Replacement(rule, HOW[type(rule.record), type(e), False]))
    found = [r for r in found if r.rule.key not in e.replaced_by and r.how.applies(game, r.rule, e)]
    for function in RULES.get(type(e), ()):
        found += [r for r in function(game, e) if r.rule.key not in e.replaced_by]
    return found


# ------------------------------------------------------------------------------------------------ mana (106.12b)
def _changes_mana(game: Game, rule: InForce, e: events.ProduceMana) -> bool:
    """106.12b: for a permanent tapped for mana that is producing mana, of that amount at least."""
    record: IfTappedForMana = rule.record
    if not e.tapped_for or not e.mana or len(e.mana) < record.at_least or e.permanent is None:
        return False
    if not players_102.is_meant(record.by, e.player, rule.controller):
        return False
    row = game.row(e.permanent)
    return row is not None and selecting.fits(game, record.what, row, rule.source, rule.controller, rule.chosen_color)


@replaces(IfTappedForMana, events.ProduceMana, _changes_mana)
async def _change_mana(game: Game, rule: InForce, e: events.ProduceMana) -> Event:
    """Another type, another amount, or more; a restriction on spending stays (106.6), on more of it too (106.6a)."""
    record: IfTappedForMana = rule.record
    mana = e.mana
    if record.amount is not None:
        mana = (mana * record.amount)[: record.amount]
    if record.produces is not None:
        kind = record.produces.strip("{}")
        mana = tuple(replace(m, type=kind) for m in mana)
    return replace(e, mana=mana * record.times)


# ------------------------------------------------------------------------------------------------ twice (614.16)
def _more_tokens(game: Game, rule: InForce, e: events.Create) -> bool:
    return bool(rule.record.of == "tokens" and e.player == rule.controller)


@replaces(TwiceAsMany, events.Create, _more_tokens)
async def _twice_the_tokens(game: Game, rule: InForce, e: events.Create) -> Event:
    return replace(e, count=e.count * 2)


def _more_counters(game: Game, rule: InForce, e: events.PutCounters) -> bool:
    """614.16: only where an effect puts them, no cost and no turn-based action, which has no source."""
    if rule.record.of != "counters" or e.source is None or e.as_cost or e.obj in game.state.players:
        return False
    row: Row = game.view.row(ObjId(int(e.obj)))
    return row.obj.zone == "battlefield" and row.controller == rule.controller


@replaces(TwiceAsMany, events.PutCounters, _more_counters)
async def _twice_the_counters(game: Game, rule: InForce, e: events.PutCounters) -> Event:
    return replace(e, count=e.count * 2)


def _enters_with_counters(game: Game, rule: InForce, e: events.Move) -> bool:
    """614.16, 122.6: counters with which another replacement lets it enter are put on it by an effect."""
    if rule.record.of != "counters" or not e.counters or e.to != "battlefield":
        return False
    return zones_400.would_be(game.state, e).controller == rule.controller


@replaces(TwiceAsMany, events.Move, _enters_with_counters)
async def _enters_with_twice_as_many(game: Game, rule: InForce, e: events.Move) -> Event:
    return replace(e, counters=tuple((kind, count * 2) for kind, count in e.counters))


# ------------------------------------------------------------------------------------------------ by whom (122.6a)
def _is_meant(rule: InForce, player: Player | None) -> bool:
    record: CountersPut = rule.record
    return players_102.is_meant(record.by, player, rule.controller)


def _changed(record: CountersPut, count: int) -> int:
    return count // 2 if record.halved else count * record.times


def _put_by(game: Game, rule: InForce, e: events.PutCounters) -> bool:
    """By an effect, a cost or a turn-based action; on a permanent or a player, not on a card elsewhere."""
    on_something = e.obj in game.state.players or e.obj in game.state.zone("battlefield")
    return on_something and _is_meant(rule, e.by)


@replaces(CountersPut, events.PutCounters, _put_by)
async def _other_number(game: Game, rule: InForce, e: events.PutCounters) -> Event | None:
    count = _changed(rule.record, e.count)
    return replace(e, count=count) if count else None


def _enters_with_counters_of(game: Game, rule: InForce, e: events.Move) -> bool:
    """122.6a: the controller of an object that enters with counters puts them on it."""
    if not e.counters or e.to != "battlefield":
        return False
    return _is_meant(rule, zones_400.would_be(game.state, e).controller)


@replaces(CountersPut, events.Move, _enters_with_counters_of)
async def _enters_with_other_number(game: Game, rule: InForce, e: events.Move) -> Event:
    changed = tuple((kind, _changed(rule.record, count)) for kind, count in e.counters)
    return replace(e, counters=zones_400.merged(changed))


# ------------------------------------------------------------------------------------------------ its own (614.1a)
@rule_replaces(events.Move)
def _elsewhere(game: Game, e: events.Move) -> Iterator[Replacement]:
    """113.6: an ability about where its object goes works wherever that is."""
    if e.to == "graveyard":
        for rule in in_force_611.of_row(game.view.row(e.obj)):
            if type(rule.record) is InsteadOfGraveyard:
                yield Replacement(rule, How("e", lambda *_: True, _shuffle_in))


async def _shuffle_in(game: Game, rule: InForce, e: events.Move) -> Event:
    """701.20a, 701.24a: revealed, then shuffled into its owner's library."""
    game.note("701.20a", "reveal", player=game.state.objects[e.obj].owner, card=e.obj)
    return replace(e, to="library", reason="", shuffled_in=True)


@contains(events.Move)
def _shuffles(game: Game, e: events.Move) -> tuple[Event, ...]:
    if not e.shuffled_in:
        return ()
    return (events.Shuffle(player=game.state.objects[e.obj].owner, source=e.source, rule="701.24a"),)


# ------------------------------------------------------------------------------------------------ counters (122.1)
def of_counters(row: Row, kind: str, rule: str, apply: Apply) -> Iterator[Replacement]:
    """All counters of a kind on a permanent make one replacement effect together."""
    if row.obj.zone == "battlefield" and row.obj.count(kind):
        record = f"{kind} counters"
        yield Replacement(InForce(record, row, row.controller, (row.id, rule)), How("e", lambda *_: True, apply))


@rule_replaces(events.Untap)
def _stunned(game: Game, e: events.Untap) -> Iterator[Replacement]:
    """122.1d: one stun counter comes off instead."""
    yield from of_counters(game.view.row(e.obj), "stun", "122.1d", _remove_stun_counter)


async def _remove_stun_counter(game: Game, rule: InForce, e: events.Untap) -> Event:
    return events.RemoveCounters(
        obj=e.obj, kind="stun", count=1, source=e.source, replaced_by=e.replaced_by, rule="122.1d"
    )


@rule_replaces(events.Move)
def _shielded(game: Game, e: events.Move) -> Iterator[Replacement]:
    """122.1c: destroyed by an effect, it loses a shield counter instead; state-based actions are no effect."""
    if e.reason == "destroy" and e.source is not None:
        yield from of_counters(game.view.row(e.obj), "shield", "122.1c", remove_shield_counter)


async def remove_shield_counter(game: Game, rule: InForce, e: events.Move | events.DealDamage) -> Event:
    """122.1c: what takes the place of destruction, and of damage."""
    id = e.obj if isinstance(e, events.Move) else e.to
    return events.RemoveCounters(
        obj=id, kind="shield", count=1, source=e.source, replaced_by=e.replaced_by, rule="122.1c"
    )


@rule_replaces(events.Move)
def _final(game: Game, e: events.Move) -> Iterator[Replacement]:
    """122.1h: from the battlefield it goes to exile instead of a graveyard."""
    if e.to == "graveyard":
        yield from of_counters(game.view.row(e.obj), "finality", "122.1h", _exile_instead)


async def _exile_instead(game: Game, rule: InForce, e: events.Move) -> Event:
    return replace(e, to="exile", reason="", rule="122.1h")
