"""118.7–9, 601.2b, f: alternative and additional costs, what changes a cost, and what sets it."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import actions
from reference_engine.kernel.driver import run
from reference_engine.rules_6_spells import resolving_608


def lands(table: Any, *names: str) -> None:
    for name in names:
        table.put(name)


def spent(table: Any) -> int:
    """How many lands are tapped."""
    return sum(table.tapped(*table.game.state.zone("battlefield")))


# ------------------------------------------------------------------------------------------------ alternative costs
def test_one_alternative_cost_only(table: Any) -> None:
    """118.9a: of the ways that can be paid one is chosen; each is a way of its own."""
    table.put("Omniscience")
    table.put("Fist of Suns")
    lands(table, "Plains", "Island", "Swamp", "Mountain", "Forest")
    drifter = table.put("Mulldrifter", zone="hand")
    moment = table.game.moment()
    spell = table.cast(drifter, "evoke")
    assert table.asked[0].options == ("normal", "evoke", "without paying", "Fist of Suns")
    assert (spell.cast.method, spent(table)) == ("evoke", 3)
    for method, lands_tapped in (("Fist of Suns", 5), ("without paying", 0), ("normal", 5)):
        table.game.return_to(moment)
        assert table.cast(drifter, method=method).cast.method == method
        assert spent(table) == lands_tapped


def test_an_effect_that_casts_it_without_paying_leaves_no_other_way(table: Any) -> None:
    """118.9a, b."""
    lands(table, "Island", "Wastes", "Wastes")
    drifter = table.put("Mulldrifter", zone="hand")
    for method in ("evoke", "normal", "morph"):
        assert table.refuses(actions.Cast(drifter, method=method, without_paying=True)) == "118.9a"
    assert table.cast(drifter, without_paying=True).cast.method == "without paying"


def test_additional_costs_are_added_to_an_alternative_one(table: Any) -> None:
    """118.9d: {W}{U}{B}{R}{G} and the kicker."""
    table.put("Fist of Suns")
    lands(table, "Plains", "Island", "Swamp", "Mountain", "Forest", *["Wastes"] * 4)
    bears = table.put("Grizzly Bears")
    table.cast(table.put("Gigantiform", zone="hand"), True, bears, method="Fist of Suns")
    assert spent(table) == 9


def test_evoke(table: Any) -> None:
    """702.74a: the permanent knows how it was cast; a normal one stays."""
    lands(table, *["Island"] * 5)
    moment = table.game.moment()
    table.cast(table.put("Mulldrifter", zone="hand"), method="evoke")
    table.resolve()
    assert len(table.game.triggered) == 2
    table.game.return_to(moment)
    table.cast(table.put("Mulldrifter", zone="hand"), method="normal")
    table.resolve()
    assert len(table.game.triggered) == 1


def test_no_mana_cost(table: Any) -> None:
    """118.6, 118.6a: nothing makes it payable but an alternative cost."""
    vision = table.put("Ancestral Vision", zone="hand")
    table.put("Helm of Awakening")
    assert table.refuses(actions.Cast(vision), "Bob") == "118.6"
    table.put("Omniscience")
    table.cast(vision, "Bob")


# ------------------------------------------------------------------------------------------------ overload
def test_overload_reads_each_for_target(table: Any) -> None:
    """702.96a–b: no targets, so that hexproof is no obstacle; lands and what its player controls stay."""
    lands(table, *["Island"] * 7)
    mine = table.put("Grizzly Bears")
    theirs = [table.put("Invisible Stalker", "Bob"), table.put("Sol Ring", "Bob")]
    land = table.put("Forest", "Bob")
    moment = table.game.moment()
    spell = table.cast(table.put("Cyclonic Rift", zone="hand"), method="overload")
    assert spell.cast.targets == ()
    table.resolve()
    battlefield = table.game.state.zone("battlefield")
    assert {mine, land} <= set(battlefield)
    assert not set(theirs) & set(battlefield)
    table.game.return_to(moment)
    table.cast(table.put("Cyclonic Rift", zone="hand"), theirs[1], method="normal")
    assert table.asked[-1].options == (theirs[1],)


# ------------------------------------------------------------------------------------------------ additional costs
def test_either_cost(table: Any) -> None:
    """601.2b: which one is asked if both can be paid with the rest."""
    lands(table, *["Island"] * 5)
    adept = table.put("Silvergill Adept", zone="hand")
    moment = table.game.moment()
    table.cast(adept)
    assert spent(table) == 5
    table.game.return_to(moment)
    merfolk = table.put("Silvergill Adept", zone="hand")
    moment = table.game.moment()
    table.cast(adept, "reveal", merfolk)
    assert [option.value for option in table.asked[-2].options] == ["reveal", "{3}"]
    assert spent(table) == 2
    table.game.return_to(moment)
    table.cast(adept, "{3}")
    assert spent(table) == 5


def test_neither_cost(table: Any) -> None:
    """601.2h: with lands for the mana cost only and nothing to reveal it can't be cast."""
    lands(table, "Island", "Island")
    adept = table.put("Silvergill Adept", zone="hand")
    assert table.refuses(actions.Cast(adept)) in ("118.3", "601.2h")
    table.put("Merfolk of the Pearl Trident", zone="hand")
    table.cast(adept, table.game.state.zone("hand", "Alice")[1])


