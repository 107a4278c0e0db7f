"""Records of 103: what cards allow while a game is being started, before its first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.record import Record, head

if TYPE_CHECKING:
    from reference_engine.vocabulary.effects import Effect


class InOpeningHand(Record, frozen=True, tag_field="is", tag="in_opening_hand", rename=head("in_opening_hand", "may")):
    """What may be done with this card in an opening hand (103.6); `do` is followed where it was done."""

    may: Literal["begin on the battlefield", "reveal"]
    do: tuple[Effect, ...] = ()


class CouldMulligan(Record, frozen=True, tag_field="is", tag="could_mulligan", rename=head("could_mulligan", "do")):
    """What its player may do any time they could mulligan while this card is in their hand (103.5b)."""

    do: tuple[Effect, ...]


StartingRule = InOpeningHand | CouldMulligan
