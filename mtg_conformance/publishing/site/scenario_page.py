"""What a scenario's page tells beside the scenario: each engine's result, and the command that repeats it."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mtg_conformance.engines.session import RULES_DATE
from mtg_conformance.grading.results_file import Graded
from mtg_conformance.grading.scores import Score
from mtg_conformance.publishing.site.data_files import packed
from mtg_conformance.publishing.site.gherkin_view import source_of
from mtg_conformance.publishing.site.marks import Cell, Mark, counted, mark_of
from mtg_conformance.publishing.site.model import Engine, Entry, Site


@dataclass(frozen=True)
class Told:
    """A result that isn't a plain pass. `rows` are the examples of an outline that ended the same way."""

    engine: Engine
    result: Graded
    mark: Mark
    rows: tuple[int, ...]
    anchor: str
    packed: str
    command: str
    changed: bool


def scenario_context(site: Site, entry: Entry, suite_root: Path, suite_option: str | None) -> dict[str, Any]:
    """The context of a scenario's template."""
    details = list(_details(site, entry, suite_option))
    notes: dict[int, list[tuple[Mark, str]]] = {}
    for told in details:
        note = (told.mark, told.engine.label)
        if told.result.step is not None and note not in notes.setdefault(told.result.step.line, []):
            notes[told.result.step.line].append(note)
    first = next((rule for rule in entry.rules if rule in site.edition), None)
    return {
        "source": source_of(suite_root, entry.rows, notes),
        "home": site.by_number[first[:3]] if first else None,
        "table": [(row, [_cell(engine, row.id) for engine in site.engines]) for row in entry.rows],
        "details": details,
        "command": command(entry.id, "ENGINE", suite_option),
    }


def command(scenario_id: str, engine: str, suite_option: str | None, rules_date: str = RULES_DATE) -> str:
    """The command line that plays a scenario again and prints its messages."""
    words = ["mtg-conformance", "run", scenario_id, "--engine", engine]
    if suite_option:
        words += ["--suite", suite_option]
    if rules_date != RULES_DATE:
        words += ["--rules-date", rules_date]
    return shlex.join([*words, "--transcript"])


def _details(site: Site, entry: Entry, suite_option: str | None) -> Iterator[Told]:
    for engine in site.engines:
        alike: dict[object, list[tuple[int | None, Graded, Mark]]] = {}
        for row in entry.rows:
            result = engine.run.by_id.get(row.id)
            if result is None or (mark := _mark(result)) is Mark.PASS:
                continue
            # Rows declined for the same reason are told once; a wrong answer is told for each row.
            key = row.id if mark is not Mark.UNSUPPORTED else (result.message, result.step)
            alike.setdefault(key, []).append((row.row, result, mark))
        for place, found in enumerate(alike.values()):
            _, result, mark = found[0]
            yield Told(
                engine=engine,
                result=result,
                mark=mark,
                rows=tuple(row for row, _, _ in found if row is not None),
                anchor=engine.slug if place == 0 else f"{engine.slug}-{place + 1}",
                packed=packed(result.transcript) if result.transcript else "",
                command=command(result.id, engine.run.engine_spec, suite_option, engine.run.rules_date),
                changed=site.changed(result),
            )


def _mark(result: Graded) -> Mark:
    score = Score()
    score.add(counted(result))
    return mark_of(score)


def _cell(engine: Engine, row_id: str) -> Cell:
    score = Score()
    if (result := engine.run.by_id.get(row_id)) is not None:
        score.add(counted(result))
    return Cell(score)
