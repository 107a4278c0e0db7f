"""Writes expectations files and brings them up to date; comments, order and reasons written by hand stay."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mtg_conformance.grading.expectations import RECORDED, Entry, read_expectations
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.results_file import Graded, RecordedRun

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

_HEADER = """\
What this engine is known not to pass. A scenario that is not listed is expected to pass.
Written by: mtg-conformance expect. Reasons and links are for people to improve: they are kept.\
"""
_REASON = 160


@dataclass
class Changes:
    """What an update did, as scenario ids. ``moved`` are recorded under another outcome than before."""

    added: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)
    """The scenario had changed, and comes out the same."""
    refused: list[str] = field(default_factory=list)
    """New failures that weren't recorded, as asked."""

    def __bool__(self) -> bool:
        return any((self.added, self.moved, self.passed, self.dead, self.renewed))


@dataclass(frozen=True)
class Recording:
    """How to record: ``reason`` and ``link`` go into new entries; ``only_better`` records nothing new."""

    today: date
    reason: str = ""
    link: str = ""
    only_better: bool = False


def update(path: Path, run: RecordedRun, suite: Mapping[str, str], how: Recording) -> tuple[str, Changes]:
    """The file's text after the update, and what changes in it; nothing is written yet.

    A file that isn't there is begun. Entries of scenarios that weren't run stay. ``suite`` has the fingerprint of every
    scenario by id: entries of others go. Broken scenarios are never recorded. Raises BadFile.
    """
    import tomlkit

    entries: Mapping[str, Entry] = {}
    if path.exists():
        entries = read_expectations(path).entries
        document = tomlkit.parse(path.read_text("utf-8"))
    else:
        document = _new_document(run.engine.name)
    changes = Changes()
    for entry in entries.values():
        if entry.id not in suite and entry.id not in run.by_id:
            changes.dead.append(entry.id)
            _drop(document, entry)
    for result in run.results:
        _record(document, entries.get(result.id), result, how, changes)
    return tomlkit.dumps(document), changes


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one go, so that a run that is cut short leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o644
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def reason_of(result: Graded) -> str:
    """Why a scenario didn't pass, in a line."""
    words = result.message.split("\n", 1)[0].strip()
    if result.outcome is Outcome.FAIL and result.expected is not None:
        words = f"{result.step.text if result.step else words}: expected {result.expected}, got {result.got}"
    words = " ".join(words.split()) or result.outcome.value
    return words if len(words) <= _REASON else words[: _REASON - 1].rstrip() + "…"


def _record(document: TOMLDocument, entry: Entry | None, result: Graded, how: Recording, changes: Changes) -> None:
    if result.outcome is Outcome.BROKEN:
        return
    if result.outcome is Outcome.PASS:
        if entry is not None:
            changes.passed.append(result.id)
            _drop(document, entry)
        return
    if entry is not None and entry.outcome is result.outcome:
        if entry.fingerprint and entry.fingerprint != result.fingerprint and not how.only_better:
            changes.renewed.append(result.id)
            table: Any = document[entry.outcome.value]
            table[result.id]["fingerprint"] = result.fingerprint
            table[result.id]["date"] = how.today
        return
    if how.only_better:
        changes.refused.append(result.id)
        return
    if entry is not None:
        _drop(document, entry)
    (changes.added if entry is None else changes.moved).append(result.id)
    _add(document, result, how, how.link or (entry.link if entry else ""))


def _add(document: TOMLDocument, result: Graded, how: Recording, link: str) -> None:
    import tomlkit

    outcome = result.outcome.value
    if outcome not in document:
        document.add(tomlkit.nl())
        document.add(outcome, tomlkit.table())
    told = tomlkit.inline_table()
    told.update({"reason": how.reason or reason_of(result), "date": how.today})
    if link:
        told["link"] = link
    if result.fingerprint:
        told["fingerprint"] = result.fingerprint
    table: Any = document[outcome]
    # What stands after a blank line below the last entry belongs to the next table, as its heading.
    body = table.value.body
    entries = [place for place, (key, _) in enumerate(body) if key is not None]
    below = range(entries[-1] + 1 if entries else 0, len(body))
    cut = next((place for place in below if isinstance(body[place][1], tomlkit.items.Whitespace)), len(body))
    heading = body[cut:]
    del body[cut:]
    table[result.id] = told
    body.extend(heading)


def _drop(document: TOMLDocument, entry: Entry) -> None:
    table: Any = document[entry.outcome.value]
    del table[entry.id]


def _new_document(engine: str) -> TOMLDocument:
    import tomlkit

    document = tomlkit.document()
    for line in _HEADER.splitlines():
        document.add(tomlkit.comment(line))
    document.add("schema", tomlkit.item(1))
    document.add("engine", tomlkit.item(engine))
    for outcome in RECORDED:
        document.add(tomlkit.nl())
        document.add(outcome.value, tomlkit.table())
    return document
