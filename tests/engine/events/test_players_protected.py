"""613.10, 702.16, 702.11c, 119.7–8: abilities of players, and a life total that can't change."""

from __future__ import annotations

import pytest

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import DealDamage, GainLife, LoseLife
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_3_card_types import auras_303
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.abilities import Card, LifeCantChange, PlayerHas
from reference_engine.vocabulary.costs import PayLife
from reference_engine.vocabulary.keywords import Enchant, Protection
from reference_engine.vocabulary.selectors import Target

ALICE, BOB = Player("Alice"), Player("Bob")
RED = Card(name="Red Bear", type="Creature — Bear", mana_cost="{R}", size="2/2")


def shield(table, *abilities):
    table.put(Card(name="Shield", type="Enchantment", abilities=abilities))


def may_target(table, source, controller=BOB):
    row = table.game.view.row(source)
    return targets_115.legal_targets(table.game, Target(player="any"), row, controller)


def test_hexproof_keeps_opponents_off(table):
    shield(table, PlayerHas(("hexproof",)))
    bear = table.put(RED, controller="Bob")
    assert may_target(table, bear) == [BOB]
    assert may_target(table, bear, ALICE) == [ALICE, BOB]


def test_shroud_keeps_everybody_off(table):
    shield(table, PlayerHas(("shroud",)))
    bear = table.put(RED)
    assert may_target(table, bear, ALICE) == [BOB]


@pytest.mark.parametrize(("quality", "holds"), [("red", True), ("blue", False), ("everything", True)])
def test_protection_from_a_quality(table, quality, holds):
    """702.16b–c, e."""
    shield(table, PlayerHas((Protection(from_=(quality,)),)))
    bear = table.put(RED, controller="Bob")
    curse = Card(
        name="Curse", type="Enchantment — Aura", mana_cost="{R}", abilities=(Enchant(what=Target(player="any")),)
    )
    id = table.put(curse, controller="Bob", attached_to=BOB)
    aura = table.game.view.row(id)
    assert (ALICE not in may_target(table, bear)) is holds
    assert auras_303.can_enchant(table.game, aura, ALICE) is not holds
    table.run(pipeline.happen(table.game, DealDamage(to=ALICE, amount=2, source=bear)))
    assert table.life("Alice") == (20 if holds else 18)


def test_a_life_total_that_cannot_change(table):
    shield(table, LifeCantChange())
    bear = table.put(RED, controller="Bob")
    batch = [GainLife(player=p, amount=3) for p in (ALICE, BOB)] + [LoseLife(player=ALICE, amount=1)]
    table.run(pipeline.happen(table.game, *batch))
    table.run(pipeline.happen(table.game, DealDamage(to=ALICE, amount=2, source=bear)))
    assert (table.life("Alice"), table.life("Bob")) == (20, 23)


def test_nor_can_it_be_paid(table):
    """119.8."""
    shield(table, LifeCantChange())
    bear = table.put(RED)
    frame = Frame(Context(ability=None, controller=ALICE, source=table.game.view.row(bear)), paying=True)
    with pytest.raises(IllegalAction) as error:
        table.run(effects_609.perform(table.game, (PayLife(life=2),), frame))
    assert error.value.rule == "119.8"
    table.run(effects_609.perform(table.game, (PayLife(life=0),), frame))
