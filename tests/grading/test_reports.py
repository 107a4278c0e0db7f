"""JUnit XML, Markdown, badge and JSON, from whole and partial runs, with and without expectations."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as xml

import pytest

from mtg_conformance.grading.expectations import Entry, Expectations, Verdict, judge
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.reports.badge import badge
from mtg_conformance.grading.reports.junit import junit
from mtg_conformance.grading.reports.markdown import markdown, plain, ticks
from mtg_conformance.grading.reports.record import record
from mtg_conformance.grading.results_file import RecordedRun, run_of
from mtg_conformance.suite.catalog import Suite
from tests.grading.conftest import Invoke, MakeRun, events, finished, started, write

MIXED = {"before": "pass", "cursed": "error", "after": "unsupported", "wrong[1]": "fail", "wrong[2]": "broken"}
KNOWN = [
    Entry("cursed", Outcome.ERROR, "it crashes", "2026-09-26"),
    Entry("before", Outcome.FAIL, "was wrong", "2026-09-26"),
    Entry("gone", Outcome.FAIL, "was wrong", "2026-09-26"),
]


@pytest.fixture
def verdict(make_run: MakeRun, fingerprints: dict[str, str]) -> Verdict:
    expectations = Expectations(Path("e.toml"), {entry.id: entry for entry in KNOWN})
    return judge(expectations, make_run(MIXED), fingerprints)


def cases(text: str) -> dict[str, xml.Element]:
    return {case.get("name", ""): case for case in xml.fromstring(text).iter("testcase")}


def kind(case: xml.Element) -> str:
    return next((child.tag for child in case if child.tag != "properties"), "passed")


def test_junit_has_outcomes_rules_and_why(make_run: MakeRun) -> None:
    text = junit(make_run(MIXED))
    found = cases(text)
    assert {name: kind(case) for name, case in found.items()} == {
        "before": "passed",
        "cursed": "error",
        "after": "skipped",
        "wrong[1]": "failure",
        "wrong[2]": "error",
    }
    rules = [each.get("value") for each in found["after"].iterfind("properties/property[@name='rule']")]
    assert rules == ["119.3", "702.9a"]
    failure = found["wrong[1]"].find("failure")
    assert failure is not None
    assert failure.get("message") == "expected 8, got 9"
    assert "mtg-conformance run 'wrong[1]' --engine 'my-adapter --fast' --transcript" in (failure.text or "")
    root = xml.fromstring(text)
    counted = {key: root.get(key) for key in ("tests", "failures", "errors", "skipped", "time")}
    assert counted == {"tests": "5", "failures": "1", "errors": "2", "skipped": "1", "time": "0.500000"}


def test_junit_against_expectations_is_red_only_for_surprises(make_run: MakeRun, verdict: Verdict) -> None:
    found = cases(junit(make_run(MIXED), verdict, KNOWN))
    assert {name: kind(case) for name, case in found.items()} == {
        "before": "failure",  # a new pass
        "cursed": "skipped",  # known
        "after": "failure",  # not recorded as unsupported
        "wrong[1]": "failure",
        "wrong[2]": "error",
        "gone": "failure",  # dead
    }
    messages = {name: case[-1].get("message") for name, case in found.items()}
    assert messages["before"] == "recorded as fail, now pass"
    assert messages["cursed"] == "known error since 2026-09-26: it crashes"


def test_junit_takes_any_text(make_run: MakeRun) -> None:
    nasty = finished("a", "fail", name="<&\x00\x1b", message="]]>\ud800\uffff", expected="\x07", got='"')
    text = junit(run_of([started(1), nasty], "made up"))
    assert cases(text)["a"].find("failure") is not None
    text.encode()


def test_an_incomplete_run_is_told_everywhere(make_run: MakeRun) -> None:
    for status, word in (("interrupted", "interrupted"), (None, "cut short")):
        run = make_run({"before": "pass"}, status=status)
        assert kind(cases(junit(run))["complete"]) == "error"
        assert f"This run isn't complete: {word}" in markdown(run)
        assert json.loads(badge(run))["message"] == "run incomplete"
        told = json.loads(record(run))
        assert (told["status"], told["planned"]) == (run.status, 5)
        assert word in told["caveat"]


def test_markdown_without_expectations(make_run: MakeRun) -> None:
    text = markdown(make_run(MIXED))
    assert text.startswith("### zoo 1: score 50 %, 40 % attempted\n")
    assert "| **all scenarios** | 50 % | 40 % | 1 | 1 | 1 | 1 | 0 |" in text
    assert "#### Not passed: 1 broken, 1 error, 1 fail" in text
    assert "<summary>fail: <code>wrong[1]</code> · rule 702.9a</summary>" in text
    assert "expected: 8\ngot:      9\nfail | because\nof *this*" in text


def test_markdown_against_expectations(make_run: MakeRun, verdict: Verdict) -> None:
    text = markdown(make_run(MIXED), verdict)
    assert "❌ Not as expected: **2 regressions**, **1 new pass**, **1 dead entry**; 1 as recorded." in text
    for heading in (
        "Regressions: 1 fail, 1 unsupported",
        "New passes",
        "Dead entries",
        "The suite's own faults: 1 broken",
    ):
        assert f"#### {heading}" in text
    assert "cursed" not in text


def test_markdown_fits_into_a_comment() -> None:
    told = [finished(f"s{n}", "fail", message="x" * 5000, name="n" * 3000) for n in range(400)]
    text = markdown(run_of([started(400), *told], "made up"))
    assert len(text) < 65_000
    assert "… and 395 more." in text


def test_markdown_is_escaped() -> None:
    assert plain("a|b\n<c> [d](e) `f`") == r"a\|b \<c\> \[d\](e) \`f\`"
    assert ticks("a `` b") == "``` a `` b ```"


@pytest.mark.parametrize(
    ("outcomes", "message", "colour"),
    [
        ({"before": "pass"}, "100 % passed, 100 % attempted", "brightgreen"),
        ({"before": "pass", "after": "fail"}, "50 % passed, 100 % attempted", "yellow"),
        ({"before": "pass", "after": "unsupported"}, "100 % passed, 50 % attempted", "brightgreen"),
        ({"before": "fail"}, "0 % passed, 100 % attempted", "red"),
        ({"before": "unsupported"}, "nothing graded", "lightgrey"),
    ],
)
def test_a_badge_tells_score_and_share_attempted(
    outcomes: dict[str, str], message: str, colour: str, make_run: MakeRun
) -> None:
    told = {"schemaVersion": 1, "label": "rules", "message": message, "color": colour}
    assert json.loads(badge(make_run(outcomes), "rules")) == told


def test_json_has_scores_by_rule_and_results(make_run: MakeRun, verdict: Verdict) -> None:
    told = json.loads(record(make_run(MIXED), verdict))
    assert told["scores"]["all"] == {
        "score": 0.5,
        "attempted": 0.4,
        "passed": 1,
        "failed": 1,
        "unsupported": 1,
        "error": 1,
        "partial": 0,
        "broken": 1,
    }
    assert list(told["scores"]["rules"]) == ["119.1", "119.3", "702.9a"]
    assert list(told["scores"]["sections"]) == ["119", "702"]
    assert told["expectations"]["new_passes"] == [{"id": "before", "expected": "fail", "got": "pass"}]
    assert told["expectations"]["dead"] == ["gone"]
    assert [each["id"] for each in told["scenarios"]] == list(MIXED)
    assert json.loads(record(make_run(MIXED)))["expectations"] is None


def test_the_command_writes_what_is_asked_for(invoke: Invoke, suite: Suite, tmp_path: Path) -> None:
    write(tmp_path / "r.ndjson", events(suite, MIXED, status="interrupted"))
    done = invoke("report", "r.ndjson", "--junit", "out/j.xml", "--badge", "-", "--badge-label", "ours")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["label"] == "ours"
    assert "warning: interrupted: 5 of 5 scenarios were played" in done.stderr
    assert "complete" in cases((tmp_path / "out" / "j.xml").read_text())
    (tmp_path / "e.toml").write_text("schema = 1\n[fail]\nnone = {reason = 'r', date = 2026-01-01}\n")
    args = ("report", "r.ndjson", "--suite", "suite", "--expect", "e.toml", "--markdown", "-")
    assert "**3 regressions**, **1 dead entry**" in invoke(*args).stdout


@pytest.mark.parametrize(
    ("args", "status", "told"),
    [
        (["r.ndjson"], 2, "say what to write"),
        (["r.ndjson", "--json", "r.ndjson/x"], 2, "r.ndjson/x can't be written"),
        (["damaged", "--json", "-"], 2, "damaged:1: this line is damaged"),
        (["r.ndjson", "r.ndjson", "--json", "-"], 2, "is a whole run, no part of one"),
        (["none", "--json", "-"], 2, "does not exist"),
        (["r.ndjson", "--json", "-", "--expect", "none"], 2, "there is no expectations file none"),
    ],
)
def test_what_goes_wrong_is_told(
    args: list[str], status: int, told: str, invoke: Invoke, suite: Suite, tmp_path: Path
) -> None:
    write(tmp_path / "r.ndjson", events(suite, MIXED))
    (tmp_path / "damaged").write_text("{}}\n")
    done = invoke("report", *args)
    assert done.exit_code == status
    assert told in done.output


def test_reports_name_no_worker(make_run: MakeRun) -> None:
    def on(worker: int) -> RecordedRun:
        return run_of([started(1), finished("a", "fail", worker=worker)], "made up")

    assert [junit(on(1)), markdown(on(1)), record(on(1))] == [junit(on(2)), markdown(on(2)), record(on(2))]
