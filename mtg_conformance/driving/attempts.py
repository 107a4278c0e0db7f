"""`P can't …`: an action or answer that the engine must refuse, and that leaves no trace.

The attempt is the plain action sentence. It must meet *illegal*, or not be among what is offered. Afterwards everything
is as before: a proposal left half made is cancelled where the engine can, else the scenario is played again up to here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mtg_conformance.driving.faults import Broken, NotOffered, Wrong
from mtg_conformance.driving.finding import View
from mtg_conformance.driving.options import tell_question
from mtg_conformance.driving.world import World
from mtg_conformance.protocol.errors import Illegal, Unsupported
from mtg_conformance.suite.grammar import third_person

Position = Mapping[str, Any]


@dataclass
class _Mark:
    """The game as it was before an attempt."""

    position: Position
    view: View
    sent: int


def attempt(world: World, player: str, action: str) -> None:
    """Try `action` (`cast "Opt" targeting Bob`) for a player. Raises `Wrong` where the engine accepts it."""
    if world.perform is None:
        raise Broken("nothing here can perform an action")
    world.begin()
    before = arrival = _mark(world)
    intention, proposal = world.intention, world.proposal
    reached = False

    def arrived() -> None:
        nonlocal arrival, reached
        arrival, reached = _mark(world), True

    world.attempting, world.on_arrival = True, arrived
    try:
        world.perform(world, f"{player} {third_person(action)}")
        accepted = "it was accepted"
        if world.question is not None and world.proposal is not None and world.proposal.owns(world.question):
            accepted = f"it was accepted so far: {tell_question(world.question, world.view())}"
        raise _Accepted(accepted)
    except _Accepted as accepted_so_far:
        raise Wrong(f"that {player} can't {action}", str(accepted_so_far)) from None
    except (Illegal, NotOffered):
        pass
    finally:
        world.attempting, world.on_arrival = False, None
    world.intention, world.proposal = (None, None) if reached else (intention, proposal)
    _restore(world, before, arrival)


class _Accepted(Exception):
    pass


def _mark(world: World) -> _Mark:
    return _Mark(world.position, world.view(), world.sent)


def _restore(world: World, before: _Mark, arrival: _Mark) -> None:
    """Make sure that the game is as it was."""
    if world.sent == arrival.sent:
        world.position = arrival.position
        world.forget_view()
        _expect_same(arrival.view, world.view())
        return
    if world.capabilities.get("cancel") and world.question is not None and _cancelled(world):
        _expect_same(arrival.view, world.view())
        return
    if world.replay is None:
        raise Broken("the attempt left a proposal open and nothing here can play the scenario again")
    world.replay()
    _expect_same(before.view, world.view(), ids=False)


def _cancelled(world: World) -> bool:
    try:
        world.cancel()
    except (Illegal, Unsupported):
        return False
    return True


def _expect_same(before: View, after: View, ids: bool = True) -> None:
    """Raise `Wrong` where two snapshots differ; ids may where the scenario was played again."""
    if before.snapshot == after.snapshot:
        return
    differences = _differences(before, after, ids)
    if differences:
        raise Wrong("that a refused action changes nothing", "; ".join(differences[:4]))


def _differences(before: View, after: View, ids: bool) -> list[str]:
    told = []
    if ids:
        for found in before.objects:
            now = after.object(found["id"])
            if now is None:
                told.append(f"{before.tell(found)} is gone")
            elif now != found:
                fields = [f for f in {*found, *now} if found.get(f) != now.get(f)]
                told.append(f"{before.tell(found)}: {', '.join(sorted(fields))}")
        new = {found["id"] for found in after.objects} - {found["id"] for found in before.objects}
        told += [f"{after.tell(found)} is new" for found in after.objects if found["id"] in new]
    elif _without_ids(before) != _without_ids(after):
        told.append("after playing the scenario again the objects aren't those that were")
    for key in ("players", "turn", "step", "active", "priority", "day_night", "monarch", "initiative"):
        if before.snapshot.get(key) != after.snapshot.get(key):
            told.append(f"{key}: {before.snapshot.get(key)} became {after.snapshot.get(key)}")
    return told


def _without_ids(view: View) -> list[str]:
    """Objects in an order that doesn't depend on their ids."""
    plain = (
        "card",
        "name",
        "zone",
        "owner",
        "controller",
        "tapped",
        "counters",
        "damage",
        "power",
        "toughness",
        "index",
    )
    return sorted(repr([found.get(key) for key in plain]) for found in view.objects)
