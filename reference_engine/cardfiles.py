"""Card files: YAML to records (`vocabulary`), with errors that name the file, the line and the nearest word.

`python -m reference_engine.cardfiles` writes the JSON Schema of card files to the folder given (`schemas`).
"""

from __future__ import annotations

import difflib
import functools
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from reference_engine import cardfile_errors
from reference_engine.rules_2_parts import type_line_205
from reference_engine.vocabulary.abilities import RECORDS, Card

FOLDER = Path(__file__).resolve().parent / "cards"
TOKENS = Path(__file__).resolve().parent / "tokens"
"""The predefined tokens (111.10), a file for each."""
HEADS: dict[str, str] = {
    next(f.encode_name for f in msgspec.structs.fields(record)): tag for tag, record in RECORDS.items()
}
"""The head word of every record, by which a mapping is recognised: with the record's tag."""
CARD_TYPES = frozenset(
    ("Artifact", "Battle", "Creature", "Dungeon", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker",
     "Sorcery")
)
"""Card types of the cards here (300.1)."""


class CardError(Exception):
    """A card file that can't be read: the message is `file:line: what is wrong`, with a suggestion if there is one."""


class UnknownCard(Exception):
    """No file for a card of this name."""

    def __init__(self, name: str, suggestions: tuple[str, ...]):
        self.name, self.suggestions = name, suggestions
        near = f": did you mean {' or '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"no card named {name!r}{near}")


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML without the words that mean true and false in version 1.1: `on` is a field here."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def name_records(node: Any) -> Any:
    """Give each mapping that holds a record's head word the record's tag, so that msgspec can tell them apart."""
    if isinstance(node, dict):
        named = {key: name_records(value) for key, value in node.items()}
        heads = [key for key in node if key in HEADS]
        if len(heads) == 1:
            named["is"] = HEADS[heads[0]]
        return named
    return [name_records(item) for item in node] if isinstance(node, list) else node


def load(text: str, where: str = "<card>") -> Card:
    """The card that a file's text describes; raises CardError."""
    try:
        node = name_records(yaml.load(text, _Loader))
        made = msgspec.convert(node, Card)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        raise CardError(f"{where}:{line}: {getattr(error, 'problem', None) or error}") from None
    except msgspec.ValidationError as error:
        raise CardError(cardfile_errors.explain(text, where, str(error), HEADS)) from None
    _check_type_line(made, text, where)
    return _with_halves_combined(_with_flipped_completed(made))


def _with_flipped_completed(made: Card) -> Card:
    """710.1c: what it flips to has the colour and the mana cost of the card."""
    if made.flipped is None:
        return made
    flipped = msgspec.structs.replace(made.flipped, mana_cost=made.mana_cost, colors=made.colors)
    return msgspec.structs.replace(made, flipped=flipped)


def _with_halves_combined(made: Card) -> Card:
    """709.4b–c: off the stack a split card has the mana cost, card types and abilities of both its halves."""
    if not made.halves:
        return made
    type = made.halves[0].type
    for half in made.halves[1:]:
        _, types, subtypes = type_line_205.type_line(half.type)
        type = type_line_205.with_types(type, sorted(types), sorted(subtypes))
    return msgspec.structs.replace(
        made,
        type=type,
        mana_cost="".join(half.mana_cost or "" for half in made.halves),
        abilities=tuple(ability for half in made.halves for ability in half.abilities),
    )


def _check_type_line(made: Card, text: str, where: str) -> None:
    for face in (made, *made.halves, *_others(made)):
        for word in sorted(type_line_205.type_line(face.type)[1] - CARD_TYPES):
            near = difflib.get_close_matches(word, sorted(CARD_TYPES), 1)
            hint = f": did you mean `{near[0]}`?" if near else ""
            line = next((n for n, content in enumerate(text.splitlines(), 1) if face.type in content), 1)
            raise CardError(f"{where}:{line}: no card type `{word}`{hint}")


def _others(made: Card) -> list[Card]:
    """What a card can be besides what it normally is: its back, its Adventure, what it flips to or melds into."""
    return [part for part in (made.back, made.adventure, made.flipped, made.melds_into) if part is not None]


# ------------------------------------------------------------------------------------------------ the folder
def slug(name: str) -> str:
    """The file name of a card without its ending: the front face's name in lower case with `_` between words."""
    front = name.split(" // ")[0].lower().replace("'", "").replace("’", "")
    return "_".join("".join(c if c.isalnum() else " " for c in front).split())


def path_of(name: str) -> Path:
    """Where the file of a card with this name is, if there is one: by first letter, then slug."""
    file = slug(name)
    return FOLDER / file[:1] / f"{file}.yaml"


@functools.cache
def _read(path: Path) -> Card:
    return load(path.read_text(encoding="utf-8"), path.name)


@functools.cache
def _index() -> Mapping[str, Path]:
    """Every name, in lower case, of every face and of both together."""
    found: dict[str, Path] = {}
    for path in sorted(FOLDER.glob("*/*.yaml")):
        made = _read(path)
        names = [made.name, *(half.name for half in made.halves)]
        for other in _others(made):
            names += [other.name, f"{made.name} // {other.name}"]
        found.update({name.lower(): path for name in names})
    return found


@functools.cache
def card(name: str) -> Card:
    """The card of this name; of either face's name, the whole card. Capital letters don't matter.

    Raises UnknownCard, or CardError if its file can't be read.
    """
    path = path_of(name)
    if path.is_file():
        made = _read(path)
        if made.name.lower() == name.lower():
            return made
    found = _index().get(name.replace("’", "'").lower())
    if found is None:
        near = difflib.get_close_matches(name.lower(), list(_index()), 3)
        raise UnknownCard(name, tuple(_read(_index()[n]).name for n in near))
    return _read(found)


def token(name: str) -> Card:
    """A token created by name: predefined (111.10), else with the characteristics of the card so named (111.11).

    Raises UnknownCard, or CardError if its file can't be read.
    """
    path = TOKENS / f"{slug(name)}.yaml"
    return _read(path) if path.is_file() else card(name)


def face_name(name: str) -> str:
    """The name of the face that a card's name means, as printed: the front face's for the whole card."""
    made = card(name)
    back = made.back
    return back.name if back is not None and back.name.lower() == name.replace("’", "'").lower() else made.name


def known() -> list[str]:
    """The names of all cards, sorted; a double-faced card by its front face."""
    return sorted({_read(path).name for path in _index().values()})


# ------------------------------------------------------------------------------------------------ the schema
def schema() -> dict[str, Any]:
    """The JSON Schema of a card file: msgspec's, with head words in the place of tags."""
    made = msgspec.json.schema(Card)
    heads = {tag: word for word, tag in HEADS.items()}
    for definition in made["$defs"].values():
        tag = definition["properties"].pop("is", None)
        if tag is not None:
            required = [*definition.get("required", ()), heads[tag["enum"][0]]]
            definition["required"] = sorted({word for word in required if word != "is"})
    _drop_discriminators(made)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "card.schema.json",
        "title": "A card file of the reference engine",
        **made,
    }


def _drop_discriminators(node: Any) -> None:
    if isinstance(node, dict):
        node.pop("discriminator", None)
        for value in node.values():
            _drop_discriminators(value)
    elif isinstance(node, list):
        for value in node:
            _drop_discriminators(value)


def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def main(arguments: list[str]) -> int:
    """Write the schema to `FOLDER/card.schema.json`, by default the repository's `schemas`."""
    folder = Path(arguments[0]) if arguments else FOLDER.parent.parent / "schemas"
    (folder / "card.schema.json").write_text(schema_text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
