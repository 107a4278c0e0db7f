"""610.3, 610.4 One-shot effects «until» something leaves the battlefield, and the second effects that undo them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import ObjId, Until, change
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import phasing_702_26
from reference_engine.vocabulary.resolutions import ExileUntil, PhaseOutUntil


def _is_here(game: Game, id: ObjId) -> bool:
    """On the battlefield, if only phased out: that is no leaving (702.26d)."""
    obj = game.state.objects.get(id)
    return id in game.state.phased_out or (obj is not None and obj.zone == "battlefield")


@performs(ExileUntil)
async def exile_until(game: Game, effect: ExileUntil, frame: Frame) -> None:
    """610.3; 610.3a–b: if the source has left already, nothing moves."""
    if not _is_here(game, frame.source.id):
        game.note("610.3b", "what it would last until has happened", source=frame.source.id)
        return
    linked: Any = frame.held.origin if frame.held is not None else "printed"
    found = effects_609.objects_of(game, effect.what, frame)
    results = await pipeline.happen(
        game,
        *(
            Move(obj=id, to="exile", reason="exile", source=frame.source.id, linked=linked, rule="610.3")
            for id in found
        ),
    )
    exiled = tuple(id for id in results if id is not None and game.state.objects[id].zone == "exile")
    frame.it, frame.exiled = exiled, (*frame.exiled, *exiled)
    if exiled:
        _wait(game, Until(frame.source.id, exiled))
        await end(game)


@performs(PhaseOutUntil)
async def phase_out_until(game: Game, effect: PhaseOutUntil, frame: Frame) -> None:
    """610.4; 610.4b–c: if the source has left already, nothing phases out."""
    if not _is_here(game, frame.source.id):
        game.note("610.4c", "what it would last until has happened", source=frame.source.id)
        return
    found = [i for i in effects_609.objects_of(game, effect.what, frame) if _is_here(game, i)]
    await pipeline.happen(game, *phasing_702_26.leaving(game, found, frame.source.id))
    out = tuple(id for id in found if id in game.state.phased_out)
    if out:
        _wait(game, Until(frame.source.id, out, phased_out=True, tapped=effect.tapped_after))
        await end(game)


def _wait(game: Game, until: Until) -> None:
    game.state = change(game.state, until=(*game.state.until, until))


def is_held(game: Game, id: ObjId) -> bool:
    """610.4a: it doesn't phase in as its controller's untap step begins."""
    return any(until.phased_out and id in until.objects for until in game.state.until)


async def end(game: Game) -> None:
    """610.3, 610.3d: what waited for objects that have left now returns, all at the same time, at once.

    610.3c: under its owner's control. 610.4a: what has phased in meanwhile isn't waited for any more.
    """
    if not game.state.until:
        return
    over = [until for until in game.state.until if not _is_here(game, until.leaves)]
    if not over:
        return
    game.state = change(game.state, until=tuple(until for until in game.state.until if until not in over))
    batch: list[Event] = []
    tapped: list[ObjId] = []
    for until in over:
        for id in until.objects:
            if until.phased_out and id in game.state.phased_out:
                batch.append(events.PhaseIn(obj=id, rule="610.4"))
                tapped += [id] if until.tapped else []
            elif not until.phased_out and id in game.state.objects:
                owner = game.state.objects[id].owner
                batch.append(Move(obj=id, to=until.zone, controller=owner, reason="return", rule="610.3"))
    for id in tapped:
        gone = game.state.phased_out[id]
        status = replace(gone.status, tapped=True)
        out = {**game.state.phased_out, id: replace(gone, status=status)}
        game.state = change(game.state, phased_out=out)
    await pipeline.happen(game, *batch)


def phased_in(game: Game, id: ObjId) -> None:
    """610.4a: once it has phased in by another effect, the second effect doesn't happen."""
    if any(until.phased_out and id in until.objects for until in game.state.until):
        kept = tuple(
            replace(until, objects=tuple(other for other in until.objects if other != id))
            if until.phased_out
            else until
            for until in game.state.until
        )
        game.state = change(game.state, until=tuple(until for until in kept if until.objects))
