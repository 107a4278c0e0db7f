"""Playing scenarios as the options say: shared by the commands that do."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, fields
from functools import reduce
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance import __version__
from mtg_conformance.cli.options import (
    Day,
    F,
    Trouble,
    Workers,
    engine_option,
    limit_options,
    suite_option,
    worker_count,
)
from mtg_conformance.cli.settings import flags_replace_selection, settings_options
from mtg_conformance.engines.session import RULES_DATE, Limits
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.grading.results_file import RecordedRun
    from mtg_conformance.grading.runner import Run
    from mtg_conformance.suite.catalog import Scenario, Suite

_OPTIONS: tuple[Callable[[Any], Any], ...] = (
    click.argument("what", nargs=-1, metavar="[IDS/PATHS]..."),
    engine_option,
    suite_option,
    click.option("--rule", "rules", multiple=True, metavar="N", help="A rule with its subrules, a section, a chapter."),
    click.option("--card", "cards", multiple=True, metavar="NAME", help="Scenarios that use this card."),
    click.option("--id", "ids", multiple=True, metavar="ID", help="A scenario."),
    click.option("-k", "--expression", metavar="EXPRESSION", help="Words joined by and, or, not."),
    click.option("-n", "--workers", type=Workers(), default="auto", help="Worker processes; 0: play in this one."),
    click.option(
        "--results",
        type=click.Path(dir_okay=False, path_type=Path),
        metavar="FILE",
        help="Write the event stream here, NDJSON.",
    ),
    click.option(
        "--rules-date", type=Day(), default=RULES_DATE, show_default=True, help="The rules edition to grade by."
    ),
    click.option("-v", "--verbose", is_flag=True, help="Show every failure and reason."),
    click.option("-q", "--quiet", is_flag=True, help="No progress bar."),
    limit_options,
    settings_options,
)


@dataclass(frozen=True)
class Asked:
    """The options of ``playing_options``, as given."""

    what: tuple[str, ...]
    engine: EngineSpec
    suite_dir: Path | None
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    ids: tuple[str, ...]
    expression: str | None
    workers: int | None
    results: Path | None
    rules_date: str
    verbose: bool
    quiet: bool
    timeout: float
    start_timeout: float
    shard: tuple[int, int] | None = None
    transcript: bool = False

    @classmethod
    def take(cls, options: dict[str, Any]) -> Asked:
        """Take the shared options out of a command's own."""
        asked = cls(**{each.name: options.pop(each.name) for each in fields(cls) if each.name in options})
        selection = {"what": asked.what, "rules": asked.rules, "cards": asked.cards, "ids": asked.ids}
        told = flags_replace_selection(click.get_current_context(), selection | {"expression": asked.expression}, ())
        told["expression"] = told["expression"] or None
        return cls(**{each.name: told.get(each.name, getattr(asked, each.name)) for each in fields(cls)})


@dataclass(frozen=True)
class Played:
    """A run, and of the suite it was of: the fingerprint of every scenario, played or not, and whether it is at fault.

    A fault of single scenarios shows in their outcomes; this is one of the suite's files and ids.
    """

    run: Run
    fingerprints: Mapping[str, str]
    suite_at_fault: bool

    def recorded(self) -> RecordedRun:
        """The run as its results file tells it."""
        from mtg_conformance.grading.results_file import run_of

        return run_of([self.run.started, *self.run.finished, self.run.ended], "this run")


def playing_options(function: F) -> F:
    """What to play, on which engine and how."""
    return reduce(lambda wrapped, option: option(wrapped), reversed(_OPTIONS), function)


def make_console() -> Console:
    from rich.console import Console

    console = Console(highlight=False)
    if not console.is_terminal:  # in a file or a pipe there is no edge to keep within
        console.width = max(console.width, 120)
    return console


