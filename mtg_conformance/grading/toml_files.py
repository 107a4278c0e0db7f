"""TOML files that people write: whatever is wrong in one is told with its file, its line and what belongs there."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

_KEY = r"\"(?:[^\"\\]|\\.)*\"|'[^']*'|[\w-]+"
_HEADER = re.compile(rf"\s*\[\[?\s*((?:{_KEY})(?:\s*\.\s*(?:{_KEY}))*)\s*\]")
_ENTRY = re.compile(rf"\s*((?:{_KEY})(?:\s*\.\s*(?:{_KEY}))*)\s*=")


class BadFile(Exception):
    """A file that can't be used: ``where`` is ``file:line``, ``hint`` what to do about it (or empty)."""

    def __init__(self, path: Path, line: int | None, message: str, hint: str = "") -> None:
        self.where = str(path) if line is None else f"{path}:{line}"
        self.message, self.hint = message, hint
        super().__init__(f"{self.where}: {message}" + (f" ({hint})" if hint else ""))


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """The values of a file, with dates as text, and its text. Raises BadFile."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as fault:
        raise BadFile(path, None, "this is no UTF-8 text") from fault
    except OSError as fault:
        raise BadFile(path, None, str(fault.strerror)) from fault
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        found = re.search(r"at line (\d+)", str(fault))
        raise BadFile(path, int(found[1]) if found else None, f"this is no TOML: {fault}") from fault
    plain: dict[str, Any] = _plain(values)
    return plain, text


def line_of(text: str, keys: Sequence[str]) -> int | None:
    """The line on which the innermost of ``keys`` (a table, then a key in it …) is written; None for the whole file."""
    table: list[str] = []
    best: tuple[int, int] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            path = table = _parts(header[1])
        elif entry := _ENTRY.match(line):
            path = [*table, *_parts(entry[1])]
        else:
            continue
        depth = min(len(path), len(keys))
        if depth and path[:depth] == list(keys[:depth]) and (best is None or depth > best[0]):
            best = depth, number
    return best and best[1]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint that names the nearest known word, else all of them."""
    known = sorted(known)
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.6)
    return f"did you mean {near[0]}?" if near else f"known: {', '.join(known)}"


def _parts(dotted: str) -> list[str]:
    values: Any = tomllib.loads(f"{dotted} = 0")
    parts = []
    while isinstance(values, dict):
        (key, values), *_ = values.items()
        parts.append(key)
    return parts


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    return value.isoformat() if isinstance(value, date) else value
