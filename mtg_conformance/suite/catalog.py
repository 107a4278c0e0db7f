"""Feature files as scenarios: a record for each scenario and each outline row, with tags, rule heading and lines."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from mtg_conformance.suite.things import names_in

Kind = Literal["given", "when", "then"]
_KINDS: Mapping[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


class UnreadableFeature(Exception):
    """A feature file that is no Gherkin, or no text; `path` and `line` say where."""

    def __init__(self, path: str, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")
        self.path, self.line, self.reason = path, line, reason


@dataclass(frozen=True)
class Step:
    """One sentence. `keyword` is as written (And, Then …), `kind` what it amounts to."""

    keyword: str
    kind: Kind
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    docstring: str | None = None


@dataclass(frozen=True)
class Scenario:
    """One scenario, or one row of an outline.

    `id` comes from the tag `@id:`; rows of an outline are `id[1]`, `id[2]`. `path` is relative to the suite's folder.
    `rules` are the numbers it proves (`@CR:`), `since` and `until` the editions between which its answer holds.
    """

    id: str
    name: str
    path: str
    line: int
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    cards: tuple[str, ...]
    since: str | None
    until: str | None
    steps: tuple[Step, ...]
    feature: str
    rule_heading: str | None
    tags: tuple[str, ...] = ()
    row: int | None = None

    @property
    def base_id(self) -> str:
        """The id without the number of an outline's row."""
        return self.id if self.row is None else self.id[: self.id.rindex("[")]

    def in_force(self, rules_date: str) -> bool:
        """Whether the expectation holds under the edition of this day (YYYY-MM-DD)."""
        return (self.since is None or rules_date >= self.since) and (self.until is None or rules_date < self.until)


@dataclass(frozen=True)
class Suite:
    """A suite: its folder and its scenarios in the order of paths and lines."""

    root: Path
    scenarios: tuple[Scenario, ...]
    unreadable: tuple[UnreadableFeature, ...] = field(default=(), compare=False)

    @cached_property
    def _by_id(self) -> dict[str, Scenario]:
        return {scenario.id: scenario for scenario in self.scenarios}

    def __iter__(self) -> Iterator[Scenario]:
        return iter(self.scenarios)

    def __len__(self) -> int:
        return len(self.scenarios)

    def find(self, scenario_id: str) -> Scenario | None:
        """The scenario of this id, or None."""
        return self._by_id.get(scenario_id)

    @staticmethod
    def fingerprint(scenario: Scenario) -> str:
        """Changes when what the scenario says or proves changes; not when it moves or is renamed."""
        said = [[step.kind, step.text, step.table, step.docstring] for step in scenario.steps]
        essence = json.dumps([said, sorted(scenario.rules), scenario.since, scenario.until])
        return hashlib.sha256(essence.encode()).hexdigest()[:16]


def load_suite(root: Path) -> Suite:
    """Read every feature file under `root`/features (or under `root` itself where there is no such folder).

    Files that can't be read are kept in `Suite.unreadable`: the others still run, and the linter tells of them.
    """
    folder = root / "features" if (root / "features").is_dir() else root
    scenarios: list[Scenario] = []
    unreadable: list[UnreadableFeature] = []
    for path in sorted(folder.rglob("*.feature")):
        try:
            scenarios += load_feature(path, root)
        except UnreadableFeature as fault:
            unreadable.append(fault)
    return Suite(root, tuple(scenarios), tuple(unreadable))


def load_feature(path: Path, root: Path | None = None) -> list[Scenario]:
    """The scenarios of one file; paths are told relative to `root`. Raises `UnreadableFeature`."""
    shown = path.relative_to(root).as_posix() if root is not None and path.is_relative_to(root) else path.as_posix()
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise UnreadableFeature(shown, 1, str(fault)) from fault
    return parse_feature(text, shown)


