"""The engine behind the adapter protocol: one JSON-RPC message in, one out."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from typing import Any

from reference_engine import __version__, cardfiles
from reference_engine.editions import CURRENT, Edition
from reference_engine.protocol.capabilities import capabilities
from reference_engine.protocol.errors import Breach, Failed, Illegal, Refusal
from reference_engine.protocol.table import Table

PROTOCOL = 1
REQUIRED = {
    "initialize": ("protocol",),
    "check_cards": ("cards",),
    "start": ("format", "players", "active", "step"),
    "act": ("player", "action"),
    "answer": ("question", "answer"),
}
"""The params that a method can't do without."""


class Engine:
    """Serves one game after another. `handle` never raises."""

    def __init__(self, rules_date: str | None = None):
        """`rules_date` holds whatever the harness asks for; without it the harness's date is played by."""
        self._fixed_date = rules_date
        self._rules_date = rules_date or CURRENT
        self._table: Table | None = None
        self.finished = False
        """After `shutdown`."""
        self._methods: Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
            "initialize": self._initialize,
            "check_cards": self._check_cards,
            "start": self._start,
            "act": self._act,
            "answer": self._answer,
            "cancel": self._cancel,
            "observe": self._observe,
            "shutdown": self._shutdown,
        }

    def handle(self, message: Any) -> dict[str, Any]:
        """The response to a request."""
        id = message.get("id") if isinstance(message, dict) else None
        try:
            return {"jsonrpc": "2.0", "id": id, "result": self._result(message)}
        except Refusal as refusal:
            return {"jsonrpc": "2.0", "id": id, "error": refusal.told()}
        except Exception as error:
            failed = Failed(f"{type(error).__name__}: {error}", traceback.format_exc())
            return {"jsonrpc": "2.0", "id": id, "error": failed.told()}

    def _result(self, message: Any) -> dict[str, Any]:
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            raise Breach(Breach.INVALID_REQUEST, "a request has a method and params")
        method = self._methods.get(message["method"])
        if method is None:
            raise Breach(Breach.NO_METHOD, f"no method {message['method']}")
        params = message.get("params", {})
        if missing := [name for name in REQUIRED.get(message["method"], ()) if name not in params]:
            raise Breach(Breach.INVALID_PARAMS, f"{message['method']} wants {' and '.join(missing)}")
        return method(params)

    def _initialize(self, params: Mapping[str, Any]) -> dict[str, Any]:
        if not params["protocol"]["min"] <= PROTOCOL <= params["protocol"]["max"]:
            raise Breach(Breach.INVALID_PARAMS, f"the engine speaks version {PROTOCOL}")
        self._rules_date = self._fixed_date or params.get("rules_date", CURRENT)
        engine = {"name": "reference-engine", "version": __version__, "language": "Python"}
        return {"protocol": PROTOCOL, "engine": engine, "capabilities": capabilities(self._rules_date)}

    def _check_cards(self, params: Mapping[str, Any]) -> dict[str, Any]:
        return {"cards": {name: _support(name) for name in params["cards"]}}

    def _start(self, params: Mapping[str, Any]) -> dict[str, Any]:
        self._table = None
        self._table = Table(params, Edition(params.get("rules_date", self._rules_date)))
        return {"position": self._table.position(), "labels": self._table.labels}

    def _act(self, params: Mapping[str, Any]) -> dict[str, Any]:
        self._game.act(params["player"], params["action"], params.get("announcement", {}))
        return {"position": self._game.position()}

    def _answer(self, params: Mapping[str, Any]) -> dict[str, Any]:
        self._game.answer(params["question"], params["answer"])
        return {"position": self._game.position()}

    def _cancel(self, params: Mapping[str, Any]) -> dict[str, Any]:
        self._game.cancel()
        return {"position": self._game.position()}

    def _observe(self, params: Mapping[str, Any]) -> dict[str, Any]:
        return {"snapshot": self._game.snapshot(params.get("viewer"))}

    def _shutdown(self, params: Mapping[str, Any]) -> dict[str, Any]:
        self._table, self.finished = None, True
        return {}

    @property
    def _game(self) -> Table:
        if self._table is None:
            raise Illegal("no game has been started")
        return self._table


def _support(name: str) -> dict[str, Any]:
    try:
        cardfiles.card(name)
    except (cardfiles.UnknownCard, cardfiles.CardError) as error:
        return {"support": "none", "reason": str(error)}
    return {"support": "whole"}


def engine() -> Engine:
    """For the harness, in process: `python:reference_engine.protocol.server:engine`."""
    return Engine()
