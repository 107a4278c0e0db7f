"""Features read into scenarios, and chosen from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mtg_conformance.suite.catalog import UnreadableFeature, load_suite, parse_feature
from mtg_conformance.suite.select import (
    BadExpression,
    Selection,
    UnknownSelection,
    compile_expression,
    rule_within,
    select,
)

FEATURE = """\
@card:Opt
Feature: Things
  Background:
    Given Alice has "Opt" in hand

  Rule: Some rule

    @id:one @CR:106.7 @CR:106.12a @ruling:x-1 @since:2026-09-25
    Scenario: Same
      When Alice casts "Opt" targeting <nothing>
      Then Bob controls "Forest"

  Rule: Other rule

    @id:two @CR:702.33a
    Scenario Outline: Same
      When Alice casts <card>
      And the stack resolves
      Then nobody has won

      Examples:
        | card   |
        | "Opt"  |
        | "Bolt" |
"""


def test_every_scenario_and_row_is_kept_also_of_one_name() -> None:
    scenarios = parse_feature(FEATURE, "features/1_x/106.feature")
    assert [(s.id, s.line, s.rule_heading) for s in scenarios] == [
        ("one", 9, "Some rule"),
        ("two[1]", 23, "Other rule"),
        ("two[2]", 24, "Other rule"),
    ]
    first, row, _ = scenarios
    assert first.rules == ("106.7", "106.12a")
    assert first.rulings == ("x-1",)
    assert first.cards == ("Opt", "Forest")
    assert row.base_id == "two"
    assert [(s.keyword, s.kind, s.line) for s in row.steps] == [
        ("Given", "given", 4),
        ("When", "when", 17),
        ("And", "when", 18),
        ("Then", "then", 19),
    ]


def test_an_expectation_holds_from_one_edition_to_another() -> None:
    scenario = parse_feature(FEATURE, "f")[0]
    assert not scenario.in_force("2026-09-24")
    assert scenario.in_force("2026-09-25")
    assert not replace(scenario, since=None, until="2026-09-25").in_force("2026-09-25")


def test_a_fingerprint_changes_with_what_is_said_and_not_with_where(tmp_path: Path) -> None:
    suite = load_suite(tmp_path)
    scenario = parse_feature(FEATURE, "f")[0]
    moved = parse_feature("# moved\n" + FEATURE.replace("Scenario: Same", "Scenario: Renamed", 1), "g")[0]
    other = parse_feature(FEATURE.replace('controls "Forest"', 'controls "Island"'), "f")[0]
    assert suite.fingerprint(scenario) == suite.fingerprint(moved)
    assert suite.fingerprint(scenario) != suite.fingerprint(other)


def test_a_feature_that_cannot_be_read_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFeature) as caught:
        parse_feature("Feature: A\n  Scenario: B\n    Given C\n    Whenever D\n", "features/a.feature")
    assert caught.value.line == 4
    (tmp_path / "features").mkdir()
    (tmp_path / "features/bad.feature").write_text("nonsense", encoding="utf-8")
    (tmp_path / "features/good.feature").write_text(FEATURE, encoding="utf-8")
    suite = load_suite(tmp_path)
    assert [fault.path for fault in suite.unreadable] == ["features/bad.feature"]
    assert len(suite) == 3
    assert suite.find("two[2]") is suite.scenarios[2]
    assert suite.find("three") is None


@pytest.mark.parametrize(
    ("rule", "wanted", "within"),
    [
        ("106.7", "106.7", True),
        ("106.12a", "106.12", True),
        ("106.12", "106.1", False),
        ("106.7", "106", True),
        ("106.7", "1", True),
        ("702.33a", "702.3", False),
        ("106.12", "106.12a", False),
    ],
)
def test_a_rule_holds_its_subrules(rule: str, wanted: str, within: bool) -> None:
    assert rule_within(rule, wanted) is within


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "features/1_x").mkdir(parents=True)
    (tmp_path / "features/1_x/106.feature").write_text(FEATURE, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("selection", "ids"),
    [
        (Selection(), ["one", "two[1]", "two[2]"]),
        (Selection(ids=("two",)), ["two[1]", "two[2]"]),
        (Selection(ids=("two[2]",)), ["two[2]"]),
        (Selection(rules=("106.12",)), ["one"]),
        (Selection(rules=("7",)), ["two[1]", "two[2]"]),
        (Selection(cards=("bolt",)), ["two[2]"]),
        (Selection(paths=("features/1_x",), rules=("106",)), ["one"]),
        (Selection(paths=("features/1_x/106.feature::two",)), ["two[1]", "two[2]"]),
        (Selection(paths=("features/1_x/106.feature:12",)), ["one"]),
        (Selection(expression="bolt or (one and not two)"), ["one", "two[2]"]),
        (Selection(rules_date="2026-01-01"), ["two[1]", "two[2]"]),
    ],
)
def test_scenarios_are_chosen(folder: Path, selection: Selection, ids: list[str]) -> None:
    assert [scenario.id for scenario in select(load_suite(folder), selection)] == ids


def test_a_path_may_be_that_of_the_file_system(folder: Path) -> None:
    found = select(load_suite(folder), Selection(paths=(str(folder / "features/1_x/106.feature"),)))
    assert len(found) == 3


@pytest.mark.parametrize(
    ("selection", "suggestion"),
    [
        (Selection(ids=("twoo",)), "two"),
        (Selection(rules=("106.8",)), "106.7"),
        (Selection(cards=("Boltt",)), "Bolt"),
        (Selection(paths=("features/1_x/107.feature",)), "features/1_x/106.feature"),
    ],
)
def test_what_the_suite_does_not_have_is_told_with_near_misses(
    folder: Path, selection: Selection, suggestion: str
) -> None:
    with pytest.raises(UnknownSelection) as caught:
        select(load_suite(folder), selection)
    assert suggestion in caught.value.suggestions


@pytest.mark.parametrize("text", ["", "a and", "(a", "a b", "not", "or a"])
def test_a_bad_expression_is_refused(text: str) -> None:
    with pytest.raises(BadExpression):
        compile_expression(text)
