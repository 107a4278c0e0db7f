"""702.85 Cascade."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import ObjId
from reference_engine.rules_2_parts.mana_cost_202 import mana_value_of
from reference_engine.rules_6_spells import casting_608_2g, effects_609
from reference_engine.vocabulary.faces import CascadeFrom
from reference_engine.vocabulary.selectors import Which


@performs(CascadeFrom)
async def cascade(game: Game, effect: CascadeFrom, frame: Frame) -> None:
    """702.85a: the card found is cast only as a spell of lesser mana value; what isn't cast goes to the bottom.

    608.2h: the spell with cascade as it last was, if it has left the stack.
    """
    player, source = frame.controller, frame.source.id
    less = mana_value_of(effects_609.source_now(game, frame)) - 1
    exiled: list[ObjId] = []
    found: ObjId | None = None
    while found is None and (library := game.state.zone("library", player)):
        move = events.Move(obj=library[0], to="exile", reason="exile", source=source, rule="702.85a")
        [id] = await pipeline.happen(game, move)
        if id is None or game.state.objects[id].zone != "exile":
            continue
        exiled.append(id)
        row = game.view.row(id)
        if "Land" not in row.types and mana_value_of(row) <= less:
            found = id
    if found is not None:
        smaller = Which(mana_value_at_most=less)
        await casting_608_2g.offer(game, player, (found,), frame, which=smaller, without_paying=True)
    # In a random order: nobody chooses it, and any will do.
    rest = [id for id in exiled if id in game.state.objects]
    await pipeline.happen(game, *(events.Move(obj=id, to="library", source=source, rule="702.85a") for id in rest))
