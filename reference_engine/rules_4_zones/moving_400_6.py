"""400.6, 404.3 What is decided when objects are about to move: which of two moves, and the order in a graveyard."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, Labelled, Order
from reference_engine.kernel.state import ObjId, Player

Numbered = tuple[int, Event]
"""An event with the number of the proposal that it came of."""


async def decided(game: Game, ready: list[Numbered]) -> list[Numbered]:
    """The events of a batch, after the decisions that 400.6 and 404.3 leave to players."""
    if sum(isinstance(event, Move) for _, event in ready) < 2:
        return ready
    return await _arranged(game, await _without_contradictions(game, ready))


async def _without_contradictions(game: Game, ready: list[Numbered]) -> list[Numbered]:
    """400.6: of moves of one object to different zones its controller, or owner, chooses one."""
    moves: dict[ObjId, list[Move]] = {}
    for _, event in ready:
        if isinstance(event, Move):
            moves.setdefault(event.obj, []).append(event)
    for id, among in moves.items():
        if len({move.to for move in among}) < 2:
            continue
        options = [Labelled(move.to, move.to, None) for move in among]
        chosen = await Choose(game.view.row(id).controller, "choose", options, id, "400.6")
        ready = [
            (n, event) for n, event in ready
            if not isinstance(event, Move) or event.obj != id or event.to == chosen.value
        ]  # fmt: skip
    return ready


async def _arranged(game: Game, ready: list[Numbered]) -> list[Numbered]:
    """404.3: who owns several cards that go to a graveyard at the same time puts them there in any order.

    The first is put there first, the last ends up on top.
    """
    for owner in game.state.players:
        places = [n for n, (_, event) in enumerate(ready) if _is_card_for_graveyard(game, event, owner)]
        ids = [event.obj for n in places if isinstance(event := ready[n][1], Move)]
        if len({game.state.objects[id].whole.name for id in ids}) < 2:
            continue
        order: Sequence[ObjId] = await Order(owner, "piles", ids, None, "404.3")
        moved = {id: ready[n] for id, n in zip(ids, places, strict=True)}
        for n, id in zip(places, order, strict=True):
            ready[n] = moved[id]
    return ready


def _is_card_for_graveyard(game: Game, event: Event, owner: Player) -> bool:
    if not isinstance(event, Move) or event.to != "graveyard":
        return False
    obj = game.state.objects.get(event.obj)
    return obj is not None and obj.owner == owner and obj.kind == "card"
