"""Results files read back: one run as typed records, in the suite's order whatever the order they were written in.

Everything made from results (reports, comparisons, the site) reads them here, so that a file that was cut short or
damaged is met in one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec

from mtg_conformance.grading.events import Event, UnreadableResults, read_events, run_finished, totals_of
from mtg_conformance.grading.outcomes import Outcome


class StepAt(msgspec.Struct, frozen=True):
    """The step that decided an outcome."""

    text: str
    line: int


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request of a transcript and what came of it: ``result``, ``error`` (as sent) or ``fault`` (in words)."""

    method: str
    params: dict[str, Any]
    seconds: float
    result: dict[str, Any] | None = None
    error: dict[str, Any] | None = None
    fault: str | None = None


class Graded(msgspec.Struct, frozen=True, omit_defaults=True):
    """One scenario's result. ``transcript`` is empty for most passes: a run keeps it where something went wrong."""

    id: str
    name: str
    path: str
    line: int
    rules: tuple[str, ...]
    outcome: Outcome
    partial: bool
    step: StepAt | None
    expected: str | None
    got: str | None
    message: str
    seconds: float
    engine_seconds: float
    messages: int
    rulings: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    fingerprint: str = ""
    worker: int = 0
    transcript: tuple[Message, ...] = ()

    @property
    def place(self) -> tuple[tuple[str, ...], int, str]:
        """Sorts results as the suite sorts scenarios."""
        return PurePosixPath(self.path).parts, self.line, self.id


class Product(msgspec.Struct, frozen=True):
    """An engine, a harness or a suite."""

    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


class RecordedRun(msgspec.Struct, frozen=True, dict=True):
    """A run as its file tells it.

    ``status`` is that of ``run_finished`` (complete, interrupted, engine_lost), or ``cut_short`` where the file has
    none: the run was killed, or is still going. ``results`` stand in the suite's order; ``planned`` is how many were to
    run. ``engine`` and ``capabilities`` are what the engine said of itself.
    """

    source: str
    engine: Product
    engine_spec: str
    capabilities: dict[str, Any]
    suite: Product
    harness: Product
    rules_date: str
    selection: dict[str, Any]
    time: str
    planned: int
    workers: int
    status: str
    reason: str
    seconds: float
    """Wall time; 0 where the file doesn't tell."""
    results: tuple[Graded, ...]

    @property
    def complete(self) -> bool:
        return self.status == "complete"

    @cached_property
    def by_id(self) -> Mapping[str, Graded]:
        return {result.id: result for result in self.results}

    @property
    def caveat(self) -> str:
        """What a reader must know of a run that isn't complete; empty for one that is."""
        far = f"{len(self.results)} of {self.planned} scenarios"
        match self.status:
            case "complete":
                return ""
            case "interrupted":
                return f"interrupted: {far} were played" + (f" ({self.reason})" if self.reason else "")
            case "engine_lost":
                return f"the engine was lost ({self.reason}): {far} were played"
        told = f"cut short: the results end after {far}, without the end of the run"
        return told + (f" ({self.reason})" if self.reason else "")


def load_results(path: Path) -> RecordedRun:
    """Read a results file.

    Raises UnreadableResults for one that is missing, is no event stream, is damaged (the line is told), or holds
    several runs. A file that ends early is read as far as it goes: see ``RecordedRun.status``.
    """
    try:
        events = read_events(path)
    except OSError as fault:
        raise UnreadableResults(f"{path}: {fault.strerror}") from fault
    return run_of(events, str(path))


def run_of(events: Sequence[Event], source: str) -> RecordedRun:
    """The run that a stream of valid events tells; ``source`` names it in errors. Raises UnreadableResults."""
    started, *rest = events
    if started["event"] != "run_started":
        raise UnreadableResults(f"{source}:1: begins with {started['event']}: its first lines are missing")
    ended: Event | None = None
    results: dict[str, Graded] = {}
    for number, event in enumerate(rest, 2):
        if event["event"] == "run_started":
            raise UnreadableResults(f"{source}:{number}: a second run begins: give each run a file of its own")
        if ended is not None:
            raise UnreadableResults(f"{source}:{number}: goes on after the end of the run")
        if event["event"] == "run_finished":
            ended = event
            continue
        if event["id"] in results:
            raise UnreadableResults(f"{source}:{number}: a second result of {event['id']}")
        results[event["id"]] = _graded(event)
    if ended is not None:
        counted = totals_of({"outcome": result.outcome, "partial": result.partial} for result in results.values())
        if counted != ended["totals"]:
            raise UnreadableResults(
                f"{source}: lines are missing: {len(results)} results, where the end of the run counts "
                f"{sum(n for kind, n in ended['totals'].items() if kind != 'partial')}"
            )
    return RecordedRun(
        source=source,
        engine=_product(started["engine"]),
        engine_spec=started["engine_spec"],
        capabilities=started["capabilities"],
        suite=_product(started["suite"]),
        harness=_product(started["harness"]),
        rules_date=started["rules_date"],
        selection=started["selection"],
        time=started["time"],
        planned=started["scenarios"],
        workers=started["workers"],
        status="cut_short" if ended is None else ended["status"],
        reason="" if ended is None else ended.get("reason", ""),
        seconds=0.0 if ended is None else ended["seconds"],
        results=tuple(sorted(results.values(), key=lambda result: result.place)),
    )


def events_of(run: RecordedRun) -> Iterator[Event]:
    """The run as an event stream again; without an end where the file had none."""
    yield {
        "event": "run_started",
        "schema": 1,
        "time": run.time,
        "harness": msgspec.to_builtins(run.harness),
        "suite": msgspec.to_builtins(run.suite),
        "engine_spec": run.engine_spec,
        "engine": msgspec.to_builtins(run.engine),
        "capabilities": run.capabilities,
        "rules_date": run.rules_date,
        "selection": run.selection,
        "scenarios": run.planned,
        "workers": run.workers,
    }
    finished = [{"event": "scenario_finished", **msgspec.to_builtins(result)} for result in run.results]
    yield from finished
    if run.status != "cut_short":
        yield run_finished(run.status, totals_of(finished), run.seconds, run.reason)


def _graded(event: Event) -> Graded:
    texts = {key: None if event[key] is None else str(event[key]) for key in ("expected", "got")}
    return msgspec.convert(event | texts, Graded)


def _product(told: Mapping[str, Any]) -> Product:
    return Product(str(told["name"]), str(told["version"]))
