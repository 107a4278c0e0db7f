"""Runs side by side: engines, versions of one engine, or days; by chapter, section or rule, and by scenario."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.reports.markdown import plain, rate, ticks
from mtg_conformance.grading.reports.record import score_record
from mtg_conformance.grading.reports.words import by_rules, product, total
from mtg_conformance.grading.results_file import Graded, RecordedRun
from mtg_conformance.grading.scores import CHAPTERS, Score, chapter_of, rule_order, section_of
from mtg_conformance.grading.summary import percent

By = Literal["chapter", "section", "rule"]
GROUPS: Mapping[By, Callable[[str], str]] = {"chapter": chapter_of, "section": section_of, "rule": str}
_SHOWN = 100


@dataclass(frozen=True)
class Difference:
    """A scenario that doesn't come out the same everywhere. ``outcomes`` has None where it wasn't played.

    ``reworded``: it says something else in one run than in another, so that outcomes may differ for that reason.
    """

    id: str
    rules: tuple[str, ...]
    outcomes: tuple[Outcome | None, ...]
    reworded: bool

    @property
    def change(self) -> str:
        """From the first run to the last: better, worse or other; ``unplayed`` where one has no outcome."""
        first, last = self.outcomes[0], self.outcomes[-1]
        if first is None or last is None:
            return "unplayed"
        if (first is Outcome.PASS) is (last is Outcome.PASS):
            return "other"
        return "better" if last is Outcome.PASS else "worse"


@dataclass(frozen=True)
class Comparison:
    """Runs under their labels. ``scores`` are by group, in the rules' order, each with a score or None for each run."""

    labels: tuple[str, ...]
    runs: tuple[RecordedRun, ...]
    by: By
    scores: Mapping[str, tuple[Score | None, ...]]
    differences: tuple[Difference, ...]
    notes: tuple[str, ...]

    def changes(self) -> Counter[str]:
        return Counter(difference.change for difference in self.differences)


def compare(runs: Sequence[tuple[str, RecordedRun]], by: By = "chapter") -> Comparison:
    """Compare two runs or more, each with its label (empty: one is found)."""
    told = tuple(run for _, run in runs)
    columns = [by_rules(run, GROUPS[by]) for run in told]
    groups = sorted({group for column in columns for group in column}, key=rule_order)
    scores = {group: tuple(column.get(group) for column in columns) for group in groups}
    return Comparison(_labels(runs), told, by, scores, tuple(_differences(told)), tuple(_notes(told)))


