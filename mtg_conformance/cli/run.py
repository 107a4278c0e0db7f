"""``mtg-conformance run``: grade an engine on the suite, or on a part of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.options import Shard, Trouble
from mtg_conformance.cli.playing import Asked, Played, end, make_console, play, playing_options

if TYPE_CHECKING:
    from mtg_conformance.grading.expectations import Expectations, Verdict


@click.command("run")
@playing_options
@click.option(
    "--expect",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="What the engine is known not to pass: anything else, worse or better, is exit status 1.",
)
@click.option("--shard", type=Shard(), help="Play one part of the scenarios: 2/8 is the second of eight. See merge.")
@click.option("--transcript", is_flag=True, help="Print every message of the chosen scenarios.")
def command(expect: Path | None, **options: Any) -> None:
    """Grade an engine on the suite, or on the scenarios named by id, path, rule or card.

    Flags left out are taken from conformance.toml where the current folder has one.

    Exit status: 0 as expected, 1 not so, 2 usage, 3 the engine couldn't be run, 4 the suite is at fault.
    """
    from mtg_conformance.grading.summary import exit_status, show_run

    asked = Asked.take(options)
    expectations = None if expect is None else load_expectations(expect)
    console = make_console()
    played = play(asked, console)
    verdict = None if expectations is None else _verdict(played, expectations)
    show_run(console, played.run, verbose=asked.verbose, verdict=verdict)
    end(exit_status(played.run, suite_at_fault=played.suite_at_fault, verdict=verdict))


def load_expectations(path: Path) -> Expectations:
    """Ends the program where the file can't be used."""
    from mtg_conformance.grading.expectations import read_expectations
    from mtg_conformance.grading.toml_files import BadFile

    if not path.exists():
        raise Trouble(f"there is no expectations file {path}", f"mtg-conformance expect --expect {path} writes it")
    try:
        return read_expectations(path)
    except BadFile as fault:
        raise Trouble(f"{fault.where}: {fault.message}", fault.hint) from fault


def _verdict(played: Played, expectations: Expectations) -> Verdict:
    from mtg_conformance.grading.expectations import judge

    return judge(expectations, played.recorded(), played.fingerprints)
