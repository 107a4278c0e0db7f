"""The grammar of references: how sentences name cards, spells, abilities, tokens, players and values.

Pure parsing: nothing here looks at a game. `driving.finding` finds what a reference means.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

ORDINALS = {
    word: number
    for number, word in enumerate(
        ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"), 1
    )
}
ZONES = ("hand", "library", "graveyard", "exile", "command", "battlefield", "stack")
COLORS = {"white": "{W}", "blue": "{U}", "black": "{B}", "red": "{R}", "green": "{G}", "colorless": "{C}"}
STEPS = (
    "untap step",
    "upkeep",
    "draw step",
    "precombat main phase",
    "beginning of combat",
    "declare attackers step",
    "declare blockers step",
    "combat damage step",
    "end of combat",
    "postcombat main phase",
    "end step",
    "cleanup step",
)

_QUOTED = re.compile(r'"[^"]*"')
_REFERENCE = re.compile(
    r"""(?:(?P<each>each)\ )?
        (?:(?P<owner>[A-Z]\w*)'s\ )?
        (?:the\ )?
        (?:(?P<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\ )?
        (?:(?P<count>\d+|no)\ )?
        (?:(?P<kind>token|spell|card)s?\ )?
        "(?P<name>[^"]+)"
        (?:\ (?:in|on)\ (?:(?P<zone_owner>[A-Z]\w*)'s\ |the\ )?
           (?P<zone>hand|library|graveyard|exile|command\ zone|battlefield|stack)
         |\ (?P<outside>outside)\ the\ game)?""",
    re.VERBOSE,
)
_TOKENS = re.compile(
    r"""(?:(?P<each>each)\ )?
        (?:(?P<owner>[A-Z]\w*)'s\ )?
        (?:the\ )?
        (?:(?P<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\ )?
        (?:(?P<count>\d+|no)\ )?
        (?P<types>(?:[A-Za-z][\w'-]*\ )*)tokens?""",
    re.VERBOSE,
)
_ON_STACK = re.compile(r"the (?P<kind>trigger|ability|copy) of (?P<of>.+)")
_PLAYER = re.compile(r"[A-Z]\w*")


class NotAThing(ValueError):
    """A phrase that the grammar of references doesn't know."""


@dataclass(frozen=True)
class Thing:
    """One reference, as written in `text`.

    Exactly one of these says what is meant: `name` (a card, face or label), `types` with kind `token`, `of` with kind
    `trigger`, `ability` or `copy`, or `word` (a player or a value, which only the sentence can tell apart).
    `count` is the number stated (0 for "no"), `ordinal` counts from 1 in timestamp order.
    """

    text: str
    name: str | None = None
    kind: str | None = None
    types: tuple[str, ...] = ()
    of: Thing | None = None
    owner: str | None = None
    ordinal: int | None = None
    count: int | None = None
    each: bool = False
    zone: str | None = None
    zone_owner: str | None = None
    word: str | None = None

    @property
    def is_object(self) -> bool:
        """Whether it can only be a game object."""
        return self.word is None

    def without_count(self) -> Thing:
        """The same reference with its number left out."""
        return replace(self, count=None)

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=8192)
def parse(text: str) -> Thing:
    """The reference that `text` is; anything that isn't one of the object forms comes back as a `word`."""
    if match := _ON_STACK.fullmatch(text):
        inner = parse(match["of"])
        if not inner.is_object:
            raise NotAThing(f'"{text}": after "{match["kind"]} of" comes a card in quotation marks')
        return Thing(text, kind=match["kind"], of=inner, owner=inner.owner)
    if match := _REFERENCE.fullmatch(text):
        zone = match["zone"] or match["outside"]
        return Thing(
            text,
            name=match["name"],
            kind=None if match["kind"] == "card" else match["kind"],
            owner=match["owner"],
            ordinal=ORDINALS.get(match["ordinal"] or ""),
            count=_number(match["count"]),
            each=bool(match["each"]),
            zone="command" if zone == "command zone" else zone,
            zone_owner=match["zone_owner"],
        )
    if match := _TOKENS.fullmatch(text):
        return Thing(
            text,
            kind="token",
            types=tuple(match["types"].split()),
            owner=match["owner"],
            ordinal=ORDINALS.get(match["ordinal"] or ""),
            count=_number(match["count"]),
            each=bool(match["each"]),
        )
    if '"' in text or not text:
        raise NotAThing(f"{text!r} is not a way to name something")
    return Thing(text, word=text)


def parse_object(text: str) -> Thing:
    """Like `parse`, but only for what can be a game object."""
    thing = parse(text)
    if not thing.is_object:
        raise NotAThing(f'"{text}" names no object: cards stand in quotation marks')
    return thing


@lru_cache(maxsize=8192)
def parse_list(text: str) -> tuple[Thing, ...]:
    """Several references: `"A", "B" and "C"`, `{B} or {C}`."""
    return tuple(parse(part) for part in split_list(text))


def parse_objects(text: str) -> tuple[Thing, ...]:
    """Several references to objects."""
    return tuple(parse_object(part) for part in split_list(text))


def parse_targets(text: str) -> tuple[Thing, ...]:
    """Several references, each an object or a player."""
    things = parse_list(text)
    for thing in things:
        if thing.word is not None and not _PLAYER.fullmatch(thing.word):
            raise NotAThing(f'"{thing.word}" is neither a player nor a card in quotation marks')
    return things


@lru_cache(maxsize=8192)
def split_list(text: str, separators: tuple[str, ...] = (", and ", ", or ", ", ", " and ", " or ")) -> tuple[str, ...]:
    """The parts of a list, cut at `separators` outside of quotation marks."""
    parts: list[str] = []
    start = position = 0
    while position < len(text):
        if text[position] == '"':
            end = text.find('"', position + 1)
            position = len(text) if end < 0 else end + 1
            continue
        for separator in separators:
            if text.startswith(separator, position):
                parts.append(text[start:position].strip())
                position += len(separator)
                start = position
                break
        else:
            position += 1
    parts.append(text[start:].strip())
    return tuple(part for part in parts if part)


def split_outside_quotes(text: str, word: str) -> tuple[str, ...]:
    """`text` cut at each `word` (with its blanks) that stands outside of quotation marks."""
    return split_list(text, (word,))


def names_in(text: str) -> tuple[str, ...]:
    """Every name in quotation marks, in order."""
    return tuple(found[1:-1] for found in _QUOTED.findall(text))


def mask_quotes(text: str) -> str:
    """`text` with the inside of quotation marks blanked, of the same length."""
    return _QUOTED.sub(lambda found: '"' + "_" * (len(found[0]) - 2) + '"', text)


def same_value(one: str, other: str) -> bool:
    """Whether two spellings of a value mean the same: `blue` and `{U}`, `Goblin` and `goblin`."""
    return canonical_value(one) == canonical_value(other)


def canonical_value(value: str) -> str:
    """A value as compared: lower case, colours as their mana symbols."""
    lower = value.strip().lower()
    return COLORS.get(lower, lower.upper() if lower.startswith("{") else lower)


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    return 0 if text == "no" else int(text)
