"""Card texts from three kinds of list come out in one shape. The cards are made up."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.adapters import card_texts
from mtg_conformance.adapters.card_texts import CardTexts, NoCardTexts, colours_of_cost, load, mana_value_of


def saved(folder: Path, data: Any) -> Path:
    path = folder / "cards.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def mtgjson_row(name: str, **more: Any) -> dict[str, Any]:
    row = {"name": name, "layout": "normal", "colors": [], "colorIdentity": [], "types": ["Creature"], "subtypes": []}
    return {**row, "supertypes": [], "type": "Creature", "text": "", **more}


def mtgjson() -> dict[str, Any]:
    twin: dict[str, Any] = {
        "name": "Left Half // Right Half",
        "layout": "split",
        "types": ["Instant"],
        "type": "Instant",
    }
    twin["colorIdentity"] = ["R", "U"]
    return {
        "meta": {},
        "data": {
            "Plain Ox": [
                mtgjson_row(
                    "Plain Ox", manaCost="{1}{W}", colors=["W"], power="2", toughness="3", keywords=["Vigilance"]
                )
            ],
            "Left Half // Right Half": [
                mtgjson_row(**twin, faceName="Right Half", side="b", manaCost="{U}", colors=["U"]),
                mtgjson_row(**twin, faceName="Left Half", side="a", manaCost="{R}", colors=["R"]),
            ],
        },
    }


def scryfall() -> list[dict[str, Any]]:
    return [
        {
            "name": "Plain Ox",
            "layout": "normal",
            "mana_cost": "{1}{W}",
            "type_line": "Creature — Ox",
            "oracle_text": "Vigilance",
            "colors": ["W"],
            "color_identity": ["W"],
            "power": "2",
            "toughness": "3",
            "keywords": ["Vigilance"],
        },
        {
            "name": "Left Half // Right Half",
            "layout": "split",
            "type_line": "Instant // Instant",
            "colors": ["R", "U"],
            "color_identity": ["R", "U"],
            "card_faces": [
                {"name": "Left Half", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": ""},
                {"name": "Right Half", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": ""},
            ],
        },
        {"name": "Ox", "layout": "token", "type_line": "Token Creature — Ox", "colors": []},
    ]


def corpus_row(name: str, **more: Any) -> dict[str, Any]:
    row = {"name": name, "manaCost": None, "type": "Creature", "types": ["Creature"], "subtypes": [], "supertypes": []}
    return {**row, "keywords": None, "text": "", "layout": "normal", "colorIdentity": [], **more}


def corpus() -> list[dict[str, Any]]:
    return [
        corpus_row("Plain Ox", manaCost="{1}{W}", colorIdentity=["W"], power="2", toughness="3"),
        corpus_row("Left Half // Right Half", manaCost="{R}", layout="split", colorIdentity=["R", "U"]),
        corpus_row("Pale Pup // Dark Hound", manaCost="{W}", layout="transform", colorIdentity=["B", "W"]),
        corpus_row("Dark Hound", layout="transform", colorIdentity=["B", "W"], face="back", front="Pale Pup"),
        corpus_row("Hollow Drone", manaCost="{2}{R}", keywords=["Devoid"], colorIdentity=["R"]),
        corpus_row("Timeless Vision", types=["Sorcery"], type="Sorcery", colorIdentity=["U"]),
        corpus_row("Misty Grove", types=["Land"], type="Land", colorIdentity=["G"]),
        corpus_row("Blue Gem", manaCost="{0}", types=["Artifact"], type="Artifact", colorIdentity=["U"]),
    ]


@pytest.fixture(params=[mtgjson, scryfall, corpus])
def texts(request: pytest.FixtureRequest, tmp_path: Path) -> CardTexts:
    return load(saved(tmp_path, request.param()))


def test_one_shape_for_all_lists(texts: CardTexts) -> None:
    card = texts.find("plain ox")
    assert card is not None
    assert (card.name, card.layout, card.absent) == ("Plain Ox", "normal", ())
    assert (card.front.mana_cost, card.front.colors) == ("{1}{W}", ("W",))
    assert (card.front.types, card.front.power, card.front.toughness) == (("Creature",), "2", "3")


def test_a_face_finds_its_card(texts: CardTexts) -> None:
    whole = texts.find("Left Half // Right Half")
    assert whole is not None
    assert texts.find("left half") is whole
    assert texts.find("Right Half") is whole
    assert whole.face_names == ("Left Half", "Right Half")
    assert whole.front.colors == ("R",)
    assert texts.find("Ox") is None


def test_halves_have_their_own_colours(tmp_path: Path) -> None:
    for data in (mtgjson(), scryfall()):
        card = load(saved(tmp_path, data)).find("Right Half")
        assert card is not None
        assert [face.colors for face in card.faces] == [("R",), ("U",)]
        assert card.color_identity == ("U", "R")


def test_a_face_that_the_list_lacks_is_named(tmp_path: Path) -> None:
    card = load(saved(tmp_path, corpus())).find("Right Half")
    assert card is not None
    assert card.absent == ("Right Half",)
    assert [face.name for face in card.faces] == ["Left Half"]


@pytest.mark.parametrize(
    ("name", "colors"),
    [
        ("Hollow Drone", ()),
        ("Timeless Vision", ("U",)),
        ("Misty Grove", ()),
        ("Blue Gem", ()),
        ("Pale Pup", ("W",)),
    ],
)
def test_colours_without_an_indicator_in_the_data(tmp_path: Path, name: str, colors: tuple[str, ...]) -> None:
    card = load(saved(tmp_path, corpus())).find(name)
    assert card is not None
    assert card.front.colors == colors


def test_a_back_has_the_colours_of_the_identity(tmp_path: Path) -> None:
    card = load(saved(tmp_path, corpus())).find("Dark Hound")
    assert card is not None
    assert card.faces[1].colors == ("W", "B")


def test_creature_types_are_those_of_mere_creatures(tmp_path: Path) -> None:
    rows = [
        corpus_row("Plain Ox", subtypes=["Ox", "and/or"]),
        corpus_row("Walking Wall", types=["Artifact", "Creature"], subtypes=["Wall", "Vehicle"]),
        corpus_row("Elf Song", types=["Sorcery"], subtypes=["Arcane"]),
        corpus_row("Two Elves", subtypes=["Elf", "Ox"]),
    ]
    assert load(saved(tmp_path, rows)).creature_types == ("Elf", "Ox")


def test_a_type_line_is_split() -> None:
    found = card_texts.split_type_line("Legendary Snow Artifact Creature — Elf Golem")
    assert found == (("Legendary", "Snow"), ("Artifact", "Creature"), ("Elf", "Golem"))


@pytest.mark.parametrize(("cost", "value"), [("{X}{2}{G/U}", 3), ("{2/B}{2/B}", 4), ("{1}{W/P}", 2), ("", 0)])
def test_mana_value(cost: str, value: int) -> None:
    assert mana_value_of(cost) == value


def test_colours_of_hybrid_and_phyrexian_symbols() -> None:
    assert colours_of_cost("{2}{G/U}{R/P}") == ("U", "R", "G")


def test_the_environment_names_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(card_texts.ENVIRONMENT, str(saved(tmp_path, mtgjson())))
    assert load().find("Plain Ox") is not None


@pytest.mark.parametrize(("content", "said"), [("{", "not JSON"), ("{}", "neither"), ('[{"a": 1}]', "neither")])
def test_a_wrong_file_is_refused(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(NoCardTexts, match=said):
        load(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoCardTexts, match="can't read"):
        load(tmp_path / "nothing.json")


def test_nothing_to_read_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(card_texts.ENVIRONMENT, raising=False)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(NoCardTexts, match="--cards FILE"):
        load()
