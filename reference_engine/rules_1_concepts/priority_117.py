"""117 Timing and priority."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import actions
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Priority
from reference_engine.kernel.state import Player, change, turn_order
from reference_engine.rules_1_concepts import leaving_104, taking_actions
from reference_engine.rules_6_spells import resolving_608, triggers_603
from reference_engine.rules_7_more import state_based_704


async def before_priority(game: Game) -> bool:
    """117.5: state-based actions until none is performed, then triggered abilities; again until there are neither.

    Tells whether there was anything to do (514.3a).
    """
    anything = False
    while not game.over:
        while await state_based_704.check(game):
            anything = True
        if game.over or not await triggers_603.put_triggers_on_stack(game):
            break
        anything = True
    return anything


async def priority(game: Game) -> None:
    """117.3–4: players act or pass. All pass in succession: the top of the stack resolves or, if it is empty, the end.

    An illegal action leaves the game where it was, and the same player is asked again (733.1); why is in
    `game.refused`.
    """
    player = _first(game)
    passed: set[Player] = set()
    while True:
        await before_priority(game)
        if game.over:
            return
        if game.state.players[player].lost:
            player = next_player(game, player)
        give(game, player)
        action = await Priority(player)
        match action:
            case actions.Pass():
                passed.add(player)
                player = next_player(game, player)
            case actions.Concede():
                leaving_104.concede(game, player)
            case _:
                try:
                    await taking_actions.take(game, player, action)
                except IllegalAction as refusal:
                    game.refused = refusal
                    game.note("733.1", "refuse", player=player, action=action, because=refusal.rule)
                else:
                    passed = set()
        if not game.over and passed.issuperset(turn_order(game.state)):
            give(game, None)
            if not game.state.zone("stack"):
                return
            await resolving_608.resolve_top(game)
            player, passed = _first(game), set()


def _first(game: Game) -> Player:
    """117.3a–b: the active player; who is next in turn order if that player has left (800.4j)."""
    return turn_order(game.state)[0]


def next_player(game: Game, player: Player) -> Player:
    """The next player in turn order who is still in the game (117.3d)."""
    order = tuple(game.state.players)
    at = order.index(player)
    return next(p for p in (*order[at + 1 :], *order[:at], player) if not game.state.players[p].lost)


def give(game: Game, player: Player | None) -> None:
    """The player who has priority; None: nobody, as while something resolves (117.2e)."""
    if game.state.turn.priority != player:
        game.state = change(game.state, turn=replace(game.state.turn, priority=player))