def as_json(comparison: Comparison) -> str:
    """The comparison for programs; every group, and the scenarios that differ."""

    def scores(row: Sequence[Score | None]) -> list[dict[str, Any] | None]:
        return [None if score is None else score_record(score) for score in row]

    document = {
        "schema": 1,
        "runs": [
            {
                "label": label,
                "engine": product(run.engine),
                "suite": product(run.suite),
                "rules_date": run.rules_date,
                "time": run.time,
                "status": run.status,
            }
            for label, run in zip(comparison.labels, comparison.runs, strict=True)
        ],
        "notes": list(comparison.notes),
        "by": comparison.by,
        "all": scores([total(run) for run in comparison.runs]),
        "groups": {group: scores(row) for group, row in comparison.scores.items()},
        "changes": dict(sorted(comparison.changes().items())),
        "scenarios": [
            {
                "id": each.id,
                "rules": list(each.rules),
                "outcomes": [None if outcome is None else outcome.value for outcome in each.outcomes],
                "change": each.change,
                "reworded": each.reworded,
            }
            for each in comparison.differences
        ],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def as_markdown(comparison: Comparison) -> str:
    """Tables of scores and of the scenarios that differ, the first hundred of them."""
    labels = " | ".join(plain(label) for label in comparison.labels)
    rule = " | ".join("---:" for _ in comparison.labels)
    lines = [f"> ⚠️ {plain(note)}" for note in comparison.notes]
    lines += [""] * bool(lines) + [f"| {comparison.by} | {labels} |", f"| --- | {rule} |"]
    for name, cells in rows(comparison):
        lines.append(f"| {plain(name)} | {' | '.join(cells)} |")
    lines += ["", "Score and, in brackets, the share attempted.", "", f"**{summary(comparison)}**"]
    if comparison.differences:
        outcomes = " | ".join("---" for _ in comparison.labels)
        lines += ["", f"| scenario | rules | {labels} |", f"| --- | --- | {outcomes} |"]
    for each in comparison.differences[:_SHOWN]:
        told = " | ".join("–" if outcome is None else outcome.value for outcome in each.outcomes)
        mark = " (reworded)" if each.reworded else ""
        lines.append(f"| {ticks(each.id)}{mark} | {', '.join(each.rules)} | {told} |")
    if len(comparison.differences) > _SHOWN:
        lines += ["", f"… and {len(comparison.differences) - _SHOWN} more."]
    return "\n".join(lines) + "\n"


def rows(comparison: Comparison) -> list[tuple[str, list[str]]]:
    """The table of scores, as texts. By rule and section, only where the runs differ."""
    told = []
    for group, row in comparison.scores.items():
        cells = [cell(score) for score in row]
        if comparison.by == "chapter":
            told.append((f"{group} {CHAPTERS.get(group, '')}", cells))
        elif len(set(cells)) > 1:
            told.append((group, cells))
    return [*told, ("all scenarios", [cell(total(run)) for run in comparison.runs])]


def cell(score: Score | None) -> str:
    return "–" if score is None else f"{rate(score)} ({percent(score.attempted)})"


def summary(comparison: Comparison) -> str:
    """How many scenarios differ, and from the first run to the last, in which direction."""
    changes = comparison.changes()
    if not changes:
        return "No scenario comes out differently."
    kinds = ("better", "worse", "other", "unplayed")
    words = {"other": "otherwise different", "unplayed": "not played in both"}
    told = ", ".join(f"{changes[kind]} {words.get(kind, kind)}" for kind in kinds if changes[kind])
    count = len(comparison.differences)
    first, last = comparison.labels[0], comparison.labels[-1]
    return f"{count} scenario{'s differ' if count > 1 else ' differs'}; from {first} to {last}: {told}"


def _differences(runs: Sequence[RecordedRun]) -> list[Difference]:
    first: dict[str, Graded] = {}
    for run in runs:
        for result in run.results:
            first.setdefault(result.id, result)
    found = []
    for result in sorted(first.values(), key=lambda result: result.place):
        told = [run.by_id.get(result.id) for run in runs]
        outcomes = tuple(None if each is None else each.outcome for each in told)
        prints = {each.fingerprint for each in told if each is not None and each.fingerprint}
        if len(set(outcomes)) > 1:
            found.append(Difference(result.id, result.rules, outcomes, len(prints) > 1))
    return found


def _notes(runs: Sequence[RecordedRun]) -> list[str]:
    notes = [f"{run.source}: {run.caveat}" for run in runs if run.caveat]
    for what, values in (
        ("suites", [str(run.suite) for run in runs]),
        ("editions of the rules", [run.rules_date for run in runs]),
    ):
        if len(set(values)) > 1:
            notes.append(f"the runs are of different {what}: {', '.join(dict.fromkeys(values))}")
    return notes


def _labels(runs: Sequence[tuple[str, RecordedRun]]) -> tuple[str, ...]:
    """As given; else the shortest of engine's name, version, time and file that tells all of the runs apart."""
    makers: Sequence[Callable[[RecordedRun], str]] = (
        lambda run: run.engine.name,
        lambda run: str(run.engine),
        lambda run: f"{run.engine} {run.time[:10]}",
        lambda run: f"{run.engine} {run.time}",
        lambda run: run.source,
    )
    for make in makers:
        labels = tuple(label or make(run) for label, run in runs)
        if len(set(labels)) == len(labels):
            return labels
    return tuple(f"{number} {label}" for number, label in enumerate(labels, 1))
