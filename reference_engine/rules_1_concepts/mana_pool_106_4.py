"""106.4 The mana pool: mana that an effect adds goes there, and it empties as each step and phase ends."""

from __future__ import annotations

from reference_engine.kernel.events import ProduceMana
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.state import with_player


@occurs(ProduceMana)
def _(game: Game, e: ProduceMana) -> None:
    game.state = with_player(game.state, e.player, mana=(*game.state.players[e.player].mana, *e.mana))


def empty_pools(game: Game) -> None:
    """106.4, 500.5: unspent mana is lost as each step and phase ends."""
    for player, record in game.state.players.items():
        if record.mana:
            game.state = with_player(game.state, player, mana=())
            game.note("500.5", "lose_mana", player=player, mana=record.mana)
