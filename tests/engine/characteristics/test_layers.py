"""613: characteristics worked out layer by layer."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from reference_engine.kernel.state import (
    Counter,
    ObjId,
    Player,
    PlayerRecord,
    Status,
    change,
    with_player,
    with_status,
)
from reference_engine.rules_6_spells import layers_613
from reference_engine.vocabulary.abilities import Activated, Card, Static
from reference_engine.vocabulary.modifications import (
    AddPowerToughness,
    AddTypes,
    DefinePowerToughness,
    GainAbilities,
    GainControl,
    LoseAllAbilities,
    SetColor,
    SetLandType,
    SetPowerToughness,
    SetTypes,
    SwitchPowerToughness,
)
from reference_engine.vocabulary.selectors import Which
from reference_engine.vocabulary.values import CardsIn, Compare, Count, LifeOf, ManaValueOf

ALICE, BOB = Player("Alice"), Player("Bob")
CREATURES = Which(type="Creature")
HUMILITY = Card(
    name="All lose abilities",
    type="Enchantment",
    abilities=(
        Static(modify=(LoseAllAbilities(), SetPowerToughness(power=1, toughness=1)), to=CREATURES),
    ),
)


def aura(*modify: Any) -> Card:
    return Card(name="An Aura", type="Enchantment — Aura", abilities=(Static(modify=modify, to="host"),))


def mana_of(row: Any) -> list[str]:
    effects: list[Any] = [h.ability.do[0] for h in row.abilities if isinstance(h.ability, Activated)]
    return sorted(effect.mana for effect in effects)


# ------------------------------------------------------------------------------------------------ the layers in order
def test_size_setting_adding_and_switching_give_one_result_in_every_order(new_board: Any) -> None:
    """613.4b–d."""
    parts = (
        SetPowerToughness(power=8, toughness=8),
        AddPowerToughness(power=1, toughness=2),
        SwitchPowerToughness(),
    )
    sizes = set()
    for order in permutations(parts):
        board = new_board()
        bears = board.add("Grizzly Bears")
        for mod in order:
            board.effect(bears, modify=(mod,))
        sizes.add(board.size(bears))
    assert sizes == {(10, 9)}


def test_the_later_of_two_setters_wins(board: Any) -> None:
    """613.7."""
    bears = board.add("Grizzly Bears")
    board.add(aura(SetPowerToughness(power=8, toughness=8)), attached_to=bears)
    assert board.size(bears) == (8, 8)
    board.effect(bears, modify=(SetPowerToughness(power=1, toughness=1),))
    assert board.size(bears) == (1, 1)


def test_an_effect_goes_on_though_its_ability_is_lost_on_the_way(board: Any) -> None:
    """613.6: it began to apply in layer 6, so it applies in 7b to the same objects."""
    source = board.add(
        Card(name="A creature that does it", type="Creature — Bear", size="3/3", abilities=HUMILITY.abilities)
    )
    bears = board.add("Llanowar Elves")
    assert board.size(source) == (1, 1)
    assert board.size(bears) == (1, 1)
    assert not board.row(bears).abilities


def test_an_ability_lost_before_its_layer_does_nothing(board: Any) -> None:
    """An anthem on a creature that loses its abilities in layer 6 never reaches 7c."""
    anthem = Static(modify=(AddPowerToughness(power=1, toughness=1),), to=CREATURES)
    board.add(Card(name="A captain", type="Creature — Bear", size="2/2", abilities=(anthem,)))
    bears = board.add("Grizzly Bears")
    assert board.size(bears) == (3, 3)
    board.add(HUMILITY)
    assert board.size(bears) == (1, 1)


@pytest.mark.parametrize(("humility_first", "size", "tramples"), [(True, (8, 8), True), (False, (1, 1), False)])
def test_timestamps_decide_in_each_layer(board: Any, humility_first: bool, size: Any, tramples: bool) -> None:
    bears = board.add("Grizzly Bears")
    both = (
        lambda: board.add(HUMILITY),
        lambda: board.add(
            aura(SetPowerToughness(power=8, toughness=8), GainAbilities(abilities=("trample",))), attached_to=bears
        ),
    )
    for put in both if humility_first else reversed(both):
        put()
    assert board.size(bears) == size
    assert board.row(bears).has("trample") is tramples


def test_counters_apply_after_setters(board: Any) -> None:
    """122.1a, 613.4c."""
    counters = (Counter("+1/+1", 2, 5), Counter("-1/-1", 1, 6), Counter("charge", 3, 7))
    bears = board.add("Grizzly Bears", counters=counters)
    board.effect(bears, modify=(SetPowerToughness(power=4, toughness=4),))
    assert board.size(bears) == (5, 5)


def test_a_keyword_counter_gives_its_keyword_at_its_own_time(board: Any) -> None:
    """122.1b, 613.7c: before the effect that takes all abilities away, or after it."""
    early = board.add("Grizzly Bears", counters=(Counter("flying", 1, 2),))
    late = board.add("Grizzly Bears", counters=(Counter("flying", 1, 500),))
    board.add(HUMILITY)
    assert not board.row(early).has("flying")
    assert board.row(late).has("flying")


def test_control_decides_whom_a_later_layer_reaches(board: Any) -> None:
    """Layer 2 before 7c."""
    board.add("Mirari's Wake")
    bears = board.add("Grizzly Bears", controller="Bob")
    assert board.size(bears) == (2, 2)
    board.effect(bears, modify=(GainControl(),), controller="Alice")
    assert board.row(bears).controller == "Alice"
    assert board.size(bears) == (3, 3)


def test_why_tells_the_story_in_order(board: Any) -> None:
    bears = board.add("Grizzly Bears")
    board.effect(bears, modify=(SwitchPowerToughness(),))
    board.add("Mirari's Wake")
    assert [(layer, source) for layer, source, _ in board.row(bears).why] == [
        ("7c", "Mirari's Wake"),
        ("7d", "an effect"),
    ]


# -------------------------------------------------------------------------------------------- characteristic-defining
def handful(*modify: Any) -> Card:
    return Card(name="A handful", type="Creature — Horror", size="*/*", abilities=(Static(modify=modify),))


HAND = DefinePowerToughness(power=CardsIn(zone="hand"), toughness=CardsIn(zone="hand"))


def test_a_defining_ability_works_in_every_zone(board: Any) -> None:
    """604.3, 613.4a."""
    one = board.add(handful(HAND), zone="hand")
    two = board.add(handful(HAND))
    spell = board.add(handful(HAND), zone="stack")
    board.add("Forest", zone="hand")
    assert board.size(one) == board.size(two) == board.size(spell) == (2, 2)


def test_a_defined_size_is_set_before_every_other(board: Any) -> None:
    creature = board.add(handful(HAND))
    board.effect(creature, modify=(SetPowerToughness(power=8, toughness=8),), stamp=-1)
    assert board.size(creature) == (8, 8)


def test_a_granted_ability_doesnt_define(board: Any) -> None:
    """604.3a: it would have to be printed; an anthem in play for itself isn't one either, so it works in play only."""
    color = Static(modify=(SetColor(color="red"),))
    printed = board.add(Card(name="Red by nature", type="Creature — Bear", size="2/2", abilities=(color,)))
    plain = board.add("Grizzly Bears")
    board.effect(plain, modify=(GainAbilities(abilities=(color,)),))
    board.effect(printed, plain, modify=(SetColor(color="blue"),), stamp=-1)
    assert board.row(printed).colors == {"blue"}
    # Granted in layer 6, its colour comes too late for layer 5.
    assert board.row(plain).colors == {"blue"}


