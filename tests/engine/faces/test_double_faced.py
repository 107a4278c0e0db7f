"""712, 701.27, 202.3b: which face is up, and what turns it over."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine import cardfiles
from reference_engine.kernel import actions
from reference_engine.kernel.state import with_object
from reference_engine.rules_2_parts.mana_cost_202 import mana_value_of
from reference_engine.rules_7_more import copying_707, transforming_701_27
from reference_engine.vocabulary.abilities import Card

GARGOYLE = "Thraben Gargoyle"


def turn_over(table, gargoyle):
    for _ in range(6):
        table.put("Wastes")
    table.do(actions.Activate(gargoyle))


def back_up(table, id):
    obj = table.game.state.objects[id]
    table.game.state = with_object(table.game.state, replace(obj, card=obj.whole.back))


def test_it_transforms_and_stays_the_same_object(table):
    gargoyle, other = table.put(GARGOYLE), table.put("Grizzly Bears")
    before = table.row(gargoyle)
    turn_over(table, gargoyle)
    table.resolve()
    row = table.row(gargoyle)
    assert (row.name, row.power, row.has("flying"), row.has("defender")) == ("Stonewing Antagonizer", 4, True, False)
    assert (before.name, before.power, before.has("defender")) == (GARGOYLE, 2, True)
    assert row.obj.stamp > table.row(other).obj.stamp  # 613.7g
    assert table.game.state.zone("battlefield")[-1] == gargoyle


def test_a_second_activation_that_waited_is_ignored(table):
    """701.27f."""
    gargoyle = table.put(GARGOYLE)
    turn_over(table, gargoyle)
    turn_over(table, gargoyle)
    table.resolve()
    table.resolve()
    assert table.row(gargoyle).name == "Stonewing Antagonizer"


def test_an_activation_after_it_turned_counts(table):
    gargoyle = table.put(GARGOYLE)
    turn_over(table, gargoyle)
    table.resolve()
    back = table.game.state.objects[gargoyle]
    assert transforming_701_27.other_face(back) is back.whole


def test_a_copy_on_another_card_cannot_transform(table):
    """701.27c, 712.9."""
    clone = table.put("Clone")
    values = cardfiles.card(GARGOYLE)
    table.game.state = copying_707.become_copy(table.game.state, clone, values, ("copy", 1))
    turn_over(table, clone)
    table.resolve()
    assert table.row(clone).name == GARGOYLE


def test_nothing_becomes_a_sorcery_on_the_battlefield(table):
    """701.27d."""
    spell = Card(name="Back Spell", type="Sorcery", mana_cost="{R}")
    siege = table.put(Card(name="Front", type="Creature", size="1/1", back=spell))
    assert transforming_701_27.other_face(table.game.state.objects[siege]) is None


def test_the_mana_value_of_a_back_is_that_of_the_front(table):
    """202.3b: but not for a copy of it."""
    gargoyle, clone = table.put(GARGOYLE), table.put("Clone")
    back_up(table, gargoyle)
    assert mana_value_of(table.row(gargoyle)) == 1
    assert table.row(gargoyle).mana_cost is None
    table.game.state = copying_707.become_copy(
        table.game.state, clone, copying_707.copiable(table.game, gargoyle), ("copy", 1)
    )
    assert table.row(clone).name == "Stonewing Antagonizer"
    assert mana_value_of(table.row(clone)) == 0
