"""Trying faults: each in a process of its own that breaks the engine and plays until a scenario notices."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from mtg_conformance.campaigns.campaign import Ended, Limits, Tell
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.grading.worker import play_one
from mtg_conformance.protocol.errors import CannotRun
from mtg_conformance.sensitivity.bench import LIMITS, Bench, Recipe
from mtg_conformance.sensitivity.catalogue import Fault
from mtg_conformance.sensitivity.patching import CannotPatch, patched
from mtg_conformance.suite.select import rule_within

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario

Verdict = Literal["own", "other", "missed", "misfit", "equivalent"]
"""Caught by a scenario tagged with the rule; only by others; by none; the fault is at fault; not to be noticed."""

_UNSOUND = re.compile(r"\b(NameError|UnboundLocalError|SyntaxError|ImportError)\b")
"""Of an engine that wasn't broken but written wrongly: such a fault proves nothing about the suite."""


@dataclass(frozen=True)
class Finding:
    """What became of a fault.

    ``by`` is the scenario that caught it and ``outcome`` how; ``touching`` is how many scenarios run through what is
    changed, ``own`` how many of these are tagged with the rule, ``played`` how many were tried.
    """

    fault: str
    verdict: Verdict
    by: str = ""
    outcome: str = ""
    message: str = ""
    touching: int = 0
    own: int = 0
    played: int = 0
    seconds: float = 0.0


def try_fault(fault: Fault, bench: Bench, told: Callable[[str], None] = lambda id: None) -> Finding:
    """Break the engine and play until a scenario notices; ``told`` hears of each scenario before it is played.

    The engine is mended again, so that this can also be done in one's own process.
    """
    begun = time.perf_counter()
    try:
        own, others = bench.order(fault)
        with patched(*fault.edits):
            session = bench.session()
            try:
                for played, scenario in enumerate((*own, *others), 1):
                    told(scenario.id)
                    result = play_one(scenario, session, bench.player)
                    if result.outcome in (Outcome.FAIL, Outcome.ERROR):
                        verdict: Verdict = "own" if played <= len(own) else "other"
                        found = _caught(fault, verdict, scenario, result)
                        spent, touching = time.perf_counter() - begun, len(own) + len(others)
                        return replace(found, touching=touching, own=len(own), played=played, seconds=spent)
            finally:
                session.close()
    except (CannotPatch, CannotRun) as reason:
        return Finding(fault.id, "misfit", message=str(reason))
    spent, touching = time.perf_counter() - begun, len(own) + len(others)
    return Finding(fault.id, "missed", touching=touching, own=len(own), played=touching, seconds=spent)


def _caught(fault: Fault, verdict: Verdict, scenario: Scenario, result: Result) -> Finding:
    message = (result.message or f"expected {result.expected}, got {result.got}").strip()
    if _UNSOUND.search(message):
        return Finding(fault.id, "misfit", scenario.id, result.outcome.value, message)
    line = next(iter(message.splitlines()), "")[:200]
    return Finding(fault.id, verdict, scenario.id, result.outcome.value, line)


@dataclass(frozen=True)
class FaultTrial:
    """Tries faults on a bench; an engine that hangs or dies was noticed by the scenario in which it did."""

    bench: Bench

    def __call__(self, fault: Fault, told: Tell) -> Finding:
        return try_fault(fault, self.bench, told)

    def ended(self, fault: Fault, end: Ended) -> Finding:
        if end.how == "raised" or not end.at:
            where = f"in {end.at}" if end.at else "before any scenario"
            return Finding(fault.id, "misfit", message=f"{end.message}, {where}")
        by = next(scenario for scenario in self.bench.scenarios if scenario.id == end.at)
        verdict: Verdict = "own" if any(rule_within(rule, fault.rule) for rule in by.rules) else "other"
        return Finding(fault.id, verdict, end.at, Outcome.ERROR.value, end.message)


@dataclass(frozen=True)
class FaultTrials:
    """The campaign. ``bench`` is used where it was set up; elsewhere it is made by the recipe."""

    recipe: Recipe | None
    bench: Bench | None = None
    limits: Limits = LIMITS

    def prepare(self) -> FaultTrial:
        bench = self.bench
        if bench is None:
            assert self.recipe is not None, "one of the two is given"
            bench = self.recipe.bench()
        return FaultTrial(bench)

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "bench": None}
