"""Trying faults: each in a process of its own that breaks the engine and plays until a scenario notices."""

from __future__ import annotations

import gc
import multiprocessing
import os
import re
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Literal, Protocol

from mtg_conformance.engines.session import Session
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.grading.worker import Player, play_one
from mtg_conformance.protocol.errors import CannotRun
from mtg_conformance.sensitivity.catalogue import Fault
from mtg_conformance.sensitivity.patching import CannotPatch, patched, touched_key
from mtg_conformance.sensitivity.touching import Touching
from mtg_conformance.suite.select import rule_within

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from mtg_conformance.suite.catalog import Scenario

Verdict = Literal["own", "other", "missed", "misfit", "equivalent"]
"""Caught by a scenario tagged with the rule; only by others; by none; the fault is at fault; not to be noticed."""

_UNSOUND = re.compile(r"\b(NameError|UnboundLocalError|SyntaxError|ImportError)\b")
"""Of an engine that wasn't broken but written wrongly: such a fault proves nothing about the suite."""


@dataclass(frozen=True)
class Finding:
    """What became of a fault.

    ``by`` is the scenario that caught it and ``outcome`` how; ``touching`` is how many scenarios run through what is
    changed, ``own`` how many of these are tagged with the rule, ``played`` how many were tried.
    """

    fault: str
    verdict: Verdict
    by: str = ""
    outcome: str = ""
    message: str = ""
    touching: int = 0
    own: int = 0
    played: int = 0
    seconds: float = 0.0


class Executor(Protocol):
    """Tries faults somewhere and gives each finding as it is there, in any order."""

    def run(self, faults: Sequence[Fault]) -> Iterator[Finding]: ...


@dataclass(frozen=True)
class Bench:
    """What a trial needs: the suite, the unbroken run, and how to play."""

    scenarios: Sequence[Scenario]
    touching: Touching
    session: Callable[[], Session]
    player: Player

    def order(self, fault: Fault) -> tuple[list[Scenario], list[Scenario]]:
        """The scenarios that can notice: those tagged with the rule (or a subrule), the others nearest rules first.

        Raises CannotPatch.
        """
        can = self.touching.of({touched_key(edit) for edit in fault.edits})
        own: list[Scenario] = []
        others: list[Scenario] = []
        for scenario in self.scenarios:
            if scenario.id in can:
                tagged = any(rule_within(rule, fault.rule) for rule in scenario.rules)
                (own if tagged else others).append(scenario)
        others.sort(key=lambda scenario: -max((_nearness(rule, fault.rule) for rule in scenario.rules), default=0))
        return own, others


def _nearness(rule: str, other: str) -> int:
    return next((n for n, (a, b) in enumerate(zip(rule, other, strict=False)) if a != b), min(len(rule), len(other)))


def try_fault(fault: Fault, bench: Bench, told: Callable[[str], None] = lambda id: None) -> Finding:
    """Break the engine and play until a scenario notices; ``told`` hears of each scenario before it is played.

    The engine is mended again, so that this can also be done in one's own process.
    """
    begun = time.perf_counter()
    try:
        own, others = bench.order(fault)
        with patched(*fault.edits):
            session = bench.session()
            try:
                for played, scenario in enumerate((*own, *others), 1):
                    told(scenario.id)
                    result = play_one(scenario, session, bench.player)
                    if result.outcome in (Outcome.FAIL, Outcome.ERROR):
                        verdict: Verdict = "own" if played <= len(own) else "other"
                        found = _caught(fault, verdict, scenario, result)
                        spent, touching = time.perf_counter() - begun, len(own) + len(others)
                        return replace(found, touching=touching, own=len(own), played=played, seconds=spent)
            finally:
                session.close()
    except (CannotPatch, CannotRun) as reason:
        return Finding(fault.id, "misfit", message=str(reason))
    spent, touching = time.perf_counter() - begun, len(own) + len(others)
    return Finding(fault.id, "missed", touching=touching, own=len(own), played=touching, seconds=spent)


def _caught(fault: Fault, verdict: Verdict, scenario: Scenario, result: Result) -> Finding:
    message = (result.message or f"expected {result.expected}, got {result.got}").strip()
    if _UNSOUND.search(message):
        return Finding(fault.id, "misfit", scenario.id, result.outcome.value, message)
    line = next(iter(message.splitlines()), "")[:200]
    return Finding(fault.id, verdict, scenario.id, result.outcome.value, line)


@dataclass
class _Trial:
    fault: Fault
    process: BaseProcess
    own: frozenset[str]
    at: str = ""
    since: float = field(default_factory=time.monotonic)


@dataclass(frozen=True)
class LocalProcesses:
    """An executor on this machine: up to ``jobs`` forked processes. One that a fault hangs is ended: it was noticed."""

    bench: Bench
    jobs: int
    scenario_limit: float = 30.0

    def run(self, faults: Sequence[Fault]) -> Iterator[Finding]:
        context = multiprocessing.get_context("fork")
        waiting, running = deque(faults), dict[Connection, _Trial]()
        gc.collect()
        gc.freeze()  # what the processes share stays shared
        try:
            while waiting or running:
                while waiting and len(running) < self.jobs:
                    fault = waiting.popleft()
                    here, there = context.Pipe(duplex=False)
                    process = context.Process(target=_trial, args=(there, fault, self.bench), daemon=True)
                    process.start()
                    there.close()
                    running[here] = _Trial(fault, process, self._own(fault))
                for link in wait(list(running), timeout=0.5):
                    finding = self._hear(link, running)  # type: ignore[arg-type]
                    if finding is not None:
                        yield finding
                for link, trial in list(running.items()):
                    if time.monotonic() - trial.since > self.scenario_limit:
                        yield self._end(running, link, f"no result within {self.scenario_limit:g} s")
        finally:
            gc.unfreeze()
            for trial in running.values():
                trial.process.kill()

    def _own(self, fault: Fault) -> frozenset[str]:
        ours = (s.id for s in self.bench.scenarios if any(rule_within(rule, fault.rule) for rule in s.rules))
        return frozenset(ours)

    def _hear(self, link: Connection, running: dict[Connection, _Trial]) -> Finding | None:
        trial = running[link]
        try:
            told: Any = link.recv()
        except (EOFError, OSError):
            return self._end(running, link, "the engine took its process down")
        if isinstance(told, str):
            trial.at, trial.since = told, time.monotonic()
            return None
        del running[link]
        trial.process.join()
        assert isinstance(told, Finding)
        return told

    def _end(self, running: dict[Connection, _Trial], link: Connection, reason: str) -> Finding:
        trial = running.pop(link)
        trial.process.kill()
        trial.process.join()
        if not trial.at:
            return Finding(trial.fault.id, "misfit", message=f"{reason}, before any scenario")
        verdict: Verdict = "own" if trial.at in trial.own else "other"
        return Finding(trial.fault.id, verdict, trial.at, Outcome.ERROR.value, reason)


def _trial(link: Connection, fault: Fault, bench: Bench) -> None:
    os.dup2(2, 1)  # an engine in this process may print
    link.send(try_fault(fault, bench, link.send))
