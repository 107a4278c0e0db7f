"""What is announced with an action: sent where the engine takes it, answered where it asks, never dropped."""

from __future__ import annotations

from typing import Any

import pytest

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.protocol.errors import Illegal

# ids: Bears 1, Giant 2, Elf 3, Opt 4, Shock 5
BOARD = 'Given Alice controls "Bears"\nGiven Bob controls "Giant"\nGiven Alice controls "Elf"\n'
BOARD += 'Given Alice has "Opt" and "Shock" in hand\n'


@pytest.fixture
def casting(scene: Any, new_table: Any, position: Any) -> Any:
    """Casts Opt with clauses on an engine that asks these questions."""

    def play(clauses: str, *questions: Any, then: str = "", **capabilities: Any) -> tuple[Any, list[Any]]:
        table = new_table(*(position(q) for q in questions), position(stack=1), **capabilities)
        result = scene(table, f'{BOARD}When Alice casts "Opt" {clauses}'.rstrip() + f"\n{then}\nThen nobody has won")
        return result, table.messages()

    return play


QUESTIONS: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ('targeting "Giant"', "target", {"options": [1, 2]}, {"options": [1]}),
    ("targeting Bob", "target", {"options": [1, "Bob"]}, {"options": [1]}),
    ('targeting "Giant" and Bob', "target", {"options": [1, 2, "Bob"], "min": 2, "max": 2}, {"options": [1, 2]}),
    ("with X = 3", "x", {"shape": "number", "min": 0, "max": 5}, {"number": 3}),
    ("with X = 3", "x", {"options": ["2", "3"]}, {"options": [1]}),
    ("with kicker", "optional-cost", {"shape": "confirm"}, {"yes": True}),
    ("with kicker twice", "optional-cost", {"shape": "number", "max": 5}, {"number": 2}),
    (
        "with kicker {W}",
        "optional-cost",
        {"options": [{"text": "kicker {U}"}, {"text": "kicker {W}"}], "min": 0, "max": 2},
        {"options": [1]},
    ),
    (
        "choosing modes 1 and 3",
        "mode",
        {"options": [{"mode": 1}, {"mode": 2}, {"mode": 3}], "max": 2},
        {"options": [0, 2]},
    ),
    ("choosing blue", "color", {"options": ["red", "blue"]}, {"options": [1]}),
    ("for its evoke cost", "method", {"options": ["normal", "evoke"]}, {"options": [1]}),
    ("without paying its mana cost", "method", {"options": ["normal", "without paying"]}, {"options": [1]}),
    ('sacrificing "Bears"', "sacrifice", {"options": [3, 1]}, {"options": [1]}),
    ('discarding "Shock"', "discard", {"options": [5]}, {"options": [0]}),
    ('tapping "Bears" and "Elf"', "cost", {"options": [1, 3], "min": 0, "max": 2}, {"options": [0, 1]}),
    ("paying 4 life", "pay", {"shape": "number", "min": 0, "max": 4}, {"number": 4}),
    ('activating "Elf"', "pay", {"options": [1, 3]}, {"options": [1]}),
]


@pytest.mark.parametrize(("clauses", "purpose", "fields", "answer"), QUESTIONS)
def test_the_engines_question_is_answered_from_the_clause(
    casting: Any, question: Any, clauses: str, purpose: str, fields: dict[str, Any], answer: dict[str, Any]
) -> None:
    result, sent = casting(clauses, question(purpose, announcing=True, **fields))
    assert result.outcome is Outcome.PASS, result
    assert sent == [("Alice", {"do": "cast", "object": 4}), answer]


@pytest.mark.parametrize("clauses", sorted({clauses for clauses, *_ in QUESTIONS}))
def test_a_part_that_is_neither_sent_nor_asked_for_is_unsupported(casting: Any, clauses: str) -> None:
    result, _ = casting(clauses)
    assert result.outcome is Outcome.UNSUPPORTED
    assert "announcement" in result.message


@pytest.mark.parametrize(
    ("clauses", "purpose", "fields"),
    [
        ('targeting "Giant"', "target", {"options": [1]}),
        ("with X = 3", "x", {"shape": "number", "min": 0, "max": 2}),
        ("choosing mode 3", "mode", {"options": [{"mode": 1}]}),
        ("choosing blue", "color", {"options": ["red", "white"]}),
        ("for its evoke cost", "method", {"options": ["normal"]}),
    ('sacrificing "Bears"', "sacrifice", {"options": [3]}),
    ],
)
def test_what_the_question_does_not_offer_is_a_failure(
    casting: Any, question: Any, clauses: str, purpose: str, fields: dict[str, Any]
) -> None:
    result, _ = casting(clauses, question(purpose, announcing=True, **fields))
    assert result.outcome is Outcome.FAIL


def test_targets_are_taken_in_the_order_of_the_slots(casting: Any, question: Any) -> None:
    slots = (question("target", [1, 2], announcing=True), question("target", [1, 2], announcing=True))
    _, sent = casting('targeting "Giant" and "Giant"', *slots)
    assert sent[1:] == [{"options": [1]}, {"options": [1]}]


def test_optional_targets_beyond_those_said_are_declined(casting: Any, question: Any) -> None:
    more = question("target", [1, 2], min=0, announcing=True)
    _, sent = casting('targeting "Giant"', question("target", [1, 2], announcing=True), more)
    assert sent[1:] == [{"options": [1]}, {"options": []}]


def test_an_optional_cost_that_is_not_said_is_not_paid(casting: Any, question: Any) -> None:
    result, sent = casting("", question("optional-cost", shape="confirm", announcing=True))
    assert result.outcome is Outcome.PASS
    assert sent[1:] == [{"yes": False}]


