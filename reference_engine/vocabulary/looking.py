"""Looking at cards of a library (701.20, 401.4) and taking one."""

from __future__ import annotations

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Which


class TakeFromTop(Record, frozen=True, tag_field="is", tag="take_from_top", rename=head("take_from_top", "looked_at")):
    """Look at so many cards on top of your library: one that fits may be revealed and put into hand, the rest goes
    to the bottom in an order that nobody chooses."""

    looked_at: int
    one: Which


class RevealUntil(Record, frozen=True, tag_field="is", tag="reveal_until", rename=head("reveal_until", "found")):
    """Reveal cards from the top of your library until one fits: that one is put onto the battlefield, the rest goes
    to the bottom in an order that nobody chooses."""

    found: Which


class ExileOneOfTop(
    Record, frozen=True, tag_field="is", tag="exile_one_of_top", rename=head("exile_one_of_top", "top")
):
    """Look at so many cards on top of your library: one of them is exiled, the rest is put into hand."""

    top: int


class SearchForTwo(Record, frozen=True, tag_field="is", tag="search_for_two", rename=head("search_for_two", "cards")):
    """Search your library for up to two cards that fit: one of them onto the battlefield tapped, the other into hand
    (701.23)."""

    cards: Which


LookingEffect = TakeFromTop | RevealUntil | ExileOneOfTop | SearchForTwo
