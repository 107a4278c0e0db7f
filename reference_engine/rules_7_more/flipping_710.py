"""710 Flip cards: a permanent that flips has the characteristics of the bottom half, and stays flipped."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import with_object
from reference_engine.vocabulary.faces import Flip


@performs(Flip)
async def flip(game: Game, effect: Flip, frame: Frame) -> None:
    """710.4: it can't become unflipped; one that has left keeps nothing of it."""
    obj = game.state.objects.get(frame.source.id)
    if obj is not None and obj.zone == "battlefield" and not obj.flipped:
        await pipeline.happen(game, events.Flip(obj=obj.id, source=frame.source.id, rule="710.4"))


@occurs(events.Flip)
def _flips(game: Game, event: events.Flip) -> None:
    """110.5c: a status, which stays whatever the permanent becomes a copy of."""
    game.state = with_object(game.state, replace(game.state.objects[event.obj], flipped=True))
