"""603.2, 603.6 What triggers on objects: their moving between zones, their counters, their status, being targeted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_6_spells import in_force_611, layers_613
from reference_engine.rules_6_spells.watchers_603 import Seen, Watcher, triggers_on
from reference_engine.rules_7_more import sagas_714
from reference_engine.vocabulary.abilities import DontTrigger
from reference_engine.vocabulary.watching import Watch


@triggers_on(events.Move)
def _moves(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.Move = seen.event
    now = when.during is None or when.during == seen.game.state.turn.step
    if e.to == "battlefield" and when.enters is not None and seen.result is not None and now:  # 603.6a
        row = seen.game.view.row(seen.result)
        if row.obj.zone == "battlefield" and seen.is_meant(when.enters, row, watcher) and not _silenced(seen, row):
            yield seen.result
    if e.to == "battlefield" and _lore(seen, when, watcher, seen.result):
        yield seen.result
    if when.discards is not None and e.reason == "discard":  # 701.9a: whatever zone it ends up in
        player = seen.before.objects[e.obj].owner
        if players_102.is_meant(when.discards, player, watcher.controller):
            yield seen.result
    yield from countered(seen, when, watcher)
    yield from buried(seen, when, watcher)
    yield from unattached(seen, when, watcher)
    yield from exiled(seen, when, watcher)
    left = seen.before.objects.get(e.obj)
    if left is not None and left.zone == "battlefield":  # 603.6c, 700.4
        row = seen.game.seen[e.obj]
        if seen.is_meant(when.leaves, row, watcher):
            yield seen.result
        if e.to == "graveyard" and seen.is_meant(when.dies, row, watcher):
            yield seen.result
        sacrificed = e.reason == "sacrifice" and seen.by(row.controller, watcher)
        if sacrificed and seen.is_meant(when.sacrifices, row, watcher):  # 701.21a: wherever it went
            yield seen.result


@triggers_on(events.AbilityResolved)
def _resolved(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """608.2p, 714.2d: of a Saga that is there still, as state-based actions come later (714.4)."""
    e: events.AbilityResolved = seen.event
    saga = seen.game.row(e.source) if e.source is not None else None
    if when.final_chapter_resolves is None or saga is None or not sagas_714.is_chapter_ability(e.ability):
        return
    last = e.ability.when.lore_reaches == sagas_714.final_chapter(saga)
    if last and seen.is_meant(when.final_chapter_resolves, saga, watcher):
        yield saga.id


def _silenced(seen: Seen, row: Row) -> bool:
    """101.2: does an ability in force say that such an object's entering causes no ability to trigger?"""
    return any(
        in_force_611.concerns(seen.game, rule, rule.record.entering, row)
        for rule in in_force_611.of_kinds(seen.game, DontTrigger)
    )


