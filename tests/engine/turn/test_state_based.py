"""704: what is checked, what happens at once, and how often."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reference_engine.kernel.state import Counter, change, with_player, with_status
from reference_engine.rules_1_concepts import priority_117
from reference_engine.rules_7_more import state_based_704
from reference_engine.vocabulary.abilities import Card, Static
from reference_engine.vocabulary.keywords import Enchant, Protection
from reference_engine.vocabulary.modifications import AddPowerToughness
from reference_engine.vocabulary.selectors import Target, Which

AURA = Card(name="Might", type="Enchantment — Aura", mana_cost="{G}", abilities=(Enchant(Target(type="Creature")),))


def check(table, *answers):
    return table.run(state_based_704.check(table.game), *answers)


def test_nothing_to_do_changes_nothing(table):
    table.put("2/2", damage=1)
    state = table.state
    assert not check(table)
    assert table.state is state


@pytest.mark.parametrize(
    ("size", "damage", "rule"), [("2/0", 0, "704.5f"), ("2/2", 2, "704.5g"), ("2/2", 3, "704.5g"), ("2/3", 2, None)]
)
def test_lethal_damage_and_no_toughness(table, size, damage, rule):
    bear = table.put(size, damage=damage)
    assert check(table) is (rule is not None)
    assert (bear not in table.state.objects) is (rule is not None)
    if rule:
        assert table.game.log[-1].rule == rule


def test_indestructible_survives_damage_but_not_lack_of_toughness(table):
    god = Card(name="God", type="Creature", size="2/2", abilities=("indestructible",))
    id = table.put(god, damage=5)
    assert not check(table)
    curse = Static((AddPowerToughness(0, -2),), to=Which(type="Creature"))
    table.put(Card(name="Curse", type="Enchantment", abilities=(curse,)))
    assert check(table)
    assert id not in table.state.objects


def test_deathtouch_counts_since_the_last_check(table):
    bear = table.put("4/4", damage=1)
    table.game.state = with_status(table.state, bear, deathtouched=True)
    assert check(table)
    assert bear not in table.state.objects
    god = table.put(Card(name="God", type="Creature", size="4/4", abilities=("indestructible",)))
    table.game.state = with_status(table.state, god, deathtouched=True)
    assert not check(table)
    assert not table.state.status_of(god).deathtouched


def test_players_lose_together_and_the_game_is_a_draw(table):
    for player in ("Alice", "Bob"):
        table.game.state = with_player(table.state, player, life=0)
    assert check(table)
    assert table.game.over.winners == ()


@pytest.mark.parametrize("fields", [{"life": -1}, {"drew_from_empty": True}, {"counters": {"poison": 10}}])
def test_a_player_loses(table, fields):
    table.game.state = with_player(table.state, "Bob", **fields)
    assert check(table)
    assert table.game.over.winners == ("Alice",)
    assert table.state.players["Bob"].lost


def test_tokens_and_copies_elsewhere_cease_to_exist(table):
    table.put("1/1", zone="graveyard", kind="token")
    table.put("1/1", zone="graveyard", kind="copy")
    kept = table.put("1/1", kind="token"), table.put("1/1", zone="stack", kind="copy")
    assert check(table)
    assert set(table.state.objects) == set(kept)


def test_the_legend_rule_lets_the_player_keep_one_by_name(table):
    queen = Card(name="Queen", type="Legendary Creature", size="2/2")
    old, new = table.put(queen), table.put(queen)
    bobs = table.put(queen, controller="Bob")
    table.put(Card(name="King", type="Legendary Creature", size="2/2"))
    assert check(table, new)
    assert (table.asked[0].player, table.asked[0].purpose, table.asked[0].options) == ("Alice", "legend", (old, new))
    assert old not in table.state.objects
    assert bobs in table.state.objects


def test_an_aura_on_what_it_may_not_enchant_goes_and_equipment_comes_off(table):
    knight = table.put(Card(name="Knight", type="Creature", size="2/2", abilities=(Protection(("green",)),)))
    land = table.put(Card(name="Ground", type="Land"))
    aura, loose = table.put(AURA, attached_to=knight), table.put(AURA)
    sword = table.put(Card(name="Sword", type="Artifact — Equipment"), attached_to=land)
    fine = table.put(AURA, attached_to=table.put("2/2"))
    assert check(table)
    assert aura not in table.state.objects
    assert loose not in table.state.objects
    assert table.state.objects[sword].attached_to is None
    assert fine in table.state.objects
    assert not check(table)


def test_an_aura_goes_with_the_creature_at_the_next_check(table):
    bear = table.put("2/2", damage=2)
    aura = table.put(AURA, attached_to=bear)
    check(table)
    assert aura in table.state.objects
    check(table)
    assert aura not in table.state.objects


def test_opposite_counters_annihilate(table):
    bear = table.put("2/2", counters=(Counter("+1/+1", 3, 1), Counter("-1/-1", 1, 2)))
    assert check(table)
    assert (table.state.objects[bear].count("+1/+1"), table.state.objects[bear].count("-1/-1")) == (2, 0)


def test_a_permanent_with_two_reasons_goes_once(table):
    queen = Card(name="Queen", type="Legendary Creature", size="2/2")
    hurt, whole = table.put(queen, damage=2), table.put(queen)
    assert check(table, whole)
    assert hurt not in table.state.objects
    assert table.names("graveyard", "Alice") == ["Queen"]


def test_before_priority_everything_repeats_until_nothing_is_left(table):
    others = Static((AddPowerToughness(1, 1),), to=Which(type="Creature", other=True))
    table.put(Card(name="Lord", type="Creature", size="1/1", abilities=(others,)), damage=1)
    table.put("1/1", damage=1)
    assert table.run(priority_117.before_priority(table.game))
    assert len(table.names("graveyard", "Alice")) == 2
    assert not table.run(priority_117.before_priority(table.game))


def test_leaving_takes_along_what_the_player_owns_and_exiles_the_rest(make_table):
    table = make_table(players=("Alice", "Bob", "Carol"))
    table.put("1/1", controller="Bob")
    stolen = table.put("2/2", controller="Bob", owner="Alice")
    lent = table.put("3/3", controller="Alice", owner="Bob")
    ability = table.put("1/1", controller="Bob", owner="Bob", zone="stack", kind="ability")
    table.game.state = with_player(table.state, "Bob", life=0)
    assert check(table)
    assert table.game.over is None
    assert table.names("exile") == ["Vanilla 2/2"]
    assert table.state.zone("battlefield") == ()
    assert not {stolen, lent, ability} & set(table.state.objects)
    table.game.state = change(table.state, turn=replace(table.state.turn, active="Alice"))
    assert priority_117.next_player(table.game, "Alice") == "Carol"
