"""``mtg-conformance sensitivity``: the reference engine broken, and a suite of two scenarios."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mtg_conformance.cli.sensitivity import command

FEATURE = """Feature: Losing

  Rule: No life

    @id:no-life-left @CR:704.5a
    Scenario: A player with no life left loses
      Given Bob has 3 life
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob loses the game

    @id:some-life-left @CR:120.3a
    Scenario: Damage costs life
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life
"""


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    features = tmp_path / "suite" / "features"
    features.mkdir(parents=True)
    (features / "losing.feature").write_text(FEATURE, "utf-8")
    return features.parent


def ran(*arguments: str) -> Result:
    return CliRunner().invoke(command, list(arguments))


def test_finds_what_is_noticed_and_what_is_not_and_goes_on(suite: Path, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    page = tmp_path / "page.md"
    page.write_text("<!-- sensitivity: begin -->\n<!-- sensitivity: end -->\n", "utf-8")
    arguments = ("704.5a", "704.5c", "--suite", str(suite), "-n", "1", "--results", str(file), "--page", str(page))
    result = ran(*arguments)
    assert result.exit_code == 1, result.output
    told = json.loads(file.read_text("utf-8"))
    assert (told["faults"], told["caught"], told["caught_by_own_rule"]) == (2, 1, 1)
    assert [(entry["rule"], entry["verdict"]) for entry in told["findings"]] == [
        ("704.5a", "own"), ("704.5c", "missed"),
    ]  # fmt: skip
    assert told["findings"][0]["by"] == "no-life-left"
    assert "**704.5c**" in page.read_text("utf-8")

    marked = told["findings"][1] | {"message": "kept"}
    file.write_text(json.dumps(told | {"findings": [told["findings"][0], marked]}), "utf-8")
    assert ran(*arguments, "--resume").exit_code == 1
    assert [entry.get("message") for entry in json.loads(file.read_text("utf-8"))["findings"]][1] == "kept"


def test_all_noticed_is_success(suite: Path) -> None:
    assert ran("704.5a", "--suite", str(suite), "-n", "1").exit_code == 0


def test_list() -> None:
    result = ran("--list", "--rule", "704.5a")
    assert result.exit_code == 0
    assert "a player with 0 life goes on" in result.output


@pytest.mark.parametrize("arguments", [("998",), ("704.5a", "--resume")])
def test_usage(arguments: tuple[str, ...]) -> None:
    assert ran(*arguments).exit_code == 2
