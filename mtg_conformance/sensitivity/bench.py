"""What trials of a broken engine need: the suite, the unbroken run, and how to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mtg_conformance.campaigns.campaign import Limits as TrialLimits
from mtg_conformance.campaigns.campaign import Unfit
from mtg_conformance.engines.session import RULES_DATE, Limits, Session
from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.grading.player import SuitePlayer
from mtg_conformance.grading.worker import Player
from mtg_conformance.paths import suite_root
from mtg_conformance.sensitivity import touching
from mtg_conformance.sensitivity.catalogue import CARD_FILES, ENGINE, Fault
from mtg_conformance.sensitivity.patching import touched_key
from mtg_conformance.sensitivity.touching import Touching
from mtg_conformance.suite.select import rule_within

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario, Suite

ANSWER = 60.0
"""Seconds of processor time for an answer of a broken engine, of which the unbroken one takes milliseconds.

So what isn't there within them is an endless loop and no slow machine.
"""
LIMITS = TrialLimits(cpu=int(ANSWER) + 30, wall=1800.0, memory=4 << 30)
"""For a scenario; what hangs where no alarm can break in, or fills the memory, is ended by the system."""


@dataclass(frozen=True)
class Bench:
    """What a trial needs, set up."""

    scenarios: Sequence[Scenario]
    touching: Touching
    session: Callable[[], Session]
    player: Player

    def order(self, fault: Fault) -> tuple[list[Scenario], list[Scenario]]:
        """The scenarios that can notice: those tagged with the rule (or a subrule), the others nearest rules first.

        Raises CannotPatch.
        """
        can = self.touching.of({touched_key(edit) for edit in fault.edits})
        if any(edit.module == CARD_FILES for edit in fault.edits):
            can = self.touching.passing  # a card is read once: the record shows who read it first
        own: list[Scenario] = []
        others: list[Scenario] = []
        for scenario in self.scenarios:
            if scenario.id in can:
                tagged = any(rule_within(rule, fault.rule) for rule in scenario.rules)
                (own if tagged else others).append(scenario)
        others.sort(key=lambda scenario: -max((_nearness(rule, fault.rule) for rule in scenario.rules), default=0))
        return own, others


def _nearness(rule: str, other: str) -> int:
    return next((n for n, (a, b) in enumerate(zip(rule, other, strict=False)) if a != b), min(len(rule), len(other)))


@dataclass(frozen=True)
class Recipe:
    """How another process, or machine, sets up the same bench: with the same suite and engine, which must be there."""

    suite_dir: Path | None
    fingerprint: str
    touching: Touching
    answer: float = ANSWER

    def bench(self) -> Bench:
        """Raises Unfit where suite or engine is another."""
        from mtg_conformance.suite.catalog import load_suite

        scenarios, fingerprint, session, player = _parts(
            load_suite(self.suite_dir or suite_root()), self.suite_dir, self.answer
        )
        if fingerprint != self.fingerprint:
            raise Unfit("its suite or reference engine isn't the one that the run was begun with")
        return Bench(scenarios, self.touching, session, player)


def prepare(
    suite: Suite, suite_dir: Path | None, jobs: int, watch: Callable[[int, int], None], answer: float = ANSWER
) -> tuple[Recipe, Bench, dict[str, Any]]:
    """The bench, made anew or with the record that is kept; and what says on what trials are run.

    ``watch`` hears how many more scenarios have been played unbroken, and of how many. ``answer`` is the time for an
    answer of a broken engine, in seconds of processor time.
    """
    scenarios, fingerprint, session, player = _parts(suite, suite_dir, answer)
    file = touching.cache_file(fingerprint)
    found = touching.load(file)
    if found is None:
        total = len(scenarios)
        found = touching.record(
            ENGINE, scenarios, session, player, jobs, (CARD_FILES,), lambda played: watch(played, total)
        )
        touching.save(found, file)
    run = {
        "rules_date": RULES_DATE,
        "scenarios": len(scenarios),
        "passing": len(found.passing),
        "fingerprint": fingerprint,
    }
    return Recipe(suite_dir, fingerprint, found, answer), Bench(scenarios, found, session, player), run


def _parts(
    suite: Suite, suite_dir: Path | None, answer: float
) -> tuple[list[Scenario], str, Callable[[], Session], SuitePlayer]:
    scenarios = list({scenario.id: scenario for scenario in suite if scenario.in_force(RULES_DATE)}.values())
    player = SuitePlayer(suite_dir or suite_root())
    player.index  # noqa: B018 - built here, before there are processes
    session = partial(Session, parse_spec("reference"), limits=Limits(request=answer, faults=len(scenarios), cpu=True))
    started = session()
    started.ensure_started()  # here, so that no process has to load it anew
    started.close()
    prints = (suite.fingerprint(scenario) for scenario in scenarios)
    return scenarios, touching.fingerprint(ENGINE, scenarios, prints), session, player
