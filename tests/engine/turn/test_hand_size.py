"""402.2, 514.1, 613.11: the maximum hand size."""

from __future__ import annotations

import pytest

from reference_engine.kernel import pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.state import Player
from reference_engine.rules_4_zones import hand_402
from reference_engine.rules_5_turn import cleanup_514
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.abilities import Card, HandSizeChange, MaximumHandSize, Static
from reference_engine.vocabulary.effects import While
from reference_engine.vocabulary.modifications import GainControl

ALICE, BOB = Player("Alice"), Player("Bob")
NONE = Card(name="Spellbook", type="Artifact", abilities=(MaximumHandSize("none"),))
FEWER = Card(name="Miser", type="Enchantment", abilities=(HandSizeChange(-1),))
TWO = Card(name="Profusion", type="Enchantment", abilities=(MaximumHandSize(2),))


def lift(table, source):
    """No maximum for as long as Alice controls the source."""
    frame = Frame(Context(ability=None, controller=ALICE, source=table.game.view.row(source)))
    table.run(
        effects_609.perform(table.game, (While(abilities=(MaximumHandSize("none"),), until="you control this"),), frame)
    )


@pytest.mark.parametrize(("cards", "size"), [((), 7), ((NONE,), None), ((NONE, TWO), 2), ((TWO, NONE), None)])
def test_effects_apply_in_the_order_of_their_timestamps(table, cards, size):
    for card in cards:
        table.put(card)
    assert hand_402.maximum_size(table.game, ALICE) == size
    assert hand_402.maximum_size(table.game, BOB) == 7


@pytest.mark.parametrize(
    ("cards", "size"), [((FEWER,), 6), ((TWO, FEWER), 1), ((FEWER, TWO), 2), ((NONE, FEWER), None)]
)
def test_a_change_counts_from_what_it_was(table, cards, size):
    for card in cards:
        table.put(card)
    assert hand_402.maximum_size(table.game, ALICE) == size


def test_the_size_of_a_chosen_player(table):
    rack = Card(name="Rack", type="Artifact", abilities=(MaximumHandSize(4, whose="chosen"),))
    table.put(rack, choices=((("printed", "player"), BOB),))
    assert [hand_402.maximum_size(table.game, p) for p in (ALICE, BOB)] == [7, 4]


def test_an_effect_of_a_resolution_has_its_own_timestamp(table):
    source = table.put("1/1")
    table.put(TWO)
    lift(table, source)
    assert hand_402.maximum_size(table.game, ALICE) is None
    table.put(TWO)
    assert hand_402.maximum_size(table.game, ALICE) == 2


def test_it_ends_for_good_as_the_source_changes_hands(table):
    """611.2b."""
    source = table.put("1/1")
    lift(table, source)
    aura = Card(name="Theft", type="Enchantment", abilities=(Static(modify=(GainControl(),), to="host"),))
    table.put(aura, controller="Bob", attached_to=source)
    assert hand_402.maximum_size(table.game, ALICE) is None
    pipeline.look_after(table.game)
    assert hand_402.maximum_size(table.game, ALICE) == 7


def test_without_a_maximum_nobody_discards(table):
    for _ in range(9):
        table.put("1/1", zone="hand")
    table.put(NONE)
    table.run(cleanup_514.discard(table.game))
    assert len(table.state.zone("hand", ALICE)) == 9


def test_the_excess_over_a_changed_maximum_is_discarded(table):
    hand = [table.put("1/1", zone="hand") for _ in range(4)]
    table.put(TWO)
    table.run(cleanup_514.discard(table.game), tuple(hand[:2]))
    assert table.state.zone("hand", ALICE) == tuple(hand[2:])
