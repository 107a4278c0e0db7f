"""119 Life: gaining and losing it adjusts the life total (119.3)."""

from __future__ import annotations

from reference_engine.kernel.events import GainLife, LoseLife
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.state import with_player


@occurs(GainLife)
def _gain(game: Game, e: GainLife) -> None:
    game.state = with_player(game.state, e.player, life=game.state.players[e.player].life + e.amount)


@occurs(LoseLife)
def _lose(game: Game, e: LoseLife) -> None:
    game.state = with_player(game.state, e.player, life=game.state.players[e.player].life - e.amount)
