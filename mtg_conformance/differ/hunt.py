"""The hunt: game after game, each with a seed of its own, and what was found, each kind once."""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mtg_conformance.differ.cards import Card
from mtg_conformance.differ.duel import Difference, Duel
from mtg_conformance.differ.explore import grow
from mtg_conformance.differ.game import Check, Game, Line, Move, feature_text, lines_of
from mtg_conformance.differ.naming import BASIC_LANDS
from mtg_conformance.differ.shrink import shrink
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.suite.things import names_in


@dataclass(frozen=True)
class Finding:
    """One difference. Playing game `game` of the seed again finds it again.

    `cards` are those it is about: plain creatures only where there are no others. `rough` is the same for what is
    likely to become the same finding, told before the game is made smaller.
    """

    kind: str
    about: str
    cards: tuple[str, ...]
    expected: str
    got: str
    seed: int
    game: int
    feature: str
    rough: str = ""

    @property
    def signature(self) -> str:
        """The same for differences that are taken to be one."""
        return signature(self.kind, self.about, self.cards)

    @property
    def file_name(self) -> str:
        """For its feature file."""
        words = re.sub(r"[^a-z0-9]+", "-", f"{self.kind}-{'-'.join(self.cards[:3])}".lower()).strip("-")
        return f"{words[:80]}-{self.game}.feature"

    def record(self) -> dict[str, Any]:
        """As a line of NDJSON."""
        return {**self.__dict__, "signature": self.signature, "cards": list(self.cards)}


def signature(kind: str, about: str, cards: Sequence[str]) -> str:
    """Kind of difference, what it is about without names and numbers, and the cards that take part."""
    return " | ".join((kind, re.sub(r'"[^"]*"|\d+', "_", about), ", ".join(cards)))


class StateFault(Exception):
    """The state file is no such file, or of another hunt; or the file of findings isn't one."""


def kinds_in(path: Path) -> set[str]:
    """The kinds of difference that a file of findings tells, none where there is no file. Raises StateFault."""
    if not path.exists():
        return set()
    try:
        records = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
        kinds = {str(record[key]) for record in records for key in ("signature", "rough") if key in record}
    except (OSError, ValueError, TypeError) as fault:
        raise StateFault(f"{path} can't be read as findings: {fault}") from fault
    return kinds


