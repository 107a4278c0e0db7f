"""Scores, totals, the event file, exit statuses, and workers that die."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.engines.session import Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.grading.events import EventWriter, UnreadableResults, read_events, run_finished, totals_of
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.grading.runner import Run
from mtg_conformance.grading.scores import chapter_of, rule_order, scores_by, section_of, total_score
from mtg_conformance.grading.summary import exit_status, percent
from mtg_conformance.suite.catalog import Scenario

Zoo = Callable[[str], EngineSpec]
Grade = Callable[..., Run]


def event(outcome: str, *rules: str, partial: bool = False) -> dict[str, Any]:
    return {"outcome": outcome, "rules": list(rules), "partial": partial, "seconds": 0.5}


def test_a_score_is_passed_of_graded_with_the_share_attempted() -> None:
    score = total_score(
        [*[event("pass")] * 3, event("fail"), *[event("unsupported")] * 4, event("error"), event("broken")]
    )
    assert score.score == 0.75
    assert score.attempted == 0.4
    assert score.total == 10
    assert score.seconds == 5.0


def test_partial_passes_are_told_apart_and_prove_nothing() -> None:
    score = total_score([event("pass"), event("pass", partial=True), event("unsupported", partial=True)])
    assert (score.passed, score.partial, score.unsupported) == (1, 1, 1)
    assert score.score == 1.0
    assert score.attempted == pytest.approx(1 / 3)
    assert total_score([event("pass", partial=True)]).score is None
    assert totals_of([event("pass", partial=True), event("unsupported", partial=True)])["partial"] == 1


def test_scores_by_rule_section_and_chapter() -> None:
    events = [event("pass", "702.9a", "702.10"), event("fail", "702.10"), event("pass", "106.4")]
    assert list(scores_by(events)) == ["106.4", "702.9a", "702.10"]
    assert scores_by(events)["702.10"].score == 0.5
    assert {key: score.total for key, score in scores_by(events, section_of).items()} == {"106": 1, "702": 2}
    assert {key: score.score for key, score in scores_by(events, chapter_of).items()} == {"1": 1.0, "7": 0.5}


def test_rules_sort_as_in_the_book() -> None:
    rules = ["702.19z", "702.19aa", "702.9a", "702.10", "702.9", "106", "1"]
    assert sorted(rules, key=rule_order) == ["1", "106", "702.9", "702.9a", "702.10", "702.19z", "702.19aa"]


def test_percents_never_round_to_all_or_nothing() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0 %", "1 %", "50 %", "99 %", "100 %"]


@pytest.mark.parametrize(
    ("status", "totals", "at_fault", "expected"),
    [
        ("complete", {}, False, 0),
        ("complete", {"unsupported": 9}, False, 0),
        ("complete", {"fail": 300}, False, 1),
        ("complete", {"error": 1}, False, 1),
        ("complete", {"fail": 1, "broken": 1}, False, 4),
        ("complete", {}, True, 4),
        ("engine_lost", {"broken": 1}, False, 3),
        ("interrupted", {"fail": 1}, False, 130),
    ],
)
def test_exit_statuses(status: str, totals: dict[str, int], at_fault: bool, expected: int) -> None:
    ended = run_finished(status, totals_of([]) | totals, 1.0)
    assert exit_status(Run({}, [], ended), suite_at_fault=at_fault) == expected


def test_a_cut_short_file_is_read_up_to_the_cut(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "r.ndjson"
    with EventWriter(path) as writer:
        writer.write(run_finished("complete", totals_of([]), 1.0))
    whole = path.read_text()
    path.write_text(whole + whole[:20])
    assert len(read_events(path)) == 1


@pytest.mark.parametrize(("text", "said"), [("", "no event"), ("{\n{}\n", ":1:"), ('{"event":"x"}\n', "expected")])
def test_what_is_no_event_file(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "r").write_text(text)
    with pytest.raises(UnreadableResults, match=said):
        read_events(tmp_path / "r")


def dies(scenario: Scenario, session: Session) -> Result:
    """A player whose process is taken down at one scenario, as an engine in the same process could."""
    if scenario.id == "cursed":
        os._exit(9)
    return Result(scenario.id, Outcome.PASS)


def sleeps(scenario: Scenario, session: Session) -> Result:
    if scenario.id == "cursed":
        time.sleep(60)
    return Result(scenario.id, Outcome.PASS)


@pytest.mark.usefixtures("no_process_left")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("player", "said"), [(dies, "ended without a word"), (sleeps, "no result within 1 s")])
def test_a_worker_that_is_lost_costs_one_scenario(
    player: Any, said: str, workers: int, zoo: Zoo, grade: Grade, tmp_path: Path
) -> None:
    result = grade(zoo("good"), player=player, workers=workers, scenario_limit=1.0)
    assert {e["id"]: e["outcome"] for e in result.finished} == {
        "before": "pass",
        "cursed": "error",
        "after": "pass",
        "wrong": "pass",
    }
    assert said in next(e["message"] for e in result.finished if e["id"] == "cursed")
    assert len(read_events(tmp_path / "results.ndjson")) == 6
