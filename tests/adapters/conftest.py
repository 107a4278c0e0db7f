"""Made-up cards, in the shape of MTGJSON's list, for engines that are given their card texts."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.adapters.card_texts import colours_of_cost, split_type_line

sys.path.insert(0, str(Path(__file__).parent))  # the tests beside this file share driving.py


def printed(name: str, cost: str, line: str, text: str = "", **more: Any) -> dict[str, Any]:
    supertypes, types, subtypes = split_type_line(line)
    row: dict[str, Any] = {
        "name": name,
        "layout": "normal",
        "manaCost": cost,
        "colors": list(colours_of_cost(cost)),
        "colorIdentity": list(colours_of_cost(cost)),
        "type": line,
        "types": list(types),
        "subtypes": list(subtypes),
        "supertypes": list(supertypes),
        "text": text,
    }
    if "body" in more:
        row["power"], row["toughness"] = more.pop("body").split("/")
    return {**row, **more}


GROWTH = "Target creature gets +3/+3 until end of turn."
PUP = {"layout": "transform", "name": "Tidy Pup // Wild Hound"}
ERRAND = {"layout": "adventure", "name": "Tall Smith // Quick Errand"}
CARDS = [
    [printed("Wastes", "", "Basic Land", "{T}: Add {C}.")],
    [printed("Forest", "", "Basic Land — Forest", "({T}: Add {G}.)")],
    [printed("Mountain", "", "Basic Land — Mountain", "({T}: Add {R}.)")],
    [printed("Island", "", "Basic Land — Island", "({T}: Add {U}.)")],
    [printed("Swamp", "", "Basic Land — Swamp", "({T}: Add {B}.)")],
    [printed("Plain Ox", "{1}{G}", "Creature — Ox", body="2/2")],
    [printed("Loud Ogre", "{3}{R}", "Creature — Ogre", body="3/3")],
    [printed("Huge Boar", "{4}{G}{G}", "Creature — Boar", "Trample", body="6/6", keywords=["Trample"])],
    [printed("Sap Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", body="1/1")],
    [printed("Gold Bird", "{G}", "Creature — Bird", "{T}: Add one mana of any color.", body="0/1")],
    [printed("Sure Step", "{U}", "Instant", "Return target creature to its owner's hand.")],
    [printed("Ember Dart", "{R}", "Instant", "Ember Dart deals 3 damage to any target.")],
    [printed("Ember Rain", "{X}{R}", "Sorcery", "Ember Rain deals X damage to any target.")],
    [printed("Bog Rummage", "{B}", "Sorcery", "Target player discards two cards.")],
    [printed("Short Study", "{U}", "Instant", "Scry 2.")],
    [printed("Calf Song", "{G}", "Instant", f"Choose one —\n• You gain 4 life.\n• {GROWTH}")],
    [
        printed(
            "Proud Calf",
            "{G}",
            "Creature — Ox",
            "Kicker {2}\nWhen Proud Calf enters, if it was kicked, you gain 3 life.",
            body="1/1",
            keywords=["Kicker"],
        )
    ],
    [printed("Ox Coat", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+2.")],
    [printed("Dye Vat", "{2}", "Artifact", "As Dye Vat enters, choose a color.")],
    [
        printed(
            "Open Gate",
            "{4}",
            "Enchantment",
            "You may cast green spells from your hand without paying their mana costs.",
        )
    ],
    [
        printed(
            "Kind Offer",
            "{G}",
            "Sorcery",
            "You gain 1 life.\nYou may cast a non-Bird spell from your hand without paying its mana cost.",
        )
    ],
    [
        printed(
            "Brief Bird",
            "{4}{G}",
            "Creature — Bird",
            "Evoke {1}{G}",
            body="2/2",
            keywords=["Evoke"],
        )
    ],
    [
        printed(
            "Toll Gate",
            "{2}",
            "Enchantment",
            "Creatures can't attack you unless their controller pays {2} for each attacking creature.",
        )
    ],
    [printed("Odd Thing", "{2}", "Artifact", "{T}: Flumble the glimmer of every wug.")],
    [
        printed(faceName="Tidy Pup", side="a", cost="{1}{G}", line="Creature — Dog", body="1/1", **PUP),
        printed(faceName="Wild Hound", side="b", cost="", line="Creature — Dog", body="4/4", **PUP),
    ],
    [
        printed(faceName="Tall Smith", side="a", cost="{1}{G}", line="Creature — Human", body="2/3", **ERRAND),
        printed(
            faceName="Quick Errand", side="b", cost="{G}", line="Sorcery — Adventure", text="Draw a card.", **ERRAND
        ),
    ],
]


@pytest.fixture(scope="session")
def cards_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cards") / "made-up.json"
    path.write_text(json.dumps({"meta": {}, "data": {rows[0]["name"]: rows for rows in CARDS}}), encoding="utf-8")
    return path
