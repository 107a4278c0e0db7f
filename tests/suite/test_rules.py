"""The numbers of the rules: the table, reading an edition, comparing two, coverage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.main import main
from mtg_conformance.suite.catalog import parse_feature
from mtg_conformance.suite.coverage import measure
from mtg_conformance.suite.rules_data import DATA_FILE, Edition, compare, read_table, rules
from mtg_conformance.suite.rules_edition import UnreadableRules, read_clauses, read_edition, write_edition

# The publisher's format with words of our own.
OLD = """\
Rules of a game

These rules are effective as of January 5, 2026.

Contents

1. Game Concepts
100. General
7. Additional Rules
702. Keyword Abilities
Glossary

1. Game Concepts

100. General

100.1. Two may play.

100.1a One of them begins.
     A line that belongs to it.
Example: Ann begins.
Ann goes on.

100.2. Don’t cheat.

7. Additional Rules

702. Keyword Abilities

702.2. Gliding

702.2a Gliding is like flying, but lower.

Glossary

Gliding
A keyword.
"""
NEW = (
    OLD.replace("January 5", "March 1")
    .replace("100.2. Don’t cheat.", "100.2. Smile.\n\n100.3. Don't  cheat.")
    .replace("One of them", "The elder of them")
    .replace("Ann begins", "Eve begins")
    .replace("702.2a Gliding is like flying, but lower.", "702.2b New words.")
)


def test_clauses_are_read_without_examples_glossary_and_contents() -> None:
    clauses = {clause.number: clause for clause in read_clauses(OLD)}
    assert list(clauses) == ["100.1", "100.1a", "100.2", "702.2", "702.2a"]
    assert clauses["100.1a"].text == "One of them begins. A line that belongs to it."
    assert clauses["100.1"].name == "General"
    assert clauses["702.2"].name == "Gliding"
    assert clauses["702.2a"].name == "Keyword Abilities"


def test_two_editions_are_compared_by_their_clauses() -> None:
    old, new = read_edition(OLD), read_edition(NEW)
    assert (old.effective, new.effective) == ("2026-01-05", "2026-03-01")
    found = compare(old, new)
    assert found.added == ("100.3", "702.2b")
    assert found.removed == ("702.2a",)
    assert found.changed == ("100.1a", "100.2")  # neither examples nor apostrophes and blanks count
    assert found.moved == {"100.2": "100.3"}


def test_windows_line_ends_make_no_difference() -> None:
    assert compare(read_edition(OLD), read_edition(OLD.replace("\n", "\r\n"))).changed == ()


def test_another_text_is_refused() -> None:
    with pytest.raises(UnreadableRules):
        read_edition("Once upon a time.")


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    edition = read_edition(OLD, {"100.1": ("testable", "players")})
    write_edition(edition, tmp_path / "rules.tsv")
    assert read_table(tmp_path / "rules.tsv") == edition
    assert [rule.number for rule in edition.testable()] == ["100.1"]


def test_the_table_that_comes_with_the_package() -> None:
    edition = rules()
    assert edition.effective == "2026-09-25"
    assert len(edition.rules) == 3166
    assert len(edition.testable()) == 2017
    assert {"flying", "ward", "first strike", "protection"} <= edition.keywords
    assert "106" in edition.sections


def test_the_table_holds_names_and_no_sentences() -> None:
    for line in DATA_FILE.read_text(encoding="utf-8").splitlines()[2:]:
        number, _, _, name, digest = line.split("\t")
        assert len(name.split()) <= 9, number
        assert len(digest) == 12


def test_coverage_counts_testable_rules_with_a_scenario() -> None:
    edition = read_edition(OLD, {"100.1": ("testable", ""), "100.2": ("testable", ""), "702.2a": ("testable", "")})
    text = "Feature: F\n@id:a @CR:100.1 @CR:100.1a\nScenario: A\nThen nobody has won\n"
    first, *_, seventh = [c for c in measure(parse_feature(text, "f"), edition).chapters if c.number in "17"]
    assert ([r.number for r in first.proved], [r.number for r in first.missing]) == (["100.1"], ["100.2"])
    assert [rule.number for rule in first.beyond] == ["100.1a"]
    assert (len(seventh.proved), seventh.testable) == (0, 1)


def test_the_command_tells_coverage(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    text = "Feature: F\n@id:a @CR:106.7 @CR:104.3a\nScenario: A\nThen nobody has won\n"
    (tmp_path / "features/a.feature").write_text(text, encoding="utf-8")
    run = CliRunner().invoke
    told = json.loads(run(main, ["coverage", "--suite", str(tmp_path), "--json", "--missing", "--rule", "106"]).output)
    assert (told["chapters"]["1"]["proved"], told["chapters"]["1"]["testable"]) == (2, 336)
    assert "106.12" in told["missing"]
    assert "106.7" not in told["missing"]
    assert "336" in run(main, ["coverage", "--suite", str(tmp_path)]).output
    assert "testable rules without a scenario" in run(main, ["coverage", "--suite", str(tmp_path), "--missing"]).output


def test_the_command_compares_with_another_edition(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    text = "Feature: F\n@id:a @CR:100.2\nScenario: A\nThen nobody has won\n"
    (tmp_path / "features/a.feature").write_text(text, encoding="utf-8")
    (tmp_path / "new.txt").write_text(NEW, encoding="utf-8")
    arguments = ["coverage", "--suite", str(tmp_path), "--rules", str(tmp_path / "new.txt")]
    told = json.loads(CliRunner().invoke(main, [*arguments, "--json"]).output)
    assert told["to"] == "2026-03-01"
    assert "106.7" in told["removed"]
    assert told["scenarios"] == {"100.2": ["a"]}
    (tmp_path / "new.txt").write_text("nothing", encoding="utf-8")
    assert CliRunner().invoke(main, arguments).exit_code == 2


def test_an_edition_without_a_rule_does_not_contain_it() -> None:
    assert "100.1" not in Edition("2026-01-01")
