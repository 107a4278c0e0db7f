"""Intentions: passing priority until the stack is empty, all have passed, or a step has come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from mtg_conformance.suite.things import STEPS

Position = Mapping[str, Any]
Question = Mapping[str, Any]
_DECLARATIONS = {"attackers": "declare attackers step", "blockers": "declare blockers step"}


class Intention(Protocol):
    """What passing is for. Outlives a question: goes on after the answer."""

    def done(self, position: Position) -> bool:
        """Whether it has come about."""
        ...

    def passing(self) -> None:
        """Told before each pass."""
        ...

    def goes_on_over(self, question: Question) -> bool:
        """Whether it answers the question itself (with an empty declaration), or stops there because it is its goal."""
        ...

    def stops_at(self, question: Question, position: Position) -> bool:
        """Whether the question is where it was going."""
        ...


class _Passing:
    def passing(self) -> None:
        pass

    def goes_on_over(self, question: Question) -> bool:
        return False

    def stops_at(self, question: Question, position: Position) -> bool:
        return False


class Resolve(_Passing):
    """Until the stack is empty."""

    def done(self, position: Position) -> bool:
        return bool(position["stack"] == 0)


@dataclass
class Round(_Passing):
    """One pass for each player (rule 117.4)."""

    left: int

    def done(self, position: Position) -> bool:
        return self.left <= 0

    def passing(self) -> None:
        self.left -= 1


@dataclass
class Advance:
    """Until a step begins: nobody attacks or blocks on the way. `since` is the turn and step to leave first."""

    step: str
    active: str | None
    since: tuple[int, str]

    def done(self, position: Position) -> bool:
        return (
            bool(position["step"] == self.step)
            and self.active in (None, position["active"])
            and (position["turn"], position["step"]) != self.since
        )

    def passing(self) -> None:
        pass

    def goes_on_over(self, question: Question) -> bool:
        return question["purpose"] in _DECLARATIONS

    def stops_at(self, question: Question, position: Position) -> bool:
        return _DECLARATIONS[question["purpose"]] == self.step and self.active in (None, position["active"])


@dataclass
class Reach:
    """Until attackers or blockers are asked for, or it is too late for that in this turn."""

    purpose: str
    turn: int

    def done(self, position: Position) -> bool:
        late = STEPS.index(position["step"]) >= STEPS.index(_DECLARATIONS[self.purpose])
        return bool(position["turn"] != self.turn) or late

    def passing(self) -> None:
        pass

    def goes_on_over(self, question: Question) -> bool:
        return bool(question["purpose"] == self.purpose)

    def stops_at(self, question: Question, position: Position) -> bool:
        return bool(question["purpose"] == self.purpose)
