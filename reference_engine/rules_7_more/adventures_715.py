"""715 Adventurer cards: a card cast as an Adventure goes into exile as it resolves, and can be played from there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Obj, Player
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import How, Replacement, rule_replaces

ON_AN_ADVENTURE = "on an adventure"


def is_adventure(obj: Obj) -> bool:
    """715.3b: is it, or would it be, a spell cast as an Adventure? A copy of one is too (715.3c)."""
    return obj.whole.adventure is not None and obj.card is not obj.whole


def allows(player: Player, row: Row) -> bool:
    """715.3d: who exiled it so may play it as long as it stays exiled, but not as an Adventure."""
    obj = row.obj
    went = any(what[1] == ON_AN_ADVENTURE and value == player for what, value in obj.choices)
    return went and obj.zone == "exile" and not is_adventure(obj)


@rule_replaces(events.Move)
def _leaves_the_stack(game: Game, e: events.Move) -> Iterator[Replacement]:
    """715.3d: only a spell that resolves, not one that is countered or has no legal target left."""
    obj = game.state.objects.get(e.obj)
    if obj is None or obj.zone != "stack" or e.to != "graveyard" or e.reason != "resolve":
        return
    if is_adventure(obj):
        row = game.view.row(e.obj)
        rule = InForce(ON_AN_ADVENTURE, row, row.controller, (row.id, ON_AN_ADVENTURE))
        yield Replacement(rule, How("e", lambda *_: True, _exiled))


async def _exiled(game: Game, rule: InForce, e: events.Move) -> Event:
    return replace(e, to="exile", reason="", choices=((ON_AN_ADVENTURE, rule.controller),), rule="715.3d")
