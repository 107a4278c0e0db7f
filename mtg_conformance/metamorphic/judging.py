"""Verdicts before and after: which changes count, and which say nothing of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.metamorphic.changing import Skip
from mtg_conformance.metamorphic.transformations import BYSTANDER, TRANSFORMATIONS, Transformation
from mtg_conformance.suite.catalog import Scenario
from mtg_conformance.suite.steps import StepIndex

Event = Mapping[str, Any]


@dataclass(frozen=True)
class Trial:
    """One scenario under one transformation; `variants` have ids of their own (`original~seats`)."""

    original: Scenario
    transformation: Transformation
    variants: tuple[Scenario, ...]


@dataclass(frozen=True)
class Finding:
    """A verdict that changed. `before` and `after` are what the event stream tells of the two."""

    trial: Trial
    variant: Scenario
    before: Event
    after: Event

    def kept_as(self, id: str) -> Scenario:
        """The changed scenario under an id of its own, as it can be written into a feature file."""
        return replace(self.variant, id=id, row=None)

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        told = ("outcome", "step", "expected", "got", "message")
        return {
            "id": self.trial.original.id,
            "rules": list(self.trial.original.rules),
            "path": self.trial.original.path,
            "line": self.trial.original.line,
            "transformation": self.trial.transformation.name,
            "before": {key: self.before[key] for key in told},
            "after": {key: self.after[key] for key in told},
            "sentences": [f"{step.kind.capitalize()} {step.text}" for step in self.variant.steps],
        }


@dataclass
class Report:
    """What came of all trials. `kept` and `skipped` are numbers, by transformation (and reason)."""

    findings: list[Finding] = field(default_factory=list)
    kept: Counter[str] = field(default_factory=Counter)
    skipped: Counter[tuple[str, str]] = field(default_factory=Counter)

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "kept": dict(self.kept),
            "skipped": [
                {"transformation": name, "reason": reason, "scenarios": count}
                for (name, reason), count in sorted(self.skipped.items())
            ],
            "findings": [finding.as_json() for finding in self.findings],
        }


def trials(
    scenarios: Iterable[Scenario], index: StepIndex, report: Report, wanted: Sequence[str] = ()
) -> Iterator[Trial]:
    """A trial for each scenario and transformation (those of the names `wanted`, or all); skips go into the report."""
    chosen = [each for each in TRANSFORMATIONS if not wanted or each.name in wanted]
    for scenario in scenarios:
        for transformation in chosen:
            made = transformation.make(scenario, index)
            if isinstance(made, Skip):
                report.skipped[transformation.name, made.reason] += 1
                continue
            variants = tuple(
                replace(variant, id=f"{scenario.id}~{transformation.name}{'' if n == 1 else n}")
                for n, variant in enumerate(made, 1)
            )
            yield Trial(scenario, transformation, variants)


def judge(found: Iterable[Trial], finished: Mapping[str, Event], report: Report) -> None:
    """Put each trial into the report. `finished` has the events of originals and variants by id."""
    for trial in found:
        name, before = trial.transformation.name, finished[trial.original.id]
        if before["outcome"] == Outcome.BROKEN:
            report.skipped[name, "the scenario is broken"] += 1
            continue
        verdicts = [_changed(trial, before, finished[variant.id]) for variant in trial.variants]
        verdict = _in_all(trial.transformation, verdicts)
        if verdict is False:
            report.kept[name] += 1
        elif isinstance(verdict, str):
            report.skipped[name, verdict] += 1
        else:
            variant = trial.variants[0]
            report.findings.append(Finding(trial, variant, before, finished[variant.id]))


def _in_all(transformation: Transformation, verdicts: Sequence[bool | str]) -> bool | str:
    """What the scenarios that a change made say together: whether the verdict changed, or why they say nothing."""
    if transformation.noticed is not None:
        first, *others = verdicts
        return transformation.noticed if first is True and any(others) else first
    if False in verdicts:
        return False
    return next((verdict for verdict in verdicts if isinstance(verdict, str)), True)


def _changed(trial: Trial, before: Event, after: Event) -> bool | str:
    """Whether the verdict changed, or why that says nothing."""
    transformation = trial.transformation
    compared = ("outcome", "step", "expected", "got") if transformation.exact else ("outcome",)
    if all(before[key] == after[key] for key in compared):
        return False
    if transformation.exact:
        return True
    if after["outcome"] == Outcome.BROKEN:
        return "what was clear is ambiguous after it"
    if after["outcome"] == Outcome.UNSUPPORTED:
        return "the engine doesn't support what was changed"
    if after["outcome"] == Outcome.FAIL and transformation.on_the_way and _is_added(after["step"], trial.original):
        return transformation.on_the_way
    if _noticed(after):
        return "the scenario takes notice of what was added"
    return True


def _is_added(place: Mapping[str, Any] | None, original: Scenario) -> bool:
    """Whether a sentence (as an event tells its place) is the changed scenario's only."""
    if place is None:
        return False
    said = (place["text"], place["line"])
    return said not in {(step.text, step.line) for step in original.steps}


def _noticed(event: Event) -> bool:
    """Whether a question offered the bystander, or what was got tells of it: then it isn't one."""
    transcript = event.get("transcript", ())
    ids = [e["result"]["labels"].get(BYSTANDER) for e in transcript if "labels" in e.get("result", {})]
    ids = [each for each in ids if each is not None]
    if not ids:
        return False
    for exchange in transcript:
        question = (exchange.get("result", {}).get("position") or {}).get("question") or {}
        options = (*question.get("options", ()), *question.get("others", ()))
        if any(option.get("object") in ids for option in options):
            return True
    return BYSTANDER in f"{event['got']}"
