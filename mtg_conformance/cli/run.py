"""``mtg-conformance run``: grade an engine on the suite, or on a part of it."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

import click

from mtg_conformance import __version__
from mtg_conformance.cli.options import Day, Workers, engine_option, limit_options, suite_option, worker_count
from mtg_conformance.engines.session import RULES_DATE, Limits
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.paths import suite_root


@click.command("run")
@click.argument("what", nargs=-1, metavar="[IDS/PATHS]...")
@engine_option
@suite_option
@click.option("--rule", "rules", multiple=True, metavar="N", help="A rule with its subrules, a section or a chapter.")
@click.option("--card", "cards", multiple=True, metavar="NAME", help="Scenarios that use this card.")
@click.option("--id", "ids", multiple=True, metavar="ID", help="A scenario.")
@click.option("-k", "expression", metavar="EXPRESSION", help="Words joined by and, or, not.")
@click.option("-n", "workers", type=Workers(), default="auto", help="Worker processes; 0: play in this one.")
@click.option(
    "--results",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the event stream here, NDJSON.",
)
@click.option("--transcript", is_flag=True, help="Print every message of the chosen scenarios.")
@click.option("--rules-date", type=Day(), default=RULES_DATE, show_default=True, help="The rules edition to grade by.")
@click.option("-v", "--verbose", is_flag=True, help="Show every failure and reason.")
@click.option("-q", "--quiet", is_flag=True, help="No progress bar.")
@limit_options
def command(
    what: tuple[str, ...],
    engine: EngineSpec,
    suite_dir: Path | None,
    rules: tuple[str, ...],
    cards: tuple[str, ...],
    ids: tuple[str, ...],
    expression: str | None,
    workers: int | None,
    results: Path | None,
    transcript: bool,
    rules_date: str,
    verbose: bool,
    quiet: bool,
    timeout: float,
    start_timeout: float,
) -> None:
    """Grade an engine on the suite, or on the scenarios named by id, path, rule or card."""
    from rich.console import Console

    from mtg_conformance.grading.events import EventWriter
    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.grading.runner import Plan, run
    from mtg_conformance.grading.summary import Display, exit_status, show_run
    from mtg_conformance.suite.catalog import load_suite
    from mtg_conformance.suite.select import BadExpression, Selection, UnknownSelection, select
    from mtg_conformance.suite.steps import StepFault

    console = Console(highlight=False)
    if not console.is_terminal:  # in a file or a pipe there is no edge to keep within
        console.width = max(console.width, 120)
    root = suite_dir or suite_root()
    suite = load_suite(root)
    for unreadable in suite.unreadable:
        click.echo(f"unreadable: {unreadable}", err=True)
    paths = tuple(word for word in what if _is_path(word))
    chosen_ids = (*ids, *(word for word in what if word not in paths))
    try:
        scenarios = select(suite, Selection(chosen_ids, paths, rules, cards, expression, rules_date))
    except (UnknownSelection, BadExpression) as fault:
        raise click.UsageError(str(fault)) from fault
    player = SuitePlayer(root)
    try:
        player.index  # noqa: B018 - built here, before there are workers
    except StepFault as fault:
        click.echo(f"the step definitions are at fault: {fault}", err=True)
        sys.exit(4)
    filters = {"what": what, "ids": ids, "rules": rules, "cards": cards, "k": expression or ()}
    plan = Plan(
        spec=engine,
        scenarios=scenarios,
        player=player,
        fingerprints={scenario.id: suite.fingerprint(scenario) for scenario in scenarios},
        suite={"name": "mtg-conformance" if suite_dir is None else suite_dir.resolve().name, "version": _version(root)},
        rules_date=rules_date,
        limits=Limits(timeout, start_timeout),
        workers=worker_count(workers, len(scenarios)),
        selection={key: value for key, value in filters.items() if value},
        keep_transcripts=transcript,
        scenario_limit=max(30 * timeout, 60.0),
    )
    if not scenarios:
        console.print("no scenario to run")
    with EventWriter(results) as writer, Display(console, progress=not quiet, transcripts=transcript) as display:
        outcome = run(plan, writer, display)
    show_run(console, outcome, verbose=verbose)
    sys.exit(exit_status(outcome, suite_at_fault=bool(suite.unreadable)))


def _is_path(word: str) -> bool:
    return "/" in word or "::" in word or word.endswith(".feature") or Path(word).exists()


def _version(root: Path) -> str:
    if root != suite_root():
        return "unversioned"
    try:
        return metadata.version("mtg-conformance")
    except metadata.PackageNotFoundError:  # run from a checkout
        return __version__
