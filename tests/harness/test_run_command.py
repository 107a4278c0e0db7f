"""``mtg-conformance run`` as a process: exit statuses, files, interruption."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mtg_conformance.grading.events import read_events

ZOO = Path(__file__).parent / "zoo.py"
pytestmark = pytest.mark.usefixtures("no_process_left")


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "mtg_conformance", *args]


def zoo(habit: str) -> str:
    return shlex.join([sys.executable, str(ZOO), habit])


def grade(suite: Path, habit: str, *args: str) -> subprocess.CompletedProcess[str]:
    whole = command("run", "--suite", str(suite), "--engine", zoo(habit), *args)
    return subprocess.run(whole, capture_output=True, text=True, timeout=60, env=_environment())


def _environment() -> dict[str, str]:
    home = str(Path(__file__).resolve().parents[2])
    return {**os.environ, "PYTHONPATH": home}


def test_as_expected(suite_dir: Path) -> None:
    done = grade(suite_dir, "good", "before", "cursed")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 scenarios" in done.stdout


def test_a_failure_is_told_and_is_1(suite_dir: Path, tmp_path: Path) -> None:
    done = grade(suite_dir, "good", "-n", "2", "--results", str(tmp_path / "r.ndjson"))
    assert done.returncode == 1
    assert "FAIL wrong rule 702.9a features/119_life.feature:18" in done.stdout
    assert "Alice has 8 life" in done.stdout
    assert "mtg-conformance run wrong --engine" in done.stdout
    events = read_events(tmp_path / "r.ndjson")
    assert events[0]["engine"] == {"name": "zoo", "version": "1"}
    assert events[-1]["totals"]["fail"] == 1


@pytest.mark.parametrize(
    "args", [["--rule", "119"], ["--rule", "119.1"], ["features/119_life.feature:8"], ["-k", "before"]]
)
def test_selections(args: list[str], suite_dir: Path) -> None:
    done = grade(suite_dir, "good", *args)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_transcript_shows_every_message(suite_dir: Path) -> None:
    done = grade(suite_dir, "good", "before", "--transcript")
    assert done.returncode == 0
    assert "→ start" in done.stdout
    assert "← snapshot" in done.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["befor"], "did you mean before"),
        (["--rule", "119.9"], "119.1"),
        (["--card", "Forrest"], "no scenario has the card"),
        (["-n", "many"], "neither a number nor auto"),
        (["--rules-date", "soon"], "no date like"),
        (["--engine", "python:x"], "python:MODULE:FACTORY"),
    ],
)
def test_usage_is_2(args: list[str], said: str, suite_dir: Path) -> None:
    done = grade(suite_dir, "good", *args)
    assert done.returncode == 2
    assert said in done.stderr


def test_an_unknown_command_is_2() -> None:
    done = subprocess.run(command("rnu"), capture_output=True, text=True, timeout=30, env=_environment())
    assert done.returncode == 2
    assert "Did you mean run?" in done.stderr


def test_an_engine_that_cannot_be_run_is_3(suite_dir: Path) -> None:
    done = grade(suite_dir, "exits at once")
    assert done.returncode == 3
    assert "exit status 5" in done.stdout


def test_a_suite_at_fault_is_4(suite_dir: Path) -> None:
    (suite_dir / "features" / "b.feature").write_text("Feature: b\n  @id:b\n  Scenario: b\n    Given it rains\n")
    done = grade(suite_dir, "good", "b")
    assert done.returncode == 4
    assert "BROKEN b" in done.stdout
    assert "it rains" in done.stdout


def test_an_unreadable_feature_is_4(suite_dir: Path) -> None:
    (suite_dir / "features" / "b.feature").write_text(
        "Feature: b\n  Scenario: b\n    Given it rains\n    And | so\n  Ruel: c\n"
    )
    done = grade(suite_dir, "good", "before")
    assert done.returncode == 4
    assert "b.feature:5" in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_leaves_a_whole_file(number: signal.Signals, suite_dir: Path, tmp_path: Path) -> None:
    results = tmp_path / "r.ndjson"
    whole = command("run", "--suite", str(suite_dir), "--engine", zoo("hangs"), "-n", "1", "--results", str(results))
    process = subprocess.Popen(
        whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=_environment(), start_new_session=True
    )
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:  # until the first result is written; the second scenario hangs
        if results.exists() and "scenario_finished" in results.read_text():
            break
        time.sleep(0.02)
    os.killpg(process.pid, number)  # as a terminal does, to every process of the run
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130, out + err
    assert "Interrupted" in out
    assert "Traceback" not in err
    events = read_events(results)
    assert events[-1]["status"] == "interrupted"
    assert [event["id"] for event in events[1:-1]] == ["before"]
    assert json.loads(results.read_text().splitlines()[-1])["totals"]["pass"] == 1
