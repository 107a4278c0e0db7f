"""``mtg-conformance shrink``: cut a failing scenario down to what is needed to fail."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtg_conformance.cli.options import Engine, Trouble, engine_option, limit_options, suite_option, write_text
from mtg_conformance.cli.playing import end, read_suite, suite_product
from mtg_conformance.cli.settings import settings_options
from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario


@click.command("shrink")
@click.argument("scenario_id", metavar="ID")
@engine_option
@click.option(
    "--oracle",
    type=Engine(),
    default="reference",
    show_default=True,
    help="An engine held to be right: it must pass every cut, so that each stays true. --no-oracle does without.",
)
@click.option(
    "--no-oracle", is_flag=True, help="Keep the failing sentence and the engine's answer as they are instead."
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="The feature file to write.  [default: shrunk/ID.feature]",
)
@click.option("--limit", type=click.IntRange(min=1), default=1000, show_default=True, help="Cuts to play at most.")
@suite_option
@limit_options
@settings_options
def command(
    scenario_id: str,
    engine: EngineSpec,
    oracle: EngineSpec,
    no_oracle: bool,
    out: Path | None,
    limit: int,
    suite_dir: Path | None,
    timeout: float,
    start_timeout: float,
) -> None:
    """Cut the scenario ID down while it fails on the engine in the same way; write it as a feature file.

    Exit status: 0 written, 2 it passes (or usage), 3 an engine couldn't be run, 4 the scenario itself is at fault.
    """
    from mtg_conformance.grading.outcomes import Outcome
    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.grading.worker import play_one
    from mtg_conformance.protocol.errors import CannotRun
    from mtg_conformance.shrinking.shrink import Shrinker
    from mtg_conformance.shrinking.writing import feature_text, plain_id
    from mtg_conformance.suite.rules_data import rules

    scenario = _found(scenario_id, suite_dir)
    out = out or Path("shrunk") / f"{plain_id(scenario.id)}.feature"
    if (out.parent / "features").is_dir():
        raise Trouble(f"beside {out} is a folder features/: a suite of its own", "give --out a folder without one")
    player = SuitePlayer(suite_dir or suite_root())
    limits, product = Limits(timeout, start_timeout, faults=limit + 1), suite_product(suite_dir)
    session = Session(engine, limits=limits, suite=product)
    right = None if no_oracle or oracle.text == engine.text else Session(oracle, limits=limits, suite=product)
    try:
        result = play_one(scenario, session, player)
        if result.outcome is Outcome.PASS:
            raise Trouble(f"{scenario.id} passes on {engine.text}: there is nothing to shrink")
        if result.outcome is Outcome.BROKEN:
            raise Trouble(f"{scenario.id} is broken: {result.message}", "mtg-conformance lint", exit_code=4)
        judge = None
        if right is not None and play_one(scenario, right, player).outcome is Outcome.PASS:
            judge = partial(play_one, session=right, player=player)
        elif not no_oracle:
            click.echo("no oracle passes it: the failing sentence and the answer are kept as they are", err=True)
        shrinker = Shrinker(partial(play_one, session=session, player=player), player.index, rules(), judge, limit)
        shrunk = shrinker.shrink(scenario, result)
    except CannotRun as fault:
        raise Trouble(f"the engine couldn't be run: {fault}", exit_code=3) from fault
    finally:
        session.close()
        if right is not None:
            right.close()
    remark = f"{scenario.id}, cut down; on {engine.text}: {result.outcome.value}"
    text = feature_text(shrunk.scenario, remark)
    write_text(out, text)
    click.echo(text, nl=False)
    steps = f"{len(scenario.steps)} sentences to {len(shrunk.scenario.steps)}"
    click.echo(f"\n{steps}, {shrunk.tried} cuts played{' (the limit)' if shrunk.exhausted else ''}")
    if shrunk.result.outcome is Outcome.FAIL:
        click.echo(f"expected {shrunk.result.expected}; got {shrunk.result.got}")
    else:
        click.echo(f"{shrunk.result.outcome.value}: {shrunk.result.message}")
    words = ["mtg-conformance", "run", shrunk.scenario.id, "--suite", str(out.parent), "--engine", engine.text]
    click.echo(f"again: {shlex.join([*words, '--transcript'])}")
    end(0)


def _found(scenario_id: str, suite_dir: Path | None) -> Scenario:
    from mtg_conformance.suite.select import Selection, UnknownSelection, select

    try:
        found = select(read_suite(suite_dir), Selection(ids=(scenario_id,)))
    except UnknownSelection as fault:
        raise click.UsageError(str(fault)) from fault
    if len(found) > 1:
        rows = ", ".join(scenario.id for scenario in found)
        raise click.UsageError(f"{scenario_id} is an outline; name one of its rows: {rows}")
    return found[0]
