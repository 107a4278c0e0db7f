"""A Python engine in the harness's own process, spoken to with the same messages."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from mtg_conformance.engines.spec import EngineSpec, InProcessEngine, load_factory
from mtg_conformance.protocol.errors import Breach, CannotRun, TimedOut

_REPEAT = 0.25


class _Hung(BaseException):
    """Breaks into an engine that runs too long; no ``Exception``, so that the engine's own handlers let it by."""


class InProcessTransport:
    """Requests are calls. A hang is broken by an alarm, where there is one: in the main thread, outside Windows.

    ``cpu``: the time for an answer is the processor's, which a busy machine doesn't shorten.
    """

    def __init__(self, spec: EngineSpec, start_timeout: float, *, cpu: bool = False) -> None:
        self._cpu = cpu
        try:
            with _time_limit(start_timeout):
                self._engine: InProcessEngine | None = load_factory(spec)
        except _Hung:
            raise CannotRun(f"{spec.text} wasn't ready within {start_timeout:g} s") from None
        except Exception as fault:
            raise CannotRun(f"{spec.text} can't be loaded: {type(fault).__name__}: {fault}") from fault

    def exchange(self, message: dict[str, Any], timeout: float) -> object:
        method = message["method"]
        if self._engine is None:
            raise Breach("the engine has been stopped", method=method)
        try:
            with _time_limit(timeout, self._cpu):
                return self._engine.handle(message)
        except _Hung:
            raise TimedOut(method, timeout, cpu=self._cpu) from None
        except Exception as fault:
            raise Breach(
                f"handle() raised {type(fault).__name__}: {fault}", method=method, expected="a response"
            ) from fault

    def quiet(self) -> bool:
        return self._engine is not None

    def kill(self, grace: float = 0.5) -> None:
        self._engine = None


@contextmanager
def _time_limit(seconds: float, cpu: bool = False) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    timer, number = (signal.ITIMER_PROF, signal.SIGPROF) if cpu else (signal.ITIMER_REAL, signal.SIGALRM)
    before = signal.signal(number, _break_in)
    # The alarm repeats: an engine that catches the first one by accident is still stopped.
    signal.setitimer(timer, seconds, _REPEAT)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)


def _break_in(number: int, frame: FrameType | None) -> None:
    raise _Hung
