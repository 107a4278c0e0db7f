"""509 Declare blockers step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import BlockersDeclared
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Pairs
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, change
from reference_engine.rules_5_turn import combat_506, combat_costs_508_1h, requirements_508_1d
from reference_engine.rules_6_spells import cant_614_17, in_force_611
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary.combat import AtMostInCombat, BlocksMore, CantAlone, CantBeBlockedBy, Must

Blocks = Sequence[tuple[ObjId, ObjId]]


async def declare(game: Game) -> None:
    """509.1: each defending player declares blockers; an illegal declaration is taken back and asked for again."""
    for player in combat_506.defending_players(game):
        attackers = [
            id for id, attacked in combat_506.combat(game).attackers
            if combat_506.defending_player(game, attacked) == player
        ]  # fmt: skip
        options = [row.id for row in game.view.battlefield() if may_block(game, row, player)]
        if attackers and options:
            await _declare(game, player, options, attackers)
    # 509.1h An attacking creature that isn't blocked becomes an unblocked creature.
    combat = combat_506.combat(game)
    combat = replace(combat, blockers_declared=True)
    game.state = change(game.state, combat=combat)
    unblocked = tuple(id for id, _ in combat.attackers if id not in combat.blocked)
    declared = BlockersDeclared(blocks=combat.blocks, blocked=combat.blocked, unblocked=unblocked, rule="509.1i")
    await pipeline.happen(game, declared)


async def _declare(game: Game, player: Player, options: Sequence[ObjId], attackers: Sequence[ObjId]) -> None:
    while True:
        blocks = await Pairs(player, "blockers", options, attackers, "509.1")
        moment = game.moment()
        try:
            check(game, player, blocks, options, attackers)
            await carry_out(game, player, blocks)
        except IllegalAction as refusal:
            game.return_to(moment)
            game.refused = refusal
            continue
        return


async def carry_out(game: Game, player: Player, blocks: Blocks) -> None:
    """509.1d–h: costs are paid, and the creatures still under control are blocking. Raises IllegalAction."""
    row = game.view.row
    await combat_costs_508_1h.pay(
        game, player, [due for one, other in blocks for due in combat_costs_508_1h.of_block(game, row(one), row(other))]
    )
    mine = {row.id for row in game.view.battlefield() if row.controller == player}
    blocks = tuple(pair for pair in blocks if pair[0] in mine)
    combat = combat_506.combat(game)
    blocked = tuple(id for id, _ in combat.attackers if any(attacker == id for _, attacker in blocks))
    combat = replace(combat, blocks=(*combat.blocks, *blocks), blocked=(*combat.blocked, *blocked))
    game.state = change(game.state, combat=combat)


def may_block(game: Game, row: Row, player: Player) -> bool:
    """509.1a–b: an untapped creature of the defending player that isn't forbidden to block."""
    return (
        "Creature" in row.types
        and "Battle" not in row.types
        and row.controller == player
        and not game.state.status_of(row.id).tapped
        and not cant_614_17.forbidden(game, "block", row)
    )


# ------------------------------------------------------------------------------------------------ 509.1a–c
def check(game: Game, player: Player, blocks: Blocks, options: Sequence[ObjId], attackers: Sequence[ObjId]) -> None:
    """509.1a–c: raises IllegalAction for a declaration that disobeys a restriction, or too many requirements."""
    if len(set(blocks)) != len(blocks):
        raise IllegalAction("509.1a", "a creature blocks another once")
    for blocker in dict.fromkeys(blocker for blocker, _ in blocks):
        if sum(one == blocker for one, _ in blocks) > capacity(game, game.view.row(blocker), len(attackers)):
            raise IllegalAction("509.1a", f"{game.view.row(blocker).name} can't block so many creatures")
    check_restrictions(game, blocks)
    free = {id: _free(game, id, attackers) for id in options}
    required = requirements(game, free)
    if required:
        ways = [_ways(game, id, free[id]) for id in options]
        requirements_508_1d.check(blocks, required, ways, lambda some: check_restrictions(game, some), "509.1c")


def capacity(game: Game, blocker: Row, attackers: int) -> int:
    """509.1a: one creature to block, unless effects say that it can block more."""
    most = 1
    for rule in in_force_611.in_force(game):
        if isinstance(rule.record, BlocksMore) and in_force_611.concerns(game, rule, rule.record.who, blocker):
            if rule.record.creatures == "any":
                return max(attackers, 1)
            most += rule.record.creatures
    return most


