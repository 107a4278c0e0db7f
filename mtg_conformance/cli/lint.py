"""``mtg-conformance lint``: check the feature files."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from mtg_conformance.cli.options import Engine, suite_option
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.paths import suite_root


@click.command("lint")
@suite_option
@click.option("--engine", type=Engine(), help="Also ask this engine for the cards, and play for forced choices.")
@click.option("--record-release", is_flag=True, help="Remember the present ids: none of them may vanish later.")
def command(suite_dir: Path | None, engine: EngineSpec | None, record_release: bool) -> None:
    """Check the feature files: steps, tags, ids, rule numbers, the grammar of every sentence.

    Each fault is told with its file and line and how to mend it. Exit status 4 where there are any.
    """
    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.suite import lint as linter
    from mtg_conformance.suite.catalog import load_suite
    from mtg_conformance.suite.rules_data import rules
    from mtg_conformance.suite.steps import StepFault

    root = suite_dir or suite_root()
    suite = load_suite(root)
    try:
        index = SuitePlayer(root).index
    except StepFault as fault:
        click.echo(f"steps: {fault}")
        sys.exit(4)
    faults = linter.lint(suite, index, rules())
    if engine is not None:
        from mtg_conformance.driving.trial import engine_faults

        faults += engine_faults(suite, index, engine)
    for found in faults:
        click.echo(str(found))
    if faults:
        click.echo(f"{len(faults)} fault{'s' if len(faults) > 1 else ''} in {len(suite)} scenarios", err=True)
        sys.exit(4)
    if record_release:
        click.echo(f"ids written to {linter.record_release(suite)}")
    click.echo(f"no fault in {len(suite)} scenarios")
