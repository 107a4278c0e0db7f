"""``check-adapter``: what is wrong is named with its message, what isn't there is unsupported."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.grading.adapter_checks import CHECKS, difference
from mtg_conformance.grading.check_adapter import Report, check_adapter

Json = dict[str, Any]


@pytest.fixture
def reports(zoo_module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., dict[str, Report]]]:
    """All reports on the good engine of the zoo, with some methods replaced."""
    sessions = []

    def check(**methods: Any) -> dict[str, Report]:
        module = ModuleType("checked")
        module.Engine = type("Engine", (zoo_module.GoodEngine,), methods)  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "checked", module)
        spec = parse_spec("python:checked:Engine")
        sessions.append(Session(spec, limits=Limits(request=2.0, start=2.0, faults=100)))
        return {report.name: report for report in check_adapter(spec, sessions[-1])}

    yield check
    for session in sessions:
        session.close()


def test_every_check_is_reported_once(reports: Any) -> None:
    found = reports()
    assert list(found) == ["handshake", *(check.name for check in CHECKS)]
    assert {name: found[name].status for name in ("handshake", "position", "tapped")} == {
        "handshake": "ok",
        "position": "ok",
        "tapped": "ok",
    }


def test_what_is_not_observed_is_unsupported(reports: Any) -> None:
    found = reports()
    assert (found["attached"].status, found["counters"].status) == ("unsupported", "unsupported")
    assert "counters" in found["counters"].detail
    assert (found["viewer"].status, found["cancel"].status) == ("unsupported", "unsupported")


def test_a_wrong_field_is_named_with_its_message(reports: Any, zoo_module: ModuleType) -> None:
    def forgets(self: Any, params: Json) -> Json:
        result: Json = zoo_module.GoodEngine.do_observe(self, params)
        for thing in result["snapshot"]["objects"]:
            thing["tapped"] = False
        return result

    found = reports(do_observe=forgets)["tapped"]
    assert found.status == "FAILED"
    assert found.detail == "Forest.tapped: expected True; got False"
    assert found.exchange.method == "observe"


def test_a_breach_is_named_with_place_and_expectation(reports: Any, zoo_module: ModuleType) -> None:
    def misspells(self: Any) -> Json:
        return {**zoo_module.GoodEngine.position(self), "step": "main1"}

    found = reports(position=misspells)["position"]
    assert found.status == "FAILED"
    assert "$.position.step" in found.detail
    assert '"precombat main phase"' in found.detail
    assert found.exchange.method == "start"


def test_a_start_that_keeps_something(reports: Any, zoo_module: ModuleType) -> None:
    kept: list[Json] = []

    def start(self: Any, params: Json) -> Json:
        result: Json = zoo_module.GoodEngine.do_start(self, params)
        kept.extend(entry for entry in self.permanents if entry not in kept)
        self.permanents = list(kept)
        return result

    def act(self: Any, params: Json) -> Json:
        return {"position": self.position()}

    assert reports(do_start=start, do_act=act)["start resets"].status == "FAILED"


def test_an_engine_that_refuses_nothing(reports: Any) -> None:
    found = reports(do_act=lambda self, params: {"position": self.position()})["illegal action"]
    assert found.status == "FAILED"
    assert found.detail == "a spell without mana: expected error -32002 (illegal); it was accepted"


def test_a_refusal_that_costs_something(reports: Any, zoo_module: ModuleType) -> None:
    def act(self: Any, params: Json) -> Json:
        self.life["Alice"] -= 1
        raise zoo_module.Illegal("no")

    found = reports(do_act=act)["illegal action"]
    assert found.status == "FAILED"
    assert "$.players.Alice.life was 20 and is 18" in found.detail


def test_a_snapshot_that_lives_on(reports: Any) -> None:
    snapshot: Json = {"objects": [], "players": {"Alice": {"life": 20}, "Bob": {"life": 20}}}

    def act(self: Any, params: Json) -> Json:
        snapshot["players"]["Alice"]["life"] = 19
        return {"position": self.position()}

    def observe(self: Any, params: Json) -> Json:
        snapshot["players"]["Alice"]["life"] = self.life["Alice"]
        return {"snapshot": snapshot}

    found = reports(do_act=act, do_observe=observe)["snapshots"]
    assert found.status == "FAILED"
    assert "changed later" in found.detail


def test_an_unknown_method_must_be_refused_by_its_code(reports: Any) -> None:
    found = reports(do_no_such_method=lambda self, params: {})["unknown method"]
    assert (found.status, found.detail) == ("FAILED", "an unknown method: expected error -32601; got {}")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "$.a[1].b was 2 and is 3"),
        ({"a": 1}, {"a": 1, "c": 2}, "$.c appeared"),
        ({"a": 1, "c": 2}, {"a": 1}, "$.c is gone"),
        ({"a": [1]}, {"a": [1, 2]}, "$.a was [1] and is [1, 2]"),
        ({"a": [1]}, {"a": [1]}, None),
    ],
)
def test_difference(before: Any, after: Any, said: str | None) -> None:
    assert difference(before, after) == said


@pytest.mark.parametrize(
    ("habit", "status", "said"), [("exits at once", 3, "exit status 5"), ("good", 1, "unknown card")]
)
def test_the_command(habit: str, status: int, said: str) -> None:
    engine = shlex.join([sys.executable, str(Path(__file__).parent / "zoo.py"), habit])
    whole = [sys.executable, "-m", "mtg_conformance", "check-adapter", engine]
    done = subprocess.run(whole, capture_output=True, text=True, timeout=60, cwd=Path(__file__).parents[2])
    assert done.returncode == status, done.stdout + done.stderr
    assert said in done.stdout
