"""How each kind of event changes the game: a registry that the rules' modules fill and `pipeline` reads.

It stands apart from `pipeline`, so that a module of rules can register while `pipeline` is being imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game

E = TypeVar("E", bound=Event)
Occur = Callable[[Game, E], Any]
Contain = Callable[[Game, E], tuple[Event, ...]]
OCCUR: dict[type[Event], Callable[[Game, Any], Any]] = {}
"""By kind of event. A kind that is not here changes nothing by itself: it is only there to be seen by triggers."""
CONTAINED: dict[type[Event], Callable[[Game, Any], tuple[Event, ...]]] = {}
"""By kind of event: the events contained in it, which are replaced after it and happen with it (616.1g, 120.4c)."""


def occurs(kind: type[E]) -> Callable[[Occur[E]], Occur[E]]:
    """Registers what happens when an event of this kind occurs; the function's result is the event's result."""

    def note(function: Occur[E]) -> Occur[E]:
        OCCUR[kind] = function
        return function

    return note


def contains(kind: type[E]) -> Callable[[Contain[E]], Contain[E]]:
    """Registers which events an event of this kind contains."""

    def note(function: Contain[E]) -> Contain[E]:
        CONTAINED[kind] = function
        return function

    return note
