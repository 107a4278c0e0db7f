"""How each kind of instruction is performed: a registry that the rules' modules fill and `effects_609` reads.

It stands apart from `effects_609`, so that a module of rules can register while that is being imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Rule

Performer = Callable[[Game, Any, Frame], Rule[None]]
PERFORM: dict[type, Performer] = {}
"""By kind of record."""


def performs(kind: type) -> Callable[[Performer], Performer]:
    """Registers the coroutine that performs a kind of record."""

    def note(function: Performer) -> Performer:
        PERFORM[kind] = function
        return function

    return note
