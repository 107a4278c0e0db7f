"""What the site tells, put in order before any page is written: scenarios, rules, engines, and who did how on what."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from mtg_conformance.grading.results_file import Graded, RecordedRun
from mtg_conformance.grading.scores import Score, rule_order
from mtg_conformance.publishing.site.faults import Faults
from mtg_conformance.publishing.site.marks import Cell, counted
from mtg_conformance.suite.catalog import Scenario, Suite
from mtg_conformance.suite.coverage import CHAPTERS, Coverage, measure
from mtg_conformance.suite.rules_data import Edition, Rule

_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Engine:
    """A run to show, with a label that no other run of the site has."""

    slug: str
    label: str
    run: RecordedRun

    @property
    def name(self) -> str:
        return self.run.engine.name

    @property
    def detail(self) -> str:
        """What follows the name in the label: the version, and whatever tells two runs of it apart."""
        return self.label.removeprefix(self.name).strip()


@dataclass(frozen=True)
class Entry:
    """A scenario, or an outline with all its rows: one page."""

    slug: str
    rows: tuple[Scenario, ...]

    @property
    def first(self) -> Scenario:
        return self.rows[0]

    @property
    def id(self) -> str:
        return self.first.base_id

    @property
    def name(self) -> str:
        """An outline's rows may differ in name where it has a placeholder; the first stands for all."""
        return self.first.name

    @cached_property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule for row in self.rows for rule in row.rules))

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Names quoted in the steps that are no ability's text."""
        names = dict.fromkeys(card for row in self.rows for card in row.cards)
        return tuple(name for name in names if not re.search(r"[{}<>]", name))


@dataclass(frozen=True)
class RuleGroup:
    """A rule with its subrules: 702.33, 702.33a, …; one page."""

    number: str
    name: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Section:
    """A three-digit section of the rules."""

    number: str
    name: str
    groups: tuple[RuleGroup, ...]


@dataclass(frozen=True)
class Site:
    """Everything the pages need. `clauses` is the text of the rules and `faults` the record of a
    `sensitivity` run, where the user has given them."""

    edition: Edition
    entries: tuple[Entry, ...]
    engines: tuple[Engine, ...]
    sections: tuple[Section, ...]
    coverage: Coverage
    fingerprints: Mapping[str, str]
    clauses: Mapping[str, str] = field(default_factory=dict)
    faults: Faults = field(default_factory=Faults)

    @cached_property
    def by_rule(self) -> Mapping[str, list[Entry]]:
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            for rule in entry.rules:
                found.setdefault(rule, []).append(entry)
        return found

    @cached_property
    def groups(self) -> Mapping[str, RuleGroup]:
        return {group.number: group for section in self.sections for group in section.groups}

    @cached_property
    def chapters(self) -> Mapping[str, list[Section]]:
        found: dict[str, list[Section]] = {number: [] for number in CHAPTERS}
        for section in self.sections:
            found[section.number[0]].append(section)
        return found

    @cached_property
    def by_number(self) -> Mapping[str, Section]:
        return {section.number: section for section in self.sections}

    @cached_property
    def rows(self) -> Mapping[str, Scenario]:
        return {row.id: row for entry in self.entries for row in entry.rows}

    @cached_property
    def slugs(self) -> Mapping[str, str]:
        """A scenario's or a row's id to its page."""
        return {row.id: entry.slug for entry in self.entries for row in entry.rows}

    @cached_property
    def _tallies(self) -> list[dict[str, Score]]:
        return [_tally(engine.run, self.rows) for engine in self.engines]

    def cells(self, key: str) -> list[Cell]:
        """Each engine's cell for a rule, a rule group (`106.12*`), a section, a chapter or all (the empty text)."""
        return [Cell(tally.get(key, Score())) for tally in self._tallies]

    def cell(self, engine: Engine, key: str) -> Cell:
        return self.cells(key)[self.engines.index(engine)]

    @cached_property
    def _entry_cells(self) -> Mapping[str, list[Cell]]:
        found = {}
        for entry in self.entries:
            scores = [Score() for _ in self.engines]
            for score, engine in zip(scores, self.engines, strict=True):
                for result in self.results(entry, engine):
                    score.add(counted(result))
            found[entry.slug] = [Cell(score) for score in scores]
        return found

    def entry_cells(self, entry: Entry) -> list[Cell]:
        """Each engine's cell for a scenario with all its rows."""
        return self._entry_cells[entry.slug]

    @staticmethod
    def results(entry: Entry, engine: Engine) -> list[Graded]:
        """The engine's results on the rows of a scenario."""
        found = (engine.run.by_id.get(row.id) for row in entry.rows)
        return [result for result in found if result is not None]

    def changed(self, result: Graded) -> bool:
        """Whether the scenario isn't any more what it was when the engine was graded."""
        return bool(result.fingerprint) and result.fingerprint != self.fingerprints.get(result.id)

    def clause(self, rule: Rule) -> str:
        """A rule's text, where the user has given it and it is more than the name that heads the page."""
        text = self.clauses.get(rule.number, "")
        return "" if text == rule.name else text

    def has_page(self, group: RuleGroup) -> bool:
        """A rule has a page where there is something to tell: scenarios, or its text."""
        return any(rule.number in self.by_rule or rule.number in self.clauses for rule in group.rules)


