"""400.11 Outside the game, which is no zone: bringing cards from there into the game."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import OUTSIDE, ObjId, Player
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.outside import BringIn


@performs(BringIn)
async def bring_in(game: Game, effect: BringIn, frame: Frame) -> None:
    """108.3b, 400.11b: only a card that the player owns; it is in the game from then on. 309.2d: never a dungeon."""
    player, source = frame.controller, effects_609.source_now(game, frame)
    rows = [game.view.row(id) for id in game.state.zone(OUTSIDE, player)]
    options = [
        row.id for row in rows
        if "Dungeon" not in row.types
        and selecting.fits(game, effect.which_card, row, source, player, zone=OUTSIDE)
    ]  # fmt: skip
    if options:
        chosen = await Choose(player, "choose", options, source.id, "400.11b")
        frame.it = (await into_hand(game, player, chosen, "400.11b"),)


async def into_hand(game: Game, player: Player, id: ObjId, rule: str) -> ObjId:
    """The card's new object in the game."""
    [new] = await pipeline.happen(game, events.Move(obj=id, to="hand", reason="put", rule=rule))
    assert new is not None, "nothing replaces what happens outside the game"
    return ObjId(new)