# ------------------------------------------------------------------------------------------------ types
def test_a_noncreature_permanent_has_no_size_until_it_is_a_creature(board: Any) -> None:
    """208.3, 301.7b."""
    copter = board.add("Smuggler's Copter")
    assert board.size(copter) == (None, None)
    in_hand = board.add("Smuggler's Copter", zone="hand")
    assert board.size(in_hand) == (3, 3)
    board.effect(copter, modify=(AddTypes(types=("Artifact", "Creature")),))
    assert board.size(copter) == (3, 3)
    assert board.row(copter).subtypes == {"Vehicle"}


def test_every_creature_type_for_a_creature_land(board: Any) -> None:
    vault = board.add("Mutavault")
    every = AddTypes(types=("Creature",), every_creature_type=True)
    board.effect(vault, modify=(every, SetPowerToughness(power=2, toughness=2)))
    row = board.row(vault)
    assert row.types == {"Land", "Creature"}
    assert len(row.subtypes) == 324
    assert board.size(vault) == (2, 2)


def test_new_creature_types_replace_only_creature_types(board: Any) -> None:
    """205.1a."""
    arbor = board.add("Dryad Arbor")
    board.effect(arbor, modify=(SetTypes(types=(), subtypes=("Frog",)),))
    assert board.row(arbor).subtypes == {"Forest", "Frog"}
    assert board.row(arbor).types == {"Land", "Creature"}


