"""Scores by rule, section and chapter: passed / (passed + failed), with the share attempted beside it.

Skipping can't raise a score unseen: what isn't attempted lowers the share. A pass that rests on a card the engine
supports in part proves little (a card that does nothing passes many a check): it counts in neither, and is told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

CHAPTERS: Mapping[str, str] = {
    "1": "Game concepts",
    "2": "Parts of a card",
    "3": "Card types",
    "4": "Zones",
    "5": "Turn structure",
    "6": "Spells, effects",
    "7": "Additional rules",
    "8": "Multiplayer",
    "9": "Casual variants",
}


@dataclass
class Score:
    """How a group of scenarios went."""

    passed: int = 0
    partial: int = 0
    failed: int = 0
    unsupported: int = 0
    error: int = 0
    broken: int = 0
    seconds: float = 0.0

    @property
    def total(self) -> int:
        return self.passed + self.partial + self.failed + self.unsupported + self.error + self.broken

    @property
    def score(self) -> float | None:
        """None where nothing was passed or failed."""
        graded = self.passed + self.failed
        return self.passed / graded if graded else None

    @property
    def attempted(self) -> float:
        return (self.passed + self.failed) / self.total if self.total else 0.0

    def add(self, event: Mapping[str, Any]) -> None:
        """Count a scenario_finished event."""
        match event["outcome"]:
            case "pass" if event["partial"]:
                self.partial += 1
            case "pass":
                self.passed += 1
            case "fail":
                self.failed += 1
            case "unsupported":
                self.unsupported += 1
            case "error":
                self.error += 1
            case "broken":
                self.broken += 1
        self.seconds += event["seconds"]


def chapter_of(rule: str) -> str:
    return rule[:1]


def section_of(rule: str) -> str:
    return rule[:3]


def scores_by(finished: Iterable[Mapping[str, Any]], group: Callable[[str], str] = str) -> dict[str, Score]:
    """A score for each group of rules (each rule by default), in the rules' order.

    A scenario counts once in every group that one of its rules belongs to.
    """
    scores: dict[str, Score] = {}
    for event in finished:
        for key in {group(rule) for rule in event["rules"]}:
            scores.setdefault(key, Score()).add(event)
    return dict(sorted(scores.items(), key=lambda item: rule_order(item[0])))


def total_score(finished: Iterable[Mapping[str, Any]]) -> Score:
    """The score of the whole run: every scenario once."""
    score = Score()
    for event in finished:
        score.add(event)
    return score


def rule_order(rule: str) -> tuple[int, int, int, str]:
    """Sorts rule numbers as the rules do: 702.9a before 702.10, 702.19z before 702.19aa."""
    section, _, rest = rule.rstrip(".").partition(".")
    number = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    letters = rest[len(number) :]
    return int(section), int(number or 0), len(letters), letters
