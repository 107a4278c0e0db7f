"""701.3 Attach: an Aura or Equipment is put onto an object or player, or comes off it."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.events import Attach, Unattach
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Reference, change, with_object
from reference_engine.rules_3_card_types import auras_303, equipment_301


def can_be_attached(game: Game, row: Row, to: Reference) -> bool:
    """701.3a: to what it could enchant or equip."""
    if isinstance(to, str):
        return "Aura" in row.subtypes and to in game.state.players and auras_303.can_enchant(game, row, to)
    if to not in game.state.objects:
        return False
    host = game.view.row(to)
    if "Aura" in row.subtypes:
        return auras_303.can_enchant(game, row, host)
    return equipment_301.can_equip(game, row, host)


def moves(game: Game, e: Attach) -> bool:
    """701.3b: it doesn't move to what it can't be attached to, nor to where it is."""
    obj = game.state.objects.get(e.obj)
    if obj is None or obj.zone != "battlefield" or obj.attached_to == e.to:
        return False
    return can_be_attached(game, game.view.row(e.obj), e.to)


@occurs(Attach)
def _attach(game: Game, e: Attach) -> None:
    """701.3c, 613.7e: it receives a new timestamp."""
    stamp = game.tick()
    obj = replace(game.state.objects[e.obj], attached_to=e.to, stamp=stamp)
    others = tuple(i for i in game.state.zone("battlefield") if i != e.obj)
    zones = {**game.state.zones, "battlefield": (*others, e.obj)}
    game.state = change(with_object(game.state, obj), zones=zones)


@occurs(Unattach)
def _unattach(game: Game, e: Unattach) -> None:
    game.state = with_object(game.state, replace(game.state.objects[e.obj], attached_to=None))
