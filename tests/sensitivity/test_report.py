"""What is told of a run, and what of it can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mtg_conformance.sensitivity.report import BadFile, as_json, by_section, into_page, read, write
from mtg_conformance.sensitivity.trials import Finding
from tests.sensitivity.conftest import edit, fault

FAULTS = [
    fault("119.3", "one", edit("f", "a", "b")),
    fault("119.3", "two", edit("f", "a", "c")),
    fault("704.5a", "three", edit("f", "a", "d")),
    fault("704.5a", "four", edit("f", "a", "e")),
]
FINDINGS = {
    FAULTS[0].id: Finding(FAULTS[0].id, "own", "a-scenario", "fail", played=1),
    FAULTS[1].id: Finding(FAULTS[1].id, "other", "another", "error", played=4),
    FAULTS[2].id: Finding(FAULTS[2].id, "missed", touching=7, played=7),
    FAULTS[3].id: Finding(FAULTS[3].id, "misfit", message="gone"),
}
RUN = {"fingerprint": "abc", "scenarios": 10, "passing": 9}
TOLD = as_json(FAULTS, FINDINGS, RUN)


def test_figures_leave_out_what_does_not_fit() -> None:
    figures = {key: TOLD[key] for key in ("faults", "caught", "caught_by_own_rule", "missed", "misfits", "equivalent")}
    assert figures == {
        "faults": 3, "caught": 2, "caught_by_own_rule": 1, "missed": 1, "misfits": 1, "equivalent": 0,
    }  # fmt: skip


def test_run_that_was_stopped_says_so() -> None:
    told = as_json(FAULTS, dict(list(FINDINGS.items())[:3]), RUN)
    assert told["untried"] == 1
    assert "1 faults of the catalogue weren't tried" in into_page(
        "<!-- sensitivity: begin -->\n<!-- sensitivity: end -->", told
    )
    assert "weren't tried" not in into_page("<!-- sensitivity: begin -->\n<!-- sensitivity: end -->", TOLD)


def test_by_section() -> None:
    assert by_section(TOLD) == [("119", 2, 1, 1, 0), ("704", 1, 0, 0, 1)]


def test_read_again(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    write(file, TOLD)
    kept = read(file, FAULTS, RUN)
    assert kept == {id: found for id, found in FINDINGS.items() if found.verdict != "misfit"}
    assert read(file, FAULTS, RUN | {"fingerprint": "another"}) == {}


def test_changed_fault_is_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    write(file, TOLD)
    changed = fault("119.3", "one", edit("f", "a", "changed"))
    assert FAULTS[0].id not in read(file, [changed, *FAULTS[1:]], RUN)


def test_what_is_no_such_file(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    file.write_text(json.dumps({"fingerprint": "abc", "scenarios": 10, "passing": 9}), "utf-8")
    with pytest.raises(BadFile):
        read(file, FAULTS, RUN)


def test_page_keeps_what_is_around_the_tables() -> None:
    page = "before\n<!-- sensitivity: begin -->\nold\n<!-- sensitivity: end -->\nafter\n"
    made = into_page(page, TOLD)
    assert made.startswith("before\n")
    assert made.endswith("-->\nafter\n")
    assert "old" not in made
    assert "2 of 3 faults caught (66.7%)" in made
    assert "**704.5a** three" in made
    assert into_page(made, TOLD) == made
    with pytest.raises(BadFile):
        into_page("no marks", TOLD)
