"""303.4f–i, 701.3: effects that say what an Aura is attached to, or that it is attached elsewhere."""

from __future__ import annotations

import pytest

from reference_engine.kernel import events
from reference_engine.kernel.state import Player
from reference_engine.rules_6_spells import triggers_603
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.abilities import Card, Triggered, Watch
from reference_engine.vocabulary.keywords import Enchant, Protection
from reference_engine.vocabulary.selectors import Target, Which

ALICE, BOB = Player("Alice"), Player("Bob")
AURA = Card(
    name="Might", type="Enchantment — Aura", mana_cost="{G}", abilities=(Enchant(Target(type="Creature")),)
)
AURAS, MY_CREATURES = Which(subtype="Aura"), Which(type="Creature", controller="you")
GUARDED = (Protection(from_=("green",)),)


def host_of(bench, name="Might"):
    return [obj.attached_to for obj in bench.state.objects.values() if obj.card.name == name]


@pytest.mark.parametrize("abilities", [(), GUARDED])
def test_put_from_hand_attached_to_the_source(bench, abilities):
    """303.4i: any Aura card may be chosen; one that can't enchant the object stays in hand."""
    source, _ = bench.put(abilities=abilities), bench.put()
    card = bench.put(AURA, zone="hand")
    bench.follow(bench.frame(source), [e.PutFromHand(which=AURAS, attached_to="this")], card)
    assert [question.purpose for question in bench.asked] == ["choose"]
    if abilities:
        assert bench.state.objects[card].zone == "hand"
    else:
        assert host_of(bench) == [source]


def test_put_from_hand_attached_to_what_is_gone(bench):
    source, card = bench.put(), bench.put(AURA, zone="hand")
    frame = bench.frame(source)
    bench.put()
    bench.follow(frame, [e.Exile(what="this"), e.PutFromHand(which=AURAS, attached_to="this")], card)
    assert bench.state.objects[card].zone == "hand"


def test_returned_attached_to_one_of_those_described_that_it_can_enchant(bench):
    source, one, two, _, _ = (
        bench.put(), bench.put(), bench.put(), bench.put(player=BOB), bench.put(abilities=GUARDED),
    )  # fmt: skip
    card = bench.put(AURA, player=BOB, zone="graveyard")
    frame = bench.frame(source, targets=((card,),))
    bench.follow(frame, [e.ReturnToBattlefield(what="target", under="you", attached_to=MY_CREATURES)], two)
    assert (bench.asked[0].purpose, bench.asked[0].options) == ("attach", (source, one, two))
    [new] = frame.it
    assert (bench.row(new).controller, bench.row(new).obj.attached_to) == (ALICE, two)


def test_with_nothing_that_fits_it_stays(bench):
    source, card = bench.put(abilities=GUARDED), bench.put(AURA, zone="graveyard")
    bench.put(player=BOB)
    frame = bench.frame(source, targets=((card,),))
    bench.follow(frame, [e.ReturnToBattlefield(what="target", under="you", attached_to=MY_CREATURES)])
    assert bench.state.objects[card].zone == "graveyard"


def test_attached_elsewhere_to_another_permanent_it_can_enchant(bench):
    old, other, theirs, _ = bench.put(), bench.put(), bench.put(player=BOB), bench.put(abilities=GUARDED)
    aura = bench.put(AURA, attached_to=old)
    frame = bench.frame(bench.put(Card(name="Rock", type="Artifact")), targets=((aura,),))
    bench.follow(frame, [e.AttachElsewhere()], theirs)
    assert bench.asked[0].options == (other, theirs)
    assert bench.state.objects[aura].attached_to == theirs
    assert bench.state.objects[aura].stamp > aura, "a new timestamp (613.7e)"


def test_with_nowhere_else_to_go_it_stays(bench):
    old = bench.put()
    aura = bench.put(AURA, attached_to=old)
    bench.follow(bench.frame(aura, targets=((aura,),)), [e.AttachElsewhere()])
    assert bench.state.objects[aura].attached_to == old


@pytest.mark.parametrize(("active", "triggers"), [(ALICE, False), (BOB, True)])
def test_the_upkeep_of_the_controller_of_the_enchanted_permanent(bench, active, triggers):
    """503.1, 303.4e: not of the Aura's controller."""
    watch = Triggered(when=Watch(step="upkeep", by="controller_of_host"), do=())
    card = Card(name="Curse", type="Enchantment — Aura", abilities=(Enchant(Target(type="Creature")), watch))
    bench.put(card, attached_to=bench.put(player=BOB))
    begins = events.StepBegins(step="upkeep", active=active)
    triggers_603.look_for_triggers(bench.game, bench.state, [(begins, None)])
    assert bool(bench.game.triggered) is triggers


def test_an_aura_that_lost_its_host_has_no_such_upkeep(bench):
    watch = Triggered(when=Watch(step="upkeep", by="controller_of_host"), do=())
    bench.put(Card(name="Curse", type="Enchantment — Aura", abilities=(watch,)))
    triggers_603.look_for_triggers(bench.game, bench.state, [(events.StepBegins(step="upkeep", active=ALICE), None)])
    assert bench.game.triggered == []


def test_each_that_fits_is_returned_with_a_host_of_its_own(bench):
    one, two = bench.put(), bench.put(player=BOB)
    bench.put(AURA, zone="graveyard")
    bench.put(AURA, zone="graveyard")
    bench.put(AURA, player=BOB, zone="graveyard")
    mine = Which(subtype="Aura", zone="graveyard", owner="you")
    frame = bench.frame(one)
    bench.follow(frame, [e.ReturnToBattlefield(what=mine, attached_to=Which(type="Creature"))], one, two)
    assert sorted(host for host in host_of(bench) if host is not None) == [one, two]
    assert bench.zone("graveyard", BOB) == ["Might"]
