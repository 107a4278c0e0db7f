"""612 Text-changing effects: words of one kind replaced by another in an object's rules text and type line.

An object's text is its records. A colour, a land type and a creature type stand in fields of their own there, so a
word is changed where it is used as such a word, and a name never is (612.2).
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from reference_engine.kernel.rows import Held, Row
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_2_parts.creature_types_205_3m import CREATURE_TYPES
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.linked import ChangeWord

NAMES = frozenset(("name", "named", "text", "method", "card", "is"))
"""Fields that hold a name or a label, no word of the text (612.2)."""


def change_words(row: Row, change: ChangeWord) -> None:
    """613.1c: the type line and the printed abilities; what an effect grants isn't text of the object (612.3)."""
    row.subtypes = frozenset(change.new if word == change.old else word for word in row.subtypes)
    if type_line_205.types_of_subtype(change.old) and change.old in CREATURE_TYPES:
        row.subtypes = type_line_205.correlated(row.subtypes, row.types)
    row.abilities = tuple(_changed(held, change) for held in row.abilities)


def _changed(held: Held, change: ChangeWord) -> Held:
    if not held.printed:
        return held
    ability = changed(held.ability, change)
    if ability is held.ability:
        return held
    return Held(ability, held.origin, held.printed, held.key[1], held.stamp)


def changed(part: Any, change: ChangeWord) -> Any:
    """A record, or a part of one, with the word replaced; the same object if it isn't in it."""
    if isinstance(part, str):
        return change.new if part == change.old else part
    if isinstance(part, tuple):
        parts = tuple(changed(one, change) for one in part)
        return parts if any(a is not b for a, b in zip(parts, part, strict=True)) else part
    if not isinstance(part, msgspec.Struct):
        return part
    fields = {
        name: new
        for name in part.__struct_fields__
        if name not in NAMES and (new := changed(old := getattr(part, name), change)) is not old
    }
    if isinstance(part, Card):
        fields |= _of_token(part, change)
    return replace(part, **fields) if fields else part


def _of_token(card: Card, change: ChangeWord) -> dict[str, Any]:
    """612.2a: a token's creature types are changed, and its name where those give it one (111.4)."""
    before, dash, subtypes = card.type.partition(" — ")
    words = [change.new if word == change.old else word for word in subtypes.split(" ")]
    if not dash or words == subtypes.split(" "):
        return {}
    new = " ".join(words)
    return {"type": f"{before} — {new}", **({"name": new} if card.name == subtypes else {})}