@dataclass
class Progress:
    """How far a hunt has come: enough to go on with it another day.

    Every game before `next_game` has been played, and those in `ahead`: where some in a row begin, and how many.
    """

    seed: int
    engines: tuple[str, str]
    next_game: int = 0
    seen: set[str] = field(default_factory=set)
    tally: Counter[str] = field(default_factory=Counter)
    ahead: dict[int, int] = field(default_factory=dict)

    def add(self, first: int, number: int) -> None:
        """Some games in a row have been played."""
        if number:
            self.ahead[first] = number
        while (number := self.ahead.pop(self.next_game, 0)) > 0:
            self.next_game += number

    def unplayed(self) -> Iterator[tuple[int, int | None]]:
        """Where games lie that haven't been played: begin and end, the last without end."""
        start = self.next_game
        for first, number in sorted(self.ahead.items()):
            if start < first:
                yield start, first
            start = first + number
        yield start, None

    @classmethod
    def load(cls, path: Path, seed: int, engines: tuple[str, str]) -> Progress:
        """What the file says, or a beginning where there is none. Raises StateFault."""
        if not path.exists():
            return cls(seed, engines)
        try:
            told = json.loads(path.read_text("utf-8"))
            found = cls(
                int(told["seed"]),
                (told["engines"][0], told["engines"][1]),
                int(told["next_game"]),
                set(told["seen"]),
                Counter(told["tally"]),
                {int(first): int(number) for first, number in told.get("ahead", ())},
            )
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as fault:
            raise StateFault(f"{path} can't be read as the state of a hunt: {fault}") from fault
        if (found.seed, found.engines) != (seed, engines):
            raise StateFault(f"{path} is of seed {found.seed} and {' against '.join(found.engines)}")
        return found

    def save(self, path: Path) -> None:
        """Write it beside, then in place: an interruption leaves the old one."""
        told = {
            "seed": self.seed,
            "engines": list(self.engines),
            "next_game": self.next_game,
            "seen": sorted(self.seen),
            "tally": dict(self.tally),
            "ahead": sorted(self.ahead.items()),
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        beside.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        beside.replace(path)


@dataclass
class Hunt:
    """Games until the budget is used. Raises CannotRun where an engine is gone for good."""

    duel: Duel
    cards: Sequence[Card]
    progress: Progress
    most_moves: int = 8
    tell: Callable[[Progress], None] = lambda progress: None

    def run(self, games: int | None, seconds: float | None) -> Iterator[Finding]:
        """Findings as they come. `games` counts those of this call; None is without limit."""
        end = None if seconds is None else time.monotonic() + seconds
        left = games
        while (left is None or left > 0) and (end is None or time.monotonic() < end):
            left = None if left is None else left - 1
            finding = self._game(self.progress.next_game)
            self.progress.next_game += 1
            self.tell(self.progress)
            if finding is not None:
                yield finding

    def _game(self, number: int) -> Finding | None:
        tally = self.progress.tally
        tally["games"] += 1
        grown = grow(self.duel, self.cards, random.Random(f"{self.progress.seed}:{number}"), self.most_moves)
        if grown is None:
            tally["not started"] += 1
            return None
        tally["moves"] += len(grown.game.moves)
        lines = lines_of(grown.game, grown.news())
        sound = self.duel.agree(lines)
        if sound.outcome is not Outcome.PASS:
            # What was read off the engine isn't what it says when asked: the sentences fail us, or it isn't steady.
            tally["first engine not repeatable"] += 1
            return None
        compared = self.duel.compare(lines)
        if not isinstance(compared, Difference):
            tally["agreed" if compared.outcome is Outcome.PASS else f"second engine {compared.outcome}"] += 1
            return None
        tally["differed"] += 1
        found = _Found(lines[: compared.place + 1], compared)
        if self.progress.seen & {found.rough, found.shape}:
            return None
        self.progress.seen.add(found.rough)
        finding = self._finding(number, grown.game, found)
        if finding.signature in self.progress.seen:
            return None
        self.progress.seen.add(finding.signature)
        if self._plain.issuperset(finding.cards):
            self.progress.seen.add(found.shape)  # no card's doing: the like of it is the same, whatever the cards
        tally["findings"] += 1
        return finding

    def _finding(self, number: int, game: Game, found: _Found) -> Finding:
        """The difference in the smallest game that has it."""
        lines, difference = found.lines, found.difference
        moves = sum(isinstance(line.source, Move) for line in lines)
        shrunk = shrink(self.duel, Game(game.givens, game.moves[:moves]), difference.key, sorted(self._plain)[:4])
        if shrunk is None:
            self.progress.tally["not shrunk"] += 1
            lines = [line for line in lines[:-1] if not isinstance(line.source, Check)] + [lines[-1]]
        else:
            lines, difference = shrunk.lines, shrunk.difference
        named = {name for line in lines for name in names_in(line.text)} - BASIC_LANDS
        cards = tuple(sorted(named - self._plain or named))
        one, other = self.progress.engines
        comments = [
            f"{one}: {_line(difference.expected)}",
            f"{other}: {_line(difference.got)}",
            f"seed {self.progress.seed}, game {number}",
        ]
        kind, about = difference.key
        text = feature_text(lines, f"{kind}: {', '.join(cards) or 'no card'}", comments)
        told = (difference.expected, difference.got)
        return Finding(kind, about, cards, *told, self.progress.seed, number, text, found.rough)

    @property
    def _plain(self) -> frozenset[str]:
        return frozenset(card.name for card in self.cards if card.plain)


@dataclass(frozen=True)
class _Found:
    """A difference and the lines up to it, before anything is made smaller."""

    lines: Sequence[Line]
    difference: Difference

    @property
    def rough(self) -> str:
        """The same for what is likely to become the same finding."""
        texts = (self.difference.key[1], self._last_move)
        names = sorted({name for text in texts for name in names_in(text)})
        return "rough " + signature(self.difference.key[0], self.lines[-1].text, names)

    @property
    def shape(self) -> str:
        """Kind and last move without any name: all there is to a difference that isn't of its cards."""
        return "shape " + signature(self.difference.key[0], self._last_move, ())

    @property
    def _last_move(self) -> str:
        return next((line.text for line in reversed(self.lines) if isinstance(line.source, Move)), "")


def _line(text: str) -> str:
    return " ".join(text.split())[:300]
