"""The adapter's half of protocol 1: subclass :class:`AdapterBase`, override its methods, call :func:`serve`.

Standard library only and no import from the rest of the harness, so an engine's author may copy this one file.

    class MyAdapter(AdapterBase):
        name, version = "my-engine", "1.4"

        def capabilities(self): ...
        def start(self, setup): ...

    if __name__ == "__main__":
        serve(MyAdapter())

The shapes of params and results are those of ``schemas/``; nothing is validated here (the harness validates both ways).
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO

PROTOCOL = 1

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
UNSUPPORTED = -32001
ILLEGAL = -32002
ENGINE_ERROR = -32003

_TRACE_LIMIT = 8000


class Unsupported(Exception):
    """The engine can't express this. Graded *unsupported*: never the engine's fault, never a point.

    ``kind`` is one of card, setup, action, announcement, question, answer, field, format, rules_date;
    ``names`` lists the cards, keys or fields meant.
    """

    def __init__(self, kind: str, reason: str, names: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason
        self.names = tuple(names)


class Illegal(Exception):
    """The rules forbid it, says the engine; the position must be what it was before the request.

    Raise it for an action, for an announcement and for an answer that is not among an open question's options
    (the question stays open). ``rule`` is the rule's number where the engine knows it.
    """

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class EngineFailure(Exception):
    """The engine failed inside and the adapter caught it. Any other exception is reported the same way."""


class InvalidParams(Exception):
    """The request lacks a parameter or has one of the wrong type: a fault of whoever sent it."""


class AdapterBase:
    """One engine behind JSON-RPC. Each method below answers one request; all may raise Unsupported or Illegal."""

    name = "unnamed"
    version = "0"
    language: str | None = None
    homepage: str | None = None
    licence: str | None = None

    def capabilities(self) -> dict[str, Any]:
        """What the engine can do; a flag left out means "not supported"."""
        return {}

    def initialize(self, params: Mapping[str, Any]) -> None:
        """Called once, before anything else; ``params`` carries the harness's and the suite's version, rules_date."""

    def check_cards(self, cards: Sequence[str]) -> dict[str, dict[str, Any]]:
        """Per card name ``{"support": "whole" | "part" | "none", "missing"?: [text], "reason"?: text}``."""
        raise NotImplementedError

    def start(self, setup: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str | int]]:
        """Forget everything and set up this position; the position, and an id for every label."""
        raise NotImplementedError

    def act(self, player: str, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> dict[str, Any]:
        """Take an action for a player; ``announcement`` is empty when none was sent. Returns the position."""
        raise NotImplementedError

    def answer(self, question: str | int, answer: Mapping[str, Any]) -> dict[str, Any]:
        """Answer the open question; returns the position."""
        raise NotImplementedError

    def cancel(self) -> dict[str, Any]:
        """Back to where the open proposal began. Only for engines that declare the capability ``cancel``."""
        raise Unsupported("action", "this engine can't take back a proposal")

    def observe(self, viewer: str | None) -> dict[str, Any]:
        """A snapshot, whole, or what ``viewer`` may know where the capability ``viewers`` is declared."""
        raise NotImplementedError

    def shutdown(self) -> None:
        """Last message: let go of what the engine holds."""

    # --- JSON-RPC ---

    def handle(self, message: Any) -> dict[str, Any]:
        """Answer one whole JSON-RPC request with one whole response; never raises an ``Exception``."""
        if (
            not isinstance(message, dict)
            or message.get("jsonrpc") != "2.0"
            or not isinstance(message.get("method"), str)
        ):
            return _error(None, INVALID_REQUEST, "not a JSON-RPC 2.0 request")
        request_id = message.get("id")
        params = message.get("params", {})
        if not isinstance(params, dict):
            return _error(request_id, INVALID_PARAMS, "params must be an object")
        try:
            result = self._dispatch(message["method"], params)
        except Unsupported as no:
            data: dict[str, Any] = {"kind": no.kind, "reason": no.reason}
            if no.names:
                data["names"] = list(no.names)
            return _error(request_id, UNSUPPORTED, no.reason, data)
        except Illegal as no:
            data = {"reason": no.reason}
            if no.rule is not None:
                data["rule"] = no.rule
            return _error(request_id, ILLEGAL, no.reason, data)
        except InvalidParams as no:
            return _error(request_id, INVALID_PARAMS, str(no))
        except _NoSuchMethod as no:
            return _error(request_id, METHOD_NOT_FOUND, f"no method {no}")
        except Exception as failure:  # the boundary: whatever the engine does becomes an answer
            reason = str(failure) or type(failure).__name__
            if not isinstance(failure, EngineFailure):
                reason = f"{type(failure).__name__}: {reason}"
            data = {"reason": reason, "trace": traceback.format_exc()[-_TRACE_LIMIT:]}
            return _error(request_id, ENGINE_ERROR, reason, data)
        return {"jsonrpc": "2.0", "id": request_id, "result": result}

    def _dispatch(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        match method:
            case "initialize":
                return self._hello(params)
            case "check_cards":
                return {"cards": self.check_cards(_take(params, "cards", list))}
            case "start":
                position, labels = self.start(params)
                return {"position": position, "labels": labels}
            case "act":
                player, action = _take(params, "player", str), _take(params, "action", dict)
                return {"position": self.act(player, action, params.get("announcement") or {})}
            case "answer":
                question, answer = _take(params, "question", (str, int)), _take(params, "answer", dict)
                return {"position": self.answer(question, answer)}
            case "cancel":
                return {"position": self.cancel()}
            case "observe":
                return {"snapshot": self.observe(params.get("viewer"))}
            case "shutdown":
                self.shutdown()
                return {}
        raise _NoSuchMethod(method)

    def _hello(self, params: dict[str, Any]) -> dict[str, Any]:
        span = _take(params, "protocol", dict)
        if not span.get("min", PROTOCOL) <= PROTOCOL <= span.get("max", PROTOCOL):
            raise InvalidParams(f"this adapter speaks protocol {PROTOCOL} only")
        self.initialize(params)
        engine: dict[str, Any] = {"name": self.name, "version": self.version}
        for key in ("language", "homepage", "licence"):
            if (value := getattr(self, key)) is not None:
                engine[key] = value
        return {"protocol": PROTOCOL, "engine": engine, "capabilities": self.capabilities()}


class _NoSuchMethod(Exception):
    pass


def _take(params: Mapping[str, Any], key: str, kind: type | tuple[type, ...]) -> Any:
    if key not in params or not isinstance(params[key], kind):
        raise InvalidParams(f"missing or malformed parameter {key!r}")
    return params[key]


def _error(request_id: Any, code: int, message: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
    error: dict[str, Any] = {"code": code, "message": message}
    if data is not None:
        error["data"] = data
    return {"jsonrpc": "2.0", "id": request_id, "error": error}


def _encode(reply: dict[str, Any]) -> bytes:
    try:
        return json.dumps(reply, separators=(",", ":")).encode("ascii") + b"\n"
    except (TypeError, ValueError) as fault:  # a result that JSON can't carry is the adapter's fault
        reason = f"the result can't be written as JSON: {fault}"
        return _encode(_error(reply.get("id"), ENGINE_ERROR, reason, {"reason": reason}))


def serve(adapter: AdapterBase) -> None:
    """Answer requests, one a line, until ``shutdown`` or the end of standard input.

    Standard output is moved aside first: whatever the engine prints, from Python or below, goes to standard error.
    """
    replies = os.fdopen(os.dup(1), "wb")
    sys.stdout.flush()
    os.dup2(2, 1)
    serve_on(adapter, sys.stdin.buffer, replies)


def serve_on(adapter: AdapterBase, requests: BinaryIO, replies: BinaryIO) -> None:
    """The loop of :func:`serve` over any two byte streams."""
    for line in requests:
        if not line.strip():
            continue
        try:
            message = json.loads(line)
        except ValueError as fault:  # malformed JSON, and bytes that are no UTF-8
            message, reply = None, _error(None, PARSE_ERROR, f"not JSON: {fault}")
        else:
            reply = adapter.handle(message)
        replies.write(_encode(reply))
        replies.flush()
        if isinstance(message, dict) and message.get("method") == "shutdown":
            return
