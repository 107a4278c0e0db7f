"""``mtg-conformance site``: the suite, and how engines did on it, as a static site."""

from __future__ import annotations

from pathlib import Path

import click

from mtg_conformance.cli.options import suite_option
from mtg_conformance.paths import suite_root


@click.command("site")
@click.argument(
    "results", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="[RESULTS]..."
)
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="The folder to write: new, empty, or holding a site built earlier, which is replaced.",
)
@suite_option
@click.option(
    "--rules",
    "rules_file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Your copy of the Comprehensive Rules, as the publisher's text file: shows each rule's text on its page.",
)
@click.option(
    "--sensitivity",
    "faults_file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="What `sensitivity --results` wrote: shows which faults of an engine the suite notices.",
)
def command(
    results: tuple[Path, ...], out: Path, suite_dir: Path | None, rules_file: Path | None, faults_file: Path | None
) -> None:
    """Write a static site: every rule with its scenarios and, with RESULTS of `run`, how each engine answers.

    The pages need no server and no network: open index.html, or copy the folder to any web space.
    """
    from mtg_conformance.grading.events import UnreadableResults
    from mtg_conformance.grading.results_file import load_results
    from mtg_conformance.publishing.site.build import NotOurs, build_site
    from mtg_conformance.publishing.site.faults import UnreadableFaults, read_faults
    from mtg_conformance.publishing.site.model import assemble
    from mtg_conformance.suite.catalog import load_suite
    from mtg_conformance.suite.rules_data import rules

    root = suite_dir or suite_root()
    suite = load_suite(root)
    for unreadable in suite.unreadable:
        click.echo(f"unreadable: {unreadable}", err=True)
    try:
        runs = [load_results(path) for path in results]
        faults = None if faults_file is None else read_faults(faults_file)
        site = assemble(suite, rules(), runs, _clauses(rules_file), faults)
        built = build_site(site, root, out, suite_option=None if suite_dir is None else str(suite_dir))
    except (UnreadableResults, UnreadableFaults, NotOurs) as fault:
        raise click.UsageError(str(fault)) from fault
    for run in runs:
        if run.caveat:
            click.echo(f"{run.source}: {run.caveat}", err=True)
    click.echo(f"{built.pages} pages, {built.size / 1e6:.1f} MB: {out / 'index.html'}")


def _clauses(path: Path | None) -> dict[str, str]:
    from mtg_conformance.suite.rules_edition import UnreadableRules, read_clauses

    if path is None:
        return {}
    try:
        return {clause.number: clause.text for clause in read_clauses(path.read_text(encoding="utf-8-sig"))}
    except (UnreadableRules, UnicodeDecodeError) as fault:
        raise click.UsageError(f"{path}: {fault}") from fault
