"""The same position by actions: a permanent of the set-up is in hand instead, and played as the game begins.

Only where that leaves no trace but, for a spell, the tapped lands that paid for it. Which cards those are is in two
short lists of facts: lands that come untapped, and artifacts and enchantments of which nothing happens as they enter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
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
from mtg_conformance.suite.catalog import Scenario, Step
from mtg_conformance.suite.grammar import FAULTS
from mtg_conformance.suite.permanents import Item, Status, parse_permanents
from mtg_conformance.suite.steps import StepIndex
from mtg_conformance.suite.things import names_in

ON_THE_WAY = "playing it isn't that simple there"
PAYING = "pays"
"""Under this name and a number the lands are set up that pay for what is cast."""

_BASICS = frozenset(("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"))
_LANDS = _BASICS | frozenset(
    (
        "Ancient Tomb",
        "Exotic Orchard",
        "Gaea's Cradle",
        "Library of Alexandria",
        "Maze of Ith",
        "Meteor Crater",
        "Mystic Gate",
        "Phyrexian Tower",
        "Reflecting Pool",
        "Reliquary Tower",
        "Snow-Covered Forest",
        "Temple of the False God",
        "Tolarian Academy",
        "Urborg, Tomb of Yawgmoth",
        "Wasteland",
        "Winding Canyons",
    )
)
_COSTS: Mapping[str, str] = {
    "Aether Flash": "{2}{R}{R}",
    "Ashnod's Altar": "{3}",
    "Blood Moon": "{2}{R}",
    "Chromatic Lantern": "{3}",
    "Chromatic Sphere": "{1}",
    "Circle of Protection: Red": "{1}{W}",
    "Contamination": "{2}{B}",
    "Damping Sphere": "{2}",
    "Door to Nothingness": "{5}",
    "Doubling Cube": "{2}",
    "Doubling Season": "{4}{G}",
    "Elemental Bond": "{2}{G}",
    "Exploration": "{G}",
    "Fellwar Stone": "{2}",
    "Fervor": "{2}{R}",
    "Fist of Suns": "{3}",
    "Fountain of Youth": "{0}",
    "Furnace of Rath": "{1}{R}{R}{R}",
    "Future Sight": "{2}{U}{U}{U}",
    "Glorious Anthem": "{1}{W}{W}",
    "Goblin Bombardment": "{1}{R}",
    "Helm of Awakening": "{2}",
    "Helm of the Host": "{4}",
    "Howling Mine": "{2}",
    "Humility": "{2}{W}{W}",
    "Icy Manipulator": "{4}",
    "Jade Statue": "{4}",
    "Leyline of Punishment": "{2}{R}{R}",
    "Leyline of Sanctity": "{2}{W}{W}",
    "Lightning Greaves": "{2}",
    "Lion's Eye Diamond": "{0}",
    "Liquimetal Coating": "{2}",
    "Lithoform Engine": "{4}",
    "Living Plane": "{2}{G}{G}",
    "Mana Flare": "{2}{R}",
    "Mana Reflection": "{4}{G}{G}",
    "Manabarbs": "{3}{R}",
    "March of the Machines": "{3}{U}",
    "Megrim": "{2}{B}",
    "Mimic Vat": "{3}",
    "Muraganda Petroglyphs": "{3}{G}",
    "Naked Singularity": "{5}",
    "Opalescence": "{2}{W}{W}",
    "Orb of Dreams": "{3}",
    "Panharmonicon": "{4}",
    "Phyrexian Altar": "{3}",
    "Phyrexian Arena": "{1}{B}{B}",
    "Propaganda": "{2}{U}",
    "Ritual of Subdual": "{4}{G}{G}",
    "Rowen": "{2}{G}{G}",
    "Rule of Law": "{2}{W}",
    "Seal of Cleansing": "{1}{W}",
    "Sol Ring": "{1}",
    "Spellbook": "{0}",
    "Sphere of Law": "{3}{W}",
    "Sphere of Resistance": "{2}",
    "Strionic Resonator": "{2}",
    "Sunglasses of Urza": "{3}",
    "Tainted Remedy": "{2}{B}",
    "Tormod's Crypt": "{0}",
    "Torpor Orb": "{2}",
    "Trinisphere": "{3}",
    "Vedalken Orrery": "{4}",
    "Voltaic Key": "{1}",
    "Worms of the Earth": "{2}{B}{B}{B}",
    "Worship": "{3}{W}",
}


@dataclass(frozen=True)
class _Found:
    """What is to be played: the sentence that places it (by number), what is left of that, and the card."""

    place: int
    left: str | None
    card: str


def played(scenario: Scenario, index: StepIndex) -> Variants:
    """A permanent that the set-up places, or a land of those for mana, comes by playing it in a main phase.

    Of what is controlled the last one is taken, for timestamps; of basic lands for mana they don't matter.
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
        land = found.card in _LANDS
        if _named_elsewhere(scenario, index, found):
            reasons.append("its name is said of another card too")
        elif land and plays_land:
            reasons.append("its player plays a land too")
        elif not land and (why := _why_not_cast(scenario, index, found)) is not None:
            reasons.append(why.reason)
        else:
            return valid(scenario, _played(scenario, found, player, phase), index)
    return Skip(reasons[0] if reasons else "no permanent that can simply be played")


