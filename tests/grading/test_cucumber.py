"""Cucumber messages: outcomes step by step, and what Cucumber's own tools make of them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from mtg_conformance.grading.player import SuitePlayer
from mtg_conformance.grading.reports.cucumber import PROTOCOL, CucumberReport, cucumber_messages
from mtg_conformance.grading.results_file import RecordedRun, load_results, run_of
from mtg_conformance.suite.catalog import Suite, load_suite
from tests.grading.conftest import FEATURE, Invoke, MakeRun, events, write

CHECK = Path(__file__).with_name("cucumber_check.mjs")
PACKAGES = (f"@cucumber/messages@{PROTOCOL}", "@cucumber/html-formatter@24.2.0", "@cucumber/query@16.2.0")
OUTCOMES = {"before": "pass", "cursed": "error", "after": "unsupported", "wrong[1]": "fail", "wrong[2]": "pass"}


def report(run: RecordedRun, suite: Suite) -> CucumberReport:
    return cucumber_messages(run, suite, SuitePlayer(suite.root).index)


def of_kind(told: CucumberReport, kind: str) -> list[Any]:
    return [envelope[kind] for envelope in told.envelopes if kind in envelope]


def statuses(told: CucumberReport) -> dict[str, list[str]]:
    """The statuses of the steps, in order, by the scenario's tag and the case's place."""
    pickles = {pickle["id"]: pickle for pickle in of_kind(told, "pickle")}
    cases = {case["id"]: pickles[case["pickleId"]] for case in of_kind(told, "testCase")}
    started = {each["id"]: cases[each["testCaseId"]] for each in of_kind(told, "testCaseStarted")}
    found: dict[str, list[str]] = {}
    for step in of_kind(told, "testStepFinished"):
        pickle = started[step["testCaseStartedId"]]
        key = f"{pickle['tags'][0]['name']} {pickle['steps'][-1]['text']}"
        found.setdefault(key, []).append(step["testStepResult"]["status"])
    return found


def test_steps_before_the_decisive_one_passed_and_those_after_were_skipped(suite: Suite, make_run: MakeRun) -> None:
    told = report(make_run(OUTCOMES), suite)
    assert told.left_out == []
    assert statuses(told) == {
        "@id:before Alice has 7 life": ["PASSED", "PASSED"],
        "@id:cursed Alice has 13 life": ["PASSED", "FAILED"],
        "@id:after Alice has 9 life": ["PASSED", "SKIPPED"],
        "@id:wrong Alice has 8 life": ["PASSED", "FAILED"],
        "@id:wrong Alice has 7 life": ["PASSED", "PASSED"],
    }
    assert of_kind(told, "testRunFinished")[0]["success"] is False
    times = [each["testStepResult"]["duration"]["nanos"] for each in of_kind(told, "testStepFinished")]
    assert times == [0, 100_000_000] * 5


def test_a_step_without_a_definition_is_undefined(suite_dir: Path, make_run: MakeRun) -> None:
    (suite_dir / "features" / "b.feature").write_text(
        "Feature: b\n  @id:b @CR:119.1\n  Scenario: b\n    Given it rains\n    Then it rains\n"
    )
    suite = load_suite(suite_dir)
    told = events(suite, {"b": "broken"})
    told[1] |= {"path": "features/b.feature", "step": {"text": "it rains", "line": 5}}
    found = report(run_of(told, "made up"), suite)
    assert statuses(found) == {"@id:b it rains": ["PASSED", "UNDEFINED"]}
    told[1] |= {"step": None}
    assert statuses(report(run_of(told, "made up"), suite)) == {"@id:b it rains": ["UNDEFINED", "SKIPPED"]}


def test_scenarios_that_the_suite_has_no_more_are_left_out(suite_dir: Path, make_run: MakeRun) -> None:
    run = make_run(OUTCOMES)
    feature = suite_dir / "features" / "119_life.feature"
    feature.write_text(FEATURE.replace("@id:before", "@id:renamed").replace("| 8 ", "| 6 "))
    assert report(run, load_suite(suite_dir)).left_out == ["before", "wrong[1]"]


def test_the_command_warns_of_what_is_left_out(invoke: Invoke, suite: Suite, tmp_path: Path) -> None:
    write(tmp_path / "r", events(suite, OUTCOMES))
    done = invoke("report", "r", "--cucumber-messages", "m.ndjson")
    assert done.exit_code == 0
    assert "5 results are left out" in done.stderr
    assert "--suite names the suite" in done.stderr
    done = invoke("report", "r", "--cucumber-messages", "m.ndjson", "--suite", "suite")
    assert done.stderr == ""
    assert (tmp_path / "m.ndjson").read_text().count('{"testCaseStarted":') == 5


@pytest.fixture(scope="session")
def cucumber() -> Path:
    """A folder with Cucumber's own packages, fetched once and kept beside the other temporary files."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("no node")
    home = Path(tempfile.gettempdir()) / f"mtg-conformance-cucumber-{PROTOCOL}-{os.getuid()}"
    if not (home / "whole").exists():
        home.mkdir(exist_ok=True)
        (home / "package.json").write_text('{"private": true}')
        fetch = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", *PACKAGES]
        done = subprocess.run(fetch, cwd=home, capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            pytest.skip(f"npm can't fetch Cucumber's packages: {done.stderr[-200:]}")
        (home / "whole").touch()
    return home


def test_cucumbers_own_tools_take_the_stream(
    cucumber: Path, suite: Suite, suite_dir: Path, make_run: MakeRun, tmp_path: Path
) -> None:
    (suite_dir / "features" / "b.feature").write_text(
        "Feature: b\n  Background:\n    Given Alice has 9 life\n  Rule: 119. Life\n  @id:b @CR:119.1\n"
        "  Scenario: b\n    Given it rains\n    Then Alice has 9 life\n"
    )
    suite = load_suite(suite_dir)
    told = events(suite, OUTCOMES | {"b": "broken"}, status="interrupted")
    told[-2] |= {"path": "features/b.feature", "step": {"text": "it rains", "line": 7}}
    told[2]["transcript"] = [{"method": "observe", "params": {"x": "</script>"}, "fault": "gone", "seconds": 0.1}]
    write(tmp_path / "r", told)
    stream = report(load_results(tmp_path / "r"), suite)
    schema = json.loads((cucumber / "node_modules/@cucumber/messages/messages.schema.json").read_text())
    validator = jsonschema.Draft202012Validator(schema)
    assert [str(fault) for envelope in stream.envelopes for fault in validator.iter_errors(envelope)] == []
    (tmp_path / "m.ndjson").write_text(str(stream))
    whole = ["node", str(CHECK), str(tmp_path / "m.ndjson"), str(tmp_path / "page.html")]
    done = subprocess.run(whole, cwd=cucumber, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert Counter({key: count for key, count in found["statuses"].items() if count}) == Counter(
        {"PASSED": 2, "FAILED": 2, "SKIPPED": 1, "UNDEFINED": 1}
    )
    assert (found["cases"], found["located"], found["success"]) == (6, True, False)
    page = (tmp_path / "page.html").read_text()
    assert page.startswith("<!DOCTYPE html>")
    assert "A game in which the engine is wrong" in page
