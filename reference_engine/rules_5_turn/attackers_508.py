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
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells import cant_614_17

Attacks = Sequence[tuple[ObjId, Reference]]


async def declare(game: Game) -> None:
    """508.1: the active player declares attackers; an illegal declaration is taken back and asked for again."""
    options = [row.id for row in game.view.battlefield() if may_attack(game, row)]
    if not options:
        return
    active = game.state.turn.active
    while True:
        attacks = await Pairs(active, "attackers", options, attackable(game), "508.1")
        try:
            check(attacks)
        except IllegalAction as refusal:
            game.refused = refusal
            continue
        break
    if not attacks:
        return
    tapping = [id for id, _ in attacks if not game.view.row(id).has("vigilance")]
    await pipeline.happen(game, *(Tap(obj=id, rule="508.1f") for id in tapping))
    combat = combat_506.combat(game)
    game.state = change(game.state, combat=replace(combat, attackers=(*combat.attackers, *attacks)))  # 508.1k
    await pipeline.happen(game, AttackersDeclared(attackers=tuple(attacks), rule="508.1m"))


def may_attack(game: Game, row: Row) -> bool:
    """508.1a, 508.1c: untapped, of the active player, there long enough or with haste, not forbidden to."""
    active = game.state.turn.active
    return (
        "Creature" in row.types
        and "Battle" not in row.types
        and row.controller == active
        and not game.state.status_of(row.id).tapped
        and (row.has("haste") or (active, row.id) in game.state.steady)
        and not row.has("defender")
        and not cant_614_17.forbidden(game, "attack", row)
    )


def attackable(game: Game) -> list[Reference]:
    """506.2, 508.1b: the defending players, and the planeswalkers they control."""
    players = combat_506.defending_players(game)
    walkers = [
        row.id for row in game.view.battlefield() if "Planeswalker" in row.types and row.controller in players
    ]
    return [*players, *walkers]


def check(attacks: Attacks) -> None:
    """508.1b: each attacker attacks one player or permanent. Raises IllegalAction."""
    attackers = [attacker for attacker, _ in attacks]
    if len(set(attackers)) != len(attackers):
        raise IllegalAction("508.1b", "a creature attacks one player or permanent")
