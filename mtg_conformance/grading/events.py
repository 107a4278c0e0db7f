"""The event stream of a run (NDJSON; schemas/events.schema.json): written as the run goes, read by everything else."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from mtg_conformance import __version__
from mtg_conformance.engines.session import Exchange
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.protocol.schemas import explain, is_valid

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario

Event = dict[str, Any]


class UnreadableResults(Exception):
    """A results file that is none: the line and what is wrong there."""


@dataclass
class EventWriter:
    """Writes each event at once, a line each, so that a run that is cut short leaves what it had."""

    path: Path | None
    _file: IO[str] | None = field(default=None, init=False)

    def __enter__(self) -> EventWriter:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("w", encoding="utf-8")
        return self

    def __exit__(self, *exception: object) -> None:
        if self._file is not None:
            self._file.close()

    def write(self, event: Event) -> None:
        if self._file is not None:
            self._file.write(json.dumps(event, separators=(",", ":"), default=str) + "\n")
            self._file.flush()


def read_events(path: Path) -> list[Event]:
    """Every event of a results file; a last line that was cut short is left out.

    Raises UnreadableResults for a line that is no event, or where the file is empty.
    """
    events = []
    lines = path.read_bytes().split(b"\n")
    for number, line in enumerate(lines[:-1], 1):  # what follows the last line's end was cut short
        try:
            event = json.loads(line)
        except ValueError as fault:  # no UTF-8 is one too
            raise UnreadableResults(f"{path}:{number}: this line is damaged: {fault}") from fault
        if not is_valid("events", event):
            why = explain("events", event)
            raise UnreadableResults(f"{path}:{number}: at {why.path}: {why.message}; expected {why.expected}")
        events.append(event)
    if not events:
        raise UnreadableResults(f"{path}: no event in it")
    return events


def run_started(
    *,
    engine_spec: str,
    hello: Mapping[str, Any] | None,
    suite: Mapping[str, str],
    rules_date: str,
    selection: Mapping[str, Any],
    scenarios: int,
    workers: int,
) -> Event:
    """``hello`` is the engine's own answer to ``initialize``; None where it never gave one."""
    hello = hello or {"engine": {"name": engine_spec, "version": "unknown"}, "capabilities": {}}
    return {
        "event": "run_started",
        "schema": 1,
        "time": datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        "harness": {"name": "mtg-conformance", "version": __version__},
        "suite": dict(suite),
        "engine_spec": engine_spec,
        "engine": dict(hello["engine"]),
        "capabilities": dict(hello["capabilities"]),
        "rules_date": rules_date,
        "selection": dict(selection),
        "scenarios": scenarios,
        "workers": workers,
    }


def scenario_finished(
    scenario: Scenario, fingerprint: str, result: Result, *, worker: int, transcript: Iterable[Event] | None
) -> Event:
    """The event of one result; a transcript goes along where it is given."""
    event = {
        "event": "scenario_finished",
        "id": scenario.id,
        "name": scenario.name,
        "path": scenario.path,
        "line": scenario.line,
        "rules": list(scenario.rules),
        "rulings": list(scenario.rulings),
        "cards": list(scenario.cards),
        "fingerprint": fingerprint,
        "outcome": result.outcome.value,
        "partial": result.partial,
        "step": None if result.step is None else {"text": result.step[0], "line": result.step[1]},
        "expected": result.expected,
        "got": result.got,
        "message": result.message,
        "seconds": round(result.seconds, 6),
        "engine_seconds": round(result.engine_seconds, 6),
        "messages": result.messages,
        "worker": worker,
    }
    if transcript is not None:
        event["transcript"] = list(transcript)
    return event


def run_finished(status: str, totals: Mapping[str, int], seconds: float, reason: str = "") -> Event:
    """``status`` is complete, interrupted or engine_lost."""
    event: Event = {"event": "run_finished", "status": status, "totals": dict(totals), "seconds": round(seconds, 3)}
    if reason:
        event["reason"] = reason
    return event


def exchanges(transcript: Iterable[Exchange]) -> Iterator[Event]:
    """A session's transcript in the form events carry."""
    for exchange in transcript:
        event: Event = {"method": exchange.method, "params": exchange.params}
        for key, value in (("result", exchange.result), ("error", exchange.error), ("fault", exchange.fault)):
            if value is not None:
                event[key] = value
        yield event | {"seconds": round(exchange.seconds, 6)}


def totals_of(finished: Iterable[Event]) -> dict[str, int]:
    """Scenarios by outcome, and the partial passes among them."""
    totals = {outcome.value: 0 for outcome in Outcome} | {"partial": 0}
    for event in finished:
        totals[event["outcome"]] += 1
        totals["partial"] += event["partial"] and event["outcome"] == Outcome.PASS.value
    return totals
