"""A suite of four scenarios, a player that needs no step definitions, and a watch over stray processes."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import EngineSpec, parse_spec
from mtg_conformance.grading.events import EventWriter
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.grading.runner import Plan, Run, run
from mtg_conformance.suite.catalog import Scenario, Suite, load_suite

ZOO = Path(__file__).parent / "zoo.py"
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

  @id:after @CR:119.3
  Scenario: A game after
    Given Alice has 9 life
    Then Alice has 9 life

  @id:wrong @CR:702.9a
  Scenario: A game in which the engine is wrong
    Given Alice has 9 life
    Then Alice has 8 life
"""


@pytest.fixture
def zoo() -> Callable[[str], EngineSpec]:
    """The engine with a habit, as a command line."""
    return lambda habit: parse_spec(shlex.join([sys.executable, str(ZOO), habit]))


@pytest.fixture
def zoo_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("zoo", ZOO)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def suite_dir(tmp_path: Path) -> Path:
    features = tmp_path / "suite" / "features"
    features.mkdir(parents=True)
    (features / "119_life.feature").write_text(FEATURE)
    return features.parent


@pytest.fixture
def suite(suite_dir: Path) -> Suite:
    return load_suite(suite_dir)


def play_life(scenario: Scenario, session: Session) -> Result:
    """Knows one sentence: set up, or check, Alice's life."""
    for step in scenario.steps:
        found = re.fullmatch(r"Alice has (\d+) life", step.text)
        assert found is not None, step.text
        life = int(found[1])
        if step.kind == "given":
            players = [{"name": "Alice", "life": life}, {"name": "Bob"}]
            forest = {"label": "Forest", "card": "Forest", "controller": "Alice"}
            start = {"format": "two-player", "players": players, "battlefield": [forest]}
            session.request("start", start | {"active": "Alice", "step": "precombat main phase"})
            continue
        got = session.request("observe", {})["snapshot"]["players"]["Alice"]["life"]
        if got != life:
            where = (step.text, step.line)
            return Result(scenario.id, Outcome.FAIL, step=where, expected=str(life), got=str(got), message="life")
    return Result(scenario.id, Outcome.PASS)


@pytest.fixture
def grade(suite: Suite, tmp_path: Path) -> Callable[..., Run]:
    """Run the suite on an engine with short limits; changes to the plan by keyword."""

    def run_it(spec: EngineSpec, *, timeout: float = 5.0, start_timeout: float = 10.0, **changes: Any) -> Run:
        plan: dict[str, Any] = {
            "spec": spec,
            "scenarios": suite.scenarios,
            "player": play_life,
            "fingerprints": {scenario.id: suite.fingerprint(scenario) for scenario in suite},
            "suite": {"name": "small", "version": "1"},
            "limits": Limits(timeout, start_timeout, faults=changes.pop("faults", 25)),
        }
        with EventWriter(tmp_path / "results.ndjson") as writer:
            return run(Plan(**(plan | changes)), writer)

    return run_it


@pytest.fixture
def no_process_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test that leaves an engine, or a child of one, running: found by a mark in their environment."""
    mark = f"zoo-{uuid.uuid4()}"
    monkeypatch.setenv("MTG_CONFORMANCE_ZOO", mark)
    yield
    deadline = time.monotonic() + 3
    while (left := marked(mark)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not left, f"still running: {left}"


def marked(mark: str) -> list[str]:
    """Command lines of the processes that were started with the mark in their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes() and int(process.name) != os.getpid():
                found.append((process / "cmdline").read_bytes().replace(b"\0", b" ").decode())
        except OSError:
            continue
    return found
