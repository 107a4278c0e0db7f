"""Choosing scenarios: by id, path, rule, card, expression and rules edition."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mtg_conformance.suite.catalog import Scenario, Suite

_TOKEN = re.compile(r"\s*(?:(\()|(\))|\"([^\"]*)\"|([^\s()]+))")


class UnknownSelection(Exception):
    """Something was asked for that the suite doesn't have; `suggestions` are near misses. A usage error."""

    def __init__(self, kind: str, value: str, suggestions: Sequence[str] = ()) -> None:
        hint = f" (did you mean {', '.join(suggestions)}?)" if suggestions else ""
        super().__init__(f"no scenario has the {kind} {value!r}{hint}")
        self.kind, self.value, self.suggestions = kind, value, tuple(suggestions)


class BadExpression(Exception):
    """A `-k` expression that can't be read. A usage error."""


@dataclass(frozen=True)
class Selection:
    """What to choose. Values of one field are alternatives; fields narrow each other; an empty field chooses all.

    `ids` may name an outline (all its rows) or one row (`id[2]`); `paths` are feature files or folders, relative to the
    suite's folder or to the working directory, with an optional `:line` or `::id`; `rules` include their subrules,
    sections (`106`) and chapters (`7`).
    """

    ids: tuple[str, ...] = ()
    paths: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    expression: str | None = None
    rules_date: str | None = None


def select(suite: Suite, selection: Selection) -> list[Scenario]:
    """The chosen scenarios in the suite's order. Raises `UnknownSelection` or `BadExpression`."""
    chosen: Iterable[Scenario] = suite.scenarios
    if selection.ids or selection.paths:
        wanted = {scenario.id for value in selection.ids for scenario in _by_id(suite, value)}
        wanted |= {scenario.id for value in selection.paths for scenario in _by_path(suite, value)}
        chosen = [scenario for scenario in chosen if scenario.id in wanted]
    if selection.rules:
        wanted = {scenario.id for value in selection.rules for scenario in _by_rule(suite, value)}
        chosen = [scenario for scenario in chosen if scenario.id in wanted]
    if selection.cards:
        wanted = {scenario.id for value in selection.cards for scenario in _by_card(suite, value)}
        chosen = [scenario for scenario in chosen if scenario.id in wanted]
    if selection.expression:
        fits = compile_expression(selection.expression)
        chosen = [scenario for scenario in chosen if fits(_haystack(scenario))]
    if selection.rules_date:
        chosen = [scenario for scenario in chosen if scenario.in_force(selection.rules_date)]
    return list(chosen)


def rule_within(rule: str, wanted: str) -> bool:
    """Whether `rule` is `wanted`, one of its subrules, or inside the section or chapter that `wanted` is."""
    wanted = wanted.rstrip(".")
    if re.fullmatch(r"\d", wanted):
        return rule.startswith(wanted)
    if re.fullmatch(r"\d{3}", wanted):
        return rule == wanted or rule.startswith(wanted + ".")
    return rule == wanted or (rule.startswith(wanted) and rule[len(wanted) :].isalpha())


def compile_expression(text: str) -> Callable[[str], bool]:
    """A predicate from words joined by `and`, `or`, `not` and parentheses; a word fits where it is contained."""
    tokens = [next(part for part in found if part) for found in _TOKEN.findall(text)]
    position = 0

    def peek() -> str | None:
        return tokens[position] if position < len(tokens) else None

    def take() -> str:
        nonlocal position
        position += 1
        return str(tokens[position - 1])

    def either() -> Callable[[str], bool]:
        terms = [both()]
        while peek() == "or":
            take()
            terms.append(both())
        return lambda hay: any(term(hay) for term in terms)

    def both() -> Callable[[str], bool]:
        terms = [one()]
        while peek() == "and":
            take()
            terms.append(one())
        return lambda hay: all(term(hay) for term in terms)

    def one() -> Callable[[str], bool]:
        token = peek()
        if token is None or token in ("and", "or", ")"):
            raise BadExpression(f"{text!r}: expected a word{f' instead of {token!r}' if token else ' at the end'}")
        take()
        if token == "not":
            inner = one()
            return lambda hay: not inner(hay)
        if token == "(":
            inner = either()
            if peek() != ")":
                raise BadExpression(f"{text!r}: a parenthesis isn't closed")
            take()
            return inner
        return lambda hay: token.lower() in hay

    result = either()
    if position < len(tokens):
        raise BadExpression(f"{text!r}: expected and, or instead of {tokens[position]!r}")
    return result


def _haystack(scenario: Scenario) -> str:
    return "\n".join(
        (scenario.id, scenario.name, scenario.path, *scenario.rules, *scenario.cards, *scenario.tags)
    ).lower()


def _by_id(suite: Suite, value: str) -> list[Scenario]:
    found = [scenario for scenario in suite if value in (scenario.id, scenario.base_id)]
    if not found:
        raise UnknownSelection("id", value, _near(value, {scenario.base_id for scenario in suite}))
    return found


def _by_path(suite: Suite, value: str) -> list[Scenario]:
    path, _, scenario_id = value.partition("::")
    line: int | None = None
    if (match := re.fullmatch(r"(.+):(\d+)", path)) is not None:
        path, line = match[1], int(match[2])
    names = {path.rstrip("/")}
    resolved = Path(path).resolve()
    if resolved.is_relative_to(suite.root.resolve()):
        names.add(resolved.relative_to(suite.root.resolve()).as_posix())
    inside = [
        scenario
        for scenario in suite
        if any(name == "." or scenario.path == name or scenario.path.startswith(name + "/") for name in names)
    ]
    found = inside
    if scenario_id:
        found = [scenario for scenario in inside if scenario_id in (scenario.id, scenario.base_id)]
    if line is not None:
        before = [scenario.line for scenario in inside if scenario.line <= line]
        found = [scenario for scenario in found if before and scenario.line == max(before)]
    if not found:
        raise UnknownSelection("path", value, _near(value, {scenario.path for scenario in suite}))
    return found


def _by_rule(suite: Suite, value: str) -> list[Scenario]:
    found = [scenario for scenario in suite if any(rule_within(rule, value) for rule in scenario.rules)]
    if not found:
        raise UnknownSelection("rule", value, _near(value, {rule for scenario in suite for rule in scenario.rules}))
    return found


def _by_card(suite: Suite, value: str) -> list[Scenario]:
    folded = value.casefold()
    found = [scenario for scenario in suite if any(card.casefold() == folded for card in scenario.cards)]
    if not found:
        raise UnknownSelection("card", value, _near(value, {card for scenario in suite for card in scenario.cards}))
    return found


def _near(value: str, known: Iterable[str]) -> list[str]:
    return difflib.get_close_matches(value, sorted(known), n=3, cutoff=0.6)
