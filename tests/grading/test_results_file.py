"""Results files read back: whole, cut short, damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mtg_conformance.grading.events import Event, UnreadableResults, run_finished, totals_of
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.results_file import events_of, load_results
from tests.grading.conftest import finished, started, write

EXCHANGE = {"method": "observe", "params": {}, "error": {"code": -32003, "message": "no"}, "seconds": 0.01}


def whole() -> list[Event]:
    told = [
        finished("b", line=9),
        finished("a", "fail", line=3, transcript=[EXCHANGE]),
        finished("c", path="features/1/2.feature"),
    ]
    return [started(3), *told, run_finished("complete", totals_of(told), 1.5)]


def test_a_run_is_read_in_the_suites_order(tmp_path: Path) -> None:
    run = load_results(write(tmp_path / "r", whole()))
    assert [result.id for result in run.results] == ["c", "a", "b"]
    assert (run.status, run.complete, run.caveat, run.seconds) == ("complete", True, "", 1.5)
    assert str(run.engine) == "zoo 1"
    failed = run.by_id["a"]
    assert (failed.outcome, failed.expected, failed.got) == (Outcome.FAIL, "8", "9")
    assert failed.step is not None
    assert failed.step.line == 5
    assert failed.transcript[0].error == {"code": -32003, "message": "no"}
    assert failed.transcript[0].result is None


def test_what_is_read_is_written_again_the_same(tmp_path: Path) -> None:
    run = load_results(write(tmp_path / "r", whole()))
    again = load_results(write(tmp_path / "s", events_of(run)))
    assert [list(events_of(one)) for one in (run, again)] == [list(events_of(run))] * 2
    assert again.results == run.results


@pytest.mark.parametrize(
    ("status", "reason", "said"),
    [
        ("interrupted", "", "interrupted: 1 of 3 scenarios"),
        ("engine_lost", "it is gone", "the engine was lost (it is gone): 1 of 3"),
        (None, "", "cut short: the results end after 1 of 3"),
    ],
)
def test_a_run_that_ended_early_says_so(status: str | None, reason: str, said: str, tmp_path: Path) -> None:
    told = [finished("a")]
    end = [] if status is None else [run_finished(status, totals_of(told), 1.0, reason)]
    path = write(tmp_path / "r", [started(3), *told, *end])
    run = load_results(path)
    assert not run.complete
    assert said in run.caveat
    assert list(events_of(run))[-1]["event"] == ("scenario_finished" if status is None else "run_finished")


def test_half_a_last_line_is_left_out(tmp_path: Path) -> None:
    path = write(tmp_path / "r", [started(3), finished("a"), finished("b")])
    path.write_bytes(path.read_bytes()[:-30])
    run = load_results(path)
    assert (run.status, list(run.by_id)) == ("cut_short", ["a"])


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["nonsense"], r"r:1: this line is damaged"),
        ([started(1), '{"event": "scenario_'], r"r:2: this line is damaged"),
        ([started(1), b"\xff\xfe"], r"r:2: this line is damaged"),
        ([started(1), finished("a", "splendid")], r"r:2: at \$.outcome"),
        ([finished("a")], r"r:1: begins with scenario_finished"),
        ([started(1), finished("a"), started(1)], r"r:3: a second run begins"),
        ([started(1), finished("a"), finished("a")], r"r:3: a second result of a"),
        ([started(0), run_finished("complete", totals_of([]), 1.0), finished("a")], r"r:3: goes on after the end"),
        ([started(2), run_finished("complete", totals_of([finished("a")]), 1.0)], r"lines are missing: 0 results.* 1"),
    ],
)
def test_what_is_damaged_is_told_with_its_line(lines: list[str | bytes | Event], said: str, tmp_path: Path) -> None:
    def raw(line: str | bytes | Event) -> bytes:
        return line if isinstance(line, bytes) else (line if isinstance(line, str) else json.dumps(line)).encode()

    (tmp_path / "r").write_bytes(b"".join(raw(line) + b"\n" for line in lines))
    with pytest.raises(UnreadableResults, match=said):
        load_results(tmp_path / "r")


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(UnreadableResults, match="No such file"):
        load_results(tmp_path / "r")
