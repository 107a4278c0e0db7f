"""Scenarios as text: a feature file that holds one scenario."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from mtg_conformance.suite.catalog import Scenario, Step
from mtg_conformance.suite.things import names_in


def plain_id(scenario_id: str) -> str:
    """An id in kebab-case, also of an outline's row: `expertise[2]` is `expertise-2`."""
    return re.sub(r"\[(\d+)\]$", r"-\1", scenario_id)


def with_steps(scenario: Scenario, steps: Sequence[Step]) -> Scenario:
    """The same scenario saying something else; what depends on its steps is made anew."""
    cards = dict.fromkeys(name for step in steps for name in names_in(step.text))
    return replace(scenario, steps=tuple(steps), cards=tuple(cards))


def alone(scenario: Scenario) -> Scenario:
    """The scenario as one that can stand in a suite of its own: no row of an outline, no entry of a registry needed."""
    kept = [tag for tag in scenario.tags if not tag.startswith(("@id:", "@ruling:"))]
    new = plain_id(scenario.id)
    return replace(scenario, id=new, row=None, rulings=(), tags=(f"@id:{new}", *kept))


def feature_text(scenario: Scenario, remark: str) -> str:
    """A feature file with this one scenario; `remark` (one line) says where it comes from."""
    scenario = alone(scenario)
    tags = " ".join(dict.fromkeys(scenario.tags))
    lines = [f"# {remark}", f"Feature: {scenario.feature}", "", f"  {tags}", f"  Scenario: {scenario.name}"]
    kind = ""
    for step in scenario.steps:
        keyword = "And" if step.kind == kind else step.kind.capitalize()
        lines.append(f"    {keyword} {step.text}")
        kind = step.kind
    return "\n".join(lines) + "\n"
