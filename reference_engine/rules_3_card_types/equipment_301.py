"""301.5 Equipment: what it can be attached to."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.rules_7_more import protection_702_16


def can_equip(game: Game, equipment: Row, host: Row) -> bool:
    """301.5, 301.5c, 702.16d: a creature other than itself; an Equipment that is a creature equips nothing."""
    return (
        "Equipment" in equipment.subtypes
        and "Creature" not in equipment.types
        and host.obj.zone == "battlefield"
        and host.id != equipment.id
        and "Creature" in host.types
        and protection_702_16.protecting(host, equipment) is None
    )