def test_a_new_card_type_takes_the_subtypes_of_the_old_along(board: Any) -> None:
    arbor = board.add("Dryad Arbor")
    board.effect(arbor, modify=(SetTypes(types=("Creature",)),))
    row = board.row(arbor)
    assert (row.types, row.subtypes) == ({"Creature"}, {"Dryad"})
    assert not row.abilities


def test_a_subtype_needs_a_type_it_goes_with(board: Any) -> None:
    """205.3d."""
    bears = board.add("Grizzly Bears")
    board.effect(bears, modify=(AddTypes(subtypes=("Forest", "Elf")),))
    assert board.row(bears).subtypes == {"Bear", "Elf"}
    assert not board.row(bears).abilities


# ------------------------------------------------------------------------------------------------ lands
def test_basic_land_types_give_mana_abilities(board: Any) -> None:
    """305.6."""
    assert mana_of(board.row(board.add("Forest"))) == ["{G}"]
    assert mana_of(board.row(board.add("Wastes"))) == ["{C}"]
    both = board.add(Card(name="A dual land", type="Land — Island Swamp"))
    assert mana_of(board.row(both)) == ["{B}", "{U}"]


def test_a_set_land_type_takes_the_lands_own_abilities(board: Any) -> None:
    """305.7: card types, supertypes and what others grant stay."""
    board.add("Blood Moon")
    cradle = board.add("Gaea's Cradle")
    row = board.row(cradle)
    assert (row.subtypes, row.supertypes, mana_of(row)) == ({"Mountain"}, {"Legendary"}, ["{R}"])
    arbor = board.row(board.add("Dryad Arbor"))
    assert (arbor.subtypes, arbor.types) == ({"Dryad", "Mountain"}, {"Land", "Creature"})
    assert mana_of(board.row(board.add("Forest"))) == ["{G}"]
    board.add("Chromatic Lantern")
    assert len(board.row(cradle).abilities) == 2


def test_an_added_land_type_leaves_the_rest(board: Any) -> None:
    cradle = board.add("Gaea's Cradle")
    board.add("Urborg, Tomb of Yawgmoth")
    row = board.row(cradle)
    assert row.subtypes == {"Swamp"}
    assert mana_of(row) == ["{B}", "{G}"]


def test_a_land_with_the_type_already_gets_no_second_ability(board: Any) -> None:
    board.add("Urborg, Tomb of Yawgmoth")
    assert mana_of(board.row(board.add("Swamp"))) == ["{B}"]


@pytest.mark.parametrize("moon_first", [True, False])
def test_urborg_waits_for_blood_moon_that_ends_it(board: Any, moon_first: bool) -> None:
    """613.8a: Blood Moon would change the existence of Urborg's effect, so timestamps don't matter."""
    names = ["Blood Moon", "Urborg, Tomb of Yawgmoth"]
    for name in names if moon_first else reversed(names):
        board.add(name)
    forest = board.add("Forest")
    assert board.row(forest).subtypes == {"Forest"}


