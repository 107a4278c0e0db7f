"""The linter: faults of feature files that can be found without an engine, and how to mend each."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from mtg_conformance.suite import rulings
from mtg_conformance.suite.catalog import Scenario, Suite
from mtg_conformance.suite.grammar import FAULTS, read_sentence
from mtg_conformance.suite.properties import keywords_of
from mtg_conformance.suite.rules_data import Edition
from mtg_conformance.suite.steps import StepIndex
from mtg_conformance.suite.things import split_list

RELEASED_IDS = "released-ids.txt"

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_RULE = re.compile(r"\d{3}\.\d+[a-z]{0,2}")
_TAGS = ("@id:", "@CR:", "@ruling:", "@since:", "@until:", "@card:")
_PLACEHOLDER = re.compile(r"<[^<>]+>")


@dataclass(frozen=True, order=True)
class Fault:
    """One fault: where it is, what it is, and how to mend it."""

    path: str
    line: int
    message: str
    mend: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" + (f"\n    {self.mend}" if self.mend else "")


def lint(suite: Suite, index: StepIndex, rules: Edition) -> list[Fault]:
    """Every fault of a suite, in the order of files and lines."""
    found: set[Fault] = set()
    found.update(Fault(fault.path, fault.line, fault.reason, "correct the Gherkin") for fault in suite.unreadable)
    for scenario in suite:
        found.update(_tags(scenario, rules))
        found.update(_shape(scenario))
        found.update(_sentences(scenario, index, rules))
    found.update(_duplicates(suite.scenarios))
    found.update(_vanished(suite))
    found.update(Fault(*fault) for fault in rulings.faults(suite, rules))
    return sorted(found)


def unknown_cards(suite: Suite, support: Iterable[str]) -> list[Fault]:
    """A fault for each card of a set-up that isn't among `support`, where it is first used."""
    known, found = set(support), {}
    for scenario in suite:
        for step in scenario.steps:
            for name in placed_cards(step.text) if step.kind == "given" else ():
                if name not in known and name not in found:
                    mend = "write its card file, or use another card"
                    found[name] = Fault(scenario.path, step.line, f"the engine doesn't know {name}", mend)
    return sorted(found.values())


def placed_cards(sentence: str) -> tuple[str, ...]:
    """The cards that a set-up sentence places, not those it only refers to."""
    head = re.split(r' (?:attached to|called|with) (?=")', sentence)[0]
    return tuple(re.findall(r'"([^"]+)"', head))


def released_ids(root: Path) -> Sequence[str]:
    """The ids of the last release, as kept beside the features."""
    path = root / "features" / RELEASED_IDS
    return path.read_text(encoding="utf-8").split() if path.is_file() else ()


def record_release(suite: Suite) -> Path:
    """Write the ids of the suite as those of a release."""
    path = suite.root / "features" / RELEASED_IDS
    ids = dict.fromkeys((*released_ids(suite.root), *(scenario.base_id for scenario in suite)))
    path.write_text("\n".join(sorted(ids)) + "\n", encoding="utf-8")
    return path


def _tags(scenario: Scenario, rules: Edition) -> Iterator[Fault]:
    at = (scenario.path, scenario.line)
    ids = [tag for tag in scenario.tags if tag.startswith("@id:")]
    if len(ids) != 1:
        yield Fault(
            *at, f"{len(ids) or 'no'} @id: tag{'s' if len(ids) > 1 else ''}", "give it one, in kebab-case: @id:x-y"
        )
    elif not _ID.fullmatch(scenario.base_id):
        yield Fault(*at, f"@id:{scenario.base_id} is not in kebab-case", "lower case, digits and single hyphens")
    if not scenario.rules:
        yield Fault(*at, "no @CR: tag", "name the rule that the scenario proves: @CR:106.7")
    for number in scenario.rules:
        if not _RULE.fullmatch(number) or number not in rules:
            near = difflib.get_close_matches(number, rules.rules, n=3)
            yield Fault(*at, f"there is no rule {number}", f"near it: {', '.join(near)}" if near else "look it up")
    for name, day in (("since", scenario.since), ("until", scenario.until)):
        if day is not None and not _DAY.fullmatch(day):
            yield Fault(*at, f"@{name}:{day} is no day", "write it as YYYY-MM-DD")
    if scenario.since and scenario.until and scenario.since >= scenario.until:
        yield Fault(*at, f"@since:{scenario.since} isn't before @until:{scenario.until}", "no edition is between them")
    for tag in scenario.tags:
        if not tag.startswith(_TAGS):
            yield Fault(*at, f"unknown tag {tag}", f"known: {', '.join(_TAGS)}")


