"""A hunt as a campaign: some games in a row are a task, so that several processes, or machines, can take part."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mtg_conformance.campaigns.campaign import Ended, Tell
from mtg_conformance.campaigns.campaign import Limits as TrialLimits
from mtg_conformance.differ.cards import Card
from mtg_conformance.differ.duel import Duel
from mtg_conformance.differ.hunt import Finding, Hunt, Progress
from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import SpecError, parse_spec
from mtg_conformance.grading.player import SuitePlayer
from mtg_conformance.paths import suite_root
from mtg_conformance.protocol.errors import CannotRun

if TYPE_CHECKING:
    from mtg_conformance.suite.steps import StepIndex

MOST = 10
"""Games in a task: enough to be worth starting the engines, few enough to lose little."""
_GAME = TrialLimits(cpu=600, wall=1800.0)


@dataclass(frozen=True)
class Games:
    """A task: these games, as far as the time goes. `seen` are the kinds of difference that are known already."""

    first: int
    number: int
    seen: frozenset[str] = frozenset()
    seconds: float | None = None


@dataclass(frozen=True)
class Played:
    """What became of them. `lost`: a game took the process down, so that nothing is known of any."""

    number: int
    findings: tuple[Finding, ...] = ()
    seen: frozenset[str] = frozenset()
    tally: Counter[str] = field(default_factory=Counter)
    lost: bool = False
    cannot_run: str = ""


@dataclass(frozen=True)
class HuntTrials:
    """The campaign: all that says which games these are. `cards` were surveyed once, by who began it."""

    engines: tuple[str, str]
    cards: tuple[Card, ...]
    seed: int
    most_moves: int
    suite_dir: Path | None = None
    requests: Limits = field(default_factory=Limits)
    limits: TrialLimits = _GAME

    def prepare(self) -> HuntTrial:
        trial = HuntTrial(self)
        trial.index  # noqa: B018 - built here, before there are processes
        return trial


@dataclass(frozen=True)
class HuntTrial:
    """Plays some games on engines of its own."""

    of: HuntTrials

    @cached_property
    def index(self) -> StepIndex:
        return SuitePlayer(self.of.suite_dir or suite_root()).index

    def __call__(self, task: Games, told: Tell) -> Played:
        progress = Progress(self.of.seed, self.of.engines, task.first, set(task.seen))
        told(f"game {task.first}")
        try:
            with ExitStack() as stack:
                first, second = (Session(parse_spec(engine), self.of.requests) for engine in self.of.engines)
                stack.callback(first.close)
                stack.callback(second.close)
                hunt = Hunt(Duel(first, second, self.index), self.of.cards, progress, self.of.most_moves)
                hunt.tell = lambda progress: told(f"game {progress.next_game}")
                findings = tuple(hunt.run(task.number, task.seconds))
        except (CannotRun, SpecError) as fault:
            return Played(0, cannot_run=str(fault))
        seen = frozenset(progress.seen) - task.seen
        return Played(progress.next_game - task.first, findings, seen, progress.tally)

    def ended(self, task: Games, end: Ended) -> Played:
        if task.number > 1:
            return Played(0, lost=True)
        return Played(1, tally=Counter({"games": 1, f"harness {end.how}": 1}))


Results = Callable[[HuntTrials, Iterable[Games]], Iterator[tuple[Games, Played]]]


def hunt(
    results: Results,
    campaign: HuntTrials,
    progress: Progress,
    games: int | None,
    seconds: float | None,
    size: int = MOST,
) -> Iterator[Sequence[Finding]]:
    """What is found, part by part, each kind once; `progress` is kept. Raises CannotRun.

    `games` counts those of this call; None is without limit. `size` is the most for one task.
    """
    end = None if seconds is None else time.monotonic() + seconds
    lost: list[Games] = []
    parts = _parts(list(progress.unplayed()), games, size)

    def tasks() -> Iterator[Games]:
        for first, number in parts:
            if end is not None and time.monotonic() >= end:
                return
            yield Games(first, number, frozenset(progress.seen), None if end is None else end - time.monotonic())

    def again() -> Iterator[Games]:
        for task in lost:
            for first in range(task.first, task.first + task.number):
                yield Games(first, 1, frozenset(progress.seen))

    for which in (tasks, again):
        for task, played in results(campaign, which()):
            if played.cannot_run:
                raise CannotRun(played.cannot_run)
            if played.lost:
                lost.append(task)
            else:
                yield _kept(progress, task, played)


def _parts(unplayed: Iterable[tuple[int, int | None]], games: int | None, size: int) -> Iterator[tuple[int, int]]:
    """Numbers of games to play, in rows of up to `size`: where each begins, and how many."""
    left = games
    for first, stop in unplayed:
        while first != stop:
            number = min(each for each in (size, left, None if stop is None else stop - first) if each is not None)
            if number == 0:
                return
            yield first, number
            first += number
            left = None if left is None else left - number


def _kept(progress: Progress, task: Games, played: Played) -> list[Finding]:
    """Add what was played to the hunt; the findings that are new to it."""
    new = [finding for finding in played.findings if finding.signature not in progress.seen]
    progress.seen |= played.seen
    progress.tally.update(played.tally)
    if len(new) < len(played.findings):
        progress.tally["findings"] -= len(played.findings) - len(new)
    progress.add(task.first, played.number)
    return new
