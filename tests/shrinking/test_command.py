"""The command `shrink`, on the reference engine and a small suite of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mtg_conformance.cli.main import main

FEATURE = """
Feature: Small
  @id:right @CR:119.1
  Scenario: Right
    Given Bob has 7 life
    Then Bob has 7 life

  @id:wrong @CR:119.1
  Scenario Outline: Wrong
    Given Alice controls "Forest" and 2 "Island"
    Given Bob has 7 life
    When Alice taps "Forest" for mana
    Then Alice has {G}
    Then Bob has <life> life
    Then Alice has 20 life
  Examples:
    | life |
    | 8    |
    | 9    |

  @id:broken @CR:119.1
  Scenario: Broken
    Given Bob has a cold
    Then Bob has 7 life
"""


@pytest.fixture
def shrink(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small/features").mkdir(parents=True)
    (tmp_path / "small/features/small.feature").write_text(FEATURE, "utf-8")
    return lambda *words: CliRunner().invoke(main, [*words, "--suite", "small"])


def test_a_shorter_scenario_is_written_and_fails_again(shrink: Callable[..., Result], tmp_path: Path) -> None:
    done = shrink("shrink", "wrong[2]")
    assert done.exit_code == 0, done.output
    assert "no oracle passes it" in done.output
    written = (tmp_path / "shrunk/wrong-2.feature").read_text("utf-8")
    sentences = [line.strip() for line in written.splitlines()[5:]]
    assert sentences == ["Given Bob has 7 life", "Then Bob has 9 life"]
    assert "again: mtg-conformance run wrong-2 --suite shrunk --engine reference --transcript" in done.output
    again = CliRunner().invoke(main, ["run", "wrong-2", "--suite", "shrunk", "-n", "0"])
    assert again.exit_code == 1
    assert "FAIL wrong-2" in again.output


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["right"], 2, "passes on reference"),
        (["broken"], 4, "is broken"),
        (["wrong"], 2, "name one of its rows: wrong[1], wrong[2]"),
        (["wrogn"], 2, "no scenario has the id"),
        (["wrong[1]", "--out", "small/x.feature"], 2, "a suite of its own"),
    ],
)
def test_what_cannot_be_shrunk(shrink: Callable[..., Result], words: list[str], status: int, told: str) -> None:
    done = shrink("shrink", *words)
    assert (done.exit_code, told in " ".join(done.output.split())) == (status, True), done.output
    assert not Path("shrunk").exists()
