"""702.16 Protection: nothing of the quality targets, damages, enchants, equips or blocks it."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.rows import Held, Row
from reference_engine.vocabulary.keywords import Protection
from reference_engine.vocabulary.selectors import Quality


def protecting(row: Row, source: Row) -> Held | None:
    """The ability that protects an object from a source, or None (702.16b–f)."""
    for held, record in row.all(Protection):
        if any(has_quality(source, _meant(row, held, quality)) for quality in record.from_):
            return held
        if "chosen_player" in record.from_ and _is_a_players(source, row.chosen(held.origin, "player")):
            return held
    return None


def _is_a_players(source: Row, player: Any) -> bool:
    """702.16k: the player controls it, or owns it while nobody else controls it."""
    is_controlled = source.obj.zone in ("battlefield", "stack")  # 108.4
    return player is not None and player == (source.controller if is_controlled else source.obj.owner)


def _meant(row: Row, held: Held, quality: Quality) -> Quality | None:
    """607.2d: the colour chosen for a linked ability of the object, if one was."""
    return row.chosen(held.origin, "color") if quality == "chosen" else quality


def has_quality(source: Row, quality: Quality | None) -> bool:
    """702.16a: a colour it has, or a card type, whatever zone it is in; 702.16j: everything."""
    return quality == "everything" or quality in source.colors or quality in source.types


def plural(quality: Quality) -> str:
    """How a quality is written after «protection from»: a card type in the plural."""
    if not quality[0].isupper():
        return quality.replace("_", " ")
    return "sorceries" if quality == "Sorcery" else f"{quality.lower()}s"
