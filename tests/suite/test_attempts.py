"""`can't`: refused, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.protocol.errors import Illegal

BOARD = 'Given Alice controls "Bears"\nGiven Bob controls "Giant"\nGiven Alice has "Opt" in hand\n'
CANNOT = (
    BOARD + 'When Alice passes\nThen Alice can\'t cast "Opt" targeting "Giant"\nWhen Alice passes\nThen nobody has won'
)


def test_a_refusal_is_what_is_expected(scene: Any, new_table: Any, position: Any) -> None:
    table = new_table(position(), Illegal("no"), position(priority="Bob"), announces=["targets"])
    result = scene(table, CANNOT)
    assert result.outcome is Outcome.PASS, result
    assert [method for method, _ in table.sent].count("observe") == 2  # before and after


def test_an_accepted_attempt_fails(scene: Any, new_table: Any, position: Any) -> None:
    result = scene(new_table(announces=["targets"]), CANNOT)
    assert result.outcome is Outcome.FAIL
    assert result.got == "it was accepted"


def test_an_attempt_accepted_so_far_fails(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    asks = position(question("target", [1, 2], announcing=True))
    result = scene(new_table(position(), asks), CANNOT.replace(' targeting "Giant"', ""))
    assert result.outcome is Outcome.FAIL
    assert (result.got or "").startswith("it was accepted so far: Alice is asked (target")


def test_a_refusal_that_changes_something_fails(scene: Any, new_table: Any, position: Any) -> None:
    def refuse(table: Any) -> Any:
        table.named("Bears")["tapped"] = True
        return Illegal("no")

    result = scene(new_table(position(), refuse, announces=["targets"]), CANNOT)
    assert result.outcome is Outcome.FAIL
    assert result.expected == "that a refused action changes nothing"
    assert result.got == "Bears (Alice, battlefield): tapped"


def test_what_is_not_offered_is_refused_and_the_proposal_is_cancelled(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    def propose(table: Any) -> Any:
        table.named("Opt")["zone"] = "stack"
        return position(question("target", [1], announcing=True))

    def cancel(table: Any) -> Any:
        table.named("Opt")["zone"] = "hand"
        return position()

    table = new_table(position(), propose, cancel, position(priority="Bob"), cancel=True)
    result = scene(table, CANNOT)
    assert result.outcome is Outcome.PASS, result
    assert "cancel" in table.messages()
    assert table.starts == 1


def test_without_cancel_the_scenario_is_played_again(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    def propose(table: Any) -> Any:
        table.named("Opt")["zone"] = "stack"
        return position(question("target", [1], announcing=True))

    table = new_table(position(), propose, position(), position(priority="Bob"))
    result = scene(table, CANNOT)
    assert result.outcome is Outcome.PASS, result
    assert table.starts == 2
    assert table.messages("act") == [
        ("Alice", {"do": "pass"}),
        ("Alice", {"do": "cast", "object": 3}),
        ("Alice", {"do": "pass"}),  # again
        ("Alice", {"do": "pass"}),
    ]


def test_an_attempt_while_a_question_is_open_leaves_it_open(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    table = new_table(position(question("choose", [1, 2])), Illegal("a question is open"), position())
    result = scene(
        table,
        BOARD
        + 'When Alice passes\nThen nobody has priority\nThen Alice can\'t cast "Opt"\nWhen Alice chooses "Giant"\n'
        "Then nobody has won",
    )
    assert result.outcome is Outcome.PASS, result


def test_an_intention_survives_an_attempt(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    table = new_table(
        position(question("choose", [1, 2]), stack=1),
        Illegal("a question is open"),
        position(stack=1),
        position(),
        start=position(stack=1),
    )
    result = scene(
        table,
        BOARD
        + 'When the stack resolves\nThen Alice can\'t cast "Opt"\nWhen Alice chooses "Giant"\nThen the stack is empty',
    )
    assert result.outcome is Outcome.PASS, result


@pytest.mark.parametrize(
    ("attempt", "holds"),
    [
        ('attack Bob with "Sick"', True),
        ("attack with nothing", False),
        ('attack Bob with "Bears"', False),
    ],
)
def test_declarations_are_attempted_where_they_are_asked_for(
    scene: Any, new_table: Any, position: Any, question: Any, attempt: str, holds: bool
) -> None:
    attackers = question("attackers", [1], shape="pairs", others=["Bob"])
    table = new_table(position(attackers, step="declare attackers step"), position(step="end of combat"))
    result = scene(
        table,
        f'Given Alice controls "Bears" and "Sick"\nThen Alice can\'t {attempt}\n'
        "When the game advances to Alice's end of combat\nThen nobody has won",
    )
    assert result.outcome is (Outcome.PASS if holds else Outcome.FAIL), result
    assert table.starts == 1


def test_a_declaration_that_is_never_asked_for_can_t_be_made(scene: Any, new_table: Any, position: Any) -> None:
    table = new_table(position(step="end of combat"), position(priority="Bob"))
    result = scene(
        table,
        'Given Alice controls "Sick"\nThen Alice can\'t attack Bob with "Sick"\nWhen Alice passes\nThen nobody has won',
    )
    assert result.outcome is Outcome.PASS, result
    assert table.starts == 2  # played again up to the attempt


def test_choices_are_attempted_too(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    table = new_table(position(question("choose", [1, "Bob"])), position())
    result = scene(
        table,
        BOARD + 'When Alice passes\nThen Alice can\'t choose "Giant"\nWhen Alice chooses Bob\nThen nobody has won',
    )
    assert result.outcome is Outcome.PASS, result


def test_casting_now_what_is_not_offered_is_refused(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    now = question("cast-now", [2], shape="act")
    table = new_table(position(now, stack=1), position())
    result = scene(
        table, BOARD + 'When Alice passes\nThen Alice can\'t cast "Opt"\nWhen Alice declines\nThen nobody has won'
    )
    assert result.outcome is Outcome.PASS, result
    assert table.messages("answer") == [{"decline": True}]


def test_only_actions_and_choices_can_be_attempted(scene: Any, new_table: Any) -> None:
    result = scene(new_table(), BOARD + "Then Alice can't control anything")
    assert result.outcome is Outcome.BROKEN
