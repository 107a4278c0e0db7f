"""``mtg-conformance expect``: record what an engine is known not to pass."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.options import Trouble
from mtg_conformance.cli.playing import Asked, end, make_console, play, playing_options, read_suite
from mtg_conformance.cli.reading import load_whole
from mtg_conformance.cli.run import load_expectations

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from mtg_conformance.grading.recording import Changes
    from mtg_conformance.grading.results_file import RecordedRun

_SHOWN = 25


@click.command("expect")
@playing_options
@click.option(
    "--expect",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    default="expectations.toml",
    show_default=True,
    help="The file to write or update.",
)
@click.option(
    "--from",
    "sources",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    multiple=True,
    metavar="RESULTS",
    help="Take the outcomes from results (every part of a run in parts) instead of playing the scenarios.",
)
@click.option("--reason", default="", help="The reason of new entries, instead of what the engine or the check said.")
@click.option("--link", default="", help="Where new entries are tracked: https://…")
@click.option("--only-better", is_flag=True, help="Only take out what passes now or is dead; record no new failure.")
@click.option("--dry-run", is_flag=True, help="Say what would change; exit status 1 where anything would.")
def command(
    expect: Path, sources: tuple[Path, ...], reason: str, link: str, only_better: bool, dry_run: bool, **options: Any
) -> None:
    """Write the file of what an engine is known not to pass, or bring it up to date.

    What passes now is taken out, what doesn't is put in, entries of no scenario go. Comments, order, reasons and links
    are kept, and so is everything that wasn't played. `run --expect FILE` then holds the engine to it.

    Exit status: 0 done, 1 only as told above, 2 usage, 3 the engine couldn't be run, 4 the suite is at fault.
    """
    from mtg_conformance.grading.recording import Recording, update, write_whole
    from mtg_conformance.grading.summary import plural
    from mtg_conformance.grading.toml_files import BadFile

    if link and not link.startswith(("http://", "https://")):
        raise click.UsageError(f"--link {link!r} is no https://… address")
    asked, console = Asked.take(options), make_console()
    if expect.exists():
        load_expectations(expect)  # a damaged file is told before anything is played
    run, suite, at_fault = _outcomes(asked, sources, console)
    how = Recording(date.today(), " ".join(reason.split()), link, only_better)
    try:
        text, changes = update(expect, run, suite, how)
    except BadFile as fault:
        raise Trouble(f"{fault.where}: {fault.message}", fault.hint) from fault
    if not dry_run and (changes or not expect.exists()):
        write_whole(expect, text)
    _tell(console, expect, changes, verbose=asked.verbose, dry_run=dry_run)
    broken = sum(result.outcome == "broken" for result in run.results)
    if broken or at_fault:
        told = f": {broken} broken {plural('scenario', broken)}, never recorded" if broken else "; see above"
        console.print(f"[bold red]The suite is at fault[/]{told}.")
        end(4)
    if changes.refused:
        count = len(changes.refused)
        console.print(f"Not recorded, as asked: {count} {plural('regression', count)}.")
    end(1 if (dry_run and changes) or changes.refused else 0)


def _outcomes(asked: Asked, sources: tuple[Path, ...], console: Console) -> tuple[RecordedRun, Mapping[str, str], bool]:
    if sources:
        run, suite = load_whole(sources), read_suite(asked.suite_dir)
        fingerprints = {scenario.id: suite.fingerprint(scenario) for scenario in suite}
        if run.caveat:
            console.print(f"[yellow]warning[/] {run.caveat}; the rest stays as recorded", soft_wrap=True)
        return run, fingerprints, bool(suite.unreadable)
    played = play(asked, console)
    run = played.recorded()
    if run.status == "engine_lost":
        raise Trouble(f"the engine could not be run: {run.reason}", "mtg-conformance check-adapter ENGINE", exit_code=3)
    if run.status == "interrupted":
        raise Trouble("interrupted; nothing is recorded", exit_code=130)
    return run, played.fingerprints, played.suite_at_fault


def _tell(console: Console, path: Path, changes: Changes, *, verbose: bool, dry_run: bool) -> None:
    from rich.markup import escape

    kinds = (
        ("added", changes.added, "doesn't pass"),
        ("moved", changes.moved, "doesn't pass, in another way than recorded"),
        ("renewed", changes.renewed, "the scenario changed, the outcome didn't"),
        ("taken out", changes.passed, "passes now"),
        ("taken out", changes.dead, "no scenario has this id"),
    )
    for word, ids, why in kinds:
        for scenario in ids if verbose else ids[:_SHOWN]:
            console.print(f"{word:9} {escape(scenario)}  [dim]{why}[/]", markup=True, soft_wrap=True)
        if not verbose and len(ids) > _SHOWN:
            console.print(f"[dim]… and {len(ids) - _SHOWN} more (--verbose shows all)[/]")
    count = sum(len(ids) for _, ids, _ in kinds)
    if not count:
        console.print(f"{path} is up to date")
    else:
        told = "would change" if dry_run else "changed"
        console.print(f"{count} {'entry' if count == 1 else 'entries'} {told} in {path}", soft_wrap=True)