def _shape(scenario: Scenario) -> Iterator[Fault]:
    kinds = [step.kind for step in scenario.steps]
    at = (scenario.path, scenario.line)
    if "then" not in kinds:
        yield Fault(*at, "a scenario without a check can't fail", "add a Then")
    for step, previous in zip(scenario.steps[1:], kinds, strict=False):
        if step.kind == "given" and previous != "given":
            yield Fault(
                scenario.path, step.line, "set-up after the game has begun", "move it before the first When or Then"
            )
    for step in scenario.steps:
        if step.table or step.docstring is not None:
            yield Fault(scenario.path, step.line, "no step takes a table or a text", "say it in the sentence")
        elif left := _PLACEHOLDER.search(step.text):
            yield Fault(scenario.path, step.line, f"no column of the examples is called {left[0]}", "correct the name")


def _sentences(scenario: Scenario, index: StepIndex, rules: Edition) -> Iterator[Fault]:
    players = ["Alice", "Bob"]
    for step in scenario.steps:
        at = (scenario.path, step.line)
        try:
            groups = read_sentence(index, step.kind, step.text)
        except FAULTS as fault:
            yield Fault(*at, str(fault), _near_sentence(index, step.kind, step.text) if "no step" in str(fault) else "")
            continue
        if named := groups.get("players"):
            players = list(split_list(named))
        player = groups.get("player")
        if player is not None and player not in players:
            yield Fault(
                *at, f"{player} isn't in the game", f"say first: Given a game with {', '.join(players)} and {player}"
            )
        for keyword in keywords_of(groups["has"]) if groups.get("has") else ():
            if not _known_keyword(keyword, rules):
                near = difflib.get_close_matches(keyword, rules.keywords, n=2)
                yield Fault(*at, f"{keyword!r} is no keyword ability", f"near it: {', '.join(near)}" if near else "")


def _known_keyword(keyword: str, rules: Edition) -> bool:
    return any(keyword == name or keyword.startswith(f"{name} ") or keyword.endswith(name) for name in rules.keywords)


def _near_sentence(index: StepIndex, kind: str, text: str) -> str:
    """The example of a definition that looks most like the sentence."""
    words = re.sub(r'"[^"]*"', '"…"', text)
    examples = {
        re.sub(r'"[^"]*"', '"…"', example): example
        for definition in index.definitions
        if definition.kind == kind
        for example in definition.documentation.get("example", "").splitlines()
    }
    near = difflib.get_close_matches(words, examples, n=1, cutoff=0.4)
    return f"perhaps like: {examples[near[0]]}" if near else "mtg-conformance steps lists the sentences"


def _duplicates(scenarios: Iterable[Scenario]) -> Iterator[Fault]:
    ids: dict[str, Scenario] = {}
    names: dict[tuple[str, str, int | None], Scenario] = {}
    for scenario in scenarios:
        first = ids.setdefault(scenario.id, scenario)
        if first is not scenario:
            where = f"{first.path}:{first.line}"
            yield Fault(scenario.path, scenario.line, f"@id:{scenario.base_id} is used at {where}", "ids are unique")
        if scenario.row is not None:
            continue
        other = names.setdefault((scenario.path, scenario.name, scenario.row), scenario)
        if other is not scenario:
            message = f"line {other.line} has the same name: {scenario.name}"
            yield Fault(scenario.path, scenario.line, message, "say what this one shows that the other doesn't")


def _vanished(suite: Suite) -> Iterator[Fault]:
    here = {scenario.base_id for scenario in suite}
    for number, released in enumerate(released_ids(suite.root), 1):
        if released not in here:
            path = f"features/{RELEASED_IDS}"
            yield Fault(
                path, number, f"the scenario {released} has vanished since the last release", "ids are kept for ever"
            )