def _candidates(scenario: Scenario, index: StepIndex, player: str) -> Iterator[_Found]:
    """What may be played: the last permanent, then the last land of each sentence of lands for mana."""
    steps = [(n, step) for n, step in enumerate(scenario.steps) if step.kind == "given"]
    placing = [(n, step, groups) for n, step in steps if (groups := groups_of(step, index)).get("permanents")]
    if placing:
        n, step, groups = placing[-1]
        if groups["player"] == player and (found := _last_of(n, step, groups["permanents"] or "")) is not None:
            yield found
    for n, step in steps:
        groups = groups_of(step, index)
        if groups.get("player") == player and (mana := groups.get("mana")):
            fewer = _without_last(mana)
            yield _Found(n, f"{player} has lands for {fewer}" if fewer else None, lands_for(mana)[-1])


def _last_of(n: int, step: Step, permanents: str) -> _Found | None:
    """The last permanent that a sentence places, where it is said plainly and is a card that can be played."""
    try:
        items, status = parse_permanents(permanents)
    except FAULTS:
        return None
    *others, last = items
    if status != Status() or last != Item(last.name, last.count) or last.name not in {*_LANDS, *_COSTS}:
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


def _played(scenario: Scenario, found: _Found, player: str, phase: str) -> list[Step]:
    """The sentences, with those of the playing between the set-up and what follows it."""
    last = max(n for n, step in enumerate(scenario.steps) if step.kind == "given")
    steps = list(scenario.steps[: last + 1])
    left = [] if found.left is None else [replace(steps[found.place], text=found.left)]
    steps[found.place : found.place + 1] = left
    line = scenario.steps[last].line
    steps.append(Step("Given", "given", f'{player} has "{found.card}" in hand', line))
    card = f'"{found.card}"'
    if found.card in _LANDS:
        steps.append(Step("When", "when", f"{player} plays {card}", line))
    else:
        lands = lands_for(_COSTS[found.card])
        names = [f'"{PAYING} {n}"' for n in range(1, len(lands) + 1)]
        for land, name in zip(lands, names, strict=True):
            steps.append(Step("Given", "given", f'{player} controls "{land}" called {name}', line))
        steps += [Step("When", "when", f"{player} taps {name} for mana", line) for name in names]
        steps += [
            Step("When", "when", f"{player} casts {card}", line),
            Step("Then", "then", f"the stack is the spell {card}", line),
            Step("And", "then", f"{player} has no mana", line),
            Step("When", "when", "the stack resolves", line),
        ]
    steps += [
        Step("Then", "then", "the stack is empty", line),
        Step("And", "then", f"it is {player}'s {phase}", line),
        Step("And", "then", f"{player} controls {card}", line),
        Step("And", "then", f"each {card} isn't tapped", line),
    ]
    return [*steps, *scenario.steps[last + 1 :]]
