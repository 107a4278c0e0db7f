"""Permissions to cast a spell as though it had flash (601.3), and what loyalty abilities cost (606.4)."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.values import Condition


class FlashIf(Record, frozen=True, tag_field="is", tag="flash_if", rename=head("flash_if", "condition")):
    """This spell has flash as long as a condition is true (601.3d)."""

    condition: Condition


class FlashForMore(Record, frozen=True, tag_field="is", tag="flash_for", rename=head("flash_for", "more_mana")):
    """Paying so much more, its player may cast this spell at instant speed (601.3c)."""

    more_mana: str


class FlashButSacrificed(
    Record, frozen=True, tag_field="is", tag="flash_but_sacrificed", rename=head("flash_but_sacrificed", "at_next")
):
    """You may cast this as though it had flash; cast when no sorcery could have been, what it becomes is sacrificed."""

    at_next: Literal["cleanup step"]


class LoyaltyCostsMore(
    Record, frozen=True, tag_field="is", tag="loyalty_costs_more", rename=head("loyalty_costs_more", "additional")
):
    """Loyalty abilities that you activate cost so many additional loyalty counters to put on (606.4, 606.5)."""

    additional: int


class LoyaltyAnyTime(
    Record, frozen=True, tag_field="is", tag="loyalty_as_instants", rename=head("loyalty_as_instants", "activated_by")
):
    """You may activate loyalty abilities in any player's turn, whenever you could cast an instant (606.3)."""

    activated_by: Literal["you"] = "you"


class Splice(Record, frozen=True, tag_field="is", tag="splice", rename=head("splice", "onto")):
    """702.47: onto a spell with this subtype, for so much mana more."""

    onto: str
    more_to_pay: str


class Retrace(Record, frozen=True, tag_field="is", tag="retrace", rename=head("retrace", "by_discarding")):
    """702.81."""

    by_discarding: Literal["land"]


class Embalm(Record, frozen=True, tag_field="is", tag="embalm", rename=head("embalm", "embalm_cost")):
    """702.128."""

    embalm_cost: str


class SacrificeWhatItBecame(
    Record, frozen=True, tag_field="is", tag="sacrifice_what_became_of",
    rename=head("sacrifice_what_became_of", "spell_meant"),
):  # fmt: skip
    """Whoever controls the permanent that a spell became sacrifices it."""

    spell_meant: Literal["that"] = "that"


class CastRebounding(
    Record, frozen=True, tag_field="is", tag="cast_rebounding", rename=head("cast_rebounding", "card_exiled")
):
    """You may cast a card that was exiled instead as it resolved, without paying its mana cost (702.88a)."""

    card_exiled: Literal["that"] = "that"


CastingEffect = SacrificeWhatItBecame | CastRebounding
CastingRule = (
    FlashIf | FlashForMore | FlashButSacrificed | LoyaltyCostsMore | LoyaltyAnyTime | Splice | Retrace | Embalm
)  # fmt: skip
