"""A badge: the JSON that shields.io's endpoint badge reads."""

from __future__ import annotations

import json

from mtg_conformance.grading.reports.words import total
from mtg_conformance.grading.results_file import RecordedRun
from mtg_conformance.grading.summary import percent

# from which share of the graded scenarios, which colour
_COLOURS = (
    (1.0, "brightgreen"),
    (0.9, "green"),
    (0.75, "yellowgreen"),
    (0.5, "yellow"),
    (0.25, "orange"),
    (0.0, "red"),
)


def badge(run: RecordedRun, label: str = "Magic rules") -> str:
    """Score and share attempted, both: a score alone would shine for an engine that skips what it can't do."""
    score = total(run)
    if not run.complete:
        message, colour = "run incomplete", "lightgrey"
    elif score.score is None:
        message, colour = "nothing graded", "lightgrey"
    else:
        message = f"{percent(score.score)} passed, {percent(score.attempted)} attempted"
        colour = next(colour for least, colour in _COLOURS if score.score >= least)
    return (
        json.dumps({"schemaVersion": 1, "label": label, "message": message, "color": colour}, ensure_ascii=False) + "\n"
    )
