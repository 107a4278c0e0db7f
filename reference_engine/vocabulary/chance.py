"""Records of 705: flipping coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref

if TYPE_CHECKING:
    from reference_engine.vocabulary.effects import Effect


class FlipCoin(Record, frozen=True, tag_field="is", tag="flip_coin", rename=head("flip_coin", "flipper")):
    """A player flips a coin and calls it (705.2); what follows depends on who has won."""

    flipper: Ref = "you"
    if_won: tuple[Effect, ...] = ()
    if_lost: tuple[Effect, ...] = ()


ChanceEffect = FlipCoin
