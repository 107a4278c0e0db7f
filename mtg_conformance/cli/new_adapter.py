"""``mtg-conformance new-adapter``: a starter adapter that runs, to be filled in."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import click

from mtg_conformance.scaffolding import LANGUAGES, CannotWrite, write_starter

# language -> the engine's command line in front of the adapter's file, and the command that runs its tests
_RUN = {"python": ("python", "adapter.py", "pytest"), "javascript": ("node", "adapter.mjs", "node --test")}


@click.command("new-adapter")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--language", type=click.Choice(LANGUAGES), required=True, help="What the adapter is written in.")
def command(folder: Path, language: str) -> None:
    """Write a starter adapter into DIR: it runs at once, with a test and a README, and knows basic lands only.

    Exit status: 0 written, 2 not written, and nothing touched.
    """
    try:
        written = write_starter(language, folder)
    except CannotWrite as fault:
        click.echo(f"Error: {fault}", err=True)
        sys.exit(2)
    for path in written:
        click.echo(f"wrote {path}")
    program, file, tests = _RUN[language]
    engine = f"{program} {shlex.quote(str(folder / file))}"
    click.echo(f'\nnext: mtg-conformance check-adapter "{engine}"')
    click.echo(f"then: (cd {shlex.quote(str(folder))} && {tests})")
