"""603.2 What triggers on what players do and what befalls them: a step, a spell, an ability, mana, cards, life."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel.rows import Row
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_2_parts.mana_cost_202 import LETTER_OF
from reference_engine.rules_6_spells.watchers_603 import Seen, Watcher, triggers_on
from reference_engine.vocabulary.watching import Watch


@triggers_on(events.StepBegins)
def _begins(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.2b."""
    e: events.StepBegins = seen.event
    if when.step == e.step and seen.by(e.active, watcher) and (e.first or not when.first):
        yield None


@triggers_on(events.SpellCast)
def _casts(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.SpellCast = seen.event
    yield from _plays(seen, when, watcher)
    if when.casts is None or not seen.by(e.player, watcher):
        return
    row = seen.game.row(e.spell)
    if row is not None and seen.is_meant(when.casts, row, watcher) and _came_from(seen, row, when.cast_from):
        yield e.spell


def _came_from(seen: Seen, spell: Row, zone: str | None) -> bool:
    """Was the spell cast from this zone?"""
    was = seen.game.seen.get(spell.obj.was) if spell.obj.was is not None else None
    return zone is None or (was is not None and was.obj.zone == zone)


@triggers_on(events.LandPlayed)
def _plays(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """701.18b: a card played as a land or cast as a spell; a copy that is cast is no card (108.2)."""
    e: events.SpellCast | events.LandPlayed = seen.event
    id = e.spell if isinstance(e, events.SpellCast) else e.land
    row = seen.game.row(id)
    if row is None or row.obj.kind != "card":
        return
    if players_102.is_meant(when.plays, e.player, watcher.controller):
        yield id


@triggers_on(events.AbilityActivated)
def activates(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """602.2b, 601.2i: as the ability becomes activated, after its cost was paid."""
    e: events.AbilityActivated = seen.event
    if players_102.is_meant(when.activates, e.player, watcher.controller):
        yield e.obj


@triggers_on(events.ProduceMana)
def _mana(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """106.12a: as the mana ability resolves and produces mana, of the type named if one is."""
    e: events.ProduceMana = seen.event
    if when.tapped_for_mana is None or not e.tapped_for or not e.mana or e.permanent is None:
        return
    if when.produces is not None:
        wanted: Any = when.produces.strip("{}")
        if when.produces == "chosen":
            color = watcher.source.chosen(watcher.held.origin, "color") if watcher.held is not None else None
            wanted = LETTER_OF.get(color or "")
        if all(m.type != wanted for m in e.mana):
            return
    if seen.by(e.player, watcher) and seen.is_meant(when.tapped_for_mana, seen.game.row(e.permanent), watcher):
        yield e.permanent


@triggers_on(events.DrawCard)
def _draws(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """121.1: only a card that was drawn counts, not the attempt."""
    e: events.DrawCard = seen.event
    yield from first_drawn(seen, when, watcher)
    if when.draws is None or seen.result is None:
        return
    if players_102.is_meant(when.draws, e.player, watcher.controller):
        yield seen.result


def first_drawn(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.11: the first card that the player draws in a turn is revealed, and it is such a card."""
    e: events.DrawCard = seen.event
    if when.first_draw is None or seen.result is None or e.player != watcher.controller:
        return
    if seen.game.state.players[e.player].cards_drawn != 1:
        return
    seen.game.note("701.20a", "reveal", card=seen.result, player=e.player)
    if seen.is_meant(when.first_draw, seen.game.view.row(seen.result), watcher):
        yield seen.result


@triggers_on(events.Cycled)
def _cycles(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """702.29c."""
    e: events.Cycled = seen.event
    if when.cycles is not None and seen.is_meant(when.cycles, seen.game.row(e.obj), watcher):
        yield e.obj


@triggers_on(events.GainLife)
def _gains(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """119.9: a gain of 0 is no event."""
    e: events.GainLife = seen.event
    if players_102.is_meant(when.gains_life, e.player, watcher.controller):
        yield None


@triggers_on(events.LoseGame)
def loses(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.9, 603.10f: for whatever reason."""
    e: events.LoseGame = seen.event
    if players_102.is_meant(when.loses_game, e.player, watcher.controller):
        yield None
