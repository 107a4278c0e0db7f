"""Set-up phrases: which cards are placed, and what is said of the permanents that they are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from mtg_conformance.suite.things import NotAThing, Thing, mask_quotes, parse, split_list

_ITEM = re.compile(
    r'(?:(?P<count>\d+) )?(?:(?P<owner>[A-Z]\w*)\'s )?(?P<commander>(?:his|her|their) commander )?"(?P<name>[^"]+)"'
)
_STATUS = re.compile(r" (?:that is|with|attached to|called) ")
_STATES = {"tapped": "tapped", "summoning sick": "summoning_sick", "face down": "face_down"}
_COUNTERS = re.compile(r"(\d+) (\S+) counters?")


@dataclass(frozen=True)
class Status:
    """What a set-up sentence says of the permanents it places, besides their names."""

    states: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    chosen: str | None = None
    attached_to: Thing | None = None
    called: str | None = None


@dataclass(frozen=True)
class Item:
    """So many of one card."""

    name: str
    count: int = 1
    commander: bool = False
    owner: str | None = None


def parse_items(text: str) -> list[Item]:
    """`2 "Forest" and "Opt"`. Raises `NotAThing`."""
    items = []
    for part in split_list(text):
        match = _ITEM.fullmatch(part)
        if match is None:
            raise NotAThing(f"{part!r} can't be placed: set-up names cards in quotation marks")
        items.append(Item(match["name"], int(match["count"] or 1), bool(match["commander"]), match["owner"]))
    return items


def parse_permanents(text: str) -> tuple[list[Item], Status]:
    """`"Pili-Pala" that is tapped with 1 stun counter`. Raises `NotAThing`."""
    masked = mask_quotes(text)
    cuts = [match.start() for match in _STATUS.finditer(masked)]
    items = parse_items(text[: cuts[0]] if cuts else text)
    status: dict[str, Any] = {}
    for start, end in pairwise([*cuts, len(text)]):
        phrase = text[start:end].strip()
        key, value = _status(phrase)
        if key in status:
            raise NotAThing(f"{phrase!r}: said twice in one sentence")
        status[key] = value
    return items, Status(**status)


def _status(phrase: str) -> tuple[str, Any]:
    if phrase.startswith("that is "):
        states = split_list(phrase.removeprefix("that is "))
        if unknown := [state for state in states if state not in _STATES]:
            raise NotAThing(f"{unknown[0]!r} is no state to set up; known: {', '.join(_STATES)}")
        return "states", tuple(_STATES[state] for state in states)
    if phrase.startswith("attached to "):
        return "attached_to", parse(phrase.removeprefix("attached to "))
    if phrase.startswith("called "):
        return "called", phrase.removeprefix("called ").strip('"')
    rest = phrase.removeprefix("with ")
    if rest.endswith(" chosen"):
        return "chosen", rest.removesuffix(" chosen")
    matches = [_COUNTERS.fullmatch(part) for part in split_list(rest)]
    found = [(match[2], int(match[1])) for match in matches if match]
    if len(found) < len(matches):
        raise NotAThing(f"{phrase!r}: say how many counters of which kind, or what is chosen")
    return "counters", tuple(found)
