"""One worker of a run: a process with an engine of its own that plays the scenarios it is sent."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from mtg_conformance.engines.session import Session
from mtg_conformance.grading.events import exchanges
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.protocol.errors import CannotRun, EngineFault

if TYPE_CHECKING:
    from types import FrameType

    from mtg_conformance.suite.catalog import Scenario

Player = Callable[["Scenario", Session], Result]
_TRACE_LINES = 12


class Stop(BaseException):
    """SIGTERM: clean up and go. No ``Exception``, so that nothing on the way takes it for a failure."""


@dataclass(frozen=True)
class Finished:
    """A result, by the scenario's place in the run. ``transcript`` is None where the run doesn't keep it."""

    place: int
    result: Result
    transcript: list[dict[str, Any]] | None


@dataclass(frozen=True)
class Spawned:
    """The engine has a process: the group to end should this worker die."""

    group: int


@dataclass(frozen=True)
class Hello:
    """The engine has started, and this is what it said of itself."""

    hello: dict[str, Any]


@dataclass(frozen=True)
class Lost:
    """There is no engine to ask; the run ends."""

    reason: str


def play_one(scenario: Scenario, session: Session, player: Player) -> Result:
    """Play a scenario; whatever is raised becomes its outcome. Raises CannotRun only."""
    session.begin_scenario()
    begun = time.perf_counter()
    try:
        result = player(scenario, session)
    except CannotRun:
        raise
    except EngineFault as fault:
        result = Result(scenario.id, Outcome.ERROR, message=str(fault))
    except Exception as fault:  # the boundary: one scenario's accident is not the run's
        trace = "".join(traceback.format_exception(fault)).splitlines()[-_TRACE_LINES:]
        message = f"{type(fault).__name__}: {fault}\n" + "\n".join(trace)
        result = Result(scenario.id, Outcome.BROKEN, message=message)
    result.id = scenario.id
    result.rules = scenario.rules
    result.seconds = time.perf_counter() - begun
    result.engine_seconds = sum(exchange.seconds for exchange in session.transcript)
    result.messages = len(session.transcript)
    return result


def work(
    link: Connection,
    others: Sequence[Connection],
    scenarios: Sequence[Scenario],
    session: Session,
    player: Player,
    keep_all: bool,
) -> None:
    """A worker process: places of scenarios come in over ``link``, Finished go out, until None or the link's end.

    ``others`` are the run's ends of every link, inherited with a fork: closed here, so that the end of the run's own
    process shows as the end of the link.
    """
    for other in others:
        other.close()
    sys.stdout.flush()
    os.dup2(2, 1)  # an engine in this process may print; the run's own output is not the place
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the run decides
    signal.signal(signal.SIGTERM, _stop)
    session.on_spawn = lambda group: link.send(Spawned(group))
    try:
        _serve(link, scenarios, session, player, keep_all)
    except (Stop, EOFError, BrokenPipeError):
        pass  # nobody is listening any more
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        session.close()
        link.close()


def _serve(link: Connection, scenarios: Sequence[Scenario], session: Session, player: Player, keep_all: bool) -> None:
    try:
        session.ensure_started()
        _collect_less()
        link.send(Hello(dict(session.hello)))
        while (place := link.recv()) is not None:
            result = play_one(scenarios[place], session, player)
            keep = keep_all or result.outcome in (Outcome.FAIL, Outcome.ERROR, Outcome.BROKEN)
            link.send(Finished(place, result, list(exchanges(session.transcript)) if keep else None))
    except CannotRun as fault:
        link.send(Lost(str(fault)))


def _collect_less() -> None:
    """What is loaded by now stays: the collector needn't go through it again, nor so often through the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stop
