"""601.2g–h: how a payment is made up without being told, and with sources named."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import actions
from reference_engine.kernel.state import Mana, with_player
from reference_engine.rules_1_concepts.spending_118_3a import Requirement, Stage, requirements, spend
from reference_engine.rules_2_parts.mana_cost_202 import symbols


def left(pool: str, cost: str, x: int = 0) -> str | None:
    stage = Stage(requirements(symbols(cost), x), lambda mana: True)
    rest = spend(tuple(Mana(t) for t in pool), (stage,))
    return None if rest is None else "".join(mana.type for mana in rest)


@pytest.mark.parametrize(
    ("pool", "cost", "rest"),
    [
        ("GG", "{1}{G}", ""),
        ("GR", "{1}{G}", ""),
        ("RR", "{1}{G}", None),
        ("GGRC", "{1}", "GGR"),
        ("WU", "{W/U}{W}", ""),
        ("UW", "{W/U}{U}", ""),
        ("UU", "{W/U}{W}", None),
        ("RR", "{2/W}", ""),
        ("WR", "{2/W}", "R"),
        ("C", "{C}", ""),
        ("G", "{C}", None),
        ("G", "{0}", "G"),
        ("GGG", "{X}{G}", "GG"),
    ],
)
def test_spending(pool: str, cost: str, rest: str | None) -> None:
    """107.4, 118.3a."""
    assert left(pool, cost) == rest


def test_x_is_generic() -> None:
    """107.4b."""
    assert requirements(("X", "X", "U"), 2) == (Requirement((frozenset("U"),), 4),)


def test_restricted_mana_is_spent_first_where_it_may_be() -> None:
    """106.6."""
    pool = (Mana("G"), Mana("U", "abilities of lands"))
    stage = Stage(requirements(("1",), 0), lambda mana: True)
    assert spend(pool, (stage,)) == (Mana("G"),)
    free = Stage(requirements(("1",), 0), lambda mana: mana.only_for is None)
    assert spend(pool, (free,)) == (Mana("U", "abilities of lands"),)


def test_least_flexible_sources_pay(table: Any) -> None:
    """Of an Orchard that makes two colours, Elves and a Forest, the latter two pay for {1}{G}; lands go first."""
    table.put("Plains", "Bob"), table.put("Forest", "Bob")
    orchard, elves, forest = (table.put(n) for n in ("Exotic Orchard", "Llanowar Elves", "Forest"))
    moment = table.game.moment()
    table.cast(table.put("Grizzly Bears", zone="hand"))
    assert table.tapped(orchard, elves, forest) == [False, True, True]
    assert table.pool() == ""
    table.game.return_to(moment)
    table.cast(table.put("Elvish Mystic", zone="hand"))
    assert table.tapped(orchard, elves, forest) == [False, False, True]


def test_the_pool_pays_first(table: Any) -> None:
    first, second, third = (table.put("Forest") for _ in range(3))
    table.tap(third)
    table.cast(table.put("Grizzly Bears", zone="hand"))
    assert table.tapped(first, second, third) == [True, False, True]


def test_named_sources_pay(table: Any) -> None:
    """605.3a: those named are activated in any case, and what else is needed is found."""
    first, second, elves = table.put("Forest"), table.put("Forest"), table.put("Llanowar Elves")
    table.cast(table.put("Grizzly Bears", zone="hand"), mana_abilities=(elves,))
    assert table.tapped(first, second, elves) == [True, False, True]


def test_a_source_is_activated_because_it_is_named(table: Any) -> None:
    """601.2g: also for a cost of {0}; the mana stays."""
    ring = table.put("Sol Ring")
    table.cast(table.put("Ornithopter", zone="hand"), mana_abilities=(ring,))
    assert (table.tapped(ring), table.pool()) == ([True], "CC")


def test_a_named_source_without_a_mana_ability(table: Any) -> None:
    """605.1a: Millikin can't pay in this edition; neither can what is tapped."""
    table.put("Forest")
    millikin = table.put("Millikin")
    ring = table.put("Sol Ring", zone="hand")
    tapped = table.put("Island", tapped=True)
    assert table.refuses(actions.Cast(ring, mana_abilities=(millikin,))) == "605.3a"
    assert table.refuses(actions.Cast(ring, mana_abilities=(tapped,))) == "605.3a"


def test_a_color_is_chosen_to_fit(table: Any) -> None:
    """No question while paying: of the colours that Chromatic Lantern gives the lands, what the spell needs."""
    table.put("Chromatic Lantern", tapped=True)
    wastes = table.put("Wastes"), table.put("Wastes")
    table.cast(table.put("Merfolk of the Pearl Trident", zone="hand"))
    assert table.tapped(*wastes) == [True, False]
    assert table.asked == []


