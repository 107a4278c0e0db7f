"""114 Emblems: objects in the command zone that are nothing but their abilities (114.1, 114.3)."""

from __future__ import annotations

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import Obj, ObjId, change
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.amounts import GetEmblem


@performs(GetEmblem)
async def get_emblem(game: Game, effect: GetEmblem, frame: Frame) -> None:
    """114.2: the player owns and controls it; 114.3, 114.5: it has no types, no cost, no colour, and is no card."""
    player = frame.controller
    id = ObjId(game.tick())
    printed = Card(name="", type="", abilities=effect.with_)
    emblem = Obj(
        id=id, card_id=int(id), card=printed, whole=printed, owner=player, controller=player, zone="command",
        stamp=int(id), kind="emblem",
    )  # fmt: skip
    line = (*game.state.zone("command"), id)
    game.state = change(
        game.state, objects={**game.state.objects, id: emblem}, zones={**game.state.zones, "command": line}
    )
    game.note("114.2", "gets an emblem", player=player, emblem=id)
