"""117.1 Taking an action, and 733.1 taking it back: one proposal, which happens whole or not at all.

Everything between the start of a proposal and the point where it is complete is undone if any part of it is illegal:
the payments made, and the mana abilities activated for it too, which 733.1 lets their players reverse. Triggers of an
undone action are gone with it.
"""

from __future__ import annotations

from typing import TypeVar

from reference_engine.kernel import actions
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Rule
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import special_actions_116
from reference_engine.rules_4_zones import library_401
from reference_engine.rules_6_spells import activating_602, casting_601

T = TypeVar("T")


async def propose(game: Game, procedure: Rule[T]) -> T:
    """Follow the steps of a proposal; on IllegalAction the game is as before, and the error goes on (733.1)."""
    moment = game.moment()
    game.proposing += 1
    outermost = game.tops is None
    if outermost:  # 401.5
        game.tops = {player: library_401.top(game, player) for player in game.state.players}
    try:
        return await procedure
    except IllegalAction:
        game.return_to(moment)
        raise
    finally:
        game.proposing -= 1
        if outermost:
            game.tops = None


async def take(game: Game, player: Player, action: actions.Action) -> None:
    """A player with priority takes an action other than passing or conceding.

    Raises IllegalAction, with the game as it was, if the rules forbid it. After it the same player has priority
    (117.3c, 116.3): that is for the caller, `priority_117`.
    """
    match action:
        case actions.Cast():
            await casting_601.cast(game, player, action)
        case actions.PlayLand():
            await special_actions_116.play_land(game, player, action)
        case actions.Activate():
            await activating_602.activate(game, player, action)
        case actions.Special():
            await special_actions_116.take_special_action(game, player, action)
        case _:
            raise NotImplementedError(f"no such action: {action!r}")
