"""508.1d, 509.1c Requirements: as many must be obeyed as can be without disobeying a restriction or paying a cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reference_engine.kernel.questions import IllegalAction

Pair = tuple[Any, Any]
"""(attacker, what it attacks) or (blocker, attacker)"""
Way = tuple[Pair, ...]
"""What one creature may be declared to do: nothing, attack something, block one creature or several."""
Requirement = frozenset[Pair]
"""Obeyed by a declaration that has one of these pairs."""


def check(
    declared: Sequence[Pair],
    requirements: Sequence[Requirement],
    ways: Sequence[Sequence[Way]],
    restricted: Callable[[Sequence[Pair]], None],
    rule: str,
) -> None:
    """Raises IllegalAction if a declaration obeys fewer requirements than possible.

    `ways`: what each creature could be declared to do without a cost. `restricted` raises IllegalAction for a
    declaration that disobeys a restriction.
    """
    possible = {pair for options in ways for way in options for pair in way}
    able = [requirement for requirement in requirements if requirement & possible]
    done = obeyed(declared, requirements)
    if done < len(able) and most(able, ways, restricted, done) > done:
        raise IllegalAction(rule, "more requirements could be obeyed")


def obeyed(declared: Sequence[Pair], requirements: Sequence[Requirement]) -> int:
    pairs = frozenset(declared)
    return sum(bool(pairs & requirement) for requirement in requirements)


def most(
    requirements: Sequence[Requirement],
    ways: Sequence[Sequence[Way]],
    restricted: Callable[[Sequence[Pair]], None],
    known: int,
) -> int:
    """The most requirements that a declaration can obey, or `known` if none obeys more: creature by creature.

    A branch is left as soon as it can't come to more than was found; the search ends when all are obeyed.
    """
    wanted = frozenset[Pair]().union(*requirements)
    slots = sorted(ways, key=lambda options: not any(pair in wanted for way in options for pair in way))
    rest: list[frozenset[Pair]] = [frozenset()]
    for options in reversed(slots):
        rest.append(rest[-1].union(*map(frozenset, options)))
    rest.reverse()
    best = known

    def search(n: int, declared: Way) -> None:
        nonlocal best
        reachable = rest[n].union(declared)
        if best == len(requirements) or obeyed(tuple(reachable), requirements) <= best:
            return
        if n < len(slots):
            for way in sorted(slots[n], key=len, reverse=True):
                search(n + 1, (*declared, *way))
            return
        try:
            restricted(declared)
        except IllegalAction:
            return
        best = obeyed(declared, requirements)

    search(0, ())
    return best
