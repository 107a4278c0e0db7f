"""``mtg-conformance compare``: runs side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from mtg_conformance.cli.options import write_text
from mtg_conformance.cli.playing import end, make_console
from mtg_conformance.cli.reading import load

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.grading.comparison import By, Comparison

_FILE = click.Path(dir_okay=False, allow_dash=True, path_type=Path)
_SHOWN = 25
_STYLES = {"better": "green", "worse": "red", "other": "yellow", "unplayed": "dim"}


@click.command("compare")
@click.argument("results", nargs=-1, required=True, metavar="[LABEL=]RESULTS...")
@click.option(
    "--by",
    type=click.Choice(["chapter", "section", "rule"]),
    default="chapter",
    show_default=True,
    help="Sections and rules are listed only where the runs differ.",
)
@click.option("--json", "as_json", type=_FILE, metavar="FILE", help="For programs; - for the output.")
@click.option("--markdown", type=_FILE, metavar="FILE", help="For pull requests; - for the output.")
@click.option("-v", "--verbose", is_flag=True, help="List every scenario that differs.")
def command(results: tuple[str, ...], by: str, as_json: Path | None, markdown: Path | None, verbose: bool) -> None:
    """Put the results of engines, of versions of one, or of days side by side.

    Give the older first: better and worse go from the first to the last. The parts of a run want `merge` before.
    """
    from mtg_conformance.grading import comparison

    if len(results) < 2:
        raise click.UsageError("two results or more are needed to compare")
    compared = comparison.compare([(label, load(path)) for label, path in map(_labelled, results)], cast("By", by))
    if as_json is not None:
        write_text(as_json, comparison.as_json(compared))
    if markdown is not None:
        write_text(markdown, comparison.as_markdown(compared))
    if as_json is None and markdown is None:
        _show(make_console(), compared, verbose)
    end(0)


def _labelled(text: str) -> tuple[str, Path]:
    path = Path(text)
    label, equals, rest = text.partition("=")
    if equals and label and not path.exists():
        return label, Path(rest)
    return "", path


def _show(console: Console, compared: Comparison, verbose: bool) -> None:
    from rich.markup import escape
    from rich.table import Table

    from mtg_conformance.grading.comparison import rows, summary

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(compared.by, no_wrap=True)
    for label in compared.labels:
        table.add_column(escape(label), justify="right")
    *groups, (name, cells) = rows(compared)
    for group, row in groups:
        table.add_row(escape(group), *row)
    table.add_section()
    table.add_row(name, *cells, style="bold")
    shown = compared.differences if verbose else compared.differences[:_SHOWN]
    for each in shown:
        rules = ", ".join(each.rules)
        outcomes = " → ".join("–" if outcome is None else outcome.value for outcome in each.outcomes)
        mark = " (reworded between the runs)" if each.reworded else ""
        words = f"[{_STYLES[each.change]}]{each.change:8}[/] {escape(each.id)}  {outcomes}{mark} [dim]{rules}[/]"
        console.print(words, soft_wrap=True)
    if len(shown) < len(compared.differences):
        console.print(f"[dim]… and {len(compared.differences) - len(shown)} more (--verbose shows all)[/]")
    console.print(table)
    console.print("[dim]score (share attempted)[/]")
    for note in compared.notes:
        console.print(f"[yellow]warning[/] {escape(note)}", soft_wrap=True)
    console.print(escape(summary(compared)), soft_wrap=True)