def check_restrictions(game: Game, blocks: Blocks) -> None:
    """509.1b: raises IllegalAction if a restriction is disobeyed."""
    for blocker, attacker in blocks:
        _check_pair(game, game.view.row(blocker), game.view.row(attacker))
    for attacker in dict.fromkeys(attacker for _, attacker in blocks):
        row = game.view.row(attacker)
        if row.has("menace") and sum(a == attacker for _, a in blocks) < 2:
            raise IllegalAction("702.111b", f"{row.name} can't be blocked except by two or more creatures")
    blockers = tuple(dict.fromkeys(blocker for blocker, _ in blocks))
    for rule in in_force_611.in_force(game):
        match rule.record:
            case CantAlone(what="block") if len(blockers) == 1:
                row = game.view.row(blockers[0])
                if in_force_611.concerns(game, rule, rule.record.who, row):
                    raise IllegalAction("509.1b", f"{row.name} can't block alone")
            case AtMostInCombat(what="block") if len(blockers) > rule.record.creatures:
                raise IllegalAction("509.1b", f"no more than {rule.record.creatures} can block")


def _check_pair(game: Game, blocker: Row, attacker: Row) -> None:
    if attacker.has("flying") and not (blocker.has("flying") or blocker.has("reach")):
        raise IllegalAction("702.9b", f"{blocker.name} can't block {attacker.name}, which has flying")
    if attacker.has("shadow") is not blocker.has("shadow"):
        raise IllegalAction("702.28b", f"{blocker.name} can't block {attacker.name}: one of them has shadow")
    if cant_614_17.forbidden(game, "be_blocked", attacker):
        raise IllegalAction("509.1b", f"{attacker.name} can't be blocked")
    if protection_702_16.protecting(attacker, blocker) is not None:
        raise IllegalAction("702.16f", f"{attacker.name} has protection from {blocker.name}")
    for rule in in_force_611.in_force(game):
        if (
            isinstance(rule.record, CantBeBlockedBy)
            and in_force_611.concerns(game, rule, rule.record.who, attacker)
            and in_force_611.concerns(game, rule, rule.record.by, blocker)
        ):
            raise IllegalAction("509.1b", f"{attacker.name} can't be blocked by {blocker.name}")


def _free(game: Game, blocker: ObjId, attackers: Sequence[ObjId]) -> list[ObjId]:
    """509.1c: what it can block without a cost: nobody has to pay to obey a requirement."""
    row = game.view.row(blocker)
    found: list[ObjId] = []
    for attacker in attackers:
        other = game.view.row(attacker)
        try:
            _check_pair(game, row, other)
        except IllegalAction:
            continue
        if not any(combat_costs_508_1h.of_block(game, row, other)):
            found.append(attacker)
    return found


def _ways(game: Game, blocker: ObjId, free: Sequence[ObjId]) -> list[requirements_508_1d.Way]:
    most = min(capacity(game, game.view.row(blocker), len(free)), len(free))
    return [
        tuple((blocker, attacker) for attacker in some)
        for size in range(most + 1)
        for some in combinations(free, size)
    ]


def requirements(game: Game, free: dict[ObjId, list[ObjId]]) -> list[requirements_508_1d.Requirement]:
    """509.1c: each creature that an effect requires to block, or to be blocked, is one requirement.

    Where all creatures able to block one must do so, that is one requirement for each of them.
    """
    found: list[requirements_508_1d.Requirement] = []
    attackers = tuple(dict.fromkeys(attacker for able in free.values() for attacker in able))
    for rule in in_force_611.in_force(game):
        if not isinstance(rule.record, Must):
            continue
        if rule.record.what == "block":
            meant = [id for id in free if in_force_611.concerns(game, rule, rule.record.who, game.view.row(id))]
            found += [frozenset((id, attacker) for attacker in free[id]) for id in meant]
            continue
        for attacker in attackers:
            if not in_force_611.concerns(game, rule, rule.record.who, game.view.row(attacker)):
                continue
            able = [id for id, others in free.items() if attacker in others]
            if rule.record.what == "be_blocked":
                found.append(frozenset((id, attacker) for id in able))
            elif rule.record.what == "be_blocked_by_all":
                found += [frozenset(((id, attacker),)) for id in able]
    return found
