"""614–616: replacement and prevention effects, and who chooses between them."""

from __future__ import annotations

import pytest

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.questions import Labelled
from reference_engine.kernel.state import CastInfo, ContinuousEffect, Counter, Mana, change
from reference_engine.vocabulary.abilities import (
    AsEnters,
    Card,
    EntersTapped,
    EntersWith,
    IfTappedForMana,
    MayEnterAsCopy,
    PreventDamage,
    Static,
    TwiceAsMany,
)
from reference_engine.vocabulary.keywords import Protection
from reference_engine.vocabulary.modifications import AddPowerToughness
from reference_engine.vocabulary.selectors import Which

LAND = Card(name="Ground", type="Land")


def enchantment(name: str, *abilities: object) -> Card:
    return Card(name=name, type="Enchantment", abilities=abilities)


DOUBLE = enchantment("Doubler", IfTappedForMana(what=Which(), by="you", times=2))
BLACK = enchantment("Blackener", IfTappedForMana(what=Which(type="Land"), produces="{B}", amount=1))
SPHERE = enchantment("Damper", IfTappedForMana(what=Which(type="Land"), at_least=2, produces="{C}", amount=1))
MORE = enchantment("Season", TwiceAsMany("tokens"), TwiceAsMany("counters"))


def produce(table, land, mana="G", **fields):
    made = events.ProduceMana(
        permanent=land, player="Alice", mana=tuple(Mana(m) for m in mana), tapped_for=fields.pop("tapped_for", True)
    )
    return pipeline.happen(table.game, made)


def pool(table):
    return "".join(m.type for m in table.state.players["Alice"].mana)


# ------------------------------------------------------------------------------------------------ mana
def test_two_of_the_same_multiply_and_nobody_is_asked(table):
    land = table.put(LAND)
    for _ in range(2):
        table.put(DOUBLE)
    table.run(produce(table, land))
    assert pool(table) == "GGGG"


def test_mana_that_no_permanent_was_tapped_for_is_left_alone(table):
    land = table.put(LAND)
    table.put(DOUBLE)
    table.run(produce(table, land, tapped_for=False))
    assert pool(table) == "G"


def test_no_mana_is_nothing_to_replace(table):
    land = table.put(LAND)
    table.put(DOUBLE)
    table.run(produce(table, land, mana=""))
    assert pool(table) == ""


@pytest.mark.parametrize(("first", "result"), [("Doubler", "B"), ("Blackener", "BB")])
def test_the_player_chooses_which_of_two_different_effects_comes_first(table, option_of, first, result):
    land = table.put(LAND)
    ids = {card.name: table.put(card) for card in (DOUBLE, BLACK)}
    table.run(produce(table, land), option_of(ids[first]))
    assert pool(table) == result
    question = table.asked[0]
    assert (question.player, question.purpose, question.rule) == ("Alice", "replacement", "616.1")
    assert [o.object for o in question.options] == list(ids.values())
    assert all(isinstance(o, Labelled) for o in question.options)


def test_an_effect_can_become_applicable_through_another(table):
    land = table.put(LAND)
    table.put(SPHERE)
    table.put(DOUBLE)
    table.run(produce(table, land))
    assert pool(table) == "C", "616.2: one mana is none of its business, two are"


def test_an_opponents_tapping_is_not_yours(table):
    land = table.put(LAND)
    table.put(DOUBLE, controller="Bob")
    table.run(produce(table, land))
    assert pool(table) == "G"


def test_a_restriction_on_spending_stays_with_replaced_mana(table):
    land = table.put(LAND)
    table.put(DOUBLE)
    made = events.ProduceMana(permanent=land, player="Alice", mana=(Mana("G", "cats"),), tapped_for=True)
    table.run(pipeline.happen(table.game, made))
    assert table.state.players["Alice"].mana == (Mana("G", "cats"),) * 2


def test_an_effect_of_a_resolution_replaces_too(table):
    land = table.put(LAND)
    effect = ContinuousEffect(
        id=90, stamp=90, controller="Bob", until="end of turn",
        abilities=(IfTappedForMana(what=Which(type="Land"), produces="{C}"),),
    )  # fmt: skip
    table.game.state = change(table.state, effects=(effect,))
    table.run(produce(table, land, mana="WU"))
    assert pool(table) == "CC"


# ------------------------------------------------------------------------------------------------ entering
def enter(table, id, **fields):
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=id, to="battlefield", **fields)), *table.answers)
    return new


@pytest.fixture(autouse=True)
def answers(table):
    table.answers = ()


def test_x_is_the_x_of_the_spell_it_was(table):
    ballista = Card(name="Shooter", type="Artifact Creature", size="0/0", abilities=(EntersWith("+1/+1", "x"),))
    spell = table.put(ballista, zone="stack", cast=CastInfo(was_cast=True, x=3))
    new = enter(table, spell, reason="resolve")
    assert table.game.view.row(new).power == 3


def test_x_is_nothing_for_what_was_not_cast(table):
    ballista = Card(name="Shooter", type="Artifact Creature", size="0/0", abilities=(EntersWith("+1/+1", "x"),))
    new = enter(table, table.put(ballista, zone="graveyard"))
    assert table.state.objects[new].counters == ()


