"""Mutants: a module's text with one small change, as cosmic-ray's operators make them. Needs the extra ``mutation``."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mtg_conformance.mutation.behaviour import NOTHING, Nowhere, changed_function
from mtg_conformance.sensitivity.catalogue import ENGINE

RULES = "rules_"
"""What the names of the packages begin with that are mutated: those that state rules."""


class NoMutationTester(Exception):
    """cosmic-ray isn't installed."""


@dataclass(frozen=True)
class Mutant:
    """One change: the lines from ``line`` on, ``old``, are ``new``. That is all that another machine needs.

    ``function`` is the outermost function (or ``Class.method``) that alone is changed by it, or empty where something
    else of the module is; ``nested``: only a function within that one.
    """

    module: str
    operator: str
    line: int
    old: tuple[str, ...]
    new: tuple[str, ...]
    function: str = ""
    nested: bool = False
    broken: bool = False
    """It can't even be compiled."""

    @property
    def id(self) -> str:
        """The same as long as the place and the change are."""
        short = self.module.removeprefix(f"{ENGINE}.")
        return f"{short}:{self.line} {self.diff}"

    @property
    def diff(self) -> str:
        """The change in a line."""
        old, new = (" ".join(" ".join(lines).split()) for lines in (self.old, self.new))
        return f"{old} → {new or '(gone)'}"

    def text(self, source: str) -> str:
        """The module's text with the change made. Raises ValueError where the text isn't what it was."""
        lines = source.splitlines(keepends=True)
        start, stop = self.line - 1, self.line - 1 + len(self.old)
        if tuple(lines[start:stop]) != self.old:
            raise ValueError(f"{self.module} has other lines at {self.line}")
        return "".join((*lines[:start], *self.new, *lines[stop:]))


@dataclass(frozen=True)
class Place:
    """A mutant before it is made: an operator's n-th place in a module."""

    module: str
    operator: str
    occurrence: int


@dataclass(frozen=True)
class Sample:
    """Mutants drawn from ``places`` in all; ``nothing`` of those that were drawn change nothing and were left out."""

    mutants: tuple[Mutant, ...]
    places: int
    nothing: int


def rule_modules(package: str = ENGINE) -> list[str]:
    """The names of the modules that state rules, in order."""
    root = importlib.import_module(package)
    parts = [part.name for part in pkgutil.iter_modules(root.__path__) if part.name.startswith(RULES)]
    return [
        f"{package}.{part}.{module.name}"
        for part in sorted(parts)
        for module in pkgutil.iter_modules(importlib.import_module(f"{package}.{part}").__path__)
    ]


def source_of(module: str) -> str:
    """The text of a module."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None, "a module with a file"
    return Path(spec.origin).read_text("utf-8")


def places(modules: Iterable[str]) -> Iterator[Place]:
    """Every place of every operator that needs no settings. Raises NoMutationTester."""
    operators = _operators()
    from cosmic_ray.ast import ast_nodes, get_ast

    for module in modules:
        nodes = list(ast_nodes(get_ast(source_of(module))))
        for name, operator in operators.items():
            number = sum(1 for node in nodes for _ in operator.mutation_positions(node))
            yield from (Place(module, name, occurrence) for occurrence in range(number))


def sample(modules: Sequence[str], size: int, seed: int) -> Sample:
    """Up to so many mutants, the same for the same seed and text. Raises NoMutationTester.

    What changes nothing that is ever run (``behaviour``) isn't one.
    """
    all_ = list(places(modules))
    drawn = list(all_)
    random.Random(seed).shuffle(drawn)
    found: dict[str, Mutant] = {}
    nothing = 0
    for place in drawn:
        if len(found) == size:
            break
        mutant = made(place)
        if mutant is None:
            nothing += 1
        else:
            found.setdefault(mutant.id, mutant)  # two operators may do the same
    order = {module: number for number, module in enumerate(modules)}
    told = sorted(found.values(), key=lambda mutant: (order[mutant.module], mutant.line, mutant.diff))
    return Sample(tuple(told), len(all_), nothing)


def made(place: Place) -> Mutant | None:
    """The mutant of a place; None where it changes nothing that is run. Raises NoMutationTester."""
    operator = _operators()[place.operator]
    from cosmic_ray.mutating import mutate_code

    before = source_of(place.module)
    after = mutate_code(before, operator, place.occurrence)
    if after is None:
        return None
    line, old, new = _change(before.splitlines(keepends=True), after.splitlines(keepends=True))
    where = changed_function(before, after)
    if where is NOTHING:
        return None
    if isinstance(where, Nowhere):
        return Mutant(place.module, place.operator, line, old, new, broken=where.broken)
    return Mutant(place.module, place.operator, line, old, new, where.function, where.nested)


def _change(before: list[str], after: list[str]) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """The lines that differ: number of the first, those before, those after."""
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return start + 1, tuple(before[start : len(before) - end]), tuple(after[start : len(after) - end])


def _operators() -> dict[str, Any]:
    """cosmic-ray's operators by name, but for those that must be told of variables."""
    try:
        from cosmic_ray.plugins import get_operator, operator_names
    except ImportError as fault:
        raise NoMutationTester(
            "cosmic-ray isn't installed; it comes with the extra: mtg-conformance[mutation]"
        ) from fault
    kinds = {name: get_operator(name) for name in sorted(operator_names())}
    return {name.partition("/")[2]: kind() for name, kind in kinds.items() if not kind.arguments()}
