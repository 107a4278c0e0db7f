"""``mtg-conformance report``: what others read, made from results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtg_conformance.cli.options import Trouble, suite_option, write_text
from mtg_conformance.cli.playing import end, read_suite
from mtg_conformance.cli.reading import load_whole
from mtg_conformance.cli.run import load_expectations
from mtg_conformance.cli.settings import settings_options
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from mtg_conformance.grading.expectations import Entry, Verdict
    from mtg_conformance.grading.results_file import RecordedRun

_FILE = click.Path(dir_okay=False, allow_dash=True, path_type=Path)


@click.command("report")
@click.argument(
    "sources",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="RESULTS...",
)
@click.option("--junit", type=_FILE, metavar="FILE", help="JUnit XML, with rule numbers as properties.")
@click.option("--markdown", type=_FILE, metavar="FILE", help="A summary for pull requests.")
@click.option("--badge", type=_FILE, metavar="FILE", help="The JSON of a shields.io endpoint badge.")
@click.option("--badge-label", default="Magic rules", show_default=True, help="The badge's left half.")
@click.option("--json", "as_json", type=_FILE, metavar="FILE", help="Scores and results as one JSON document.")
@click.option(
    "--cucumber-messages", "cucumber", type=_FILE, metavar="FILE", help="For Cucumber's HTML report and other readers."
)
@click.option(
    "--expect",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Hold the run against what the engine is known not to pass.",
)
@suite_option
@settings_options
def command(
    sources: tuple[Path, ...],
    junit: Path | None,
    markdown: Path | None,
    badge: Path | None,
    badge_label: str,
    as_json: Path | None,
    cucumber: Path | None,
    expect: Path | None,
    suite_dir: Path | None,
) -> None:
    """Write reports of a run; several RESULTS are the parts of one (run --shard). FILE may be - for the output.

    --expect and --suite are taken from conformance.toml where the current folder has one.

    Exit status 0 whatever the results say: `run` is what judges them.
    """
    from mtg_conformance.grading.reports.badge import badge as make_badge
    from mtg_conformance.grading.reports.junit import junit as make_junit
    from mtg_conformance.grading.reports.markdown import markdown as make_markdown
    from mtg_conformance.grading.reports.record import record

    if not any((junit, markdown, badge, as_json, cucumber)):
        raise click.UsageError("say what to write: --junit, --markdown, --badge, --json or --cucumber-messages FILE")
    run = load_whole(sources)
    if run.caveat:
        click.echo(f"warning: {run.caveat}", err=True)
    known: tuple[Entry, ...] = ()
    verdict: Verdict | None = None
    if expect is not None:
        known, verdict = _held_against(expect, run, suite_dir)
    texts: tuple[tuple[Path | None, Callable[[], str]], ...] = (
        (junit, lambda: make_junit(run, verdict, known)),
        (markdown, lambda: make_markdown(run, verdict)),
        (badge, lambda: make_badge(run, badge_label)),
        (as_json, lambda: record(run, verdict)),
        (cucumber, lambda: _cucumber(run, suite_dir)),
    )
    for path, make in texts:
        if path is not None:
            write_text(path, make())
    end(0)


def _held_against(path: Path, run: RecordedRun, suite_dir: Path | None) -> tuple[tuple[Entry, ...], Verdict]:
    from mtg_conformance.grading.expectations import judge

    expectations, suite = load_expectations(path), read_suite(suite_dir)
    verdict = judge(expectations, run, {scenario.id: suite.fingerprint(scenario) for scenario in suite})
    return tuple(expectations.entries.values()), verdict


def _cucumber(run: RecordedRun, suite_dir: Path | None) -> str:
    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.grading.reports.cucumber import cucumber_messages
    from mtg_conformance.suite.steps import StepFault

    try:
        index = SuitePlayer(suite_dir or suite_root()).index
    except StepFault as fault:
        raise Trouble(f"the step definitions are at fault: {fault}", "mtg-conformance lint", exit_code=4) from fault
    report = cucumber_messages(run, read_suite(suite_dir), index)
    if report.left_out:
        told = ", ".join(report.left_out[:3]) + (" …" if len(report.left_out) > 3 else "")
        click.echo(
            f"warning: {len(report.left_out)} results are left out of the Cucumber messages, for the suite here has no "
            f"such scenarios, or in other words: {told}; --suite names the suite that was run",
            err=True,
        )
    return str(report)
