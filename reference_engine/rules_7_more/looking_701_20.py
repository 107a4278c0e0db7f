"""701.20 Looking at cards on top of a library, and revealing one of them."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import ChooseSome
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.effects_609 import performs
from reference_engine.vocabulary.looking import RevealUntil, TakeFromTop


@performs(TakeFromTop)
async def take_from_top(game: Game, effect: TakeFromTop, frame: Frame) -> None:
    """701.20e: the cards stay in the library meanwhile. With fewer cards than that, all of them (609.3)."""
    player = frame.controller
    looked_at = game.state.zone("library", player)[: effect.looked_at]
    source = effects_609.source_now(game, frame)
    options = [
        id for id in looked_at
        if selecting.fits(game, effect.one, game.view.row(id), source, player, zone="library")
    ]  # fmt: skip
    chosen = await ChooseSome(player, "choose", options, 0, 1, source.id, "701.20e") if options else ()
    for id in chosen:
        game.note("701.20a", "reveal", card=id, player=player)
    rest = [id for id in looked_at if id not in chosen]
    await pipeline.happen(
        game,
        *(events.Move(obj=id, to="hand", source=source.id, rule="400.3") for id in chosen),
        *(events.Move(obj=id, to="library", source=source.id, rule="401.4") for id in rest),
    )


@performs(RevealUntil)
async def reveal_until(game: Game, effect: RevealUntil, frame: Frame) -> None:
    """701.20a, e: the cards stay in the library meanwhile; if none fits, all of them are revealed."""
    player, source = frame.controller, effects_609.source_now(game, frame)
    revealed, found = [], None
    for id in game.state.zone("library", player):
        game.note("701.20a", "reveal", card=id, player=player)
        if selecting.fits(game, effect.found, game.view.row(id), source, player, zone="library"):
            found = id
            break
        revealed.append(id)
    if found is not None:
        move = events.Move(obj=found, to="battlefield", controller=player, source=source.id, rule="701.20a")
        await pipeline.happen(game, move)
    await pipeline.happen(game, *(events.Move(obj=id, to="library", source=source.id, rule="401.4") for id in revealed))
