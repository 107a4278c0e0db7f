"""The generated reference of card files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from mtg_conformance.publishing.cards_page import _default, _linked, _remarks, page
from reference_engine.vocabulary.abilities import RECORDS

DOCS = Path(__file__).resolve().parents[2] / "docs" / "cards.md"


def test_the_page_in_docs_is_current() -> None:
    assert DOCS.read_text(encoding="utf-8") == page(), (
        "docs/cards.md is old: run python -m mtg_conformance.publishing.cards_page docs/cards.md"
    )


def test_every_record_is_there_with_every_field() -> None:
    text = page()
    for record in RECORDS.values():
        fields = list(record.__struct_encode_fields__)
        assert f"#### {fields[0]} {{ #{record.__name__.lower()} }}" in text
        section = text.partition(f"{{ #{record.__name__.lower()} }}")[2].partition("\n####")[0]
        assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == fields


def test_every_link_has_one_target() -> None:
    text = page()
    targets = re.findall(r"\{ #([\w-]+) \}", text)
    links = set(re.findall(r"\]\(#([\w-]+)\)", text))
    assert links
    assert links <= set(targets)
    assert len(targets) == len(set(targets))


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("1", "`1`"), ("True", "`true`"), ("False", "`false`"), ("None", ""), ("'any'", "`any`"), ("()", ""),
        ("Which()", ""),
    ],
)  # fmt: skip
def test_defaults_as_card_files_write_them(source: str, shown: str) -> None:
    assert _default(ast.parse(source, mode="eval").body) == shown


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("Ref | Literal['this', 'that'] | None", "[Ref](#ref), `this`, `that`, nothing"),
        ("tuple[Ref, ...]", "list of [Ref](#ref)"),
        ("bool", "`true` or `false`"),
        ("str", "text"),
    ],
)
def test_types_in_words(source: str, shown: str) -> None:
    assert _linked(ast.parse(source, mode="eval").body, {"Ref": ("Ref", "ref")}) == shown


def test_remarks_behind_words() -> None:
    source = 'X = Literal[\n  "a",  # the first\n  "b",\n]  # fmt: skip'
    assert _remarks(source) == {"a": "the first"}
