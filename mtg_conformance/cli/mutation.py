"""``mtg-conformance mutation``: small changes to the reference engine's rules, made by a machine; who notices?"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.executing import executor, making_bench, scheduler_option, shown_as_found
from mtg_conformance.cli.options import Trouble, Workers, suite_option
from mtg_conformance.cli.playing import end, make_console

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.campaigns.campaign import Executor
    from mtg_conformance.mutation.mutants import Sample
    from mtg_conformance.mutation.trials import Finding, MutantTrials


@click.command("mutation")
@click.argument("modules", nargs=-1, metavar="[MODULES]...")
@suite_option
@click.option("--sample", "size", type=click.IntRange(min=1), default=500, show_default=True, help="How many mutants.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another seed, other mutants.")
@click.option("-n", "--jobs", type=Workers(), default="auto", help="Processes at a time.")
@scheduler_option
@click.option("--results", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write this JSON.")
@click.option("--resume", is_flag=True, help="Keep what FILE has of the same suite, engine and sample.")
@click.option("--page", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Renew its tables.")
@click.option("--list", "list_", is_flag=True, help="List the mutants; play nothing.")
@click.option("-v", "--verbose", is_flag=True, help="Tell of each mutant what became of it.")
def command(
    modules: tuple[str, ...],
    suite_dir: Path | None,
    size: int,
    seed: int,
    jobs: int | None,
    scheduler: str | None,
    results: Path | None,
    resume: bool,
    page: Path | None,
    list_: bool,
    verbose: bool,
) -> None:
    """Run the suite against mutants of the reference engine: a random sample of small changes to its rules.

    MODULES: only those whose name has one of these words in it.

    Exit status: 0 every mutant is noticed, 1 some survive, 2 usage.
    """
    from mtg_conformance.mutation.mutants import NoMutationTester, rule_modules, sample

    if resume and results is None:
        raise click.UsageError("--resume goes with --results FILE")
    chosen = [module for module in rule_modules() if not modules or any(word in module for word in modules)]
    if not chosen:
        raise click.UsageError("no module of the rules is called so")
    try:
        drawn = sample(chosen, size, seed)
    except NoMutationTester as fault:
        raise Trouble(str(fault)) from fault
    if list_:
        for mutant in drawn.mutants:
            click.echo(f"{mutant.id}  ({mutant.operator})")
        click.echo(f"{len(drawn.mutants)} of {drawn.places} places; {drawn.nothing} more change nothing that is run")
        return
    console = make_console()
    count = jobs or os.cpu_count() or 1
    told = _run(drawn, seed, suite_dir, executor(scheduler, count), count, results, resume, console, verbose)
    _show(console, told)
    if page is not None:
        from mtg_conformance.mutation.report import into_page

        page.write_text(into_page(page.read_text("utf-8"), told), "utf-8")
    end(1 if told["survived"] else 0)


def _run(
    drawn: Sample,
    seed: int,
    suite_dir: Path | None,
    executor: Executor,
    jobs: int,
    results: Path | None,
    resume: bool,
    console: Console,
    verbose: bool,
) -> dict[str, Any]:
    from mtg_conformance.mutation.report import BadFile, read
    from mtg_conformance.mutation.trials import ANSWER, MutantTrials

    recipe, bench, run = making_bench(suite_dir, jobs, console, ANSWER)
    run = {**run, "seed": seed, "sample": len(drawn.mutants)}
    findings: dict[str, Finding] = {}
    if resume and results is not None and results.exists():
        try:
            findings = read(results, drawn.mutants, run)
        except BadFile as fault:
            raise Trouble(str(fault), "leave --resume out") from fault
    return _try(drawn, findings, MutantTrials(recipe, bench), executor, results, run, console, verbose)


def _try(
    drawn: Sample,
    findings: dict[str, Finding],
    trials: MutantTrials,
    executor: Executor,
    results: Path | None,
    run: Mapping[str, Any],
    console: Console,
    verbose: bool,
) -> dict[str, Any]:
    """Every mutant that isn't known yet; the file is written anew with each finding, so that a stop costs nothing."""
    from mtg_conformance.mutation.report import as_json, write

    left = [mutant for mutant in drawn.mutants if mutant.id not in findings]
    for mutant, finding in shown_as_found(executor, trials, left, "mutants", len(drawn.mutants), console):
        findings[mutant.id] = finding
        if verbose or finding.verdict == "survived":
            by = f" by {finding.by}" if finding.by else ""
            console.print(f"{finding.verdict:<11} {mutant.id}{by}", markup=False, highlight=False, soft_wrap=True)
        if results is not None:
            write(results, as_json(drawn, findings, run))
    told = as_json(drawn, findings, run)
    if results is not None:
        write(results, told)
    return told


def _show(console: Console, told: Mapping[str, Any]) -> None:
    share = f" ({told['share']:.1%})" if told["share"] is not None else ""
    console.print(
        f"{told['killed'] + told['timeout']} of {told['mutants'] - told['incompetent']} mutants killed{share}, "
        f"{told['timeout']} of them by an endless loop; {told['survived']} survived; "
        f"{told['incompetent']} can't be imported"
    )
