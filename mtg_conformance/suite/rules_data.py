"""The numbers of the Comprehensive Rules: which exist, what kind each is, and a hash of its clause. No rule's text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

DATA_FILE = Path(__file__).resolve().parent.parent / "data" / "rules.tsv"


@dataclass(frozen=True)
class Rule:
    """One numbered rule. `kind` is its class: testable, definition, procedure-physical, variant or informational.

    `name` is the keyword's where the rule is a keyword's heading (701, 702), else its section's.
    """

    number: str
    kind: str
    area: str
    name: str
    digest: str

    @property
    def chapter(self) -> str:
        """1 to 9."""
        return self.number[0]

    @property
    def section(self) -> str:
        """Three digits."""
        return self.number[:3]


@dataclass(frozen=True)
class Edition:
    """An edition of the rules: the day it takes effect (YYYY-MM-DD) and its rules in order."""

    effective: str
    rules: Mapping[str, Rule] = field(default_factory=dict)

    def __contains__(self, number: str) -> bool:
        return number in self.rules

    @cached_property
    def sections(self) -> frozenset[str]:
        """Three-digit numbers that have rules."""
        return frozenset(rule.section for rule in self.rules.values())

    @cached_property
    def keywords(self) -> frozenset[str]:
        """The names of keyword abilities (rule 702), in lower case."""
        return frozenset(
            rule.name.lower() for rule in self.rules.values() if re.fullmatch(r"702\.\d+", rule.number)
        ) - {"keyword abilities"}

    def testable(self, chapter: str | None = None) -> list[Rule]:
        """The rules that a scenario can prove, of one chapter or of all."""
        return [
            rule
            for rule in self.rules.values()
            if rule.kind == "testable" and (chapter is None or rule.chapter == chapter)
        ]


@dataclass(frozen=True)
class Comparison:
    """What another edition has that this one hasn't, the other way round, and what both have in other words."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]
    # Removed numbers whose clause stands unchanged under a new number.
    moved: Mapping[str, str]


def compare(old: Edition, new: Edition) -> Comparison:
    """Which rules `new` adds, removes, changes and renumbers."""
    added = [number for number in new.rules if number not in old.rules]
    removed = [number for number in old.rules if number not in new.rules]
    changed = [n for n, rule in old.rules.items() if n in new.rules and new.rules[n].digest != rule.digest]
    # A number may have gone to another clause, its own clause moving on: found by the hash.
    places = {new.rules[number].digest: number for number in (*added, *changed)}
    moved = {n: places[old.rules[n].digest] for n in (*removed, *changed) if old.rules[n].digest in places}
    return Comparison(tuple(added), tuple(removed), tuple(changed), moved)


@cache
def rules() -> Edition:
    """The edition that the suite is written for."""
    return read_table(DATA_FILE)


def read_table(path: Path) -> Edition:
    """An edition from a table as `rules_edition` writes it."""
    first, _, *lines = path.read_text(encoding="utf-8").splitlines()
    found = [Rule(*line.split("\t")) for line in lines]
    return Edition(first.removeprefix("# effective "), {rule.number: rule for rule in found})
