"""A permanent played instead of set up: which, by which sentences, and what it says when a verdict changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.main import main
from mtg_conformance.metamorphic.actions import NOTICED, ON_THE_WAY, played
from mtg_conformance.metamorphic.changing import Skip
from mtg_conformance.metamorphic.judging import Report, judge, trials
from mtg_conformance.metamorphic.plain_cards import CREATURES, LANDS, OTHERS
from mtg_conformance.suite.catalog import Scenario
from mtg_conformance.suite.steps import StepIndex
from reference_engine import cardfiles

Make = Callable[..., Scenario]
CHECKS = ["then the stack is empty", "then it is Alice's precombat main phase"]
END = "Then nobody has won"


def said(scenario: Scenario, index: StepIndex) -> list[list[str]]:
    made = played(scenario, index)
    assert not isinstance(made, Skip), made
    return [[f"{step.kind} {step.text}" for step in variant.steps] for variant in made]


@pytest.mark.parametrize(
    ("permanents", "left"),
    [
        ('"Forest"', []),
        ('2 "Forest"', ['given Alice controls "Forest"']),
        ('"Opt" and 3 "Forest"', ['given Alice controls "Opt" and 2 "Forest"']),
        ('"Opt", "Sol Ring" and "Forest"', ['given Alice controls "Opt" and "Sol Ring"']),
        ('"Opt", "Sol Ring", "Shock", and "Forest"', ['given Alice controls "Opt", "Sol Ring" and "Shock"']),
    ],
)
def test_the_last_permanent_is_played_where_it_is_a_land(
    index: StepIndex, scenario: Make, permanents: str, left: list[str]
) -> None:
    changed, young = said(scenario(f"Given Alice controls {permanents}", "And Bob has 3 life", END), index)
    assert changed == [
        *left,
        "given Bob has 3 life",
        'given Alice has "Forest" in hand',
        'when Alice plays "Forest"',
        *CHECKS,
        'then Alice controls "Forest"',
        'then each "Forest" isn\'t tapped',
        "then nobody has won",
    ]
    sick = 'given Alice controls "Forest" that is summoning sick'
    assert young == [*left, "given Bob has 3 life", sick, "then nobody has won"]


@pytest.mark.parametrize(
    ("mana", "left", "land"),
    [("{3}{G}", ["{3}"], "Forest"), ("{W}{3}", ["{W}{2}"], "Wastes"), ("{1}", [], "Wastes"), ("{U}", [], "Island")],
)
def test_of_lands_for_mana_the_last_is_played(
    index: StepIndex, scenario: Make, mana: str, left: list[str], land: str
) -> None:
    made = said(scenario('Given Bob controls "Opt"', f"And Alice has lands for {mana}", END), index)
    assert [step for step in made[0] if "lands for" in step] == [f"given Alice has lands for {each}" for each in left]
    assert f'when Alice plays "{land}"' in made[0]


def test_what_is_cast_has_lands_of_its_own_and_nothing_else_pays(index: StepIndex, scenario: Make) -> None:
    made = said(scenario("Given Bob has lands for {R}", 'And Alice controls "Circle of Protection: Red"', END), index)
    changed, young, beside = made
    assert changed == [
        "given Bob has lands for {R}",
        'given Alice has "Circle of Protection: Red" in hand',
        'given Alice controls "Wastes" called "pays 1"',
        'given Alice controls "Plains" called "pays 2"',
        'when Alice taps "pays 1" for mana',
        'when Alice taps "pays 2" for mana',
        'when Alice casts "Circle of Protection: Red"',
        'then the stack is the spell "Circle of Protection: Red"',
        "then Alice has no mana",
        "when the stack resolves",
        *CHECKS,
        'then each "Mountain" isn\'t tapped',
        'then Alice controls "Circle of Protection: Red"',
        'then each "Circle of Protection: Red" isn\'t tapped',
        "then nobody has won",
    ]
    assert young[1] == 'given Alice controls "Circle of Protection: Red" that is summoning sick'
    assert {'given Alice controls "Circle of Protection: Red"', 'when Alice casts "Icy Manipulator"'} < set(beside)


def test_a_creature_only_where_there_is_no_land(index: StepIndex, scenario: Make) -> None:
    bears = 'Given Alice controls "Grizzly Bears"'
    assert 'when Alice plays "Mountain"' in said(scenario(bears, "And Alice has lands for {R}", END), index)[0]
    assert 'when Alice casts "Grizzly Bears"' in said(scenario(bears, END), index)[0]


NONE = "no permanent that can simply be played"
ELSEWHERE = "its name is said of another card too"
PHASE = "it doesn't begin in a main phase"
LAND = "its player plays a land too"


@pytest.mark.parametrize(
    ("sentences", "reason"),
    [
        ([END], NONE),
        (['Given Bob controls "Forest"'], NONE),
        (['Given Alice controls "Forest"', 'And Bob controls "Opt"'], NONE),
        (['Given Alice controls "Forest" that is tapped'], NONE),
        (['Given Alice controls "Forest" called "Wood"'], NONE),
        (['Given Alice controls Bob\'s "Forest"'], NONE),
        (['Given Alice controls "Forest"', "And it is Bob's precombat main phase"], NONE),
        (['Given Alice controls "Forest"', "And it is Alice's upkeep"], PHASE),
        (['Given Alice controls "Forest"', 'And Alice has "Forest" in hand'], ELSEWHERE),
        (["Given Alice has lands for {2}", 'And Bob controls "Wastes" that is tapped'], ELSEWHERE),
        (['Given Alice controls "Forest"', 'When Alice plays "Plains"'], LAND),
        (['Given Alice controls "Forest"', 'Then Alice can\'t play "Plains"'], LAND),
        (["Given Bob has lands for {2}", 'And Alice controls "Sol Ring"'], "lands like those that would pay are in it"),
        (['Given Alice controls "Sol Ring"', "Then Alice has no untapped lands"], "a sentence counts permanents"),
        (
            ['Given Alice controls "Sol Ring"', "Then Alice may choose only {B} or {C}"],
            "a sentence tells all that is offered",
        ),
        (["Given Alice is the starting player", 'And Alice has "Forest" in library'], "the game has yet to begin"),
    ],
)
def test_nothing_is_played_where_that_could_matter(
    index: StepIndex, scenario: Make, sentences: Sequence[str], reason: str
) -> None:
    assert played(scenario(*sentences), index) == Skip(reason)


def event(outcome: str, step: tuple[str, int] | None = None) -> dict[str, Any]:
    place = None if step is None else {"text": step[0], "line": step[1]}
    return {"outcome": outcome, "step": place, "expected": None, "got": None, "message": ""}


@pytest.mark.parametrize(
    ("step", "others", "reason"),
    [
        ("nobody has won", ["pass", "pass"], None),
        ("the stack is empty", ["pass", "pass"], ON_THE_WAY),
        ("nobody has won", ["fail", "pass"], NOTICED),
        ("nobody has won", ["pass", "broken"], NOTICED),
    ],
)
def test_when_a_changed_verdict_speaks_against_the_engine(
    index: StepIndex, scenario: Make, step: str, others: list[str], reason: str | None
) -> None:
    report = Report()
    found = list(trials([scenario('Given Alice controls "Sol Ring"', END)], index, report, ["actions"]))
    ((first, *rest),) = [trial.variants for trial in found]
    line = next(each.line for each in first.steps if each.text == step)
    after = {first.id: event("fail", (step, line))}
    after |= {variant.id: event(outcome) for variant, outcome in zip(rest, others, strict=True)}
    judge(found, {"played": event("pass"), **after}, report)
    assert (len(report.findings), dict(report.skipped)) == (
        (1, {}) if reason is None else (0, {("actions", reason): 1})
    )


FEATURE = """
Feature: Small
  @id:lives @CR:119.1
  Scenario: Lives
    Given Alice has lands for {G}
    Then Bob has 20 life

  @id:orb @CR:614.1d
  Scenario: Orb of Dreams
    Given Alice controls "Orb of Dreams" and "Island"
    Then "Island" isn't tapped

  @id:crossroads @CR:302.6
  Scenario: A land that is a creature
    Given Alice controls "Living Plane"
    And Alice has lands for {G}
    When Alice taps "Forest" for mana
    Then Alice has {G}
