"""The registry of rulings: what is wrong with it is told; statements are counted by the scenarios tagged with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.main import main
from mtg_conformance.suite.catalog import load_suite
from mtg_conformance.suite.rules_data import rules
from mtg_conformance.suite.rulings import COLUMNS, UnreadableRegistry, faults, load_rulings, measure

FEATURE = """\
Feature: Bears
  @id:bears @CR:106.7 @ruling:known
  Scenario: Bears are there
    Given Alice controls "Grizzly Bears"
    Then Alice controls "Grizzly Bears"
"""
HEAD = "\t".join(COLUMNS) + "\n"
KNOWN = "known\t\tboth\t106.7\tA statement.\n"


def suite_with(folder: Path, registry: str) -> Path:
    (folder / "features").mkdir()
    (folder / "features" / "bears.feature").write_text(FEATURE, encoding="utf-8")
    (folder / "features" / "rulings.tsv").write_text(registry, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("registry", "said"),
    [
        (HEAD + KNOWN, []),
        (HEAD + KNOWN + KNOWN, ["a second time"]),
        (HEAD + KNOWN.replace("106.7", "106.99"), ["no rule 106.99"]),
        (HEAD, ["@ruling:known isn't in"]),
        (HEAD + KNOWN + KNOWN.replace("known", "other"), ["no scenario is tagged @ruling:other"]),
        (HEAD + "known\ttwo cells\n", ["rulings.tsv:2: 2 cells"]),
    ],
)
def test_faults_of_the_registry(tmp_path: Path, registry: str, said: list[str]) -> None:
    found = [message for _, _, message, _ in faults(load_suite(suite_with(tmp_path, registry)), rules())]
    assert len(found) == len(said)
    assert all(words in message for words, message in zip(said, found, strict=True)), found


def test_other_columns_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableRegistry, match="the columns are"):
        load_rulings(suite_with(tmp_path, "id\tcard\n"))


def test_a_statement_is_counted_by_its_scenarios_and_by_engine(tmp_path: Path) -> None:
    suite = load_suite(suite_with(tmp_path, HEAD + KNOWN + KNOWN.replace("known", "other")))
    engines = {"right": {"bears": "pass"}, "wrong": {"bears": "fail"}, "shy": {"bears": "unsupported"}}
    known, other = measure(load_rulings(tmp_path), suite, engines)
    assert (known.scenarios, known.proved, other.proved) == (("bears",), True, False)
    assert known.passed == {"right": 1, "wrong": 0, "shy": 0}
    assert known.graded == {"right": 1, "wrong": 1, "shy": 0}


def test_the_command_ends_with_the_total_and_refuses_what_is_no_run(tmp_path: Path) -> None:
    suite_with(tmp_path, HEAD + KNOWN)
    done = CliRunner().invoke(main, ["coverage", "--rulings", "--suite", str(tmp_path)])
    assert done.output.splitlines()[-1].startswith("1/1 ")
    no_run = tmp_path / "odd.ndjson"
    no_run.write_text("{}\n", encoding="utf-8")
    done = CliRunner().invoke(
        main, ["coverage", "--rulings", "--suite", str(tmp_path), "--results", str(no_run)]
    )
    assert done.exit_code == 2
    assert "odd.ndjson:1" in done.output
