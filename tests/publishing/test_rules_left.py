"""`docs/rules-left.md` names the testable rules of chapters 1 to 6 that no scenario proves: those, and no others."""

from __future__ import annotations

import re
from pathlib import Path

from mtg_conformance.paths import suite_root
from mtg_conformance.suite.catalog import load_suite
from mtg_conformance.suite.rules_data import rules

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules-left.md"
NUMBER = re.compile(r"(\d{3}\.\d+[a-z]?)(?:–(\d{3}\.\d+[a-z]?|[a-z]))?")


def numbers(text: str, known: list[str]) -> set[str]:
    """The numbers in a text; `603.7f–h` and `103.6–103.6b` are ranges."""
    found: set[str] = set()
    for first, last in NUMBER.findall(text):
        if not last:
            found.add(first)
            continue
        end = last if "." in last else first.rstrip("abcdefghijklmnopqrstuvwxyz") + last
        found.update(known[known.index(first) : known.index(end) + 1])
    return found


def test_the_page_names_exactly_the_rules_that_are_left() -> None:
    known = rules().rules
    proved = {number for scenario in load_suite(suite_root()) for number in scenario.rules}
    left = {
        number
        for number, rule in known.items()
        if rule.kind == "testable" and rule.chapter in "123456" and number not in proved
    }
    table = PAGE.read_text(encoding="utf-8").split("## Examples")[0]
    assert numbers(table, list(known)) == left
