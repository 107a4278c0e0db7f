"""Runs scenarios over worker processes, each with an engine of its own, and writes the event stream as it goes.

The run's own process only hands out scenarios and gathers results, so that nothing an engine does, in process or not,
can take the run down: a worker that dies or hangs costs the scenario it was at. Which worker plays what depends on
timing; what becomes of a scenario doesn't, for `start` resets everything.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from typing import TYPE_CHECKING, Any

from mtg_conformance.engines.session import RULES_DATE, Limits, Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.grading.events import (
    Event,
    EventWriter,
    exchanges,
    run_finished,
    run_started,
    scenario_finished,
    totals_of,
)
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.grading.worker import Finished, Hello, Lost, Player, Spawned, play_one, work
from mtg_conformance.protocol.errors import CannotRun

if TYPE_CHECKING:
    from types import FrameType

    from mtg_conformance.suite.catalog import Scenario

_AHEAD = 3  # scenarios a worker has in hand, so that it needn't wait for the next
_STOPPING = 3.0
_SLICE = 0.2


@dataclass(frozen=True)
class Plan:
    """What to run, and how. ``workers`` 0 plays in this process, for a debugger. ``fingerprints`` are by scenario id.

    ``scenario_limit`` seconds end a worker that gives no result: an engine whose every answer is in time but that never
    comes to an end, or one in process that no alarm can break into.
    """

    spec: EngineSpec
    scenarios: Sequence[Scenario]
    player: Player
    fingerprints: Mapping[str, str]
    suite: Mapping[str, str]
    rules_date: str = RULES_DATE
    limits: Limits = field(default_factory=Limits)
    workers: int = 1
    selection: Mapping[str, Any] = field(default_factory=dict)
    keep_transcripts: bool = False
    scenario_limit: float = 300.0

    def session(self) -> Session:
        return Session(self.spec, limits=self.limits, rules_date=self.rules_date, suite=dict(self.suite))


@dataclass
class Run:
    """How a run went: its events, the finished ones in the suite's order. ``status`` is as in ``run_finished``."""

    started: Event
    finished: list[Event]
    ended: Event

    @property
    def status(self) -> str:
        return str(self.ended["status"])


def run(plan: Plan, writer: EventWriter, watch: Callable[[Event], None] = lambda event: None) -> Run:
    """Run the plan; every event goes to ``writer`` and to ``watch``.

    Ctrl-C and SIGTERM end the run with a whole file; a worker's engine never outlives it.
    """
    recorder = _Recorder(plan, writer, watch)
    begun = time.monotonic()
    status, reason = "complete", ""
    with _Interrupts(deferred=plan.workers > 0) as interrupts:
        try:
            if plan.workers == 0:
                _run_here(plan, recorder)
            else:
                _run_over_workers(plan, recorder, interrupts)
        except KeyboardInterrupt:
            status = "interrupted"
        except CannotRun as fault:
            status, reason = "engine_lost", str(fault)
    started = recorder.start(None)
    finished = [event for _, event in sorted(recorder.finished.items())]
    ended = run_finished(status, totals_of(finished), time.monotonic() - begun, reason)
    recorder.tell(ended)
    return Run(started, finished, ended)


@dataclass
class _Recorder:
    plan: Plan
    writer: EventWriter
    watch: Callable[[Event], None]
    started: Event | None = None
    finished: dict[int, Event] = field(default_factory=dict)

    def tell(self, event: Event) -> None:
        self.writer.write(event)
        self.watch(event)

    def start(self, hello: Mapping[str, Any] | None) -> Event:
        if self.started is None:
            self.started = run_started(
                engine_spec=self.plan.spec.text,
                hello=hello,
                suite=self.plan.suite,
                rules_date=self.plan.rules_date,
                selection=self.plan.selection,
                scenarios=len(self.plan.scenarios),
                workers=max(1, self.plan.workers),
            )
            self.tell(self.started)
        return self.started

    def finish(self, place: int, result: Result, worker: int, transcript: list[Event] | None) -> None:
        scenario = self.plan.scenarios[place]
        print_ = self.plan.fingerprints.get(scenario.id, "")
        event = scenario_finished(scenario, print_, result, worker=worker, transcript=transcript)
        self.finished[place] = event
        self.tell(event)


def _run_here(plan: Plan, recorder: _Recorder) -> None:
    session = plan.session()
    try:
        session.ensure_started()
        recorder.start(session.hello)
        for place, scenario in enumerate(plan.scenarios):
            result = play_one(scenario, session, plan.player)
            recorder.finish(place, result, 0, list(exchanges(session.transcript)))
    finally:
        session.close()


