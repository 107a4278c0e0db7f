"""701.27 Transform: a double-faced permanent is turned over and stays the same object (712.18)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import Obj, change, with_object
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.abilities import Card


@performs(e.Transform)
async def transform(game: Game, effect: e.Transform, frame: Frame) -> None:
    """701.27a; 701.27f: an ability of the permanent itself does nothing if it has transformed since it was put onto
    the stack."""
    for id in effects_609.objects_of(game, effect.what, frame):
        obj = game.state.objects[id]
        if obj.zone != "battlefield" or (id == frame.source.id and obj.turned != frame.source.obj.turned):
            continue
        if _can_transform(game, obj):
            await pipeline.happen(game, events.Transform(obj=id, source=frame.source.id, rule="701.27a"))


def _can_transform(game: Game, obj: Obj) -> bool:
    """702.145b, 702.145e: with daybound or nightbound only that turns it over."""
    row = game.view.row(obj.id)
    return other_face(obj) is not None and not row.has("daybound") and not row.has("nightbound")


def other_face(obj: Obj) -> Card | None:
    """The face that is down; None for what isn't double-faced (701.27c), is face down (712.15a) or would become an
    instant or a sorcery (701.27d)."""
    if obj.whole.back is None or obj.face_down:
        return None
    face = obj.whole.back if obj.card is obj.whole else obj.whole
    return None if type_line_205.type_line(face.type)[1] & {"Instant", "Sorcery"} else face


@occurs(events.Transform)
def _turns_over(game: Game, event: events.Transform) -> None:
    """613.7g: it receives a new timestamp."""
    obj = game.state.objects[event.obj]
    face = other_face(obj)
    if face is not None:
        stamp = game.tick()
        obj = replace(obj, card=face, stamp=stamp, turned=obj.turned + 1)
        others = tuple(id for id in game.state.zone("battlefield") if id != obj.id)
        game.state = change(
            with_object(game.state, obj), zones={**game.state.zones, "battlefield": (*others, obj.id)}
        )
