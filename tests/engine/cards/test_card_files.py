"""Card files: every one loads under its own name, mistakes are explained, and the schema says the same."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import msgspec
import pytest
import yaml

import reference_engine
from reference_engine import cardfiles
from reference_engine.rules_2_parts import mana_cost_202, type_line_205
from reference_engine.vocabulary import selectors
from reference_engine.vocabulary.abilities import RECORDS, Card, Watch

REPOSITORY = Path(reference_engine.__file__).resolve().parent.parent
FILES = sorted(cardfiles.FOLDER.glob("*/*.yaml"))
SYMBOLS = {"W", "U", "B", "R", "G", "C", "X", "S", "2", "P"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_card_stands_in_the_file_of_its_name(path: Path) -> None:
    made = cardfiles.load(path.read_text(encoding="utf-8"), path.name)
    assert cardfiles.path_of(made.name) == path
    assert cardfiles.card(made.name) == made
    for face in (made, made.back) if made.back else (made,):
        _, types, subtypes = type_line_205.type_line(face.type)
        assert types
        assert type_line_205.correlated(subtypes, types) == subtypes
        assert (face.size is not None) is ("Creature" in types or "Vehicle" in subtypes)
        for symbol in mana_cost_202.symbols(face.mana_cost):
            assert all(part.isdigit() or part in SYMBOLS for part in symbol.split("/")), symbol


def test_there_are_cards_and_the_list_is_sorted() -> None:
    assert len(cardfiles.known()) == len(FILES) > 90
    assert cardfiles.known() == sorted(cardfiles.known())


def test_a_card_is_found_by_any_case_and_by_a_typographic_apostrophe() -> None:
    assert cardfiles.card("grizzly bears") is cardfiles.card("Grizzly Bears")
    assert cardfiles.card("Gaea’s Cradle") is cardfiles.card("Gaea's Cradle")


def test_an_unknown_card_is_refused_with_a_suggestion() -> None:
    with pytest.raises(cardfiles.UnknownCard) as error:
        cardfiles.card("Grizly Bears")
    assert "Grizzly Bears" in error.value.suggestions


def card(abilities: str) -> str:
    return f"name: X\ntype: Instant\nabilities:\n{abilities}"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (card("  - spel:\n      - draw: 2\n"), 4, "unknown word `spel`: did you mean `spell`?"),
        (card("  - spell:\n      - drawn: 2\n"), 5, "unknown word `drawn`: did you mean `draw`?"),
        (card("  - flyin\n"), 4, "unknown word `flyin`: did you mean `flying`?"),
        (card("  - spell:\n      - draw: 2\n        wh: you\n"), 6, "`draw` has no field `wh`: did you mean `who`?"),
        (card("  - draw: 2\n"), 4, "`draw` can't stand here"),
        (card("  - spell:\n      - destroy: {typ: Land}\n"), 5, "unknown field `typ`: did you mean `type`"),
        (card("  - spell:\n      - draw: {two: 2}\n"), 5, "unknown word `two`"),
        (card("  - spell:\n      - scry: 1\n    target: {color: grene}\n"), 6, "did you mean `green`?"),
        ("name: X\ntyp: Instant\n", 2, "unknown field `typ`: did you mean `type`?"),
        ("name: X\ntype: Instat\n", 2, "no card type `Instat`: did you mean `Instant`?"),
        ("name: X\ntype: [Instant\n", 3, "expected"),
        ("", 1, "the file is empty"),
    ],
)
def test_a_mistake_is_explained_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(cardfiles.CardError) as error:
        cardfiles.load(text, "x.yaml")
    assert str(error.value).startswith(f"x.yaml:{line}: ")
    assert problem in str(error.value)


def test_on_is_a_word_and_no_truth_value() -> None:
    made = cardfiles.load(card('  - spell:\n      - put_counters: "+1/+1"\n        on: target\n'))
    assert made.abilities[0].do[0].on == "target"  # type: ignore[union-attr]


def test_head_words_are_no_field_names() -> None:
    """Else the order of a mapping's keys would matter."""
    records: list[type[msgspec.Struct]] = [*RECORDS.values(), Card, Watch, selectors.Which, selectors.Target]
    fields = [(record, field.encode_name) for record in records for field in msgspec.structs.fields(record)]
    clashes = [
        (record.__name__, name)
        for record, name in fields
        if name in cardfiles.HEADS and cardfiles.HEADS[name] != record.__struct_config__.tag
    ]
    assert clashes == []
    assert len(cardfiles.HEADS) == len(RECORDS)


def test_the_checked_in_schema_is_current() -> None:
    """Write it anew with `python -m reference_engine.cardfiles`."""
    text = (REPOSITORY / "schemas" / "card.schema.json").read_text(encoding="utf-8")
    assert text == cardfiles.schema_text()


def test_every_card_file_fits_the_schema_and_mistakes_dont() -> None:
    schema = json.loads(cardfiles.schema_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in FILES:
        node = yaml.load(path.read_text(encoding="utf-8"), cardfiles._Loader)
        assert list(validator.iter_errors(node)) == [], path.name
    for text in ("name: X\ntyp: Instant\n", card("  - spel:\n      - draw: 2\n"), card("  - draw: 2\n")):
        assert list(validator.iter_errors(yaml.safe_load(text)))


def test_the_schema_is_written_where_asked(tmp_path: Path) -> None:
    assert cardfiles.main([str(tmp_path)]) == 0
    assert (tmp_path / "card.schema.json").read_text(encoding="utf-8") == cardfiles.schema_text()
