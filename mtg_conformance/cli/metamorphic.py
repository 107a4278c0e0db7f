"""``mtg-conformance metamorphic``: change scenarios in ways that can't matter, and see whether the verdict stays."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.options import Trouble, worker_count, write_text
from mtg_conformance.cli.playing import Asked, end, make_console, play, playing_options, read_suite, suite_product
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.grading.runner import Run
    from mtg_conformance.metamorphic.judging import Finding, Report, Trial

_KINDS = ("repeat", "seats", "names", "bystander", "actions")
_SHOWN = 25


@click.command("metamorphic")
@playing_options
@click.option("--only", multiple=True, type=click.Choice(_KINDS), help="Only this change; repeatable.")
@click.option(
    "--json",
    "as_json",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    metavar="FILE",
    help="For programs; - for the output.",
)
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write the changed scenario of each finding here, as a suite to run.",
)
def command(only: tuple[str, ...], as_json: Path | None, keep: Path | None, **options: Any) -> None:
    """Play scenarios as they are and changed: again, in other seats, by other names, with one more permanent,
    with a permanent played instead of set up.

    None of it changes what the rules say, so a verdict that changes speaks against the engine, or the scenario. What
    can't be changed is counted with the reason. --results has the scenarios as they are.

    Exit status: 0 every verdict stays, 1 one doesn't, 2 usage, 3 the engine couldn't be run, 4 the suite is at fault.
    """
    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.metamorphic.judging import Report, judge, trials

    asked = Asked.take(options)
    console = make_console()
    played = play(asked, console)
    _whole(played.run)
    before = {event["id"]: event for event in played.run.finished}
    suite = read_suite(asked.suite_dir)
    originals = [scenario for scenario in reversed(suite.scenarios) if scenario.id in before]
    originals = list({scenario.id: scenario for scenario in originals}.values())[::-1]
    player = SuitePlayer(asked.suite_dir or suite_root())
    report = Report()
    found = list(trials(originals, player.index, report, only))
    after = {event["id"]: event for event in _variants(found, player, asked, console).finished}
    judge(found, {**before, **after}, report)
    if keep is not None:
        _keep(report.findings, keep)
    if as_json is not None:
        again = [_again(finding, asked, keep) for finding in report.findings]
        told = report.as_json()
        told["findings"] = [{**each, "again": line} for each, line in zip(told["findings"], again, strict=True)]
        write_text(
            as_json, json.dumps({"engine": asked.engine.text, "scenarios": len(before), **told}, indent=2) + "\n"
        )
    if as_json is None or str(as_json) != "-":
        _show(console, report, asked, keep)
    end(4 if played.suite_at_fault else 1 if report.findings else 0)


def _whole(run: Run) -> None:
    if run.status != "complete":
        status = 130 if run.status == "interrupted" else 3
        raise Trouble(f"the run is not whole: {run.ended.get('reason') or run.status}", exit_code=status)


def _variants(found: list[Trial], player: SuitePlayer, asked: Asked, console: Console) -> Run:
    from mtg_conformance.engines.session import Limits
    from mtg_conformance.grading import runner
    from mtg_conformance.grading.events import EventWriter
    from mtg_conformance.grading.summary import Display
    from mtg_conformance.suite.catalog import Suite

    scenarios = [variant for trial in found for variant in trial.variants]
    plan = runner.Plan(
        spec=asked.engine,
        scenarios=scenarios,
        player=player,
        fingerprints={scenario.id: Suite.fingerprint(scenario) for scenario in scenarios},
        suite=suite_product(asked.suite_dir),
        rules_date=asked.rules_date,
        limits=Limits(asked.timeout, asked.start_timeout),
        workers=worker_count(asked.workers, len(scenarios)),
        scenario_limit=max(30 * asked.timeout, 60.0),
    )
    with EventWriter(None) as writer, Display(console, progress=not asked.quiet) as display:
        run = runner.run(plan, writer, display)
    _whole(run)
    return run


def _keep(findings: list[Finding], folder: Path) -> None:
    from mtg_conformance.shrinking.writing import feature_text

    for finding in findings:
        name = _kept_id(finding)
        text = feature_text(finding.kept_as(name), f"{finding.trial.original.id}: {finding.trial.transformation.about}")
        write_text(folder / "features" / f"{name}.feature", text)


def _kept_id(finding: Finding) -> str:
    from mtg_conformance.shrinking.writing import plain_id

    return f"{plain_id(finding.trial.original.id)}-{finding.trial.transformation.name}"


def _again(finding: Finding, asked: Asked, keep: Path | None) -> str:
    """The command that shows a finding once more."""
    name = finding.trial.transformation.name
    words = ["mtg-conformance"]
    if keep is not None and name != "repeat":
        words += ["run", _kept_id(finding), "--suite", str(keep), "--transcript"]
    else:
        words += ["metamorphic", finding.trial.original.id, "--only", name]
        words += ["--suite", str(asked.suite_dir)] if asked.suite_dir else []
    return shlex.join([*words, "--engine", asked.engine.text])


def _show(console: Console, report: Report, asked: Asked, keep: Path | None) -> None:
    from rich.markup import escape

    shown = report.findings if asked.verbose else report.findings[:_SHOWN]
    for finding in shown:
        original, transformation = finding.trial.original, finding.trial.transformation
        before, after = finding.before, finding.after
        head = f"{original.id} {before['outcome']} → {after['outcome']}: {transformation.about}"
        console.print(f"[bold red]CHANGED[/] {escape(head)}", soft_wrap=True)
        lines = [("rules", ", ".join(original.rules)), ("step", (after["step"] or before["step"] or {}).get("text"))]
        lines += [(key, after[key]) for key in ("expected", "got", "message")]
        lines.append(("again", _again(finding, asked, keep)))
        for key, text in lines:
            if text:
                console.print(f"  [cyan]{key:9}[/] {escape(str(text))}", soft_wrap=True)
    if len(shown) < len(report.findings):
        console.print(f"[dim]… and {len(report.findings) - len(shown)} more (--verbose shows all)[/]")
    for (name, reason), count in sorted(report.skipped.items()):
        console.print(f"[dim]skipped {count:5} {name:9} {escape(reason)}[/]", soft_wrap=True)
    for name in _KINDS:
        changed = sum(finding.trial.transformation.name == name for finding in report.findings)
        if changed or report.kept[name]:
            console.print(f"{name:9} {report.kept[name]:6} kept {changed:5} changed")
    console.print(f"{len(report.findings)} verdicts change")
