"""What an engine's page tells: its wrong answers by rule, its errors, and what it declines, by reason."""

from __future__ import annotations

from typing import Any

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.results_file import Graded
from mtg_conformance.grading.scores import rule_order
from mtg_conformance.publishing.site.model import Engine, Site, group_of


def engine_context(site: Site, engine: Engine) -> dict[str, Any]:
    """The context of an engine's template."""
    known = [result for result in engine.run.results if result.id in site.rows]
    return {
        "failures": _by_rule(site, known),
        "errors": [result for result in known if result.outcome in (Outcome.ERROR, Outcome.BROKEN)],
        "reasons": _by_reason(known),
        "strangers": len(engine.run.results) - len(known),
        "changed": sum(site.changed(result) for result in known),
    }


def _by_rule(site: Site, results: list[Graded]) -> list[tuple[str, str, list[Graded]]]:
    """Failures under the rule that each scenario names first."""
    found: dict[str, list[Graded]] = {}
    for result in results:
        if result.outcome is Outcome.FAIL:
            rules = site.rows[result.id].rules
            found.setdefault(rules[0] if rules else "", []).append(result)
    names = {number: group.name for number, group in site.groups.items()}
    ordered = sorted(found.items(), key=lambda item: rule_order(item[0] or "999"))
    return [(number or "without a rule", names.get(group_of(number), ""), found) for number, found in ordered]


def _by_reason(results: list[Graded]) -> list[tuple[str, list[Graded]]]:
    """Declined scenarios by what the engine can't do, the commonest first. What a step expected is left out of it."""
    found: dict[str, list[Graded]] = {}
    for result in results:
        if result.outcome is Outcome.UNSUPPORTED:
            found.setdefault(result.message.partition("; expected ")[0], []).append(result)
    return sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
