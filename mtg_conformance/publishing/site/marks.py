"""What a cell of the site's tables shows: an engine's results on a group of scenarios, brought to one mark."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from mtg_conformance.grading.results_file import Graded
from mtg_conformance.grading.scores import Score
from mtg_conformance.grading.summary import percent


class Mark(Enum):
    """A letter (the pages' classes and data files use it), the word it stands for, and what it means."""

    PASS = ("p", "pass", "every scenario passed")
    FAIL = ("f", "fail", "the engine answered at least one scenario, and was wrong")
    MIXED = ("m", "pass, in part", "what was attempted passed; the engine doesn't support the rest")
    PARTIAL = ("t", "partial", "passed with a card that the engine supports in part: it counts as neither")
    UNSUPPORTED = ("u", "unsupported", "the engine says that it can't do this")
    ERROR = ("e", "error", "time-out, crash or breach of the protocol: no verdict on the rules")
    BROKEN = ("b", "broken", "the suite's own fault")
    NOT_RUN = ("n", "not run", "no result in the file")

    def __init__(self, letter: str, word: str, meaning: str) -> None:
        self.letter = letter
        self.word = word
        self.meaning = meaning


COUNTED: Mapping[Mark, str] = {
    Mark.PASS: "passed",
    Mark.PARTIAL: "partial",
    Mark.FAIL: "failed",
    Mark.ERROR: "error",
    Mark.BROKEN: "broken",
    Mark.UNSUPPORTED: "unsupported",
}
"""What a single scenario's outcome can be, and the figure of a score that counts it."""


def mark_of(score: Score) -> Mark:
    """The mark of a group: the worst that the engine did, and otherwise how much of it passed."""
    if not score.total:
        return Mark.NOT_RUN
    for count, mark in ((score.failed, Mark.FAIL), (score.error, Mark.ERROR), (score.broken, Mark.BROKEN)):
        if count:
            return mark
    if score.passed == score.total:
        return Mark.PASS
    if score.passed:
        return Mark.MIXED
    return Mark.PARTIAL if score.partial else Mark.UNSUPPORTED


@dataclass(frozen=True)
class Cell:
    """One engine's score on a group of scenarios."""

    score: Score

    @property
    def mark(self) -> Mark:
        return mark_of(self.score)

    @property
    def figure(self) -> str:
        """Passed of all, shortened where the mark says the rest."""
        if self.mark is Mark.NOT_RUN:
            return ""
        total = self.score.total
        return str(total) if self.mark is Mark.PASS else f"{self.score.passed}/{total}"

    @property
    def percent(self) -> str:
        """The score: passed of passed and failed."""
        return "–" if self.score.score is None else percent(self.score.score)

    @property
    def attempted(self) -> str:
        """The share attempted."""
        return percent(self.score.attempted) if self.score.total else "–"

    def count(self, mark: Mark) -> int:
        """How many scenarios had an outcome (one of `COUNTED`)."""
        return int(getattr(self.score, COUNTED[mark]))

    @property
    def parts(self) -> list[tuple[Mark, int, float]]:
        """For a bar: each outcome that occurs, how often, and its share in percent."""
        counts = ((mark, self.count(mark)) for mark in COUNTED)
        return [(mark, count, round(100 * count / self.score.total, 2)) for mark, count in counts if count]


def counted(result: Graded) -> Mapping[str, object]:
    """A result as scores count it."""
    return {"outcome": result.outcome.value, "partial": result.partial, "seconds": result.seconds}
