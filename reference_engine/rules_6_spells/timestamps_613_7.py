"""613.7 Timestamps: in which order effects apply within a layer where no dependency says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import turn_order

if TYPE_CHECKING:
    from reference_engine.kernel.game import Game

Stamp = tuple[int, int]
"""(timestamp, what breaks the tie between abilities that one object got new timestamps for together)."""


def of_static_ability(row: Row, held: Held) -> Stamp:
    """613.7a: the object's timestamp or that of the effect which granted the ability, whichever is later.

    When the object's is later, abilities granted to it keep their order among each other.
    """
    return max(row.obj.stamp, held.stamp), held.stamp


def in_timestamp_order(game: Game, ready: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """613.7m: of permanents that enter together, the active player's come first, then the others' in turn order.

    Only they change places with one another; what one player's enter in is the order in which they were proposed.
    """
    entering = [n for n, (_, event) in enumerate(ready) if isinstance(event, Move) and event.to == "battlefield"]
    if len(entering) < 2:
        return list(ready)
    order = turn_order(game.state)

    def place(n: int) -> int:
        event = ready[n][1]
        assert isinstance(event, Move)
        player = event.controller or game.state.objects[event.obj].owner
        return order.index(player) if player in order else len(order)

    sorted_ = list(ready)
    for n, at in zip(entering, sorted(entering, key=place), strict=True):
        sorted_[n] = ready[at]
    return sorted_
