"""A run for programs: one JSON document with scores and results."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from mtg_conformance.grading.expectations import Verdict
from mtg_conformance.grading.reports.words import by_rules, product, seconds, total, verdict_record
from mtg_conformance.grading.results_file import Graded, RecordedRun
from mtg_conformance.grading.scores import Score, chapter_of, section_of


def record(run: RecordedRun, verdict: Verdict | None = None) -> str:
    """The document; ``expectations`` is null without a verdict. Times are those of playing, not of the clock."""
    document: dict[str, Any] = {
        "schema": 1,
        "engine": product(run.engine),
        "engine_spec": run.engine_spec,
        "suite": product(run.suite),
        "harness": product(run.harness),
        "rules_date": run.rules_date,
        "time": run.time,
        "selection": run.selection,
        "status": run.status,
        "caveat": run.caveat,
        "planned": run.planned,
        "seconds": seconds(run.results),
        "scores": {
            "all": score_record(total(run)),
            "chapters": {key: score_record(score) for key, score in by_rules(run, chapter_of).items()},
            "sections": {key: score_record(score) for key, score in by_rules(run, section_of).items()},
            "rules": {key: score_record(score) for key, score in by_rules(run).items()},
        },
        "expectations": None if verdict is None else verdict_record(verdict),
        "scenarios": [_result(result) for result in run.results],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def score_record(score: Score) -> dict[str, Any]:
    """A score for programs: shares between 0 and 1, null where nothing was graded."""
    return {
        "score": None if score.score is None else round(score.score, 6),
        "attempted": round(score.attempted, 6),
        "passed": score.passed,
        "failed": score.failed,
        "unsupported": score.unsupported,
        "error": score.error,
        "partial": score.partial,
        "broken": score.broken,
    }


def _result(result: Graded) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(result)
    return {key: value for key, value in told.items() if key not in ("transcript", "worker")}
