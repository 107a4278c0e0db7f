"""Numbers that cards name, and conditions."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose


class Count(Record, frozen=True, tag_field="is", tag="count", rename=head("count", "of")):
    """How many objects fit a description."""

    of: Which


class CardTypesAmong(
    Record, frozen=True, tag_field="is", tag="card_types_among", rename=head("card_types_among", "of")
):
    """How many different card types the objects have that fit a description."""

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


class ManaValueOf(Record, frozen=True, tag_field="is", tag="mana_value_of", rename=head("mana_value_of", "what")):
    what: Ref


class CardsIn(Record, frozen=True, tag_field="is", tag="cards_in", rename=head("cards_in", "zone")):
    """How many cards a player has in a zone."""

    zone: Literal["hand", "graveyard", "library"]
    whose: Ref = "you"


class LifeOf(Record, frozen=True, tag_field="is", tag="life_of", rename=head("life_of", "whose")):
    """A player's life total."""

    whose: Ref = "you"


class SpellsCastThisTurn(
    Record, frozen=True, tag_field="is", tag="spells_cast_this_turn", rename=head("spells_cast_this_turn", "by")
):
    """How many spells a player has cast this turn; as a cost change, other than the one being cast."""

    by: Ref = "that_player"


Value = (
    int | Literal["x", "times_kicked", "that_many"] | Sum | Count | CardTypesAmong | CountersOn | PowerOf | ManaValueOf
    | CardsIn | LifeOf | SpellsCastThisTurn
)


class Compare(Record, frozen=True, tag_field="is", tag="number", rename=head("number", "of")):
    """A number within bounds: `number: {count: {type: Land, controller: you}}`, `at_least: 5`."""

    of: Value
    at_least: int | None = None
    at_most: int | None = None


class RevoltCondition(
    Record, frozen=True, tag_field="is", tag="left_this_turn", rename=head("left_this_turn", "whose")
):
    """A permanent that player controlled left the battlefield this turn."""

    whose: Whose = "you"


Condition = (
    Literal["kicked", "your_turn", "not_your_turn", "cast", "did", "on_the_battlefield"] | Compare | RevoltCondition
)
"""kicked: the spell was (702.33d); cast: the permanent was cast; did: the optional instruction before was carried out;
on_the_battlefield: the source is still there."""
