"""702.48 Offering: a permanent is sacrificed to cast a spell for less, at any time an instant could be cast."""

from __future__ import annotations

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import ChooseSome, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import selecting, special_actions_116
from reference_engine.rules_2_parts.mana_cost_202 import symbols
from reference_engine.rules_6_spells import flash_601_3b
from reference_engine.vocabulary.reducing import Offering


def is_needed(game: Game, player: Player, row: Row, action: actions.Cast) -> bool:
    """702.48a: is this a time at which the spell may be cast only with an offering? Before it is on the stack."""
    if row.first(Offering) is None or action.without_paying or action.by_effect:
        return False
    return not (special_actions_116.could_cast_a_sorcery(game, player) or flash_601_3b.has_flash(game, player, row))


def allows(game: Game, player: Player, row: Row) -> bool:
    """702.48a: may it be cast at any time an instant could be, because there is something to sacrifice?"""
    return bool(_offerable(game, player, row))


async def choose(game: Game, player: Player, row: Row, *, must: bool) -> ObjId | None:
    """702.48b, 601.2b: which permanent will be sacrificed, if one will be."""
    able = _offerable(game, player, row)
    if not able:
        return None
    chosen = await ChooseSome(player, "sacrifice", able, int(must), 1, row.id, "702.48b")
    return chosen[0] if chosen else None


def _offerable(game: Game, player: Player, row: Row) -> list[ObjId]:
    record = row.first(Offering)
    if record is None:
        return []
    found = selecting.matching(game, record.offered, row, player)
    return [one.id for one in found if one.controller == player and one.obj.zone == "battlefield"]


def mana_less(game: Game, row: Row) -> tuple[str, ...]:
    """702.48a: the mana cost of what is offered."""
    offered = game.row(row.obj.cast.offered) if row.obj.cast.offered is not None else None
    return symbols(offered.mana_cost) if offered is not None else ()


async def pay(game: Game, player: Player, row: Row, frame: Frame) -> None:
    """702.48b: it is sacrificed as the total cost is paid; it can still be tapped for mana before (601.2g)."""
    id = row.obj.cast.offered
    if id is None:
        return
    if id not in game.state.zone("battlefield") or game.view.row(id).controller != player:
        raise IllegalAction("702.48b", "what was to be sacrificed is gone")
    frame.gone = (*frame.gone, game.view.row(id))
    await pipeline.happen(game, events.Move(obj=id, to="graveyard", reason="sacrifice", source=row.id, rule="702.48b"))
