"""Making a game with a difference as small as it gets while the same difference stays.

What is taken away is sentences. A shrinker of random choices, such as Hypothesis has, would take away a choice, and
with it the meaning of every later one, since what can be chosen is what the engine asks and offers then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from mtg_conformance.differ.duel import Difference, Duel, State
from mtg_conformance.differ.game import Check, Game, Line, fewer_lands, lines_of
from mtg_conformance.differ.naming import BASIC_LANDS
from mtg_conformance.grading.outcomes import Outcome


@dataclass(frozen=True)
class Shrunk:
    """The game with its last lines, the difference among them, and how many games that took."""

    game: Game
    lines: tuple[Line, ...]
    difference: Difference
    tried: int


def shrink(duel: Duel, game: Game, key: tuple[str, str], plain: Sequence[str] = (), budget: int = 120) -> Shrunk | None:
    """The smallest game found; None where the game alone, without the checks between, doesn't show the difference.

    Creatures that could be any are replaced by `plain` ones, always the same: so that a difference that isn't of its
    cards is found once.
    """
    search = _Search(duel, key, budget)
    if not search.try_(game):
        return None
    size = -1
    while size != search.size:
        size = search.size
        search.drop("moves")
        search.drop("givens")
        search.thin_lands()
    search.plainer(plain)
    assert search.best is not None
    return Shrunk(*search.best, search.tried)


class _Search:
    """The smallest game so far. Every way of making it smaller ends early once the budget is used."""

    def __init__(self, duel: Duel, key: tuple[str, str], budget: int) -> None:
        self.duel, self.key, self.budget = duel, key, budget
        self.best: tuple[Game, tuple[Line, ...], Difference] | None = None
        self.tried = 0

    @property
    def size(self) -> int:
        assert self.best is not None
        return sum(len(text) for text in (*self.best[0].givens, *(move.text for move in self.best[0].moves)))

    def try_(self, game: Game) -> bool:
        """Whether the difference is still there; then the game is the best."""
        if self.tried >= self.budget:
            return False
        self.tried += 1
        found = still(self.duel, game, self.key)
        self.best = found or self.best
        return found is not None

    def drop(self, field: Literal["moves", "givens"]) -> None:
        """Leave out as many of the sentences as can be, from the last to the first."""
        assert self.best is not None
        size = max(1, len(getattr(self.best[0], field)) // 2)
        while size:
            start = len(getattr(self.best[0], field)) - size
            while start >= 0:
                items = getattr(self.best[0], field)
                less = {field: (*items[:start], *items[start + size :])}
                self.try_(replace(self.best[0], **less))
                start = min(start - 1, len(getattr(self.best[0], field)) - size)
            size //= 2

    def plainer(self, plain: Sequence[str]) -> None:
        """Put plain cards in the place of others, as far as the difference stays; it may be told of them then."""
        assert self.best is not None
        free = list(plain)
        for card in self.best[0].cards:
            if not free:
                return
            if card in BASIC_LANDS or card == free[0]:
                free = free[1:] if card == free[0] else free
                continue
            kind, about = self.key
            self.key = (kind, about.replace(f'"{card}"', f'"{free[0]}"'))
            if free[0] not in self.best[0].cards and self.try_(_renamed(self.best[0], card, free[0])):
                free.pop(0)
            else:
                self.key = (kind, about)

    def thin_lands(self) -> None:
        """One land less as long as that is possible."""
        assert self.best is not None
        for place in range(len(self.best[0].givens)):
            while (less := fewer_lands(self.best[0].givens[place])) is not None:
                givens = self.best[0].givens
                if not self.try_(replace(self.best[0], givens=(*givens[:place], less, *givens[place + 1 :]))):
                    break


def _renamed(game: Game, old: str, new: str) -> Game:
    """The game with one card for another, everywhere."""
    one, other = f'"{old}"', f'"{new}"'
    moves = tuple(replace(move, text=move.text.replace(one, other)) for move in game.moves)
    return Game(tuple(text.replace(one, other) for text in game.givens), moves)


def still(duel: Duel, game: Game, key: tuple[str, str]) -> tuple[Game, tuple[Line, ...], Difference] | None:
    """The game as lines where it still has the difference, with the one check that shows it; else None."""
    state = duel.stand(game)
    if not isinstance(state, State) or state.arbitrary:
        return None
    open_end = state.question is not None
    checks = [] if open_end else duel.checks(state)
    asked = [check for check in checks if check.key == key]
    if key[0] == "asked":  # a question shows wherever something is to be done or seen next
        asked = checks[:1]
    lines = lines_of(game, [()] * len(game.moves) + [asked])
    if asked and duel.agree(lines).outcome is not Outcome.PASS:
        return None
    difference = duel.compare(lines, open_end=open_end)
    if not isinstance(difference, Difference) or difference.key != key:
        return None
    source = lines[difference.place].source
    kept = [source] if isinstance(source, Check) else []
    return game, tuple(lines_of(game, [()] * len(game.moves) + [kept])), difference
