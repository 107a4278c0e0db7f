"""101.2, 303.4: effects that forbid spells to target a creature and other Auras to enchant it."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_3_card_types import auras_303
from reference_engine.rules_7_more import state_based_704
from reference_engine.vocabulary.abilities import Cant, Card
from reference_engine.vocabulary.keywords import Enchant
from reference_engine.vocabulary.selectors import Target

CREATURE = Target(type="Creature")
WARD = Card(
    name="Ward",
    type="Enchantment — Aura",
    abilities=(Enchant(CREATURE), Cant("be_targeted_by_spells", "host"), Cant("be_enchanted_by_others", "host")),
)
AURA = Card(name="Might", type="Enchantment — Aura", abilities=(Enchant(CREATURE),))


def test_spells_cant_target_it_but_abilities_can(table):
    bear, other = table.put("2/2"), table.put("2/2")
    table.put(WARD, attached_to=bear)
    spell = table.put(Card(name="Bolt", type="Instant"), zone="stack")
    rod = table.put(Card(name="Rod", type="Artifact"))
    view = table.game.view
    assert targets_115.legal_targets(table.game, CREATURE, view.row(spell), "Alice") == [other]
    assert targets_115.legal_targets(table.game, CREATURE, view.row(rod), "Alice") == [bear, other]


def test_another_aura_is_offered_other_hosts_only(table):
    bear, other = table.put("2/2"), table.put("2/2")
    table.put(WARD, attached_to=bear)
    aura = table.put(AURA, zone="hand")
    assert auras_303.hosts(table.game, table.game.view.row(aura)) == [other]


def test_an_aura_that_is_there_already_goes(table):
    bear = table.put("2/2")
    old = table.put(AURA, attached_to=bear)
    ward = table.put(WARD, attached_to=bear)
    table.run(state_based_704.check(table.game))
    assert old not in table.state.objects
    assert table.state.objects[ward].attached_to == bear


def test_two_of_them_forbid_each_other(table):
    bear = table.put("2/2")
    table.put(WARD, attached_to=bear)
    table.put(WARD, attached_to=bear)
    table.run(state_based_704.check(table.game))
    assert table.names("battlefield") == ["Vanilla 2/2"]


def test_an_aura_put_onto_what_it_cant_enchant_stays(table):
    """303.4i: whether the object forbids it or is gone."""
    bear = table.put("2/2")
    table.put(WARD, attached_to=bear)
    gone = table.put("2/2")
    table.run(pipeline.happen(table.game, events.Move(obj=gone, to="exile")))
    for host in (bear, gone):
        aura = table.put(AURA, zone="hand")
        move = events.Move(obj=aura, to="battlefield", attach=host)
        assert table.run(pipeline.happen(table.game, move)) == [None]
        assert table.state.objects[aura].zone == "hand"
