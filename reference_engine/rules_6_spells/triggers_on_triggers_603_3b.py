"""603.3b Abilities that trigger when another ability triggers: they go onto the stack after all the others."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.frame import Context
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import triggers_603


def look(game: Game, context: Context) -> tuple[Context, list[Context]]:
    """An ability that triggers, marked if another one has to find it; and what triggers on that."""
    entered = _what_entered(game, context)
    found = [
        watcher
        for watcher in triggers_603.watchers_now(game)
        if entered is not None
        and (which := watcher.ability.when.entering_triggers) is not None
        and selecting.fits(game, which, entered, watcher.source, watcher.controller)
    ]
    if not found:
        return context, []
    event = events.AbilityTriggered(mark=game.tick(), source=context.source.id, rule="603.3b")
    return replace(context, mark=event.mark), [
        Context(w.ability, w.controller, w.source, held=w.held, event=event) for w in found
    ]


def _what_entered(game: Game, context: Context) -> Row | None:
    """The permanent whose entering made the ability trigger; None if it was something else."""
    event = context.event
    if not isinstance(event, events.Move) or event.to != "battlefield":
        return None
    new = next((obj.id for obj in game.state.objects.values() if obj.was == event.obj), context.new)
    return game.row(new) if new is not None else None


def is_about_another(context: Context) -> bool:
    """603.3b: is its trigger condition another ability triggering?"""
    return isinstance(context.event, events.AbilityTriggered)


def about(game: Game, context: Context) -> Context:
    """With the ability that it is about, now that that one is on the stack."""
    stack = [game.state.objects[id] for id in game.state.zone("stack")]
    marked = (obj.id for obj in stack if obj.context is not None and obj.context.mark == context.event.mark)
    return replace(context, new=next(marked, None))
