"""The clauses of casting and activating: what a sentence announces with the action (rules 601.2, 602.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from mtg_conformance.suite.things import Thing, mask_quotes, parse_list, parse_objects, parse_targets, split_list

_COST_VERBS = {
    "sacrificing": "sacrifice",
    "discarding": "discard",
    "exiling": "exile",
    "tapping": "tap",
    "revealing": "reveal",
}
_TIMES = {"once": 1, "twice": 2, "three times": 3, "four times": 4, "five times": 5}
# In the order in which they are said; each at most once.
_ORDER = (
    "for its",
    "without paying its mana cost",
    "with",
    "with X =",
    "choosing",
    "sacrificing",
    "discarding",
    "exiling",
    "tapping",
    "revealing",
    "paying",
    "activating",
    "targeting",
)
_HEAD = re.compile(
    r"(?:^| )(?P<head>without paying its mana cost(?= |$)|(?:for its|with X =|with(?= [a-z])|choosing|sacrificing"
    r"|discarding|exiling|tapping|revealing|paying|activating|targeting)(?= ))"
)
_OPTIONAL = re.compile(
    r"(?P<cost>[a-z]+)(?: (?P<mana>(?:\{[^{}]+\})+))?(?: (?P<times>once|twice|(?:three|four|five) times))?"
)


class BadClause(ValueError):
    """A clause that can't be read, is said twice or stands out of order."""


@dataclass(frozen=True)
class OptionalCost:
    """An optional additional cost that is paid: kicker, buyback, … `mana` says which of two, `times` how often."""

    cost: str
    mana: str | None = None
    times: int = 1


@dataclass(frozen=True)
class Clauses:
    """Everything that a sentence says of how a spell is cast or an ability activated."""

    method: str | None = None
    optional_costs: tuple[OptionalCost, ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()
    values: tuple[str, ...] = ()
    costs: dict[str, tuple[Thing, ...]] = field(default_factory=dict)
    life: int | None = None
    mana_abilities: tuple[Thing, ...] = ()
    targets: tuple[Thing, ...] = ()


NONE = Clauses()


@lru_cache(maxsize=8192)
def parse_clauses(text: str) -> Clauses:
    """Read ` with kicker targeting "Grizzly Bears"`. Raises `BadClause`."""
    found: dict[str, object] = {}
    costs: dict[str, tuple[Thing, ...]] = {}
    last = -1
    for head, body in _clauses(text.strip()):
        place = _ORDER.index(head)
        if place == last:
            raise BadClause(f'"{head} …" is said twice; join it with "and"')
        if place < last:
            raise BadClause(f'"{head} …" stands before "{_ORDER[last]} …"')
        last = place
        if head == "without paying its mana cost" and "method" in found:
            raise BadClause("one way to cast a spell excludes another (rule 118.9a)")
        if head in _COST_VERBS:
            costs[_COST_VERBS[head]] = parse_objects(body)
        else:
            found.update([_clause(head, body)])
    return Clauses(**found, costs=costs)  # type: ignore[arg-type]


def _clauses(text: str) -> Iterator[tuple[str, str]]:
    if not text:
        return
    heads = list(_HEAD.finditer(mask_quotes(text)))
    if not heads or heads[0].start() > 0:
        raise BadClause(f"{text!r} is no clause of casting or activating")
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        end = following.start() if following else len(text)
        yield head["head"], text[head.end() : end].strip()


def _clause(head: str, body: str) -> tuple[str, object]:
    match head:
        case "for its":
            if not body.endswith(" cost"):
                raise BadClause(f'"for its {body}" should read "for its … cost"')
            return "method", body.removesuffix(" cost")
        case "without paying its mana cost":
            if body:
                raise BadClause(f'"{head}" stands alone, not before {body!r}')
            return "method", "without paying"
        case "with":
            return "optional_costs", tuple(_optional(part) for part in split_list(body))
        case "with X =":
            return "x", _number(body, "X")
        case "choosing":
            if modes := re.fullmatch(r"modes? (.+)", body):
                return "modes", tuple(_number(part, "a mode") for part in split_list(modes[1]))
            return "values", tuple(thing.name or thing.text for thing in parse_list(body))
        case "paying":
            if not body.endswith(" life"):
                raise BadClause(f'"paying {body}" should read "paying … life"; mana is paid by itself')
            return "life", _number(body.removesuffix(" life"), "life")
        case "activating":
            return "mana_abilities", parse_objects(body)
        case _:
            return "targets", parse_targets(body)


def _optional(text: str) -> OptionalCost:
    match = _OPTIONAL.fullmatch(text)
    if match is None:
        raise BadClause(f'"with {text}" is no optional cost: with kicker, with kicker {{W}}, with kicker twice')
    return OptionalCost(match["cost"], match["mana"], _TIMES.get(match["times"] or "once", 1))


def _number(text: str, what: str) -> int:
    if not text.isdigit():
        raise BadClause(f"{what} is a number, not {text!r}")
    return int(text)
