"""A suite of five scenarios, runs made up from outcomes, and the command line in this process."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from mtg_conformance.cli.main import main
from mtg_conformance.grading.events import Event, run_finished, totals_of
from mtg_conformance.grading.results_file import RecordedRun, run_of
from mtg_conformance.suite.catalog import Suite, load_suite

ZOO = Path(__file__).parents[1] / "harness" / "zoo.py"
FEATURE = """\
Feature: Life totals
  @id:before @CR:119.1
  Scenario: A game before
    Given Alice has 7 life
    Then Alice has 7 life

  @id:cursed @CR:119.1
  Scenario: The game that goes wrong
    Given Alice has 13 life
    Then Alice has 13 life

  @id:after @CR:119.3 @CR:702.9a
  Scenario: A game after
    Given Alice has 9 life
    Then Alice has 9 life

  @id:wrong @CR:702.9a
  Scenario Outline: A game in which the engine is wrong
    Given Alice has 9 life
    Then Alice has <life> life
    Examples:
      | life |
      | 8    |
      | 7    |
"""
MakeRun = Callable[..., RecordedRun]
Invoke = Callable[..., Result]


@pytest.fixture
def suite_dir(tmp_path: Path) -> Path:
    features = tmp_path / "suite" / "features"
    features.mkdir(parents=True)
    (features / "119_life.feature").write_text(FEATURE)
    return features.parent


@pytest.fixture
def suite(suite_dir: Path) -> Suite:
    return load_suite(suite_dir)


@pytest.fixture
def fingerprints(suite: Suite) -> dict[str, str]:
    return {scenario.id: suite.fingerprint(scenario) for scenario in suite}


@pytest.fixture
def good_zoo() -> str:
    """An engine that keeps life totals, as a command line: it fails the outline's rows only."""
    return shlex.join([sys.executable, str(ZOO), "good"])


def started(planned: int, **changes: Any) -> Event:
    """A run_started event."""
    return {
        "event": "run_started",
        "schema": 1,
        "time": "2026-09-26T12:00:00Z",
        "harness": {"name": "mtg-conformance", "version": "0.1.0"},
        "suite": {"name": "small", "version": "1"},
        "engine_spec": "my-adapter --fast",
        "engine": {"name": "zoo", "version": "1"},
        "capabilities": {},
        "rules_date": "2026-09-25",
        "selection": {},
        "scenarios": planned,
        "workers": 1,
    } | changes


def finished(id_: str, outcome: str = "pass", **changes: Any) -> Event:
    """A scenario_finished event; one that doesn't pass says why."""
    bad = outcome != "pass"
    return {
        "event": "scenario_finished",
        "id": id_,
        "name": f"The scenario {id_}",
        "path": "features/119_life.feature",
        "line": 3,
        "rules": ["119.1"],
        "fingerprint": f"print of {id_}",
        "outcome": outcome,
        "partial": False,
        "step": {"text": "Alice has 8 life", "line": 5} if bad else None,
        "expected": "8" if outcome == "fail" else None,
        "got": "9" if outcome == "fail" else None,
        "message": f"{outcome} | because\nof *this*" if bad else "",
        "seconds": 0.1,
        "engine_seconds": 0.05,
        "messages": 2,
        "worker": 0,
    } | changes


@pytest.fixture
def make_run(suite: Suite) -> MakeRun:
    """A run of scenarios by id and outcome; those of the suite get its facts. ``status`` None: the file has no end."""

    def make(outcomes: dict[str, str], *, status: str | None = "complete", **changes: Any) -> RecordedRun:
        return run_of(events(suite, outcomes, status=status, **changes), "made up")

    return make


def events(
    suite: Suite, outcomes: dict[str, str], /, *, status: str | None = "complete", **changes: Any
) -> list[Event]:
    told = []
    for id_, outcome in outcomes.items():
        facts: dict[str, Any] = {}
        if (scenario := suite.find(id_)) is not None:
            facts = {"line": scenario.line, "rules": list(scenario.rules), "fingerprint": suite.fingerprint(scenario)}
            facts["name"] = scenario.name
            if outcome != "pass":
                facts["step"] = {"text": scenario.steps[-1].text, "line": scenario.steps[-1].line}
        told.append(finished(id_, outcome, **facts))
    ended = [] if status is None else [run_finished(status, totals_of(told), 1.5)]
    return [started(len(suite) if status != "complete" else len(told), **changes), *told, *ended]


def write(path: Path, lines: Iterable[Event]) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


@pytest.fixture
def invoke(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Invoke:
    """The command in a folder of its own, ``tmp_path``."""
    monkeypatch.chdir(tmp_path)

    def call(*args: str) -> Result:
        return CliRunner().invoke(main, args, prog_name="mtg-conformance", catch_exceptions=False)

    return call
