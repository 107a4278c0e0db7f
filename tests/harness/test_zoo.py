"""Broken engines: each costs its own scenario and no other, ends as the right outcome, and leaves nothing running."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mtg_conformance.engines.spec import EngineSpec, parse_spec
from mtg_conformance.grading.events import read_events
from mtg_conformance.grading.runner import Run

pytestmark = [
    pytest.mark.usefixtures("no_process_left"),
    pytest.mark.skipif(not Path("/proc").is_dir(), reason="watches processes by /proc"),
]

Zoo = Callable[[str], EngineSpec]
Grade = Callable[..., Run]
WELL = {"before": "pass", "after": "pass", "wrong": "fail"}


def outcomes(result: Run) -> dict[str, str]:
    return {event["id"]: event["outcome"] for event in result.finished}


def cursed(result: Run) -> str:
    """What is said of the cursed scenario, which is an error while the others go as they should."""
    assert outcomes(result) == WELL | {"cursed": "error"}
    assert result.status == "complete"
    return str(next(event["message"] for event in result.finished if event["id"] == "cursed"))


def test_the_good_engine_is_graded_right(zoo: Zoo, grade: Grade, tmp_path: Path) -> None:
    result = grade(zoo("good"))
    assert outcomes(result) == WELL | {"cursed": "pass"}
    assert result.ended["totals"] == {"pass": 3, "fail": 1, "unsupported": 0, "error": 0, "broken": 0, "partial": 0}
    events = read_events(tmp_path / "results.ndjson")
    assert [event["event"] for event in events] == ["run_started", *["scenario_finished"] * 4, "run_finished"]
    wrong = next(event for event in events if event.get("id") == "wrong")
    assert (wrong["expected"], wrong["got"]) == ("8", "9")
    assert wrong["step"] == {"text": "Alice has 8 life", "line": 20}
    assert [exchange["method"] for exchange in wrong["transcript"]] == ["start", "observe"]


@pytest.mark.parametrize(
    ("habit", "said"),
    [
        ("crashes", "exit status 3\nboom"),
        ("killed", "signal 9"),
        ("wrong id", "id 100"),
        ("no id", "id None"),
        ("twice", "output nobody asked for"),
        ("prints", "isn't JSON"),
        ("prints after", "output nobody asked for: 'done"),
        ("half a line and out", "exit status 3"),
        ("huge line", "a line of more than"),
        ("streams bytes", "a line of more than"),
        ("streams lines", "isn't JSON"),
        ("invalid UTF-8", "isn't JSON"),
        ("deep", "isn't JSON"),
        ("not an object", "expected a JSON object"),
        ("result and error", "either result or error"),
        ("unknown error", "$.error.code"),
        ("invalid result", "$.snapshot.players.Alice.life"),
        ("unlabelled", "$.labels"),
        ("a child outlives it", "exit status 0"),
    ],
)
def test_a_fault_costs_one_scenario(habit: str, said: str, zoo: Zoo, grade: Grade) -> None:
    assert said in cursed(grade(zoo(habit)))


@pytest.mark.parametrize("habit", ["hangs", "late", "half a line", "ignores SIGTERM", "leaves a child"])
def test_a_hang_costs_one_time_limit(habit: str, zoo: Zoo, grade: Grade) -> None:
    begun = time.monotonic()
    assert "no answer to observe within 1 s" in cursed(grade(zoo(habit), timeout=1.0))
    assert time.monotonic() - begun < 8


def test_closing_standard_output_is_noticed_at_once(zoo: Zoo, grade: Grade) -> None:
    assert "closed its standard output" in cursed(grade(zoo("closes stdout"), timeout=30.0))


def test_standard_error_is_free(zoo: Zoo, grade: Grade) -> None:
    assert outcomes(grade(zoo("noisy on stderr"))) == WELL | {"cursed": "pass"}


def test_an_engine_that_will_not_go_is_ended(zoo: Zoo, grade: Grade) -> None:
    assert grade(zoo("won't go")).status == "complete"


@pytest.mark.parametrize(
    ("habit", "said"),
    [
        ("exits at once", "exit status 5"),
        ("hangs at start-up", "no answer to initialize within 1 s"),
        ("deaf child at start-up", "no answer to initialize within 1 s"),
    ],
)
def test_an_engine_that_never_starts_ends_the_run(
    habit: str, said: str, zoo: Zoo, grade: Grade, tmp_path: Path
) -> None:
    result = grade(zoo(habit), start_timeout=1.0)
    assert result.status == "engine_lost"
    assert said in result.ended["reason"]
    assert result.finished == []
    assert read_events(tmp_path / "results.ndjson")[-1]["status"] == "engine_lost"


def test_a_command_that_does_not_exist_ends_the_run(grade: Grade) -> None:
    result = grade(parse_spec("/no/such/engine --fast"))
    assert result.status == "engine_lost"
    assert "/no/such/engine can't be started" in result.ended["reason"]


def test_restarts_are_bounded(zoo: Zoo, grade: Grade) -> None:
    result = grade(zoo("crashes always"), faults=2)
    assert outcomes(result) == {"before": "error", "cursed": "error"}
    assert result.status == "engine_lost"
    assert "2 scenarios in a row" in result.ended["reason"]


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_results_do_not_depend_on_the_workers(workers: int, zoo: Zoo, grade: Grade) -> None:
    result = grade(zoo("crashes"), workers=workers)
    assert cursed(result)
    assert [event["id"] for event in result.finished] == ["before", "cursed", "after", "wrong"]


@pytest.mark.parametrize("habit", ["answers again later", "crashes later"])
def test_what_comes_with_the_next_scenario_is_not_its_fault(habit: str, zoo: Zoo, grade: Grade) -> None:
    """Its first request is asked again of a fresh process, which has nothing left over."""
    assert outcomes(grade(zoo(habit))) == WELL | {"cursed": "pass"}


def test_the_engine_is_started_by_its_own_python() -> None:
    assert parse_spec(f"{sys.executable} -m mine").argv == (sys.executable, "-m", "mine")
