"""603.7, 603.12 Delayed and reflexive triggered abilities: how effects create them; `triggers_603` triggers them."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import DelayedTrigger, change
from reference_engine.rules_6_spells import effects_609, triggers_603
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.abilities import Triggered
from reference_engine.vocabulary.triggers import WhenResolved, WhenYouDo
from reference_engine.vocabulary.watching import Watch


@performs(e.Later)
async def later(game: Game, effect: e.Later, frame: Frame) -> None:
    """603.7a, d–e: the source and the controller are those of the spell or ability that creates it.

    With `of`, the ability is about those objects (603.7c), its `it`, the first its `that`; there is none if they aren't
    there any more.
    """
    about, found = None, []
    if effect.of is not None:
        found = effects_609.objects_of(game, effect.of, frame)
        if not found:
            return
        about = found[0]
    remembered = replace(frame.context, ability=effect.ability, new=about, x=frame.x, kept=tuple(found))
    delayed = DelayedTrigger(
        id=game.tick(), ability=effect.ability, context=remembered, until=effect.until, every_time=effect.every_time
    )
    game.state = change(game.state, delayed=(*game.state.delayed, delayed))
    game.note("603.7a", "delayed trigger", ability=effect.ability, about=about)


@performs(WhenResolved)
async def when_resolved(game: Game, effect: WhenResolved, frame: Frame) -> None:
    """603.7h: created, and triggered, only by the resolution of that ability which is so manyth this turn."""
    held = frame.held
    if held is None:
        return
    turn, source = game.state.turn.number, frame.source.id
    key = ("resolved", held.key)
    before = sum((t, i, k[:2]) == (turn, source, key) for t, i, k in game.state.activated if isinstance(k, tuple))
    game.state = change(game.state, activated=game.state.activated | {(turn, source, (*key, before))})
    if before + 1 == effect.nth_time:
        ability = Triggered(when=Watch(), do=effect.what_then, target=effect.target)
        triggers_603.trigger(game, replace(frame.context, ability=ability, targets=(), modes=(), held=None))


@performs(WhenYouDo)
async def when_you_do(game: Game, effect: WhenYouDo, frame: Frame) -> None:
    """603.12: checked at once, it triggers if the player has done it; what was sacrificed is known to it."""
    if frame.done:
        ability = Triggered(when=Watch(), do=effect.what_then, target=effect.target)
        about = replace(frame.context, ability=ability, targets=(), modes=(), division=(), held=None, gone=frame.gone)
        triggers_603.trigger(game, replace(about, kept=frame.it, x=frame.x))
