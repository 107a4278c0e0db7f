"""What happens: a batch of events is proposed, modified, happens at once, and then abilities trigger.

Every event of a batch is settled (what can't happen, 614.17; replacement and prevention, 614–616; the contained events)
before any of them happens, so that no player who makes a choice sees a half-done world.
"""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.events import ControlLost, Create, Event, Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import OCCUR
from reference_engine.kernel.state import ObjId, change
from reference_engine.rules_1_concepts import least_life_120_4d
from reference_engine.rules_4_zones import moving_400_6, zones_400
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells import (
    interaction_616,
    lasting_611,
    prevention_615,
    shields_615_7,
    timestamps_613_7,
    triggers_603,
    until_610_3,
)
from reference_engine.rules_7_more import daybound_702_145


async def happen(game: Game, *proposed: Event) -> list[Any]:
    """Make events happen as one batch. Gives one result for each event proposed.

    The result is the new object's id for a Move and a DrawCard, the list of ids for a Create, else None; an event that
    was replaced by something of another kind, or could not happen, has None (a Create: an empty list).
    """
    ready: list[tuple[int, Event]] = []
    order = interaction_616.in_apnap_order(game, proposed)
    outer, game.entering = game.entering, game.entering | _entering(proposed)
    try:
        for n in await shields_615_7.in_chosen_order(game, proposed, order):
            ready += [(n, event) for event in await interaction_616.settle(game, proposed[n])]
    finally:
        game.entering = outer
    ready.sort(key=lambda pair: pair[0])
    ready = least_life_120_4d.kept(game, ready)
    ready = timestamps_613_7.in_timestamp_order(game, await moving_400_6.decided(game, ready))
    before = game.state
    zones_400.remember(game, [event for _, event in ready if isinstance(event, Move)])
    game.batch = before.clock + 1
    happened = [(n, event, occur(game, event)) for n, event in ready]
    happened = prevention_615.together(happened)
    look_after(game)
    triggers_603.look_for_triggers(game, before, [(event, result) for _, event, result in happened])
    await prevention_615.afterwards(game, happened)
    await until_610_3.end(game)
    if any(isinstance(event, Move) and event.to == "battlefield" for _, event, _ in happened):
        await daybound_702_145.keep_up(game)
    results: list[Any] = []
    for n, event in enumerate(proposed):
        made = [result for m, _, result in happened if m == n and result is not None]
        results.append(made if isinstance(event, Create) else made[0] if made else None)
    return results


def _entering(proposed: tuple[Event, ...]) -> frozenset[ObjId]:
    """614.13a: the objects of a batch that would enter the battlefield."""
    return frozenset(e.obj for e in proposed if isinstance(e, Move) and e.to == "battlefield")


def occur(game: Game, event: Event) -> Any:
    """One event occurs; the log keeps it."""
    how = OCCUR.get(type(event))
    result = how(game, event) if how is not None else None
    game.note(event.rule, type(event).__name__, event=event, result=result)
    return result


def look_after(game: Game) -> None:
    """What ends without an event of its own, because it depends on who controls what and on what is still there.

    Continuous control (302.6), control that delayed triggers wait for the end of, being in combat (506.4) and durations
    (611.2b). Call it too when a continuous effect has begun or ended.
    """
    if game.view is game.looked_after:
        return
    lasting_611.end_what_is_over(game)
    view = game.view
    controllers = {row.id: row.controller for row in view.battlefield()}
    out = game.state.phased_out  # 702.26d: still under control, as far as anything looks back
    kept = frozenset(p for p in game.state.steady if controllers.get(p[1]) == p[0] or p[1] in out)
    if kept != game.state.steady:
        game.state = change(game.state, steady=kept)
    known, game.looked_after = game.looked_after, view
    combat_506.remove_who_left(game, {row.id: row for row in known.battlefield()} if known is not None else {})
    if known is not None and game.state.delayed:
        lost = [
            ControlLost(obj=row.id, player=row.controller, rule="603.10d")
            for row in known.battlefield()
            if controllers.get(row.id) != row.controller
            and row.id not in out
            and (row.id in controllers or row.id in game.seen)
        ]
        triggers_603.look_for_triggers(game, game.state, [(event, None) for event in lost])


