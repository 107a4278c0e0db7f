"""What checks say of an object: the words after "is" and "has"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from mtg_conformance.suite.things import COLORS, Thing, parse, split_list

CARD_TYPES = frozenset(
    ("artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred", "land")
) | frozenset(("phenomenon", "plane", "planeswalker", "scheme", "sorcery", "vanguard"))
SUPERTYPES = frozenset(["basic", "legendary", "ongoing", "snow", "world"])
# Words for what an object is, beside colours and types.
_TWO_WORDS = ("face up", "face down", "phased out", "phased in", "summoning sick")
STATES = frozenset(("tapped", "untapped", "attacking", "blocking", "blocked", "token", "copy", *_TWO_WORDS))
_SIZE = re.compile(r"(-?\d+)/(-?\d+)")
_COUNTERS = re.compile(r"(\d+|no) (\S+) counters?")
_DAMAGE = re.compile(r"(\d+|no) damage")
_NUMBER = re.compile(r"(mana value|power|toughness) (-?\d+)")


class BadProperty(ValueError):
    """Words that a check can't mean."""


@dataclass(frozen=True)
class Property:
    """One thing to check. `kind` says which: size, name, colors, type, state, attached_to, attacking, blocking,
    counters, damage, number, abilities, keyword."""

    kind: str
    text: str
    size: tuple[int, int] = (0, 0)
    words: tuple[str, ...] = ()
    exact: bool = False
    number: int = 0
    thing: Thing | None = None


@lru_cache(maxsize=4096)
def parse_is(text: str) -> tuple[Property, ...]:
    """`a 1/1 green land creature`, `tapped`, `named "X"`, `attached to "Y"`. Raises `BadProperty`.

    After an article, or where several colours stand together, the colours are all that it has; a bare colour word is
    one of them. Types are among what it has.
    """
    if text.startswith("named "):
        return (Property("name", text, words=(text.removeprefix("named ").strip('"'),)),)
    for verb in ("attached to", "attacking", "blocking"):
        if text.startswith(f"{verb} "):
            return (Property(verb.replace(" ", "_"), text, thing=parse(text.removeprefix(f"{verb} "))),)
    if '"' in text:
        raise BadProperty(
            f'"is {text}" is no check; an object in quotation marks follows named, attached to or attacking'
        )
    properties, colors, rest = [], [], text
    for state in _TWO_WORDS:
        if re.search(rf"\b{state}\b", rest):
            properties.append(Property("state", state, words=(state,)))
            rest = rest.replace(state, "")
    for word in re.findall(r"[^\s,]+", rest):
        if word in ("a", "an", "and"):
            continue
        if size := _SIZE.fullmatch(word):
            properties.append(Property("size", word, size=(int(size[1]), int(size[2]))))
        elif word in COLORS:
            colors.append(word)
        elif word in STATES:
            properties.append(Property("state", word, words=(word,)))
        elif word in CARD_TYPES or word in SUPERTYPES or word[:1].isupper():
            properties.append(Property("type", word, words=(word,)))
        else:
            raise BadProperty(f'"{word}" is no color, type or state; subtypes are written with a capital letter')
    if colors:
        exact = len(colors) > 1 or text.startswith(("a ", "an ")) or colors == ["colorless"]
        words = tuple(color for color in colors if color != "colorless")
        properties.append(Property("colors", " and ".join(colors), words=words, exact=exact))
    if not properties:
        raise BadProperty(f'"is {text}" says nothing')
    return tuple(properties)


@lru_cache(maxsize=4096)
def parse_has(text: str) -> tuple[Property, ...]:
    """`trample and 3 +1/+1 counters`, `no damage`, `mana value 4`, `no abilities`. Raises `BadProperty`."""
    return tuple(_has(part) for part in split_list(text))


def _has(text: str) -> Property:
    if match := _COUNTERS.fullmatch(text):
        return Property("counters", text, words=(match[2],), number=0 if match[1] == "no" else int(match[1]))
    if match := _DAMAGE.fullmatch(text):
        return Property("damage", text, number=0 if match[1] == "no" else int(match[1]))
    if match := _NUMBER.fullmatch(text):
        return Property("number", text, words=(match[1].replace(" ", "_"),), number=int(match[2]))
    if text in ("abilities", "no abilities"):
        return Property("abilities", text, number=int(text == "abilities"))
    if not re.fullmatch(r"[a-z][a-z ]*(?: (?:\d+|(?:\{[^{}]+\})+|[A-Z]\w+))?", text):
        raise BadProperty(f'"has {text}" is no check; keywords are written in lower case')
    return Property("keyword", text, words=(text,))


def keywords_of(text: str) -> tuple[str, ...]:
    """The keywords that a "has" check names, for the linter."""
    return tuple(found.words[0] for found in parse_has(text) if found.kind == "keyword")
