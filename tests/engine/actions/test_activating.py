"""602 and 302.6: activating abilities; 116.2a: playing lands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reference_engine.kernel import actions


def test_the_ability_goes_on_the_stack(table: Any) -> None:
    """602.2a: with its targets, above everything."""
    table.put("Wastes")
    icy, bears = table.put("Icy Manipulator"), table.put("Grizzly Bears", "Bob")
    table.do(actions.Activate(icy), bears)
    [id] = table.game.state.zone("stack")
    obj = table.game.state.objects[id]
    assert (obj.kind, obj.context.source.id, obj.context.targets) == ("ability", icy, ((bears,),))
    assert table.tapped(icy) == [True]
    table.resolve()
    assert table.tapped(bears) == [True]


def test_tapped_or_not_mine(table: Any) -> None:
    """107.5, 602.2."""
    table.put("Wastes")
    bears = table.put("Grizzly Bears")
    assert table.refuses(actions.Activate(table.put("Icy Manipulator", tapped=True)), bears) == "107.5"
    assert table.refuses(actions.Activate(table.put("Icy Manipulator", "Bob")), bears) == "602.2"
    assert table.refuses(actions.Activate(bears)) == "602.2"


@pytest.mark.parametrize(
    ("sick", "fervor", "rule"), [(False, False, None), (True, False, "302.6"), (True, True, None)]
)
def test_continuous_control(table: Any, sick: bool, fervor: bool, rule: str | None) -> None:
    """302.6, 602.5a, 702.10c."""
    if fervor:
        table.put("Fervor")
    elves = table.put("Llanowar Elves", sick=sick)
    if rule is None:
        assert table.tap(elves) == "G"
    else:
        assert table.refuses(actions.Activate(elves, mana=True)) == rule


def test_a_land_that_is_a_creature(table: Any) -> None:
    """302.6: Dryad Arbor waits, a Forest doesn't; without the symbol nothing waits."""
    assert table.refuses(actions.Activate(table.put("Dryad Arbor", sick=True), mana=True)) == "302.6"
    assert table.tap(table.put("Forest", sick=True)) == "G"


def test_the_untap_symbol(table: Any) -> None:
    """107.6."""
    table.put("Wastes"), table.put("Wastes")
    pala = table.put("Pili-Pala")
    assert table.refuses(actions.Activate(pala)) == "107.6"
    other = table.put("Pili-Pala", tapped=True, sick=True)
    assert table.refuses(actions.Activate(other)) == "302.6"


def test_naming_the_ability(table: Any) -> None:
    """602.2a: by its cost, with words by their verb, or counted."""
    table.put("Grizzly Bears")
    bears = table.game.state.zone("battlefield")[0]
    tower = table.put("Phyrexian Tower")
    moment = table.game.moment()
    table.do(actions.Activate(tower, cost="{T}"))
    assert table.pool() == "C"
    table.game.return_to(moment)
    table.do(actions.Activate(tower, cost="{T}, Sacrifice a creature"), bears)
    assert table.pool() == "BB"
    table.game.return_to(moment)
    table.do(actions.Activate(tower, index=2), bears)
    assert table.pool() == "BB"
    table.game.return_to(moment)
    table.do(actions.Activate(tower), "{T}, sacrifice", bears)
    assert table.purposes[-2:] == ["ability", "sacrifice"]
    table.game.return_to(moment)
    for wrong in (actions.Activate(tower, cost="{2}"), actions.Activate(tower, index=3)):
        assert table.refuses(wrong) == "602.2"


def test_by_keyword(table: Any) -> None:
    """702.6, 702.122: named by the keyword, with or without its parameter."""
    bears = table.put("Grizzly Bears", sick=True)
    copter = table.put("Smuggler's Copter")
    table.do(actions.Activate(copter, cost="Crew 1"), (bears,))
    assert (table.tapped(bears), len(table.game.state.zone("stack"))) == ([True], 1)


def test_a_condition(table: Any) -> None:
    """602.5b: Temple of the False God needs five lands."""
    temple = table.put("Temple of the False God")
    for _ in range(3):
        table.put("Wastes")
    assert table.refuses(actions.Activate(temple, mana=True)) == "602.5b"
    table.put("Wastes")
    assert table.tap(temple) == "CC"


def test_x_of_an_ability(table: Any) -> None:
    """107.3k."""
    for _ in range(5):
        table.put("Forest")
    broodmaster = table.put("Hydra Broodmaster")
    table.do(actions.Activate(broodmaster), 2)
    [id] = table.game.state.zone("stack")
    assert table.game.state.objects[id].context.x == 2


def test_without_a_target_nothing_is_paid(table: Any) -> None:
    """602.2b, 601.2c, 733.1."""
    for _ in range(3):
        table.put("Plains")
    whiteclay = table.put("Order of Whiteclay", tapped=True)
    assert table.refuses(actions.Activate(whiteclay)) == "601.2c"


def test_restricted_mana(table: Any) -> None:
    """106.6: for abilities of lands; not for spells."""
    citadel, mutavault = table.put("Sunken Citadel", chosen={"color": "blue"}), table.put("Mutavault")
    table.do(actions.Activate(citadel, cost="{T}", index=2))
    merfolk = table.put("Merfolk of the Pearl Trident", zone="hand")
    assert table.pool() == "UU"
    moment = table.game.moment()
    table.do(actions.Activate(mutavault, cost="{1}"))
    assert table.pool() == "U"
    table.game.return_to(moment)
    table.tap(mutavault)
    assert table.refuses(actions.Cast(merfolk)) == "601.2h"


def test_playing_a_land(table: Any) -> None:
    """305.1, 305.2: it is on the battlefield at once, one a turn."""
    forest, island = table.put("Forest", zone="hand"), table.put("Island", zone="hand")
    table.do(actions.PlayLand(forest))
    [row] = table.game.view.battlefield()
    assert (row.name, table.game.state.players["Alice"].land_plays) == ("Forest", 1)
    assert table.game.state.zone("stack") == ()
    assert table.refuses(actions.PlayLand(island)) == "305.2b"


def test_when_a_land_can_be_played(tables: Callable[..., Any]) -> None:
    """305.3, 116.2a."""
    for where, rule in (({"active": "Bob"}, "305.3"), ({"step": "upkeep"}, "305.1")):
        table = tables(**where)
        assert table.refuses(actions.PlayLand(table.put("Forest", zone="hand"))) == rule
    table = tables()
    assert table.refuses(actions.PlayLand(table.put("Grizzly Bears", zone="hand"))) == "305.1"
    assert table.refuses(actions.PlayLand(table.put("Forest", zone="graveyard"))) == "305.1"
    table.put("Mountain")
    table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    assert table.refuses(actions.PlayLand(table.put("Forest", zone="hand"))) == "305.1"
