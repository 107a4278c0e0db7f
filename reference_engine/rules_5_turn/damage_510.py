"""510 Combat damage step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import DealDamage
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Divide
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, Reference, change
from reference_engine.rules_5_turn import combat_506

Assignment = tuple[tuple[Reference, int], ...]


async def deal(game: Game) -> None:
    """510.1–2: damage is assigned, the active player's first, then all of it is dealt at once."""
    dealing = who_deals(game)
    combat = combat_506.combat(game)
    batch: list[DealDamage] = []
    for attacker, attacked in combat.attackers:
        if attacker in dealing:
            batch += _events(attacker, await attacker_assigns(game, attacker, attacked))
    for blocker in dict.fromkeys(blocker for blocker, _ in combat.blocks):
        if blocker in dealing:
            batch += _events(blocker, await blocker_assigns(game, blocker))
    await pipeline.happen(game, *batch)


def _events(source: ObjId, assignment: Assignment) -> list[DealDamage]:
    return [
        DealDamage(source=source, to=to, amount=amount, combat=True, rule="510.2")
        for to, amount in assignment
        if amount
    ]


def who_deals(game: Game) -> frozenset[ObjId]:
    """510.4: with first or double strike about there are two steps; who assigns damage in the one that begins now.

    Notes in `combat.dealt_first` who had either as the first of two began, and clears it as the second begins.
    """
    combat = combat_506.combat(game)
    fighting = frozenset(id for id, _ in (*combat.attackers, *combat.blocks))
    first = combat.dealt_first
    if first is not None:
        game.state = change(game.state, combat=replace(combat, dealt_first=None))
        return frozenset(id for id in fighting if id not in first or game.view.row(id).has("double strike"))
    quick = tuple(
        id for id in sorted(fighting) if any(game.view.row(id).has(k) for k in ("first strike", "double strike"))
    )
    if not quick:
        return fighting
    game.state = change(game.state, combat=replace(combat, dealt_first=quick))
    return frozenset(quick)


async def attacker_assigns(game: Game, attacker: ObjId, attacked: Reference) -> Assignment:
    """510.1a–c, 702.19b, d: to what it attacks if unblocked, else to its blockers; with trample the excess beyond."""
    combat, row = combat_506.combat(game), game.view.row(attacker)
    power = row.power or 0
    if power <= 0:
        return ()
    beyond = combat_506.still_attacked(game, attacked)
    if attacker not in combat.blocked:
        return ((attacked, power),) if beyond else ()
    blockers = [blocker for blocker, blocking in combat.blocks if blocking == attacker]
    tramples = row.has("trample") and beyond
    if not blockers:
        return ((attacked, power),) if tramples else ()
    if not tramples and len(blockers) == 1:
        return ((blockers[0], power),)
    options: list[Reference] = [*blockers, attacked] if tramples else [*blockers]
    fault = _excess_only(game, row, blockers, attacked) if tramples else None
    return tuple(await Divide(row.controller, "damage", options, power, attacker, "510.1c", fault=fault))


def lethal(game: Game, attacker: Row, blocker: ObjId) -> int:
    """702.19b, 702.2c: what must be assigned to a blocker to be lethal, with the damage it already has."""
    row = game.view.row(blocker)
    left = max(0, (row.toughness or 0) - game.state.status_of(blocker).damage)
    return min(left, 1) if attacker.has("deathtouch") else left


def _excess_only(
    game: Game, attacker: Row, blockers: Sequence[ObjId], attacked: Reference
) -> Callable[[dict[Reference, int]], str | None]:
    def fault(amounts: dict[Reference, int]) -> str | None:
        if amounts.get(attacked, 0) and any(amounts.get(b, 0) < lethal(game, attacker, b) for b in blockers):
            return f"{attacker.name} must assign lethal damage to each of its blockers first (702.19b)"
        return None

    return fault


async def blocker_assigns(game: Game, blocker: ObjId) -> Assignment:
    """510.1d: to the creatures it blocks and that are still there."""
    row = game.view.row(blocker)
    power = row.power or 0
    fighting = [attacker for attacker, _ in combat_506.combat(game).attackers]
    blocking = [a for b, a in combat_506.combat(game).blocks if b == blocker and a in fighting]
    if power <= 0 or not blocking:
        return ()
    if len(blocking) == 1:
        return ((blocking[0], power),)
    return tuple(await Divide(row.controller, "damage", blocking, power, blocker, "510.1d"))
