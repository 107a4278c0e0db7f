"""Scenarios changed, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from mtg_conformance.metamorphic.changing import Skip, Variants
from mtg_conformance.metamorphic.transformations import (
    TRANSFORMATIONS,
    Transformation,
    bystander,
    other_names,
    other_seats,
)
from mtg_conformance.suite.catalog import Scenario, Suite, load_suite
from mtg_conformance.suite.lint import lint
from mtg_conformance.suite.rules_data import rules
from mtg_conformance.suite.steps import StepIndex

Make = Callable[..., Scenario]


def said(variants: Variants) -> list[list[str]]:
    assert not isinstance(variants, Skip), variants
    return [[f"{step.kind} {step.text}" for step in variant.steps] for variant in variants]


def test_two_players_change_seats_and_the_turn_is_told(index: StepIndex, scenario: Make) -> None:
    made = other_seats(
        scenario(
            'Given Alice controls "Alice\'s Bob" and Bob\'s "Opt" with Bob chosen',
            'When Alice casts "Opt" targeting Bob',
            'Then Bob can\'t cast "Opt" targeting Alice',
        ),
        index,
    )
    assert said(made) == [
        [
            "given it is Bob's precombat main phase",
            'given Bob controls "Alice\'s Bob" and Alice\'s "Opt" with Alice chosen',
            'when Bob casts "Opt" targeting Alice',
            'then Alice can\'t cast "Opt" targeting Bob',
        ]
    ]


@pytest.mark.parametrize("turn", ["Alice's upkeep", "Bob's precombat main phase"])
def test_a_turn_that_is_told_moves_along(index: StepIndex, scenario: Make, turn: str) -> None:
    made = other_seats(scenario(f"Given it is {turn}", "Then nobody has won"), index)
    other = turn.replace("Alice", "X").replace("Bob", "Alice").replace("X", "Bob")
    assert said(made) == [[f"given it is {other}", "then nobody has won"]]


def test_three_players_move_on_and_the_order_of_turns_stays(index: StepIndex, scenario: Make) -> None:
    three = scenario("Given a game with Alice, Bob and Carol", "Given Carol has 3 life", "Then Bob loses the game")
    assert said(other_seats(three, index)) == [
        [
            "given a game with Alice, Bob and Carol",
            "given it is Bob's precombat main phase",
            "given Alice has 3 life",
            "then Carol loses the game",
        ]
    ]


def test_other_names_are_told_first_in_the_same_order(index: StepIndex, scenario: Make) -> None:
    two = scenario('Given Bob controls "Opt"', "Then it is Alice's upkeep")
    assert said(other_names(two, index)) == [
        ["given a game with Zoe and Kim", 'given Kim controls "Opt"', "then it is Zoe's upkeep"]
    ]
    three = scenario("Given a Commander game with Alice, Bob and Carol", "Then Carol has 40 life")
    assert said(other_names(three, index)) == [["given a Commander game with Zoe, Kim and Lee", "then Lee has 40 life"]]


def test_a_name_with_a_meaning_is_not_given(index: StepIndex, scenario: Make) -> None:
    assert isinstance(other_names(scenario('Given Bob controls "Max"', "Then nobody has won"), index), Skip)


def test_a_bystander_is_a_land_or_an_artifact_of_who_does_least(index: StepIndex, scenario: Make) -> None:
    made = bystander(scenario("Given Alice has lands for {2}{W}", "When Alice passes", "Then Bob has 20 life"), index)
    told = [step for variant in said(made) for step in variant if "bystander" in step]
    assert told == [
        'given Bob controls "Island" that is tapped called "bystander"',
        'given Bob controls "Sol Ring" that is tapped called "bystander"',
    ]
    assert [variant.index(step) for variant, step in zip(said(made), told, strict=True)] == [1, 1]


@pytest.mark.parametrize(
    "sentences",
    [
        ["Then Bob has 20 life"],
        ['Given Alice controls "Opt"', "Then Bob has no untapped lands"],
        ['Given Alice controls "Opt"', "Then Bob may choose only {B} or {C}"],
    ],
)
def test_no_bystander_where_it_would_be_seen(index: StepIndex, scenario: Make, sentences: Sequence[str]) -> None:
    assert isinstance(bystander(scenario(*sentences), index), Skip)


@pytest.mark.parametrize("transformation", TRANSFORMATIONS, ids=lambda each: each.name)
def test_what_comes_of_the_suite_is_sound(index: StepIndex, transformation: Transformation) -> None:
    """Every variant of a chapter is free of faults, and few scenarios are left out."""
    root = Path(__file__).resolve().parents[2]
    suite = [s for s in load_suite(root) if s.path.startswith("features/8_multiplayer")]
    made = [(s, transformation.make(s, index)) for s in suite]
    kept = [(s, v) for s, variants in made if not isinstance(variants, Skip) for v in variants]
    assert len({s.id for s, _ in kept}) > len(suite) / 2
    faults = [f for s, v in kept if not s.rulings for f in lint(Suite(root / "docs", (v,)), index, rules())]
    assert faults == []
