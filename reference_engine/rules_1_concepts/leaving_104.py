"""104.3 Losing the game, and what follows: leaving it (800.4a) and the end of the game (104.2a, 104.4a)."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.kernel.events import LoseGame, Move
from reference_engine.kernel.game import Game, Over
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.state import ObjId, Player, change, with_player
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import in_force_611, triggers_603
from reference_engine.vocabulary.concepts import CantLose, CantWin
from reference_engine.vocabulary.modifications import GainControl


@occurs(LoseGame)
def _lose(game: Game, e: LoseGame) -> None:
    game.state = with_player(game.state, e.player, lost=True)


def concede(game: Game, player: Player) -> None:
    """104.3a: at any time; the player leaves at once."""
    game.note("104.3a", "concede", player=player)
    before, game.state = game.state, with_player(game.state, player, lost=True)
    triggers_603.look_for_triggers(game, before, [(LoseGame(player=player, rule="104.3a"), None)])
    leave(game, [player])


def leave(game: Game, players: Sequence[Player]) -> None:
    """Players who have lost leave the game; the game ends when at most one is left."""
    left = [p for p, record in game.state.players.items() if not record.lost]
    if len(left) <= 1:
        game.over = Over(winners=tuple(left), rule="104.2a" if left else "104.4a")
        game.note(game.over.rule, "over", winners=game.over.winners)
    for player in players:
        _leaves(game, player)


def win(game: Game, players: Sequence[Player]) -> None:
    """104.2b, 104.1: an effect says that a player wins, and the game ends at once."""
    players = [player for player in players if can_win(game, player)]
    if players:
        game.over = Over(winners=tuple(players), rule="104.2b")
        game.note("104.2b", "over", winners=game.over.winners)


def draw(game: Game, rule: str) -> None:
    """104.4: the game ends without a winner; the rule says why."""
    game.over = Over(winners=(), rule=rule)
    game.note(rule, "over", winners=())


def can_lose(game: Game, player: Player) -> bool:
    """101.2: does nothing say that the player can't lose? Who concedes loses all the same (104.3a)."""
    return not any(
        players_102.is_meant(rule.record.who, player, rule.controller)
        for rule in in_force_611.of_kinds(game, CantLose)
    )


def can_win(game: Game, player: Player) -> bool:
    """101.2: does nothing say that the player can't win? Who is the only one left wins all the same (104.2a)."""
    return not any(
        isinstance(rule.record, CantWin) and players_102.is_meant(rule.record.who, player, rule.controller)
        for rule in in_force_611.in_force(game)
    )


def _leaves(game: Game, player: Player) -> None:
    """800.4a: what the player owns leaves; effects that gave control end; what is still controlled is exiled."""
    state = game.state
    for id, obj in state.objects.items():
        if obj.owner == player and obj.zone == "battlefield":
            game.seen[id] = game.view.row(id)
    owned = [id for id, obj in state.objects.items() if obj.owner == player]
    effects = tuple(e for e in state.effects if not (e.controller == player and _gives_control(e.modify)))
    out = {id: gone for id, gone in state.phased_out.items() if gone.obj.owner != player}  # 702.26k
    game.state = change(zones_400.cease(state, owned), effects=effects, phased_out=out)
    abilities = [
        id for id in game.state.zone("stack")
        if game.state.objects[id].controller == player and game.state.objects[id].kind != "card"
    ]  # fmt: skip
    game.state = zones_400.cease(game.state, abilities)
    controlled = [row.id for row in (*game.view.battlefield(), *game.view.stack()) if row.controller == player]
    for id in controlled:
        _exile(game, id)
    game.triggered = [t for t in game.triggered if t.context.controller != player]


def _gives_control(modify: Sequence[object]) -> bool:
    return any(isinstance(m, GainControl) for m in modify)


def _exile(game: Game, id: ObjId) -> None:
    """Not by an effect and not replaceable by a choice of the player who left: it simply goes (800.4a)."""
    game.seen[id] = game.view.row(id)
    game.state, _ = zones_400.move(game.state, Move(obj=id, to="exile", rule="800.4a"))