@pytest.mark.parametrize(("kicked", "count"), [((), 0), (("{2}{G}",), 3)])
def test_counters_on_a_condition(table, kicked, count):
    titan = Card(name="Titan", type="Creature", size="2/2", abilities=(EntersWith("+1/+1", 3, if_="kicked"),))
    spell = table.put(titan, zone="stack", cast=CastInfo(was_cast=True, kicked=kicked))
    new = enter(table, spell, reason="resolve")
    assert table.state.objects[new].count("+1/+1") == count


def test_twice_the_counters_as_it_enters_and_after(table):
    table.put(MORE)
    crag = Card(name="Crag", type="Land", abilities=(EntersWith("charge", 2),))
    new = enter(table, table.put(crag, zone="hand"))
    assert table.state.objects[new].count("charge") == 4
    table.run(pipeline.happen(table.game, events.PutCounters(obj=new, kind="charge", count=1, source=new)))
    assert table.state.objects[new].count("charge") == 6
    table.run(pipeline.happen(table.game, events.PutCounters(obj="Alice", kind="poison", count=1, source=new)))
    assert table.state.players["Alice"].counters["poison"] == 1


def test_twice_the_tokens_for_its_controller_only(table):
    table.put(MORE)
    token = Card(name="Wolf", type="Creature — Wolf", size="2/2")
    for player, count in (("Alice", 2), ("Bob", 1)):
        [made] = table.run(pipeline.happen(table.game, events.Create(token=token, count=1, player=player)))
        assert len(made) == count


def test_each_token_has_its_own_choice_after_the_number_is_settled(table):
    table.put(MORE)
    token = Card(name="Voice", type="Creature", size="2/2", abilities=(AsEnters("color"),))
    create = events.Create(token=token, count=1, player="Alice")
    [made] = table.run(pipeline.happen(table.game, create), "white", "blue")
    assert [table.game.view.row(i).chosen("printed", "color") for i in made] == ["white", "blue"]


def test_enters_tapped_by_itself_or_by_another(table):
    slow = Card(name="Slow", type="Land", abilities=(EntersTapped(),))
    assert table.tapped(enter(table, table.put(slow, zone="hand")))
    table.put(enchantment("Sleep", EntersTapped(Which(type="Creature"))))
    assert table.tapped(enter(table, table.put("2/2", zone="hand")))
    assert not table.tapped(enter(table, table.put(LAND, zone="hand")))


def test_an_effect_about_all_does_not_touch_its_own_source(table):
    orb = Card(name="Orb", type="Artifact", abilities=(EntersTapped(Which()),))
    assert not table.tapped(enter(table, table.put(orb, zone="hand")))


def test_a_color_is_chosen_by_who_will_control_it_before_it_enters(table):
    elf = Card(name="Elf", type="Creature — Elf", size="1/1", abilities=(AsEnters("color"),))
    id = table.put(elf, zone="graveyard")
    seen = []

    def choose(question):
        seen.append((question.player, question.purpose, id in table.state.objects))
        return "green"

    table.answers = (choose,)
    new = enter(table, id, controller="Bob")
    assert seen == [("Bob", "color", True)]
    assert table.game.view.row(new).chosen("printed", "color") == "green"


CLONE = Card(
    name="Clone", type="Creature — Shapeshifter", size="0/0", abilities=(MayEnterAsCopy(Which(type="Creature")),)
)


def test_a_copy_makes_the_choices_of_what_it_copies(table):
    elf = table.put(Card(name="Elf", type="Creature — Elf", size="1/1", abilities=(AsEnters("color"),)))
    table.answers = (elf, "black")
    new = enter(table, table.put(CLONE, zone="stack"), reason="resolve")
    row = table.game.view.row(new)
    assert (row.name, row.power) == ("Elf", 1)
    origin = row.obj.copies[-1].origin
    assert row.chosen(origin, "color") == "black"
    assert row.chosen("printed", "color") is None


def test_a_copy_of_something_with_x_knows_only_its_own_x(table):
    walker = table.put(Card(name="Walker", type="Creature", size="0/0", abilities=(EntersWith("+1/+1", "x"),)))
    table.answers = (walker,)
    new = enter(table, table.put(CLONE, zone="stack", cast=CastInfo(was_cast=True)), reason="resolve")
    assert table.state.objects[new].counters == ()


def test_a_copy_may_be_declined(table):
    table.put("2/2")
    table.answers = (None,)
    new = enter(table, table.put(CLONE, zone="stack"), reason="resolve")
    assert table.game.view.row(new).name == "Clone"
    assert table.asked[0].may_decline


def test_looking_ahead_leaves_no_trace(table):
    slow = table.put(Card(name="Slow", type="Creature", size="1/1", abilities=(EntersWith("+1/+1"),)), zone="hand")
    table.put(enchantment("Anthem", Static((AddPowerToughness(1, 1),), to=Which(type="Creature"))))
    clock = table.state.clock
    new = enter(table, slow)
    assert new == clock + 1


