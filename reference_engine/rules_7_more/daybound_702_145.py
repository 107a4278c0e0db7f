"""702.145 Daybound and nightbound: permanents that are turned over as it becomes day or night."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import change
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.rules_7_more import transforming_701_27
from reference_engine.rules_7_more.keywords_702 import EntersTransformedAtNight


def _by_night(game: Game, rule: InForce, e: events.Move) -> bool:
    """702.145b: it is night, and the permanent would be represented by a double-faced card, front face up."""
    obj = game.state.objects[e.obj]
    return game.state.day_night == "night" and obj.whole.back is not None and e.face in (None, obj.whole)


@replaces(EntersTransformedAtNight, events.Move, _by_night, group="d", own=True)
async def _with_its_back_face_up(game: Game, rule: InForce, e: events.Move) -> Event:
    """712.13a: a spell whose back face is an instant or a sorcery is put into the graveyard instead."""
    back = game.state.objects[e.obj].whole.back
    assert back is not None, "only then it applies"
    if type_line_205.type_line(back.type)[1] & {"Instant", "Sorcery"}:
        return replace(e, to="graveyard", controller=None, copies=(), reason="", rule="712.13a")
    return replace(e, face=back)


async def keep_up(game: Game) -> None:
    """702.145c–d, f–g: as soon as it is so, it becomes day or night, and what has the wrong face up is turned over."""
    rows = _bound(game)
    if not rows:
        return
    if game.state.day_night is None:
        by_day = any(row.has("daybound") for row in rows)
        game.state = change(game.state, day_night="day" if by_day else "night")
        game.note("702.145d" if by_day else "702.145g", "day" if by_day else "night")
    wrong = "daybound" if game.state.day_night == "night" else "nightbound"
    rule = "702.145c" if wrong == "daybound" else "702.145f"
    by_night = wrong == "daybound"
    turning = [
        events.Transform(obj=row.id, source=row.id, rule=rule)
        for row in rows
        if row.has(wrong)
        and (row.obj.card is row.obj.whole) is by_night
        and transforming_701_27.other_face(row.obj) is not None
    ]
    if turning:
        await pipeline.happen(game, *turning)


def _bound(game: Game) -> list[Row]:
    """The permanents with one of the two keywords."""
    memo = game.view.memo
    if "bound" not in memo:
        memo["bound"] = [row for row in game.view.battlefield() if row.has("daybound") or row.has("nightbound")]
    found: list[Row] = memo["bound"]
    return found
