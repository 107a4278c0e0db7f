"""What an engine is known not to pass, and how a run compares with that: a ratchet.

A scenario that isn't listed is expected to pass. A run is as expected when every scenario comes out as recorded: worse
and better both are surprises, the second so that the file follows the engine and can't rot.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.results_file import Graded, RecordedRun
from mtg_conformance.grading.toml_files import BadFile, did_you_mean, line_of, read_toml
from mtg_conformance.paths import schema_dir

RECORDED = (Outcome.FAIL, Outcome.ERROR, Outcome.UNSUPPORTED)
"""The outcomes that an expectations file holds. A broken scenario is the suite's fault and never expected."""


@dataclass(frozen=True)
class Entry:
    """A scenario that is known not to pass. ``fingerprint`` is the scenario's when this was recorded, or empty."""

    id: str
    outcome: Outcome
    reason: str
    date: str
    link: str = ""
    fingerprint: str = ""


@dataclass(frozen=True)
class Expectations:
    """An expectations file. ``engine`` is the name it was recorded for, or empty."""

    path: Path
    entries: Mapping[str, Entry]
    engine: str = ""


@dataclass(frozen=True)
class Surprise:
    """A scenario that didn't come out as recorded; ``entry`` is None where it should have passed."""

    result: Graded
    entry: Entry | None

    @property
    def expected(self) -> Outcome:
        return Outcome.PASS if self.entry is None else self.entry.outcome


@dataclass(frozen=True)
class Verdict:
    """A run held against an expectations file.

    ``regressions`` didn't pass, and not in the way recorded; ``new_passes`` are recorded as not passing, and pass;
    ``dead`` entries name no scenario of the suite; ``changed`` are entries whose scenario says something else now than
    when they were recorded. ``known`` counts the results that didn't pass, as recorded. ``other_engine`` is the name
    the file was recorded for where the run's engine has another.
    """

    regressions: tuple[Surprise, ...]
    new_passes: tuple[Surprise, ...]
    dead: tuple[Entry, ...]
    changed: tuple[Entry, ...]
    known: int
    other_engine: str = ""

    @property
    def as_expected(self) -> bool:
        """Changed scenarios are for a warning, and no surprise by themselves."""
        return not (self.regressions or self.new_passes or self.dead)


def read_expectations(path: Path) -> Expectations:
    """Raises BadFile, with the line, for what isn't TOML or doesn't fit ``schemas/expectations.schema.json``."""
    values, text = read_toml(path)
    _check(path, values, text)
    entries: dict[str, Entry] = {}
    for outcome in RECORDED:
        for scenario, told in values.get(outcome.value, {}).items():
            if scenario in entries:
                line = line_of(text, [outcome.value, scenario])
                raise BadFile(path, line, f"{scenario} is listed under {entries[scenario].outcome} too")
            entries[scenario] = Entry(scenario, outcome, **told)
    return Expectations(path, entries, values.get("engine", ""))


def judge(expectations: Expectations, run: RecordedRun, suite: Mapping[str, str]) -> Verdict:
    """Hold a run, whole or of a part of the suite, against what is expected.

    ``suite`` has the fingerprint of every scenario by id, whether it was run or not: an entry is dead only where the
    suite has no such scenario. What wasn't run is no surprise.
    """
    entries = expectations.entries
    regressions, new_passes, changed, known = [], [], [], 0
    for result in run.results:
        entry = entries.get(result.id)
        if entry and entry.fingerprint and result.fingerprint and entry.fingerprint != result.fingerprint:
            changed.append(entry)
        if result.outcome is Outcome.BROKEN:
            continue
        if result.outcome is (Outcome.PASS if entry is None else entry.outcome):
            known += entry is not None
        elif result.outcome is Outcome.PASS:
            new_passes.append(Surprise(result, entry))
        else:
            regressions.append(Surprise(result, entry))
    dead = tuple(entry for entry in entries.values() if entry.id not in suite and entry.id not in run.by_id)
    other = expectations.engine if expectations.engine not in ("", run.engine.name) else ""
    return Verdict(tuple(regressions), tuple(new_passes), dead, tuple(changed), known, other)


@cache
def _schema() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((schema_dir() / "expectations.schema.json").read_text("utf-8"))
    return loaded


def _check(path: Path, values: dict[str, Any], text: str) -> None:
    """The first misfit in the file's own order, in words."""
    from jsonschema import Draft202012Validator  # type: ignore[import-untyped, unused-ignore]

    faults = list(Draft202012Validator(_schema()).iter_errors(values))
    if not faults:
        return
    fault = min(faults, key=lambda fault: line_of(text, [str(key) for key in fault.absolute_path]) or 0)
    where = [str(key) for key in fault.absolute_path]
    if fault.validator == "additionalProperties":
        known = fault.schema["properties"]
        unknown = next(key for key in fault.instance if key not in known)
        what = "outcome" if not where and isinstance(fault.instance[unknown], dict) else "key"
        names = [outcome.value for outcome in RECORDED] if what == "outcome" else known
        line = line_of(text, [*where, unknown])
        raise BadFile(path, line, f"unknown {what} {unknown!r}", did_you_mean(unknown, names))
    message = f"{'.'.join(where)}: {fault.message}" if where else fault.message
    raise BadFile(path, line_of(text, where), message, fault.schema.get("description", ""))