def countered(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.10e, 701.6a: the spell as it was on the stack; a copy that nobody cast is none that was cast."""
    e: events.Move = seen.event
    if when.countered is None or e.reason != "counter" or e.obj not in seen.before.zone("stack"):
        return
    row = layers_613.view(seen.before).row(e.obj)
    if row.obj.cast.was_cast and seen.by(row.controller, watcher) and seen.is_meant(when.countered, row, watcher):
        yield seen.result


def buried(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.6c: from anywhere, also from the battlefield; the card sees it from the graveyard that it was put into."""
    e: events.Move = seen.event
    if when.put_into_graveyard is not None and e.to == "graveyard" and seen.result == watcher.source.id:
        yield seen.result
    was = seen.before.objects.get(e.obj)
    if when.buried is not None and e.to == "graveyard" and seen.result is not None and was is not None:
        card = was.kind == "card" and was.zone != "battlefield"
        if card and seen.is_meant(when.buried, seen.game.view.row(seen.result), watcher):
            yield seen.result


def exiled(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.2c: once for all the cards that are put into exile from these zones at the same time; tokens are no cards."""
    if not when.put_into_exile_from:
        return
    objects = seen.before.objects
    cards = (
        e for e in seen.batch
        if isinstance(e, events.Move) and e.to == "exile" and e.obj in objects and objects[e.obj].kind == "card"
        and objects[e.obj].zone in when.put_into_exile_from
    )  # fmt: skip
    if next(cards, None) is seen.event:
        yield None


@triggers_on(events.Unattach, events.Attach)
def unattached(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """701.3d, 603.10c: it comes off, goes onto another permanent, or leaves the battlefield: off what it was on."""
    e: events.Unattach | events.Attach | events.Move = seen.event
    if when.becomes_unattached is None or e.obj != watcher.source.id:
        return
    was = seen.before.objects.get(e.obj)
    host = was.attached_to if was is not None and was.zone == "battlefield" else None
    now = seen.game.state.objects.get(e.obj)
    if isinstance(host, int) and (now is None or now.attached_to != host):
        yield host


@triggers_on(events.PhaseOut, events.PhaseIn)
def phases(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """702.26; 603.10b: what phases out is seen from before."""
    e: events.PhaseOut | events.PhaseIn = seen.event
    what = when.phases_out if isinstance(e, events.PhaseOut) else when.phases_in
    if what == "this" and e.obj == watcher.source.id:
        yield e.obj


def _lore(seen: Seen, when: Watch, watcher: Watcher, id: Any) -> bool:
    """714.2b, 122.6: counters put on it, also as it entered, took their number from below the chapter's to it."""
    if when.lore_reaches is None or id != watcher.source.id:
        return False
    old, saga = seen.before.objects.get(id), watcher.source
    now = saga.obj.count("lore")
    if saga.has("read ahead") and saga.obj.came == seen.before.turn.number and now != when.lore_reaches:  # 702.155a
        return False
    return (old.count("lore") if old is not None else 0) < when.lore_reaches <= now


@triggers_on(events.PutCounters)
def _counters(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.PutCounters = seen.event
    if e.kind == "lore" and _lore(seen, when, watcher, e.obj):
        yield e.obj
    if when.nth_counter is not None and e.kind == when.nth_counter[0] and e.obj == watcher.source.id:  # 122.7
        old = seen.before.objects.get(watcher.source.id)
        if old is not None and old.count(e.kind) < when.nth_counter[1] <= watcher.source.obj.count(e.kind):
            yield e.obj


@triggers_on(events.RemoveCounters)
def _removes(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """A counter of a kind is removed from the source (once for each), or the last of them."""
    e: events.RemoveCounters = seen.event
    if when.counter_removed == e.kind and e.obj == watcher.source.id:
        yield from (e.obj for _ in range(e.count))
    if when.last_removed == e.kind and e.obj == watcher.source.id and not watcher.source.obj.count(e.kind):
        yield e.obj


@triggers_on(events.Tap)
def _tapped(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """701.26a: only what was untapped becomes tapped (603.2e)."""
    e: events.Tap = seen.event
    if when.becomes_tapped is None or seen.before.status_of(e.obj).tapped:
        return
    if seen.is_meant(when.becomes_tapped, seen.game.row(e.obj), watcher):
        yield e.obj


@triggers_on(events.Untap)
def _untapped(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """701.26b: only what was tapped becomes untapped (603.2e)."""
    e: events.Untap = seen.event
    if when.becomes_untapped is None or not seen.before.status_of(e.obj).tapped:
        return
    turn = seen.game.state.turn
    if when.during not in (None, turn.step) or not seen.by(turn.active, watcher):
        return
    if seen.is_meant(when.becomes_untapped, seen.game.row(e.obj), watcher):
        yield e.obj


@triggers_on(events.BecomeTarget)
def _targets(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.BecomeTarget = seen.event
    if when.becomes_target is None or e.target in seen.game.state.players or not seen.by(e.player, watcher):
        return
    row = seen.game.row(e.of)
    if when.of_a_spell and (row is None or row.obj.kind == "ability"):
        return
    if seen.is_meant(when.becomes_target, seen.game.row(ObjId(int(e.target))), watcher):
        yield e.of


@triggers_on(events.BecomeMonstrous)
def monstrous(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.BecomeMonstrous = seen.event
    if when.becomes_monstrous is not None and seen.is_meant(when.becomes_monstrous, seen.game.row(e.obj), watcher):
        yield e.obj


@triggers_on(events.TurnFaceUp)
def turned_up(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.TurnFaceUp = seen.event
    if when.turned_face_up is not None and seen.is_meant(when.turned_face_up, seen.game.row(e.obj), watcher):
        yield e.obj


@triggers_on(events.BecomeLevel)
def leveled(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """716.2a."""
    e: events.BecomeLevel = seen.event
    if when.becomes_level == e.level and e.obj == watcher.source.id:
        yield e.obj


@triggers_on(events.Crew)
def crews(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """702.122b."""
    e: events.Crew = seen.event
    if when.crews is not None and seen.is_meant(when.crews, seen.game.row(e.creature), watcher):
        yield e.obj


@triggers_on(events.ControlLost)
def control(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.ControlLost = seen.event
    if when.control_lost is None or not seen.by(e.player, watcher):
        return
    if seen.is_meant(when.control_lost, seen.game.row(e.obj), watcher):
        yield e.obj
