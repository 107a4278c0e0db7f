"""Trying mutants: each in a process of its own, until a scenario notices."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from mtg_conformance.campaigns.campaign import Ended, Limits, Tell
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.grading.worker import play_one
from mtg_conformance.mutation.mutants import Mutant, source_of
from mtg_conformance.mutation.reloading import import_changed
from mtg_conformance.protocol.errors import CannotRun
from mtg_conformance.sensitivity.bench import LIMITS, Bench, Recipe
from mtg_conformance.sensitivity.patching import CannotPatch, function_key, patched_with

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario

Verdict = Literal["killed", "timeout", "survived", "incompetent"]
"""A scenario fails; never comes to an end; none fails; there is nothing to play, as the engine can't be imported."""

ANSWER = 20.0
"""Seconds of processor time for an answer."""
_SECTION = re.compile(r"_(\d{3})(?:_|$)")
_IMPORT = "import"
"""The word of a trial before it imports the engine anew."""


@dataclass(frozen=True)
class Finding:
    """What became of a mutant.

    ``by`` is the scenario that noticed and ``message`` how; ``touching`` is how many could, ``played`` how many were
    tried.
    """

    mutant: str
    verdict: Verdict
    by: str = ""
    message: str = ""
    touching: int = 0
    played: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class MutantTrial:
    """Tries mutants on a bench."""

    bench: Bench

    def __call__(self, mutant: Mutant, told: Tell) -> Finding:
        begun = time.perf_counter()
        try:
            text = mutant.text(source_of(mutant.module))
            finding = self._try(mutant, text, told)
        except ValueError as fault:
            finding = Finding(mutant.id, "incompetent", message=str(fault))
        return replace(finding, seconds=time.perf_counter() - begun)

    def ended(self, mutant: Mutant, end: Ended) -> Finding:
        """A scenario in which the engine hung, or died with its process, has noticed."""
        if end.how == "raised" or end.at in ("", _IMPORT):
            return Finding(mutant.id, "incompetent", message=end.message)
        return Finding(mutant.id, "timeout" if end.how == "hung" else "killed", end.at, end.message)

    def _try(self, mutant: Mutant, text: str, told: Tell) -> Finding:
        if mutant.broken:
            return Finding(mutant.id, "incompetent", message="not Python")
        found = None
        if mutant.function:
            try:
                can = self.bench.touching.of([function_key(mutant.module, mutant.function)])
                if can:
                    there = patched_with(mutant.module, mutant.function, text)
                    found = self._play(mutant, self._order(mutant, can), there, told)
            except CannotPatch:
                pass  # a decorator hides it, or there are two of its name
        if found is None or (found.verdict == "survived" and mutant.nested):
            # What is outside of functions is run at import, and so may be a function that isn't called in play; and
            # what was made by a function then, is what it was.
            told(_IMPORT)
            try:
                import_changed(mutant.module, text)
                self.bench.session().ensure_started()
            except Exception as fault:  # the module's own doing, at import
                return Finding(mutant.id, "incompetent", message=f"{type(fault).__name__}: {fault}")
            found = self._play(mutant, self._order(mutant, self.bench.touching.passing), nullcontext(), told)
        return found

    def _order(self, mutant: Mutant, can: Iterable[str]) -> list[Scenario]:
        """Those that can notice, the likeliest first: of the section that the module states; that run through it."""
        able = set(can)
        section = _SECTION.search(mutant.module)
        file = source_file(mutant.module)
        calls = self.bench.touching.calls.items()
        near = frozenset().union(*(ids for key, ids in calls if key.rpartition(":")[0] == file))

        def far(scenario: Scenario) -> tuple[bool, bool]:
            of_it = section is not None and any(rule.startswith(section[1]) for rule in scenario.rules)
            return not of_it, scenario.id not in near

        return sorted((scenario for scenario in self.bench.scenarios if scenario.id in able), key=far)

    def _play(
        self, mutant: Mutant, scenarios: Sequence[Scenario], there: AbstractContextManager[None], told: Tell
    ) -> Finding:
        with there:
            session = self.bench.session()
            try:
                for played, scenario in enumerate(scenarios, 1):
                    told(scenario.id)
                    result = play_one(scenario, session, self.bench.player)
                    if result.outcome in (Outcome.FAIL, Outcome.ERROR):
                        return _noticed(mutant, scenario, result, len(scenarios), played)
            except CannotRun as reason:
                return Finding(mutant.id, "incompetent", message=str(reason))
            finally:
                session.close()
        return Finding(mutant.id, "survived", touching=len(scenarios), played=len(scenarios))


def source_file(module: str) -> str:
    """The path of a module's file, from its package on."""
    return module.replace(".", "/") + ".py"


def _noticed(mutant: Mutant, scenario: Scenario, result: Result, touching: int, played: int) -> Finding:
    message = (result.message or f"expected {result.expected}, got {result.got}").strip()
    line = next(iter(message.splitlines()), "")[:200]
    verdict: Verdict = "timeout" if line.endswith("s of processor time") else "killed"
    return Finding(mutant.id, verdict, scenario.id, line, touching, played)


@dataclass(frozen=True)
class MutantTrials:
    """The campaign. ``bench`` is used where it was set up; elsewhere it is made by the recipe."""

    recipe: Recipe | None
    bench: Bench | None = None
    limits: Limits = LIMITS

    def prepare(self) -> MutantTrial:
        bench = self.bench
        if bench is None:
            assert self.recipe is not None, "one of the two is given"
            bench = self.recipe.bench()
        return MutantTrial(bench)

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "bench": None}
