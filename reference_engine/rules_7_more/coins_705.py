"""705 Flipping a coin: the player who flips calls it, and chance shows a side."""

from __future__ import annotations

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import Player
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.chance import FlipCoin

CHANCE = Player("chance")
"""Who is asked what chance brings."""
SIDES = ("heads", "tails")


@performs(FlipCoin)
async def flip_coin(game: Game, effect: FlipCoin, frame: Frame) -> None:
    """705.2: nobody but the player who flips wins or loses."""
    for player in effects_609.players_of(game, effect.flipper, frame):
        call = await Choose(player, "choose", SIDES, frame.source.id, "705.2")
        side = await Choose(CHANCE, "flip", SIDES, frame.source.id, "705.1")
        game.note("705.2", "coin", player=player, call=call, side=side)
        await effects_609.perform(game, effect.if_won if side == call else effect.if_lost, frame)
