"""Cutting a scenario down while it fails the same way: delta debugging over its sentences, then within each."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.shrinking.cutting import cuts
from mtg_conformance.shrinking.writing import alone, with_steps
from mtg_conformance.suite.catalog import Scenario, Step, Suite
from mtg_conformance.suite.lint import lint
from mtg_conformance.suite.rules_data import Edition
from mtg_conformance.suite.steps import StepFault, StepIndex

Play = Callable[[Scenario], Result]


@dataclass(frozen=True)
class Way:
    """How a scenario fails: its outcome, the kind of the sentence at which it does, and what can be told of the reason.

    `sentence` is the place of the step definition, with the words of a negation; for what is no *fail*, `reason` is the
    message without numbers and quotations, which differ with what is cut. `rules` are those it proves.
    """

    outcome: Outcome
    sentence: str
    reason: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Shrunk:
    """What came of it: the shortest scenario found, how it fails, and how many were played."""

    scenario: Scenario
    result: Result
    tried: int
    exhausted: bool


class Shrinker:
    """Shortens one scenario.

    `play` is the engine that fails. `oracle` is one held to be right: a cut that it doesn't pass is no longer true, and
    is refused. Without one, the failing sentence and what the engine said must stay word for word, so that a sentence
    that only fails because its cause was cut away isn't taken for the fault.
    """

    def __init__(
        self, play: Play, index: StepIndex, rules: Edition, oracle: Play | None = None, limit: int = 1000
    ) -> None:
        self._play, self._oracle = play, oracle
        self._index, self._rules, self._limit = index, rules, limit
        self._tried = 0
        self._seen: set[tuple[str, ...]] = set()

    def shrink(self, scenario: Scenario, result: Result) -> Shrunk:
        """The shortest form found of a scenario that came out as `result`, which is no pass."""
        self._way, self._first = self.way(scenario, result), result
        self._best, self._result = alone(scenario), result
        self._after_the_fault()
        before: tuple[Step, ...] | None = None
        while before != self._best.steps and not self._exhausted:
            before = self._best.steps
            self._sentences()
            self._words()
        return Shrunk(self._best, self._result, self._tried, self._exhausted)

    def way(self, scenario: Scenario, result: Result) -> Way:
        """How a scenario fails."""
        reason = "" if result.outcome is Outcome.FAIL else re.sub(r'"[^"]*"|\d+', "…", result.message.split("\n")[0])
        return Way(result.outcome, self._kind(scenario, result), reason, scenario.rules)

    def _kind(self, scenario: Scenario, result: Result) -> str:
        if result.step is None:
            return ""
        kinds = [step.kind for step in scenario.steps if step.text == result.step[0]]
        try:
            definition, groups = self._index.look_up(kinds[-1] if kinds else "then", result.step[0])
        except StepFault:
            return ""
        attempt = (groups.get("attempt") or "").partition(" ")[0]
        return f"{definition.path}:{definition.line} {groups.get('verb') or attempt}".rstrip()

    @property
    def _exhausted(self) -> bool:
        return self._tried >= self._limit

    def _after_the_fault(self) -> None:
        """What stands after the sentence that failed was never played."""
        steps = self._best.steps
        if self._result.step is None:
            return
        places = [n for n, step in enumerate(steps) if (step.text, step.line) == self._result.step]
        if places and places[0] + 1 < len(steps):
            self._take(steps[: places[0] + 1])

    def _sentences(self) -> None:
        """Chunks of sentences left out, of half of them down to one."""
        size = max(1, len(self._best.steps) // 2)
        while True:
            end = len(self._best.steps)
            while end > 0:  # from the end: what comes late seldom matters to what comes before
                start = max(0, end - size)
                self._take((*self._best.steps[:start], *self._best.steps[end:]))
                end = start
            if size == 1:
                return
            size //= 2

    def _words(self) -> None:
        for place in range(len(self._best.steps)):
            self._shorten(place)

    def _shorten(self, place: int) -> None:
        """Cut within one sentence as long as that goes."""
        shorter = True
        while shorter:
            steps = self._best.steps
            shorter = any(
                self._take((*steps[:place], replace(steps[place], text=text), *steps[place + 1 :]))
                for text in cuts(steps[place].text)
            )

    def _take(self, steps: Sequence[Step]) -> bool:
        """Keep these steps if they still fail the same way."""
        said = tuple(f"{step.kind} {step.text}" for step in steps)
        if not steps or said in self._seen or self._exhausted:
            return False
        self._seen.add(said)
        candidate = with_steps(self._best, steps)
        if lint(Suite(Path(candidate.path).parent / "none", (candidate,)), self._index, self._rules):
            return False
        self._tried += 1
        result = self._play(candidate)
        if self.way(candidate, result) != self._way or not self._still_true(candidate, result):
            return False
        self._best, self._result = candidate, result
        return True

    def _still_true(self, candidate: Scenario, result: Result) -> bool:
        if self._oracle is not None:
            return self._oracle(candidate).outcome is Outcome.PASS
        first = self._first
        return (result.step or ("",))[0] == (first.step or ("",))[0] and result.got == first.got
