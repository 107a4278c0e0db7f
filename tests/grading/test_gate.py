"""``run --expect``, ``expect`` and the settings file, on an engine that is wrong twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import Result

from mtg_conformance.grading.events import read_events
from mtg_conformance.grading.expectations import read_expectations
from tests.grading.conftest import FEATURE, Invoke

SETTINGS = """\
engine = '{engine}'
suite = "suite"
workers = 0
expect = "known.toml"

[select]
rule = ["702", "119.1"]
"""


@pytest.fixture
def settle(tmp_path: Path, suite_dir: Path, good_zoo: str) -> None:
    """A repository with settings, and nothing recorded yet."""
    (tmp_path / "conformance.toml").write_text(SETTINGS.replace("{engine}", good_zoo))


def said(result: Result, status: int, *words: str) -> None:
    assert result.exit_code == status, result.output
    for each in words:
        assert each in result.output


@pytest.mark.usefixtures("settle")
def test_record_then_hold_then_update(invoke: Invoke, tmp_path: Path, suite_dir: Path) -> None:
    said(invoke("run"), 2, "no expectations file known.toml", "mtg-conformance expect --expect known.toml")
    said(invoke("expect", "--dry-run"), 1, "2 entries would change in known.toml")
    said(invoke("expect"), 0, "added     wrong[1]", "2 entries changed in known.toml")
    assert list(read_expectations(tmp_path / "known.toml").entries) == ["wrong[1]", "wrong[2]"]
    said(invoke("expect"), 0, "known.toml is up to date")
    done = invoke("run")
    said(done, 0, "As expected, 2 known not to pass.")
    assert "FAIL" not in done.output
    said(invoke("run", "-v"), 0, "FAIL wrong[1]")

    feature = suite_dir / "features" / "119_life.feature"
    feature.write_text(FEATURE.replace("| 8 ", "| 9 ").replace("Then Alice has 7 life", "Then Alice has 70 life"))
    said(
        invoke("run"),
        1,
        "FAIL before",
        "recorded  pass",
        "new pass    wrong[1]",
        "changed     wrong[1]",
        "Not as expected: 1 regression, 1 new pass; 1 as recorded.",
        "next: mtg-conformance expect",
    )
    said(invoke("expect", "--only-better"), 1, "taken out wrong[1]", "Not recorded, as asked: 1 regression.")
    assert list(read_expectations(tmp_path / "known.toml").entries) == ["wrong[2]"]

    feature.write_text(FEATURE.replace("@id:wrong", "@id:renamed").replace("| 7 ", "| 9 "))
    said(invoke("run"), 1, "dead        wrong[2]", "1 dead entry", "FAIL renamed[1]")
    said(invoke("expect", "--reason", "not yet"), 0, "no scenario has this id")
    entries = read_expectations(tmp_path / "known.toml").entries
    assert [(each.id, each.reason) for each in entries.values()] == [("renamed[1]", "not yet")]
    said(invoke("run"), 0)


@pytest.mark.usefixtures("settle")
def test_outcomes_may_come_from_results(invoke: Invoke, tmp_path: Path) -> None:
    said(
        invoke("run", "--no-settings", "--suite", "suite", "--engine", "echo"), 3, "next: mtg-conformance check-adapter"
    )
    (tmp_path / "known.toml").write_text("schema = 1\n")
    said(invoke("run", "--results", "r.ndjson"), 1, "2 regressions")
    assert "**2 regressions**" in invoke("report", "r.ndjson", "--markdown", "-").stdout
    said(invoke("expect", "--from", "r.ndjson"), 0, "2 entries changed")
    said(invoke("run"), 0)


@pytest.mark.usefixtures("settle")
def test_a_suite_at_fault_is_4_and_is_not_recorded(invoke: Invoke, tmp_path: Path, suite_dir: Path) -> None:
    (suite_dir / "features" / "b.feature").write_text(
        "Feature: b\n  @id:b @CR:702.9a\n  Scenario: b\n    Given it rains\n"
    )
    said(invoke("expect"), 4, "The suite is at fault: 1 broken scenario, never")
    assert list(read_expectations(tmp_path / "known.toml").entries) == ["wrong[1]", "wrong[2]"]
    said(invoke("run"), 4, "BROKEN b", "The suite is at fault: 1 broken scenario,")


@pytest.mark.usefixtures("settle")
def test_flags_win_over_settings(invoke: Invoke, tmp_path: Path) -> None:
    def selection(*args: str) -> dict[str, object]:
        invoke("run", "--results", "r.ndjson", *args)
        told: dict[str, object] = read_events(tmp_path / "r.ndjson")[0]["selection"]
        return told

    (tmp_path / "known.toml").write_text("schema = 1\n")
    assert selection() == {"rules": ["702", "119.1"]}
    assert selection("before") == {"what": ["before"]}  # a selection replaces the file's as a whole
    assert selection("--rule", "119.3") == {"rules": ["119.3"]}
    assert selection("-k", "after") == {"k": "after"}
    events = read_events(tmp_path / "r.ndjson")
    assert events[0]["engine_spec"].endswith("good")
    said(invoke("run", "--engine", "echo"), 3)


def test_other_settings_in_another_folder(invoke: Invoke, tmp_path: Path, suite_dir: Path, good_zoo: str) -> None:
    home = tmp_path / "elsewhere"
    home.mkdir()
    engine = ", ".join(f"'{word}'" for word in good_zoo.split())
    (home / "c.toml").write_text(
        f"engine = [{engine}]\nsuite = '../suite'\nresults = 'r.ndjson'\n"
        "workers = 1\ntimeout = 5\nstart-timeout = 9.5\n"
        "rules-date = 2026-09-25\n[select]\npath = 'features/119_life.feature'\nid = ['before']\nexpression = 'life'\n"
    )
    said(invoke("run", "--settings", str(home / "c.toml")), 1, "FAIL wrong[1]")  # ids and paths add up
    assert read_events(home / "r.ndjson")[0]["rules_date"] == "2026-09-25"
    said(invoke("run", "--settings", "none.toml"), 2, "none.toml: No such file")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("engin = 'x'", "conformance.toml:2: unknown setting 'engin'\n  next: did you mean engine?"),
        ("rule = '702'", "conformance.toml:2: unknown setting 'rule'\n  next: rule belongs under [select]"),
        ("timeout = '9'", "conformance.toml:2: timeout takes a number, not '9'"),
        ("timeout = true", "conformance.toml:2: timeout takes a number, not True"),
        ("timeout = 0", "conformance.toml:2: timeout: 0.0 is not in the range"),
        ("workers = 'many'", "conformance.toml:2: workers: 'many' is neither a number nor auto"),
        ("rules-date = 'soon'", "conformance.toml:2: rules-date: 'soon' is no date like"),
        ("engine = 'python:x'", "conformance.toml:2: engine: 'python:x' should read python:MODULE:FACTORY"),
        ("engine = [1]", "conformance.toml:2: engine takes a text or a list of texts"),
        ("suite = 'nowhere'", "conformance.toml:2: suite: Directory 'nowhere' does not exist"),
        ("select = 1", "conformance.toml:2: select is a table"),
        ("[select]\nrules = '702'", "conformance.toml:3: unknown setting 'rules'\n  next: did you mean rule?"),
        ("engine 'x'", "conformance.toml:2: this is no TOML"),
    ],
)
def test_a_bad_setting_is_told_with_its_line(line: str, told: str, invoke: Invoke, tmp_path: Path) -> None:
    (tmp_path / "conformance.toml").write_text(f"# ours\n{line}\n")
    for name in ("run", "expect"):
        done = invoke(name)
        assert done.exit_code == 2
        assert f"error: {told}" in done.output
    assert invoke("run", "--no-settings", "no-such-id").exit_code == 2


@pytest.mark.usefixtures("settle")
@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["expect", "--link", "issue 7"], "no https://"),
        (["run", "--shard", "3/2"], "no part like 2/8"),
        (["run", "--expect", "suite"], "is a directory"),
        (
            ["run", "--results", "suite/features/119_life.feature/r", "--suite", "suite", "--no-settings"],
            "can't be written",
        ),
    ],
)
def test_usage(args: list[str], told: str, invoke: Invoke) -> None:
    said(invoke(*args), 2, told)


@pytest.mark.usefixtures("settle")
def test_a_damaged_expectations_file_stops_before_the_run(invoke: Invoke, tmp_path: Path) -> None:
    (tmp_path / "known.toml").write_text("schema = 1\n[fails]\n")
    for name in ("run", "expect"):
        said(invoke(name), 2, "known.toml:2: unknown outcome 'fails'", "next: did you mean fail?")


@pytest.mark.usefixtures("settle")
def test_check_adapter_takes_the_engine_from_the_settings(invoke: Invoke) -> None:
    assert "zoo" in invoke("check-adapter").output
    said(invoke("check-adapter", "echo"), 3)  # another engine on the command line wins


@pytest.mark.usefixtures("settle")
def test_two_scenarios_of_one_id_are_the_suites_fault(invoke: Invoke, suite_dir: Path, tmp_path: Path) -> None:
    (suite_dir / "features" / "b.feature").write_text(FEATURE.replace("@id:after", "@id:later"))
    told = "two scenarios have the id before: features/119_life.feature:3 and features/b.feature:3; only the first"
    said(invoke("expect"), 4, told, "The suite is at fault")
    said(invoke("run", "--results", "r.ndjson"), 4, told, "As expected")
    assert len(read_events(tmp_path / "r.ndjson")) == 1 + 6 + 1
    said(invoke("run", "later"), 0)
