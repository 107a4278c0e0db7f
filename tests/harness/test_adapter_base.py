"""The base class of adapters: dispatch, errors, and a standard output that nothing else can write to."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.adapters.base import AdapterBase, Illegal, Unsupported, serve_on
from mtg_conformance.protocol.schemas import explain, is_valid

Json = dict[str, Any]
POSITION: Json = {
    "question": None,
    "priority": "Alice",
    "settled": True,
    "over": None,
    "lost": [],
    "turn": 5,
    "step": "upkeep",
    "active": "Alice",
    "stack": 0,
}
HELLO: Json = {
    "protocol": {"min": 1, "max": 1},
    "harness": {"name": "h", "version": "1"},
    "suite": {"name": "s", "version": "1"},
    "rules_date": "2026-09-25",
}


class Small(AdapterBase):
    name, version, language = "small", "2", "Python"

    def capabilities(self) -> Json:
        return {"setup": "full"}

    def check_cards(self, cards: Sequence[str]) -> dict[str, Json]:
        return {card: {"support": "none", "reason": "small"} for card in cards}

    def start(self, setup: Mapping[str, Any]) -> tuple[Json, dict[str, str | int]]:
        if setup["format"] == "commander":
            raise Unsupported("format", "two only", ["commander"])
        return POSITION, {}

    def act(self, player: str, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> Json:
        if action["do"] == "concede":
            raise RuntimeError("never give up")
        raise Illegal("not now", "117.1")

    def observe(self, viewer: str | None) -> Json:
        return {"players": {viewer or "all": {"life": 20}}}


def ask(method: str, params: Any) -> Json:
    reply = Small().handle({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})
    assert is_valid("messages#response", reply), explain("messages#response", reply)
    assert reply["id"] == 7
    return reply


def test_results() -> None:
    hello = ask("initialize", HELLO)["result"]
    assert hello["engine"] == {"name": "small", "version": "2", "language": "Python"}
    assert is_valid("messages#initialize.result", hello)
    assert ask("start", {"format": "two-player"})["result"] == {"position": POSITION, "labels": {}}
    assert ask("observe", {})["result"] == {"snapshot": {"players": {"all": {"life": 20}}}}
    assert ask("observe", {"viewer": "Bob"})["result"] == {"snapshot": {"players": {"Bob": {"life": 20}}}}
    assert ask("shutdown", {})["result"] == {}


@pytest.mark.parametrize(
    ("method", "params", "code", "data"),
    [
        (
            "start",
            {"format": "commander"},
            -32001,
            {"kind": "format", "reason": "two only", "names": ["commander"]},
        ),
        ("act", {"player": "A", "action": {"do": "pass"}}, -32002, {"reason": "not now", "rule": "117.1"}),
        ("act", {"player": "A"}, -32602, None),
        ("act", [], -32602, None),
        ("fly", {}, -32601, None),
        ("cancel", {}, -32001, {"kind": "action", "reason": "this engine can't take back a proposal"}),
        ("initialize", HELLO | {"protocol": {"min": 2, "max": 3}}, -32602, None),
    ],
)
def test_errors(method: str, params: Any, code: int, data: Json | None) -> None:
    error = ask(method, params)["error"]
    assert (error["code"], error.get("data")) == (code, data)


def test_whatever_the_engine_raises_is_an_engine_error_with_its_trace() -> None:
    error = ask("act", {"player": "A", "action": {"do": "concede"}})["error"]
    assert error["code"] == -32003
    assert error["data"]["reason"] == "RuntimeError: never give up"
    assert "in act" in error["data"]["trace"]


@pytest.mark.parametrize("message", [[], {"method": "observe"}, {"jsonrpc": "2.0", "method": 4}, "observe"])
def test_what_is_no_request_is_told_so(message: Any) -> None:
    assert Small().handle(message)["error"]["code"] == -32600


def served(*lines: bytes, adapter: AdapterBase | None = None) -> list[Json]:
    replies = io.BytesIO()
    serve_on(adapter or Small(), io.BytesIO(b"".join(line + b"\n" for line in lines)), replies)
    return [json.loads(line) for line in replies.getvalue().splitlines()]


def test_lines_that_are_no_json_are_answered_and_the_loop_goes_on() -> None:
    good = b'{"jsonrpc":"2.0","id":1,"method":"observe","params":{}}'
    replies = served(b"{", b"\xff\xfe", b"", good)
    assert [reply.get("error", {}).get("code") for reply in replies] == [-32700, -32700, None]


def test_the_loop_ends_with_shutdown() -> None:
    last = b'{"jsonrpc":"2.0","id":1,"method":"shutdown","params":{}}'
    assert len(served(last, last)) == 1


def test_a_result_that_json_cannot_carry_is_an_engine_error() -> None:
    class Odd(Small):
        def observe(self, viewer: str | None) -> Json:
            return {"players": {1, 2}}

    (reply,) = served(b'{"jsonrpc":"2.0","id":1,"method":"observe","params":{}}', adapter=Odd())
    assert reply["error"]["code"] == -32003
    assert reply["id"] == 1


def test_an_engine_that_prints_does_no_harm(tmp_path: Path) -> None:
    """From Python, from a child process, from below: all of it goes to standard error."""
    script = tmp_path / "printing.py"
    script.write_text(
        "import os, subprocess\n"
        "from mtg_conformance.adapters.base import AdapterBase, serve\n"
        "class Printing(AdapterBase):\n"
        "    def check_cards(self, cards):\n"
        "        print('from Python', flush=True)\n"
        "        os.write(1, b'from below ')\n"
        "        subprocess.run(['echo', 'from a child'])\n"
        "        return {}\n"
        "serve(Printing())\n"
    )
    request = '{"jsonrpc":"2.0","id":1,"method":"check_cards","params":{"cards":[]}}\n'
    home = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, str(script)],
        input=request,
        capture_output=True,
        text=True,
        cwd=home,
        env={"PYTHONPATH": str(home), "PATH": "/usr/bin:/bin"},
        timeout=30,
    )
    assert json.loads(done.stdout) == {"jsonrpc": "2.0", "id": 1, "result": {"cards": {}}}
    assert "from Python" in done.stderr
    assert "from below from a child" in done.stderr