# ------------------------------------------------------------------------------------------------ dependency
ARTIFACTS_ARE_CREATURES = Static(
    modify=(AddTypes(types=("Creature",)),), to=Which(type="Artifact")
)
CREATURES_ARE_ENCHANTMENTS = Static(modify=(AddTypes(types=("Enchantment",)),), to=CREATURES)


@pytest.mark.parametrize("dependent_first", [True, False])
def test_an_effect_waits_for_one_that_changes_what_it_applies_to(board: Any, dependent_first: bool) -> None:
    ring = board.add("Sol Ring")
    abilities = [CREATURES_ARE_ENCHANTMENTS, ARTIFACTS_ARE_CREATURES]
    for ability in abilities if dependent_first else reversed(abilities):
        board.add(Card(name="A source", type="Land", abilities=(ability,)))
    assert board.row(ring).types == {"Artifact", "Creature", "Enchantment"}


def test_effects_that_wait_for_each_other_apply_by_timestamp(new_board: Any) -> None:
    """613.8b: a loop. «Artifacts are only creatures» and «creatures are only artifacts»."""
    to_creature = Static(modify=(SetTypes(types=("Creature",)),), to=Which(type="Artifact"))
    to_artifact = Static(modify=(SetTypes(types=("Artifact",)),), to=CREATURES)
    found = []
    for abilities in ((to_creature, to_artifact), (to_artifact, to_creature)):
        board = new_board()
        ring, bears = board.add("Sol Ring"), board.add("Grizzly Bears")
        for ability in abilities:
            board.add(Card(name="A source", type="Enchantment", abilities=(ability,)))
        found.append((board.row(ring).types, board.row(bears).types))
    assert found == [({"Artifact"}, {"Artifact"}), ({"Creature"}, {"Creature"})]


def test_an_effect_waits_for_one_that_changes_what_it_does(board: Any) -> None:
    """Its number counts creatures, so an effect in the same layer that changes them comes first; sizes in 7c here."""
    count = Count(of=Which(type="Creature", power_at_least=3))
    counting = Static(modify=(AddPowerToughness(power=count, toughness=count),), to="this")
    creature = board.add(Card(name="Counts", type="Creature — Bear", size="1/1", abilities=(counting,)))
    board.add("Grizzly Bears")
    board.add("Mirari's Wake")
    # The anthem makes the Bears 3/3 first, and only then is there one to count.
    assert board.size(creature) == (3, 3)


def test_a_started_effect_depends_on_nothing(board: Any) -> None:
    """611.2c: its set of objects was fixed."""
    ring = board.add("Sol Ring")
    bears = board.add("Grizzly Bears")
    board.effect(bears, modify=(AddTypes(types=("Enchantment",)),))
    board.add(Card(name="A source", type="Land", abilities=(ARTIFACTS_ARE_CREATURES,)), stamp=500)
    assert board.row(ring).types == {"Artifact", "Creature"}
    assert board.row(bears).types == {"Creature", "Enchantment"}


def test_a_granted_ability_has_the_later_timestamp_of_the_two(board: Any) -> None:
    """613.7a: granted in layer 6 by a later effect, its size setting beats an older one of another object."""
    bears = board.add("Grizzly Bears")
    board.add(aura(SetPowerToughness(power=8, toughness=8)), attached_to=bears)
    setter = Static(modify=(SetPowerToughness(power=5, toughness=5),))
    board.effect(bears, modify=(GainAbilities(abilities=(setter,)),))
    assert board.size(bears) == (5, 5)
    board.objects[bears] = replace(board.objects[bears], stamp=0)
    assert board.size(bears) == (5, 5)


# -------------------------------------------------------------------------------------------- numbers and conditions
def test_a_size_by_each_objects_own_mana_value(board: Any) -> None:
    opalescence = Static(
        modify=(AddTypes(types=("Creature",)), SetPowerToughness(power=ManaValueOf("it"), toughness=ManaValueOf("it"))),
        to=Which(type="Enchantment", other=True),
    )
    source = board.add(Card(name="A source", type="Enchantment", mana_cost="{2}{W}{W}", abilities=(opalescence,)))
    fervor, wake = board.add("Fervor"), board.add("Mirari's Wake")
    assert board.size(fervor) == (4, 4)
    assert board.size(wake) == (6, 6)
    assert board.size(source) == (None, None)


