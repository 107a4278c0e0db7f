"""A session: one engine for many scenarios, every message checked, every fault contained."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance import __version__
from mtg_conformance.engines.inprocess import InProcessTransport
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.engines.stdio import StdioTransport
from mtg_conformance.engines.transport import Transport
from mtg_conformance.protocol.errors import (
    BadRequest,
    Breach,
    CannotRun,
    Crashed,
    EngineError,
    EngineFault,
    Illegal,
    TimedOut,
    Unsupported,
)
from mtg_conformance.protocol.validate import check_error, check_params, check_result

RULES_DATE = "2026-09-25"
PROTOCOL = 1


@dataclass
class Exchange:
    """One request and what came of it: a result, an error object as sent, or a fault in words."""

    method: str
    params: dict[str, Any]
    result: dict[str, Any] | None = None
    error: dict[str, Any] | None = None
    fault: str | None = None
    seconds: float = 0.0


@dataclass(frozen=True)
class Limits:
    """Seconds for a request, seconds for a start-up, and how many scenarios in a row may cost the engine its process.

    The last one ends a run on an engine that can't hold a single scenario, instead of one time-out for each. ``cpu``:
    of an engine in this process, the seconds for a request are of processor time, however busy the machine is.
    """

    request: float = 10.0
    start: float = 60.0
    faults: int = 25
    cpu: bool = False


@dataclass
class Session:
    """One engine, long-lived, restarted after a fault. Not to be shared between threads or processes."""

    spec: EngineSpec
    limits: Limits = field(default_factory=Limits)
    rules_date: str = RULES_DATE
    suite: Mapping[str, str] = field(default_factory=lambda: {"name": "mtg-conformance", "version": __version__})
    transcript: list[Exchange] = field(default_factory=list)
    hello: Mapping[str, Any] = field(default_factory=dict)
    on_spawn: Callable[[int], None] | None = None
    """Told the process group of every engine process, as soon as there is one."""

    _transport: Transport | None = None
    _next_id: int = 0
    _broken: EngineFault | None = None
    _faults: int = 0
    _ever_started: bool = False
    _served: bool = False
    _used: bool = False

    @property
    def capabilities(self) -> Mapping[str, Any]:
        """What the engine declared it can do; empty before it is started."""
        found: Mapping[str, Any] = self.hello.get("capabilities", {})
        return found

    def ensure_started(self) -> None:
        """Start the engine unless it runs. Raises CannotRun."""
        if self._transport is not None and self._broken is None and self._transport.quiet():
            return
        self._stop()
        if self._faults >= self.limits.faults:
            raise CannotRun(
                f"{self.spec.text} lost its process in {self._faults} scenarios in a row; the last: {self._last}"
            )
        tries = 2 if self._ever_started else 1
        for left in reversed(range(tries)):
            try:
                self._start()
            except EngineFault as fault:
                self._stop()
                if left == 0 or isinstance(fault, TimedOut):
                    raise CannotRun(f"{self.spec.text} can't be started: {fault}") from fault
            else:
                return

    def begin_scenario(self) -> None:
        """Forget the transcript and make sure of an engine that nothing is owed to. Raises CannotRun."""
        if self._served and self._broken is None:
            self._faults = 0
            self._used = True
        self._served = False
        self.ensure_started()
        self.transcript = []

    def request(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """One request, checked both ways.

        Raises Unsupported, Illegal or EngineError where the engine answers so; Breach, TimedOut or Crashed where it
        doesn't answer properly. After one of the latter three the same fault meets every request until the next
        ``begin_scenario``: a fresh process knows nothing of this scenario. Raises BadRequest, before anything is sent,
        for params that the schema forbids.
        """
        check_params(method, params)
        if self._broken is not None:
            raise self._broken
        if self._transport is None:
            self.ensure_started()
        self._served = True
        first = not self.transcript
        try:
            return self._ask(method, params, self.limits.request)
        except (Breach, Crashed) as fault:
            if not (first and self._used and fault is self._broken):
                raise
        # It may be what an earlier scenario left behind: only what a fresh process does is this one's.
        self._faults -= 1
        self.ensure_started()
        self.transcript.clear()
        return self._ask(method, params, self.limits.request)

    def probe(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send what the protocol doesn't allow, to see what comes: the result or the error object, unchecked.

        Raises Breach, TimedOut or Crashed where nothing comes that answers this request.
        """
        self.ensure_started()
        try:
            return self._ask(method, params, self.limits.request, checked=False)
        except EngineFault:
            if self.transcript[-1].error is None:
                raise
            return self.transcript[-1].error

    def close(self) -> None:
        """Shut the engine down, politely where it listens; nothing of it is left running."""
        if self._transport is not None and self._broken is None:
            try:
                self._ask("shutdown", {}, min(2.0, self.limits.request))
            except EngineFault:
                pass  # it is stopped the other way
            else:
                if isinstance(self._transport, StdioTransport):
                    self._transport.close(grace=1.0)
        self._stop()

    def _start(self) -> None:
        if self.spec.in_process:
            self._transport = InProcessTransport(self.spec, self.limits.start, cpu=self.limits.cpu)
        else:
            self._transport = transport = StdioTransport(self.spec.argv)
            if self.on_spawn is not None:
                self.on_spawn(transport.group)
        self._broken = None
        self._used = False
        params = {
            "protocol": {"min": PROTOCOL, "max": PROTOCOL},
            "harness": {"name": "mtg-conformance", "version": __version__},
            "suite": dict(self.suite),
            "rules_date": self.rules_date,
        }
        check_params("initialize", params)
        self.hello = self._ask("initialize", params, self.limits.start)
        self._ever_started = True

    def _stop(self) -> None:
        if self._transport is not None:
            self._transport.kill()
            self._transport = None

    def _ask(self, method: str, params: dict[str, Any], timeout: float, *, checked: bool = True) -> dict[str, Any]:
        assert self._transport is not None
        self._next_id += 1
        message = {"jsonrpc": "2.0", "id": self._next_id, "method": method, "params": params}
        exchange = Exchange(method, params)
        self.transcript.append(exchange)
        begun = time.perf_counter()
        try:
            response = self._transport.exchange(message, timeout)
            exchange.seconds = time.perf_counter() - begun
            self._read(exchange, self._next_id, response, checked)
        except (Breach, TimedOut, Crashed) as fault:
            exchange.seconds = exchange.seconds or time.perf_counter() - begun
            exchange.fault = str(fault)
            self._lose(fault)
            raise
        except BaseException:  # Ctrl-C in mid-exchange: the answer may yet come, so this process can't be used again
            self._lose(Breach("the request was interrupted", method=method))
            raise
        if exchange.error is not None:
            raise _verdict(method, exchange.error)
        assert exchange.result is not None
        return exchange.result

    def _lose(self, fault: EngineFault) -> None:
        self._broken = fault
        self._faults += 1
        self._stop()

    def _read(self, exchange: Exchange, wanted: int, response: object, checked: bool) -> None:
        """Sort a response into the exchange's result or error; raises Breach where it is neither."""
        method = exchange.method
        if not isinstance(response, dict):
            raise Breach(f"{type(response).__name__} for a message", method=method, expected="a JSON object")
        if response.get("jsonrpc") != "2.0":
            raise Breach("not marked as JSON-RPC 2.0", method=method, path="$.jsonrpc", expected='"2.0"')
        error = response.get("error")
        if response.get("id") != wanted or isinstance(response["id"], bool):
            why = f": {error.get('message')}" if isinstance(error, dict) else ""
            raise Breach(f"id {response.get('id')!r}{why}", method=method, path="$.id", expected=str(wanted))
        if len(response) != 3 or ("result" in response) == ("error" in response):
            raise Breach(
                f"a response with {', '.join(sorted(response))}",
                method=method,
                expected="jsonrpc, id and either result or error",
            )
        if "error" in response:
            exchange.error = check_error(method, error)
        elif checked:
            exchange.result = check_result(method, exchange.params, response["result"])
        else:
            exchange.result = response["result"]

    @property
    def _last(self) -> str:
        return str(self._broken).splitlines()[0] if self._broken else "unknown"


def _verdict(method: str, error: Mapping[str, Any]) -> EngineFault:
    data: Mapping[str, Any] = error.get("data") or {}
    match error["code"]:
        case -32001:
            return Unsupported(data["kind"], data["reason"], data.get("names", ()))
        case -32002:
            return Illegal(data["reason"], data.get("rule"))
        case -32003:
            return EngineError(data["reason"], data.get("trace"))
    return Breach(f"the engine answered {error['code']}: {error['message']}", method=method, code=error["code"])


__all__ = ["BadRequest", "CannotRun", "Exchange", "Limits", "Session"]
