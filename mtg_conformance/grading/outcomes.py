"""What becomes of a scenario on an engine."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """The first four say something of the engine, the last of the suite."""

    PASS = "pass"
    FAIL = "fail"
    """The engine answered and was wrong."""
    UNSUPPORTED = "unsupported"
    """The engine said that it can't do this."""
    ERROR = "error"
    """Time-out, crash or breach of the protocol: no verdict on the rules."""
    BROKEN = "broken"
    """The suite's own fault: an ambiguous name, an undefined step, an exception in the harness."""


@dataclass
class Result:
    """The outcome of one scenario and what led to it.

    ``partial``: it uses a card that the engine supports in part, so that a pass proves less. ``step`` is the text and
    the line of the step that decided it. ``expected`` and ``got`` are texts, set for a fail.
    """

    id: str
    outcome: Outcome
    partial: bool = False
    step: tuple[str, int] | None = None
    expected: str | None = None
    got: str | None = None
    message: str = ""
    rules: tuple[str, ...] = ()
    seconds: float = 0.0
    engine_seconds: float = 0.0
    messages: int = 0
