"""A small suite, two engines' results on it, and the site made of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.grading.events import EventWriter, run_finished, run_started, totals_of
from mtg_conformance.grading.results_file import load_results
from mtg_conformance.publishing.site.build import Built, build_site
from mtg_conformance.publishing.site.faults import read_faults
from mtg_conformance.publishing.site.model import Site, assemble
from mtg_conformance.suite.catalog import Suite, load_suite
from mtg_conformance.suite.rules_data import rules

MANA = """\
Feature: Tapping for mana

  Background:
    Given Alice controls "Forest" and "Island"

  Rule: A land makes what it says

    @id:forest-makes-green @CR:106.12
    Scenario: Forest makes {G}
      When Alice taps "Forest" for mana
      Then Alice has {G}

    # Why the next one is here.
    @id:doubled @CR:106.12b @CR:614.5
    Scenario Outline: A doubler <count> times
      Given Alice controls <count> "Mana Reflection"
      When Alice taps "Forest" for mana
      Then Alice has <mana>

      Examples:
        | count | mana         |
        | 1     | {G}{G}       |
        | 2     | {G}{G}{G}{G} |
"""
KICKER = """\
Feature: Kicker & <friends>

  @id:kicked @CR:702.33a @since:2020-01-01
  Scenario: "Kavu Titan" kicked is 5/5 & has trample
    When Alice casts "Kavu Titan" with kicker
    Then "Kavu Titan" is 5/5
"""
RULES_TEXT = """\
These rules are effective as of September 25, 2026.

1. Game Concepts

106. Mana

106.12. Tapped, for short; see rule 702.33a.

7. Additional Rules

702. Keyword Abilities

702.33. Kicker

702.33a A made-up clause about <kicker>.

Glossary
"""
TRANSCRIPT = [
    {
        "method": "start",
        "params": {"players": ["Alice", "Bob"]},
        "result": {"snapshot": {"objects": []}},
        "seconds": 0.002,
    },
    {
        "method": "act",
        "params": {"kind": "activate"},
        "error": {"code": -32002, "message": "not now"},
        "seconds": 0.001,
    },
]


def write_suite(folder: Path) -> Suite:
    """The suite, as files."""
    for name, text in (("106_mana", MANA), ("702_kicker", KICKER)):
        path = folder / f"features/{name}.feature"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return load_suite(folder)


def write_run(
    path: Path, suite: Suite, engine: str, told: Mapping[str, dict[str, Any]], spec: str = "./adapter"
) -> Path:
    """Results of an engine: `told` says how each scenario differs from a pass; None leaves it out."""
    finished = []
    for scenario in suite:
        extra = told.get(scenario.id, {})
        if extra.get("outcome") == "left out":
            continue
        base = {
            "event": "scenario_finished", "id": scenario.id, "name": scenario.name, "path": scenario.path,
            "line": scenario.line, "rules": list(scenario.rules), "fingerprint": suite.fingerprint(scenario),
            "outcome": "pass", "partial": False, "step": None, "expected": None, "got": None, "message": "",
            "seconds": 0.01, "engine_seconds": 0.008, "messages": 2,
        }  # fmt: skip
        finished.append(base | extra)
    product = {"name": "small", "version": "1"}
    hello = {"engine": {"name": engine, "version": "1.0"}, "capabilities": {"max_players": 2, "cancel": True}}
    started = run_started(
        engine_spec=spec, hello=hello, suite=product, rules_date="2026-09-25", selection={},
        scenarios=len(finished), workers=1,
    )  # fmt: skip
    with EventWriter(path) as writer:
        for event in (started, *finished, run_finished("complete", totals_of(finished), 1.0)):
            writer.write(event)
    return path


def wrong(step: str, line: int, expected: str, got: str) -> dict[str, Any]:
    """A fail, with its transcript."""
    return {
        "outcome": "fail", "step": {"text": step, "line": line}, "expected": expected, "got": got,
        "transcript": TRANSCRIPT,
    }  # fmt: skip


BETA = {
    "doubled[2]": wrong("Alice has {G}{G}{G}{G}", 18, "{G}{G}{G}{G}", '<b>"nothing"</b> & no more'),
    "kicked": {
        "outcome": "unsupported",
        "step": {"text": 'Alice casts "Kavu Titan" with kicker', "line": 5},
        "message": "announcement not supported: kicker; expected something",
    },
}


FAULTS = {
    "untried": 3,
    "findings": [
        {"rule": "702.33a", "what": "kicker is free & <easy>", "verdict": "missed"},
        {"rule": "106.12", "what": "a land makes nothing", "verdict": "own", "by": "forest-makes-green"},
        {"rule": "106.12", "what": "a land makes twice as much", "verdict": "other", "by": "doubled[2]"},
        {"rule": "106.12", "what": "a land sparkles", "verdict": "equivalent", "equivalent": "there is no sparkle"},
        {"rule": "613.8a", "what": "nothing depends", "verdict": "other", "by": "gone-since"},
        {"rule": "614.5", "what": "it doesn't fit", "verdict": "misfit"},
    ],
}


@dataclass(frozen=True)
class Made:
    """A site, where it lies, and what it was made from."""

    site: Site
    folder: Path
    suite: Suite
    results: tuple[Path, ...]
    built: Built


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """The site with two engines: alpha passes everything, beta fails one example and declines kicker."""
    home = tmp_path_factory.mktemp("site")
    suite = write_suite(home / "suite")
    results = (
        write_run(home / "a.ndjson", suite, "alpha", {}),
        write_run(home / "b.ndjson", suite, "beta", BETA, "./b x"),
    )
    (home / "faults.json").write_text(json.dumps(FAULTS), encoding="utf-8")
    faults = read_faults(home / "faults.json")
    site = assemble(suite, rules(), [load_results(path) for path in results], faults=faults)
    built = build_site(site, suite.root, home / "out", suite_option="my suite")
    return Made(site, home / "out", suite, results, built)
