"""What ``sensitivity`` found, for the site: which faults of an engine the suite notices, and by which scenario."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from mtg_conformance.grading.scores import rule_order

VERDICTS = {
    "own": "noticed by a scenario of the rule",
    "other": "noticed only by scenarios of other rules",
    "missed": "not noticed",
    "equivalent": "no game could show it",
}
"""What became of a fault, in words; the last isn't counted."""


class UnreadableFaults(Exception):
    """A file isn't one that ``sensitivity --results`` wrote."""


@dataclass(frozen=True)
class FaultLine:
    """A rule broken on purpose: what the broken engine does, what became of it, and the scenario that noticed."""

    rule: str
    what: str
    verdict: str
    by: str = ""


@dataclass(frozen=True)
class Faults:
    """All the faults of a run, in the order of the rules."""

    lines: tuple[FaultLine, ...] = ()
    untried: int = 0

    @cached_property
    def by_rule(self) -> Mapping[str, list[FaultLine]]:
        found: dict[str, list[FaultLine]] = {}
        for line in self.lines:
            found.setdefault(line.rule, []).append(line)
        return found

    def count(self, *verdicts: str) -> int:
        return sum(line.verdict in verdicts for line in self.lines)

    @property
    def counted(self) -> int:
        return len(self.lines) - self.count("equivalent")


def read_faults(file: Path) -> Faults:
    """The faults of a file that ``sensitivity --results`` wrote. Raises UnreadableFaults."""
    try:
        told = json.loads(file.read_text("utf-8"))
        lines = [
            FaultLine(entry["rule"], entry["what"], entry["verdict"], entry.get("by", ""))
            for entry in told["findings"]
            if entry["verdict"] in VERDICTS
        ]
        return Faults(tuple(sorted(lines, key=lambda line: rule_order(line.rule))), told.get("untried", 0))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        raise UnreadableFaults(f"{file} isn't a file that `sensitivity --results` wrote: {fault!r}") from fault
