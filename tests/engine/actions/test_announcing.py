"""601.2b–f with cards made up for the purpose: modes, division, several kickers, costs of every kind."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import actions
from reference_engine.kernel.questions import Labelled
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.abilities import Activated, Card, Spell
from reference_engine.vocabulary.costs import PayLife
from reference_engine.vocabulary.keywords import Kicker, Protection
from reference_engine.vocabulary.selectors import Target, Which
from reference_engine.vocabulary.spell_costs import AdditionalCost, AlternativeCost, SpellsCost


def spell(cost: str | None, *abilities: Any, name: str = "Made Up", kind: str = "Instant") -> Card:
    return Card(name=name, type=kind, mana_cost=cost, abilities=abilities)


GAIN = e.GainLife(life=1)
BOLT = Spell(do=(e.DealDamage(amount=3),), target=Target(any_target=True))


def lands(table: Any, *names: str) -> None:
    for name in names:
        table.put(name)


def used(table: Any) -> int:
    return sum(table.tapped(*table.game.state.zone("battlefield")))


def test_modes(table: Any) -> None:
    """700.2a."""
    modal = Spell(do=(e.Choose(modes=((GAIN,), (e.Draw(),), (e.LoseLife(life=1),)), at_least=2, at_most=2),))
    lands(table, "Forest")
    card = table.put(spell("{G}", modal), zone="hand")

    def pick(*numbers: int) -> tuple[Any, ...]:
        return tuple(Labelled(n, f"mode {n}") for n in numbers)

    assert table.cast(card, pick(3, 1)).cast.modes == (1, 3)
    table.resolve()
    assert table.game.state.players["Alice"].life == 20


def test_division(table: Any) -> None:
    """601.2d: announced among several targets, at least one each; a single target gets all."""
    forked = Spell(
        do=(e.DealDamage(amount=2, divided="as_chosen"),), target=Target(any_target=True, at_least=1, at_most=3)
    )
    lands(table, "Mountain", "Mountain")
    bears = table.put("Grizzly Bears", "Bob")
    card = table.put(spell("{R}", forked), zone="hand")
    moment = table.game.moment()
    cast = table.cast(card, ("Bob", bears), (("Bob", 1), (bears, 1)))
    assert cast.cast.division == (("Bob", 1), (bears, 1))
    table.resolve()
    assert table.game.state.players["Bob"].life == 19
    table.game.return_to(moment)
    assert table.cast(card, ("Bob",)).cast.division == (("Bob", 2),)
    table.game.return_to(moment)
    assert table.refuses(actions.Cast(card), ("Alice", "Bob", bears)) == "601.2d"


def test_several_kickers_and_multikicker(table: Any) -> None:
    """702.33b–c: each kicker once, multikicker as often as it is paid; all remembered."""
    lands(table, *["Forest"] * 8)
    card = table.put(spell("{G}", Kicker(cost="{1}"), Kicker(cost="{2}"), Spell(do=(GAIN,))), zone="hand")
    moment = table.game.moment()
    assert table.cast(card, False, True).cast.kicked == ("{2}",)
    assert used(table) == 3
    table.game.return_to(moment)
    assert table.cast(card, True, True).cast.kicked == ("{1}", "{2}")
    assert used(table) == 4
    table.game.return_to(moment)
    multi = table.put(spell("{G}", Kicker(cost="{2}", any_number_of_times=True), Spell(do=(GAIN,))), zone="hand")
    assert table.cast(multi, 3).cast.kicked == ("{2}",) * 3
    assert used(table) == 7


def test_the_total_cost_adds_before_it_reduces(table: Any) -> None:
    """601.2f, 118.7a: {R} + {4} + {1} - {1}; a reduction takes no coloured mana and none that isn't there."""
    lands(table, *["Mountain"] * 6)
    more = table.put(spell(None, SpellsCost(more=1, spells=Which(type="Instant")), kind="Enchantment"), "Bob")
    table.put(spell(None, SpellsCost(more=-1, whose="you"), kind="Enchantment"))
    kicked = spell("{R}", Kicker(cost="{4}"), BOLT)
    card = table.put(kicked, zone="hand")
    moment = table.game.moment()
    table.cast(card, True, "Bob")
    assert used(table) == 5
    table.game.return_to(moment)
    table.cast(card, False, "Bob")
    assert used(table) == 1
    assert more in table.game.state.objects


def test_costs_of_opponents(table: Any) -> None:
    """601.2f: an effect on its controller's spells, or on the opponents', knows whose they are."""
    lands(table, "Mountain")
    table.put(spell(None, SpellsCost(more=1, whose="you"), kind="Enchantment"), "Bob")
    card = table.put(spell("{R}", BOLT), zone="hand")
    moment = table.game.moment()
    table.cast(card, "Bob")
    table.game.return_to(moment)
    table.put(spell(None, SpellsCost(more=1, whose="opponent"), kind="Enchantment"), "Bob")
    assert table.refuses(actions.Cast(card), "Bob") == "601.2h"


def test_a_cost_is_locked_in(table: Any) -> None:
    """601.2f: sacrificing what makes it cheaper doesn't make it dearer again."""
    lands(table, "Swamp")
    cheaper = Card(
        name="Helper", type="Creature — Imp", size="1/1", abilities=(SpellsCost(more=-1, whose="you"),)
    )
    helper = table.put(cheaper)
    reap = spell("{1}{B}", AdditionalCost(cost=(e.Sacrifice(what=Which(type="Creature")),)), Spell(do=(GAIN,)))
    table.cast(table.put(reap, zone="hand"), helper)
    assert helper not in table.game.state.objects


