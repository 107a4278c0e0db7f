"""Where a campaign's trials are run, for the commands that have many: on this machine, or on a cluster."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.options import F, Trouble
from mtg_conformance.cli.playing import read_suite

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.campaigns.campaign import Campaign, Executor, Found, Task
    from mtg_conformance.sensitivity.bench import Bench, Recipe


_INSTEAD = "without --scheduler it is done here"


def scheduler_option(function: F) -> F:
    return click.option(
        "--scheduler", metavar="ADDRESS", help="Work on the Dask cluster whose scheduler is there, tcp://HOST:PORT."
    )(function)


def executor(scheduler: str | None, jobs: int) -> Executor:
    """As the options say; raises Trouble where there is no such cluster."""
    from mtg_conformance.campaigns.cluster import DaskCluster, NoCluster
    from mtg_conformance.campaigns.local import LocalProcesses

    if scheduler is None:
        return LocalProcesses(jobs)
    cluster = DaskCluster(scheduler)
    try:
        cluster.check()
    except NoCluster as fault:
        raise Trouble(str(fault), _INSTEAD, exit_code=3) from fault
    return cluster


def results_of(
    executor: Executor, campaign: Campaign[Task, Found], tasks: Iterable[Task]
) -> Iterator[tuple[Task, Found]]:
    """The executor's results; raises Trouble where it can't give them."""
    from mtg_conformance.campaigns.campaign import Unfit
    from mtg_conformance.campaigns.cluster import NoCluster

    try:
        yield from executor.run(campaign, tasks)
    except NoCluster as fault:
        raise Trouble(str(fault), _INSTEAD, exit_code=3) from fault
    except Unfit as fault:
        raise Trouble(f"a worker can't take part: {fault}", "the same version on every machine", exit_code=3) from fault


def shown_as_found(
    executor: Executor, campaign: Campaign[Task, Found], tasks: Collection[Task], what: str, of: int, console: Console
) -> Iterator[tuple[Task, Found]]:
    """The executor's results, with the progress shown meanwhile: so many of `of` as aren't among the tasks are done.

    Raises Trouble where it can't give them.
    """
    from rich.progress import Progress

    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(what, total=of, completed=of - len(tasks))
        for task, found in results_of(executor, campaign, tasks):
            progress.advance(bar)
            yield task, found


def making_bench(
    suite_dir: Path | None, jobs: int, console: Console, answer: float | None = None
) -> tuple[Recipe, Bench, dict[str, Any]]:
    """What trials of a broken engine need, and what says on what they were run; with progress shown.

    ``answer``: seconds of processor time for one, if not the usual.
    """
    from rich.progress import Progress

    from mtg_conformance.sensitivity.bench import ANSWER, prepare

    suite = read_suite(suite_dir)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("unbroken, with its calls recorded", total=None, visible=False)

        def watch(played: int, total: int) -> None:
            progress.update(task, advance=played, total=total, visible=True)

        return prepare(suite, suite_dir, jobs, watch, answer or ANSWER)
