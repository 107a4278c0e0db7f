"""406 Exile: who may look at what was exiled face down (406.3), and playing it (406.3a)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Obj, ObjId, Player, with_object
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import in_force_611
from reference_engine.vocabulary.zones import MayLookAt


def may_look(game: Game, obj: Obj, player: Player) -> bool:
    """406.3: was the player allowed to look at it once, or do instructions allow it now?"""
    return player in obj.seen_by or any(
        isinstance(rule.record, MayLookAt)
        and rule.controller == player
        and selecting.fits(game, rule.record.cards_that, game.view.row(obj.id), rule.source, player)
        for rule in in_force_611.in_force(game)
    )


def lookers(source: Row) -> tuple[Player, ...]:
    """Who may look at a card as it is exiled face down by an ability of this object, and may go on looking (406.3)."""
    return (source.controller,) if source.first(MayLookAt) is not None else ()


def turn_face_up(game: Game, id: ObjId) -> None:
    """406.3a: just before a player announces that they play it."""
    obj = game.state.objects[id]
    if obj.zone == "exile" and obj.face_down:
        game.state = with_object(game.state, replace(obj, face_down=False))
