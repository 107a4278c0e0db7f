"""What an object's characteristics come to at one moment: `Row`, and the abilities it has: `Held`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from reference_engine.kernel.state import Obj, ObjId, Origin, Player

R = TypeVar("R")


class Held:
    """An ability as an object has it. Its origin tells linked pairs apart (607.2, 607.5)."""

    __slots__ = ("ability", "key", "origin", "printed", "stamp")

    def __init__(self, ability: Any, origin: Origin, printed: bool, n: Any, stamp: int = 0):
        self.ability, self.origin, self.printed = ability, origin, printed
        self.key = (origin, n)
        self.stamp = stamp
        """The timestamp of the effect that granted it; 0 for a printed one (613.7a)."""


class Row:
    """The characteristics of one object (109.3) and its controller.

    Mutable only while the layer pass runs. A kept reference is last-known information (608.2h); `why` lists
    (layer, source's name, modification) in the order applied.
    """

    __slots__ = (
        "abilities", "all_names", "base", "colors", "controller", "id", "mana_cost", "name", "obj", "power", "subtypes",
        "supertypes",
        "toughness", "types", "why",
    )  # fmt: skip
    id: ObjId
    obj: Obj
    name: str
    all_names: bool
    """All names of nonlegendary creature cards besides (612.7)."""
    mana_cost: str | None
    colors: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    power: int | None
    toughness: int | None
    base: tuple[int | None, int | None]
    """Base power and toughness: before what only modifies them (208.4b)."""
    abilities: tuple[Held, ...]
    controller: Player
    why: tuple[tuple[str, str, Any], ...]

    def copy(self) -> Row:
        new = Row.__new__(Row)  # written out, since a view copies a row for every object
        new.id, new.obj, new.controller, new.why = self.id, self.obj, self.controller, self.why
        new.name, new.mana_cost, new.colors, new.abilities = self.name, self.mana_cost, self.colors, self.abilities
        new.types, new.subtypes, new.supertypes = self.types, self.subtypes, self.supertypes
        new.power, new.toughness, new.base = self.power, self.toughness, self.base
        new.all_names = self.all_names
        return new

    def has(self, keyword: str) -> bool:
        """Has it a keyword ability that is a bare word (702)?"""
        return any(h.ability == keyword for h in self.abilities)

    def all(self, kind: type[R]) -> Iterator[tuple[Held, R]]:
        """Its abilities that are records of one kind, as (held, record)."""
        return ((h, h.ability) for h in self.abilities if type(h.ability) is kind)

    def first(self, kind: type[R]) -> R | None:
        return next((record for _, record in self.all(kind)), None)

    def chosen(self, origin: Origin, what: str) -> Any:
        """The choice made for a linked ability of the same origin; None if there is none (607.5a)."""
        return next((value for link, value in self.obj.choices if link == (origin, what)), None)
