"""Scenarios cut down, with engines that are functions from a scenario to a result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.shrinking.shrink import Shrinker
from mtg_conformance.shrinking.writing import feature_text
from mtg_conformance.suite.catalog import Scenario, parse_feature
from mtg_conformance.suite.rules_data import rules
from mtg_conformance.suite.steps import StepIndex

LONG = """
Given Alice controls "Forest" and "Runeclaw Bear" that is tapped
Given Alice controls "Island"
Given Bob controls 3 "Grizzly Bears" and "Hill Giant"
Given Bob has 7 life
When Alice passes
When Bob passes
Then Bob has 7 life
Then Alice has 20 life
Then nobody has won
"""


def said(scenario: Scenario) -> list[str]:
    return [step.text for step in scenario.steps]


def failing_where(holds: Callable[[Scenario], bool], at: str = "Bob has 7 life", got: str = "8") -> Any:
    """An engine that fails at a sentence of these beginning words wherever `holds`."""

    def play(scenario: Scenario) -> Result:
        step = next((s for s in scenario.steps if s.kind == "then" and s.text.startswith(at)), None)
        if step is None or not holds(scenario):
            return Result(scenario.id, Outcome.PASS)
        return Result(scenario.id, Outcome.FAIL, step=(step.text, step.line), expected=step.text, got=got)

    return play


def passing(scenario: Scenario) -> Result:
    return Result(scenario.id, Outcome.PASS)


def test_only_what_the_failure_needs_is_left(index: StepIndex, scenario: Callable[[str], Scenario]) -> None:
    play = failing_where(lambda s: "Hill Giant" in s.cards and "Bob passes" in said(s))
    long = scenario(LONG)
    shrunk = Shrinker(play, index, rules(), passing).shrink(long, play(long))
    assert said(shrunk.scenario) == ['Bob controls "Hill Giant"', "Bob passes", "Bob has 7 life"]
    assert shrunk.result.outcome is Outcome.FAIL
    assert not shrunk.exhausted


def test_a_cut_that_the_oracle_does_not_pass_is_refused(index: StepIndex, scenario: Callable[[str], Scenario]) -> None:
    play = failing_where(lambda s: True)
    oracle = failing_where(lambda s: not any((x.kind, x.text) == ("given", "Bob has 7 life") for x in s.steps))
    long = scenario(LONG)
    shrunk = Shrinker(play, index, rules(), oracle).shrink(long, play(long))
    assert said(shrunk.scenario) == ["Bob has 7 life", "Bob has 7 life"]
    assert [step.kind for step in shrunk.scenario.steps] == ["given", "then"]


def test_without_an_oracle_what_was_got_must_stay(index: StepIndex, scenario: Callable[[str], Scenario]) -> None:
    def play(scenario: Scenario) -> Result:
        return failing_where(lambda s: True, got="8" if "Alice passes" in said(scenario) else "20")(scenario)

    long = scenario(LONG)
    shrunk = Shrinker(play, index, rules()).shrink(long, play(long))
    assert said(shrunk.scenario) == ["Alice passes", "Bob has 7 life"]


def test_another_kind_of_sentence_is_another_failure(index: StepIndex, scenario: Callable[[str], Scenario]) -> None:
    """With the giant gone, the engine fails too, but elsewhere."""

    def play(scenario: Scenario) -> Result:
        at = "Bob has" if "Hill Giant" in scenario.cards else "nobody has won"
        return failing_where(lambda s: True, at=at)(scenario)

    long = scenario(LONG)
    shrunk = Shrinker(play, index, rules(), passing).shrink(long, play(long))
    assert said(shrunk.scenario) == ['Bob controls "Hill Giant"', "Bob has 7 life"]


def test_an_error_keeps_its_reason(index: StepIndex, scenario: Callable[[str], Scenario]) -> None:
    def play(scenario: Scenario) -> Result:
        reason = f"crashed at {len(scenario.steps)}" if "Island" in scenario.cards else "hung"
        return Result(scenario.id, Outcome.ERROR, step=(scenario.steps[-1].text, 1), message=reason)

    long = scenario(LONG)
    shrunk = Shrinker(play, index, rules(), passing).shrink(long, play(long))
    assert said(shrunk.scenario) == ['Alice controls "Island"', "nobody has won"]


def test_the_limit_ends_it_with_the_best_so_far(index: StepIndex, scenario: Callable[[str], Scenario]) -> None:
    play = failing_where(lambda s: True)
    long = scenario(LONG)
    shrunk = Shrinker(play, index, rules(), passing, limit=1).shrink(long, play(long))
    assert (shrunk.tried, shrunk.exhausted) == (1, True)
    assert said(shrunk.scenario) == said(long)[:7]


@pytest.mark.parametrize("text", ["@id:row @CR:702.9a @CR:106.1\nScenario: Of <n>\n{}", "@id:row\nScenario: Of\n{}"])
def test_what_is_written_is_the_scenario_again(text: str) -> None:
    steps = (
        "Given Bob has <n> life\nGiven it is day\nWhen Alice passes\nThen Bob has <n> life\nExamples:\n|n|\n|3|\n|4|"
    )
    outline = parse_feature("Feature: F\n" + text.replace("Scenario:", "Scenario Outline:").format(steps), "a.feature")
    written = feature_text(outline[1], "cut down")
    (again,) = parse_feature(written, "b.feature")
    assert written.startswith("# cut down\n")
    assert (again.id, again.rules, again.name) == ("row-2", outline[1].rules, outline[1].name)
    assert [(s.kind, s.text) for s in again.steps] == [(s.kind, s.text) for s in outline[1].steps]