def play(asked: Asked, console: Console) -> Played:
    """Play what is asked for, with progress on the console. Ends the program where it can't begin."""
    from mtg_conformance.grading.events import EventWriter
    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.grading.runner import Plan, run
    from mtg_conformance.grading.summary import Display
    from mtg_conformance.suite.steps import StepFault

    root = asked.suite_dir or suite_root()
    suite = read_suite(asked.suite_dir)
    scenarios, repeated = _chosen(suite, asked)
    player = SuitePlayer(root)
    try:
        player.index  # noqa: B018 - built here, before there are workers
    except StepFault as fault:
        raise Trouble(f"the step definitions are at fault: {fault}", "mtg-conformance lint", exit_code=4) from fault
    # Backwards: where an id is there twice, the first is the one that is played.
    fingerprints = {scenario.id: suite.fingerprint(scenario) for scenario in reversed(suite.scenarios)}
    filters = {
        "what": asked.what,
        "ids": asked.ids,
        "rules": asked.rules,
        "cards": asked.cards,
        "k": asked.expression or (),
    }
    selection: dict[str, Any] = {key: value for key, value in filters.items() if value}
    if asked.shard is not None:
        from mtg_conformance.grading.shards import shard_of

        selection["shard"], scenarios = shard_of(scenarios, fingerprints, *asked.shard)
    plan = Plan(
        spec=asked.engine,
        scenarios=scenarios,
        player=player,
        fingerprints=fingerprints,
        suite=suite_product(asked.suite_dir),
        rules_date=asked.rules_date,
        limits=Limits(asked.timeout, asked.start_timeout),
        workers=worker_count(asked.workers, len(scenarios)),
        selection=selection,
        keep_transcripts=asked.transcript,
        scenario_limit=max(30 * asked.timeout, 60.0),
    )
    if not scenarios:
        console.print("no scenario to run")
    display = Display(console, progress=not asked.quiet, transcripts=asked.transcript)
    with ExitStack() as stack:
        try:
            writer = stack.enter_context(EventWriter(asked.results))
        except OSError as fault:
            raise Trouble(f"{asked.results} can't be written: {fault.strerror}") from fault
        stack.enter_context(display)
        return Played(run(plan, writer, display), fingerprints, repeated or bool(suite.unreadable))


def read_suite(suite_dir: Path | None) -> Suite:
    """The suite of a folder, or the built-in one; files that can't be read are told."""
    from mtg_conformance.suite.catalog import load_suite

    suite = load_suite(suite_dir or suite_root())
    for unreadable in suite.unreadable:
        click.echo(f"unreadable: {unreadable}", err=True)
    return suite


def suite_product(suite_dir: Path | None) -> dict[str, str]:
    """Name and version of a suite: of the built-in one, those of the package."""
    if suite_dir is not None:
        return {"name": suite_dir.resolve().name, "version": "unversioned"}
    try:
        version = metadata.version("mtg-conformance")
    except metadata.PackageNotFoundError:  # run from a checkout
        version = __version__
    return {"name": "mtg-conformance", "version": version}


def end(status: int) -> None:
    """End the program with this status, once everything that was printed is out."""
    sys.stdout.flush()
    sys.exit(status)


def _chosen(suite: Suite, asked: Asked) -> tuple[list[Scenario], bool]:
    """What to play, and whether an id was there twice: results are told apart by their ids."""
    from mtg_conformance.suite.select import BadExpression, Selection, UnknownSelection, select

    paths = tuple(word for word in asked.what if _is_path(word))
    ids = (*asked.ids, *(word for word in asked.what if word not in paths))
    try:
        selection = Selection(ids, paths, asked.rules, asked.cards, asked.expression, asked.rules_date)
        chosen = select(suite, selection)
    except (UnknownSelection, BadExpression) as fault:
        raise click.UsageError(str(fault)) from fault
    first: dict[str, Scenario] = {}
    for scenario in chosen:
        if (other := first.setdefault(scenario.id, scenario)) is not scenario:
            places = f"{other.path}:{other.line} and {scenario.path}:{scenario.line}"
            click.echo(f"two scenarios have the id {scenario.id}: {places}; only the first is played", err=True)
    return list(first.values()), len(first) < len(chosen)


def _is_path(word: str) -> bool:
    return "/" in word or "::" in word or word.endswith(".feature") or Path(word).exists()
