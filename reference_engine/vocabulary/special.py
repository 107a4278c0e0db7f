"""Records of 116.2: what allows a player to take a special action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.modifications import Modification
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref

if TYPE_CHECKING:
    from reference_engine.vocabulary.effects import Cost


class Foretell(Record, frozen=True, tag_field="is", tag="foretell", rename=head("foretell", "foretell_cost")):
    """702.143: exiled face down for {2} in its owner's turn, and cast for this mana in a later one."""

    foretell_cost: str


class MayDiscardThis(
    Record, frozen=True, tag_field="is", tag="may_discard_this", rename=head("may_discard_this", "at")
):
    """This card may be discarded whenever an instant could be cast (116.2e)."""

    at: Literal["instant speed"]


class CantSearch(Record, frozen=True, tag_field="is", tag="cant_search", rename=head("cant_search", "what")):
    """Players can't search libraries; who pays the cost, if there is one, ignores that until end of turn (116.2d)."""

    what: Literal["libraries"]
    ignored_for: tuple[Cost, ...] = ()


class ModifyUntilPaid(
    Record, frozen=True, tag_field="is", tag="modify_until_paid", rename=head("modify_until_paid", "whom")
):
    """Change characteristics of objects; you may pay a cost to end this effect (116.2c)."""

    whom: Ref
    by: tuple[Modification, ...]
    ended_for: tuple[Cost, ...]


class Ignoring(Record, frozen=True):
    """Never on a card: the controller of this effect ignores the source's effect (116.2d)."""


SpecialEffect = ModifyUntilPaid
SpecialRule = Foretell | MayDiscardThis | CantSearch