def test_a_cost_that_is_offered_less_often_than_it_is_paid_is_a_failure(casting: Any, question: Any) -> None:
    result, _ = casting("with kicker twice", question("optional-cost", shape="confirm", announcing=True))
    assert result.outcome is Outcome.FAIL
    assert "twice" in (result.expected or "")


def test_an_object_named_for_a_cost_says_yes_to_the_cost(casting: Any, question: Any) -> None:
    yes = question("optional-cost", shape="confirm", announcing=True)
    _, sent = casting('sacrificing "Bears"', yes, question("sacrifice", [1, 3], announcing=True))
    assert sent[1:] == [{"yes": True}, {"options": [0]}]


def test_a_target_that_nobody_had_to_be_asked_for_is_seen_on_the_stack(
    scene: Any, new_table: Any, position: Any
) -> None:
    def cast(table: Any) -> Any:
        table.put("Opt", "stack", kind="spell", controller="Alice", targets=[{"object": 2}])
        return position(stack=1)

    sentences = BOARD + 'When Alice casts "Opt" targeting {}\nThen nobody has won'
    assert scene(new_table(cast), sentences.format('"Giant"')).outcome is Outcome.PASS
    assert scene(new_table(cast), sentences.format('"Bears"')).outcome is Outcome.UNSUPPORTED


def test_mana_made_unasked_must_be_the_mana_said(scene: Any, new_table: Any, position: Any) -> None:
    def tap(table: Any) -> Any:
        table.players["Alice"]["mana"] = "{B}"
        return position()

    sentences = BOARD + 'When Alice taps "Elf" for {}\nThen nobody has won'
    assert scene(new_table(tap), sentences.format("{B}")).outcome is Outcome.PASS
    result = scene(new_table(tap), sentences.format("{U}"))
    assert (result.outcome, result.got) == (Outcome.FAIL, "{B}")


def test_later_questions_are_not_about_the_action(casting: Any, question: Any) -> None:
    questions = (
        question("target", [1, 2], announcing=True),
        question("trigger-order", [1, 2], shape="order"),
        question("target", [1, 2]),
    )
    result, sent = casting('targeting "Giant"', *questions, then='When Alice chooses "Bears"')
    assert result.outcome is Outcome.PASS, result
    assert sent[1:] == [{"options": [1]}, {"order": [0, 1]}, {"options": [0]}]


def test_a_question_of_the_announcement_may_be_answered_by_the_next_sentence(casting: Any, question: Any) -> None:
    result, sent = casting("", question("target", [1, 2], announcing=True), then='When Alice chooses "Giant"')
    assert result.outcome is Outcome.PASS, result
    assert sent[1:] == [{"options": [1]}]


def test_cards_of_the_hand_are_found_again_under_their_new_ids(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    def cast(table: Any) -> Any:
        table.named("Opt").update(zone="stack", id=77, kind="spell", controller="Alice")
        table.named("Shock")["id"] = 4  # the id that Opt had
        return position(question("discard", [4, 1], announcing=True))

    table = new_table(cast)
    result = scene(table, BOARD + 'When Alice casts "Opt" discarding "Shock"\nThen nobody has won')
    assert result.outcome is Outcome.PASS, result
    assert table.messages("answer") == [{"options": [0]}]


# --- casting during a resolution ---


def test_casting_while_something_resolves_answers_the_question(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    now = question("cast-now", [4, 5], shape="act")
    table = new_table(
        position(now, stack=1),
        position(question("target", [1, 2], announcing=True), stack=2),
        position(now, stack=2),
        position(priority="Bob", stack=1),
        position(),
        announces=["x"],
    )
    result = scene(
        table,
        BOARD + 'When Alice passes\nWhen Alice casts "Shock" with X = 0 targeting "Giant"\nWhen Alice declines\n'
        "When the stack resolves\nThen nobody has won",
    )
    assert result.outcome is Outcome.PASS, result
    assert table.messages() == [
        ("Alice", {"do": "pass"}),
        {"action": {"do": "cast", "object": 5}, "announcement": {"x": 0}},
        {"options": [1]},
        {"decline": True},
        ("Bob", {"do": "pass"}),
    ]


def test_what_may_not_be_cast_now_is_a_failure(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    table = new_table(position(question("cast-now", [5], shape="act"), stack=1))
    result = scene(table, BOARD + 'When Alice passes\nWhen Alice casts "Opt"\nThen nobody has won')
    assert result.outcome is Outcome.FAIL
    assert result.expected == "Opt (Alice, hand) among what may be cast"


@pytest.mark.parametrize(
    ("clauses", "outcome"),
    [('activating "Elf"', Outcome.UNSUPPORTED), ("targeting Bob", Outcome.FAIL)],
)
def test_a_refusal_is_no_verdict_where_the_engine_could_not_be_told_what_pays(
    scene: Any, new_table: Any, position: Any, clauses: str, outcome: Outcome
) -> None:
    table = new_table(Illegal("the cost can't be paid"), position())
    result = scene(table, f'{BOARD}When Alice casts "Opt" {clauses}\nThen nobody has won')
    assert result.outcome is outcome, result


def test_a_target_is_looked_for_on_the_battlefield_before_ones_own_hidden_cards(
    scene: Any, new_table: Any, position: Any
) -> None:
    table = new_table(position(stack=1), announces=["targets"])
    board = f'{BOARD}Given Alice has "Giant" in library\n'
    result = scene(table, f'{board}When Alice casts "Opt" targeting "Giant"\nThen nobody has won')
    assert result.outcome is Outcome.PASS, result
    (sent,) = [params for method, params in table.sent if method == "act"]
    assert sent["announcement"] == {"targets": [{"object": 2}]}
