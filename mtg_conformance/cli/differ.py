"""``mtg-conformance differ``: random games on two engines, and where they part."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtg_conformance.cli.options import Engine, Trouble, limit_options, suite_option, write_text
from mtg_conformance.cli.playing import end, make_console, read_suite
from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.differ.hunt import Finding, Hunt, Progress


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
    "--findings", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Add them here, NDJSON."
)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="A feature file for each.")
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
    quiet: bool,
    timeout: float,
    start_timeout: float,
) -> None:
    """Play the same random games on two engines; show where they differ, as small scenarios.

    A difference says that one of the two is wrong, not which.

    Exit status: 0 none found, 1 some, 2 usage, 3 an engine couldn't be run, 130 interrupted.
    """
    from mtg_conformance.differ.hunt import Progress, StateFault
    from mtg_conformance.engines.spec import parse_spec
    from mtg_conformance.protocol.errors import CannotRun

    if not engines or len(engines) > 2:
        raise click.UsageError("say --engine twice, or once for that engine against the reference")
    one, other = engines if len(engines) == 2 else (parse_spec("reference"), engines[0])
    try:
        progress = Progress(seed, (one.text, other.text))
        if state is not None:
            progress = Progress.load(state, seed, (one.text, other.text))
    except StateFault as fault:
        raise Trouble(str(fault), "another --state, or the --seed and engines it is of") from fault
    console = make_console()
    limits = Limits(timeout, start_timeout)
    with ExitStack() as stack:
        first, second = Session(one, limits), Session(other, limits)
        stack.callback(first.close)
        stack.callback(second.close)
        try:
            hunt = _prepare(first, second, progress, suite_dir, wanted, without, moves)
            if games is None and seconds is None:
                games = 100
            found = _hunt(hunt, console, games, seconds, state, findings, out, quiet)
        except CannotRun as fault:
            raise Trouble(str(fault), "mtg-conformance check-adapter", exit_code=3) from fault
        except KeyboardInterrupt:  # what was found is written
            console.print("interrupted")
            end(130)
    told = ", ".join(f"{number} {what}" for what, number in progress.tally.items())
    console.print(f"seed {seed}, games up to {progress.next_game}: {told or 'none'}")
    end(int(found > 0))


def _prepare(
    first: Session,
    second: Session,
    progress: Progress,
    suite_dir: Path | None,
    wanted: tuple[str, ...],
    without: tuple[str, ...],
    moves: int,
) -> Hunt:
    from mtg_conformance.differ.cards import survey
    from mtg_conformance.differ.duel import Duel
    from mtg_conformance.differ.hunt import Hunt
    from mtg_conformance.grading.player import SuitePlayer

    names = set(wanted) or {name for scenario in read_suite(suite_dir) for name in scenario.cards}
    first.begin_scenario()
    second.begin_scenario()
    cards = survey(first, second, names - set(without))
    if not any(card.lasts for card in cards):
        raise Trouble("no card is left that both engines support and a simple game can use", "fewer --card, --without")
    return Hunt(Duel(first, second, SuitePlayer(suite_dir or suite_root()).index), cards, progress, moves)


def _hunt(
    hunt: Hunt,
    console: Console,
    games: int | None,
    seconds: float | None,
    state: Path | None,
    findings: Path | None,
    out: Path | None,
    quiet: bool,
) -> int:
    from rich.markup import escape

    found = 0
    with ExitStack() as stack:
        if not quiet and console.is_terminal:
            status = stack.enter_context(console.status(f"{len(hunt.cards)} cards"))
            hunt.tell = lambda progress: status.update(
                f"game {progress.next_game}: {progress.tally['differed']} differed, {found} kinds"
            )
        try:
            for finding in hunt.run(games, seconds):
                found += 1
                console.print(f"[bold]{escape(finding.signature)}[/]")
                console.print(escape(finding.feature))
                _keep(finding, findings, out)
                if state is not None:
                    hunt.progress.save(state)
        finally:
            if state is not None:
                hunt.progress.save(state)
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
