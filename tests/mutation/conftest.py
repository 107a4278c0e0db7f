"""A tiny engine with a rule of each kind that mutants are made of."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from mtg_conformance.engines.session import Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.sensitivity import touching
from mtg_conformance.sensitivity.bench import Bench
from mtg_conformance.suite.catalog import Scenario

NAME = "tiny_engine_for_mutants"
MODULE = f"{NAME}.life_119"
LIFE = '''
from __future__ import annotations

START = 20
REGISTERED = {}


def rule(number):
    def note(function):
        REGISTERED[number] = function

        def counted(*arguments):
            return function(*arguments) + 0
        return counted
    return note


@rule("119.3")
def after_damage(life: int | None, damage, times=1):
    """Damage costs life."""
    return life - damage * times


def lost(life):
    return life <= 0


def countdown(number):
    while number > 0:
        number -= 1
    return number
'''


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of the tiny engine's rules."""
    folder = tmp_path / NAME
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "life_119.py").write_text(LIFE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder / "life_119.py"
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]


class ImportingSession(Session):
    """Starts no engine: the player below calls the rules itself. Starting is importing them."""

    def ensure_started(self) -> None:
        importlib.import_module(MODULE)

    def close(self) -> None:
        pass


def session() -> Session:
    return ImportingSession(EngineSpec("tiny", module=MODULE, factory="Engine"))


@dataclass
class TinyPlayer:
    """Plays a scenario by its id; ``played`` is told each."""

    def __call__(self, scenario: Scenario, session: Session) -> Result:
        life = importlib.import_module(MODULE)
        right = {
            "damage": lambda: life.after_damage(20, 3) == 17,
            "start": lambda: life.START == 20,
            "lost": lambda: life.lost(0),
            "countdown": lambda: life.countdown(3) == 0,
        }[scenario.id]()
        return Result(scenario.id, Outcome.PASS if right else Outcome.FAIL, message="" if right else "not so")


def scenario(id: str, *rules: str) -> Scenario:
    return Scenario(
        id=id, name=id, path="features/tiny.feature", line=1, rules=rules, rulings=(), cards=(), since=None, until=None,
        steps=(), feature="tiny", rule_heading=None,
    )  # fmt: skip


SCENARIOS = (
    scenario("start", "103.4"),
    scenario("lost", "704.5a"),
    scenario("countdown", "732.1"),
    scenario("damage", "119.3"),
)


@pytest.fixture
def bench(engine: Path) -> Bench:
    player = TinyPlayer()
    return Bench(SCENARIOS, touching.record(NAME, SCENARIOS, session, player, jobs=1), session, player)
