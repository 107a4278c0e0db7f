"""``mtg-conformance sensitivity``: break the reference engine rule by rule, and see whether the suite notices."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.executing import executor, making_bench, scheduler_option, shown_as_found
from mtg_conformance.cli.options import Trouble, Workers, suite_option
from mtg_conformance.cli.playing import end, make_console

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.campaigns.campaign import Executor
    from mtg_conformance.sensitivity.catalogue import Fault
    from mtg_conformance.sensitivity.trials import FaultTrials, Finding


@click.command("sensitivity")
@click.argument("what", nargs=-1, metavar="[RULES/IDS]...")
@suite_option
@click.option("--rule", "rules", multiple=True, metavar="N", help="Faults of a rule with its subrules, a section ….")
@click.option("-n", "--jobs", type=Workers(), default="auto", help="Processes at a time.")
@scheduler_option
@click.option("--results", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write this JSON.")
@click.option("--resume", is_flag=True, help="Keep what FILE has of the same suite, engine and faults.")
@click.option("--page", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Renew its tables.")
@click.option("--list", "list_", is_flag=True, help="List the faults.")
@click.option("--check", is_flag=True, help="See that every fault fits the engine; play nothing.")
@click.option("-v", "--verbose", is_flag=True, help="Tell of each fault by what it was caught.")
def command(
    what: tuple[str, ...],
    suite_dir: Path | None,
    rules: tuple[str, ...],
    jobs: int | None,
    scheduler: str | None,
    results: Path | None,
    resume: bool,
    page: Path | None,
    list_: bool,
    check: bool,
    verbose: bool,
) -> None:
    """Run the suite against broken engines: the reference engine with one rule broken at a time.

    Exit status: 0 every fault is noticed, 1 some aren't, 2 usage, 4 a fault doesn't fit the engine.
    """
    from mtg_conformance.sensitivity import catalogue
    from mtg_conformance.sensitivity.trials import FaultTrials

    if resume and results is None:
        raise click.UsageError("--resume goes with --results FILE")
    faults = catalogue.chosen(catalogue.load_catalogue(), (*what, *rules))
    if not faults:
        raise click.UsageError("no fault in the catalogue is of these rules")
    if list_:
        for fault in faults:
            click.echo(f"{fault.rule:<10} {fault.what}" + (" (equivalent)" if fault.equivalent else ""))
        click.echo(f"{len(faults)} faults of {len({fault.rule for fault in faults})} rules")
        return
    if check:
        found = catalogue.misfits(faults)
        click.echo("\n".join([*found, f"{len(faults) - len(found)} of {len(faults)} faults fit the engine"]))
        end(4 if found else 0)
    console = make_console()
    count = jobs or os.cpu_count() or 1
    where = executor(scheduler, count)
    recipe, bench, run = making_bench(suite_dir, count, console)
    findings = _kept(results, faults, run) if resume and results is not None and results.exists() else {}
    trials = FaultTrials(recipe, bench)
    told = _try(faults, findings, trials, where, results, run, console, verbose)
    _show(console, told)
    if page is not None:
        from mtg_conformance.sensitivity.report import into_page

        page.write_text(into_page(page.read_text("utf-8"), told), "utf-8")
    end(4 if told["misfits"] else 1 if told["missed"] else 0)


def _kept(file: Path, faults: Sequence[Fault], run: Mapping[str, Any]) -> dict[str, Finding]:
    from mtg_conformance.sensitivity.report import BadFile, read

    try:
        return read(file, faults, run)
    except BadFile as fault:
        raise Trouble(str(fault), "leave --resume out") from fault


def _try(
    faults: Sequence[Fault],
    findings: dict[str, Finding],
    trials: FaultTrials,
    executor: Executor,
    results: Path | None,
    run: Mapping[str, Any],
    console: Console,
    verbose: bool,
) -> dict[str, Any]:
    """Every fault that isn't known yet; the file is written anew with each finding, so that a stop costs nothing."""
    from mtg_conformance.sensitivity.report import as_json, write
    from mtg_conformance.sensitivity.trials import Finding

    for fault in faults:
        if fault.equivalent:
            findings[fault.id] = Finding(fault.id, "equivalent")
    left = [fault for fault in faults if fault.id not in findings]
    for _, finding in shown_as_found(executor, trials, left, "faults", len(faults), console):
        findings[finding.fault] = finding
        if verbose or finding.verdict in ("missed", "misfit"):
            console.print(_line(finding), markup=False, soft_wrap=True)
        if results is not None:
            write(results, as_json(faults, findings, run))
    told = as_json(faults, findings, run)
    if results is not None:
        write(results, told)
    return told


def _line(finding: Finding) -> str:
    by = f" by {finding.by} ({finding.outcome}: {finding.message})" if finding.by else ""
    if finding.verdict == "missed":
        by = f" by {finding.touching} scenarios that run through it, {finding.own} of them of the rule"
    return f"{finding.verdict:<7} {finding.fault}{by or ': ' + finding.message}"


def _show(console: Console, told: Mapping[str, Any]) -> None:
    from rich.table import Table

    from mtg_conformance.sensitivity.report import by_section

    table = Table(box=None, pad_edge=False)
    for name in ("section", "faults", "own rule", "others", "missed"):
        table.add_column(name, justify="left" if name == "section" else "right")
    for section, *numbers in by_section(told):
        table.add_row(section, *(str(number or "–") for number in numbers))
    console.print(table)
    console.print(
        f"{told['caught']} of {told['faults']} faults caught, {told['caught_by_own_rule']} by scenarios of the rule; "
        f"{told['missed']} missed, {told['misfits']} don't fit, {told['equivalent']} equivalent"
    )
