"""709 Split cards: two halves on one card, one of which is cast."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import actions
from reference_engine.kernel.questions import Choose, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.abilities import Card


async def chosen_half(player: Player, row: Row, action: actions.Cast) -> Card | None:
    """709.3: the half that the player casts, chosen before it is put onto the stack; None if it is no split card.

    Raises IllegalAction for a name that isn't one of the halves'.
    """
    halves = {half.name: half for half in row.obj.whole.halves}
    if not halves:
        return None
    name = action.face or await Choose(player, "face", list(halves), row.id, "709.3")
    if name not in halves:
        raise IllegalAction("709.3", f"{name} is no half of {row.name}")
    return halves[name]


def evaluated(row: Row, half: Card | None) -> Row:
    """709.3a: only the chosen half is looked at to see whether it can be cast."""
    return row if half is None else copying_707.printed(replace(row.obj, card=half))
