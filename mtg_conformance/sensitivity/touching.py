"""Which scenarios call which functions of the engine: only those can notice a change to one.

The whole suite is played once, unbroken, with every call recorded. That also shows which scenarios pass: no other can
tell anything. The record is kept in a file that is good as long as neither the suite nor the engine changes.
"""

from __future__ import annotations

import cProfile
import hashlib
import json
import multiprocessing
import os
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any

from mtg_conformance.engines.session import Session
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.worker import Player, play_one
from mtg_conformance.sensitivity.patching import folder_of, forget, key_of, memos_of

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from mtg_conformance.suite.catalog import Scenario


@dataclass(frozen=True)
class Touching:
    """What an unbroken run showed: the ids of the scenarios that pass, and by function of those that call it."""

    passing: frozenset[str]
    calls: dict[str, frozenset[str]]

    def of(self, functions: Iterable[str]) -> frozenset[str]:
        """The passing scenarios that call one of these functions (``patching.key_of``)."""
        return frozenset().union(*(self.calls.get(function, frozenset()) for function in functions)) & self.passing


def fingerprint(package: str, scenarios: Sequence[Scenario], prints: Iterable[str]) -> str:
    """A digest of the engine's files and of the scenarios: another one means that a record tells nothing any more."""
    digest = hashlib.sha256()
    folder = folder_of(package)
    for file in sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    for scenario, print_ in zip(scenarios, prints, strict=True):
        digest.update(f"{scenario.id}\0{print_}\0".encode())
    return digest.hexdigest()[:16]


def record(
    package: str,
    scenarios: Sequence[Scenario],
    session: Callable[[], Session],
    player: Player,
    jobs: int,
    but: Container[str] = (),
    watch: Callable[[int], None] = lambda played: None,
) -> Touching:
    """Play everything once, over some processes; ``watch`` is told how many more have been played.

    ``but``: modules that keep what they know from one scenario to the next; the record shows only who asked first.
    """
    context = multiprocessing.get_context("fork")
    running: dict[Connection, BaseProcess] = {}
    for number in range(jobs):
        here, there = context.Pipe(duplex=False)
        part = scenarios[number::jobs]
        process = context.Process(target=_record_part, args=(there, package, part, session, player, but), daemon=True)
        process.start()
        there.close()
        running[here] = process
    passing: set[str] = set()
    calls: dict[str, set[str]] = {}
    while running:
        for link in wait(list(running)):
            told: Any = link.recv()  # type: ignore[union-attr, call-arg]
            if told is None:
                running.pop(link).join()  # type: ignore[call-overload]
                continue
            id, passed, functions = told
            watch(1)
            if passed:
                passing.add(id)
            for function in functions:
                calls.setdefault(function, set()).add(id)
    return Touching(frozenset(passing), {function: frozenset(ids) for function, ids in calls.items()})


def _record_part(
    link: Connection,
    package: str,
    scenarios: Sequence[Scenario],
    make: Callable[[], Session],
    player: Player,
    but: Container[str],
) -> None:
    os.dup2(2, 1)  # an engine in this process may print
    folder, session, memos = folder_of(package), make(), memos_of({package})
    session.ensure_started()  # so that every module is there
    inside = f"{folder}{os.sep}"
    for scenario in scenarios:
        forget({package}, memos, but)  # what is known from another scenario would not be asked for again
        profiler = cProfile.Profile(builtins=False)
        result = profiler.runcall(play_one, scenario, session, player)
        codes = (entry.code for entry in profiler.getstats())
        functions = {
            key_of(code, folder) for code in codes if isinstance(code, CodeType) and code.co_filename.startswith(inside)
        }
        link.send((scenario.id, result.outcome is Outcome.PASS, functions))
    link.send(None)


def cache_file(name: str) -> Path:
    """Where a record of this name is kept between runs."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "mtg-conformance" / f"touching-{name}.json"


def load(file: Path) -> Touching | None:
    """A kept record; None if there is none that can be read."""
    try:
        told = json.loads(file.read_text("utf-8"))
        ids = told["ids"]
        calls = {function: frozenset(ids[n] for n in places) for function, places in told["calls"].items()}
        return Touching(frozenset(told["passing"]), calls)
    except (OSError, ValueError, KeyError, IndexError, TypeError):
        return None


def save(touching: Touching, file: Path) -> None:
    """Keep a record, whole or not at all."""
    ids = sorted(frozenset().union(touching.passing, *touching.calls.values()))
    places = {id: n for n, id in enumerate(ids)}
    calls = {function: sorted(places[id] for id in by) for function, by in sorted(touching.calls.items())}
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps({"ids": ids, "passing": sorted(touching.passing), "calls": calls}), "utf-8")
    part.replace(file)