def test_one_x_for_the_mana_cost_and_the_additional_cost(table: Any) -> None:
    """107.3a–b, 107.3i: the X of the discard is that of the mana cost; unpaid, both are 0."""
    lands(table, *["Swamp"] * 4)
    hope = table.put("Abandon Hope", zone="hand")
    cards = [table.put("Opt", zone="hand"), table.put("Opt", zone="hand")]
    table.put("Opt", "Bob", zone="hand")
    moment = table.game.moment()
    assert table.cast(hope, 2, "Bob", tuple(cards)).cast.x == 2
    assert (spent(table), len(table.game.state.zone("graveyard", "Alice"))) == (4, 2)
    table.game.return_to(moment)
    table.put("Omniscience")
    assert table.cast(hope, 0, "Bob", method="without paying").cast.x == 0
    assert table.asked[-2].most == 0


def test_another_player_chooses_what_is_discarded(table: Any) -> None:
    """701.9b."""
    lands(table, *["Swamp"] * 3)
    hope = table.put("Abandon Hope", zone="hand")
    mine = table.put("Opt", zone="hand")
    theirs = [table.put(name, "Bob", zone="hand") for name in ("Opt", "Grizzly Bears")]
    table.cast(hope, 1, "Bob", mine)
    asked: list[Any] = []
    def answer(question: Any) -> Any:
        asked.append(question)
        return theirs[1]

    run(resolving_608.resolve_top(table.game), answer)
    assert [(q.player, q.options) for q in asked] == [("Alice", tuple(theirs))]
    assert len(table.game.state.zone("hand", "Bob")) == 1


def test_two_kickers_are_told_apart(table: Any) -> None:
    """702.33b, f."""
    lands(table, *["Island"] * 3, "Plains", "Swamp", "Wastes", "Wastes")
    table.put("Grizzly Bears", "Bob")
    mage = table.put("Stormscape Battlemage", zone="hand")
    moment = table.game.moment()
    for answers, triggers in (((True, True), 2), ((True, False), 1), ((False, True), 1), ((False, False), 0)):
        table.game.return_to(moment)
        table.cast(mage, *answers)
        table.resolve()
        assert len(table.game.triggered) == triggers
    table.game.return_to(moment)
    table.cast(mage, True, False)
    table.resolve()
    assert [t.context.ability.target for t in table.game.triggered] == [None]


