"""121 Drawing a card: the top card of the library goes to the hand (121.1)."""

from __future__ import annotations

from reference_engine.kernel.events import DrawCard, Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.state import ObjId, with_player
from reference_engine.rules_4_zones import zones_400


@occurs(DrawCard)
def _(game: Game, e: DrawCard) -> ObjId | None:
    """From an empty library nothing is drawn; the player will lose for the attempt (121.4, 704.5b)."""
    library = game.state.zone("library", e.player)
    if not library:
        game.state = with_player(game.state, e.player, drew_from_empty=True)
        return None
    game.state, new = zones_400.move(game.state, Move(obj=library[0], to="hand", reason="draw"))
    game.state = with_player(game.state, e.player, cards_drawn=game.state.players[e.player].cards_drawn + 1)
    return new
