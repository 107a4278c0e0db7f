"""The data that scripts read: the index of scenarios, and transcripts packed into the pages that show them.

The index is a script that sets one variable, since a page opened from a disk may load a script but not fetch a file.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

from mtg_conformance.grading.results_file import Message
from mtg_conformance.grading.transcript import Narrator
from mtg_conformance.publishing.site.model import Entry, Site, group_of

_QUOTED = re.compile(r'"[^"]*"')


class Keywords:
    """Which keywords (rules 701 and 702) a scenario is about: those whose rule it cites, and abilities it names."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._names = {
            group.number: group.name
            for section in site.sections
            if section.number in ("701", "702")
            for group in section.groups
            if group.name != section.name
        }
        abilities = sorted((name.lower() for number, name in self._names.items() if number.startswith("702")), key=len)
        self._words = re.compile(rf"\b({'|'.join(re.escape(word) for word in reversed(abilities))})\b")
        self._by_word = {name.lower(): name for name in self._names.values()}

    def of(self, entry: Entry) -> set[str]:
        """The keywords of a scenario."""
        cited = {self._names[group] for group in map(group_of, entry.rules) if group in self._names}
        said = " ".join(_QUOTED.sub("", step.text) for step in entry.first.steps)
        return cited | {self._by_word[word] for word in self._words.findall(said)}

    @cached_property
    def by_entry(self) -> Mapping[str, set[str]]:
        return {entry.slug: self.of(entry) for entry in self._site.entries}

    @cached_property
    def used(self) -> list[str]:
        """Every keyword that some scenario is about, in alphabetical order."""
        return sorted(set().union(*self.by_entry.values()))

    def numbers(self, entries: Sequence[Entry]) -> list[int]:
        """Where the keywords of some scenarios stand in `used`."""
        names = set().union(*(self.by_entry[entry.slug] for entry in entries))
        return [number for number, name in enumerate(self.used) if name in names]


def index_file(site: Site, keywords: Keywords) -> str:
    """The script with a row for each scenario: page, name, rules, cards, keywords, a letter for each engine."""
    cards = sorted({card for entry in site.entries for card in entry.cards})
    places = {card: number for number, card in enumerate(cards)}
    rows = [
        [
            entry.slug,
            entry.name,
            " ".join(entry.rules),
            [places[card] for card in entry.cards],
            keywords.numbers([entry]),
            "".join(cell.mark.letter for cell in site.entry_cells(entry)),
        ]
        for entry in site.entries
    ]
    told = json.dumps({"cards": cards, "rows": rows}, ensure_ascii=False, separators=(",", ":"))
    return f"window.mtgIndex={told}\n"


def packed(transcript: Sequence[Message]) -> str:
    """A transcript as zlib data in base64: a twentieth of its size; the browser unpacks it when it is opened."""
    narrator = Narrator()
    told = []
    for message in transcript:
        raw = {key: value for key, value in msgspec.structs.asdict(message).items() if value is not None}
        told.append({**raw, "told": list(narrator.tell(raw))})
    return base64.b64encode(zlib.compress(msgspec.json.encode(told), 9)).decode("ascii")
