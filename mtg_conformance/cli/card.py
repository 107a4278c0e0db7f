"""``mtg-conformance card``: begin a card file of the reference engine, and check card files."""

from __future__ import annotations

import sys
from pathlib import Path

import click

TEMPLATE = """\
# Facts only: name, cost, types, size, and what each ability does as records of the vocabulary (docs/cards.md).
name: {name}
type: {type}
{lines}abilities: []
#  - flying
#  - cost: ["{{T}}"]
#    do:
#      - add: "{{G}}"
#  - when: {{enters: this}}
#    do:
#      - draw: 1
"""


@click.group("card")
def command() -> None:
    """Begin a card file of the reference engine, and check card files."""


@command.command("new")
@click.argument("name")
@click.option("--type", "type_line", default="Creature — Bear", show_default=True, help="The type line.")
@click.option("--cost", metavar="MANA", help="The mana cost, as {2}{G}.")
@click.option("--size", metavar="P/T", help="Power and toughness, as 2/2.")
@click.option(
    "--dir",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where to write it; by default among the engine's cards, by first letter.",
)
def new(name: str, type_line: str, cost: str | None, size: str | None, folder: Path | None) -> None:
    """Write a card file to fill in. Nothing is overwritten."""
    from reference_engine import cardfiles

    path = cardfiles.path_of(name) if folder is None else folder / f"{cardfiles.slug(name)}.yaml"
    if path.exists():
        raise click.UsageError(f"{path} is there already; change it, or take another name")
    facts = {"mana_cost": cost, "size": size}
    lines = "".join(f'{key}: "{value}"\n' for key, value in facts.items() if value is not None)
    text = TEMPLATE.format(name=f'"{name}"' if ":" in name or "'" in name else name, type=type_line, lines=lines)
    try:
        cardfiles.load(text, path.name)
    except cardfiles.CardError as fault:
        raise click.UsageError(str(fault)) from fault
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    click.echo(f"wrote {path}\n\nnext: fill in its abilities, then: mtg-conformance card check {path}")


@command.command("check")
@click.argument("files", nargs=-1, type=click.Path(exists=True, path_type=Path))
def check(files: tuple[Path, ...]) -> None:
    """Read card files (by default all of the engine's) and tell what is wrong with them, by file and line.

    Exit status: 0 all are in order, 1 some aren't.
    """
    from reference_engine import cardfiles

    paths = [path for given in files or (cardfiles.FOLDER,) for path in _yaml(given)]
    faults = []
    for path in paths:
        try:
            made = cardfiles.load(path.read_text(encoding="utf-8"), str(path))
        except (cardfiles.CardError, UnicodeDecodeError) as fault:
            faults.append(str(fault))
        else:
            if path.stem != cardfiles.slug(made.name):
                faults.append(f"{path}:1: a card named {made.name} belongs in {cardfiles.slug(made.name)}.yaml")
    for told in faults:
        click.echo(told)
    click.echo(f"{len(paths)} card files, {len(faults)} with faults")
    sys.exit(1 if faults else 0)


def _yaml(path: Path) -> list[Path]:
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
