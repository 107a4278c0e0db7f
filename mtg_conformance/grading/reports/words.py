"""What several reports say in the same words."""

from __future__ import annotations

import math
import shlex
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from mtg_conformance.grading.expectations import Verdict
from mtg_conformance.grading.results_file import Graded, RecordedRun
from mtg_conformance.grading.scores import Score, scores_by, total_score


def scored(results: Iterable[Graded]) -> list[Mapping[str, Any]]:
    """Results in the form that scores are counted from."""
    kept = ("outcome", "partial", "rules", "seconds")
    return [{name: getattr(result, name) for name in kept} for result in results]


def total(run: RecordedRun) -> Score:
    return total_score(scored(run.results))


def by_rules(run: RecordedRun, group: Callable[[str], str] = str) -> dict[str, Score]:
    return scores_by(scored(run.results), group)


def seconds(results: Iterable[Graded]) -> float:
    """Time spent playing, the same to the last digit in whatever order it is summed."""
    return round(math.fsum(result.seconds for result in results), 6)


def why(result: Graded) -> str:
    """Why a scenario didn't pass, over several lines: the step, expected and got, the message."""
    lines = []
    if result.step is not None:
        lines.append(f"step:     {result.step.text} (line {result.step.line})")
    if result.expected is not None:
        lines.append(f"expected: {result.expected}")
    if result.got is not None:
        lines.append(f"got:      {result.got}")
    if result.message:
        lines.append(result.message)
    return "\n".join(lines)


def again(run: RecordedRun, result: Graded) -> str:
    """The command that repeats a scenario."""
    return shlex.join(["mtg-conformance", "run", result.id, "--engine", run.engine_spec, "--transcript"])


def verdict_record(verdict: Verdict) -> dict[str, Any]:
    """A verdict for programs."""

    def surprise(of: Any) -> dict[str, Any]:
        return {"id": of.result.id, "expected": of.expected.value, "got": of.result.outcome.value}

    return {
        "as_expected": verdict.as_expected,
        "known": verdict.known,
        "regressions": [surprise(each) for each in verdict.regressions],
        "new_passes": [surprise(each) for each in verdict.new_passes],
        "dead": [entry.id for entry in verdict.dead],
        "changed": [entry.id for entry in verdict.changed],
    }


def product(of: object) -> dict[str, str]:
    told: dict[str, str] = msgspec.to_builtins(of)
    return told
