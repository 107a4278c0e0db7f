"""508 Declare attackers step."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import AttackersDeclared, Tap
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Pairs
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Reference, change
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_5_turn import combat_506, combat_costs_508_1h, requirements_508_1d
from reference_engine.rules_6_spells import cant_614_17, in_force_611
from reference_engine.vocabulary.combat import AtMostInCombat, AttacksOnlyWhere, CantAlone, CantAttackYou, Must
from reference_engine.vocabulary.resolutions import CanAttackAsThough

Attacks = Sequence[tuple[ObjId, Reference]]


async def declare(game: Game) -> None:
    """508.1: the active player declares attackers; an illegal declaration is taken back and asked for again."""
    options = [row.id for row in game.view.battlefield() if may_attack(game, row)]
    if not options:
        return
    while True:
        attacks = await Pairs(game.state.turn.active, "attackers", options, combat_506.attackable(game), "508.1")
        moment = game.moment()
        try:
            check(game, attacks, options)
            await carry_out(game, attacks)
        except IllegalAction as refusal:
            game.return_to(moment)
            game.refused = refusal
            continue
        return


def may_attack(game: Game, row: Row) -> bool:
    """508.1a, 508.1c: untapped, of the active player, there long enough or with haste, not forbidden to."""
    active = game.state.turn.active
    return (
        "Creature" in row.types
        and "Battle" not in row.types
        and row.controller == active
        and not game.state.status_of(row.id).tapped
        and (row.has("haste") or (active, row.id) in game.state.steady or _as_though(game, row, "haste"))
        and (not row.has("defender") or _as_though(game, row, "no defender"))
        and not cant_614_17.forbidden(game, "attack", row)
    )


def _as_though(game: Game, row: Row, what: str) -> bool:
    """609.4: can it attack as though that were so? For everything else it isn't."""
    rules = in_force_611.of_kinds(game, CanAttackAsThough)
    return any(r.record.it_had == what and in_force_611.concerns(game, r, r.record.who, row) for r in rules)


async def carry_out(game: Game, attacks: Attacks) -> None:
    """508.1f–m: the creatures tap, costs are chosen and paid, and those still there under control are attacking.

    Raises IllegalAction if a cost can't be paid.
    """
    if not attacks:
        return
    active, attackers = game.state.turn.active, [id for id, _ in attacks]
    due = [one for id, attacked in attacks for one in combat_costs_508_1h.of_attack(game, game.view.row(id), attacked)]
    tapping = [id for id in attackers if not game.view.row(id).has("vigilance")]
    await pipeline.happen(game, *(Tap(obj=id, rule="508.1f") for id in tapping))
    await combat_costs_508_1h.exert(game, active, attackers)
    await combat_costs_508_1h.pay(game, active, due)
    mine = {row.id for row in game.view.battlefield() if row.controller == active}
    left = tuple((id, attacked) for id, attacked in attacks if id in mine)
    combat = combat_506.combat(game)
    combat = replace(combat, attackers=(*combat.attackers, *left), any_attacked=True)
    turn = game.state.turn
    turn = replace(turn, attacked=(*turn.attacked, *(id for id, _ in left)))
    game.state = change(game.state, combat=combat, turn=turn)  # 508.1k
    await pipeline.happen(game, AttackersDeclared(player=active, attackers=left, rule="508.1m"))


# ------------------------------------------------------------------------------------------------ 508.1b–d
def check(game: Game, attacks: Attacks, options: Sequence[ObjId]) -> None:
    """508.1b–d: raises IllegalAction for a declaration that disobeys a restriction, or too many requirements."""
    attackers = [attacker for attacker, _ in attacks]
    if len(set(attackers)) != len(attackers):
        raise IllegalAction("508.1b", "a creature attacks one player or permanent")
    check_restrictions(game, attacks)
    required = requirements(game, options)
    if required:
        free = [[(), *(((id, attacked),) for attacked in _free(game, id))] for id in options]
        requirements_508_1d.check(attacks, required, free, lambda some: check_restrictions(game, some), "508.1d")


def check_restrictions(game: Game, attacks: Attacks) -> None:
    """508.1c: raises IllegalAction if a restriction is disobeyed."""
    for attacker, attacked in attacks:
        _check_pair(game, game.view.row(attacker), attacked)
    for rule in in_force_611.in_force(game):
        match rule.record:
            case CantAlone(what="attack") if len(attacks) == 1:
                row = game.view.row(attacks[0][0])
                if in_force_611.concerns(game, rule, rule.record.who, row):
                    raise IllegalAction("508.1c", f"{row.name} can't attack alone")
            case AtMostInCombat(what="attack"):
                so_many = sum(rule.record.defender is None or to == rule.controller for _, to in attacks)
                if so_many > rule.record.creatures:
                    raise IllegalAction("508.1c", f"no more than {rule.record.creatures} can attack")


def _check_pair(game: Game, row: Row, attacked: Reference) -> None:
    """508.1c: may this creature attack this player or permanent?"""
    defender = combat_506.defending_player(game, attacked)
    for rule in in_force_611.in_force(game):
        match rule.record:
            case CantAttackYou() if rule.controller == defender:
                meant = rule.record.or_planeswalkers or attacked == defender
                if meant and in_force_611.concerns(game, rule, rule.record.who, row):
                    raise IllegalAction("508.1c", f"{row.name} can't attack {defender}")
            case AttacksOnlyWhere() if in_force_611.concerns(game, rule, rule.record.who, row):
                found = selecting.matching(game, rule.record.controls, rule.source, rule.controller)
                if not any(other.controller == defender for other in found):
                    raise IllegalAction("508.1c", f"{row.name} can't attack {defender}")


def _free(game: Game, attacker: ObjId) -> list[Reference]:
    """508.1d: what it can attack without a cost: nobody has to pay to obey a requirement."""
    row = game.view.row(attacker)
    found: list[Reference] = []
    for attacked in combat_506.attackable(game):
        try:
            _check_pair(game, row, attacked)
        except IllegalAction:
            continue
        if not any(combat_costs_508_1h.of_attack(game, row, attacked)):
            found.append(attacked)
    return found


def requirements(game: Game, options: Sequence[ObjId]) -> list[requirements_508_1d.Requirement]:
    """508.1d: each effect that requires a creature to attack is one requirement."""
    attackable = combat_506.attackable(game)
    return [
        frozenset((id, attacked) for attacked in attackable)
        for rule in in_force_611.in_force(game)
        if isinstance(rule.record, Must) and rule.record.what == "attack"
        for id in options
        if in_force_611.concerns(game, rule, rule.record.who, game.view.row(id))
    ]
