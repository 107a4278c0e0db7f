"""Verdicts before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mtg_conformance.metamorphic.judging import Report, judge, trials
from mtg_conformance.suite.catalog import Scenario
from mtg_conformance.suite.steps import StepIndex

Judged = Callable[..., Report]


def event(outcome: str, **more: Any) -> dict[str, Any]:
    return {"outcome": outcome, "step": None, "expected": None, "got": None, "message": "", **more}


@pytest.fixture
def judged(index: StepIndex, scenario: Callable[..., Scenario]) -> Judged:
    """Judges one scenario under one transformation: the event before and those after."""

    def make(name: str, before: dict[str, Any], *after: dict[str, Any]) -> Report:
        report = Report()
        found = list(trials([scenario("Given Bob has 3 life", "Then Bob has 3 life")], index, report, [name]))
        variants = [variant.id for trial in found for variant in trial.variants]
        judge(found, {"played": before, **dict(zip(variants, after, strict=True))}, report)
        return report

    return make


def test_a_verdict_that_changes_is_a_finding(judged: Judged) -> None:
    report = judged("seats", event("pass"), event("fail", got="4 life"))
    (finding,) = report.as_json()["findings"]
    assert (finding["id"], finding["transformation"], finding["rules"]) == ("played", "seats", ["702.9a"])
    assert (finding["before"]["outcome"], finding["after"]["got"]) == ("pass", "4 life")
    assert "Then Alice has 3 life" in finding["sentences"]


@pytest.mark.parametrize("outcome", ["pass", "fail", "unsupported", "error"])
def test_a_verdict_that_stays_is_none(judged: Judged, outcome: str) -> None:
    report = judged("names", event(outcome, got="3"), event(outcome, got="4"))
    assert (report.findings, report.kept["names"]) == ([], 1)


def test_the_same_again_must_be_the_same_in_words(judged: Judged) -> None:
    assert len(judged("repeat", event("fail", got="3"), event("fail", got="4")).findings) == 1
    assert judged("repeat", event("fail", got="3"), event("fail", got="3")).findings == []
    assert len(judged("repeat", event("pass"), event("unsupported")).findings) == 1


def test_a_bystander_speaks_against_the_engine_only_with_either_card(judged: Judged) -> None:
    assert judged("bystander", event("pass"), event("fail"), event("pass")).findings == []
    assert judged("bystander", event("pass"), event("pass"), event("fail")).findings == []
    assert len(judged("bystander", event("pass"), event("fail"), event("fail")).findings) == 1


@pytest.mark.parametrize("outcome", ["broken", "unsupported"])
def test_what_the_change_itself_caused_is_skipped(judged: Judged, outcome: str) -> None:
    report = judged("names", event("pass"), event(outcome))
    assert (report.findings, sum(report.skipped.values())) == ([], 1)
    report = judged("names", event("broken"), event("pass"))
    assert (report.findings, report.kept["names"], sum(report.skipped.values())) == ([], 0, 1)


@pytest.mark.parametrize(("offered", "findings"), [(7, 0), (8, 1)])
def test_a_bystander_that_is_offered_is_none(judged: Judged, offered: int, findings: int) -> None:
    options = [{"id": 0, "object": offered}]
    transcript = [
        {"method": "start", "result": {"labels": {"bystander": 7}, "position": {"question": None}}},
        {"method": "act", "result": {"position": {"question": {"options": options}}}},
    ]
    failed = event("fail", transcript=transcript)
    report = judged("bystander", event("pass"), failed, failed)
    assert len(report.findings) == findings
    assert sum(report.skipped.values()) == 1 - findings
