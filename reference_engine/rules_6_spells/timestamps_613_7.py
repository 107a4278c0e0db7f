"""613.7 Timestamps: in which order effects apply within a layer where no dependency says otherwise."""

from __future__ import annotations

from reference_engine.kernel.rows import Held, Row

Stamp = tuple[int, int]
"""(timestamp, what breaks the tie between abilities that one object got new timestamps for together)."""


def of_static_ability(row: Row, held: Held) -> Stamp:
    """613.7a: the object's timestamp or that of the effect which granted the ability, whichever is later.

    When the object's is later, abilities granted to it keep their order among each other.
    """
    return max(row.obj.stamp, held.stamp), held.stamp
