"""601.3, 602.5, 702.61: what players are prohibited from casting and activating."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from reference_engine.kernel import actions
from reference_engine.kernel.state import Counter, change, with_object
from reference_engine.vocabulary.abilities import CantCast, Card
from reference_engine.vocabulary.selectors import Which


def test_one_spell_each_turn(table: Any) -> None:
    """601.3: counted for each player, spells cast before the effect began too."""
    for name in ("Mountain", "Mountain"):
        table.put(name)
    table.put("Mountain", "Bob")
    table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    table.put("Rule of Law", "Bob")
    assert table.refuses(actions.Cast(table.put("Lightning Bolt", zone="hand"))) == "601.3"
    table.cast(table.put("Lightning Bolt", "Bob", zone="hand"), "Alice", player="Bob")


@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_in_its_controllers_turn(tables: Callable[..., Any], active: str) -> None:
    """101.2: neither spells nor abilities of artifacts, creatures and enchantments, mana abilities included."""
    table = tables(active=active)
    table.put("Grand Abolisher")
    mountain, ring, pyromancer = (table.put(name, "Bob") for name in ("Mountain", "Sol Ring", "Prodigal Pyromancer"))
    bolt = table.put("Lightning Bolt", "Bob", zone="hand")
    if active == "Alice":
        assert table.refuses(actions.Activate(pyromancer), player="Bob") == "602.5"
        assert table.refuses(actions.Activate(ring, mana=True), player="Bob") == "602.5"
        assert table.refuses(actions.Cast(bolt), player="Bob") == "601.3"
        assert table.tap(mountain, player="Bob") == "R"
    else:
        table.do(actions.Activate(pyromancer), "Alice", player="Bob")
        assert table.tap(ring, player="Bob") == "CC"
        table.cast(bolt, "Alice", player="Bob")


def test_what_cant_be_activated_pays_for_nothing(table: Any) -> None:
    """602.5, 601.2h."""
    table.put("Grand Abolisher")
    table.put("Sol Ring", "Bob")
    mind_stone = Card(name="X", type="Instant", mana_cost="{2}")
    card = table.put(mind_stone, "Bob", zone="hand")
    assert table.refuses(actions.Cast(card), player="Bob") == "601.3"
    table.put("Grand Abolisher", "Bob")
    table.put("Sol Ring")
    table.cast(table.put(mind_stone, zone="hand"))


def test_only_as_a_sorcery(tables: Callable[..., Any]) -> None:
    """601.3: an opponent's instants wait for that player's main phase and an empty stack; flash helps nothing."""
    table = tables(active="Bob")
    table.put("Teferi, Time Raveler")
    table.put("Vedalken Orrery", "Bob")
    for _ in range(2):
        table.put("Mountain", "Bob")
    bolts = [table.put("Lightning Bolt", "Bob", zone="hand") for _ in range(2)]
    table.cast(bolts[0], "Alice", player="Bob")
    assert table.refuses(actions.Cast(bolts[1]), player="Bob") == "601.3"
    assert table.refuses(actions.Cast(bolts[1], without_paying=True), player="Bob") == "601.3"
    table.resolve()
    table.cast(bolts[1], "Alice", player="Bob")


def test_it_can_be_cast_for_some_x(table: Any) -> None:
    """601.3a, 601.2e: what is prohibited by mana value depends on the X chosen."""
    no_threes = CantCast(spells=Which(mana_value=3))
    table.put(Card(name="X", type="Enchantment", abilities=(no_threes,)), "Bob")
    for _ in range(4):
        table.put("Wastes")
    one = table.put("Endless One", zone="hand")
    assert table.refuses(actions.Cast(one), 3) == "601.2e"
    table.cast(one, 2)


def test_split_second(table: Any) -> None:
    """702.61a–b: no other spells, no abilities but mana abilities; special actions are allowed."""
    for name in ("Forest", "Forest", "Forest"):
        table.put(name)
    ring = table.put("Sol Ring", "Bob")
    pyromancer = table.put("Prodigal Pyromancer", "Bob")
    bolt = table.put("Lightning Bolt", "Bob", zone="hand")
    table.put("Mountain", "Bob")
    table.cast(table.put("Krosan Grip", zone="hand"), ring)
    assert table.refuses(actions.Cast(bolt), player="Bob") == "702.61a"
    assert table.refuses(actions.Cast(bolt, without_paying=True), player="Bob") == "702.61a"
    assert table.refuses(actions.Activate(pyromancer), player="Bob") == "702.61a"
    assert table.tap(ring, player="Bob") == "CC"
    table.resolve()
    table.cast(bolt, "Alice", player="Bob")


# ------------------------------------------------------------------------------------------------ 606
def test_loyalty_abilities(table: Any) -> None:
    """606.3–6: as a sorcery, one of the permanent's a turn, and never more counters than there are."""
    teferi = table.put("Teferi, Time Raveler")
    bears = table.put("Grizzly Bears", "Bob")
    obj = table.game.state.objects[teferi]
    two = with_object(table.game.state, replace(obj, counters=(Counter("loyalty", 2, 1),)))
    table.game.state = two
    assert table.refuses(actions.Activate(teferi, cost="−3"), (bears,)) == "606.6"
    table.do(actions.Activate(teferi, cost="+1"))
    assert table.game.state.objects[teferi].count("loyalty") == 3
    table.resolve()
    assert table.refuses(actions.Activate(teferi, cost="-3")) == "606.3"
    table.game.state = change(two, turn=replace(two.turn, step="end step"))
    assert table.refuses(actions.Activate(teferi, cost="+1")) == "606.3"


def test_a_planeswalker_enters_with_its_loyalty(table: Any) -> None:
    """306.5b."""
    for name in ("Plains", "Island", "Wastes"):
        table.put(name)
    table.cast(table.put("Teferi, Time Raveler", zone="hand"))
    table.resolve()
    id = table.game.state.zone("battlefield")[-1]
    assert table.game.state.objects[id].count("loyalty") == 4