# ------------------------------------------------------------------------------------------------ 601.2f
@pytest.mark.parametrize(
    ("others", "lands_tapped"),
    [
        ((), 1),
        (("Trinisphere",), 3),
        (("Trinisphere", "Helm of Awakening"), 3),
        (("Trinisphere", "Sphere of Resistance"), 3),
        (("Trinisphere", *["Sphere of Resistance"] * 3), 4),
        (("Goblin Electromancer", "Thalia, Guardian of Thraben"), 1),
        (("Sphere of Resistance", "Sphere of Resistance", "Helm of Awakening"), 2),
    ],
)
def test_the_total_cost_of_lightning_bolt(table: Any, others: tuple[str, ...], lands_tapped: int) -> None:
    """601.2f: increases, then reductions, which never take coloured mana (118.7a); last what sets the total."""
    lands(table, *["Mountain"] * 6, *others)
    table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    assert spent(table) == lands_tapped


def test_a_tapped_trinisphere_does_nothing(table: Any) -> None:
    lands(table, "Mountain")
    table.put("Trinisphere", tapped=True)
    table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    assert spent(table) == 2


def test_the_cost_is_locked_in(table: Any) -> None:
    """601.2f: what is sacrificed for it still made it cheaper."""
    lands(table, "Swamp")
    familiar = table.put("Thunderscape Familiar")
    table.cast(table.put("Altar's Reap", zone="hand"), familiar)
    assert spent(table) == 1


@pytest.mark.parametrize(("number", "lands_tapped"), [(0, 3), (1, 3), (2, 4), (3, 5)])
def test_a_cost_by_the_number_of_targets(table: Any, number: int, lands_tapped: int) -> None:
    """601.2c before 601.2f: {1} for each target beyond the first."""
    lands(table, *["Mountain"] * 6)
    targets = tuple(table.put("Grizzly Bears", "Bob") for _ in range(3))[:number]
    table.cast(table.put("Fireball", zone="hand"), 2, targets)
    assert spent(table) == lands_tapped


def test_damage_divided_evenly_rounded_down(table: Any) -> None:
    lands(table, *["Mountain"] * 7)
    giants = tuple(table.put("Hill Giant", "Bob") for _ in range(2))
    table.cast(table.put("Fireball", zone="hand"), 5, giants)
    table.resolve()
    assert [table.game.state.status_of(id).damage for id in giants] == [2, 2]


# ------------------------------------------------------------------------------------------------ convoke
def test_convoke(table: Any) -> None:
    """702.51a: a creature pays for one mana of its colour or one generic; sick ones too."""
    lands(table, "Forest", "Forest")
    green = table.put("Grizzly Bears", sick=True)
    red = table.put("Hill Giant")
    chord = table.put("Chord of Calling", zone="hand")
    assert table.refuses(actions.Cast(chord, tapping=(green, red)), 0) == "702.51a"
    table.cast(chord, 1, tapping=(green, red))
    assert False not in table.tapped(*table.game.state.zone("battlefield"))


def test_convoke_is_asked_if_mana_is_not_enough(table: Any) -> None:
    lands(table, "Forest", "Forest")
    green = table.put("Grizzly Bears")
    chord = table.put("Chord of Calling", zone="hand")
    moment = table.game.moment()
    table.cast(chord, 0, (green,))
    assert table.asked[-1].purpose == "cost"
    table.game.return_to(moment)
    table.put("Forest")
    asked = len(table.asked)
    table.cast(chord, 0)
    assert [q.purpose for q in table.asked[asked:]] == ["x"]


def test_only_untapped_creatures_of_the_player_convoke(table: Any) -> None:
    lands(table, "Forest", "Forest")
    tapped, theirs = table.put("Grizzly Bears", tapped=True), table.put("Grizzly Bears", "Bob")
    chord = table.put("Chord of Calling", zone="hand")
    for creature in (tapped, theirs):
        assert table.refuses(actions.Cast(chord, tapping=(creature,)), 0) == "702.51a"


def test_what_convoke_pays_is_part_of_the_total_cost(table: Any) -> None:
    """702.51b: increases come first, and creatures pay for them."""
    lands(table, "Forest", "Forest", "Forest", "Sphere of Resistance")
    creature = table.put("Hill Giant")
    table.cast(table.put("Chord of Calling", zone="hand"), 0, tapping=(creature,))


