"""731 Day and night."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.state import change


def check(game: Game) -> None:
    """731.2, 502.2: after a turn whose active player cast no spell day becomes night, after one with two, day again."""
    now, spells = game.state.day_night, game.state.spells_last_turn
    if now == "day" and spells == 0:
        game.state = change(game.state, day_night="night")
        game.note("731.2a", "night")
    elif now == "night" and spells >= 2:
        game.state = change(game.state, day_night="day")
        game.note("731.2b", "day")
