"""A scenario as it stands in its feature file, marked up, with each engine's verdict on the line that decided it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup, escape

from mtg_conformance.publishing.site.marks import Mark
from mtg_conformance.suite.catalog import Scenario

_HEADER = re.compile(r"\s*(Scenario|Example)( Outline| Template)?:")
_NEXT = re.compile(r"\s*(@|(Scenario|Example)( Outline| Template)?:|Rule:|Background:|Feature:)")
_DOCSTRING = re.compile(r'\s*("""|```)')
_KEYWORD = re.compile(
    r"(\s*)(Given|When|Then|And|But|\*|Background:|Examples:|Scenarios:|(?:Scenario|Example)(?: Outline| Template)?:)"
    r"(.*)"
)
# After escaping: a name in quotation marks, a symbol in braces, an outline's placeholder.
_PARTS = re.compile(r"(&#34;.*?&#34;)|(\{[^{}\s]+\})|(&lt;[^&]+&gt;)")


@dataclass(frozen=True)
class Line:
    """One line of the source; `notes` are the engines whose result it decided."""

    number: int
    html: Markup
    notes: tuple[tuple[Mark, str], ...] = ()


@dataclass(frozen=True)
class Source:
    """A scenario's text: its background's steps first, then the scenario; and the row of an outline by its line."""

    background: tuple[Line, ...]
    lines: tuple[Line, ...]
    rows: Mapping[int, str]


def source_of(root: Path, rows: Sequence[Scenario], notes: Mapping[int, Sequence[tuple[Mark, str]]]) -> Source:
    """The text of a scenario (or of an outline, by its rows). `notes` are verdicts by line."""
    first = rows[0]
    text = _lines(root / first.path)
    start = first.line
    while first.row is not None and start > 1 and not _HEADER.match(text[start - 1]):
        start -= 1
    end = _end(text, start)
    shown = text[start - 1 : end]
    indent = len(shown[0]) - len(shown[0].lstrip())
    earlier = [step for step in first.steps if step.line < start]
    return Source(
        background=tuple(
            Line(step.line, highlight(f"  {step.keyword} {step.text}"), tuple(notes.get(step.line, ())))
            for step in earlier
        ),
        lines=tuple(
            Line(number, highlight(line[indent:]), tuple(notes.get(number, ())))
            for number, line in enumerate(shown, start)
        ),
        rows={row.line: _row(text[row.line - 1]) for row in rows if row.row is not None},
    )


def highlight(line: str) -> Markup:
    """A line of Gherkin with its keyword, names, symbols and placeholders marked."""
    if line.lstrip().startswith("#"):
        return Markup("<i>{}</i>").format(line)
    match = _KEYWORD.fullmatch(line)
    lead, keyword, rest = match.groups() if match else ("", "", line)
    head = Markup("{}<b>{}</b>").format(lead, keyword) if keyword else Markup("")
    # Quotation marks and apostrophes need no escape between tags, and there are many of them.
    return head + Markup(_PARTS.sub(_mark_up, str(escape(rest))).replace("&#34;", '"').replace("&#39;", "'"))


def _mark_up(match: re.Match[str]) -> str:
    name, symbol, _ = match.groups()
    if name:
        return f"<q>{name}</q>"
    return f"<u>{match[0]}</u>" if symbol else f"<var>{match[0]}</var>"


def _end(text: Sequence[str], start: int) -> int:
    """The last line that belongs to the scenario whose header is on line `start`."""
    quoted = False
    end = start
    for number, line in enumerate(text[start:], start + 1):
        if _DOCSTRING.match(line):
            quoted = not quoted
        if not quoted and _NEXT.match(line):
            break
        if line.strip() and (quoted or not line.lstrip().startswith("#")):
            end = number
    return end


def _row(line: str) -> str:
    return " · ".join(cell.strip() for cell in line.strip().strip("|").split("|"))


@lru_cache(maxsize=8)
def _lines(path: Path) -> list[str]:
    """Scenarios come in the order of their files, so few need be kept."""
    return path.read_text(encoding="utf-8").splitlines()
