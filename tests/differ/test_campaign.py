"""A hunt in parts: the same games, each once, whoever plays them and in whatever order they are done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from mtg_conformance.campaigns.campaign import Ended
from mtg_conformance.campaigns.local import LocalProcesses
from mtg_conformance.differ.campaign import Games, HuntTrial, HuntTrials, Played, hunt
from mtg_conformance.differ.cards import Card, survey
from mtg_conformance.differ.hunt import Finding, Progress
from mtg_conformance.engines.session import Session
from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.protocol.errors import CannotRun

ENGINES = ("reference", "reference")
CAMPAIGN = HuntTrials(ENGINES, (), 7, 3)


def found(game: int, *cards: str) -> Finding:
    return Finding("tapped", "Alice", cards, "tapped", "untapped", 7, game, "")


class Players:
    """In place of an executor: hands tasks out two at a time and gives the second's result first."""

    def __init__(self, *, breaks: frozenset[int] = frozenset(), differs: dict[int, str] | None = None) -> None:
        self.games: list[int] = []
        self.breaks, self.differs = breaks, differs or {}

    def __call__(self, campaign: HuntTrials, tasks: Iterable[Games]) -> Iterator[tuple[Games, Played]]:
        waiting = iter(tasks)
        while pair := list(islice(waiting, 2)):
            for task in reversed(pair):
                yield task, self._play(task)

    def _play(self, task: Games) -> Played:
        games = range(task.first, task.first + task.number)
        if self.breaks.intersection(games):
            return HuntTrial(CAMPAIGN).ended(task, Ended("died", "game", "gone"))
        self.games += games
        new = {self.differs[game]: found(game, self.differs[game]) for game in games if game in self.differs}
        told = tuple(finding for finding in new.values() if finding.signature not in task.seen)
        tally = Counter({"games": task.number, "findings": len(told)})
        return Played(task.number, told, frozenset(finding.signature for finding in told), tally)


def hunted(players: Players, progress: Progress, games: int, size: int = 3) -> list[Finding]:
    return [finding for new in hunt(players, CAMPAIGN, progress, games, None, size) for finding in new]


def test_each_game_once() -> None:
    players, progress = Players(), Progress(7, ENGINES)
    hunted(players, progress, 10)
    assert sorted(players.games) == list(range(10))
    assert (progress.next_game, progress.ahead, progress.tally["games"]) == (10, {}, 10)


def test_what_is_ahead_is_kept_and_not_played_again(tmp_path: Path) -> None:
    players, progress = Players(), Progress(7, ENGINES)
    parts = hunt(players, CAMPAIGN, progress, 9, None, 3)
    next(parts)  # games 3 to 5 are done, 0 to 2 under way
    progress.save(tmp_path / "state.json")
    progress = Progress.load(tmp_path / "state.json", 7, ENGINES)
    assert (progress.next_game, progress.ahead) == (0, {3: 3})
    hunted(players, progress, 4)
    assert sorted(players.games) == [0, 1, 2, 3, 4, 5, 6]
    assert (progress.next_game, progress.tally["games"]) == (7, 7)


def test_a_kind_that_two_find_at_once_is_one() -> None:
    players, progress = Players(differs={1: "Opt", 4: "Opt", 5: "Shock", 8: "Opt"}), Progress(7, ENGINES)
    assert [finding.cards for finding in hunted(players, progress, 9)] == [("Opt",), ("Shock",)]
    assert progress.tally["findings"] == 2


def test_a_game_that_takes_its_process_down_costs_no_other() -> None:
    players, progress = Players(breaks=frozenset({4})), Progress(7, ENGINES)
    hunted(players, progress, 6)
    assert sorted(players.games) == [0, 1, 2, 3, 5]
    assert progress.tally == {"games": 6, "findings": 0, "harness died": 1}
    assert progress.next_game == 6


def test_no_time_no_games() -> None:
    players = Players()
    assert list(hunt(players, CAMPAIGN, Progress(7, ENGINES), None, 0.0)) == []
    assert players.games == []


@pytest.fixture(scope="module")
def cards() -> tuple[Card, ...]:
    session = Session(parse_spec("reference"))
    session.begin_scenario()
    found = survey(session, session, ("Grizzly Bears", "Hill Giant", "Lightning Bolt"))
    session.close()
    return tuple(found)


def test_processes_play_what_one_process_plays(cards: tuple[Card, ...]) -> None:
    tallies = []
    for jobs, size in ((1, 4), (2, 1)):
        progress = Progress(7, ENGINES)
        trials = HuntTrials(ENGINES, cards, 7, 3)
        assert not any(hunt(LocalProcesses(jobs).run, trials, progress, 4, None, size))
        tallies.append(progress.tally)
    assert tallies[0] == tallies[1]
    assert tallies[0]["games"] == 4


def test_an_engine_that_cannot_be_run_ends_it(cards: tuple[Card, ...]) -> None:
    trials = HuntTrials(("reference", "python:no_such_module:engine"), cards, 7, 3)
    with pytest.raises(CannotRun, match="no_such_module"):
        list(hunt(LocalProcesses(1).run, trials, Progress(7, ENGINES), 1, None))
