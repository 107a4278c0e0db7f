"""Changes to a scenario after which the rules still give the same answer: a scenario to others, or to a reason why not.

Pure: nothing here plays anything. The suite's own grammar says what may be changed (`suite.grammar`), so that a
scenario changed is a scenario still.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from mtg_conformance.metamorphic.actions import NOTICED, ON_THE_WAY, played
from mtg_conformance.metamorphic.changing import (
    Skip,
    Variants,
    basics_of,
    groups_of,
    players_of,
    valid,
    why_one_more_is_seen,
)
from mtg_conformance.suite.catalog import Scenario, Step
from mtg_conformance.suite.steps import StepIndex
from mtg_conformance.suite.things import mask_quotes

BYSTANDER = "bystander"
"""The name under which an added permanent is set up."""

# Other names, in an order that isn't that of the alphabet nor that of the names they stand for.
_NAMES = ("Zoe", "Kim", "Lee", "Ava", "Max", "Eve")
_LANDS = ("Wastes", "Plains", "Island", "Swamp", "Mountain", "Forest")
_OTHERS = ("Sol Ring", "Icy Manipulator", "Fellwar Stone")


@dataclass(frozen=True)
class Transformation:
    """One kind of change.

    Where it makes several scenarios, one that keeps the verdict is enough (see `bystander`), unless `noticed` is said.
    """

    name: str
    about: str
    make: Callable[[Scenario, StepIndex], Variants]
    exact: bool = False
    """Whether the sentence at which it failed, and what was expected and got, must be the same too."""
    on_the_way: str | None = None
    """The reason by which it says nothing where a sentence fails that the change has added; None where it does."""
    noticed: str | None = None
    """Where said, only the first scenario made is the change, and all others must keep the verdict; else this is the
    reason by which it says nothing."""


def repeated(scenario: Scenario, index: StepIndex) -> Variants:
    """The same again: an engine that answers otherwise depends on chance or on what was played before."""
    return (scenario,)


def other_seats(scenario: Scenario, index: StepIndex) -> Variants:
    """Each player in the next one's seat: with two, Bob does what Alice did.

    The order of turns stays as it is (rule 101.4 depends on it), so with more players all move on by one. What the
    set-up leaves open is said: whose turn it is, for that is the first seat's otherwise.
    """
    players = players_of(scenario, index)
    following = dict(zip(players, [*players[1:], players[0]], strict=True))
    steps = []
    turn_told = False
    for step in scenario.steps:
        groups = groups_of(step, index)
        turn_told |= step.kind == "given" and "step" in groups and "player" in groups
        steps.append(step if "players" in groups else _renamed(step, following))
    if not turn_told:
        turn = f"it is {following[players[0]]}'s precombat main phase"
        place = 1 if "players" in groups_of(scenario.steps[0], index) else 0
        steps.insert(place, Step("Given", "given", turn, scenario.line))
    return valid(scenario, steps, index)


def other_names(scenario: Scenario, index: StepIndex) -> Variants:
    """The same players by other names, which sort otherwise."""
    players = players_of(scenario, index)
    if len(players) > len(_NAMES):
        return Skip("more players than there are names for")
    words = {word for step in scenario.steps for word in re.findall(r"\w+", step.text)}
    if words & set(_NAMES):
        return Skip("one of the new names has a meaning in it already")
    names = dict(zip(players, _NAMES, strict=False))
    steps = [_renamed(step, names) for step in scenario.steps]
    if not any("players" in groups_of(step, index) for step in scenario.steps):
        steps.insert(0, Step("Given", "given", f"a game with {_listed(list(names.values()))}", scenario.line))
    return valid(scenario, steps, index)


def bystander(scenario: Scenario, index: StepIndex) -> Variants:
    """One more permanent that nothing asks for: tapped, of the player who does least.

    Which permanents matter depends on the cards, of which nothing is known here. So two are made, one with a tapped
    land and one with a tapped artifact: only a verdict that changes with either speaks against the engine.
    """
    if not any(step.kind == "given" for step in scenario.steps):
        return Skip("no set-up to add to")
    if (seen := why_one_more_is_seen(scenario, index)) is not None:
        return seen
    players = players_of(scenario, index)
    told = [word for step in scenario.steps for word in re.findall(r"\w+", mask_quotes(step.text))]
    owner = min(reversed(players), key=told.count)
    taken = {*scenario.cards, *basics_of(scenario, index)}
    changed: list[Scenario] = []
    for kinds in (_LANDS, _OTHERS):
        if (card := next((card for card in kinds if card not in taken), None)) is None:
            return Skip("it uses every card that could be added")
        place = 1 + max(n for n, step in enumerate(scenario.steps) if step.kind == "given")
        added = Step(
            "And", "given", f'{owner} controls "{card}" that is tapped called "{BYSTANDER}"', scenario.steps[0].line
        )
        made = valid(scenario, [*scenario.steps[:place], added, *scenario.steps[place:]], index)
        if isinstance(made, Skip):
            return made
        changed += made
    return tuple(changed)


TRANSFORMATIONS: Sequence[Transformation] = (
    Transformation("repeat", "the same again", repeated, exact=True),
    Transformation("seats", "each player in the next one's seat", other_seats),
    Transformation("names", "players by other names", other_names),
    Transformation("bystander", "one more permanent that nothing asks for", bystander),
    Transformation("actions", "a permanent played instead of set up", played, on_the_way=ON_THE_WAY, noticed=NOTICED),
)


def _renamed(step: Step, names: Mapping[str, str]) -> Step:
    """The sentence with other names outside of quotation marks, all at once."""
    masked = mask_quotes(step.text)
    text, position = "", 0
    for found in re.finditer(rf"\b(?:{'|'.join(map(re.escape, names))})\b", masked):
        text += step.text[position : found.start()] + names[found[0]]
        position = found.end()
    return replace(step, text=text + step.text[position:])


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))
