"""A session in process: the same messages, the same checks, hangs included."""

from __future__ import annotations

import contextlib
import json
import shlex
import sys
import time
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import REFERENCE, SpecError, parse_spec
from mtg_conformance.protocol.errors import (
    BadRequest,
    Breach,
    CannotRun,
    EngineError,
    EngineFault,
    Illegal,
    TimedOut,
    Unsupported,
)

Json = dict[str, Any]
START: Json = {
    "format": "two-player",
    "players": [{"name": "Alice", "life": 12}, {"name": "Bob"}],
    "battlefield": [{"label": "Forest", "card": "Forest", "controller": "Alice"}],
    "active": "Alice",
    "step": "upkeep",
}
PASS: Json = {"player": "Alice", "action": {"do": "pass"}}


@pytest.fixture
def engine(zoo_module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The class of the good engine, importable as ``a_test_engine:Engine``; a test may break it."""

    class Engine(zoo_module.GoodEngine):  # type: ignore[name-defined, misc]
        pass

    module = ModuleType("a_test_engine")
    module.Engine = Engine  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_test_engine", module)
    return Engine


@pytest.fixture
def session(engine: Any) -> Iterator[Session]:
    session = Session(parse_spec("python:a_test_engine:Engine"), limits=Limits(request=0.3, start=0.5))
    session.begin_scenario()
    yield session
    session.close()


def test_hello_and_results(session: Session) -> None:
    assert session.hello["engine"]["name"] == "zoo"
    assert session.capabilities["max_players"] == 2
    assert session.request("start", START)["labels"] == {"Forest": "Forest"}
    assert session.request("observe", {})["snapshot"]["players"]["Alice"]["life"] == 12
    assert [(e.method, e.error, e.fault) for e in session.transcript] == [
        ("start", None, None),
        ("observe", None, None),
    ]


def test_verdicts_keep_the_game(session: Session) -> None:
    session.request("start", START)
    with pytest.raises(Illegal, match="not now"):
        session.request("act", PASS | {"player": "Bob"})
    assert session.transcript[-1].error == {"code": -32002, "message": "not now", "data": {"reason": "not now"}}
    assert session.request("act", PASS)["position"]["priority"] == "Bob"


@pytest.mark.parametrize(
    ("error", "fault", "attributes"),
    [
        (
            {"code": -32001, "message": "m", "data": {"kind": "card", "names": ["Shock"], "reason": "r"}},
            Unsupported,
            {"kind": "card", "names": ("Shock",), "reason": "r"},
        ),
        (
            {"code": -32002, "message": "m", "data": {"reason": "r", "rule": "117.1"}},
            Illegal,
            {"reason": "r", "rule": "117.1"},
        ),
        (
            {"code": -32003, "message": "m", "data": {"reason": "r", "trace": "t"}},
            EngineError,
            {"reason": "r", "trace": "t"},
        ),
        ({"code": -32601, "message": "m"}, Breach, {"code": -32601, "method": "observe"}),
        ({"code": -32002, "message": "m"}, Breach, {"code": None, "path": "$.error"}),
    ],
)
def test_errors_by_code(
    error: Json,
    fault: type[EngineFault],
    attributes: Json,
    session: Session,
    engine: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine, "handle", lambda self, m: {"jsonrpc": "2.0", "id": m["id"], "error": error})
    with pytest.raises(fault) as caught:
        session.request("observe", {})
    assert {name: getattr(caught.value, name) for name in attributes} == attributes


def test_a_bad_request_never_leaves(session: Session) -> None:
    with pytest.raises(BadRequest, match=r"act at \$.action: .*expected all of do, object"):
        session.request("act", {"player": "Alice", "action": {"do": "cast"}})
    with pytest.raises(BadRequest, match="no method 'fly'"):
        session.request("fly", {})
    assert session.transcript == []


def test_a_hang_is_broken_and_stays_this_scenarios(
    session: Session, engine: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.request("start", START)

    def hang(self: Any, params: Json) -> Json:
        while True:
            with contextlib.suppress(Exception):  # an engine that swallows what it doesn't know
                time.sleep(0.01)

    monkeypatch.setattr(engine, "do_observe", hang)
    begun = time.monotonic()
    with pytest.raises(TimedOut, match=r"no answer to observe within 0.3 s"):
        session.request("observe", {})
    assert time.monotonic() - begun < 2
    monkeypatch.undo()
    with pytest.raises(TimedOut):  # a fresh engine knows nothing of this game
        session.request("start", START)


def test_time_of_the_processor_only(session: Session, engine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session.close()
    session.limits = Limits(request=0.3, start=5.0, cpu=True)
    session.request("start", START)
    answer, slow = engine.do_observe, []

    def starved(self: Any, params: Json) -> Json:
        slow.append(time.sleep(0.6))
        found: Json = answer(self, params)
        return found

    def endless(self: Any, params: Json) -> Json:
        while True:
            pass

    monkeypatch.setattr(engine, "do_observe", starved)
    session.request("observe", {})
    assert slow
    monkeypatch.setattr(engine, "do_observe", endless)
    with pytest.raises(TimedOut, match=r"no answer to observe within 0.3 s of processor time"):
        session.request("observe", {})


def test_the_next_scenario_has_a_fresh_engine(session: Session, engine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(engine, "handle", lambda self, m: 1 / 0)
        with pytest.raises(Breach, match="handle\\(\\) raised ZeroDivisionError"):
            session.request("start", START)
    session.begin_scenario()
    assert session.transcript == []
    session.request("start", START)


def _question(**changes: Any) -> Json:
    options = [{"id": 1, "player": "Alice"}, {"id": 2, "player": "Bob"}]
    question = {
        "id": 1,
        "player": "Alice",
        "purpose": "target",
        "shape": "choose",
        "options": options,
        "min": 1,
        "max": 1,
    }
    return question | changes


@pytest.mark.parametrize(
    ("question", "settled", "said"),
    [
        (_question(), True, "settled with a question open"),
        (_question(options=[{"id": 1}, {"id": 1}]), False, "two options have one id"),
        (_question(min=2), False, "min 2 is above max 1"),
        (_question(options=[]), False, "1 must be chosen and 0 are offered"),
        (_question(purpose="guess"), False, '"guess"'),
    ],
)
def test_a_question_nobody_can_answer_is_a_breach(
    question: Json, settled: bool, said: str, session: Session, engine: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.request("start", START)
    good = engine.position
    position = lambda self: good(self) | {"question": question, "settled": settled, "priority": None}  # noqa: E731
    monkeypatch.setattr(engine, "position", position)
    with pytest.raises(Breach, match=said):
        session.request("act", PASS)


def test_a_question_that_can_be_answered_is_none(
    session: Session, engine: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.request("start", START)
    good = engine.position
    monkeypatch.setattr(engine, "position", lambda self: good(self) | {"question": _question(), "settled": False})
    assert session.request("act", PASS)["position"]["question"]["options"][1]["player"] == "Bob"


def test_cards_nobody_answered_for(session: Session, engine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "do_check_cards", lambda self, params: {"cards": {"Forest": {"support": "whole"}}})
    with pytest.raises(Breach, match="nothing for 'Shock'"):
        session.request("check_cards", {"cards": ["Forest", "Shock"]})


@pytest.mark.parametrize("spec", ["python:no_such_module:Engine", "python:a_test_engine:Nothing"])
def test_an_engine_that_cannot_be_loaded(spec: str, engine: Any) -> None:
    with pytest.raises(CannotRun, match="can't be loaded"):
        Session(parse_spec(spec)).begin_scenario()


def test_specs() -> None:
    assert parse_spec("") == parse_spec("reference")
    assert f"python:{parse_spec('reference').module}:{parse_spec('reference').factory}" == REFERENCE
    assert parse_spec("node 'my adapter.js' -v").argv == ("node", "my adapter.js", "-v")
    for wrong in ("python:module", "python::f", "'unclosed"):
        with pytest.raises(SpecError):
            parse_spec(wrong)


def test_a_named_engine_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SpecError, match=r"pip install 'mtg-conformance\[phase\]'"):
        parse_spec("phase")


def test_a_request_that_nobody_reads_is_a_time_out(zoo_module: ModuleType) -> None:
    """More than a pipe holds: writing it must not block."""
    hello = zoo_module.GoodEngine().handle({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}})
    script = (
        f"import sys, time; sys.stdin.readline(); print({json.dumps(json.dumps(hello))}, flush=True); time.sleep(60)"
    )
    session = Session(parse_spec(shlex.join([sys.executable, "-c", script])), limits=Limits(request=0.5))
    session.begin_scenario()
    forests = [{"label": f"Forest {n}", "card": "Forest", "controller": "Alice"} for n in range(20_000)]
    with pytest.raises(TimedOut, match="no answer to start"):
        session.request("start", START | {"battlefield": forests})
    session.close()
