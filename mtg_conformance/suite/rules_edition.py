"""Reading an edition of the Comprehensive Rules in the publisher's text format.

Keeps numbers, names of sections and keywords, and a hash of each clause: enough to say which rules another edition
added, removed or changed, without holding a sentence of it. As a script it writes the table of the package:

    python -m mtg_conformance.suite.rules_edition RULES.txt CLASSES.tsv [-o rules.tsv]
"""

from __future__ import annotations

import argparse
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from mtg_conformance.suite.rules_data import DATA_FILE, Edition, Rule

_SECTION = re.compile(r"(\d{3})\. (.+)")
_CLAUSE = re.compile(r"(\d{3}\.\d+[a-z]{0,2})\.? (.+)")
_CHAPTER = re.compile(r"\d\. .+")
_EFFECTIVE = re.compile(r"effective as of (\w+ \d{1,2}, \d{4})")
# A rule that is only a keyword's or a section's name: no verb, no full stop.
_NAME = re.compile(r"[A-Z][^.:;]{0,60}")
_NAMED_SECTIONS = ("701", "702")


class UnreadableRules(ValueError):
    """A text that isn't the Comprehensive Rules."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule as printed, its examples left out."""

    number: str
    section: str
    text: str

    @property
    def digest(self) -> str:
        """Changes when the wording does; blanks and the shape of quotation marks and apostrophes don't count."""
        plain = self.text.translate(str.maketrans("‘’“”–—", "''\"\"--"))
        return hashlib.sha256(" ".join(plain.split()).encode()).hexdigest()[:12]

    @property
    def name(self) -> str:
        """The name that the rule is, where it is one (a keyword), else its section's."""
        named = self.number[:3] in _NAMED_SECTIONS and self.number[-1].isdigit() and _NAME.fullmatch(self.text)
        return self.text if named else self.section


def read_clauses(text: str) -> Iterator[Clause]:
    """Every numbered rule of a rules text. Raises `UnreadableRules`."""
    lines = _body(text)
    section, number, example = "", "", False
    parts: list[str] = []
    for line in lines:
        if clause := _CLAUSE.fullmatch(line):
            if number:
                yield Clause(number, section, " ".join(parts))
            number, parts, example = clause[1], [clause[2]], False
        elif heading := _SECTION.fullmatch(line):
            if number:
                yield Clause(number, section, " ".join(parts))
            section, number, parts = heading[2], "", []
        elif line.startswith("Example:"):
            example = True
        elif number and not example and not _CHAPTER.fullmatch(line):
            parts.append(line)
    if number:
        yield Clause(number, section, " ".join(parts))


def read_edition(text: str, classes: Mapping[str, Sequence[str]] | None = None) -> Edition:
    """An edition as numbers, names and hashes; `classes` has each number's class and area. Raises `UnreadableRules`."""
    rules = []
    for clause in read_clauses(text):
        kind, area = (classes or {}).get(clause.number, ("", ""))
        rules.append(Rule(clause.number, kind, area, clause.name, clause.digest))
    if not rules:
        raise UnreadableRules("no numbered rule found")
    return Edition(_effective(text), {rule.number: rule for rule in rules})


def write_edition(edition: Edition, path: Path) -> None:
    """Write the table: a line for each rule, after one with the day the edition takes effect."""
    lines = [f"# effective {edition.effective}", "number\tclass\tarea\tname\tsha256"]
    lines += ["\t".join((r.number, r.kind, r.area, r.name, r.digest)) for r in edition.rules.values()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _body(text: str) -> Iterable[str]:
    """The lines of the rules themselves: between the table of contents and the glossary."""
    lines = [line.strip() for line in text.replace("\r", "\n").splitlines()]
    starts = [number for number, line in enumerate(lines) if line == "1. Game Concepts"]
    ends = [number for number, line in enumerate(lines) if line == "Glossary"]
    if not starts:
        raise UnreadableRules("no chapter 1, Game Concepts: is this the Comprehensive Rules as a text file?")
    end = ends[-1] if ends and ends[-1] > starts[-1] else len(lines)
    return (line for line in lines[starts[-1] : end] if line)


def _effective(text: str) -> str:
    if match := _EFFECTIVE.search(text):
        return datetime.strptime(match[1], "%B %d, %Y").date().isoformat()
    return ""


def _read_classes(path: Path) -> dict[str, Sequence[str]]:
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    return {number: (kind, area) for number, kind, area in rows}


def main() -> None:
    """Write the table of an edition."""
    parser = argparse.ArgumentParser(description="Write the table of an edition of the Comprehensive Rules.")
    parser.add_argument("rules", type=Path, help="the rules as the publisher's text file")
    parser.add_argument("classes", type=Path, help="tab-separated: number, class, area, with a heading line")
    parser.add_argument("-o", "--output", type=Path, default=DATA_FILE)
    options = parser.parse_args()
    edition = read_edition(options.rules.read_text(encoding="utf-8-sig"), _read_classes(options.classes))
    write_edition(edition, options.output)


if __name__ == "__main__":
    main()
