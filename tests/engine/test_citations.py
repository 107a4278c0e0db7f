"""Every rule number that the engine's code cites exists in the edition that the suite is for."""

from __future__ import annotations

import re
from pathlib import Path

from mtg_conformance.suite.rules_data import rules

ENGINE = Path(__file__).resolve().parents[2] / "reference_engine"
CITED = re.compile(r"(?<![\w.{+/-])([1-9]\d\d(?:\.\d+[a-z]*)?)(?![\w/}])")


def citations(text: str) -> set[str]:
    """The rule numbers in the comments, docstrings and strings of a module: 613.8a, 702.33."""
    return {number for number in CITED.findall(text) if "." in number}


def test_cited_rules_exist() -> None:
    known = rules()
    unknown = {
        f"{path.relative_to(ENGINE)}: {number}"
        for path in sorted(ENGINE.rglob("*.py"))
        for number in citations(path.read_text(encoding="utf-8"))
        if number not in known
    }
    assert not unknown, sorted(unknown)


def test_the_engine_cites_rules_at_all() -> None:
    cited = {n for path in ENGINE.rglob("*.py") for n in citations(path.read_text(encoding="utf-8"))}
    assert len(cited) > 100