def assemble(
    suite: Suite,
    edition: Edition,
    runs: Sequence[RecordedRun],
    clauses: Mapping[str, str] | None = None,
    faults: Faults | None = None,
) -> Site:
    """Put suite, rules and runs in order."""
    scenarios = list(suite)
    return Site(
        edition=edition,
        entries=_entries(scenarios),
        engines=_engines(runs),
        sections=_sections(edition),
        coverage=measure((scenario for scenario in scenarios if scenario.in_force(edition.effective)), edition),
        fingerprints={scenario.id: suite.fingerprint(scenario) for scenario in scenarios},
        clauses={number: text for number, text in (clauses or {}).items() if number in edition},
        faults=faults or Faults(),
    )


def group_of(rule: str) -> str:
    """The rule that a subrule belongs to: 702.33a to 702.33."""
    return rule.rstrip(_LETTERS)


def slugify(text: str, taken: set[str]) -> str:
    """A file name that no other has, whatever the file system makes of capitals; adds it to `taken`."""
    slug = plain = re.sub(r"[^a-z0-9.]+", "-", text.lower()).strip("-.") or "page"
    number = 1
    while slug in taken:
        number += 1
        slug = f"{plain}-{number}"
    taken.add(slug)
    return slug


def _entries(scenarios: Iterable[Scenario]) -> tuple[Entry, ...]:
    rows: dict[tuple[str, str], list[Scenario]] = {}
    for scenario in scenarios:
        rows.setdefault((scenario.path, scenario.base_id), []).append(scenario)
    taken: set[str] = set()
    return tuple(Entry(slugify(key[1], taken), tuple(found)) for key, found in rows.items())


def _engines(runs: Sequence[RecordedRun]) -> tuple[Engine, ...]:
    names = [str(run.engine) for run in runs]
    days = [f"{run.engine}, {run.time[:10]}" for run in runs]
    taken: set[str] = set()
    labels: set[str] = set()
    engines = []
    for run, name, day in zip(runs, names, days, strict=True):
        label = name if names.count(name) == 1 else day if days.count(day) == 1 else f"{run.engine}, {run.time}"
        unique, number = label, 1
        while unique in labels:
            number += 1
            unique = f"{label} ({number})"
        labels.add(unique)
        engines.append(Engine(slugify(unique, taken), unique, run))
    return tuple(engines)


def _sections(edition: Edition) -> tuple[Section, ...]:
    grouped: dict[str, dict[str, list[Rule]]] = {}
    for rule in sorted(edition.rules.values(), key=lambda rule: rule_order(rule.number)):
        grouped.setdefault(rule.section, {}).setdefault(group_of(rule.number), []).append(rule)
    return tuple(
        Section(
            section,
            next(iter(groups.values()))[0].name,
            tuple(RuleGroup(number, rules[0].name, tuple(rules)) for number, rules in groups.items()),
        )
        for section, groups in grouped.items()
    )


def _tally(run: RecordedRun, rows: Mapping[str, Scenario]) -> dict[str, Score]:
    """A scenario counts once in each group that one of its rules belongs to."""
    scores: dict[str, Score] = {}
    for result in run.results:
        if result.id not in rows:
            continue
        rules = rows[result.id].rules
        keys = {"", *rules, *(f"{group_of(rule)}*" for rule in rules)}
        keys.update(part for rule in rules for part in (rule[0], rule[:3]))
        for key in keys:
            scores.setdefault(key, Score()).add(counted(result))
    return scores