"""
# The reference engine, but that playing a land shows a life too many.
ENGINE = """
import copy

from reference_engine.protocol import engine


class Landfall:
    def __init__(self):
        self.engine = engine()
        self.played = 0

    def handle(self, message):
        if message["method"] == "start":
            self.played = 0
        if message["method"] == "act" and message["params"]["action"]["do"] == "play_land":
            self.played = 1
        response = copy.deepcopy(self.engine.handle(message))
        if message["method"] == "observe":
            for player in response["result"]["snapshot"]["players"].values():
                player["life"] += self.played
        return response
"""


def test_an_engine_to_which_playing_matters_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "small/features").mkdir(parents=True)
    (tmp_path / "small/features/small.feature").write_text(FEATURE, "utf-8")
    (tmp_path / "engine_of_landfall.py").write_text(ENGINE, "utf-8")
    words = ["metamorphic", "--suite", "small", "-n", "0", "-q", "--only", "actions", "--json", "-"]
    done = CliRunner().invoke(main, [*words, "--engine", "python:engine_of_landfall:Landfall"])
    assert done.exit_code == 1, done.output
    told = json.loads(done.output)
    assert [each["id"] for each in told["findings"]] == ["lives"]
    assert {each["reason"] for each in told["skipped"]} == {ON_THE_WAY, NOTICED}
    done = CliRunner().invoke(main, words)
    assert (done.exit_code, json.loads(done.output)["kept"]) == (0, {"actions": 1}), done.output


def test_costs_are_those_of_the_cards() -> None:
    costs = {**OTHERS, **CREATURES, **dict.fromkeys(LANDS, "")}
    assert {name: cardfiles.card(name).mana_cost or "" for name in costs} == costs
