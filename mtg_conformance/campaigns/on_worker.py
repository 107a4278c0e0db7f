"""What a worker of a Dask cluster does for a campaign: it keeps a host, and asks it for each result."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import Pipe
from typing import TYPE_CHECKING, Any

from mtg_conformance.campaigns.campaign import Unfit

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class _HostLost(Exception):
    """A host ended by itself."""


@dataclass
class _Host:
    """A worker's host for one campaign; its threads share it. Raises Unfit where it can't be set up."""

    recipe: bytes
    _pending: dict[int, Future[Any]] = field(default_factory=dict)
    _lost: str = ""

    def __post_init__(self) -> None:
        self._lock, self._numbers = threading.Lock(), count()
        self._link, there = Pipe()
        command = [sys.executable, "-m", "mtg_conformance.campaigns.host", str(there.fileno())]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)}
        self._process = subprocess.Popen(command, pass_fds=[there.fileno()], stdin=subprocess.DEVNULL, env=environment)
        there.close()
        try:
            self._link.send_bytes(self.recipe)
            said, reason = self._link.recv()
        except (EOFError, OSError):
            said, reason = "unfit", "the process that runs its trials died"
        if said == "unfit":
            self.close()
            raise Unfit(reason)
        threading.Thread(target=self._listen, args=(self._link,), daemon=True).start()

    def ask(self, task: Any) -> Any:
        """The result of a task. Raises _HostLost."""
        future: Future[Any] = Future()
        with self._lock:
            if self._lost:
                raise _HostLost(self._lost)
            number = next(self._numbers)
            self._pending[number] = future
            self._link.send((number, task))
        return future.result()

    def close(self) -> None:
        """End it, with what is under way."""
        self._process.terminate()
        self._process.wait()

    def _listen(self, link: Connection) -> None:
        try:
            while True:
                number, found = link.recv()
                with self._lock:
                    future = self._pending.pop(number)
                future.set_result(found)
        except (EOFError, OSError):
            with self._lock:
                self._lost = "the process that runs its trials died"
                for future in self._pending.values():
                    future.set_exception(_HostLost(self._lost))


_lock = threading.Lock()
_hosts: dict[str, _Host] = {}
_over: set[str] = set()


def try_here(run: str, recipe: bytes, task: Any) -> Any:
    """The result of a task of the campaign whose run goes by this name. Raises Unfit."""
    for left in (1, 0):
        host = _host(run, recipe)
        try:
            return host.ask(task)
        except (_HostLost, OSError) as fault:
            with _lock:
                if _hosts.get(run) is host:
                    del _hosts[run]
            if not left:
                raise Unfit(str(fault)) from fault
    raise AssertionError


def close_host(run: str) -> None:
    """The run is over; what of it is still asked for won't be done."""
    with _lock:
        _over.add(run)
        host = _hosts.pop(run, None)
    if host is not None:
        host.close()


def _host(run: str, recipe: bytes) -> _Host:
    with _lock:
        if run in _over:
            raise Unfit("the run is over")
        if run not in _hosts:
            _hosts[run] = _Host(recipe)
        return _hosts[run]
