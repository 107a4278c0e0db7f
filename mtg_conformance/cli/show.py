"""``mtg-conformance show``: one scenario, the rules it proves and how to run it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtg_conformance.cli.options import suite_option
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario


@click.command("show")
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@suite_option
def command(ids: tuple[str, ...], suite_dir: Path | None) -> None:
    """Show scenarios by id: where they stand, the rules they prove, their steps, how to run them."""
    from mtg_conformance.suite.catalog import load_suite
    from mtg_conformance.suite.select import Selection, UnknownSelection, select

    try:
        scenarios = select(load_suite(suite_dir or suite_root()), Selection(ids=ids))
    except UnknownSelection as fault:
        raise click.UsageError(str(fault)) from fault
    click.echo("\n\n".join(describe(scenario, suite_dir) for scenario in scenarios))


def describe(scenario: Scenario, suite_dir: Path | None = None) -> str:
    """A scenario as a block of text."""
    from mtg_conformance.suite.rules_data import rules

    known = rules().rules
    lines = [scenario.name, f"  {scenario.path}:{scenario.line}  @id:{scenario.id}", f"  {scenario.feature}"]
    if scenario.rule_heading:
        lines.append(f"  {scenario.rule_heading}")
    lines += [f"  proves {number} ({known[number].name})" for number in scenario.rules if number in known]
    lines += [f"  ruling {ruling}" for ruling in scenario.rulings]
    if scenario.since or scenario.until:
        lines.append(
            f"  holds {f'from {scenario.since} ' if scenario.since else ''}"
            f"{f'until {scenario.until}' if scenario.until else ''}".rstrip()
        )
    lines.append("")
    lines += [f"    {step.keyword:>5} {step.text}" for step in scenario.steps]
    suite = f" --suite {suite_dir}" if suite_dir else ""
    lines += ["", f"  mtg-conformance run '{scenario.id}'{suite} --engine ENGINE --transcript"]
    return "\n".join(lines)