# ------------------------------------------------------------------------------------------------ damage
def damage(table, source, to, amount=3, **fields):
    table.run(pipeline.happen(table.game, events.DealDamage(source=source, to=to, amount=amount, **fields)))


def test_damage_to_a_player_is_loss_of_life_and_lifelink_gains_it(table):
    vampire = table.put(Card(name="Bat", type="Creature", size="3/3", abilities=("lifelink",)))
    damage(table, vampire, "Bob")
    assert (table.life("Bob"), table.life("Alice")) == (17, 23)


def test_damage_stays_marked_and_deathtouch_is_remembered(table):
    snake = table.put(Card(name="Snake", type="Creature", size="1/1", abilities=("deathtouch",)))
    bear = table.put("2/4", controller="Bob")
    damage(table, snake, bear, 1)
    assert table.state.status_of(bear).damage == 1
    assert table.state.status_of(bear).deathtouched


def test_damage_to_a_planeswalker_takes_loyalty(table):
    walker = table.put(Card(name="Walker", type="Planeswalker"))
    table.run(pipeline.happen(table.game, events.PutCounters(obj=walker, kind="loyalty", count=5)))
    damage(table, table.put("3/3", controller="Bob"), walker)
    assert table.state.objects[walker].count("loyalty") == 2


def test_no_damage_is_no_event(table):
    source = table.put(Card(name="Bat", type="Creature", size="3/3", abilities=("lifelink",)))
    damage(table, source, "Bob", 0)
    assert not any(entry.what == "DealDamage" for entry in table.game.log)
    damage(table, source, table.put(LAND, controller="Bob"))
    assert table.life("Alice") == 20, "120.1: a land is dealt no damage"


def test_protection_prevents_damage_from_its_colors(table):
    knight = table.put(Card(name="Knight", type="Creature", size="2/2", abilities=(Protection(("black", "green")),)))
    green = table.put(Card(name="Bear", type="Creature", size="2/2", colors=("green",)), controller="Bob")
    red = table.put(Card(name="Imp", type="Creature", size="2/2", colors=("red",)), controller="Bob")
    damage(table, green, knight, 1)
    assert table.state.status_of(knight).damage == 0
    damage(table, red, knight, 1)
    assert table.state.status_of(knight).damage == 1


@pytest.mark.parametrize("combat", [True, False])
def test_prevention_bound_to_an_object_stops_combat_damage_to_and_by_it(table, combat):
    held, other = table.put("2/2"), table.put("2/2", controller="Bob")
    effect = ContinuousEffect(
        id=90, stamp=90, controller="Bob", until="end of turn", abilities=(PreventDamage(combat_only=True),),
        objects=(held,),
    )  # fmt: skip
    table.game.state = change(table.state, effects=(effect,))
    damage(table, held, other, 1, combat=combat)
    damage(table, other, held, 1, combat=combat)
    marked = 0 if combat else 1
    assert table.state.status_of(other).damage == table.state.status_of(held).damage == marked


def test_players_of_a_batch_choose_in_turn_order(table):
    elf = Card(name="Elf", type="Creature — Elf", size="1/1", abilities=(AsEnters("color"),))
    bobs, alices = table.put(elf, controller="Bob", zone="hand"), table.put(elf, zone="hand")
    batch = [events.Move(obj=i, to="battlefield") for i in (bobs, alices)]
    results = table.run(pipeline.happen(table.game, *batch), "white", "red")
    assert [q.player for q in table.asked] == ["Alice", "Bob"]
    assert [table.game.view.row(i).chosen("printed", "color") for i in results] == ["red", "white"]


# ------------------------------------------------------------------------------------------------ counters
def with_counter(table, kind):
    return table.put("2/2", counters=(Counter(kind, 1, 1),))


def test_a_shield_counter_is_spent_on_destruction_by_an_effect_only(table):
    source = table.put("1/1")
    bear = with_counter(table, "shield")
    table.run(pipeline.happen(table.game, events.Move(obj=bear, to="graveyard", reason="destroy", source=source)))
    assert table.state.objects[bear].count("shield") == 0
    hit = with_counter(table, "shield")
    damage(table, source, hit)
    assert (table.state.objects[hit].count("shield"), table.state.status_of(hit).damage) == (0, 0)
    other = with_counter(table, "shield")
    table.run(pipeline.happen(table.game, events.Move(obj=other, to="graveyard", reason="destroy", rule="704.5g")))
    assert other not in table.state.objects


def test_a_finality_counter_exiles(table):
    bear = with_counter(table, "finality")
    table.run(pipeline.happen(table.game, events.Move(obj=bear, to="graveyard", reason="sacrifice")))
    assert table.names("exile") == ["Vanilla 2/2"]


def test_options_are_told_in_the_words_of_card_files(table):
    land = table.put(LAND)
    table.put(DOUBLE)
    table.put(BLACK)
    question = table.until_asked(produce(table, land))
    assert [o.text for o in question.options] == [
        "Doubler: if_tapped_for_mana: {}, by: you, times: 2",
        "Blackener: if_tapped_for_mana: {type: Land}, produces: {B}, amount: 1",
    ]
