"""404 Graveyard: what instructions say of its order (404.2)."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.effects_609 import performs
from reference_engine.vocabulary import costs


@performs(costs.ExileTopmost)
async def exile_topmost(game: Game, effect: costs.ExileTopmost, frame: Frame) -> None:
    """404.2: the card put there last, of those that fit."""
    player, source = frame.player or frame.controller, effects_609.source_now(game, frame)
    fitting = [
        id for id in game.state.zone("graveyard", player)
        if selecting.fits(game, effect.which, game.view.row(id), source, player, zone="graveyard")
    ]  # fmt: skip
    if not fitting:
        raise IllegalAction("118.3", "there is no such card in the graveyard")
    move = events.Move(obj=fitting[-1], to="exile", reason="exile", source=source.id, rule="404.2")
    await pipeline.happen(game, move)
