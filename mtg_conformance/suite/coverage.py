"""Which rules the suite proves: for each chapter, proved of those that can be proved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mtg_conformance.suite.catalog import Scenario
from mtg_conformance.suite.rules_data import Edition, Rule

CHAPTERS = {
    "1": "Game Concepts",
    "2": "Parts of a Card",
    "3": "Card Types",
    "4": "Zones",
    "5": "Turn Structure",
    "6": "Spells, Abilities, and Effects",
    "7": "Additional Rules",
    "8": "Multiplayer Rules",
    "9": "Casual Variants",
}


@dataclass(frozen=True)
class Chapter:
    """`proved` and `missing` are of the testable rules; `beyond` are proved ones of other classes."""

    number: str
    proved: tuple[Rule, ...]
    missing: tuple[Rule, ...]
    beyond: tuple[Rule, ...]

    @property
    def testable(self) -> int:
        """How many can be proved."""
        return len(self.proved) + len(self.missing)


@dataclass(frozen=True)
class Coverage:
    """Coverage of an edition by scenarios."""

    edition: Edition
    chapters: tuple[Chapter, ...]
    scenarios: int

    @property
    def proved(self) -> int:
        """Testable rules proved, of all chapters."""
        return sum(len(chapter.proved) for chapter in self.chapters)

    @property
    def testable(self) -> int:
        """Testable rules of all chapters."""
        return sum(chapter.testable for chapter in self.chapters)

    def as_json(self) -> dict[str, Any]:
        """The figures, and the numbers behind them."""
        return {
            "rules_date": self.edition.effective,
            "scenarios": self.scenarios,
            "proved": self.proved,
            "testable": self.testable,
            "chapters": {
                chapter.number: {
                    "name": CHAPTERS[chapter.number],
                    "proved": len(chapter.proved),
                    "testable": chapter.testable,
                    "beyond": len(chapter.beyond),
                    "rules": [rule.number for rule in chapter.proved],
                }
                for chapter in self.chapters
            },
        }


def measure(scenarios: Iterable[Scenario], edition: Edition) -> Coverage:
    """Count the rules that at least one scenario is tagged with as proving them."""
    scenarios = list(scenarios)
    tagged = {number for scenario in scenarios for number in scenario.rules}
    chapters = []
    for number in CHAPTERS:
        rules = [rule for rule in edition.rules.values() if rule.chapter == number]
        chapters.append(
            Chapter(
                number,
                proved=tuple(rule for rule in rules if rule.kind == "testable" and rule.number in tagged),
                missing=tuple(rule for rule in rules if rule.kind == "testable" and rule.number not in tagged),
                beyond=tuple(rule for rule in rules if rule.kind != "testable" and rule.number in tagged),
            )
        )
    return Coverage(edition, tuple(chapters), len({scenario.base_id for scenario in scenarios}))
