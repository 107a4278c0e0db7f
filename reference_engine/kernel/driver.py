"""Driving procedures: to the end with given answers, step by step, again, and along every path of answers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, Generic, TypeVar

from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, InvalidAnswer, Question, Rule

T = TypeVar("T")


def run(procedure: Rule[T], answer: Callable[[Question[Any]], Any]) -> T:
    """Run a procedure to its end; `answer` gives the answer to each question it asks."""
    try:
        question = procedure.send(None)
        while True:
            reply = answer(question)
            question.check(reply)
            question = procedure.send(reply)
    except StopIteration as stop:
        return stop.value  # type: ignore[no-any-return]
    finally:
        procedure.close()


class Recorded(Generic[T]):
    """Awaits a procedure and keeps its answers, so that it can be done again without asking (733.1)."""

    def __init__(self, procedure: Rule[T]):
        self.procedure = procedure
        self.answers: list[Any] = []

    def __await__(self) -> Generator[Question[Any], Any, T]:
        answer: Any = None
        try:
            while True:
                answer = yield self.procedure.send(answer)
                self.answers.append(answer)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        finally:
            self.procedure.close()


class Replayed(Generic[T]):
    """Awaits a procedure whose first questions get the given answers; what it asks beyond them goes to the player."""

    def __init__(self, procedure: Rule[T], answers: tuple[Any, ...]):
        self.procedure, self.answers = procedure, list(answers)

    def __await__(self) -> Generator[Question[Any], Any, T]:
        answer: Any = None
        try:
            while True:
                question = self.procedure.send(answer)
                answer = self.answers.pop(0) if self.answers else (yield question)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        finally:
            self.procedure.close()


class _SeenBefore(Exception):
    """This crossroads was reached already on another path, and its every way is taken from there."""


class TooManyOutcomes(Exception):
    """A what-if branched more often than its limit."""


def every_outcome(
    game: Game, procedure: Callable[[Game], Rule[T]], limit: int = 4096
) -> Iterator[tuple[Game, T, tuple[Any, ...]]]:
    """Run a procedure from this moment for every way its questions can be answered, each in a fork of the game.

    Yields (the fork afterwards, the procedure's result, the answers given). Ways that turn out illegal are left out.
    A procedure can't be copied, and need not be: a new one is started for each path and replayed to its branching.
    """
    paths: list[tuple[Any, ...]] = [()]
    met: set[Any] = set()
    tried = 0
    while paths:
        path = paths.pop()
        fork = game.fork()
        taken: list[Any] = []

        def answer(question: Question[Any], path: tuple[Any, ...] = path, taken: list[Any] = taken) -> Any:
            if len(taken) < len(path):
                taken.append(path[len(taken)])
            else:
                crossroads = question.crossroads()
                if crossroads is not None:
                    if crossroads in met:
                        raise _SeenBefore
                    met.add(crossroads)
                first, *others = question.possible()
                paths.extend((*taken, other) for other in reversed(others))
                taken.append(first)
            return taken[-1]

        tried += 1
        if tried > limit:
            raise TooManyOutcomes(f"more than {limit} ways")
        try:
            result = run(procedure(fork), answer)
        except (IllegalAction, InvalidAnswer, _SeenBefore):
            continue
        yield fork, result, tuple(taken)
