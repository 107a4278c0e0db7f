"""702.26, 502.1: phased-out permanents are as if they didn't exist, and come back as they were."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.state import Counter, Player, change
from reference_engine.rules_5_turn import cleanup_514, turn_500, untap_502
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import phasing_702_26, state_based_704
from reference_engine.vocabulary.abilities import Card, MaximumHandSize, Static, Triggered, Watch
from reference_engine.vocabulary.effects import GainLife, Modify, PhaseOut, While
from reference_engine.vocabulary.keywords import Enchant
from reference_engine.vocabulary.modifications import AddPowerToughness
from reference_engine.vocabulary.selectors import Target, Which

ALICE, BOB = Player("Alice"), Player("Bob")
AURA = Card(
    name="Strength",
    type="Enchantment — Aura",
    abilities=(
        Enchant(what=Target(type="Creature")),
        Static(modify=(AddPowerToughness(power=1, toughness=1),), to="host"),
    ),
)


def perform(table, source, *effects, controller=ALICE):
    frame = Frame(Context(ability=None, controller=controller, source=table.game.view.row(source)))
    table.run(effects_609.perform(table.game, effects, frame))


def out(table, *ids, which=None):
    perform(table, ids[0], PhaseOut(what=which or "this"))


def back(table):
    table.run(untap_502.untap(table.game))


def test_it_is_not_there_and_comes_back_as_it_was(table):
    bear = table.put("2/2", tapped=True, counters=(Counter("+1/+1", 1, 1),))
    obj = table.state.objects[bear]
    out(table, bear)
    assert bear not in table.state.objects
    assert table.state.zone("battlefield") == ()
    table.run(phasing_702_26.phase(table.game))
    assert table.state.objects[bear] is obj
    assert table.tapped(bear)
    assert table.state.phased_out == {}


def test_it_untaps_in_the_step_in_which_it_comes_back(table):
    bear = table.put("2/2", tapped=True)
    out(table, bear)
    back(table)
    assert not table.tapped(bear)


def test_it_comes_back_only_for_who_controlled_it(table):
    bear = table.put("2/2", controller="Bob")
    out(table, bear)
    back(table)
    assert table.state.zone("battlefield") == ()
    turn_500.begin_turn(table.game)
    back(table)
    assert table.state.zone("battlefield") == (bear,)


def test_nothing_leaves_or_enters(table):
    """702.26d."""
    watching = Card(
        name="Watcher",
        type="Enchantment",
        abilities=(
            Triggered(when=Watch(leaves=Which()), do=(GainLife(1),)),
            Triggered(when=Watch(enters=Which()), do=(GainLife(1),)),
        ),
    )
    table.put(watching)
    bear = table.put("2/2")
    out(table, bear)
    back(table)
    assert table.game.triggered == []


def test_what_is_attached_goes_and_comes_with_it(table):
    """702.26g–h."""
    bear = table.put("2/2")
    aura = table.put(AURA, controller="Bob", attached_to=bear)
    out(table, bear, which=Which(controller="you"))
    assert table.state.zone("battlefield") == ()
    assert table.state.phased_out[aura].along_with == bear
    back(table)
    assert table.game.view.row(bear).power == 3
    assert table.run(state_based_704.check(table.game)) is False


def test_phased_out_alone_an_aura_stays_attached(table):
    """702.26i."""
    bear = table.put("2/2", controller="Bob")
    aura = table.put(AURA, attached_to=bear)
    out(table, aura)
    assert table.game.view.row(bear).power == 2
    back(table)
    assert table.state.objects[aura].attached_to == bear


def test_without_its_host_an_aura_comes_back_unattached(table):
    """702.26i."""
    bear = table.put("2/2", controller="Bob")
    aura = table.put(AURA, attached_to=bear)
    out(table, aura)
    objects = {id: obj for id, obj in table.state.objects.items() if id != bear}
    table.game.state = change(table.state, objects=objects, zones={**table.state.zones, "battlefield": ()})
    back(table)
    assert table.state.objects[aura].attached_to is None


def test_a_lasting_effect_goes_on_but_for_as_long_as_ends(table):
    """702.26f."""
    bear = table.put("2/2")
    perform(
        table, bear,
        Modify(of="this", by=(AddPowerToughness(power=3, toughness=3),), until="forever"),
        While(abilities=(MaximumHandSize("none"),), until="you control this"),
    )  # fmt: skip
    out(table, bear)
    back(table)
    assert table.game.view.row(bear).power == 5
    assert len(table.state.effects) == 1


def test_an_effect_on_all_does_not_include_it(table):
    """702.26e."""
    bear, other = table.put("2/2"), table.put("2/2")
    out(table, bear)
    perform(table, other, Modify(of=Which(type="Creature"), by=(AddPowerToughness(power=3, toughness=3),)))
    back(table)
    assert [table.game.view.row(id).power for id in (bear, other)] == [2, 5]


def test_control_counts_as_continuous(table):
    """702.26d, 302.6: also for one that came in the turn in which it phased out."""
    steady, sick = table.put("2/2"), table.put("2/2", sick=True)
    out(table, steady)
    out(table, sick)
    assert (ALICE, steady) in table.state.steady
    assert (ALICE, sick) not in table.state.steady
    table.game.state = change(table.state, turn=replace(table.state.turn, active=BOB))
    turn_500.begin_turn(table.game)
    back(table)
    assert {(ALICE, steady), (ALICE, sick)} <= table.state.steady


def test_damage_goes_from_it_too(table):
    """514.2."""
    bear = table.put("2/2", damage=1)
    out(table, bear)
    cleanup_514.end_damage_and_effects(table.game)
    back(table)
    assert table.state.status_of(bear).damage == 0


def test_phasing_takes_turns(table):
    """702.26a."""
    keeper = table.put(Card(name="Keeper", type="Creature — Djinn", size="4/4", abilities=("phasing",)))
    back(table)
    assert table.state.zone("battlefield") == ()
    back(table)
    assert table.state.zone("battlefield") == (keeper,)
