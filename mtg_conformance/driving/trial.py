"""What the linter learns by playing the suite on an engine: cards it doesn't know, choices that are no choices."""

from __future__ import annotations

from mtg_conformance.driving.play import Play
from mtg_conformance.engines.session import Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.protocol.errors import CannotRun
from mtg_conformance.suite.catalog import Scenario, Suite
from mtg_conformance.suite.lint import Fault, placed_cards, unknown_cards
from mtg_conformance.suite.steps import StepIndex


def engine_faults(suite: Suite, index: StepIndex, spec: EngineSpec) -> list[Fault]:
    """Cards that the engine doesn't know, and scripted choices that it was forced to make."""
    names = {n for s in suite for step in s.steps if step.kind == "given" for n in placed_cards(step.text)}
    session = Session(spec)
    try:
        session.begin_scenario()
        support = session.request("check_cards", {"cards": sorted(names)})["cards"]
        faults = unknown_cards(suite, (name for name, told in support.items() if told["support"] != "none"))
        for scenario in suite:
            if scenario.in_force(session.rules_date):
                faults += forced_choices(scenario, session, index)
    except CannotRun as fault:
        faults = [Fault("engine", 0, str(fault))]
    finally:
        session.close()
    return faults


def forced_choices(scenario: Scenario, session: Session, index: StepIndex) -> list[Fault]:
    """A fault for each scripted choice that had one answer; none where the scenario doesn't pass."""
    session.begin_scenario()
    play = Play(scenario, session, index)
    if play.run().outcome is not Outcome.PASS:
        return []
    mend = "leave the sentence out, or put a second option on the table"
    return [
        Fault(scenario.path, scenario.line, f"{scenario.id}: a forced choice is scripted: {told}", mend)
        for told in dict.fromkeys(play.forced_choices)
    ]
