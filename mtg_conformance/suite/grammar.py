"""Reading the words that fill a sentence, without a game: what `driving` reads when it plays is read here beforehand.

Step definitions name their groups by what they hold; each reader here takes one kind of group.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from mtg_conformance.suite.clauses import BadClause, parse_clauses
from mtg_conformance.suite.permanents import parse_permanents
from mtg_conformance.suite.phrases import cards_at_places, cards_in_zones, shares_of
from mtg_conformance.suite.properties import BadProperty, parse_has, parse_is
from mtg_conformance.suite.steps import StepFault, StepIndex
from mtg_conformance.suite.things import NotAThing, parse, parse_list, parse_object, parse_objects, split_list

FAULTS = (BadClause, BadProperty, NotAThing, StepFault)


def _stack(text: str) -> object:
    if text == "empty":
        return None
    for thing in parse_objects(text):
        if thing.kind not in ("spell", "trigger", "ability", "copy"):
            raise NotAThing(f'{thing} on the stack: say the spell, the trigger of, the ability of or the copy of "…"')
    return None


def _declaration(text: str) -> object:
    for part in split_list(f" {text} ", (" with ",)):
        for name in split_list(part.removeprefix("with ")):
            if name != "nothing":
                parse(name)
    return None


def _order(text: str) -> object:
    return [parse_list(part) for part in split_list(text, (" before ",))]


def _placed(text: str) -> object:
    return [parse_objects(cards) for cards, _ in cards_in_zones(text)]


_READERS: Mapping[str, Callable[[str], object]] = {
    "attack": _declaration,
    "block": _declaration,
    "ability": parse_object,
    "choice": parse_list,
    "clauses": parse_clauses,
    "controlled": parse_objects,
    "cards": lambda text: _placed(text) if re.search(r'" (?:in|on) [a-z ]+$', text) else parse_objects(text),
    "has": parse_has,
    "is_so": parse_is,
    "offered": parse_list,
    "order": _order,
    "permanents": parse_permanents,
    "places": cards_at_places,
    "shares": shares_of,
    "stack": _stack,
    "thing": parse_object,
    "things": parse_objects,
}


def read_sentence(index: StepIndex, kind: str, text: str) -> Mapping[str, str]:
    """Read a sentence as far as that goes without a game; its words by group.

    Raises one of `FAULTS` where it can't be played.
    """
    _, groups = index.look_up(kind, text)
    for name, words in groups.items():
        if words is None:
            continue
        if name == "attempt":
            read_sentence(index, "when", f"{groups['player']} {third_person(words)}")
        elif reader := _READERS.get(name):
            reader(words)
    return groups


def third_person(action: str) -> str:
    """`cast "Opt"` as the action sentence says it: `casts "Opt"`."""
    verb, blank, rest = action.partition(" ")
    return verb + ("es" if verb.endswith(("s", "sh", "ch")) else "s") + blank + rest
