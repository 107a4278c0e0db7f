"""Playing one scenario on an engine, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from mtg_conformance.driving.answers import Decision, Shows
from mtg_conformance.driving.faults import Broken, NotOffered, Wrong
from mtg_conformance.driving.options import tell_question
from mtg_conformance.driving.world import Engine, World
from mtg_conformance.grading.outcomes import Outcome, Result
from mtg_conformance.protocol.errors import BadRequest, EngineFault, Illegal, Unsupported
from mtg_conformance.suite.catalog import Scenario
from mtg_conformance.suite.clauses import BadClause
from mtg_conformance.suite.properties import BadProperty
from mtg_conformance.suite.steps import Bound, StepFault, StepIndex
from mtg_conformance.suite.things import NotAThing

SUITE_FAULTS = (Broken, StepFault, BadClause, BadProperty, NotAThing, BadRequest)


def play(scenario: Scenario, session: Engine, index: StepIndex) -> Result:
    """Play a scenario from its start and grade it.

    The caller has begun the scenario on the session. Faults of the engine's process (time-out, crash, breach) and
    faults of the suite become `error` and `broken`; the end of the run (`CannotRun`) and the unforeseen come through.
    """
    return Play(scenario, session, index).run()


class _Listener:
    """Stands in for the world where only a sentence's decision is wanted."""

    decision: Decision | None = None

    def decide(self, decision: Decision) -> None:
        self.decision = decision


class Play:
    """One scenario being played; `world` and `forced_choices` can be looked at afterwards."""

    def __init__(self, scenario: Scenario, session: Engine, index: StepIndex) -> None:
        self.scenario = scenario
        self.index = index
        self.world = World(session, self._perform)
        self.world.replay = self._replay
        self.steps: Sequence[Bound] = ()
        self._at = 0

    @property
    def forced_choices(self) -> list[str]:
        """Scripted choices that had one answer only."""
        return self.world.forced_choices

    def run(self) -> Result:
        """Play all of it."""
        result = Result(self.scenario.id, Outcome.PASS, rules=self.scenario.rules)
        try:
            self.steps = self.index.bind_scenario(self.scenario)
            self._refuse_unscripted()
            with self._as_wrong():
                for number in range(len(self.steps)):
                    self._at = number
                    self._run_step(number)
                self._expect_end()
        except Wrong as wrong:
            result.outcome, result.expected, result.got = Outcome.FAIL, wrong.expected, wrong.got
        except Unsupported as fault:
            result.outcome, result.message = Outcome.UNSUPPORTED, str(fault)
        except SUITE_FAULTS as fault:
            result.outcome, result.message = Outcome.BROKEN, str(fault)
        except EngineFault as fault:
            result.outcome, result.message = Outcome.ERROR, str(fault)
        self._place(result)
        self._part_supported(result)
        return result

    def _refuse_unscripted(self) -> None:
        """A scenario that needs chance scripted isn't begun where it can't be: a call comes before the coin."""
        for number, step in enumerate(self.steps):
            if step.definition.role == "choices" and step.step.text.startswith("the "):
                listener = _Listener()
                step.run(listener)
                if isinstance(listener.decision, Shows):
                    self._at = number
                    listener.decision.refuse_unscripted(self.world)

    def _run_step(self, number: int) -> None:
        world, step = self.world, self.steps[number]
        if step.step.kind == "given" and world.started:
            raise Broken("set-up comes before the first action and the first check")
        world.upcoming = self._decision_after(number)
        step.run(world)

    def _decision_after(self, number: int) -> Decision | None:
        """What the next sentence that isn't a check decides."""
        for step in self.steps[number + 1 :]:
            if step.definition.role == "checks":
                continue
            if step.definition.role != "choices":
                return None
            listener = _Listener()
            step.run(listener)
            return listener.decision
        return None

    def _expect_end(self) -> None:
        """The scenario has been played: it must have begun, and no question may be open."""
        world = self.world
        world.begin()
        world.upcoming = None
        world.settle()
        if world.question is not None and not world.over:
            raise Wrong("no open question at the end", tell_question(world.question, world.view()))

    def _perform(self, world: World, sentence: str) -> None:
        """Play an action sentence within another sentence."""
        definition, groups = self.index.look_up("when", sentence)
        if definition.role not in ("actions", "choices"):
            raise Broken(f"{sentence!r} is no action")
        definition.function(world=world, **groups)

    def _replay(self) -> None:
        """Play the scenario again up to the present sentence; checks aren't asked again."""
        world, present = self.world, self._at
        upcoming = world.upcoming
        world.clear()
        for number in range(present):
            if self.steps[number].step.kind != "then":
                self._run_step(number)
        world.begin()
        world.upcoming = upcoming

    @contextmanager
    def _as_wrong(self) -> Iterator[None]:
        """Where no attempt is made, a refusal is a wrong answer."""
        try:
            yield
        except Illegal as refusal:
            sentence = self.steps[self._at].step.text
            raise Wrong(f"to be legal: {sentence}", str(refusal)) from refusal

    def _place(self, result: Result) -> None:
        if result.outcome is not Outcome.PASS and self.steps:
            step = self.steps[min(self._at, len(self.steps) - 1)].step
            result.step = (step.text, step.line)
        elif result.outcome is Outcome.BROKEN and self.scenario.steps:
            result.step = self._undefined()

    def _undefined(self) -> tuple[str, int]:
        """The first sentence that can't be bound."""
        for step in self.scenario.steps:
            try:
                self.index.bind(step)
            except StepFault:
                return (step.text, step.line)
        return (self.scenario.steps[0].text, self.scenario.steps[0].line)

    def _part_supported(self, result: Result) -> None:
        """With a card that the engine supports in part a failure says nothing, and a pass little."""
        part = self.world.part_cards
        if not part:
            return
        result.partial = True
        if result.outcome is Outcome.FAIL:
            missing = "; ".join(
                f"{name}: {', '.join(told.get('missing', ())) or told.get('reason', 'in part')}"
                for name, told in part.items()
            )
            result.outcome = Outcome.UNSUPPORTED
            result.message = f"card supported in part ({missing}); expected {result.expected}; got {result.got}"
            result.expected = result.got = None


__all__ = ["NotOffered", "Play", "Wrong", "play"]
