"""A tiny engine as a package of its own, and a suite for it: what breaking and trying are tested with."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mtg_conformance.engines.session import Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.sensitivity.catalogue import Fault
from mtg_conformance.sensitivity.patching import Edit
from mtg_conformance.suite.catalog import Scenario

NAME = "tiny_engine_for_faults"
INIT = ""
LIFE = """
import functools

RULES = {}


def rule(number):
    def note(function):
        RULES[number] = function
        return function
    return note


@rule("119.3")
def after_damage(life, damage):
    left = life - damage
    return left


class Player:
    def __init__(self, life):
        self.life = life

    @property
    def lost(self):
        return self.life <= 0


@functools.cache
def doubled(number):
    return plain(number) * 2


def plain(number):
    return number


def hang(rounds):
    while rounds:
        rounds -= 1


def wrapper(function):
    return lambda: function()


@wrapper
def hidden():
    return 1
"""
ENGINE = """
from tiny_engine_for_faults import life


class Engine:
    def handle(self, message):
        return {"jsonrpc": "2.0", "id": message["id"], "result": {
            "protocol": 1, "engine": {"name": "tiny", "version": "1"}, "capabilities": {}}}
"""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The tiny engine's module of rules, loaded anew for each test."""
    folder = tmp_path / NAME
    folder.mkdir()
    (folder / "__init__.py").write_text(INIT, "utf-8")
    (folder / "life.py").write_text(LIFE, "utf-8")
    (folder / "server.py").write_text(ENGINE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module(f"{NAME}.life")
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]


def edit(function: str, old: str, new: str) -> Edit:
    return Edit(f"{NAME}.life", function, old, new)


def fault(rule: str, what: str, *edits: Edit) -> Fault:
    return Fault(rule, what, edits)


def scenario(id: str, *rules: str) -> Scenario:
    return Scenario(
        id=id, name=id, path="features/tiny.feature", line=1, rules=rules, rulings=(), cards=(), since=None, until=None,
        steps=(), feature="tiny", rule_heading=None,
    )  # fmt: skip


class IdleSession(Session):
    """A session that starts nothing: the player below calls the tiny engine's rules itself."""

    def ensure_started(self) -> None:
        pass

    def close(self) -> None:
        pass


def session() -> Session:
    return IdleSession(EngineSpec("tiny", module=f"{NAME}.server", factory="Engine"))


@dataclass
class TinyPlayer:
    """Plays a scenario by its id: what it does is below, and it passes if the engine does as the rules say."""

    module: Any

    def __call__(self, scenario: Scenario, session: Session) -> Result:
        life = self.module
        does: dict[str, Callable[[], Any]] = {
            "damage": lambda: life.RULES["119.3"](20, 3) == 17,
            "loss": lambda: life.Player(0).lost,
            "doubled": lambda: life.doubled(2) == 4,
            "hangs": lambda: life.hang(2) is None,
            "crashes": lambda: life.plain(1) == 1,
            "never-right": lambda: life.plain(1) == 2,
        }
        right = does[scenario.id]()
        return Result(scenario.id, Outcome.PASS if right else Outcome.FAIL, message="" if right else "not so")


SCENARIOS = (
    scenario("damage", "119.3"),
    scenario("loss", "104.3b", "704.5a"),
    scenario("doubled", "107.1"),
    scenario("hangs", "732.1"),
    scenario("crashes", "107.3"),
    scenario("never-right", "119.3"),
)
