"""Two engines, the same game: how the first leaves it, and whether the second agrees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mtg_conformance.differ.checks import checks_of
from mtg_conformance.differ.game import Check, Game, Line, Move, lines_of, scenario_of
from mtg_conformance.driving.answers import forced, offered_order
from mtg_conformance.driving.finding import View
from mtg_conformance.driving.options import Question, can_decline, tell_question
from mtg_conformance.driving.play import Play
from mtg_conformance.driving.world import Engine
from mtg_conformance.engines.session import Exchange
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.suite.steps import StepIndex


class Table(Engine, Protocol):
    """What is needed of a session besides what scenarios need."""

    transcript: list[Exchange]

    def begin_scenario(self) -> None: ...


class _Playing(Play):
    """A scenario that may stop at a question: what a game is while it grows."""

    question: Question | None = None

    def _expect_end(self) -> None:
        self.world.begin()
        self.world.upcoming = None
        self.world.settle()
        self.question = None if self.world.over else self.world.question


@dataclass(frozen=True)
class State:
    """Where a game stands on the first engine.

    `arbitrary`: on the way the harness put something in an order that no sentence says; engines may ask about that in
    different ways, so what follows can't be compared.
    """

    view: View
    position: Mapping[str, Any]
    question: Question | None
    arbitrary: bool


@dataclass(frozen=True)
class Refusal:
    """The game couldn't be played on the first engine; `illegal` where it was the rules, it says, that forbid it."""

    illegal: bool
    reason: str


@dataclass(frozen=True)
class Difference:
    """Where the second engine answered otherwise. `place` counts the lines before, `key` says what it is about."""

    place: int
    key: tuple[str, str]
    expected: str
    got: str


class Duel:
    """The two engines and the sentences. Raises CannotRun from every method where one of them is gone for good."""

    def __init__(self, first: Table, second: Table, index: StepIndex) -> None:
        self.first, self.second, self._index = first, second, index
        for engine in (first, second):
            engine.begin_scenario()  # before it is started it hasn't said what it shows
        one, other = (frozenset(engine.capabilities.get("observes", ())) for engine in (first, second))
        self.shown: frozenset[str] = one & other
        """The fields that both engines show."""

    def stand(self, game: Game) -> State | Refusal:
        """The game on the first engine."""
        self.first.begin_scenario()
        playing = _Playing(scenario_of(lines_of(game)), self.first, self._index)
        result = playing.run()
        if result.outcome is not Outcome.PASS:
            refused = result.outcome is Outcome.FAIL and (result.got or "").startswith("illegal")
            last = result.step is not None and result.step[1] == len(playing.scenario.steps)
            return Refusal(refused and last, f"{result.expected}; {result.got} {result.message}")
        world = playing.world
        return State(world.view(), world.position, playing.question, _arbitrary(self.first.transcript))

    def checks(self, state: State) -> list[Check]:
        """What both engines can be asked about a state of the first."""
        return checks_of(state.view, state.position, self.shown)

    def agree(self, lines: Sequence[Line]) -> Result:
        """The lines on the first engine, which must pass: they are what it showed."""
        self.first.begin_scenario()
        return Play(scenario_of(lines), self.first, self._index).run()

    def compare(self, lines: Sequence[Line], *, open_end: bool = False) -> Difference | Result:
        """The lines on the second engine: a difference, or the result that is none.

        With `open_end` a question may be open at the end, as it is on the first.
        """
        self.second.begin_scenario()
        play = (_Playing if open_end else Play)(scenario_of(lines), self.second, self._index)
        result = play.run()
        if result.outcome not in (Outcome.FAIL, Outcome.ERROR):
            return result
        # Rather the engine's own doing than ours: an order nobody asked for may be another here.
        if result.outcome is Outcome.FAIL and _arbitrary(self.second.transcript):
            return Result(result.id, Outcome.UNSUPPORTED, message="an order that no sentence says")
        place = (result.step[1] if result.step is not None else len(lines)) - 1
        expected, got = result.expected or lines[place].text, result.got or result.message.partition("\n")[0]
        question = play.world.question
        source = lines[place].source
        if result.outcome is Outcome.ERROR:
            return Difference(place, ("no answer", got.partition(":")[0]), expected, got)
        refused = isinstance(source, Move) and source.refused
        if question is not None and question.get("announcing") and (can_decline(question) or refused):
            # Named or not, it could go without: whether an engine asks once more for what may be is its way of asking.
            # So is whether it asks before it refuses: what a player can't pay for is known at the end (rule 601.2h).
            return Result(result.id, Outcome.UNSUPPORTED, message="asked for what isn't announced")
        illegal = refused or (isinstance(source, Move) and got.startswith("illegal"))
        if question is not None and not illegal:
            # Games are compared where the first engine has nothing to ask, or asks what the sentence answers.
            told = tell_question(question, play.world.view())
            return Difference(place, ("asked", str(question["purpose"])), expected, told)
        return Difference(place, _key(source), expected, got)


def _key(source: Move | Check | None) -> tuple[str, str]:
    if isinstance(source, Check):
        return source.key
    if isinstance(source, Move):
        return ("allowed" if source.refused else "refused"), source.verb
    return "set-up", ""


def _arbitrary(transcript: Sequence[Exchange]) -> bool:
    results = (exchange.result or {} for exchange in transcript)
    asked = (result.get("position", {}).get("question") for result in results)
    return any(q is not None and forced(q) is None and offered_order(q) is not None for q in asked)
