"""What every vocabulary record shares: a head word, and no unknown fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


def head(word: str, field: str) -> Callable[[str], str]:
    """Write the record's main field under the record's own word: `Draw(count=2)` is `draw: 2`."""
    return lambda name: word if name == field else name.rstrip("_")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all vocabulary records. Subclasses repeat `frozen=True` (mypy wants it)."""


def said(record: Any) -> str:
    """A record in the words of card files, on one line: `if_tapped_for_mana: {type: Land}, produces: {B}`."""
    told = _said(msgspec.to_builtins(record))
    return told[1:-1] if isinstance(record, Record) else told


def _said(plain: Any) -> str:
    if isinstance(plain, dict):
        return "{" + ", ".join(f"{key}: {_said(value)}" for key, value in plain.items() if key != "is") + "}"
    if isinstance(plain, list | tuple):
        return "[" + ", ".join(_said(value) for value in plain) + "]"
    return str(plain)
