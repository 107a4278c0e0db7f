"""Mana (106): what adds it, and which types it can be of."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which
from reference_engine.vocabulary.values import Value


class ChosenColor(Record, frozen=True, tag_field="is", tag="chosen", rename=head("chosen", "what")):
    """The colour chosen for a linked ability of the same origin (607)."""

    what: Literal["color"] = "color"


class CouldProduce(Record, frozen=True, tag_field="is", tag="could_produce", rename=head("could_produce", "by")):
    """A type that these permanents could produce (106.7); `colors_only` leaves colourless out."""

    by: Which | Ref
    colors_only: bool = False


class ColorAmong(Record, frozen=True, tag_field="is", tag="color_among", rename=head("color_among", "permanents")):
    """A colour of one of these permanents."""

    permanents: Which


class OneOf(Record, frozen=True, tag_field="is", tag="one_of", rename=head("one_of", "mana")):
    """One of these amounts of mana: `one_of: ["{W}{W}", "{W}{U}"]`."""

    mana: tuple[str, ...]


ManaOf = Literal["any_color", "any_type_that_land_produced"] | ChosenColor | CouldProduce | ColorAmong | OneOf


class AddMana(Record, frozen=True, tag_field="is", tag="add", rename=head("add", "mana")):
    """Add mana as printed, `times` over: `add: "{G}"`."""

    mana: str
    times: Value = 1
    who: Ref = "you"
    only_for: str | None = None


class AddManaOf(Record, frozen=True, tag_field="is", tag="add_of", rename=head("add_of", "of")):
    """Add `amount` mana of one type, the player's choice among those that the words define, if they do (106.5)."""

    of: ManaOf
    amount: Value = 1
    who: Ref = "you"
    only_for: Literal["abilities of lands", "creature spells"] | None = None


ManaEffect = AddMana | AddManaOf
