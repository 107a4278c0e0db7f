"""701.42 Meld: the two cards of a meld pair become one permanent (712.4, 712.8g)."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import ObjId
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.faces import Meld


def pairs(game: Game, frame: Frame, name: str) -> list[ObjId]:
    """The creatures of a name that the player both owns and controls; none unless the same is true of the source."""
    player, source = frame.controller, effects_609.source_now(game, frame)
    if source.controller != player or source.obj.owner != player or source.obj.zone != "battlefield":
        return []
    return [
        row.id for row in game.view.battlefield()
        if row.name == name and "Creature" in row.types and row.controller == player and row.obj.owner == player
    ]  # fmt: skip


@performs(Meld)
async def meld(game: Game, effect: Meld, frame: Frame) -> None:
    """701.42a; 701.42c: what can't be melded stays in exile, where both have gone."""
    found = pairs(game, frame, effect.counterpart)
    if not found:
        return
    source = frame.source.id
    one = found[0] if len(found) == 1 else await Choose(frame.controller, "choose", found, source, "608.2d")
    moves = (events.Move(obj=id, to="exile", reason="exile", source=source, rule="701.42a") for id in (source, one))
    first, second = await pipeline.happen(game, *moves)
    if not _is_pair(game, first, second, effect.counterpart):
        game.note("701.42c", "they can't be melded", source=source)
        return
    move = events.Move(
        obj=first, to="battlefield", controller=frame.controller, face=game.state.objects[first].whole.melds_into,
        meld_with=second, source=source, rule="712.14c",
    )  # fmt: skip
    await pipeline.happen(game, move)


def _is_pair(game: Game, first: ObjId | None, second: ObjId | None, counterpart: str) -> bool:
    """701.42b: two cards in exile that belong to one meld pair; no tokens, and nothing that only was a copy of one."""
    cards = [game.state.objects[id] for id in (first, second) if id is not None and id in game.state.objects]
    if len(cards) != 2 or any(obj.kind != "card" or obj.zone != "exile" for obj in cards):
        return False
    return cards[0].whole.melds_into is not None and cards[1].whole.name == counterpart
