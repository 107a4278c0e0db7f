"""603.2d, 603.2h, 603.8–10: states and rarer events that trigger abilities, and how often an ability triggers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from reference_engine.kernel import events
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, State, change
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609, in_force_611, layers_613, triggers_603
from reference_engine.vocabulary.triggers import TriggersAgain
from reference_engine.vocabulary.watching import Watch

if TYPE_CHECKING:
    from reference_engine.rules_6_spells.triggers_603 import Seen, Watcher

HAUNTED = "haunted"
"""What is kept as a choice of a card that haunts."""


# ------------------------------------------------------------------------------------------------ by kind of event
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


def phases(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """702.26; 603.10b: what phases out is seen from before."""
    e: events.PhaseOut | events.PhaseIn = seen.event
    what = when.phases_out if isinstance(e, events.PhaseOut) else when.phases_in
    if what == "this" and e.obj == watcher.source.id:
        yield e.obj


def countered(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.10e, 701.6a: the spell as it was on the stack; a copy that nobody cast is none that was cast."""
    e: events.Move = seen.event
    if when.countered is None or e.reason != "counter" or e.obj not in seen.before.zone("stack"):
        return
    row = layers_613.view(seen.before).row(e.obj)
    if row.obj.cast.was_cast and seen.by(row.controller, watcher) and seen.is_meant(when.countered, row, watcher):
        yield seen.result


def activates(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """602.2b, 601.2i: as the ability becomes activated, after its cost was paid."""
    e: events.AbilityActivated = seen.event
    if when.activates == "any" or (when.activates and (e.player == watcher.controller) is (when.activates == "you")):
        yield e.obj


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


def dealt(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.2c: once for each player or permanent, however many sources deal it damage at the same time."""
    e: events.DealDamage = seen.event
    if when.dealt_damage is None or (when.combat and not e.combat):
        return
    if next(d for d in seen.batch if isinstance(d, events.DealDamage) and d.to == e.to) is not e:
        return
    if e.to in seen.game.state.players:
        if when.dealt_damage == "you" and e.to == watcher.controller:
            yield None
    elif seen.is_meant(when.dealt_damage, seen.game.row(ObjId(int(e.to))), watcher):
        yield e.to


def prevented(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """615.13: once for each effect that prevents some of the damage."""
    e: events.DamagePrevented = seen.event
    whose = when.damage_prevented
    if whose is None or not e.amount or e.to not in seen.game.state.players:
        return
    if whose == "any" or (e.to == watcher.controller) is (whose == "you"):
        yield None


def loses(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.9, 603.10f: for whatever reason."""
    e: events.LoseGame = seen.event
    if when.loses_game == "any" or (when.loses_game and (e.player == watcher.controller) is (when.loses_game == "you")):
        yield None


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


def is_another_of_several(seen: Seen, when: Watch, watcher: Watcher) -> bool:
    """603.2c: has a source that fits too dealt such damage to the same player, of the same damage, before this one?"""
    e: events.DealDamage = seen.event
    for d in seen.batch:
        if d is e:
            return False
        alike = isinstance(d, events.DealDamage) and d.to == e.to and d.source is not None and d.combat == e.combat
        if alike and seen.is_meant(when.deals_damage, seen.game.row(d.source), watcher):
            return True
    return False


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


def monstrous(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.BecomeMonstrous = seen.event
    if when.becomes_monstrous is not None and seen.is_meant(when.becomes_monstrous, seen.game.row(e.obj), watcher):
        yield e.obj


def turned_up(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.TurnFaceUp = seen.event
    if when.turned_face_up is not None and seen.is_meant(when.turned_face_up, seen.game.row(e.obj), watcher):
        yield e.obj


def crews(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """702.122b."""
    e: events.Crew = seen.event
    if when.crews is not None and seen.is_meant(when.crews, seen.game.row(e.creature), watcher):
        yield e.obj


def haunted_by(card: Row) -> ObjId | None:
    """702.55b: the object that a card in exile haunts, whether or not it is still a creature."""
    return next((value for what, value in card.obj.choices if what[1] == HAUNTED), None)


def leveled(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """716.2a."""
    e: events.BecomeLevel = seen.event
    if when.becomes_level == e.level and e.obj == watcher.source.id:
        yield e.obj


def control(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.ControlLost = seen.event
    if when.control_lost is None or not seen.by(e.player, watcher):
        return
    if seen.is_meant(when.control_lost, seen.game.row(e.obj), watcher):
        yield e.obj


def looks_back(when: Watch) -> bool:
    """603.10a–f: is it determined from before the event whether this triggers?"""
    fields = (when.leaves, when.dies, when.becomes_unattached, when.phases_out, when.countered, when.loses_game)
    return any(field is not None for field in fields) or bool(when.put_into_exile_from)


def is_seen_from_before(event: events.Event, before: State) -> bool:
    """Could an ability that looks back trigger on this event?"""
    if isinstance(event, events.Move):
        was = before.objects.get(event.obj)
        left = was is not None and was.zone in ("battlefield", "graveyard")
        return left or event.reason == "counter"
    return isinstance(event, events.PhaseOut | events.Unattach | events.Attach | events.LoseGame)


# ------------------------------------------------------------------------------------------------ how often
def times(seen: Seen, watcher: Watcher) -> int:
    """603.2d: how many times an ability that has triggered triggers."""
    e, row = seen.event, watcher.source
    if not isinstance(e, events.Move) or e.to != "battlefield" or seen.result is None or row.obj.zone != "battlefield":
        return 1
    entered = seen.game.view.row(seen.result)
    return 1 + sum(
        rule.controller == watcher.controller
        and selecting.fits(seen.game, rule.record.entering, entered, rule.source, rule.controller)
        for rule in in_force_611.of_kinds(seen.game, TriggersAgain)
    )


def may_trigger(game: Game, watcher: Watcher) -> bool:
    """Has an ability that triggers only once each turn, or whose action is done only once (603.2h), still to do so?"""
    ability, held = watcher.ability, watcher.held
    if held is None or not (ability.only_once_each_turn or ability.do_only_once_each_turn):
        return True
    return (game.state.turn.number, watcher.source.id, ("triggered", held.key)) not in game.state.activated


def remember(game: Game, source: ObjId, key: Any) -> None:
    """It has triggered, or what it allows has been done, for this turn."""
    entry = (game.state.turn.number, source, ("triggered", key))
    game.state = change(game.state, activated=game.state.activated | {entry})


# ------------------------------------------------------------------------------------------------ states
def look_at_states(game: Game, watchers: Sequence[Watcher] | None = None) -> None:
    """603.8: an ability triggers as soon as its state is true, unless it waits or is on the stack already."""
    if watchers is None:
        memo = game.view.memo
        if "states" not in memo:
            memo["states"] = [w for w in triggers_603.watchers_on_battlefield(game.view) if w.ability.when.state]
        watchers = memo["states"]
    for watcher in watchers:
        if watcher.ability.when.state is None or watcher.held is None or _is_pending(game, watcher):
            continue
        context = Context(watcher.ability, watcher.controller, watcher.source, held=watcher.held)
        if effects_609.holds(game, watcher.ability.when.state, Frame(context)):
            triggers_603.trigger(game, context)


def _is_pending(game: Game, watcher: Watcher) -> bool:
    on_stack = (game.state.objects[id].context for id in game.state.zone("stack"))
    pending = [c for c in (*on_stack, *(t.context for t in game.triggered)) if c is not None and c.held is not None]
    return any(c.source.id == watcher.source.id and c.held.key == watcher.held.key for c in pending if watcher.held)
