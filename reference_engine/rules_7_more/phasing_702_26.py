"""702.26 Phasing: a phased-out permanent is treated as though it didn't exist (702.26b).

It is kept in a table of its own, so that whatever looks at objects doesn't see it; it changes no zone (702.26d).
"""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import NO_STATUS, ObjId, PhasedOut, Player, change
from reference_engine.rules_6_spells import effects_609, until_610_3
from reference_engine.vocabulary import effects as e


@performs(e.PhaseOut)
async def phase_out(game: Game, effect: e.PhaseOut, frame: Frame) -> None:
    """702.26b; what is attached to one of them goes with it, and only so (702.26h)."""
    found = [id for id in effects_609.objects_of(game, effect.what, frame) if _on_battlefield(game, id)]
    await pipeline.happen(game, *leaving(game, found, frame.source.id))


async def phase(game: Game) -> None:
    """502.1, 702.26a: what the active player controls with phasing phases out, what did so before phases in."""
    active = game.state.turn.active
    back = [
        id
        for id, gone in game.state.phased_out.items()
        if gone.controller == active and gone.along_with is None and not until_610_3.is_held(game, id)
    ]
    phasing = [row.id for row in game.view.battlefield() if row.controller == active and row.has("phasing")]
    await pipeline.happen(
        game, *leaving(game, phasing), *(events.PhaseIn(obj=id, rule="702.26a") for id in back)
    )


def _on_battlefield(game: Game, id: ObjId) -> bool:
    return game.state.objects[id].zone == "battlefield"


def leaving(game: Game, ids: list[ObjId], source: ObjId | None = None) -> list[events.PhaseOut]:
    """702.26b, 702.26h: each phases out, but what is attached to another of them only with that one."""
    return [
        events.PhaseOut(obj=id, controller=game.view.row(id).controller, source=source, rule="702.26b")
        for id in ids
        if game.state.objects[id].attached_to not in ids
    ]


@occurs(events.PhaseOut)
def _phases_out(game: Game, event: events.PhaseOut) -> None:
    if event.obj in game.state.objects:
        _remove(game, event.obj, event.controller, None)


def _remove(game: Game, id: ObjId, controller: Player, along_with: ObjId | None) -> None:
    """702.26g: with what is attached to it. It is remembered as it last was: others can't see it now (608.2h)."""
    state = game.state
    game.seen[id] = game.view.row(id)
    attached = [other for other in state.zone("battlefield") if state.objects[other].attached_to == id]
    for other in attached:
        _remove(game, other, game.view.row(other).controller, id)
    state = game.state
    gone = PhasedOut(state.objects[id], state.status_of(id), controller, along_with)
    line = tuple(other for other in state.zone("battlefield") if other != id)
    game.state = change(
        state,
        objects={other: obj for other, obj in state.objects.items() if other != id},
        status={other: status for other, status in state.status.items() if other != id},
        zones={**state.zones, "battlefield": line},
        phased_out={**state.phased_out, id: gone},
    )


@occurs(events.PhaseIn)
def _phases_in(game: Game, event: events.PhaseIn) -> None:
    """702.26c, 702.26g: it is there again, as it was, and so is what went with it."""
    state = game.state
    gone = state.phased_out[event.obj]
    until_610_3.phased_in(game, event.obj)
    state = game.state
    obj, host = gone.obj, gone.obj.attached_to
    if isinstance(host, int) and host not in state.objects and host not in state.phased_out:  # 702.26i
        obj = replace(obj, attached_to=None)
    objects = {**state.objects, obj.id: obj}
    line = sorted((*state.zone("battlefield"), obj.id), key=lambda id: objects[id].stamp)
    game.state = change(
        state,
        objects=objects,
        status={**state.status, obj.id: gone.status} if gone.status != NO_STATUS else state.status,
        zones={**state.zones, "battlefield": tuple(line)},
        phased_out={id: other for id, other in state.phased_out.items() if id != obj.id},
    )
    for id, other in tuple(game.state.phased_out.items()):
        if other.along_with == obj.id:
            _phases_in(game, events.PhaseIn(obj=id, rule="702.26g"))
