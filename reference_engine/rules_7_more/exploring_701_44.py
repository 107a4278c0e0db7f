"""701.44 Explore."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Confirm
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.concepts import Explore


@performs(Explore)
async def explore(game: Game, effect: Explore, frame: Frame) -> None:
    """701.44a: the top card is revealed; a land goes to hand, else the permanent grows and the card may be buried."""
    for id in effects_609.objects_of(game, effect.what, frame):
        player = game.view.row(id).controller
        top = next(iter(game.state.zone("library", player)), None)
        if top is not None:
            game.note("701.44a", "reveal", player=player, card=top)
        if top is not None and "Land" in game.view.row(top).types:
            await pipeline.happen(game, events.Move(obj=top, to="hand", source=frame.source.id, rule="701.44a"))
            continue
        await pipeline.happen(
            game,
            events.PutCounters(
                obj=id, kind="+1/+1", count=1, by=player, source=frame.source.id, rule="701.44a"
            ),
        )
        if top is not None and await Confirm(player, "may", frame.source.id, "701.44a"):
            await pipeline.happen(game, events.Move(obj=top, to="graveyard", source=frame.source.id, rule="701.44a"))