def parse_feature(text: str, path: str) -> list[Scenario]:
    """The scenarios of a feature given as text. Raises `UnreadableFeature`."""
    # Imported here: the package costs 30 ms, which commands that read no feature needn't pay.
    from gherkin.errors import CompositeParserException, ParserException
    from gherkin.parser import Parser
    from gherkin.pickles.compiler import Compiler

    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as fault:
        first = fault.errors[0]
        raise UnreadableFeature(path, _line_of(first), str(first)) from fault
    except ParserException as fault:
        raise UnreadableFeature(path, _line_of(fault), str(fault)) from fault
    if not document.get("feature"):
        return []
    document["uri"] = path
    places = _Places(document["feature"])
    rows: dict[str, int] = {}
    scenarios = []
    for pickle in Compiler().compile(document):
        scenarios.append(_scenario(pickle, path, places, rows))
    return scenarios


class _Places:
    """Where the nodes of a parsed feature stand, by their ids."""

    def __init__(self, feature: Mapping[str, Any]) -> None:
        self.feature = str(feature["name"])
        self.lines: dict[str, int] = {}
        self.keywords: dict[str, str] = {}
        self.headings: dict[str, str | None] = {}
        self._children(feature["children"], None)

    def _children(self, children: Sequence[Mapping[str, Any]], heading: str | None) -> None:
        for child in children:
            if rule := child.get("rule"):
                self._children(rule["children"], rule["name"])
            elif background := child.get("background"):
                self._steps(background["steps"])
            elif scenario := child.get("scenario"):
                self.lines[scenario["id"]] = scenario["location"]["line"]
                self.headings[scenario["id"]] = heading
                self._steps(scenario["steps"])
                for examples in scenario["examples"]:
                    for row in examples.get("tableBody", ()):
                        self.lines[row["id"]] = row["location"]["line"]

    def _steps(self, steps: Sequence[Mapping[str, Any]]) -> None:
        for step in steps:
            self.lines[step["id"]] = step["location"]["line"]
            self.keywords[step["id"]] = step["keyword"].strip()


def _scenario(pickle: Mapping[str, Any], path: str, places: _Places, rows: dict[str, int]) -> Scenario:
    node, *row_nodes = pickle["astNodeIds"]
    tags = tuple(tag["name"] for tag in pickle["tags"])
    base = next(iter(_tagged(tags, "@id:")), "") or f"line-{places.lines[node]}"
    row: int | None = None
    if row_nodes:
        row = rows[node] = rows.get(node, 0) + 1
    steps = tuple(_step(step, places) for step in pickle["steps"])
    cards = dict.fromkeys(name for step in steps for name in names_in(step.text))
    return Scenario(
        id=base if row is None else f"{base}[{row}]",
        name=pickle["name"],
        path=path,
        line=places.lines[row_nodes[0] if row_nodes else node],
        rules=_tagged(tags, "@CR:"),
        rulings=_tagged(tags, "@ruling:"),
        cards=tuple(cards),
        since=next(iter(_tagged(tags, "@since:")), None),
        until=next(iter(_tagged(tags, "@until:")), None),
        steps=steps,
        feature=places.feature,
        rule_heading=places.headings[node],
        tags=tags,
        row=row,
    )


def _step(step: Mapping[str, Any], places: _Places) -> Step:
    node = step["astNodeIds"][0]
    argument = step.get("argument") or {}
    table = argument.get("dataTable", {}).get("rows", ())
    return Step(
        keyword=places.keywords[node],
        kind=_KINDS.get(step["type"], "given"),
        text=step["text"],
        line=places.lines[node],
        table=tuple(tuple(cell["value"] for cell in line["cells"]) for line in table),
        docstring=argument.get("docString", {}).get("content"),
    )


def _tagged(tags: Sequence[str], prefix: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(tag.removeprefix(prefix) for tag in tags if tag.startswith(prefix)))


def _line_of(fault: Any) -> int:
    location = getattr(fault, "location", None) or {}
    return int(location.get("line", 1))
