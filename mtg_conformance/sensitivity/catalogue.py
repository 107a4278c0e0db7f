"""The catalogue of faults: each a rule, how an engine breaks it, and the edits that make the reference engine do so."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import ModuleType

from mtg_conformance.sensitivity.patching import CannotPatch, Edit, patched
from mtg_conformance.suite.rules_data import rules
from mtg_conformance.suite.select import rule_within

ENGINE = "reference_engine"
"""The package that the catalogue's edits are of."""
CARD_FILES = f"{ENGINE}.cardfiles"
"""The module that reads cards, which takes long, so each is read once for all scenarios."""


class BadCatalogue(Exception):
    """The catalogue contradicts itself or the rules: two faults of one id, or a rule that isn't there."""


@dataclass(frozen=True)
class Fault:
    """One rule broken.

    ``rule`` is the rule that is broken; ``what`` says in words what the broken engine does. ``equivalent``, if it is
    given, explains why no game whatever could show the difference: such a fault is listed and not counted.
    """

    rule: str
    what: str
    edits: tuple[Edit, ...]
    equivalent: str = ""

    @property
    def id(self) -> str:
        """Stable as long as rule and words are."""
        return f"{self.rule}-" + "-".join(re.findall(r"[a-z0-9]+", self.what.lower()))[:60].strip("-")


def fault(rule: str, what: str, *edits: Edit, equivalent: str = "") -> Fault:
    """How the catalogue's modules write a fault."""
    return Fault(rule, what, edits, equivalent)


def edit(module: str, function: str, old: str, new: str) -> Edit:
    """An edit of a module of the reference engine, named without the package."""
    return Edit(f"{ENGINE}.{module}", function, old, new)


def load_catalogue(package: ModuleType | None = None) -> list[Fault]:
    """The ``FAULTS`` of every module in a package, in the order of the rules. Raises BadCatalogue."""
    package = package or importlib.import_module("mtg_conformance.sensitivity.faults")
    found: list[Fault] = []
    for module in pkgutil.iter_modules(package.__path__):
        found += importlib.import_module(f"{package.__name__}.{module.name}").FAULTS
    return ordered(found)


def ordered(faults: Iterable[Fault]) -> list[Fault]:
    """By rule, then as they were. Raises BadCatalogue."""
    order = {number: place for place, number in enumerate(rules().rules)}
    faults, seen = list(faults), set()
    for each in faults:
        if each.rule not in order:
            raise BadCatalogue(f"{each.id}: there is no rule {each.rule}")
        if each.id in seen:
            raise BadCatalogue(f"two faults are called {each.id}")
        if not each.edits:
            raise BadCatalogue(f"{each.id} changes nothing")
        seen.add(each.id)
    return sorted(faults, key=lambda each: order[each.rule])


def chosen(faults: Iterable[Fault], wanted: Sequence[str]) -> list[Fault]:
    """Those of these rules (with subrules), sections, chapters or ids; all if nothing is named."""
    return [
        each for each in faults if not wanted or any(each.id == want or rule_within(each.rule, want) for want in wanted)
    ]


def misfits(faults: Iterable[Fault]) -> list[str]:
    """The faults that can't be applied to the engine as it is, each with the reason."""
    found = []
    for each in faults:
        try:
            with patched(*each.edits):
                pass
        except CannotPatch as reason:
            found.append(f"{each.id}: {reason}")
    return found
