"""504 Draw step."""

from __future__ import annotations

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import DrawCard
from reference_engine.kernel.game import Game


async def draw(game: Game) -> None:
    """504.1: the active player draws a card; in a two-player game not in the game's first turn (103.8a)."""
    if game.state.turn.number == 1 and len(game.state.players) == 2:
        return
    await pipeline.happen(game, DrawCard(player=game.state.turn.active, rule="504.1"))
