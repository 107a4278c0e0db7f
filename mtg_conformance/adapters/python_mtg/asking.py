"""The engine's choices as questions.

The engine asks by calling a function and wants the answer back at once. So a move is played on a copy until it asks
what isn't answered yet; then the copy is dropped, the question put, and the move played anew with one answer more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance.adapters.base import Illegal

Answer = Mapping[str, Any]

_PURPOSES = {
    "target": "target",
    "modes": "mode",
    "name": "name",
    "commander_replacement": "commander-zone",
    "may_pay": "pay",
}


@dataclass
class Choice(BaseException):
    """What the engine wants chosen; raised out of its middle, past every handler of ordinary exceptions."""

    key: str
    options: list[Any] | None
    default: Any
    count: int = 1

    @property
    def purpose(self) -> str:
        if self.key in _PURPOSES:
            return _PURPOSES[self.key]
        if self.key == "x_value":
            return "x"
        for word, purpose in (("sac", "sacrifice"), ("discard", "discard"), ("target", "target")):
            if re.search(rf"(^|_){word}", self.key) and not self.is_yes_or_no:
                return purpose
        return "may" if self.is_yes_or_no else "choose"

    @property
    def is_yes_or_no(self) -> bool:
        return self.options is not None and set(map(repr, self.options)) == {"True", "False"}


@dataclass
class Script:
    """A move with the answers given so far; played by :meth:`run` until it ends or asks again."""

    play: Callable[[Callable[..., Any]], Any]
    answers: list[Any] = field(default_factory=list)

    def run(self) -> Any:
        """The outcome. Raises :class:`Choice` for what is to be asked next."""
        given = iter(self.answers)

        def decide(key: str, options: Any, default: Any, *, count: int = 1, always: bool = False) -> Any:
            listed = list(options) if options is not None else None
            if listed is not None and len(listed) <= 1 and not always:
                return listed[0] if listed else default
            if listed is None and key != "x_value":
                return default  # a set that the engine lists no members of: its own pick
            try:
                return next(given)
            except StopIteration:
                raise Choice(key, listed, default, count) from None

        return self.play(decide)


def question(choice: Choice, question_id: int, player: str, announcing: bool, known: set[str]) -> dict[str, Any]:
    """A choice as the protocol has it; ``known`` are the ids of objects."""
    asked: dict[str, Any] = {"id": question_id, "player": player, "purpose": choice.purpose}
    if announcing:
        asked["announcing"] = True
    if choice.options is None:
        return {**asked, "shape": "number", "min": 0, "max": int(choice.default)}
    if choice.is_yes_or_no:
        return {**asked, "shape": "confirm", "text": choice.key.replace("_", " ")}
    options: list[dict[str, Any]] = []
    for index, item in enumerate(choice.options):
        if item in (None, "decline"):
            options.append({"id": index, "decline": True})
        elif choice.key == "modes":
            options.append({"id": index, "mode": index + 1, "text": str(item)})
        elif str(item) in known:
            options.append({"id": index, "object": str(item)})
        else:
            options.append({"id": index, "value": str(item)})
    return {**asked, "shape": "choose", "options": options, "min": choice.count, "max": choice.count}


def chosen(choice: Choice, answer: Answer) -> Any:
    """The engine's value for an answer; Illegal when it is no answer to this choice."""
    if choice.options is None:
        number = answer.get("number")
        if not isinstance(number, int) or not 0 <= number <= int(choice.default):
            raise Illegal(f"a number from 0 to {choice.default} is asked for")
        return number
    if choice.is_yes_or_no:
        if not isinstance(answer.get("yes"), bool):
            raise Illegal("this question takes yes or no")
        return answer["yes"]
    picked = answer.get("options")
    known = range(len(choice.options))
    if not isinstance(picked, list) or any(not isinstance(index, int) or index not in known for index in picked):
        raise Illegal("not among the options")
    if len(set(picked)) != choice.count or len(picked) != choice.count:
        raise Illegal(f"{choice.count} to be chosen")
    if choice.key == "modes":
        return frozenset(choice.options[index] for index in picked)
    return choice.options[picked[0]]
