"""509 Declare blockers step."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import BlockersDeclared
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Pairs
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, change
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells import cant_614_17
from reference_engine.rules_7_more import protection_702_16

Blocks = Sequence[tuple[ObjId, ObjId]]


async def declare(game: Game) -> None:
    """509.1: each defending player declares blockers; an illegal declaration is taken back and asked for again."""
    for player in combat_506.defending_players(game):
        attackers = [
            id for id, attacked in combat_506.combat(game).attackers
            if combat_506.defending_player(game, attacked) == player
        ]  # fmt: skip
        options = [row.id for row in game.view.battlefield() if may_block(game, row, player)]
        if not attackers or not options:
            continue
        blocks = await _declared(game, player, options, attackers)
        combat = combat_506.combat(game)
        blocked = tuple(id for id in attackers if any(attacker == id for _, attacker in blocks))
        combat = replace(combat, blocks=(*combat.blocks, *blocks), blocked=(*combat.blocked, *blocked))
        game.state = change(game.state, combat=combat)  # 509.1g–h
    if combat_506.combat(game).blocks:
        await pipeline.happen(game, BlockersDeclared(blocks=combat_506.combat(game).blocks, rule="509.1i"))


async def _declared(game: Game, player: Player, options: Sequence[ObjId], attackers: Sequence[ObjId]) -> Blocks:
    while True:
        blocks = await Pairs(player, "blockers", options, attackers, "509.1")
        try:
            check(game, blocks)
        except IllegalAction as refusal:
            game.refused = refusal
            continue
        return blocks


def may_block(game: Game, row: Row, player: Player) -> bool:
    """509.1a–b: an untapped creature of the defending player that isn't forbidden to block."""
    return (
        "Creature" in row.types
        and "Battle" not in row.types
        and row.controller == player
        and not game.state.status_of(row.id).tapped
        and not cant_614_17.forbidden(game, "block", row)
    )


def check(game: Game, blocks: Blocks) -> None:
    """509.1a–b: one attacker for each blocker, and no restriction disobeyed. Raises IllegalAction."""
    blockers = [blocker for blocker, _ in blocks]
    if len(set(blockers)) != len(blockers):
        raise IllegalAction("509.1a", "a creature blocks one attacker")
    for blocker, attacker in blocks:
        _check_pair(game, game.view.row(blocker), game.view.row(attacker))
    for attacker in dict.fromkeys(attacker for _, attacker in blocks):
        row = game.view.row(attacker)
        if row.has("menace") and sum(a == attacker for _, a in blocks) < 2:
            raise IllegalAction("702.111b", f"{row.name} can't be blocked except by two or more creatures")


def _check_pair(game: Game, blocker: Row, attacker: Row) -> None:
    if attacker.has("flying") and not (blocker.has("flying") or blocker.has("reach")):
        raise IllegalAction("702.9b", f"{blocker.name} can't block {attacker.name}, which has flying")
    if cant_614_17.forbidden(game, "be_blocked", attacker):
        raise IllegalAction("509.1b", f"{attacker.name} can't be blocked")
    if protection_702_16.protecting(attacker, blocker) is not None:
        raise IllegalAction("702.16f", f"{attacker.name} has protection from {blocker.name}")
