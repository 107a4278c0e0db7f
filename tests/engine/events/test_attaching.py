"""303.4, 301.5, 701.3: what attaches to what, and Auras that enter."""

from __future__ import annotations

import pytest

from reference_engine.kernel import events, pipeline
from reference_engine.rules_3_card_types import auras_303, equipment_301
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.keywords import Enchant, Protection
from reference_engine.vocabulary.selectors import Target

AURA = Card(name="Might", type="Enchantment — Aura", mana_cost="{G}", abilities=(Enchant(Target(type="Creature")),))
SHROUDED = Card(name="Blob", type="Creature", size="5/3", abilities=("shroud",))
KNIGHT = Card(name="Knight", type="Creature", size="2/2", abilities=(Protection(("black", "green")),))
SWORD = Card(name="Sword", type="Artifact — Equipment")


def test_an_aura_that_is_not_cast_is_attached_by_choice_and_shroud_is_no_obstacle(table):
    bear, blob, _ = table.put("2/2"), table.put(SHROUDED, controller="Bob"), table.put(KNIGHT)
    land = table.put(Card(name="Ground", type="Land"))
    aura = table.put(AURA, zone="library")
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=aura, to="battlefield", controller="Alice")), blob)
    assert table.state.objects[new].attached_to == blob
    question = table.asked[0]
    assert (question.purpose, question.rule, question.options) == ("attach", "303.4f", (bear, blob))
    assert land not in question.options


def test_with_nothing_to_enchant_it_stays_where_it_is(table):
    table.put(KNIGHT)
    aura = table.put(AURA, zone="library")
    assert table.run(pipeline.happen(table.game, events.Move(obj=aura, to="battlefield"))) == [None]
    assert table.state.objects[aura].zone == "library"


def test_from_the_stack_it_goes_to_the_graveyard(table):
    knight = table.put(KNIGHT)
    aura = table.put(AURA, zone="stack")
    move = events.Move(obj=aura, to="battlefield", reason="resolve", attach=knight)
    table.run(pipeline.happen(table.game, move))
    assert table.names("graveyard", "Alice") == ["Might"]


def test_an_aura_token_without_a_host_is_not_created(table):
    assert table.run(pipeline.happen(table.game, events.Create(token=AURA, count=1, player="Alice"))) == [[]]
    assert not table.state.objects


def test_what_names_its_host_asks_nobody(table):
    bear = table.put("2/2")
    aura = table.put(AURA, zone="stack")
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=aura, to="battlefield", attach=bear)))
    assert table.state.objects[new].attached_to == bear


def test_a_player_can_be_enchanted_if_the_aura_says_so(table):
    curse = Card(name="Curse", type="Enchantment — Aura", abilities=(Enchant(Target(player="opponent")),))
    table.put("2/2")
    aura = table.put(curse, zone="graveyard")
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=aura, to="battlefield")), "Bob")
    assert table.asked[0].options == ("Bob",)
    assert table.state.objects[new].attached_to == "Bob"


def test_attaching_gives_a_new_timestamp_and_not_where_it_can_not_go(table):
    one, two, knight = table.put("2/2"), table.put("2/2"), table.put(KNIGHT)
    aura = table.put(AURA, attached_to=one)
    later = table.put("1/1")
    stamp = table.state.objects[aura].stamp
    for host in (knight, one):
        table.run(pipeline.happen(table.game, events.Attach(obj=aura, to=host)))
        assert table.state.objects[aura].attached_to == one
        assert table.state.objects[aura].stamp == stamp
    table.run(pipeline.happen(table.game, events.Attach(obj=aura, to=two)))
    assert table.state.objects[aura].attached_to == two
    assert table.state.objects[aura].stamp > table.state.objects[later].stamp
    assert table.state.zone("battlefield")[-1] == aura, "the battlefield is in timestamp order"


def test_equipment_goes_on_creatures_only(table):
    bear, sword = table.put("2/2"), table.put(SWORD)
    land = table.put(Card(name="Ground", type="Land"))
    living = table.put(Card(name="Living Sword", type="Artifact Creature — Equipment", size="1/1"))
    row = table.game.view.row
    assert equipment_301.can_equip(table.game, row(sword), row(bear))
    assert not equipment_301.can_equip(table.game, row(sword), row(land))
    assert not equipment_301.can_equip(table.game, row(living), row(bear))
    assert not auras_303.can_enchant(table.game, row(sword), row(bear))


def test_equipment_put_onto_something_it_can_not_equip_enters_unattached(table):
    land = table.put(Card(name="Ground", type="Land"))
    sword = table.put(SWORD, zone="hand")
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=sword, to="battlefield", attach=land)))
    assert table.state.objects[new].attached_to is None


@pytest.mark.parametrize("host", ["Alice", None])
def test_unattaching(table, host):
    bear = table.put("2/2")
    sword = table.put(SWORD, attached_to=bear if host else None)
    table.run(pipeline.happen(table.game, events.Unattach(obj=sword)))
    assert table.state.objects[sword].attached_to is None
    assert any(entry.what == "Unattach" for entry in table.game.log) is (host is not None)
