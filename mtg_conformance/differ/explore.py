"""Growing a random game on the first engine, move by move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from mtg_conformance.differ.cards import Card, deal
from mtg_conformance.differ.duel import Duel, Refusal, State
from mtg_conformance.differ.game import Check, Game, Move
from mtg_conformance.differ.moves import answers, holds_mana, refused, tries

_MOST_TRIES = 6
_TELL_REFUSAL = 0.4


@dataclass(frozen=True)
class Grown:
    """A game, and what the first engine shows after each number of moves (nothing while a question is open)."""

    game: Game
    checks: tuple[tuple[Check, ...], ...]

    def news(self) -> list[list[Check]]:
        """Of the checks only those that weren't so before; at the end, where it all adds up, every one."""
        news: list[list[Check]] = []
        known: set[Check] = set()
        for checks in self.checks[:-1]:
            news.append([check for check in checks if check not in known])
            known = set(checks) or known
        return [*news, list(self.checks[-1])]


def grow(duel: Duel, cards: Sequence[Card], rng: random.Random, most: int) -> Grown | None:
    """A game of up to `most` moves that ends with no question open; None where its start can't be played.

    Each try plays the game from its start: a sentence means what it means with those before and after it, and what the
    engine keeps of a try that failed is gone.
    """
    game = Game(deal(cards, rng))
    state = duel.stand(game)
    if isinstance(state, Refusal) or not _at_rest(state):
        return None
    good, told = game, [tuple(duel.checks(state))]
    checks = list(told)
    while len(game.moves) < most and state.position.get("over") is None:
        step = _onward(duel, game, state, rng)
        if step is None:
            break
        following, state = step
        del checks[len(following.moves) :]  # a move that took another's place
        game = following
        if state.question is not None:
            checks.append(())
            continue
        checks.append(tuple(duel.checks(state)))
        good, told = game, list(checks)
    return Grown(good, tuple(told))


def _at_rest(state: State) -> bool:
    """Whether the start is as it was set up: what happens at once to a position that couldn't be is nobody's fault."""
    happened = any(o["zone"] in ("graveyard", "exile", "stack") or o.get("token") for o in state.view.objects)
    return not happened and not state.arbitrary and state.question is None and state.position.get("over") is None


def _onward(duel: Duel, game: Game, state: State, rng: random.Random) -> tuple[Game, State] | None:
    if state.question is not None:
        following = [
            game.instead(move) if replaces else game.then(move)
            for move, replaces in answers(state, game.moves[-1], rng)[:_MOST_TRIES]
        ]
    else:
        following = [game.then(move) for move in tries(state, rng)[:_MOST_TRIES]]
    for candidate in following:
        reached = duel.stand(candidate)
        if isinstance(reached, State):
            overpaid = candidate.moves[-1].verb != "taps" and holds_mana(reached.view) and not holds_mana(state.view)
            if not reached.arbitrary and not (overpaid and reached.position["step"] == state.position["step"]):
                return candidate, reached
        elif reached.illegal and state.question is None and rng.random() < _TELL_REFUSAL:
            told = _as_refused(duel, game, candidate.moves[-1])
            if told is not None:
                return told
    return None


def _as_refused(duel: Duel, game: Game, move: Move) -> tuple[Game, State] | None:
    told = refused(move)
    if told is None or told in game.moves[-1:]:
        return None
    candidate = game.then(told)
    reached = duel.stand(candidate)
    return (candidate, reached) if isinstance(reached, State) and reached.question is None else None
