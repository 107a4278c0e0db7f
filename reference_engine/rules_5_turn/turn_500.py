"""500 The turn: its phases and steps, one after another, turn after turn."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import StepBegins
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Rule
from reference_engine.kernel.state import Turn, change, with_player
from reference_engine.rules_1_concepts import mana_pool_106_4, priority_117, starting_103
from reference_engine.rules_5_turn import (
    added_500_7,
    attackers_508,
    blockers_509,
    cleanup_514,
    combat_506,
    damage_510,
    draw_504,
    main_phase_505,
    plan_500_1,
    untap_502,
)
from reference_engine.rules_6_spells import in_force_611, lasting_611
from reference_engine.rules_7_more import restarting_727
from reference_engine.vocabulary.abilities import SkipStep

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
    gets priority first. A step without priority (502.4, 514.3) just ends. Before the first turn it is started (103).
    """
    resumed = game.state.turn.step in ("untap step", "cleanup step")
    coming: str | None = None
    if game.state.turn.number == 0:
        await starting_103.start(game)
        coming = begin_first_turn(game)
    while not game.over:
        try:
            if not resumed:
                resumed = True
                await priority_117.priority(game)
                continue
            if coming is None:
                end_step(game)
                coming = following(game) or begin_turn(game)
            step, coming = coming, None
            await take_step(game, step)
        except restarting_727.Restarted:
            coming = begin_first_turn(game)


def begin_first_turn(game: Game) -> str:
    """103.8: the turn of the starting player, who is the active player until then (101.4e)."""
    starting_103.end_of_starting(game)
    order = [player for player, record in game.state.players.items() if not record.lost]
    before = order[order.index(game.state.turn.active) - 1]
    game.state = change(game.state, turn=replace(game.state.turn, active=before, number=0))
    return begin_turn(game)


def is_skipped(game: Game, name: str) -> bool:
    """500.11, 614.10: the active player skips this step or phase, and nothing that is scheduled for it happens.

    Looked at before it begins. An effect on the next one only is used up by it.
    """
    active = game.state.turn.active
    if any(
        rule.record.name == name and rule.controller == active for rule in in_force_611.of_kinds(game, SkipStep)
    ):
        return True
    skips = list(game.state.players[active].skips)
    if name not in skips:
        return False
    skips.remove(name)
    game.state = with_player(game.state, active, skips=tuple(skips))
    game.note("500.11", "skip", player=active, part=name)
    return True


def following(game: Game) -> str | None:
    """The step after this one that isn't skipped; None after the last of the turn."""
    turn = game.state.turn
    if turn.step == "combat damage step" and combat_506.combat(game).dealt_first is not None:  # 510.4
        return turn.step
    this, *later = plan_500_1.ahead(turn)
    if turn.step == "declare attackers step" and not combat_506.combat(game).any_attacked:  # 508.8
        this = tuple(step for step in this if step not in ("declare blockers step", "combat damage step"))
    return _first_of(game, [this, *later], entered=True)


def _first_of(game: Game, phases: list[plan_500_1.Phase], *, entered: bool) -> str | None:
    """The first step of these phases that isn't skipped; what comes after it is kept as what is ahead."""
    for n, steps in enumerate(phases):
        begins = n > 0 or not entered
        if begins and any(plan_500_1.is_phase(steps, name) and is_skipped(game, name) for name in plan_500_1.NAMED):
            continue
        for m, step in enumerate(steps, 1):
            if not is_skipped(game, step):
                ahead = (steps[m:], *phases[n + 1 :])
                game.state = change(game.state, turn=replace(game.state.turn, ahead=ahead))
                return step
    return None


async def take_step(game: Game, step: str) -> None:
    """A step or phase begins (500.6), its turn-based actions happen (703.4), and players get priority (117.3a)."""
    turn = game.state.turn
    first = step not in turn.begun
    game.state = change(game.state, turn=replace(turn, step=step, priority=None, begun=(*turn.begun, step)))
    lasting_611.expire(game, f"your next {step}")  # 500.4
    pipeline.look_after(game)
    await pipeline.happen(game, StepBegins(step=step, active=turn.active, first=first, rule="500.6"))
    if step == "cleanup step":
        await cleanup_514.cleanup(game)
        return
    action = TURN_BASED_ACTIONS.get(step)
    if action is not None:
        await action(game)
    if step != "untap step":  # 502.4
        await priority_117.priority(game)


def end_step(game: Game) -> None:
    """500.5: as a step or phase ends, what lasts until its end expires, then unspent mana is lost.

    After the last step of combat nobody is in it (511.3), and effects until end of combat are over (500.5a).
    """
    if game.state.turn.step == "end of combat":
        lasting_611.expire(game, "end of combat")
    mana_pool_106_4.empty_pools(game)
    if game.state.turn.step == "end of combat":
        combat_506.end(game)
        pipeline.look_after(game)


def begin_turn(game: Game) -> str:
    """The next turn begins, the next player's or an extra one (500.7); gives its first step.

    What is counted by the turn begins anew, and so does control (302.6).
    """
    before = game.state.turn.in_order or game.state.turn.active
    player, in_order = added_500_7.next_turn(game)
    number = game.state.turn.number + 1
    untapped = frozenset(row.id for row in game.view.battlefield() if not game.state.status_of(row.id).tapped)
    turn = Turn(
        active=player, step=plan_500_1.STEPS[0], number=number, in_order=in_order, began_untapped=untapped
    )  # fmt: skip
    spells = game.state.players[game.state.turn.active].spells_cast
    players = {
        p: replace(record, land_plays=0, spells_cast=0, cards_drawn=0, permanents_left=0, creatures_died=0)
        for p, record in game.state.players.items()
    }
    mine = frozenset((player, row.id) for row in game.view.battlefield() if row.controller == player)
    mine |= {(player, id) for id, gone in game.state.phased_out.items() if gone.controller == player}
    game.state = change(
        game.state, turn=turn, players=players, steady=game.state.steady | mine, spells_last_turn=spells
    )
    lasting_611.expire(game, "your next turn")
    lasting_611.enter_last_turn(game)
    lasting_611.expire_without_turns(game, added_500_7.passed_over(game.state, before, in_order or player))
    pipeline.look_after(game)
    game.note("500.1", "turn", player=player, number=number)
    step = _first_of(game, list(plan_500_1.PHASES), entered=False)
    assert step is not None, "no effect skips every step"
    return step
