"""603 Triggered abilities: which trigger on what happened, and how they get onto the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Labelled, Order
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player, State, change, turn_order
from reference_engine.rules_6_spells import (
    effects_609,
    how_often_603_2,
    layers_613,
    resolving_608,
    triggers_on_triggers_603_3b,
)
from reference_engine.rules_6_spells.watchers_603 import MATCHES, Seen, Watcher
from reference_engine.vocabulary.abilities import Triggered
from reference_engine.vocabulary.keywords import Suspend
from reference_engine.vocabulary.record import said
from reference_engine.vocabulary.watching import Watch


class Triggering(msgspec.Struct, frozen=True):
    """An ability that has triggered and waits to be put onto the stack (603.3)."""

    context: Context


# ------------------------------------------------------------------------------------------------ triggering
def look_for_triggers(game: Game, before: State, results: Sequence[tuple[Event, Any]]) -> None:
    """603.2: each ability sees what happened, from after it; leaving the battlefield and the like from before."""
    told = [(event, result) for event, result in results if type(event) in MATCHES]
    if not told:
        return
    after = watchers_now(game)
    batch = tuple(event for event, _ in told)
    for event, result in told:
        seen = Seen(game, before, event, result, batch)
        for watcher in after:
            _trigger(seen, watcher, from_before=False)
        if is_seen_from_before(event, before):
            for watcher in _watchers_before(layers_613.view(before)):
                _trigger(seen, watcher, from_before=True)
        _trigger_delayed(seen)
    look_at_states(game, after)


def watchers_now(game: Game) -> list[Watcher]:
    """Every ability that could trigger. Kept with the view, as many events leave it valid."""
    view = game.view
    if "watchers" not in view.memo:
        rows = [*view.battlefield(), *_in_exile(view), *view.elsewhere(), *view.stack()]
        view.memo["watchers"] = _watchers(rows)
    found: list[Watcher] = view.memo["watchers"]
    return found


def watchers_on_battlefield(view: layers_613.View) -> list[Watcher]:
    if "watchers on the battlefield" not in view.memo:
        view.memo["watchers on the battlefield"] = _watchers(view.battlefield())
    found: list[Watcher] = view.memo["watchers on the battlefield"]
    return found


def _watchers_before(view: layers_613.View) -> list[Watcher]:
    """Those that look back, for as long as the view before the event is the same."""
    if "watchers before" not in view.memo:
        view.memo["watchers before"] = [*watchers_on_battlefield(view), *_watchers(_in_exile(view))]
    found: list[Watcher] = view.memo["watchers before"]
    return found


def _watchers(rows: Sequence[Row]) -> list[Watcher]:
    return [
        Watcher(record, row, row.controller, held)
        for row in rows
        for held, record in row.all(Triggered)
        if layers_613.works_here(record, row)
    ]


def _in_exile(view: layers_613.View) -> list[Row]:
    """Cards with triggered abilities that work in exile (113.6k); suspended ones are such (702.62a)."""
    exile = view.state.zone("exile")
    cards = view.state.objects
    return [view.row(id) for id in exile if any(map(_works_in_exile, cards[id].card.abilities))]


def _works_in_exile(ability: Any) -> bool:
    return isinstance(ability, Suspend) or (isinstance(ability, Triggered) and ability.zone == "exile")


def _trigger(seen: Seen, watcher: Watcher, *, from_before: bool) -> None:
    for when in (watcher.ability.when, *watcher.ability.when.also):
        if looks_back(when) is not from_before:
            continue
        if when.in_your_turn and seen.game.state.turn.active != watcher.controller:
            continue
        for new in MATCHES[type(seen.event)](seen, when, watcher):
            context = Context(
                watcher.ability, watcher.controller, watcher.source, held=watcher.held, event=seen.event, new=new
            )
            for _ in range(how_often_603_2.times(seen, watcher)):
                if not how_often_603_2.may_trigger(seen.game, watcher) or not trigger(seen.game, context):
                    continue
                if watcher.ability.only_once_each_turn and watcher.held is not None:
                    how_often_603_2.remember(seen.game, watcher.source.id, watcher.held.key)


def trigger(game: Game, context: Context) -> bool:
    """603.4: with an intervening if it triggers only if that is true now."""
    if context.ability.if_ is not None and not effects_609.holds(game, context.ability.if_, Frame(context)):
        return False
    context, others = triggers_on_triggers_603_3b.look(game, context)
    game.triggered.append(Triggering(context))
    game.note("603.2", "trigger", source=context.source.id, ability=context.ability)
    for other in others:
        trigger(game, other)
    return True


def _trigger_delayed(seen: Seen) -> None:
    """603.7b: a delayed triggered ability triggers once, the next time its event occurs."""
    for delayed in seen.game.state.delayed:
        remembered: Context = delayed.context
        watcher = Watcher(delayed.ability, remembered.source, remembered.controller, remembered.held, remembered.new)
        ways = (delayed.ability.when, *delayed.ability.when.also)
        new = next((new for when in ways for new in MATCHES[type(seen.event)](seen, when, watcher)), _NOTHING)
        if new is _NOTHING:
            continue
        kept = remembered.new if remembered.new is not None else new
        context = replace(remembered, ability=delayed.ability, event=seen.event, new=kept)
        if trigger(seen.game, context) and not delayed.every_time:
            rest = tuple(d for d in seen.game.state.delayed if d is not delayed)
            seen.game.state = change(seen.game.state, delayed=rest)


_NOTHING = object()


def looks_back(when: Watch) -> bool:
    """603.10a–f: is it determined from before the event whether this triggers?"""
    fields = (when.leaves, when.dies, when.becomes_unattached, when.phases_out, when.countered, when.loses_game)
    return any(field is not None for field in (*fields, when.sacrifices)) or bool(when.put_into_exile_from)


def is_seen_from_before(event: events.Event, before: State) -> bool:
    """Could an ability that looks back trigger on this event?"""
    if isinstance(event, events.Move):
        was = before.objects.get(event.obj)
        left = was is not None and was.zone in ("battlefield", "graveyard")
        return left or event.reason == "counter"
    return isinstance(event, events.PhaseOut | events.Unattach | events.Attach | events.LoseGame)


# ------------------------------------------------------------------------------------------------ states
def look_at_states(game: Game, watchers: Sequence[Watcher] | None = None) -> None:
    """603.8: an ability triggers as soon as its state is true, unless it waits or is on the stack already."""
    if watchers is None:
        memo = game.view.memo
        if "states" not in memo:
            memo["states"] = [w for w in watchers_on_battlefield(game.view) if w.ability.when.state]
        watchers = memo["states"]
    for watcher in watchers:
        if watcher.ability.when.state is None or watcher.held is None or _is_pending(game, watcher):
            continue
        context = Context(watcher.ability, watcher.controller, watcher.source, held=watcher.held)
        if effects_609.holds(game, watcher.ability.when.state, Frame(context)):
            trigger(game, context)


def _is_pending(game: Game, watcher: Watcher) -> bool:
    on_stack = (game.state.objects[id].context for id in game.state.zone("stack"))
    pending = [c for c in (*on_stack, *(t.context for t in game.triggered)) if c is not None and c.held is not None]
    return any(c.source.id == watcher.source.id and c.held.key == watcher.held.key for c in pending if watcher.held)


# ------------------------------------------------------------------------------------------------ onto the stack
async def put_triggers_on_stack(game: Game) -> bool:
    """603.3b: first what didn't trigger on another ability's triggering, then what did. Were there any?"""
    look_at_states(game)
    waiting, game.triggered = game.triggered, []
    if not waiting:
        return False
    second = [t for t in waiting if triggers_on_triggers_603_3b.is_about_another(t.context)]
    await _put(game, [t for t in waiting if t not in second])
    await _put(game, [Triggering(triggers_on_triggers_603_3b.about(game, t.context)) for t in second])
    return True


async def _put(game: Game, waiting: Sequence[Triggering]) -> None:
    """603.3b: in APNAP order, each player's own in the order that player chooses."""
    for player in turn_order(game.state):
        mine = [t.context for t in waiting if t.context.controller == player]
        for context in reversed(await _in_order(player, mine)):
            await resolving_608.put_ability_on_stack(game, context)


async def _in_order(player: Player, mine: list[Context]) -> list[Context]:
    """The order in which a player's abilities will resolve: what goes onto the stack last resolves first."""
    if len(mine) < 2 or all(context.ability == mine[0].ability for context in mine):
        return mine[::-1]
    options = [Labelled(n, f"{c.source.name}: {said(c.ability.when)}", c.source.id) for n, c in enumerate(mine)]
    order = await Order(player, "trigger-order", options, None, "603.3b")
    return [mine[option.value] for option in order]
