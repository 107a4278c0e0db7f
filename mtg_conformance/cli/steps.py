"""``mtg-conformance steps``: the vocabulary, each sentence with its meaning and examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mtg_conformance.cli.options import suite_option
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from mtg_conformance.suite.steps import Definition

_ROLES = {
    "setup": "Set-up (Given)",
    "actions": "Actions (When)",
    "choices": "Choices (When)",
    "checks": "Checks (Then)",
}


@click.command("steps")
@click.argument("words", nargs=-1)
@suite_option
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(words: tuple[str, ...], suite_dir: Path | None, as_json: bool) -> None:
    """List the sentences scenarios are made of; with WORDS only those that contain them all."""
    from mtg_conformance.grading.player import SuitePlayer

    index = SuitePlayer(suite_dir or suite_root()).index
    chosen = [d for d in index.definitions if all(word.lower() in _searched(d) for word in words)]
    if as_json:
        click.echo(json.dumps([_record(definition) for definition in chosen], indent=2, ensure_ascii=False))
        return
    for role in dict.fromkeys(definition.role for definition in chosen):
        click.secho(_ROLES.get(role, role), bold=True)
        for definition in (d for d in chosen if d.role == role):
            told = definition.documentation
            click.echo(f"\n  {told.get('sentence', definition.pattern.pattern)}")
            click.echo(f"      {definition.meaning}")
            for example in told.get("example", "").splitlines():
                click.secho(f"      e.g. {example}", fg="cyan")
        click.echo()
    click.echo(f"{len(chosen)} of {len(index.definitions)} sentences")


def _searched(definition: Definition) -> str:
    return f"{definition.meaning} {' '.join(definition.documentation.values())} {definition.role}".lower()


def _record(definition: Definition) -> dict[str, Any]:
    told = definition.documentation
    return {
        "kind": definition.kind,
        "role": definition.role,
        "sentence": told.get("sentence", ""),
        "meaning": definition.meaning,
        "examples": told.get("example", "").splitlines(),
        "messages": told.get("messages", ""),
        "pattern": definition.pattern.pattern,
        "place": f"steps/{definition.path}:{definition.line}",
    }
