"""The command `metamorphic`, on an engine that favours a seat and a small suite."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mtg_conformance.cli.main import main

FEATURE = """
Feature: Small
  @id:alice-lives @CR:119.1
  Scenario: Alice
    Given Alice has 7 life
    Then Alice has 7 life

  @id:turn @CR:119.1
  Scenario: Turn
    Then it is Alice's precombat main phase
"""
# The reference engine, but that it shows a life too many for the second seat.
ENGINE = """
import copy

from reference_engine.protocol import engine


class Favours:
    def __init__(self):
        self.engine = engine()
        self.names = []

    def handle(self, message):
        if message["method"] == "start":
            self.names = [player["name"] for player in message["params"]["players"]]
        response = copy.deepcopy(self.engine.handle(message))
        if message["method"] == "observe":
            response["result"]["snapshot"]["players"][self.names[1]]["life"] += 1
        return response
"""


@pytest.fixture
def metamorphic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "small/features").mkdir(parents=True)
    (tmp_path / "small/features/small.feature").write_text(FEATURE, "utf-8")
    (tmp_path / "engine_with_a_favourite.py").write_text(ENGINE, "utf-8")
    return lambda *words: CliRunner().invoke(main, ["metamorphic", "--suite", "small", "-n", "0", "-q", *words])


def test_an_engine_without_favourites_keeps_every_verdict(metamorphic: Callable[..., Result]) -> None:
    done = metamorphic()
    assert done.exit_code == 0, done.output
    assert "0 verdicts change" in done.output
    assert "skipped     1 bystander no set-up to add to" in done.output


def test_a_favoured_seat_is_found_and_told_with_the_command(metamorphic: Callable[..., Result], tmp_path: Path) -> None:
    engine = "python:engine_with_a_favourite:Favours"
    done = metamorphic("--engine", engine, "--json", "found.json", "--keep", "kept")
    assert done.exit_code == 1, done.output
    told = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert [(each["id"], each["transformation"]) for each in told["findings"]] == [("alice-lives", "seats")]
    assert told["kept"] == {"repeat": 2, "seats": 1, "names": 2, "bystander": 1}
    again = f"mtg-conformance run alice-lives-seats --suite kept --transcript --engine {engine}"
    assert told["findings"][0]["again"] == again
    assert again in done.output
    rerun = CliRunner().invoke(main, [*again.split()[1:], "-n", "0"])
    assert (rerun.exit_code, "got       8" in rerun.output) == (1, True), rerun.output


def test_one_change_only_and_json_on_the_output(metamorphic: Callable[..., Result]) -> None:
    done = metamorphic("--only", "names", "--json", "-")
    assert done.exit_code == 0
    assert json.loads(done.output)["kept"] == {"names": 2}
