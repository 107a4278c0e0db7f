"""The registry of documented rulings: `features/rulings.tsv`, to which `@ruling:` tags refer.

One line each: id, card (empty where it is about no single card), source page, rule numbers, and the statement in the
project's own words.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mtg_conformance.suite.catalog import Scenario, Suite
from mtg_conformance.suite.rules_data import Edition

REGISTRY = "rulings.tsv"
COLUMNS = ["id", "card", "page", "rules", "statement"]


@dataclass(frozen=True)
class Ruling:
    """One documented statement. `line` is its line in the registry."""

    id: str
    card: str
    page: str
    rules: tuple[str, ...]
    statement: str
    line: int


class UnreadableRegistry(Exception):
    """The registry isn't the table it should be; the message says which line and why."""


def registry_path(root: Path) -> Path:
    return root / "features" / REGISTRY


def load_rulings(root: Path) -> Sequence[Ruling]:
    """The rulings of a suite, in the registry's order; none where it has no registry. Raises UnreadableRegistry."""
    path = registry_path(root)
    if not path.is_file():
        return ()
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        lines = list(reader)
    if not lines or lines[0] != COLUMNS:
        raise UnreadableRegistry(f"{REGISTRY}:1: the columns are {', '.join(COLUMNS)}, with tabs between")
    found = []
    for number, cells in enumerate(lines[1:], 2):
        if len(cells) != len(COLUMNS):
            raise UnreadableRegistry(f"{REGISTRY}:{number}: {len(cells)} cells instead of {len(COLUMNS)}")
        id, card, page, rules, statement = cells
        found.append(Ruling(id, card, page, tuple(rules.split()), statement, number))
    return found


def faults(suite: Suite, rules: Edition) -> Iterator[tuple[str, int, str, str]]:
    """(path, line, fault, how to mend it): twins, unknown rules, tags without an entry, entries without a scenario."""
    where = f"features/{REGISTRY}"
    try:
        rulings = load_rulings(suite.root)
    except UnreadableRegistry as fault:
        yield where, 1, str(fault), "correct the table"
        return
    known: set[str] = set()
    for ruling in rulings:
        if ruling.id in known:
            yield where, ruling.line, f"the id {ruling.id} stands here a second time", "give it an id of its own"
        known.add(ruling.id)
        for number in ruling.rules:
            if number not in rules:
                yield where, ruling.line, f"there is no rule {number}", "look the number up"
    tagged = {id for scenario in suite for id in scenario.rulings}
    for scenario in suite:
        for id in scenario.rulings:
            if id not in known:
                yield scenario.path, scenario.line, f"@ruling:{id} isn't in {where}", "add a line there, or correct it"
    for ruling in rulings:
        if ruling.id not in tagged:
            yield where, ruling.line, f"no scenario is tagged @ruling:{ruling.id}", "write one, or take the line out"


@dataclass(frozen=True)
class Proof:
    """A ruling, the scenarios (rows of outlines each) that are tagged with it, and per engine how many it passed."""

    ruling: Ruling
    scenarios: tuple[str, ...]
    passed: Mapping[str, int]
    graded: Mapping[str, int]

    @property
    def proved(self) -> bool:
        return bool(self.scenarios)


def measure(
    rulings: Iterable[Ruling], scenarios: Iterable[Scenario], engines: Mapping[str, Mapping[str, str]]
) -> list[Proof]:
    """Statement by statement: `engines` maps an engine's name to the outcome (a word) of each scenario by id."""
    by_ruling: dict[str, list[str]] = {}
    for scenario in scenarios:
        for id in scenario.rulings:
            by_ruling.setdefault(id, []).append(scenario.id)
    found = []
    for ruling in rulings:
        ids = tuple(by_ruling.get(ruling.id, ()))
        passed = {name: sum(outcomes.get(id) == "pass" for id in ids) for name, outcomes in engines.items()}
        graded = {name: sum(outcomes.get(id) in ("pass", "fail") for id in ids) for name, outcomes in engines.items()}
        found.append(Proof(ruling, ids, passed, graded))
    return found
