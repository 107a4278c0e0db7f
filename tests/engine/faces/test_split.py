"""709: the halves of a split card."""

from __future__ import annotations

import pytest

from reference_engine import cardfiles
from reference_engine.kernel import actions
from reference_engine.kernel.state import Player
from reference_engine.rules_2_parts.mana_cost_202 import mana_value_of

BOB = Player("Bob")


def test_off_the_stack_it_is_both_halves(table):
    """709.4."""
    card = table.put("Dead // Gone", zone="hand")
    row = table.row(card)
    assert (row.name, mana_value_of(row), len(row.abilities)) == ("Dead // Gone", 4, 2)
    assert cardfiles.card("Gone") is cardfiles.card("Dead // Gone")


@pytest.mark.parametrize(("half", "value"), [("Dead", 1), ("Gone", 3)])
def test_on_the_stack_there_is_only_the_half_that_was_cast(table, half, value):
    """709.3b, and 709.4 again when it has left the stack."""
    bears = table.put("Grizzly Bears", BOB)
    for _ in range(3):
        table.put("Mountain")
    spell = table.cast(table.put("Dead // Gone", zone="hand"), bears, face=half)
    row = table.row(spell.id)
    assert (row.name, mana_value_of(row), len(row.abilities)) == (half, value, 1)
    table.resolve()
    [card] = table.game.state.zone("graveyard", Player("Alice"))
    assert table.row(card).name == "Dead // Gone"


def test_the_half_is_asked_for(table):
    bears = table.put("Grizzly Bears", BOB)
    table.put("Mountain")
    table.cast(table.put("Dead // Gone", zone="hand"), "Dead", bears)
    assert table.purposes[0] == "face"


def test_what_is_no_half_cannot_be_cast(table):
    card = table.put("Dead // Gone", zone="hand")
    table.put("Mountain")
    assert table.refuses(actions.Cast(card, face="Forest")) == "709.3"
