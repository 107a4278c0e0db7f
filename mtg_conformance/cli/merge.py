"""``mtg-conformance merge``: the parts of a run put together."""

from __future__ import annotations

from pathlib import Path

import click

from mtg_conformance.cli.options import Trouble
from mtg_conformance.cli.playing import end
from mtg_conformance.cli.reading import load_whole


@click.command("merge")
@click.argument(
    "results",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="RESULTS...",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    metavar="FILE",
    help="The whole run's file.",
)
def command(results: tuple[Path, ...], out: Path) -> None:
    """Put the results of every part (run --shard 1/4 … 4/4) together into those of the whole run.

    The parts must be of one engine, suite and selection, and none may be missing or there twice.
    """
    from mtg_conformance.grading.events import EventWriter
    from mtg_conformance.grading.results_file import events_of

    run = load_whole(results)
    try:
        with EventWriter(out) as writer:
            for event in events_of(run):
                writer.write(event)
    except OSError as fault:
        raise Trouble(f"{out} can't be written: {fault.strerror}") from fault
    if run.caveat:
        click.echo(f"warning: {run.caveat}", err=True)
    click.echo(f"{len(run.results)} results of {run.engine} in {out}")
    end(0)
