"""Engines that answer in proper form and are wrong: graded, named, and never waited for without end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.grading.player import SuitePlayer
from mtg_conformance.grading.runner import Run
from mtg_conformance.suite.catalog import load_suite

Json = dict[str, Any]
FEATURE = """\
Feature: Priority
  @id:not-his @CR:117.1
  Scenario: Only the player with priority passes
    Given Alice has 9 life
    Then Bob can't pass

  @id:stays @CR:117.3d
  Scenario: Passing costs nothing
    Given Alice has 9 life
    When Alice passes
    Then Alice has 9 life

  @id:next-turn @CR:500.1
  Scenario: A turn ends
    Given Alice has 9 life
    When the game advances to Bob's upkeep
    Then Alice has 9 life
"""


@pytest.fixture
def graded(zoo_module: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, grade: Callable[..., Run]) -> Any:
    """Grade the good engine with some methods replaced; events by scenario id."""
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "117_priority.feature").write_text(FEATURE)

    def run_it(**methods: Any) -> dict[str, Json]:
        module = ModuleType("a_habit")
        module.Engine = type("Engine", (zoo_module.GoodEngine,), methods)  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "a_habit", module)
        scenarios = load_suite(tmp_path).scenarios
        result = grade(
            parse_spec("python:a_habit:Engine"), scenarios=scenarios, player=SuitePlayer(), scenario_limit=20
        )
        return {event["id"]: event for event in result.finished}

    return run_it


def outcomes(events: dict[str, Json]) -> dict[str, str]:
    return {key: event["outcome"] for key, event in events.items()}


def test_illegal_to_everything(graded: Any, zoo_module: ModuleType) -> None:
    def act(self: Any, params: Json) -> Json:
        raise zoo_module.Illegal("never")

    events = graded(do_act=act)
    assert outcomes(events) == {"not-his": "pass", "stays": "fail", "next-turn": "fail"}
    assert "never" in events["stays"]["got"]
    assert events["stays"]["step"]["text"] == "Alice passes"


def test_yes_to_everything(graded: Any) -> None:
    events = graded(do_act=lambda self, params: {"position": self.position()})
    assert outcomes(events) == {"not-his": "fail", "stays": "pass", "next-turn": "fail"}


def test_an_illegal_action_that_changes_something(graded: Any, zoo_module: ModuleType) -> None:
    def act(self: Any, params: Json) -> Json:
        if params["player"] == "Bob":
            self.life["Alice"] -= 1
        result: Json = zoo_module.GoodEngine.do_act(self, params)
        return result

    assert outcomes(graded(do_act=act))["not-his"] == "fail"


def question(**fields: Any) -> Json:
    return {"id": 1, "player": "Alice", "source": "Forest", **fields}


def test_a_question_left_open_is_named(graded: Any) -> None:
    def act(self: Any, params: Json) -> Json:
        self.question = question(purpose="may", shape="confirm", text="Draw a card?")
        return {"position": self.position()}

    stays = graded(do_act=act)["stays"]
    assert stays["outcome"] == "fail"
    assert "may, confirm" in stays["got"]


def test_questions_without_end(graded: Any) -> None:
    """Each has one answer, so that the harness gives it, and brings the next."""

    def ask(self: Any, params: Json) -> Json:
        options = [{"id": 1, "player": "Bob"}]
        self.question = question(purpose="target", shape="choose", options=options, min=1, max=1)
        return {"position": self.position()}

    assert graded(do_act=ask, do_answer=ask)["stays"]["outcome"] in ("fail", "error")


def test_an_answer_in_proper_form_to_a_question_nobody_can_answer(graded: Any) -> None:
    def ask(self: Any, params: Json) -> Json:
        self.question = question(purpose="target", shape="choose", options=[], min=1, max=1)
        return {"position": self.position()}

    stays = graded(do_act=ask)["stays"]
    assert stays["outcome"] == "error"
    assert "1 must be chosen and 0 are offered" in stays["message"]


def test_an_accident_in_a_step_breaks_its_scenario_only(
    tmp_path: Path, zoo_module: ModuleType, monkeypatch: pytest.MonkeyPatch, grade: Callable[..., Run]
) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "a.feature").write_text(
        "Feature: a\n"
        "  @id:a\n  Scenario: a\n    Given the harness stumbles\n"
        "  @id:b\n  Scenario: b\n    Given Alice has 9 life\n"
        "  @id:c\n  Scenario: c\n    Given nobody has defined this\n"
    )
    (tmp_path / "steps").mkdir()
    (tmp_path / "steps" / "stumbles.py").write_text(
        "from pytest_bdd import given\n\n"
        "@given('the harness stumbles')\ndef stumbles(world):\n    '''Falls.'''\n    1 / 0\n"
    )
    module = ModuleType("an_engine")
    module.Engine = zoo_module.GoodEngine  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "an_engine", module)
    scenarios = load_suite(tmp_path).scenarios
    result = grade(parse_spec("python:an_engine:Engine"), scenarios=scenarios, player=SuitePlayer(tmp_path))
    assert [event["outcome"] for event in result.finished] == ["broken", "pass", "broken"]
    assert "ZeroDivisionError" in result.finished[0]["message"]
    assert "nobody has defined this" in result.finished[2]["message"]
