"""What changes to scenarios share: reasons to leave one alone, who plays, and reading what a sentence says."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mtg_conformance.shrinking.writing import with_steps
from mtg_conformance.suite.catalog import Scenario, Step
from mtg_conformance.suite.grammar import FAULTS, read_sentence
from mtg_conformance.suite.steps import StepIndex
from mtg_conformance.suite.things import mask_quotes, split_list

BASIC = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
"""The basic land that makes mana of a color; Wastes make the rest."""

_SEATS = ("Alice", "Bob")
# Words with which a sentence looks at everything there is, in which one more is always seen.
_COUNTING = re.compile(r"\b(?:no untapped lands|permanents?)\b")


@dataclass(frozen=True)
class Skip:
    """Why a transformation says nothing of a scenario."""

    reason: str


Variants = tuple[Scenario, ...] | Skip


def players_of(scenario: Scenario, index: StepIndex) -> list[str]:
    """Who plays, in turn order."""
    for step in scenario.steps:
        if named := groups_of(step, index).get("players"):
            return list(split_list(named))
    return list(_SEATS)


def groups_of(step: Step, index: StepIndex) -> Mapping[str, str | None]:
    """The words of a sentence by what they hold; none where it can't be read."""
    try:
        return index.look_up(step.kind, step.text)[1]
    except FAULTS:
        return {}


def why_one_more_is_seen(scenario: Scenario, index: StepIndex) -> Skip | None:
    """Whether a sentence looks at all permanents, so that one more changes its answer."""
    if any(_COUNTING.search(mask_quotes(step.text)) for step in scenario.steps if step.kind != "given"):
        return Skip("a sentence counts permanents")
    if any(groups_of(step, index).get("offered") is not None for step in scenario.steps):
        return Skip("a sentence tells all that is offered")
    return None


def lands_for(mana: str) -> list[str]:
    """The basic lands that a sentence of lands for mana places."""
    return [
        BASIC.get(symbol, "Wastes")
        for symbol in re.findall(r"\{(\w+)\}", mana)
        for _ in range(int(symbol) if symbol.isdigit() else 1)
    ]


def basics_of(scenario: Scenario, index: StepIndex) -> list[str]:
    """The basic lands that sentences of lands for mana place."""
    found: list[str] = []
    for step in scenario.steps:
        if step.kind == "given" and (mana := groups_of(step, index).get("mana")):
            found += lands_for(mana)
    return found


def valid(scenario: Scenario, steps: Sequence[Step], index: StepIndex) -> Variants:
    """The scenario with these sentences, or Skip where one can't be read."""
    for step in steps:
        try:
            read_sentence(index, step.kind, step.text)
        except FAULTS:
            return Skip("a sentence can't be read, before or after")
    return (with_steps(scenario, steps),)