def test_without_what_an_additional_cost_needs(table: Any) -> None:
    """118.3, 601.2h: nothing to sacrifice, so the land stays untapped."""
    lands(table, "Swamp")
    reap = spell("{B}", AdditionalCost(cost=(e.Sacrifice(what=Which(type="Creature")),)), Spell(do=(GAIN,)))
    assert table.refuses(actions.Cast(table.put(reap, zone="hand"))) == "118.3"


def test_an_alternative_cost(table: Any) -> None:
    """118.9, 118.9d: instead of the mana cost, with additional costs on top."""
    lands(table, "Forest")
    card = table.put(
        spell(
            "{7}",
            AlternativeCost(cost=(PayLife(life=3),), method="life"),
            AdditionalCost(cost=("{G}",)),
            Spell(do=(GAIN,)),
        ),
        zone="hand",
    )
    table.cast(card)  # only one way can be paid
    assert (table.game.state.players["Alice"].life, used(table), table.asked) == (17, 1, [])


def test_an_alternative_cost_with_a_condition(table: Any) -> None:
    """118.9: only while the condition holds."""
    free = AlternativeCost(cost=(), method="free", only_if="not_your_turn")
    card = table.put(spell("{7}", free, Spell(do=(GAIN,))), zone="hand")
    assert table.refuses(actions.Cast(card, method="free")) == "118.9"


def test_no_mana_cost(table: Any) -> None:
    """118.6, 118.6a: it can't be paid, but an alternative cost can."""
    card = table.put(spell(None, Spell(do=(GAIN,))), zone="hand")
    assert table.refuses(actions.Cast(card)) == "118.6"
    table.put("Omniscience")
    table.cast(card)


@pytest.mark.parametrize(("pay_life", "life", "tapped"), [((True, True), 16, 0), ((True, False), 18, 1)])
def test_phyrexian_symbols(table: Any, pay_life: tuple[bool, bool], life: int, tapped: int) -> None:
    """107.4f: for each symbol mana or 2 life, announced before the targets (601.2b)."""
    lands(table, "Swamp")
    card = table.put(spell("{B/P}{B/P}", BOLT), zone="hand")
    moment = table.game.moment()
    table.cast(card, *pay_life, "Bob")
    assert table.purposes == ["pay", "pay", "target"]
    assert (table.game.state.players["Alice"].life, used(table)) == (life, tapped)
    table.game.return_to(moment)
    assert table.refuses(actions.Cast(card), False, False, "Bob") == "601.2h"


def test_hybrid_symbols(table: Any) -> None:
    """107.4e: either colour, or two mana of any type."""
    lands(table, "Island", "Wastes", "Wastes")
    table.cast(table.put(spell("{W/U}{2/R}", BOLT), zone="hand"), "Bob")
    assert used(table) == 3


def test_once_each_turn(table: Any) -> None:
    """602.5b."""
    once = Card(name="Well", type="Artifact", abilities=(Activated(cost=("{0}",), do=(GAIN,), only="once_each_turn"),))
    well, other = table.put(once), table.put(once)
    table.do(actions.Activate(well))
    table.do(actions.Activate(other))
    assert table.refuses(actions.Activate(well)) == "602.5b"


@pytest.mark.parametrize(("where", "rule"), [("as_a_sorcery", "602.5d"), ("in_your_turn", None)])
def test_when_it_may_be_activated(table: Any, where: Any, rule: str | None) -> None:
    """602.5d: with a spell on the stack not as a sorcery."""
    lands(table, "Mountain")
    card = Card(name="Well", type="Artifact", abilities=(Activated(cost=("{0}",), do=(GAIN,), only=where),))
    well = table.put(card)
    table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    if rule is None:
        table.do(actions.Activate(well))
    else:
        assert table.refuses(actions.Activate(well)) == rule


def test_what_can_not_be_a_target(table: Any) -> None:
    """702.18a, 702.11b, 702.16b, j: shroud, hexproof of an opponent's, protection from the colour or everything."""
    lands(table, "Mountain")

    def creature(*abilities: Any) -> Card:
        return Card(name="Someone", type="Creature — Elf", size="2/2", abilities=abilities)

    for abilities, controller in (
        (("shroud",), "Alice"),
        (("hexproof",), "Bob"),
        ((Protection(from_=("red",)),), "Alice"),
        ((Protection(from_=("everything",)),), "Bob"),
    ):
        table.put(creature(*abilities), controller)
    legal = [table.put(creature("hexproof")), table.put(creature(Protection(from_=("green",))), "Bob")]
    table.put(Card(name="Wall", type="Artifact"))
    red = Card(name="Bolt", type="Instant", mana_cost="{R}", abilities=(BOLT,))
    table.cast(table.put(red, zone="hand"), "Bob")
    assert table.asked[-1].options == ("Alice", "Bob", *legal)


def test_a_spell_is_no_target_for_itself(table: Any) -> None:
    """115.5; an ability on the stack neither, and it is no spell."""
    lands(table, "Island", "Mountain")
    counter = Spell(do=(e.CounterIt(),), target=Target(zone="stack"))
    card = table.put(spell("{U}", counter), zone="hand")
    assert table.refuses(actions.Cast(card)) == "601.2c"
    bolt = table.cast(table.put("Lightning Bolt", zone="hand"), "Bob")
    stifle = Card(
        name="Stifler", type="Artifact",
        abilities=(Activated(cost=("{0}",), do=(e.CounterIt(),), target=Target(ability=True)),),
    )  # fmt: skip
    source = table.put(stifle)
    assert table.refuses(actions.Activate(source)) == "601.2c"
    table.cast(card, bolt.id)
    assert table.asked[-1].options == (bolt.id,)
