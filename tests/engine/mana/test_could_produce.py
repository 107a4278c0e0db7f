"""106.5 and 106.7: undefined mana, and what permanents could produce."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import actions
from reference_engine.rules_1_concepts import could_produce_106_7


def offered(table: Any) -> list[str]:
    """The options of the last question."""
    return [str(option) for option in table.asked[-1].options]


@pytest.mark.parametrize(
    ("others", "pool"), [([], ""), (["Ornithopter"], ""), (["Llanowar Elves"], "G"), (["Savannah Lions"], "W")]
)
def test_meteor_crater_makes_a_color_that_is_there(table: Any, others: list[str], pool: str) -> None:
    """106.5: with no colour to choose it taps for nothing; with one there is nothing to ask."""
    for name in others:
        table.put(name)
    table.put("Sol Ring")
    table.put("Llanowar Elves", "Bob")
    crater = table.put("Meteor Crater")
    assert table.tap(crater) == pool
    assert table.tapped(crater) == [True]
    assert table.asked == []


def test_meteor_crater_asks_for_a_color(table: Any) -> None:
    """106.5: two colours are a choice of a colour."""
    table.put("Llanowar Elves")
    table.put("Savannah Lions")
    assert table.tap(table.put("Meteor Crater"), "white") == "W"
    assert (table.purposes, offered(table)) == (["color"], ["white", "green"])


def test_what_makes_no_mana_is_not_tapped_for_mana(table: Any) -> None:
    """106.12a: no mana, no trigger."""
    table.put("Manabarbs", "Bob")
    table.put("Mana Flare", "Bob")
    table.put("Mana Reflection")
    assert table.tap(table.put("Exotic Orchard")) == ""
    assert table.game.triggered == []


@pytest.mark.parametrize(("other", "pool"), [("Llanowar Elves", ""), ("Forest", "G"), ("Wastes", "C")])
def test_reflecting_pools_look_at_each_other(table: Any, other: str, pool: str) -> None:
    """106.7: two of them alone define nothing."""
    first, _ = table.put("Reflecting Pool"), table.put("Reflecting Pool")
    table.put(other)
    assert table.tap(first) == pool


@pytest.mark.parametrize(("other", "pool"), [("Forest", "G"), ("Llanowar Elves", ""), ("Wastes", "")])
def test_orchards_see_through_each_other(table: Any, other: str, pool: str) -> None:
    """106.7, the rule's example, both ways round; colourless is no colour (106.1a)."""
    mine, _ = table.put("Exotic Orchard"), table.put(other)
    theirs = table.put("Exotic Orchard", "Bob")
    assert table.tap(mine) == pool
    assert table.tap(theirs, player="Bob") == pool


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Phyrexian Tower", ["{B}", "{C}"]),
        ("Mystic Gate", ["{W}", "{U}", "{C}"]),
        ("Vivid Crag", ["{W}", "{U}", "{B}", "{R}", "{G}"]),
    ],
)
def test_costs_are_ignored(table: Any, name: str, options: list[str]) -> None:
    """106.7: no creature to sacrifice, no mana to pay, no counter to remove."""
    table.put(name)
    pool = table.put("Reflecting Pool")
    assert table.tap(pool, options[0]) == options[0].strip("{}")
    assert (table.purposes, offered(table)) == (["mana"], options)


@pytest.mark.parametrize(
    ("others", "pool"),
    [
        (["Temple of the False God"], "C"),
        (["Gaea's Cradle"], ""),
        (["Gaea's Cradle", "Grizzly Bears"], "G"),
        (["Tolarian Academy"], ""),
        (["Tolarian Academy", "Icy Manipulator"], "U"),
        (["Mana Reflection", "Forest"], "GG"),
    ],
)
def test_what_would_be_produced_now(table: Any, others: list[str], pool: str) -> None:
    """106.7: numbers and replacements count, restrictions on activating don't; the Pool is doubled once."""
    for name in others:
        table.put(name)
    assert table.tap(table.put("Reflecting Pool")) == pool


@pytest.mark.parametrize(
    ("enchantment", "pool"),
    [("Contamination", "B"), ("Infernal Darkness", "B"), ("Ritual of Subdual", ""), ("Manabarbs", "G")],
)
def test_replacements_are_taken_into_account(table: Any, enchantment: str, pool: str) -> None:
    """106.7: of the Forest's mana, not of the Stone's own, which is no land."""
    table.put(enchantment)
    table.put("Forest", "Bob")
    assert table.tap(table.put("Fellwar Stone")) == pool


def test_replacements_in_any_order(table: Any) -> None:
    """106.7: two replacements make two types, and neither is the printed one."""
    for name in ("Contamination", "Ritual of Subdual"):
        table.put(name, "Bob")
    table.put("Forest")
    assert table.tap(table.put("Naga Vitalist"), "{C}") == "C"
    assert offered(table) == ["{B}", "{C}"]


def test_an_auras_mana_is_not_the_lands(table: Any) -> None:
    """106.3, 106.7."""
    island = table.put("Island", "Bob")
    table.put("Wild Growth", "Bob", attached_to=island)
    assert table.tap(table.put("Fellwar Stone")) == "U"


def test_granted_and_lost_abilities(table: Any) -> None:
    """106.7, 305.7: abilities as the land has them now."""
    table.put("Gaea's Cradle", "Bob")
    table.put("Grizzly Bears", "Bob")
    table.put("Blood Moon")
    assert table.tap(table.put("Fellwar Stone")) == "R"
    table.put("Chromatic Lantern", "Bob")
    assert table.tap(table.put("Fellwar Stone"), "{W}") == "RW"
    assert offered(table) == ["{W}", "{U}", "{B}", "{R}", "{G}"]


def test_a_sacrificed_land_as_it_last_was(table: Any) -> None:
    """608.2h: the Crag without counters could have made any colour; sacrificing isn't tapping for mana."""
    for name in ("Mana Flare", "Manabarbs", "Mana Reflection"):
        table.put(name)
    crag, forest = table.put("Vivid Crag"), table.put("Forest")
    resources = table.put("Squandered Resources")
    table.do(actions.Activate(resources), crag, "{U}")
    assert (table.purposes, table.pool()) == (["sacrifice", "mana"], "U")
    table.do(actions.Activate(resources), forest)
    assert table.pool() == "UG"
    assert table.game.triggered == []


def test_the_answer_is_kept_for_the_moment(table: Any) -> None:
    """106.7: once the state has changed it is worked out anew."""
    table.put("Reflecting Pool")
    second = table.put("Reflecting Pool")
    assert could_produce_106_7.could_produce(table.game, table.row(second)) == frozenset()
    table.put("Island")
    assert could_produce_106_7.could_produce(table.game, table.row(second)) == {"U"}
