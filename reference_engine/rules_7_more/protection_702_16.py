"""702.16 Protection: nothing of the quality targets, damages, enchants, equips or blocks it."""

from __future__ import annotations

from reference_engine.kernel.rows import Held, Row
from reference_engine.vocabulary.keywords import Protection
from reference_engine.vocabulary.selectors import Quality


def protecting(row: Row, source: Row) -> Held | None:
    """The ability that protects an object from a source, or None (702.16b–f)."""
    for held, record in row.all(Protection):
        if any(has_quality(source, quality) for quality in record.from_):
            return held
    return None


def has_quality(source: Row, quality: Quality) -> bool:
    """702.16a: a colour it has, or a card type, whatever zone it is in; 702.16j: everything."""
    return quality == "everything" or quality in source.colors or quality in source.types


def plural(quality: Quality) -> str:
    """How a quality is written after «protection from»: a card type in the plural."""
    if not quality[0].isupper():
        return quality
    return "sorceries" if quality == "Sorcery" else f"{quality.lower()}s"