def test_a_condition_switches_a_static_ability(board: Any) -> None:
    several = Compare(of=Count(of=Which(type="Land", controller="you")), at_least=2)
    ability = Static(modify=(AddPowerToughness(power=2, toughness=2),), if_=several)
    creature = board.add(Card(name="Likes lands", type="Creature — Elf", size="1/1", abilities=(ability,)))
    board.add("Forest")
    assert board.size(creature) == (1, 1)
    board.add("Forest")
    assert board.size(creature) == (3, 3)


# ------------------------------------------------------------------------------------------------ how long a view holds
def test_tapping_and_life_leave_the_view(board: Any) -> None:
    board.add("Mirari's Wake")
    bears = board.add("Grizzly Bears")
    state = board.state()
    known = layers_613.view(state)
    state = with_player(with_status(state, bears, tapped=True), ALICE, life=3)
    assert layers_613.view(state) is known
    assert layers_613.view(change(state, effects=())) is known
    assert layers_613.view(change(state, objects={**state.objects})) is not known


def test_a_view_that_looked_at_status_ends_with_it(board: Any) -> None:
    ability = Static(modify=(AddPowerToughness(power=1, toughness=1),), to=Which(type="Creature", tapped=True))
    board.add(Card(name="For the tapped", type="Enchantment", abilities=(ability,)))
    bears = board.add("Grizzly Bears")
    state = board.state(status={bears: Status()})
    assert layers_613.view(state).row(bears).power == 2
    state = with_status(state, bears, tapped=True)
    assert layers_613.view(state).row(bears).power == 3
    assert layers_613.view(with_player(state, ALICE, life=3)) is layers_613.view(state)


def test_a_view_that_looked_at_the_turn_ends_with_it(board: Any) -> None:
    ability = Static(modify=(AddPowerToughness(power=1, toughness=1),), if_="your_turn")
    creature = board.add(Card(name="Mine", type="Creature — Elf", size="1/1", abilities=(ability,)))
    state = board.state()
    assert layers_613.view(state).row(creature).power == 2
    state = change(state, turn=replace(state.turn, active=BOB))
    assert layers_613.view(state).row(creature).power == 1


def test_an_unknown_id_is_an_error(board: Any) -> None:
    board.add("Forest")
    with pytest.raises(KeyError):
        layers_613.view(board.state(players={ALICE: PlayerRecord()})).row(ObjId(99))


def test_a_chosen_color_is_the_one_of_the_same_ability(board: Any) -> None:
    """607.2d."""
    gauntlet = board.add("Gauntlet of Power")
    bears = board.add("Grizzly Bears")
    assert board.size(bears) == (2, 2)
    board.objects[gauntlet] = replace(board.objects[gauntlet], choices=((("printed", "color"), "green"),))
    assert board.size(bears) == (3, 3)
    board.objects[gauntlet] = replace(board.objects[gauntlet], choices=(((7, "color"), "green"),))
    assert board.size(bears) == (2, 2)


def test_a_set_land_type_applies_to_lands_only(board: Any) -> None:
    bears = board.add("Grizzly Bears")
    board.effect(bears, modify=(SetLandType(subtype="Swamp"),))
    assert board.row(bears).subtypes == {"Bear"}


def test_a_life_total_may_decide(board: Any) -> None:
    """604.2: looked at again when it changes."""
    rich = Compare(of=LifeOf(), at_least=30)
    card = Card(
        name="Proud", type="Creature", size="1/1",
        abilities=(Static(modify=(AddPowerToughness(power=5, toughness=5),), if_=rich),),
    )  # fmt: skip
    id = board.add(card)
    state = board.state()
    assert layers_613.view(state).row(id).power == 1
    assert layers_613.view(with_player(state, ALICE, life=30)).row(id).power == 6
    assert layers_613.view(with_player(state, BOB, life=30)).row(id).power == 1
