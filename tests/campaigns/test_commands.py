"""``--scheduler`` on the commands that take it."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.main import main

COMMANDS = (("sensitivity", "704.5a"), ("differ", "--engine", "reference"))
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
"""


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_scheduler_that_does_not_answer(command: tuple[str, ...]) -> None:
    pytest.importorskip("distributed")
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        result = CliRunner().invoke(main, [*command, "--scheduler", f"tcp://127.0.0.1:{deaf.getsockname()[1]}"])
    assert result.exit_code == 3
    assert "no scheduler answers at tcp://127.0.0.1" in result.output


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_without_dask_the_extra_is_named(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = CliRunner().invoke(main, [*command, "--scheduler", "tcp://127.0.0.1:8786"])
    assert result.exit_code == 3
    assert "mtg-conformance[cluster]" in result.output


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    distributed: Any = pytest.importorskip("distributed")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=True, dashboard_address=":0", silence_logs=50
    ) as cluster:
        yield cluster.scheduler_address


def test_faults_are_tried_on_a_cluster(address: str, tmp_path: Path) -> None:
    features = tmp_path / "suite" / "features"
    features.mkdir(parents=True)
    (features / "losing.feature").write_text(FEATURE, "utf-8")
    there = ["--suite", str(features.parent), "--scheduler", address, "--results", str(tmp_path / "found.json")]
    result = CliRunner().invoke(main, ["sensitivity", "704.5a", "704.5c", "-n", "1", *there])
    assert result.exit_code == 1, result.output
    findings = json.loads((tmp_path / "found.json").read_text("utf-8"))["findings"]
    assert [(entry["rule"], entry["verdict"]) for entry in findings] == [("704.5a", "own"), ("704.5c", "missed")]
