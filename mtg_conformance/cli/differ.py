"""``mtg-conformance differ``: random games on two engines, and where they part."""

from __future__ import annotations

import json
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtg_conformance.cli.executing import executor, results_of, scheduler_option
from mtg_conformance.cli.options import Engine, Trouble, Workers, limit_options, suite_option, worker_count, write_text
from mtg_conformance.cli.playing import end, make_console, read_suite
from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import EngineSpec

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.campaigns.campaign import Executor
    from mtg_conformance.differ.campaign import HuntTrials
    from mtg_conformance.differ.hunt import Finding, Progress


@click.command("differ")
@click.option(
    "--engine",
    "engines",
    type=Engine(),
    multiple=True,
    help="Twice: the one games are made on (the quicker, the more trusted), and the one that must agree. "
    "Once: that one against the reference.",
)
@suite_option
@click.option("--card", "wanted", multiple=True, metavar="NAME", help="Only these cards (else all the suite names).")
@click.option("--without", multiple=True, metavar="NAME", help="Leave these cards out.")
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed, other games.")
@click.option("--games", type=click.IntRange(min=0), metavar="N", help="Stop after so many.  [default: 100]")
@click.option("--seconds", type=click.FloatRange(min=0), metavar="S", help="Stop after this time.")
@click.option("--moves", type=click.IntRange(min=1), default=8, show_default=True, help="The longest game.")
@click.option("--state", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Go on from here.")
@click.option(
    "--findings",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Add them here, NDJSON; what it tells of already isn't told again.",
)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="A feature file for each.")
@click.option("-n", "--jobs", type=Workers(), default="auto", help="Processes at a time, each with both engines.")
@scheduler_option
@click.option("-q", "--quiet", is_flag=True, help="No progress line.")
@limit_options
def command(
    engines: tuple[EngineSpec, ...],
    suite_dir: Path | None,
    wanted: tuple[str, ...],
    without: tuple[str, ...],
    seed: int,
    games: int | None,
    seconds: float | None,
    moves: int,
    state: Path | None,
    findings: Path | None,
    out: Path | None,
    jobs: int | None,
    scheduler: str | None,
    quiet: bool,
    timeout: float,
    start_timeout: float,
) -> None:
    """Play the same random games on two engines; show where they differ, as small scenarios.

    A difference says that one of the two is wrong, not which.

    Exit status: 0 none found, 1 some, 2 usage, 3 an engine couldn't be run, 130 interrupted.
    """
    from mtg_conformance.differ.hunt import Progress, StateFault, kinds_in
    from mtg_conformance.engines.spec import parse_spec
    from mtg_conformance.protocol.errors import CannotRun

    if not engines or len(engines) > 2:
        raise click.UsageError("say --engine twice, or once for that engine against the reference")
    one, other = engines if len(engines) == 2 else (parse_spec("reference"), engines[0])
    try:
        progress = Progress(seed, (one.text, other.text))
        if state is not None:
            progress = Progress.load(state, seed, (one.text, other.text))
        if findings is not None:
            progress.seen |= kinds_in(findings)
    except StateFault as fault:
        raise Trouble(str(fault), "another file, or the --seed and engines the --state is of") from fault
    console = make_console()
    limits = Limits(timeout, start_timeout)
    if games is None and seconds is None:
        games = 100
    count = worker_count(jobs, 1000)
    where = executor(scheduler, count)
    try:
        trials = _prepare((one, other), limits, seed, suite_dir, wanted, without, moves)
        found = _hunt(trials, progress, where, console, games, seconds, count, state, findings, out, quiet)
    except CannotRun as fault:
        raise Trouble(str(fault), "mtg-conformance check-adapter", exit_code=3) from fault
    except KeyboardInterrupt:  # what was found is written
        console.print("interrupted")
        end(130)
    told = ", ".join(f"{number} {what}" for what, number in progress.tally.items())
    console.print(f"seed {seed}, games up to {progress.next_game}: {told or 'none'}")
    end(int(found > 0))


def _prepare(
    engines: tuple[EngineSpec, EngineSpec],
    limits: Limits,
    seed: int,
    suite_dir: Path | None,
    wanted: tuple[str, ...],
    without: tuple[str, ...],
    moves: int,
) -> HuntTrials:
    from mtg_conformance.differ.campaign import HuntTrials
    from mtg_conformance.differ.cards import survey

    names = set(wanted) or {name for scenario in read_suite(suite_dir) for name in scenario.cards}
    with ExitStack() as stack:
        first, second = (Session(engine, limits) for engine in engines)
        for session in (first, second):
            stack.callback(session.close)
            session.begin_scenario()
        cards = survey(first, second, names - set(without))
    if not any(card.lasts for card in cards):
        raise Trouble("no card is left that both engines support and a simple game can use", "fewer --card, --without")
    one, other = engines
    return HuntTrials((one.text, other.text), tuple(cards), seed, moves, suite_dir, limits)


def _hunt(
    trials: HuntTrials,
    progress: Progress,
    executor: Executor,
    console: Console,
    games: int | None,
    seconds: float | None,
    jobs: int,
    state: Path | None,
    findings: Path | None,
    out: Path | None,
    quiet: bool,
) -> int:
    from rich.markup import escape

    from mtg_conformance.differ.campaign import MOST, hunt

    found = 0
    size = MOST if games is None else max(1, min(MOST, games // jobs))
    with ExitStack() as stack:
        status = None
        if not quiet and console.is_terminal:
            status = stack.enter_context(console.status(f"{len(trials.cards)} cards"))
        results = partial(results_of, executor)
        for new in hunt(results, trials, progress, games, seconds, size):
            for finding in new:
                found += 1
                console.print(f"[bold]{escape(finding.signature)}[/]")
                console.print(escape(finding.feature))
                _keep(finding, findings, out)
            if state is not None:
                progress.save(state)
            if status is not None:
                tally = progress.tally
                status.update(f"{tally['games']} games: {tally['differed']} differed, {found} kinds")
    return found


def _keep(finding: Finding, findings: Path | None, out: Path | None) -> None:
    if out is not None:
        write_text(out / finding.file_name, finding.feature)
    if findings is not None:
        try:
            findings.parent.mkdir(parents=True, exist_ok=True)
            with findings.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(finding.record()) + "\n")
        except OSError as fault:
            raise Trouble(f"{findings} can't be written: {fault.strerror}") from fault
