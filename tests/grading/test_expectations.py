"""Expectations files, and runs held against them."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from mtg_conformance.grading.expectations import Entry, Expectations, judge, read_expectations
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.toml_files import BadFile, line_of
from mtg_conformance.paths import schema_dir
from tests.grading.conftest import MakeRun

GOOD = """\
# known
schema = 1
engine = "zoo"

[fail]
"wrong[1]" = {reason = "life", date = 2026-09-26, link = "https://example.org/1", fingerprint = "f"}

[error.cursed]
reason = "it crashes"
date = "2026-09-27"
"""


def read(tmp_path: Path, text: str) -> Expectations:
    (tmp_path / "e.toml").write_text(text)
    return read_expectations(tmp_path / "e.toml")


def test_entries_by_outcome_in_either_way_of_writing(tmp_path: Path) -> None:
    found = read(tmp_path, GOOD)
    assert found.engine == "zoo"
    assert found.entries == {
        "wrong[1]": Entry("wrong[1]", Outcome.FAIL, "life", "2026-09-26", "https://example.org/1", "f"),
        "cursed": Entry("cursed", Outcome.ERROR, "it crashes", "2026-09-27"),
    }


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("[fail]", "[fails]", 5, "unknown outcome 'fails' (did you mean fail?)"),
        ("engine =", "engin =", 3, "unknown key 'engin' (did you mean engine?)"),
        ("link =", "lnik =", 6, "unknown key 'lnik' (did you mean link?)"),
        ('reason = "life", ', "", 6, "fail.wrong[1]: 'reason' is a required property"),
        ("date = 2026-09-26", "date = 26", 6, "fail.wrong[1].date: 26 is not of type 'string'"),
        ("https:", "ftp:", 6, "Where it is tracked"),
        ("schema = 1", "schema = 2", 2, "schema: 1 was expected"),
        ("schema = 1", "schema 1", 2, "this is no TOML"),
        ("[error.cursed]", '[error."wrong[1]"]', 8, "wrong[1] is listed under fail too"),
        ('reason = "it crashes"', 'reason = ""', 9, "error.cursed.reason: "),
    ],
)
def test_a_fault_is_told_with_its_line(old: str, new: str, line: int, said: str, tmp_path: Path) -> None:
    assert old in GOOD
    with pytest.raises(BadFile) as fault:
        read(tmp_path, GOOD.replace(old, new))
    assert str(fault.value).startswith(f"{tmp_path / 'e.toml'}:{line}: ")
    assert said in str(fault.value)


def test_no_text_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "e.toml").write_bytes(b"\xff")
    for path, said in ((tmp_path / "e.toml", "UTF-8"), (tmp_path / "none.toml", "No such file")):
        with pytest.raises(BadFile, match=said):
            read_expectations(path)


def test_line_of_the_innermost_key_that_is_written() -> None:
    assert line_of(GOOD, ["error", "cursed", "date"]) == 10
    assert line_of(GOOD, ["error", "cursed", "link"]) == 8
    assert line_of(GOOD, ["fail", "wrong[1]", "date"]) == 6
    assert line_of(GOOD, ["nothing"]) is None


def test_the_schema_is_one_and_its_example_fits() -> None:
    schema = json.loads((schema_dir() / "expectations.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    for example in schema["examples"]:
        jsonschema.validate(example, schema, jsonschema.Draft202012Validator)


def expecting(*entries: Entry, engine: str = "") -> Expectations:
    return Expectations(Path("e.toml"), {entry.id: entry for entry in entries}, engine)


def entry(id_: str, outcome: Outcome = Outcome.FAIL, fingerprint: str = "") -> Entry:
    return Entry(id_, outcome, "why", "2026-09-26", fingerprint=fingerprint)


@pytest.mark.parametrize(
    ("recorded", "outcome", "verdict"),
    [
        (None, "pass", "expected"),
        (None, "fail", "regression"),
        (None, "error", "regression"),
        (None, "unsupported", "regression"),
        (Outcome.FAIL, "fail", "known"),
        (Outcome.UNSUPPORTED, "unsupported", "known"),
        (Outcome.FAIL, "pass", "new pass"),
        (Outcome.UNSUPPORTED, "fail", "regression"),
        (Outcome.FAIL, "unsupported", "regression"),
        (Outcome.FAIL, "broken", "expected"),
        (None, "broken", "expected"),
    ],
)
def test_better_and_worse_are_both_surprises(
    recorded: Outcome | None, outcome: str, verdict: str, make_run: MakeRun, fingerprints: dict[str, str]
) -> None:
    entries = [] if recorded is None else [entry("before", recorded)]
    found = judge(expecting(*entries), make_run({"before": outcome, "after": "pass"}), fingerprints)
    assert found.as_expected is (verdict in ("expected", "known"))
    assert [s.result.id for s in found.regressions] == ["before"] * (verdict == "regression")
    assert [s.result.id for s in found.new_passes] == ["before"] * (verdict == "new pass")
    assert found.known == (verdict == "known")
    if verdict == "regression":
        assert found.regressions[0].expected == (recorded or "pass")


def test_an_entry_is_dead_where_the_suite_has_no_such_scenario(make_run: MakeRun, fingerprints: dict[str, str]) -> None:
    found = judge(expecting(entry("gone"), entry("after")), make_run({"before": "pass"}), fingerprints)
    assert [each.id for each in found.dead] == ["gone"]  # `after` is there, but wasn't played
    assert not found.as_expected


def test_a_changed_scenario_is_for_a_warning(make_run: MakeRun, fingerprints: dict[str, str]) -> None:
    run = make_run({"before": "fail", "after": "fail", "cursed": "fail"})
    same = entry("after", fingerprint=fingerprints["after"])
    found = judge(expecting(entry("before", fingerprint="old"), same, entry("cursed")), run, fingerprints)
    assert [each.id for each in found.changed] == ["before"]
    assert found.as_expected


def test_the_wrong_engines_file_is_noticed(make_run: MakeRun, fingerprints: dict[str, str]) -> None:
    run = make_run({"before": "pass"})
    assert judge(expecting(engine="zoo"), run, fingerprints).other_engine == ""
    assert judge(expecting(engine="phase"), run, fingerprints).other_engine == "phase"
