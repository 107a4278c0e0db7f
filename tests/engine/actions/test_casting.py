"""601: casting, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reference_engine.kernel import actions, events
from reference_engine.kernel.questions import TakenBack
from reference_engine.rules_1_concepts import taking_actions


def lands(table: Any, *names: str) -> None:
    for name in names:
        table.put(name)


def test_the_spell_is_cast(table: Any) -> None:
    """601.2a, i: it is on the stack under its caster's control, a new object, counted."""
    lands(table, "Mountain")
    bolt = table.put("Lightning Bolt", zone="hand")
    spell = table.cast(bolt, "Bob")
    assert spell.id != bolt
    assert (spell.controller, spell.cast.was_cast, spell.cast.targets) == ("Alice", True, (("Bob",),))
    assert table.game.state.players["Alice"].spells_cast == 1
    kinds = [e.data["event"] for e in table.game.log if isinstance(e.data.get("event"), events.Event)]
    names = [type(event).__name__ for event in kinds]
    assert names == ["Move", "BecomeTarget", "Tap", "ProduceMana", "SpellCast"]


def test_from_hand_only(table: Any) -> None:
    """601.3, 305.9."""
    lands(table, "Forest", "Forest")
    assert table.refuses(actions.Cast(table.put("Grizzly Bears", zone="graveyard"))) == "601.3"
    assert table.refuses(actions.Cast(table.put("Grizzly Bears", "Bob", zone="hand"))) == "601.3"
    assert table.refuses(actions.Cast(table.put("Forest", zone="hand"))) == "305.9"


@pytest.mark.parametrize("where", [{"active": "Bob"}, {"step": "upkeep"}])
def test_timing(tables: Callable[..., Any], where: dict[str, str]) -> None:
    """117.1a: an instant any time, another spell not; as though it had flash, both."""
    table = tables(**where)
    lands(table, "Forest", "Forest", "Mountain")
    bears = table.put("Grizzly Bears", zone="hand")
    assert table.refuses(actions.Cast(bears)) == "117.1a"
    table.put("Vedalken Orrery", "Bob")
    assert table.refuses(actions.Cast(bears)) == "117.1a"
    table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    table.put("Vedalken Orrery")
    table.cast(bears)


def test_a_sorcery_needs_an_empty_stack(table: Any) -> None:
    """307.1."""
    lands(table, "Mountain", "Forest", "Forest")
    table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    assert table.refuses(actions.Cast(table.put("Grizzly Bears", zone="hand"))) == "117.1a"


def test_without_a_legal_target(table: Any) -> None:
    """601.2c, 733.1."""
    lands(table, "Swamp", "Swamp")
    blade = table.put("Doom Blade", zone="hand")
    assert table.refuses(actions.Cast(blade)) == "601.2c"
    bears = table.put("Grizzly Bears", "Bob")
    table.cast(blade, bears)


def test_an_aura_spell_targets_by_its_enchant_ability(table: Any) -> None:
    """115.1b, 303.4a."""
    lands(table, "Forest")
    growth = table.put("Wild Growth", zone="hand")
    forest = table.game.state.zone("battlefield")[0]
    table.put("Grizzly Bears")
    spell = table.cast(growth, forest)
    assert table.asked[-1].options == (forest,)
    assert spell.cast.targets == ((forest,),)


def test_x(table: Any) -> None:
    """107.3a: chosen, paid, and remembered by the spell."""
    lands(table, *["Wastes"] * 5)
    walker = table.put("Hangarback Walker", zone="hand")
    assert table.refuses(actions.Cast(walker), 3) == "601.2h"
    assert table.cast(walker, 2).cast.x == 2
    assert sum(table.tapped(*table.game.state.zone("battlefield"))) == 4


def test_without_paying(table: Any) -> None:
    """118.9, 107.3b: X of the mana cost that isn't paid can only be 0."""
    table.put("Omniscience")
    gadwick = table.put("Gadwick, the Wizened", zone="hand")
    spell = table.cast(gadwick, 0)
    assert (spell.cast.x, table.purposes) == (0, ["x"])
    assert (table.asked[0].least, table.asked[0].most) == (0, 0)


def test_the_method_is_asked_if_both_can_be_paid(table: Any) -> None:
    """601.2b, 118.9a."""
    table.put("Omniscience")
    lands(table, "Forest", "Forest")
    bears = table.put("Grizzly Bears", zone="hand")
    moment = table.game.moment()
    table.cast(bears, "without paying")
    assert True not in table.tapped(*table.game.state.zone("battlefield"))
    table.game.return_to(moment)
    table.cast(bears, method="normal")
    assert table.tapped(*table.game.state.zone("battlefield")) == [False, True, True]
    table.game.return_to(moment)
    assert table.refuses(actions.Cast(bears, method="evoke")) == "118.9"


def test_kicker(table: Any) -> None:
    """702.33a, d: an optional cost with its own X."""
    lands(table, *["Forest"] * 9)
    verdeloth = table.put("Verdeloth the Ancient", zone="hand")
    moment = table.game.moment()
    spell = table.cast(verdeloth, True, 3)
    assert (spell.cast.kicked, spell.cast.x) == (("{X}",), 3)
    assert table.purposes == ["optional-cost", "x"]
    assert table.asked[0].text == "kicker {X}"
    assert sum(table.tapped(*table.game.state.zone("battlefield"))) == 9
    table.game.return_to(moment)
    assert table.cast(verdeloth, False).cast.kicked == ()
    table.game.return_to(moment)
    assert table.refuses(actions.Cast(verdeloth), True, 4) == "601.2h"


def test_costs_more(table: Any) -> None:
    """601.2f: Damping Sphere counts the other spells of the turn."""
    table.put("Damping Sphere", "Bob")
    lands(table, "Mountain", "Mountain", "Mountain")
    bolts = [table.put("Lightning Bolt", zone="hand") for _ in range(2)]
    table.cast(bolts[0], "Bob")
    assert sum(table.tapped(*table.game.state.zone("battlefield"))) == 1
    table.cast(bolts[1], "Bob")
    assert sum(table.tapped(*table.game.state.zone("battlefield"))) == 3


def test_taking_back_while_it_is_proposed(table: Any) -> None:
    """733.1: a proposal that its player withdraws leaves nothing behind."""
    lands(table, "Mountain")
    bolt = table.put("Lightning Bolt", zone="hand")
    before = table.game.state
    casting = taking_actions.take(table.game, "Alice", actions.Cast(bolt))
    question: Any = casting.send(None)
    assert (question.purpose, table.game.proposing) == ("target", 1)
    with pytest.raises(TakenBack):
        casting.throw(TakenBack("733.1", "withdrawn"))
    assert table.game.state is before
    assert table.game.proposing == 0


def test_illegal_on_the_way_leaves_no_trigger(table: Any) -> None:
    """733.1: Manabarbs doesn't trigger for a land tapped for a spell that couldn't be paid."""
    table.put("Manabarbs", "Bob")
    forest, bears = table.put("Forest"), table.put("Grizzly Bears", zone="hand")
    assert table.refuses(actions.Cast(bears, mana_abilities=(forest,))) == "601.2h"
    table.put("Forest")
    table.cast(bears)
    assert len(table.game.triggered) == 2


def test_cast_in_a_resolution(tables: Callable[..., Any]) -> None:
    """608.2g: timing by card type is ignored, the cost isn't paid."""
    table = tables(active="Bob")
    spell = table.cast(table.put("Grizzly Bears", zone="hand"), without_paying=True)
    assert spell.cast.was_cast
