"""Questions on a fake engine: one sentence for one decision, in whatever shape it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.protocol.errors import Illegal

BOARD = 'Given Alice controls "Bears"\nGiven Bob controls "Giant"\nGiven Alice has "Opt" in hand\n'


@pytest.fixture
def asked(scene: Any, new_table: Any, position: Any) -> Any:
    """Plays a choice: the question comes after Alice passes, further ones after each answer."""

    def play(sentences: str, *questions: dict[str, Any], **capabilities: Any) -> tuple[Any, list[Any]]:
        table = new_table(*(position(question) for question in questions), position(), **capabilities)
        result = scene(table, f"{BOARD}When Alice passes\n{sentences}\nThen nobody has won")
        return result, table.messages("answer")

    return play


# --- one sentence, many shapes ---


def test_choosing_an_object_a_player_or_a_value(asked: Any, question: Any) -> None:
    assert asked('When Alice chooses "Giant"', question("choose", [1, 2]))[1] == [{"options": [1]}]
    assert asked("When Alice chooses Bob", question("target", ["Alice", "Bob"]))[1] == [{"options": [1]}]
    assert asked("When Alice chooses blue", question("color", ["white", "blue"]))[1] == [{"options": [1]}]
    assert asked("When Alice chooses {U}", question("mana", ["{W}", "{U}"]))[1] == [{"options": [1]}]
    assert asked("When Alice chooses 3", question("number", shape="number", min=0, max=5))[1] == [{"number": 3}]
    assert asked("When Alice chooses mode 2", question("mode", [{"mode": 1}, {"mode": 2}]))[1] == [{"options": [1]}]
    assert asked("When Alice chooses pile 2", question("pile", ["pile 1", "pile 2"]))[1] == [{"options": [1]}]


def test_choosing_by_the_text_of_an_option_where_it_names_no_object(asked: Any, question: Any) -> None:
    options = [{"text": "Doubling: twice as much"}, {"text": "Blight: black instead"}]
    assert asked('When Alice chooses "Blight"', question("replacement", options))[1] == [{"options": [1]}]


@pytest.mark.parametrize(
    "shape",
    [
        "confirm and choose",
        "choose up to one",
        "an option called decline",
        "confirm, then forced",
    ],
)
def test_choosing_implies_yes_in_every_shape(asked: Any, question: Any, shape: str) -> None:
    questions, answers = {
        "confirm and choose": (
            [question("may", shape="confirm"), question("choose", [1, 2])],
            [{"yes": True}, {"options": [1]}],
        ),
        "choose up to one": ([question("choose", [1, 2], min=0, max=1)], [{"options": [1]}]),
        "an option called decline": ([question("replacement", [1, 2, {"decline": True}])], [{"options": [1]}]),
        "confirm, then forced": ([question("may", shape="confirm")], [{"yes": True}]),
    }[shape]
    result, sent = asked('When Alice chooses "Giant"', *questions)
    assert result.outcome is Outcome.PASS, result
    assert sent == answers


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"shape": "confirm"}, {"yes": False}),
        ({"shape": "confirm", "may_decline": True}, {"decline": True}),
        ({"options": [1, 2], "min": 0}, {"options": []}),
        ({"options": [1, {"decline": True}]}, {"options": [1]}),
        ({"options": [1, 2], "may_decline": True}, {"decline": True}),
    ],
)
def test_declining_in_every_shape(asked: Any, question: Any, fields: dict[str, Any], answer: dict[str, Any]) -> None:
    result, sent = asked("When Alice declines", question("may", **fields))
    assert result.outcome is Outcome.PASS, result
    assert sent == [answer]


def test_declining_where_nobody_asks_is_nothing(scene: Any, new_table: Any) -> None:
    assert scene(new_table(), "When Alice declines\nThen nobody has won").outcome is Outcome.PASS


def test_what_must_be_chosen_cannot_be_declined(asked: Any, question: Any) -> None:
    assert asked("When Alice declines", question("sacrifice", [1, 2]))[0].outcome is Outcome.FAIL


@pytest.mark.parametrize(
    "sentence",
    ['Alice chooses "Giant"', "Alice accepts", 'Alice orders "A" before "B"', "Alice assigns 2 to Bob"],
)
def test_any_other_unasked_choice_fails(scene: Any, new_table: Any, sentence: str) -> None:
    result = scene(new_table(), f"When {sentence}\nThen nobody has won")
    assert result.outcome is Outcome.FAIL
    assert "nobody is asked anything" in (result.got or "")


def test_a_question_for_somebody_else_is_not_answered(asked: Any, question: Any) -> None:
    result, sent = asked('When Alice chooses "Giant"', question("choose", [1, 2], player="Bob"))
    assert result.outcome is Outcome.FAIL
    assert sent == []


def test_the_deciding_player_answers(asked: Any, question: Any) -> None:
    result, _ = asked('When Bob chooses "Giant"', question("choose", [1, 2], decider="Bob"))
    assert result.outcome is Outcome.PASS


def test_what_is_not_offered_fails_with_the_options(asked: Any, question: Any) -> None:
    result, _ = asked('When Alice chooses "Giant"', question("choose", [1, "Bob"], text="Which?"))
    assert result.outcome is Outcome.FAIL
    assert result.got == "Alice is asked (choose, choose) 'Which?': Bears (Alice, battlefield), Bob"


def test_accepting_a_bare_may(asked: Any, question: Any) -> None:
    assert asked("When Alice accepts", question("may", shape="confirm"))[1] == [{"yes": True}]
    assert asked("When Alice accepts", question("replacement", [2, {"decline": True}]))[1] == [{"options": [0]}]
    assert asked("When Alice accepts", question("sacrifice", [1, 2]))[0].outcome is Outcome.FAIL


def test_accepting_before_a_choice_that_is_asked_in_one(asked: Any, question: Any) -> None:
    result, sent = asked('When Alice accepts\nWhen Alice chooses "Giant"', question("search", [1, 2], min=0))
    assert result.outcome is Outcome.PASS
    assert sent == [{"options": [1]}]


def test_several_are_chosen_in_one_answer_or_one_by_one(asked: Any, question: Any) -> None:
    both = 'When Alice chooses "Giant" and "Bears"'
    assert asked(both, question("retarget", [1, 2], min=2, max=2))[1] == [{"options": [1, 0]}]
    assert asked(both, question("discard", [1, 2]), question("discard", [1]))[1] == [{"options": [1]}, {"options": [0]}]


def test_a_number_of_like_cards_is_chosen(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    for table, answers in (
        (new_table(position(question("discard", [1, 2, 3, 4], min=2, max=2))), [{"options": [0, 1]}]),
        (
            new_table(position(question("discard", [1, 2, 3, 4])), position(question("discard", [2, 3, 4]))),
            [{"options": [0]}, {"options": [0]}],
        ),
    ):
        result = scene(
            table,
            'Given Alice has 3 "Forest" and "Opt" in hand\nWhen Alice passes\nWhen Alice chooses 2 "Forest"\n'
            "Then nobody has won",
        )
        assert result.outcome is Outcome.PASS, result
        assert table.messages("answer") == answers


def test_the_choosers_own_come_before_others(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    table = new_table(position(question("choose", [1, 2])))
    scene(
        table,
        'Given Bob controls "Bears"\nGiven Alice controls "Bears"\nWhen Alice passes\nWhen Alice chooses "Bears"\n'
        "Then nobody has won",
    )
    assert table.messages("answer") == [{"options": [1]}]


def test_unlike_options_of_one_name_are_the_scenarios_fault(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    table = new_table(position(question("choose", [1, 2])))
    result = scene(
        table,
        'Given Alice controls "Bears"\nGiven Alice controls "Bears" that is tapped\nWhen Alice passes\n'
        'When Alice chooses "Bears"\nThen nobody has won',
    )
    assert result.outcome is Outcome.BROKEN


def test_an_engine_that_lists_no_options_is_given_ids_and_names(asked: Any, question: Any) -> None:
    result, sent = asked('When Alice chooses "Giant" and Bob', question("target", min=2, max=2), questions="unlisted")
    assert result.outcome is Outcome.PASS
    assert sent == [{"options": [2, "Bob"]}]


def test_choosing_nothing(asked: Any, question: Any) -> None:
    assert asked("When Alice chooses nothing", question("choose", [1, 2], min=0))[1] == [{"options": []}]
    assert asked("When Alice chooses nothing", question("choose", [1, 2]))[0].outcome is Outcome.FAIL


# --- orders, places, shares ---


def test_an_order_is_given_whole_or_one_at_a_time(asked: Any, question: Any) -> None:
    sentence = 'When Alice orders "Giant" before "Bears"'
    assert asked(sentence, question("trigger-order", [1, 2], shape="order"))[1] == [{"order": [1, 0]}]
    one, two = question("replacement", [1, 2]), question("replacement", [1, 2])
    assert asked(sentence, one, two)[1] == [{"options": [1]}, {"options": [1]}]


def test_a_preference_ends_with_its_purpose(asked: Any, question: Any) -> None:
    sentence = 'When Alice orders "Giant" before "Bears"\nWhen Alice chooses "Bears"'
    questions = (question("replacement", [1, 2]), question("replacement", [1, 2]), question("sacrifice", [1, 2]))
    assert asked(sentence, *questions)[1] == [{"options": [1]}, {"options": [1]}, {"options": [0]}]


def test_an_unscripted_order_is_the_one_offered(asked: Any, question: Any) -> None:
    assert asked("", question("trigger-order", [2, 1], shape="order"))[1] == [{"order": [0, 1]}]
    assert asked("", question("replacement", [2, 1]))[1] == [{"options": [0]}]


def test_an_optional_replacement_is_not_chosen_unasked(asked: Any, question: Any) -> None:
    result, sent = asked("", question("replacement", [1, {"decline": True}]))
    assert result.outcome is Outcome.FAIL
    assert sent == []


def test_cards_are_put_in_places_and_the_rest_in_the_other(asked: Any, question: Any) -> None:
    scry = question("scry", [1, 2], shape="arrange", places=["top", "bottom"])
    assert asked('When Alice puts "Giant" on the bottom', scry)[1] == [{"places": {"top": [0], "bottom": [1]}}]
    assert asked("When Alice puts nothing on the bottom", scry)[1] == [{"places": {"top": [0, 1], "bottom": []}}]
    piles = question("piles", [1, 2], shape="arrange", places=["pile 1", "pile 2"])
    sentence = 'When Alice puts "Giant" in pile 1 and "Bears" in pile 2'
    assert asked(sentence, piles)[1] == [{"places": {"pile 1": [1], "pile 2": [0]}}]
    assert asked('When Alice puts "Giant" in graveyard', scry)[0].outcome is Outcome.FAIL


def test_a_place_may_be_asked_as_a_choice(asked: Any, question: Any) -> None:
    assert asked('When Alice puts "Bears" on top', question("merge", ["Top", "Bottom"]))[1] == [{"options": [0]}]


def test_damage_is_assigned(asked: Any, question: Any) -> None:
    divide = question("damage", [2, "Bob"], shape="divide", total=6)
    sentence = 'When Alice assigns 2 to "Giant" and 4 to Bob'
    assert asked(sentence, divide)[1] == [{"division": [{"option": 0, "amount": 2}, {"option": 1, "amount": 4}]}]


def test_chance_is_scripted_where_the_engine_lets_it(asked: Any, question: Any) -> None:
    roll = question("roll", shape="number", player="chance", min=1, max=20)
    assert asked("When the die shows 14", roll, scripted_random=True)[1] == [{"number": 14}]
    flip = question("flip", ["heads", "tails"], player="chance")
    assert asked("When the coin shows tails", flip, scripted_random=True)[1] == [{"options": [1]}]
    assert asked("When the die shows 14")[0].outcome is Outcome.UNSUPPORTED


# --- forced questions ---

FORCED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"options": [1]}, {"options": [0]}),
    ({"options": [1, 2], "min": 2, "max": 2}, {"options": [0, 1]}),
    ({"options": [], "min": 0}, {"options": []}),
    ({"shape": "number", "min": 2, "max": 2}, {"number": 2}),
    ({"shape": "order", "options": [1]}, {"order": [0]}),
    ({"shape": "divide", "options": [1], "total": 3}, {"division": [{"option": 0, "amount": 3}]}),
    ({"shape": "pairs", "options": [], "others": ["Bob"]}, {"pairs": []}),
]


@pytest.mark.parametrize(("fields", "answer"), FORCED)
def test_a_forced_question_is_answered(
    asked: Any, question: Any, fields: dict[str, Any], answer: dict[str, Any]
) -> None:
    result, sent = asked("", question("choose", **fields))
    assert result.outcome is Outcome.PASS, result
    assert sent == [answer]


@pytest.mark.parametrize(
    "fields",
    [
        {"options": [1, 2]},
        {"options": [1], "min": 0},
        {"options": [1], "may_decline": True},
        {"options": [1, {"decline": True}]},
        {"shape": "confirm"},
        {"shape": "number", "min": 0, "max": 1},
        {"shape": "divide", "options": [1, 2], "total": 1},
        {"shape": "pairs", "options": [1], "others": ["Bob"]},
        {"shape": "choose"},
    ],
)
def test_a_question_with_two_answers_is_not(asked: Any, question: Any, fields: dict[str, Any]) -> None:
    result, sent = asked("", question("choose", **fields))
    assert result.outcome is Outcome.FAIL
    assert sent == []


def test_the_next_sentence_answers_a_forced_question_over_checks(scene: Any, asked: Any, question: Any) -> None:
    result, sent = asked(
        'Then nobody has priority\nThen Alice may choose only "Giant"\nWhen Alice chooses "Giant"',
        question("choose", [2]),
    )
    assert result.outcome is Outcome.PASS, result
    assert sent == [{"options": [0]}]
    assert len(scene.last.forced_choices) == 1  # the linter tells of it


def test_a_forced_question_before_the_one_that_is_scripted_is_answered(asked: Any, question: Any) -> None:
    result, sent = asked('When Alice chooses "Giant"', question("choose", [1]), question("choose", [1, 2]))
    assert result.outcome is Outcome.PASS, result
    assert sent == [{"options": [0]}, {"options": [1]}]


def test_an_action_meets_no_open_question(asked: Any, question: Any) -> None:
    result, _ = asked('When Alice casts "Opt"', question("color", ["blue", "red"]))
    assert result.outcome is Outcome.FAIL
    assert result.expected == "no question that the scenario doesn't answer"
    assert "blue, red" in (result.got or "")


# --- may choose only ---


@pytest.mark.parametrize(
    ("check", "holds"),
    [
        ('"Bears" or "Giant"', True),
        ('"Bears"', False),
        ('"Bears", "Giant" or Bob', False),
    ],
)
def test_the_options_are_exactly_these(asked: Any, question: Any, check: str, holds: bool) -> None:
    offered = question("choose", [1, 2, {"decline": True}])
    result, _ = asked(f"Then Alice may choose only {check}\nWhen Alice declines", offered)
    assert result.outcome is (Outcome.PASS if holds else Outcome.FAIL)


def test_the_options_behind_a_yes_are_seen_where_the_choice_comes_next(asked: Any, question: Any) -> None:
    result, sent = asked(
        'Then Alice may choose only "Bears" or "Giant"\nWhen Alice chooses "Bears"',
        question("may", shape="confirm"),
        question("choose", [1, 2]),
    )
    assert result.outcome is Outcome.PASS, result
    assert sent == [{"yes": True}, {"options": [0]}]


def test_options_that_are_not_listed_are_unsupported(asked: Any, question: Any) -> None:
    result, _ = asked('Then Alice may choose only "Bears"', question("choose"))
    assert result.outcome is Outcome.UNSUPPORTED


# --- an engine that refuses an answer ---


def test_a_refused_answer_is_a_failure(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    table = new_table(position(question("choose", [1, 2])), Illegal("not that one"))
    result = scene(table, BOARD + 'When Alice passes\nWhen Alice chooses "Giant"\nThen nobody has won')
    assert result.outcome is Outcome.FAIL
    assert "not that one" in (result.got or "")
