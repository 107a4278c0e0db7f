"""Parts of sentences that several step definitions share: cards in zones, cards put to places, shares, patterns."""

from __future__ import annotations

import re

from mtg_conformance.suite.things import STEPS, NotAThing, Thing, mask_quotes, parse_list, split_list

# Patterns for step definitions. Groups are named by what they hold, so that the linter can read them.
PLAYER = r"(?P<player>[A-Z]\w*)"
_OF = r"(?:[A-Z]\w*'s |the )?"
THING = r"(?P<thing>(?:[A-Z]\w*'s )?(?:the )?(?:\w+ )?(?:token )?" + '"[^"]+"' + rf"(?: (?:in|on) {_OF}\w+(?: zone)?)?)"
OBJECTS = r"""(?P<things>(?:[^"]*"[^"]*")+(?: (?:in|on) [^"]*?| outside the game)?|[^"]*\btokens?)"""
MANA = r"(?P<mana>(?:\{[^{}]+\})+)"
STEP = f"(?P<step>{'|'.join(STEPS)})"

_ZONE = r"((?:in|on) (?:(?:her|his|their|the) )?(?:hand|library|graveyard|exile|command zone)|outside the game)"
_ZONES = {"zone": "command", "game": "outside"}
"""By the last word of the phrase, where that isn't the zone's name."""
_IN_ZONE = re.compile(rf"(.+?) {_ZONE}(?:, and |, | and |$)")
_PLACES = {"on top": "top", "on the bottom": "bottom", "in graveyard": "graveyard", "in the graveyard": "graveyard"}
_PLACED = re.compile(r"(.+?) (on top|on the bottom|in (?:the )?graveyard|in pile \d+)(?:, and |, | and |$)")


def cards_in_zones(text: str) -> list[tuple[str, str]]:
    """`"Opt" in hand and "Forest" in library` as pairs of cards and zone. Raises `NotAThing`."""
    return [
        (cards, _ZONES.get(zone.split()[-1], zone.split()[-1])) for cards, zone in _cut(text, _IN_ZONE, "in which zone")
    ]


def cards_at_places(text: str) -> dict[str, tuple[Thing, ...]]:
    """`"Opt" on top and "Forest" on the bottom` by place. Raises `NotAThing`."""
    places: dict[str, tuple[Thing, ...]] = {}
    for cards, where in _cut(text, _PLACED, "where"):
        place = _PLACES.get(where, where.removeprefix("in "))
        things = parse_list(cards)
        if stray := next((thing for thing in things if thing.word not in (None, "nothing")), None):
            raise NotAThing(f"{stray} can't be put anywhere: cards stand in quotation marks")
        places[place] = places.get(place, ()) + things
    return places


def shares_of(text: str) -> tuple[tuple[int, Thing], ...]:
    """`2 to "Grizzly Bears" and 4 to Bob`. Raises `NotAThing`."""
    found = []
    for part in split_list(text):
        match = re.fullmatch(r"(\d+) to (.+)", part)
        if match is None:
            raise NotAThing(f"{part!r}: say how much to what")
        found.append((int(match[1]), parse_list(match[2])[0]))
    return tuple(found)


def _cut(text: str, pattern: re.Pattern[str], missing: str) -> list[tuple[str, str]]:
    """`text` in parts that each fit `pattern`, read outside of quotation marks."""
    masked, position, parts = mask_quotes(text), 0, []
    while position < len(masked):
        match = pattern.match(masked, position)
        if match is None:
            raise NotAThing(f"{text[position:]!r}: say {missing}")
        parts.append((text[match.start(1) : match.end(1)], match[2]))
        position = match.end()
    return parts
