"""307.5a, 603.7g Spells cast when no sorcery could have been, what they become being sacrificed for it later."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import DelayedTrigger, Player, change
from reference_engine.rules_1_concepts import special_actions_116
from reference_engine.vocabulary.abilities import Triggered
from reference_engine.vocabulary.casting import FlashButSacrificed, SacrificeWhatItBecame
from reference_engine.vocabulary.watching import Watch


def is_hurried(game: Game, player: Player, row: Row) -> bool:
    """307.5a: is it cast without priority, outside its player's main phase, or with something on the stack?

    Nothing else counts: not whether that player has a sorcery, or may cast one. Before the spell is on the stack.
    """
    return row.first(FlashButSacrificed) is not None and not (
        game.state.turn.priority == player and special_actions_116.could_cast_a_sorcery(game, player)
    )


def sacrifice_later(game: Game, player: Player, row: Row) -> None:
    """603.7g: the object with the static ability is the source, and its controller now is the ability's controller."""
    record = row.first(FlashButSacrificed)
    assert record is not None, "the spell was cast as this ability allows"
    ability = Triggered(when=Watch(step=record.at_next), do=(SacrificeWhatItBecame(),))
    context = Context(ability=ability, controller=player, source=row, new=row.id)
    delayed = DelayedTrigger(id=game.tick(), ability=ability, context=context)
    game.state = change(game.state, delayed=(*game.state.delayed, delayed))
    game.note("603.7g", "delayed trigger", ability=ability, about=row.id)


@performs(SacrificeWhatItBecame)
async def sacrifice_what_it_became(game: Game, effect: SacrificeWhatItBecame, frame: Frame) -> None:
    """701.21a: by whoever controls the permanent, as long as it is the one which that spell became (400.7)."""
    here = [game.state.objects[id] for id in game.state.zone("battlefield")]
    await pipeline.happen(
        game,
        *(
            events.Move(obj=obj.id, to="graveyard", reason="sacrifice", source=frame.source.id, rule="701.21a")
            for obj in here
            if obj.was == frame.context.new
        ),
    )
