"""500.7–11, 502.2: what effects add to the turn or skip, and what is ahead after them."""

from __future__ import annotations

import pytest

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.state import Turn, change, with_player
from reference_engine.rules_5_turn import added_500_7, plan_500_1, turn_500
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import day_and_night_731
from reference_engine.vocabulary.turns import AddPhases, AddStep, ExtraTurn, SkipNext, SkipTurns


def follow(table, *effects, controller="Alice"):
    """Follow instructions of an ability that this player controls."""
    id = table.put("1/1", controller=controller)
    source = table.game.view.row(id)
    frame = Frame(Context(ability=None, controller=controller, source=source))
    table.run(effects_609.perform(table.game, effects, frame))


def rest_of_the_turn(table):
    """The steps still to come, each as it begins."""
    found = []
    while (step := turn_500.following(table.game)) is not None:
        found.append(step)
        table.game.state = change(table.state, turn=Turn(**{
            **{name: getattr(table.state.turn, name) for name in table.state.turn.__struct_fields__}, "step": step,
        }))  # fmt: skip
    return found


@pytest.mark.parametrize("step", plan_500_1.STEPS)
def test_what_is_ahead_in_an_ordinary_turn(step):
    ahead = plan_500_1.ahead(Turn(active="Alice", step=step, number=5))
    at = plan_500_1.STEPS.index(step)
    assert tuple(s for phase in ahead for s in phase) == plan_500_1.STEPS[at + 1 :]


def test_an_additional_combat_phase_before_the_ordinary_one(table):
    follow(table, AddPhases(("combat phase", "main phase")))
    without_attackers = ["beginning of combat", "declare attackers step", "end of combat", "postcombat main phase"]
    assert rest_of_the_turn(table) == [*without_attackers, *without_attackers, "end step", "cleanup step"]


def test_steps_of_a_phase_of_their_own(make_table):
    table = make_table(step="combat damage step")
    follow(table, AddPhases(("upkeep",), times=2, who="you"))
    assert rest_of_the_turn(table)[:4] == ["end of combat", "upkeep", "upkeep", "postcombat main phase"]


def test_what_a_player_gets_is_not_added_to_anothers_turn(make_table):
    table = make_table(step="upkeep")
    follow(table, AddPhases(("upkeep",), who="you"), AddStep("upkeep", who="you"), controller="Bob")
    assert rest_of_the_turn(table)[:2] == ["draw step", "precombat main phase"]


def test_an_additional_step_after_this_one(make_table):
    table = make_table(step="upkeep")
    follow(table, AddStep("upkeep", who="you"))
    assert rest_of_the_turn(table)[:2] == ["upkeep", "draw step"]


def test_a_phase_is_skipped_once(table):
    follow(table, SkipNext("combat phase", who="you"))
    assert rest_of_the_turn(table) == ["postcombat main phase", "end step", "cleanup step"]
    assert table.state.players["Alice"].skips == ()


def test_the_last_extra_turn_comes_first_and_the_order_goes_on(table):
    follow(table, ExtraTurn("you"), ExtraTurn("each_opponent"))
    turns = []
    for _ in range(4):
        turn_500.begin_turn(table.game)
        turns.append(table.state.turn.active)
    assert turns == ["Bob", "Alice", "Bob", "Alice"]


def test_a_skipped_turn_may_be_an_extra_one(table):
    follow(table, SkipTurns(1), ExtraTurn("you"))
    assert added_500_7.next_turn(table.game) == ("Bob", None)
    assert table.state.players["Alice"].turns_to_skip == 0
    assert table.state.extra_turns == ()


def test_extra_turns_of_who_has_left_are_none(table):
    follow(table, ExtraTurn("each_opponent"))
    table.game.state = with_player(table.state, "Bob", lost=True)
    assert added_500_7.next_turn(table.game) == ("Alice", None)


@pytest.mark.parametrize(
    ("now", "spells", "then"),
    [
        ("day", 0, "night"), ("day", 1, "day"), ("night", 0, "night"), ("night", 1, "night"), ("night", 2, "day"),
        (None, 0, None), (None, 2, None),
    ],
)  # fmt: skip
def test_day_and_night(table, now, spells, then):
    table.game.state = change(table.state, day_night=now, spells_last_turn=spells)
    day_and_night_731.check(table.game)
    assert table.state.day_night == then
