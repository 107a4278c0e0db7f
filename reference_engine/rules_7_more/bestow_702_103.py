"""702.103 Bestow: a creature card cast as an Aura, which is a creature again once it isn't attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import Obj, ObjId, with_object
from reference_engine.rules_2_parts import type_line_205
from reference_engine.vocabulary.keywords import Bestow, Enchant
from reference_engine.vocabulary.selectors import Target

if TYPE_CHECKING:
    from reference_engine.kernel.game import Game

METHOD = "bestow"
ENCHANT_CREATURE = Enchant(what=Target(type="Creature"))
"""702.103b: what a bestowed Aura has besides its own abilities."""


def is_bestowed(obj: Obj) -> bool:
    """702.103b, 702.103f: a spell cast bestowed, or a copy of one; the permanent it became, while it is attached."""
    if obj.cast.method != METHOD:
        return False
    return obj.zone == "stack" or (obj.zone == "battlefield" and obj.attached_to is not None)


def become_aura(row: Row) -> None:
    """702.103b: the row is changed in place, before the effects of the layers; no copiable values (707.2)."""
    if is_bestowed(row.obj):
        _change(row)


def _change(row: Row) -> None:
    row.types = frozenset(("Enchantment",))
    row.subtypes = type_line_205.correlated(row.subtypes, row.types) | {"Aura"}
    row.abilities = (*row.abilities, Held(ENCHANT_CREATURE, METHOD, False, "702.103b"))


def as_aura(card: Row) -> Row | None:
    """601.3b: the spell that the card would be if it were cast bestowed; None if it can't be."""
    if not any(card.all(Bestow)):
        return None
    row = card.copy()
    _change(row)
    return row


def cease(game: Game, id: ObjId) -> Row:
    """702.103e: the spell is bestowed no more, and has no target; gives it as the creature spell that it is now."""
    obj = game.state.objects[id]
    game.state = with_object(game.state, replace(obj, cast=replace(obj.cast, method="", targets=())))
    game.note("702.103e", "ceases to be bestowed", spell=id)
    return game.view.row(id)
