"""305.2b, 305.3: a card that a player plays while something resolves, as a spell or as a land (701.18)."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Confirm
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import special_actions_116
from reference_engine.rules_6_spells import cast_as_601_3e, casting_608_2g, effects_609
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.card_types import MayPlay, RevealTop


@performs(RevealTop)
async def reveal_top(game: Game, effect: RevealTop, frame: Frame) -> None:
    """701.20a: the cards are shown and stay where they are."""
    frame.it = game.state.zone("library", frame.controller)[: effect.cards]
    game.note("701.20a", "reveal", player=frame.controller, cards=frame.it)


@performs(MayPlay)
async def may_play(game: Game, effect: MayPlay, frame: Frame) -> None:
    """701.18a–b: a land is played if the rules let the player play one, anything else is cast for nothing (608.2g)."""
    found, frame.done = effects_609.objects_of(game, effect.what, frame), False
    for id in found:
        parts = cast_as_601_3e.parts(game.state.objects[id].whole)
        lands = [part for part in parts if cast_as_601_3e.is_land(part)]
        if lands:
            frame.done = await _play_land(game, frame.controller, id, lands[0], frame)
        if not frame.done and len(lands) < len(parts):
            spell = await casting_608_2g.offer(game, frame.controller, (id,), frame, without_paying=True)
            frame.done = spell is not None


async def _play_land(game: Game, player: Player, id: ObjId, face: Card, frame: Frame) -> bool:
    """305.2b, 305.3: where it can't be played the instruction is ignored."""
    if game.state.turn.active != player or special_actions_116.lands_left(game, player, game.view.row(id)) <= 0:
        return False
    if not await Confirm(player, "may", id, "305.2a"):
        return False
    move = events.Move(
        obj=id, to="battlefield", controller=player, face=face, reason="play", source=frame.source.id, rule="305.2a"
    )
    [land] = await pipeline.happen(game, move)
    await pipeline.happen(game, events.LandPlayed(land=land, player=player, rule="701.18a"))
    return True
