"""Trials under way, each in a forked process of its own: one that hangs or dies costs nothing but itself."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Generic

from mtg_conformance.campaigns.campaign import Ended, Found, Limits, Task, Trial

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess
    from types import FrameType

_GRACE = 1.0
"""Seconds for a process to clean up before it is killed."""


@dataclass
class _Running(Generic[Task]):
    task: Task
    process: BaseProcess
    at: str = ""
    since: float = field(default_factory=time.monotonic)


class Forked(Generic[Task, Found]):
    """The trials of one worker. To be used from the main thread of a process that has no other threads."""

    def __init__(self, trial: Trial[Task, Found], limits: Limits) -> None:
        self._trial, self._limits = trial, limits
        self._running: dict[Connection, _Running[Task]] = {}

    def __len__(self) -> int:
        return len(self._running)

    @property
    def links(self) -> list[Connection]:
        """To wait for: something can be heard."""
        return list(self._running)

    def start(self, task: Task) -> None:
        """Begin with a task."""
        context = multiprocessing.get_context("fork")
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=_child, args=(there, self._trial, task, self._limits), daemon=True)
        process.start()
        there.close()  # so that the child's end is the only one, and its death shows
        self._running[here] = _Running(task, process)

    def heard(self, timeout: float) -> Iterator[tuple[Task, Found]]:
        """Wait for a word from somebody; what has come to an end, with its result."""
        for link in wait(list(self._running), timeout=timeout):
            assert isinstance(link, Connection)
            yield from self._hear(link)
        for link, running in list(self._running.items()):
            if time.monotonic() - running.since > self._limits.wall:
                yield self._end(link, "hung", f"no result within {self._limits.wall:g} s")

    def kill(self) -> None:
        """End everything that is under way, without results."""
        for running in self._running.values():
            running.process.terminate()
        for running in self._running.values():
            _stop(running.process)
        self._running.clear()

    def _hear(self, link: Connection) -> Iterator[tuple[Task, Found]]:
        running = self._running[link]
        try:
            kind, told = link.recv()
        except (EOFError, OSError):
            running.process.join(_GRACE)
            if running.process.exitcode == -signal.SIGXCPU:
                yield self._end(link, "hung", f"no result within {self._limits.cpu} s of processor time")
            else:
                yield self._end(link, "died", "the engine took its process down")
            return
        if kind == "at":
            running.at, running.since = told, time.monotonic()
        elif kind == "raised":
            yield self._end(link, "raised", told)
        else:
            del self._running[link]
            _stop(running.process, 5 * _GRACE)
            link.close()
            yield running.task, told

    def _end(self, link: Connection, how: Any, message: str) -> tuple[Task, Found]:
        running = self._running.pop(link)
        running.process.terminate()
        _stop(running.process)
        link.close()
        return running.task, self._trial.ended(running.task, Ended(how, running.at, message))


def _stop(process: BaseProcess, grace: float = _GRACE) -> None:
    """See a process end that was asked to, or is about to by itself."""
    process.join(grace)
    if process.exitcode is None:
        process.kill()
        process.join()


def _child(link: Connection, trial: Trial[Task, Found], task: Task, limits: Limits) -> None:
    os.dup2(2, 1)  # an engine in this process may print
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; who started this one decides
    signal.signal(signal.SIGTERM, _leave)
    _limit(resource.RLIMIT_CORE, 0)
    if limits.memory is not None:
        _limit(resource.RLIMIT_AS, limits.memory)

    def tell(at: str) -> None:
        # The system ends the process when this is used up, whatever it is doing, and a starved process has time.
        _limit(resource.RLIMIT_CPU, ceil(time.process_time()) + limits.cpu)
        link.send(("at", at))

    tell("")
    try:
        found = trial(task, tell)
    except Exception as fault:  # ours, not the engine's: what that does has become a result
        trace = traceback.format_exception_only(fault)
        link.send(("raised", "".join(trace).strip()))
    else:
        link.send(("found", found))


def _limit(what: int, most: int) -> None:
    _, hard = resource.getrlimit(what)
    with suppress(ValueError, OSError):  # not every system has every limit
        resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit
