"""Runs side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mtg_conformance.grading.comparison import as_json, as_markdown, compare, rows, summary
from mtg_conformance.grading.results_file import load_results
from mtg_conformance.suite.catalog import Suite
from tests.grading.conftest import Invoke, MakeRun, events, write

OLD = {"before": "pass", "cursed": "fail", "after": "fail", "wrong[1]": "pass"}
NEW = {"before": "fail", "cursed": "pass", "after": "unsupported", "wrong[2]": "pass"}
NEXT = {"name": "zoo", "version": "2"}


def test_scenarios_that_differ_and_how(make_run: MakeRun) -> None:
    found = compare([("", make_run(OLD)), ("", make_run(NEW, engine=NEXT))])
    assert found.labels == ("zoo 1", "zoo 2")
    assert [(each.id, each.change) for each in found.differences] == [
        ("before", "worse"),
        ("cursed", "better"),
        ("after", "other"),
        ("wrong[1]", "unplayed"),
        ("wrong[2]", "unplayed"),
    ]
    assert summary(found) == (
        "5 scenarios differ; from zoo 1 to zoo 2: 1 better, 1 worse, 1 otherwise different, 2 not played in both"
    )
    assert rows(found) == [
        ("1 Game concepts", ["33 % (100 %)", "50 % (67 %)"]),
        ("7 Additional rules", ["50 % (100 %)", "100 % (50 %)"]),
        ("all scenarios", ["50 % (100 %)", "67 % (75 %)"]),
    ]


def test_by_rule_only_what_differs(make_run: MakeRun) -> None:
    found = compare([("a", make_run({"before": "pass", "after": "pass"})), ("b", make_run({"before": "pass"}))], "rule")
    assert [name for name, _ in rows(found)] == ["119.3", "702.9a", "all scenarios"]
    assert list(compare([("", make_run(OLD)), ("", make_run(OLD))], "section").scores) == ["119", "702"]


@pytest.mark.parametrize(
    ("changes", "labels"),
    [
        ({"engine": {"name": "phase", "version": "1"}}, ("zoo", "phase")),
        ({"time": "2026-09-27T12:00:00Z"}, ("zoo 1 2026-09-26", "zoo 1 2026-09-27")),
        ({"time": "2026-09-26T13:00:00Z"}, ("zoo 1 2026-09-26T12:00:00Z", "zoo 1 2026-09-26T13:00:00Z")),
        ({}, ("1 made up", "2 made up")),
    ],
)
def test_labels_tell_runs_apart(changes: dict[str, object], labels: tuple[str, ...], make_run: MakeRun) -> None:
    assert compare([("", make_run(OLD)), ("", make_run(OLD, **changes))]).labels == labels


def test_what_makes_runs_unlike_is_noted(make_run: MakeRun) -> None:
    old = make_run(OLD, status="interrupted", rules_date="2026-01-01")
    new = make_run(NEW, suite={"name": "small", "version": "2"})
    assert compare([("", old), ("", new)]).notes == (
        "made up: interrupted: 4 of 5 scenarios were played",
        "the runs are of different suites: small 1, small 2",
        "the runs are of different editions of the rules: 2026-01-01, 2026-09-25",
    )


def test_a_reworded_scenario_is_marked(make_run: MakeRun, suite: Suite, tmp_path: Path) -> None:
    told = events(suite, {"before": "fail"})
    told[1]["fingerprint"] = "another"
    new = load_results(write(tmp_path / "r", told))
    found = compare([("a", make_run({"before": "pass"})), ("b", new)])
    assert [each.reworded for each in found.differences] == [True]
    assert "`before` (reworded) | 119.1 | pass | fail |" in as_markdown(found)


def test_markdown_and_json(make_run: MakeRun) -> None:
    found = compare([("o|d", make_run(OLD)), ("new", make_run(NEW))])
    text = as_markdown(found)
    assert "| chapter | o\\|d | new |" in text
    assert "| 1 Game concepts | 33 % (100 %) | 50 % (67 %) |" in text
    assert "| `wrong[2]` | 702.9a | – | pass |" in text
    told = json.loads(as_json(found))
    assert told["changes"] == {"better": 1, "other": 1, "unplayed": 2, "worse": 1}
    assert told["groups"]["7"][1]["attempted"] == 0.5
    assert told["scenarios"][0] == {
        "id": "before",
        "rules": ["119.1"],
        "outcomes": ["pass", "fail"],
        "change": "worse",
        "reworded": False,
    }


def test_the_command(invoke: Invoke, suite: Suite, tmp_path: Path) -> None:
    write(tmp_path / "old.ndjson", events(suite, OLD))
    write(tmp_path / "new.ndjson", events(suite, NEW))
    done = invoke("compare", "old.ndjson", "after=new.ndjson")
    assert done.exit_code == 0
    assert "worse    before  pass → fail 119.1" in done.stdout
    assert "from zoo to after: 1 better, 1 worse" in done.stdout
    assert json.loads(invoke("compare", "old.ndjson", "new.ndjson", "--json", "-").stdout)["by"] == "chapter"
    assert invoke("compare", "old.ndjson", "old.ndjson", "--markdown", "m.md").stdout == ""
    assert "**No scenario comes out differently.**" in (tmp_path / "m.md").read_text()
    for args, told in (
        (["old.ndjson"], "two results or more"),
        (["old.ndjson", "none"], "none: No such file or directory"),
    ):
        bad = invoke("compare", *args)
        assert bad.exit_code == 2
        assert told in bad.output
