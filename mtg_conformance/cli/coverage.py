"""``mtg-conformance coverage``: which rules the suite proves, and what a newer edition of them changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.options import suite_option
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Suite
    from mtg_conformance.suite.rules_data import Comparison, Edition


@click.command("coverage")
@suite_option
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--missing", is_flag=True, help="List the testable rules that no scenario proves.")
@click.option("--rule", "chosen", metavar="N", help="Only this chapter, section or rule of the list.")
@click.option(
    "--rules",
    "rules_file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Another edition, as the publisher's text file: list the rules it adds, removes and changes.",
)
@click.option("--rulings", is_flag=True, help="Documented rulings, statement by statement, instead of rules.")
@click.option(
    "--results",
    "results_files",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="With --rulings: a run's results (run --results FILE), to show how that engine fares. Repeatable.",
)
def command(
    suite_dir: Path | None,
    as_json: bool,
    missing: bool,
    chosen: str | None,
    rules_file: Path | None,
    rulings: bool,
    results_files: tuple[Path, ...],
) -> None:
    """Show, by chapter, how many of the rules that can be proved the suite proves."""
    from mtg_conformance.suite.catalog import load_suite
    from mtg_conformance.suite.rules_data import rules

    suite, edition = load_suite(suite_dir or suite_root()), rules()
    if rulings:
        _rulings(suite, edition, results_files, as_json)
        return
    if results_files:
        raise click.UsageError("--results goes with --rulings")
    if rules_file is not None:
        _compare(suite, edition, rules_file, as_json)
        return
    _measure(suite, edition, as_json, missing, chosen)


def _measure(suite: Suite, edition: Edition, as_json: bool, missing: bool, chosen: str | None) -> None:
    from mtg_conformance.suite.coverage import CHAPTERS, measure
    from mtg_conformance.suite.select import rule_within

    found = measure((scenario for scenario in suite if scenario.in_force(edition.effective)), edition)
    left = [rule for chapter in found.chapters for rule in chapter.missing]
    if chosen:
        left = [rule for rule in left if rule_within(rule.number, chosen)]
    if as_json:
        told = found.as_json()
        if missing:
            told["missing"] = [rule.number for rule in left]
        click.echo(json.dumps(told, indent=2))
        return
    if missing:
        for rule in left:
            click.echo(f"{rule.number:<10} {rule.name}")
        click.echo(f"{len(left)} testable rules without a scenario")
        return
    click.echo(f"{'chapter':<34}{'proved':>8}{'testable':>10}{'share':>8}")
    for chapter in found.chapters:
        share = f"{len(chapter.proved) / chapter.testable:.1%}" if chapter.testable else "–"
        name = f"{chapter.number} {CHAPTERS[chapter.number]}"
        click.echo(f"{name:<34}{len(chapter.proved):>8}{chapter.testable:>10}{share:>8}")
    share = f"{found.proved / found.testable:.1%}" if found.testable else "–"
    click.echo(f"{'all':<34}{found.proved:>8}{found.testable:>10}{share:>8}")
    click.echo(f"{found.scenarios} scenarios, rules of {edition.effective}")


def _rulings(suite: Suite, edition: Edition, results_files: tuple[Path, ...], as_json: bool) -> None:
    from mtg_conformance.suite.rulings import UnreadableRegistry, load_rulings, measure

    try:
        rulings = load_rulings(suite.root)
    except UnreadableRegistry as fault:
        raise click.UsageError(str(fault)) from fault
    engines = _outcomes(results_files)
    proofs = measure(rulings, (s for s in suite if s.in_force(edition.effective)), engines)
    proved = sum(proof.proved for proof in proofs)
    if as_json:
        told = [
            {
                "id": proof.ruling.id,
                "card": proof.ruling.card,
                "page": proof.ruling.page,
                "rules": list(proof.ruling.rules),
                "statement": proof.ruling.statement,
                "scenarios": list(proof.scenarios),
                "passed": dict(proof.passed),
                "graded": dict(proof.graded),
            }
            for proof in proofs
        ]
        click.echo(json.dumps({"rulings": told, "proved": proved, "statements": len(proofs)}, indent=2))
        return
    width = max([len(proof.ruling.id) for proof in proofs], default=0)
    click.echo(f"{'ruling':<{width}} {'scenarios':>9}" + "".join(f"  {name:>16}" for name in engines))
    for proof in proofs:
        fares = "".join(f"  {proof.passed[name]:>9} of {proof.graded[name]:>3}" for name in engines)
        click.echo(f"{proof.ruling.id:<{width}} {len(proof.scenarios):>9}{fares}")
    for name in engines:
        whole = sum(proof.proved and proof.passed[name] == len(proof.scenarios) for proof in proofs)
        click.echo(f"{name} passes every scenario of {whole} statements (passed of graded above)")
    click.echo(f"{proved}/{len(proofs)} statements are proved by scenarios")


def _outcomes(paths: tuple[Path, ...]) -> dict[str, dict[str, str]]:
    """By engine, the outcome of each scenario; two runs of one engine are told apart by their files."""
    from mtg_conformance.grading.events import UnreadableResults
    from mtg_conformance.grading.results_file import load_results

    engines: dict[str, dict[str, str]] = {}
    for path in paths:
        try:
            recorded = load_results(path)
        except UnreadableResults as fault:
            raise click.UsageError(str(fault)) from fault
        name = recorded.engine.name
        engines[name if name not in engines else f"{name} ({path.name})"] = {
            result.id: result.outcome.value for result in recorded.results
        }
    return engines


def _compare(suite: Suite, edition: Edition, rules_file: Path, as_json: bool) -> None:
    from mtg_conformance.suite.rules_data import compare
    from mtg_conformance.suite.rules_edition import UnreadableRules, read_edition

    try:
        newer = read_edition(rules_file.read_text(encoding="utf-8-sig"))
    except (UnreadableRules, UnicodeDecodeError) as fault:
        raise click.UsageError(f"{rules_file}: {fault}") from fault
    found = compare(edition, newer)
    proved: dict[str, list[str]] = {}
    for scenario in suite:
        for number in scenario.rules:
            proved.setdefault(number, []).append(scenario.id)
    if as_json:
        click.echo(json.dumps(_record(edition, newer, found, proved), indent=2))
        return
    click.echo(f"from {edition.effective} to {newer.effective or 'an undated edition'}")
    for title, numbers in (("added", found.added), ("removed", found.removed), ("changed", found.changed)):
        click.echo(f"\n{title}: {len(numbers)}")
        for number in numbers:
            where = f"  now {found.moved[number]}" if number in found.moved else ""
            scenarios = f"  proved by {', '.join(proved[number])}" if number in proved else ""
            click.echo(f"  {number}{where}{scenarios}")


def _record(edition: Edition, newer: Edition, found: Comparison, proved: dict[str, list[str]]) -> dict[str, Any]:
    touched = {number: proved[number] for number in (*found.removed, *found.changed) if number in proved}
    return {
        "from": edition.effective,
        "to": newer.effective,
        "added": list(found.added),
        "removed": list(found.removed),
        "changed": list(found.changed),
        "moved": dict(found.moved),
        "scenarios": touched,
    }
