"""301.5 Equipment and 301.6 Fortifications: what they can be attached to."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.rules_7_more import protection_702_16


def can_equip(game: Game, equipment: Row, host: Row) -> bool:
    """301.5, 301.5c, 702.16d: a creature other than itself; an Equipment that is a creature equips nothing.

    301.6: the same for a Fortification and a land. 310.10: a battle is attached to nothing.
    """
    fits = ("Equipment" in equipment.subtypes and "Creature" in host.types) or (
        "Fortification" in equipment.subtypes and "Land" in host.types
    )
    return (
        fits
        and not equipment.types & {"Creature", "Battle"}
        and host.obj.zone == "battlefield"
        and host.id != equipment.id
        and protection_702_16.protecting(host, equipment) is None
    )
