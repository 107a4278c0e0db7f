"""Numbers that cards name, and conditions."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.linked import Linked as Linked
from reference_engine.vocabulary.linked import OwnsThisAnd as OwnsThisAnd
from reference_engine.vocabulary.linked import WasSpent as WasSpent
from reference_engine.vocabulary.linked import WordChosen as WordChosen
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Color, Ref, Which, Whose


class Count(Record, frozen=True, tag_field="is", tag="count", rename=head("count", "of")):
    """How many objects fit a description."""

    of: Which


class CardTypesAmong(
    Record, frozen=True, tag_field="is", tag="card_types_among", rename=head("card_types_among", "of")
):
    """How many different card types the objects have that fit a description."""

    of: Which


class DifferentNames(Record, frozen=True, tag_field="is", tag="different_names", rename=head("different_names", "of")):
    """How many objects with different names (201.2b) are among those that fit a description."""

    of: Which


class Sum(Record, frozen=True, tag_field="is", tag="sum", rename=head("sum", "terms")):
    """Several numbers together."""

    terms: tuple[Value, ...]


class CountersOn(Record, frozen=True, tag_field="is", tag="counters_on", rename=head("counters_on", "what")):
    """How many counters of a kind are on an object (as it last was, if it is gone)."""

    what: Ref
    kind: str


class PowerOf(Record, frozen=True, tag_field="is", tag="power_of", rename=head("power_of", "what")):
    what: Ref


class ClassLevelOf(Record, frozen=True, tag_field="is", tag="class_level_of", rename=head("class_level_of", "what")):
    """The level of a Class (716.2c)."""

    what: Ref = "this"


class ToughnessOf(Record, frozen=True, tag_field="is", tag="toughness_of", rename=head("toughness_of", "what")):
    what: Ref


class ManaValueOf(Record, frozen=True, tag_field="is", tag="mana_value_of", rename=head("mana_value_of", "what")):
    what: Ref


class CardsIn(Record, frozen=True, tag_field="is", tag="cards_in", rename=head("cards_in", "zone")):
    """How many cards a player has in a zone."""

    zone: Literal["hand", "graveyard", "library"]
    whose: Ref = "you"


class LifeOf(Record, frozen=True, tag_field="is", tag="life_of", rename=head("life_of", "whose")):
    """A player's life total."""

    whose: Ref = "you"


class GreatestPower(Record, frozen=True, tag_field="is", tag="greatest_power", rename=head("greatest_power", "of")):
    """The greatest power among the objects that fit a description; 0 if there is none."""

    of: Which


class Minus(Record, frozen=True, tag_field="is", tag="minus", rename=head("minus", "of")):
    """As much less."""

    of: Value


class Total(Record, frozen=True, tag_field="is", tag="total", rename=head("total", "of_each")):
    """The power, the toughness or the mana value of all objects that fit a description, together (607.3)."""

    of_each: Literal["power", "toughness", "mana_value"]
    among: Which


class Devotion(Record, frozen=True, tag_field="is", tag="devotion_to", rename=head("devotion_to", "colors")):
    """Your devotion to a colour, or to several (700.5)."""

    colors: tuple[Color, ...]


class Half(Record, frozen=True, tag_field="is", tag="half", rename=head("half", "of")):
    """Half of a number, rounded as it says (107.1a)."""

    of: Value
    rounded: Literal["up", "down"]


class SpellsCastThisTurn(
    Record, frozen=True, tag_field="is", tag="spells_cast_this_turn", rename=head("spells_cast_this_turn", "by")
):
    """How many spells a player has cast this turn; as a cost change, other than the one being cast."""

    by: Ref = "that_player"


Value = (
    int
    | Literal[
        "x", "minus_x", "times_kicked", "targets_beyond_the_first", "that_many", "creatures_this_blocks",
        "attacked_with_this_turn", "spells_cast_before_this", "own_creatures_died_this_turn",
    ]
    | Sum | Count | DifferentNames | CardTypesAmong | CountersOn | PowerOf | ToughnessOf | ClassLevelOf | ManaValueOf
    | CardsIn | LifeOf | GreatestPower | Half | SpellsCastThisTurn
    | Linked | Total | Minus | Devotion
)


class KickedWith(Record, frozen=True, tag_field="is", tag="kicked_with", rename=head("kicked_with", "kicker")):
    """The spell was kicked with this one of its kickers (702.33f)."""

    kicker: str


class CastFor(Record, frozen=True, tag_field="is", tag="cast_for", rename=head("cast_for", "method")):
    """The spell was cast for this alternative cost, by its name."""

    method: str


class Compare(Record, frozen=True, tag_field="is", tag="number", rename=head("number", "of")):
    """A number within bounds: `number: {count: {type: Land, controller: you}}`, `at_least: 5`."""

    of: Value
    at_least: int | None = None
    at_most: int | None = None


class NoLess(Record, frozen=True, tag_field="is", tag="no_less", rename=head("no_less", "of")):
    """One number is no less than another."""

    of: Value
    than: Value


class ItIs(Record, frozen=True, tag_field="is", tag="it_is", rename=head("it_is", "what")):
    """What the last instruction moved, made or chose is such an object, wherever it is."""

    what: Which


class HostIs(Record, frozen=True, tag_field="is", tag="host_is", rename=head("host_is", "which_host")):
    """What the source is attached to is such an object."""

    which_host: Which


class RevoltCondition(
    Record, frozen=True, tag_field="is", tag="left_this_turn", rename=head("left_this_turn", "whose")
):
    """A permanent that player controlled left the battlefield this turn."""

    whose: Whose = "you"


Condition = (
    Literal[
        "completed_a_dungeon", "kicked", "your_turn", "not_your_turn", "cast", "did", "on_the_battlefield", "in_exile",
        "in_graveyard", "entered_this_turn", "untapped", "foretold", "card_exiled_this_turn",
        "started_turn_untapped",
    ]
    | Compare | ItIs | HostIs | RevoltCondition | KickedWith | CastFor | WordChosen | WasSpent | NoLess
    | OwnsThisAnd
)
"""completed_a_dungeon: you have (309.7);
kicked: the spell was (702.33d); cast: the permanent was cast; did: the optional instruction before was carried out;
on_the_battlefield, in_exile, in_graveyard: the source is still there; untapped: the source is;
entered_this_turn: the source did; foretold: the spell was, before it was cast (702.143c);
card_exiled_this_turn: a card was put into exile;
started_turn_untapped: the source was untapped as the turn began."""
