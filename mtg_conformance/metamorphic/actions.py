"""The same position by actions: a permanent of the set-up is in hand instead, and played as the game begins.

Only where that leaves no trace but, for a spell, the tapped lands that paid for it. Which cards those are
is in lists of facts (``plain_cards``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from mtg_conformance.metamorphic.changing import (
    Skip,
    Variants,
    basics_of,
    groups_of,
    lands_for,
    players_of,
    valid,
    why_one_more_is_seen,
)
from mtg_conformance.metamorphic.plain_cards import CREATURES, LANDS, OTHERS
from mtg_conformance.suite.catalog import Scenario, Step
from mtg_conformance.suite.grammar import FAULTS
from mtg_conformance.suite.permanents import Item, Status, parse_permanents
from mtg_conformance.suite.steps import StepIndex
from mtg_conformance.suite.things import names_in

ON_THE_WAY = "playing it isn't that simple there"
NOTICED = "that it came this turn, or that a spell was cast, is noticed"
PAYING = "pays"
"""Under this name and a number the lands are set up that pay for what is cast."""

# Cast beside what is set up, to see whether a cast alone is noticed: nothing uses them unasked.
_CAST_BESIDE = ("Icy Manipulator", "Voltaic Key")
_COSTS = {**OTHERS, **CREATURES}


@dataclass(frozen=True)
class _Found:
    """What is to be played: the sentence that places it (by number), what is left of that, and the card."""

    place: int
    left: str | None
    card: str


def played(scenario: Scenario, index: StepIndex) -> Variants:
    """A permanent that the set-up places, or a land of those for mana, comes by playing it in a main phase.

    Of what is controlled the last one is taken, for timestamps; of basic lands for mana they don't matter. What remains
    different is tried apart, in the other scenarios made: the permanent set up as one that came this turn (rule 302.6),
    and for a spell another one cast beside the set-up. Where one of those changes the verdict, nothing is said.
    """
    players = players_of(scenario, index)
    setting = [groups_of(step, index) for step in scenario.steps if step.kind == "given"]
    if any(step.text.endswith("is the starting player") for step in scenario.steps if step.kind == "given"):
        return Skip("the game has yet to begin")
    turn: Mapping[str, str | None] = next((groups for groups in setting if "step" in groups), {})
    player, phase = turn.get("player") or players[0], turn.get("step") or "precombat main phase"
    if not phase.endswith("main phase"):
        return Skip("it doesn't begin in a main phase")
    plays_land = any(re.match(rf"{player} (?:plays|can't play) ", step.text) for step in scenario.steps)
    reasons = []
    for found in _candidates(scenario, index, player):
        land = found.card in LANDS
        if _named_elsewhere(scenario, index, found):
            reasons.append("its name is said of another card too")
        elif land and plays_land:
            reasons.append("its player plays a land too")
        elif not land and (why := _why_not_cast(scenario, index, found)) is not None:
            reasons.append(why.reason)
        else:
            return _tried(scenario, index, found, player, phase)
    return Skip(reasons[0] if reasons else "no permanent that can simply be played")


def _candidates(scenario: Scenario, index: StepIndex, player: str) -> Iterator[_Found]:
    """What may be played: the last permanent, the last land of each sentence of lands for mana, then a creature.

    A creature is tried last: that it came this turn is noticed too often.
    """
    steps = [(n, step) for n, step in enumerate(scenario.steps) if step.kind == "given"]
    placing = [(n, step, groups) for n, step in steps if (groups := groups_of(step, index)).get("permanents")]
    placed: _Found | None = None
    if placing:
        n, step, groups = placing[-1]
        placed = _last_of(n, step, groups["permanents"] or "") if groups["player"] == player else None
    if placed is not None and placed.card not in CREATURES:
        yield placed
    for n, step in steps:
        groups = groups_of(step, index)
        if groups.get("player") == player and (mana := groups.get("mana")):
            fewer = _without_last(mana)
            yield _Found(n, f"{player} has lands for {fewer}" if fewer else None, lands_for(mana)[-1])
    if placed is not None and placed.card in CREATURES:
        yield placed


def _last_of(n: int, step: Step, permanents: str) -> _Found | None:
    """The last permanent that a sentence places, where it is said plainly and is a card that can be played."""
    try:
        items, status = parse_permanents(permanents)
    except FAULTS:
        return None
    *others, last = items
    if status != Status() or last != Item(last.name, last.count) or last.name not in {*LANDS, *_COSTS}:
        return None
    text = step.text.removesuffix(f'"{last.name}"')
    if last.count > 1:
        text = text.removesuffix(f"{last.count} ") + (f"{last.count - 1} " if last.count > 2 else "")
        return _Found(n, f'{text}"{last.name}"', last.name)
    left = re.sub(r"(?:, and | and |, )$", "", text)
    if len(others) > 1 and ", and " not in left and " and " not in left:
        left = " and ".join(left.rsplit(", ", 1))
    return _Found(n, left if others else None, last.name)


def _without_last(mana: str) -> str:
    """Mana less the last one of it: of `{2}{G}` `{2}`, of `{2}` `{1}`."""
    symbols = re.findall(r"\{[^{}]+\}", mana)
    last = symbols.pop().strip("{}")
    return "".join(symbols) + (f"{{{int(last) - 1}}}" if last.isdigit() and int(last) > 1 else "")


def _named_elsewhere(scenario: Scenario, index: StepIndex, found: _Found) -> bool:
    """Whether another sentence of the set-up places a card of the same name: references could mean either."""
    for n, step in enumerate(scenario.steps):
        if step.kind != "given" or n == found.place:
            continue
        mana = groups_of(step, index).get("mana")
        if found.card in names_in(step.text) or (mana and found.card in lands_for(mana)):
            return True
    return False


def _why_not_cast(scenario: Scenario, index: StepIndex, found: _Found) -> Skip | None:
    """Why the lands that pay for a spell would be seen."""
    taken = {*scenario.cards, *basics_of(scenario, index)}
    if taken & set(lands_for(_COSTS[found.card])):
        return Skip("lands like those that would pay are in it")
    return why_one_more_is_seen(scenario, index)


def _tried(scenario: Scenario, index: StepIndex, found: _Found, player: str, phase: str) -> Variants:
    """The scenario with the card played, then those that try apart what else that changes."""
    last = max(n for n, step in enumerate(scenario.steps) if step.kind == "given")
    before, after = list(scenario.steps[: last + 1]), list(scenario.steps[last + 1 :])
    line = scenario.steps[last].line
    rest = list(before)
    rest[found.place : found.place + 1] = [] if found.left is None else [replace(before[found.place], text=found.left)]
    lands = sorted({land for step in rest for land in lands_for(groups_of(step, index).get("mana") or "")})
    checks = [f"it is {player}'s {phase}", *(f'each "{land}" isn\'t tapped' for land in lands)]
    young = Step("Given", "given", f'{player} controls "{found.card}" that is summoning sick', line)
    made = [[*rest, *_playing(player, found.card, checks, line), *after], [*rest, young, *after]]
    if found.card not in LANDS:
        beside = next((card for card in _CAST_BESIDE if card not in scenario.cards), None)
        if beside is None:
            return Skip("it uses every card that could be added")
        made.append([*before, *_playing(player, beside, checks[:1], line), *after])
    variants: list[Scenario] = []
    for steps in made:
        if isinstance(one := valid(scenario, steps, index), Skip):
            return one
        variants += one
    return tuple(variants)


def _playing(player: str, name: str, checks: Sequence[str], line: int) -> list[Step]:
    """The sentences by which a card comes from its player's hand, with checks that nothing else happened."""
    card = f'"{name}"'
    given, when, then = [f"{player} has {card} in hand"], [f"{player} plays {card}"], ["the stack is empty", *checks]
    cast: list[Step] = []
    if name not in LANDS:
        paying = [(land, f'"{PAYING} {n}"') for n, land in enumerate(lands_for(_COSTS[name]), 1)]
        given += [f'{player} controls "{land}" called {label}' for land, label in paying]
        when = [f"{player} taps {label} for mana" for _, label in paying] + [f"{player} casts {card}"]
        cast = [
            Step("Then", "then", f"the stack is the spell {card}", line),
            Step("And", "then", f"{player} has no mana", line),
            Step("When", "when", "the stack resolves", line),
        ]
    then += [f"{player} controls {card}", f"each {card} isn't tapped"]
    return [
        *(Step("Given", "given", text, line) for text in given),
        *(Step("When", "when", text, line) for text in when),
        *cast,
        *(Step("Then", "then", text, line) for text in then),
    ]
