"""The commands `steps` and `show`."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from mtg_conformance.cli.main import main

FEATURE = """\
Feature: Things
  Rule: Some rule
    @id:one @CR:106.7 @until:2030-01-01
    Scenario: It is so
      Given Alice has "Opt" in hand
      Then nobody has won
"""


def test_steps_lists_every_sentence_with_examples() -> None:
    output = CliRunner().invoke(main, ["steps"]).output
    assert "Set-up (Given)" in output
    assert 'e.g. Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"' in output
    assert "44 of 44 sentences" in output


def test_steps_are_searched_and_told_to_programs() -> None:
    told = json.loads(CliRunner().invoke(main, ["steps", "concede", "--json"]).output)
    assert [record["sentence"] for record in told] == ["P concedes"]
    assert set(told[0]) == {"kind", "role", "sentence", "meaning", "examples", "messages", "pattern", "place"}


def test_show_tells_where_a_scenario_stands_and_how_to_run_it(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "features/a.feature").write_text(FEATURE, encoding="utf-8")
    output = CliRunner().invoke(main, ["show", "one", "--suite", str(tmp_path)]).output
    assert output.splitlines()[:6] == [
        "It is so",
        "  features/a.feature:4  @id:one",
        "  Things",
        "  Some rule",
        "  proves 106.7 (Mana)",
        "  holds until 2030-01-01",
    ]
    assert '    Given Alice has "Opt" in hand' in output
    assert "mtg-conformance run 'one' --suite" in output
    unknown = CliRunner().invoke(main, ["show", "on", "--suite", str(tmp_path)])
    assert unknown.exit_code == 2
    assert "did you mean one?" in unknown.output
