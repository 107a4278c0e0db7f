"""500 The turn: its phases and steps, one after another, turn after turn."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import StepBegins
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Rule
from reference_engine.kernel.state import change
from reference_engine.rules_1_concepts import mana_pool_106_4, priority_117
from reference_engine.rules_5_turn import (
    attackers_508,
    blockers_509,
    cleanup_514,
    combat_506,
    damage_510,
    draw_504,
    main_phase_505,
    untap_502,
)
from reference_engine.rules_6_spells import in_force_611, lasting_611
from reference_engine.vocabulary.abilities import SkipStep

STEPS = (
    "untap step",
    "upkeep",
    "draw step",
    "precombat main phase",
    "beginning of combat",
    "declare attackers step",
    "declare blockers step",
    "combat damage step",
    "end of combat",
    "postcombat main phase",
    "end step",
    "cleanup step",
)
"""500.1 and its sections; the main phases have no steps."""

TURN_BASED_ACTIONS: dict[str, Callable[[Game], Rule[None]]] = {
    "untap step": untap_502.untap,
    "draw step": draw_504.draw,
    "precombat main phase": main_phase_505.add_lore_counters,
    "beginning of combat": combat_506.begin,
    "declare attackers step": attackers_508.declare,
    "declare blockers step": blockers_509.declare,
    "combat damage step": damage_510.deal,
}
"""703.4: what happens as the step begins. Cleanup is a step of its own kind (514)."""


async def play(game: Game) -> None:
    """The game goes on from the moment it is in until it is over.

    It begins in the middle of a step: nothing that belongs to that step's beginning happens, and the active player
    gets priority first. A step without priority (502.4, 514.3) just ends.
    """
    if game.state.turn.step not in ("untap step", "cleanup step"):
        await priority_117.priority(game)
    while not game.over:
        end_step(game)
        step = following(game)
        if step is None:
            begin_turn(game)
            step = next(step for step in STEPS if not is_skipped(game, step))
        await take_step(game, step)


def is_skipped(game: Game, step: str) -> bool:
    """614.10: the active player skips it, and nothing that is scheduled for it happens. Looked at before it begins."""
    return any(
        isinstance(rule.record, SkipStep) and rule.record.name == step and rule.controller == game.state.turn.active
        for rule in in_force_611.in_force(game)
    )


def following(game: Game) -> str | None:
    """The step after this one that isn't skipped; None after the last of the turn."""
    step = game.state.turn.step
    if step == "declare attackers step" and not combat_506.combat(game).any_attacked:  # 508.8
        return "end of combat"
    if step == "combat damage step" and combat_506.combat(game).dealt_first is not None:  # 510.4
        return "combat damage step"
    at = STEPS.index(step) + 1
    return next((step for step in STEPS[at:] if not is_skipped(game, step)), None)


async def take_step(game: Game, step: str) -> None:
    """A step or phase begins (500.6), its turn-based actions happen (703.4), and players get priority (117.3a)."""
    game.state = change(game.state, turn=replace(game.state.turn, step=step, priority=None))
    await pipeline.happen(game, StepBegins(step=step, active=game.state.turn.active, rule="500.6"))
    if step == "cleanup step":
        await cleanup_514.cleanup(game)
        return
    action = TURN_BASED_ACTIONS.get(step)
    if action is not None:
        await action(game)
    if step != "untap step":  # 502.4
        await priority_117.priority(game)


def end_step(game: Game) -> None:
    """500.5: as a step or phase ends, unspent mana is lost; after the last step of combat nobody is in it (511.3)."""
    mana_pool_106_4.empty_pools(game)
    if game.state.turn.step == "end of combat":
        combat_506.end(game)


def begin_turn(game: Game) -> None:
    """The next player's turn begins: what is counted by the turn begins anew, and so does control (302.6)."""
    player = priority_117.next_player(game, game.state.turn.active)
    turn = replace(game.state.turn, active=player, number=game.state.turn.number + 1, step=STEPS[0], priority=None)
    players = {
        p: replace(record, land_plays=0, spells_cast=0, cards_drawn=0, permanents_left=0) for p, record in game.state.players.items()
    }
    mine = frozenset((player, row.id) for row in game.view.battlefield() if row.controller == player)
    mine |= {(player, id) for id, gone in game.state.phased_out.items() if gone.controller == player}
    game.state = change(game.state, turn=turn, players=players, steady=game.state.steady | mine)
    lasting_611.expire(game, "your next turn")
    pipeline.look_after(game)
    game.note("500.1", "turn", player=player, number=turn.number)
