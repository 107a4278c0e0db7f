"""605: which abilities are mana abilities, and that they and their triggers resolve at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reference_engine import cardfiles
from reference_engine.editions import Edition
from reference_engine.kernel import actions
from reference_engine.kernel.driver import run
from reference_engine.rules_1_concepts import taking_actions
from reference_engine.rules_6_spells import mana_abilities_605
from reference_engine.vocabulary.abilities import Activated, Triggered

BEFORE = "2026-06-01"


def activated(name: str) -> list[Activated]:
    return [ability for ability in cardfiles.card(name).abilities if isinstance(ability, Activated)]


@pytest.mark.parametrize(
    ("name", "now", "before"),
    [
        ("Sol Ring", True, True),
        ("Gaea's Cradle", True, True),
        ("Ashnod's Altar", True, True),
        ("Pili-Pala", True, True),
        ("Deathrite Shaman", False, False),  # targets
        ("Millikin", False, True),  # mills
        ("Chromatic Sphere", False, True),  # draws
        ("Icy Manipulator", False, False),
    ],
)
def test_by_the_criteria(name: str, now: bool, before: bool) -> None:
    """605.1a."""
    assert mana_abilities_605.is_mana_ability(activated(name)[0], Edition()) is now
    assert mana_abilities_605.is_mana_ability(activated(name)[0], Edition(BEFORE)) is before


def test_triggered_ones() -> None:
    """605.1b, 605.5a: Manabarbs adds no mana, Gadwick doesn't trigger from a mana ability."""
    found = {
        name: [mana_abilities_605.is_triggered_mana_ability(a) for a in cardfiles.card(name).abilities
               if isinstance(a, Triggered)]
        for name in ("Mana Flare", "Manabarbs", "Wild Growth", "Gadwick, the Wizened", "Vorinclex, Voice of Hunger")
    }  # fmt: skip
    assert found == {
        "Mana Flare": [True],
        "Manabarbs": [False],
        "Wild Growth": [True],
        "Gadwick, the Wizened": [False, False],
        "Vorinclex, Voice of Hunger": [True, False],
    }


def test_triggered_mana_is_added_at_once(table: Any) -> None:
    """605.4a; what isn't a mana ability waits (605.5a)."""
    table.put("Mana Flare", "Bob")
    table.put("Manabarbs", "Bob")
    forest = table.put("Forest")
    table.put("Wild Growth", attached_to=forest)
    assert table.tap(forest) == "GGG"
    assert [t.context.source.name for t in table.game.triggered] == ["Manabarbs"]


def test_each_player_of_a_flare_is_asked_for_a_type(table: Any) -> None:
    """106.12a: of the types that the land produced, not of its other abilities or the Aura's."""
    table.put("Mana Flare", "Bob")
    chancery = table.put("Azorius Chancery")
    table.put("Wild Growth", attached_to=chancery)
    table.do(actions.Activate(chancery, mana=True), "{U}")
    assert sorted(table.pool()) == sorted("WUUG")
    assert list(table.asked[-1].options) == ["{W}", "{U}"]


@pytest.mark.parametrize(
    ("enchantments", "pool"),
    [
        (["Mana Reflection"], "GG"),
        (["Mana Reflection"] * 2, "GGGG"),  # equal effects need no order
        (["Contamination"], "B"),
        (["Ritual of Subdual"], "C"),
        (["Nyxbloom Ancient"], "GGG"),
    ],
)
def test_replaced_mana(table: Any, enchantments: list[str], pool: str) -> None:
    """106.12b."""
    for name in enchantments:
        table.put(name)
    assert table.tap(table.put("Forest")) == pool


@pytest.mark.parametrize(("first", "pool"), [("Contamination", "BB"), ("Mana Reflection", "B")])
def test_the_player_orders_replacements(table: Any, first: str, pool: str) -> None:
    """616.1: double then Contamination is {B}, the other way round {B}{B}."""
    table.put("Mana Reflection")
    table.put("Contamination", "Bob")
    forest = table.put("Forest")

    def pick(question: Any) -> Any:
        return next(o for o in question.options if table.row(o.object).name == first)

    run(taking_actions.take(table.game, "Alice", actions.Activate(forest, mana=True)), pick)
    assert table.pool() == pool


def test_without_the_symbol_nothing_is_tapped_for_mana(table: Any) -> None:
    """106.12: a sacrifice, an untap symbol, tapping others."""
    for name in ("Mana Reflection", "Mana Flare", "Manabarbs"):
        table.put(name)
    elves = [table.put("Llanowar Elves") for _ in range(2)]
    altar, druid = table.put("Ashnod's Altar"), table.put("Heritage Druid", sick=True)
    table.do(actions.Activate(druid), (*elves, druid))
    assert table.pool() == "GGG"
    table.do(actions.Activate(altar), elves[0])
    assert table.pool() == "GGGCC"
    pala = table.put("Pili-Pala", tapped=True)
    table.do(actions.Activate(pala), "{R}")
    assert (len(table.pool()), table.pool()[-1], table.tapped(pala)) == (4, "R", [False])
    assert table.game.triggered == []


def test_a_milling_ability_uses_the_stack(tables: Callable[..., Any]) -> None:
    """605.1a: since September 2026."""
    for date, pool, on_stack in ((None, "", 1), (BEFORE, "C", 0)):
        table = tables(date)
        table.put("Opt", zone="library")
        millikin = table.put("Millikin")
        table.do(actions.Activate(millikin))
        assert (table.pool(), len(table.game.state.zone("stack"))) == (pool, on_stack)
        assert len(table.game.state.zone("graveyard", "Alice")) == 1


def test_the_chosen_color(table: Any) -> None:
    """607.2d, 607.5a: a colour that was chosen for the ability; without one no mana."""
    assert table.tap(table.put("Sunken Citadel", chosen={"color": "blue"}), "{T}") == "U"
    assert table.asked[0].purpose == "ability"
    table.do(actions.Activate(table.put("Sunken Citadel"), cost="{T}", index=2))
    assert table.pool() == "U"


def test_tapping_for_a_type_of_mana(table: Any) -> None:
    """106.12: of several abilities only those that can be activated, and can give what was named, are asked about."""
    tower = table.put("Phyrexian Tower")
    assert table.tap(tower) == "C"
    bears = table.put("Grizzly Bears")
    other = table.put("Phyrexian Tower")
    table.do(actions.Activate(other, mana=True, value="{B}"), bears)
    assert table.pool() == "CBB"
    assert table.purposes == ["sacrifice"]
