"""Keyword abilities with parameters (702) and chapter symbols (714.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.effects import Cost, Effect
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Quality, Target

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability


class Kicker(Record, frozen=True, tag_field="is", tag="kicker", rename=head("kicker", "cost")):
    """702.33; `any_number_of_times` is multikicker (702.33c)."""

    cost: str
    any_number_of_times: bool = False


class Evoke(Record, frozen=True, tag_field="is", tag="evoke", rename=head("evoke", "cost")):
    """702.74."""

    cost: tuple[Cost, ...]


class Bestow(Record, frozen=True, tag_field="is", tag="bestow", rename=head("bestow", "cost")):
    """702.103."""

    cost: tuple[Cost, ...]


class Overload(Record, frozen=True, tag_field="is", tag="overload", rename=head("overload", "cost")):
    """702.96."""

    cost: tuple[Cost, ...]


class Morph(Record, frozen=True, tag_field="is", tag="morph", rename=head("morph", "cost")):
    """702.37; the cost is the one for turning it face up."""

    cost: tuple[Cost, ...]


class Suspend(Record, frozen=True, tag_field="is", tag="suspend", rename=head("suspend", "counters")):
    """702.62: exiled from hand for a cost, with time counters."""

    counters: int | Literal["x"]
    pay: tuple[Cost, ...]


class Chapter(Record, frozen=True, tag_field="is", tag="chapter", rename=head("chapter", "numbers")):
    """A chapter symbol (714.2): the same instructions for each of the numbers (714.2c)."""

    numbers: tuple[int, ...]
    do: tuple[Effect, ...]
    target: Target | tuple[Target, ...] | None = None


class Enchant(Record, frozen=True, tag_field="is", tag="enchant", rename=head("enchant", "what")):
    """702.5."""

    what: Target


class Equip(Record, frozen=True, tag_field="is", tag="equip", rename=head("equip", "mana")):
    """702.6."""

    mana: str


class Fortify(Record, frozen=True, tag_field="is", tag="fortify", rename=head("fortify", "mana")):
    """702.67."""

    mana: str


class Crew(Record, frozen=True, tag_field="is", tag="crew", rename=head("crew", "power")):
    """702.122."""

    power: int


class CumulativeUpkeep(
    Record, frozen=True, tag_field="is", tag="cumulative_upkeep", rename=head("cumulative_upkeep", "cost")
):
    """702.24."""

    cost: tuple[Cost, ...]


class Fading(Record, frozen=True, tag_field="is", tag="fading", rename=head("fading", "counters")):
    """702.32."""

    counters: int


class Protection(Record, frozen=True, tag_field="is", tag="protection", rename=head("protection", "from_")):
    """702.16, from each of these qualities (702.16g)."""

    from_: tuple[Quality, ...]


class LevelUp(Record, frozen=True, tag_field="is", tag="level_up", rename=head("level_up", "mana")):
    """702.87."""

    mana: str


class Level(Record, frozen=True, tag_field="is", tag="level", rename=head("level", "at_least")):
    """A level symbol with what stands beside it (711.2)."""

    at_least: int
    size: str
    at_most: int | None = None
    abilities: tuple[Ability, ...] = ()


class ClassLevel(
    Record, frozen=True, tag_field="is", tag="class_level", rename=head("class_level", "number_of")
):
    """A class level bar with what stands in its section (716.2)."""

    number_of: int
    mana: str
    abilities: tuple[Ability, ...] = ()


class Ward(Record, frozen=True, tag_field="is", tag="ward", rename=head("ward", "mana")):
    """702.21."""

    mana: str
