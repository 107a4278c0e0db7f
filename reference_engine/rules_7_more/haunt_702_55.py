"""702.55 Haunt: a card in exile that waits for a creature to die."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.rules_6_spells import effects_609, watchers_603
from reference_engine.vocabulary.zones import ExileHaunting


@performs(ExileHaunting)
async def exile_haunting(game: Game, effect: ExileHaunting, frame: Frame) -> None:
    """702.55a–b: the card, if it is still in the graveyard into which it was put."""
    cards = effects_609.objects_of(game, "what_this_became", frame)
    haunted = effects_609.objects_of(game, effect.haunted_object, frame)
    if cards and haunted:
        kept = ((watchers_603.HAUNTED, haunted[0]),)
        await pipeline.happen(
            game,
            events.Move(obj=cards[0], to="exile", reason="exile", choices=kept, source=frame.source.id, rule="702.55a"),
        )
