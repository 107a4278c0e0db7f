"""702.16 Protection: nothing of the quality targets, damages, enchants, equips or blocks it."""

from __future__ import annotations

from reference_engine.kernel.rows import Held, Row
from reference_engine.vocabulary.abilities import Protection


def protecting(row: Row, source: Row) -> Held | None:
    """The ability that protects an object from a source, or None: by its colours, or from everything (702.16j)."""
    for held, record in row.all(Protection):
        if any(quality == "everything" or quality in source.colors for quality in record.from_):
            return held
    return None
