"""202 and 205: what a mana cost and a type line say."""

from __future__ import annotations

import pytest

from reference_engine.rules_2_parts import mana_cost_202, type_line_205
from reference_engine.rules_2_parts.creature_types_205_3m import CREATURE_TYPES


@pytest.mark.parametrize(
    ("cost", "x", "value"),
    [
        (None, 0, 0),
        ("{0}", 0, 0),
        ("{3}{G}{G}", 0, 5),
        ("{X}{X}", 3, 6),
        ("{X}{U}{U}{U}", 0, 3),
        ("{1}{W/U}{W/U}", 0, 3),
        ("{2/B}{2/B}{2/B}", 0, 6),
        ("{1}{W/P}{W/P}", 0, 3),
        ("{10}{C}", 0, 11),
    ],
)
def test_the_mana_value_is_the_amount_of_mana_in_the_cost(cost: str | None, x: int, value: int) -> None:
    assert mana_cost_202.mana_value(cost, x) == value


@pytest.mark.parametrize(
    ("cost", "colors"),
    [
        (None, set()),
        ("{2}{C}", set()),
        ("{2}{W}{B}", {"white", "black"}),
        ("{B/G}", {"black", "green"}),
        ("{2/R}", {"red"}),
        ("{1}{W/P}", {"white"}),
    ],
)
def test_an_object_has_the_colors_of_its_mana_symbols(cost: str | None, colors: set[str]) -> None:
    assert mana_cost_202.colors_of(cost) == colors


def test_the_ways_to_pay_a_symbol() -> None:
    assert mana_cost_202.ways_to_pay("G") == ("G",)
    assert mana_cost_202.ways_to_pay("2/W") == ("2", "W")
    assert mana_cost_202.ways_to_pay("W/P") == ("W", "life")
    assert mana_cost_202.ways_to_pay("R/W/P") == ("R", "W", "life")


def test_a_type_line_gives_supertypes_card_types_and_subtypes() -> None:
    supertypes, types, subtypes = type_line_205.type_line("Legendary Creature — Human Wizard")
    assert (supertypes, types, subtypes) == (*map(frozenset, ({"Legendary"}, {"Creature"}, {"Human", "Wizard"})),)
    assert type_line_205.type_line("Land Creature — Forest Dryad")[2] == {"Forest", "Dryad"}
    assert type_line_205.type_line("Instant") == (frozenset(), frozenset({"Instant"}), frozenset())


def test_one_creature_type_has_two_words() -> None:
    assert type_line_205.type_line("Legendary Creature — Time Lord Doctor")[2] == {"Time Lord", "Doctor"}


def test_every_creature_type_stands_in_the_list_once() -> None:
    assert len(CREATURE_TYPES) == len(set(CREATURE_TYPES)) == 324
    assert {"Bear", "Time Lord", "Assembly-Worker", "C'tan"} <= set(CREATURE_TYPES)
    assert not set(CREATURE_TYPES) & type_line_205.LAND_TYPES


def test_subtypes_go_with_their_card_types() -> None:
    subtypes = ("Forest", "Dryad", "Aura", "Equipment")
    assert type_line_205.correlated(subtypes, frozenset({"Land"})) == {"Forest"}
    assert type_line_205.correlated(subtypes, frozenset({"Creature", "Enchantment"})) == {"Dryad", "Aura"}