@dataclass
class _Worker:
    number: int
    process: multiprocessing.process.BaseProcess
    link: Connection
    in_hand: deque[int] = field(default_factory=deque)
    since: float = field(default_factory=time.monotonic)
    group: int | None = None
    greeted: bool = False

    def give(self, waiting: deque[int]) -> None:
        """Fill the worker's hand from those that wait; its sudden death shows elsewhere."""
        with contextlib.suppress(OSError):
            while waiting and len(self.in_hand) < _AHEAD:
                if not self.in_hand:
                    self.since = time.monotonic()
                self.in_hand.append(waiting.popleft())
                self.link.send(self.in_hand[-1])

    def end(self, patience: float) -> None:
        """End the process, politely first, and then whatever its engine has left."""
        with contextlib.suppress(OSError):
            self.link.close()
        if self.process.is_alive() and self.process.pid is not None:
            self.process.terminate()
        self.process.join(patience)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
            self._end_engine()
        elif self.process.exitcode != 0:
            self._end_engine()

    def _end_engine(self) -> None:
        if self.group is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.group, signal.SIGKILL)


def _run_over_workers(plan: Plan, recorder: _Recorder, interrupts: _Interrupts) -> None:
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    waiting = deque(range(len(plan.scenarios)))
    workers: dict[Connection, _Worker] = {}
    numbers = itertools.count()
    try:
        for _ in range(max(1, min(plan.workers, len(plan.scenarios)))):
            _hire(context, plan, workers, next(numbers))
        while waiting or any(worker.in_hand for worker in workers.values()) or recorder.started is None:
            interrupts.check()
            for link in wait(list(workers), timeout=_SLICE):
                worker = workers[link]  # type: ignore[index]
                try:
                    message = worker.link.recv()
                except (EOFError, OSError):
                    interrupts.check()  # then it was told to go, as we are
                    _bury(workers, worker, waiting, recorder, "its worker process ended without a word")
                    _hire(context, plan, workers, next(numbers))
                    continue
                _take(message, worker, waiting, recorder)
            for worker in list(workers.values()):
                if worker.in_hand and time.monotonic() - worker.since > plan.scenario_limit:
                    _bury(workers, worker, waiting, recorder, f"no result within {plan.scenario_limit:g} s")
                    _hire(context, plan, workers, next(numbers))
        for worker in workers.values():
            with contextlib.suppress(OSError):
                worker.link.send(None)
        for worker in workers.values():
            worker.process.join(_STOPPING)
    finally:
        for worker in workers.values():
            if worker.process.is_alive():
                worker.process.terminate()  # all at once, so that they end side by side
        for worker in workers.values():
            worker.end(_STOPPING)


def _take(message: object, worker: _Worker, waiting: deque[int], recorder: _Recorder) -> None:
    match message:
        case Spawned():
            worker.group = message.group
        case Hello():
            worker.greeted = True
            recorder.start(message.hello)
            worker.give(waiting)
        case Finished():
            worker.in_hand.remove(message.place)
            worker.since = time.monotonic()
            worker.give(waiting)
            recorder.finish(message.place, message.result, worker.number, message.transcript)
        case Lost():
            raise CannotRun(message.reason)


def _hire(context: BaseContext, plan: Plan, workers: dict[Connection, _Worker], number: int) -> None:
    here, there = context.Pipe()
    others = [*workers, here] if context.get_start_method() == "fork" else []
    process = context.Process(  # type: ignore[attr-defined]
        target=work,
        args=(there, others, plan.scenarios, plan.session(), plan.player, plan.keep_transcripts),
        name=f"mtg-conformance-worker-{number}",
    )
    process.start()
    there.close()
    workers[here] = _Worker(number, process, here)


def _bury(
    workers: dict[Connection, _Worker], worker: _Worker, waiting: deque[int], recorder: _Recorder, reason: str
) -> None:
    """The scenario at which a worker was lost is an error; what it had in hand besides is played by another."""
    del workers[worker.link]
    worker.end(patience=0.5)
    if not worker.greeted:
        raise CannotRun(f"{reason}, before any scenario (exit status {worker.process.exitcode})")
    if not worker.in_hand:
        return
    place = worker.in_hand.popleft()
    waiting.extendleft(reversed(worker.in_hand))
    scenario = recorder.plan.scenarios[place]
    message = f"{reason} (exit status {worker.process.exitcode})"
    seconds = time.monotonic() - worker.since
    result = Result(scenario.id, Outcome.ERROR, message=message, rules=scenario.rules, seconds=seconds)
    recorder.finish(place, result, worker.number, None)


class _Interrupts:
    """Ctrl-C and SIGTERM. Deferred, they are raised where the run checks for them, never in the middle of a line."""

    def __init__(self, *, deferred: bool) -> None:
        self._deferred = deferred
        self._seen = False
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> _Interrupts:
        with contextlib.suppress(ValueError):  # not in the main thread: whoever runs us there sees to signals
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *exception: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def check(self) -> None:
        if self._seen:
            raise KeyboardInterrupt

    def _note(self, number: int, frame: FrameType | None) -> None:
        if not self._deferred:
            raise KeyboardInterrupt
        self._seen = True
