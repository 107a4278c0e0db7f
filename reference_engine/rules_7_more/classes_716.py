"""716 Classes: becoming another level. What a class level bar stands for is in `keywords_702`."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import with_object
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.concepts import GainLevel


@performs(GainLevel)
async def gain_level(game: Game, effect: GainLevel, frame: Frame) -> None:
    """716.2a."""
    for id in effects_609.objects_of(game, "this", frame):
        await pipeline.happen(
            game, events.BecomeLevel(obj=id, level=effect.level, source=frame.source.id, rule="716.2a")
        )


@occurs(events.BecomeLevel)
def _becomes_level(game: Game, event: events.BecomeLevel) -> None:
    game.state = with_object(game.state, replace(game.state.objects[event.obj], level=event.level))
