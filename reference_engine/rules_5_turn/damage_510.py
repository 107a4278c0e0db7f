"""510 Combat damage step."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import DealDamage
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Divide, IllegalAction
from reference_engine.kernel.state import ObjId, Reference, change
from reference_engine.rules_5_turn import combat_506

Assignment = tuple[tuple[Reference, int], ...]


async def deal(game: Game) -> None:
    """510.1–2: damage is assigned, the active player's first, then all of it is dealt at once."""
    dealing = who_deals(game)
    batch = await attackers_assign(game, [pair for pair in combat_506.combat(game).attackers if pair[0] in dealing])
    for blocker in dict.fromkeys(blocker for blocker, _ in combat_506.combat(game).blocks):
        if blocker in dealing:
            batch += _events(blocker, await blocker_assigns(game, blocker))
    await pipeline.happen(game, *batch)


async def attackers_assign(game: Game, attacks: Sequence[tuple[ObjId, Reference]]) -> list[DealDamage]:
    """510.1, 510.1e: each attacker's damage; an assignment that isn't legal as a whole is asked for again.

    Creatures with trample come last: what the others assign to their blockers counts for them (702.19b).
    """
    in_order = sorted(attacks, key=lambda pair: game.view.row(pair[0]).has("trample"))
    while True:
        assigned: dict[ObjId, Assignment] = {}
        for n, (attacker, attacked) in enumerate(in_order):
            later = [other for other, _ in in_order[n + 1 :]]
            assigned[attacker] = await attacker_assigns(game, attacker, attacked, assigned, later)
        faults = [fault for attacker, attacked in attacks if (fault := _too_much(game, attacker, attacked, assigned))]
        if not faults:
            return [event for attacker, _ in attacks for event in _events(attacker, assigned[attacker])]
        game.refused = IllegalAction("510.1e", faults[0])


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


async def attacker_assigns(
    game: Game, attacker: ObjId, attacked: Reference, assigned: dict[ObjId, Assignment], later: Sequence[ObjId]
) -> Assignment:
    """510.1a–c, 702.19b, d: to what it attacks if unblocked, else to its blockers; with trample the excess beyond.

    `assigned` is the damage of other attackers that is assigned already; `later` have trample and aren't asked yet.
    """
    combat, row = combat_506.combat(game), game.view.row(attacker)
    power = row.power or 0
    if power <= 0:
        return ()
    beyond = combat_506.still_attacked(game, attacked)
    if attacker not in combat.blocked:
        return ((attacked, power),) if beyond else ()
    blockers = blockers_of(game, attacker)
    tramples = row.has("trample") and beyond and attacked not in blockers
    if not blockers:
        return ((attacked, power),) if tramples else ()
    if not tramples and len(blockers) == 1:
        return ((blockers[0], power),)
    options: list[Reference] = [*blockers, attacked] if tramples else [*blockers]

    def fault(amounts: dict[Reference, int]) -> str | None:
        may = {other: tuple((b, game.view.row(other).power or 0) for b in blockers_of(game, other)) for other in later}
        return _too_much(game, attacker, attacked, {**assigned, **may, attacker: tuple(amounts.items())})

    question = Divide(row.controller, "damage", options, power, attacker, "510.1c", fault=fault if tramples else None)
    return tuple(await question)


def blockers_of(game: Game, attacker: ObjId) -> list[ObjId]:
    return [blocker for blocker, blocking in combat_506.combat(game).blocks if blocking == attacker]


def lethal(game: Game, blocker: ObjId, assigned: dict[ObjId, Assignment]) -> bool:
    """702.19b, 702.2c: is lethal damage assigned to a blocker, by all of the attackers and with what it has already?"""
    row = game.view.row(blocker)
    shares = [(source, amount) for source, some in assigned.items() for to, amount in some if to == blocker]
    if any(amount > 0 and game.view.row(source).has("deathtouch") for source, amount in shares):
        return True
    left = (row.toughness or 0) - game.state.status_of(blocker).damage
    return sum(amount for _, amount in shares) >= left


def _too_much(
    game: Game, attacker: ObjId, attacked: Reference, assigned: dict[ObjId, Assignment]
) -> str | None:
    """What is wrong with the excess that a blocked creature with trample assigns, if anything is."""
    blockers = blockers_of(game, attacker)
    if not blockers or attacked in blockers or not dict(assigned[attacker]).get(attacked):
        return None
    if all(lethal(game, blocker, assigned) for blocker in blockers):
        return None
    return f"{game.view.row(attacker).name} must assign lethal damage to each of its blockers first (702.19b)"


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
