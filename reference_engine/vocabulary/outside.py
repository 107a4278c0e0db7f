"""Records about cards outside the game (400.11): companions and wishes."""

from __future__ import annotations

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Which


class Companion(Record, frozen=True, tag_field="is", tag="companion", rename=head("companion", "each")):
    """702.139: every card of the starting deck that fits `each` fits `must_be` too."""

    each: Which
    must_be: Which


class BringIn(Record, frozen=True, tag_field="is", tag="bring_in", rename=head("bring_in", "which_card")):
    """Bring one of your cards into the game from outside, to your hand (400.11b)."""

    which_card: Which = Which()


OutsideEffect = BringIn
OutsideRule = Companion