def test_triggered_mana_pays(table: Any) -> None:
    """605.4a: one Forest under Mana Flare pays for a spell of two."""
    table.put("Mana Flare")
    forest, bears = table.put("Forest"), table.put("Grizzly Bears", zone="hand")
    table.cast(bears)
    assert (table.tapped(forest), table.pool()) == ([True], "")


def test_two_colors_from_an_aura(table: Any) -> None:
    """605.4a: {U} of the Island, {G} of Wild Growth, with a creature spell to copy for {G}{U}."""
    for _ in range(2):
        table.put("Forest")
    spell = table.cast(table.put("Grizzly Bears", zone="hand"))
    island = table.put("Island")
    table.put("Wild Growth", attached_to=island)
    table.cast(table.put("Double Major", zone="hand"), spell.id)
    assert (table.tapped(island), table.pool()) == ([True], "")


def test_an_ability_that_costs_mana_can_pay(table: Any) -> None:
    """605.3a: Pili-Pala makes the blue mana that two Wastes can't, named or not."""
    merfolk = table.put("Merfolk of the Pearl Trident", zone="hand")
    table.put("Wastes"), table.put("Wastes")
    pala = table.put("Pili-Pala", tapped=True)
    moment = table.game.moment()
    for named in ((pala,), ()):
        table.game.return_to(moment)
        table.cast(merfolk, mana_abilities=named)
        assert (table.tapped(pala), table.pool()) == ([False], "")


def test_filters_spend_what_is_not_needed_later(table: Any) -> None:
    """Mystic Gate's {W/U} must come from the Island, for the Forest's {G} is needed."""
    forest, island, gate = table.put("Forest"), table.put("Island"), table.put("Mystic Gate")
    lion = table.put("Savannah Lions", zone="hand")
    table.cast(lion)
    assert table.tapped(forest, island, gate) == [False, True, True]
    assert table.pool() in ("W", "U")


def test_nothing_is_sacrificed_while_lands_can_pay(table: Any) -> None:
    """601.2g: a sacrifice pays only where nothing else does."""
    table.put("Phyrexian Altar")
    bears = table.put("Grizzly Bears")
    forest = table.put("Forest")
    mystic = table.put("Elvish Mystic", zone="hand")
    moment = table.game.moment()
    table.cast(mystic)
    assert table.tapped(forest, bears) == [True, False]
    assert bears in table.game.state.objects
    table.game.return_to(moment)
    table.tap(forest)
    table.game.state = with_player(table.game.state, "Alice", mana=())
    table.cast(mystic)
    assert bears not in table.game.state.objects


def test_what_the_cost_taps_can_not_be_tapped_for_mana_too(table: Any) -> None:
    """107.5, 601.2g."""
    gate = table.put("Mystic Gate")
    assert table.refuses(actions.Activate(gate, cost="{W/U}, {T}")) == "601.2h"


def test_a_creature_tapped_for_the_mana_that_untaps_it(table: Any) -> None:
    """601.2g–h: mana abilities come before payment, so {Q} can be paid by what was tapped for its mana; if named."""
    elves = table.put("Llanowar Elves")
    table.put("Umbral Mantle", attached_to=elves)
    for _ in range(2):
        table.put("Wastes")
    assert table.refuses(actions.Activate(elves, cost="{3}, {Q}")) == "601.2h"
    table.do(actions.Activate(elves, cost="{3}, {Q}", mana_abilities=(elves,)))
    assert table.tapped(elves) == [False]
    assert table.tapped(*table.game.state.zone("battlefield")).count(True) == 2


def test_unpayable(table: Any) -> None:
    """601.2h, 733.1: everything is taken back, also the mana abilities."""
    forest, bears = table.put("Forest"), table.put("Grizzly Bears", zone="hand")
    assert table.refuses(actions.Cast(bears)) == "601.2h"
    assert table.refuses(actions.Cast(bears, mana_abilities=(forest,))) == "601.2h"
    assert table.game.state.zone("hand", "Alice") == (bears,)


def test_many_lands_of_any_color_are_no_burden(table: Any) -> None:
    table.put("Chromatic Lantern")
    for name in ("Wastes", "Forest", "Island", "Plains", "Swamp") * 2:
        table.put(name)
    table.cast(table.put("Gadwick, the Wizened", zone="hand"), 6)
    assert table.pool() == ""
    assert table.game.state.zone("stack")
