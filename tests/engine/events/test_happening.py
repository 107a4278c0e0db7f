"""400.7, 603.10, 608.2h, 302.6: what a batch of events does."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.state import CastInfo, ContinuousEffect, Counter, Mana, change, with_object
from reference_engine.vocabulary.abilities import Cant, Card, EntersWith
from reference_engine.vocabulary.modifications import AddPowerToughness


def test_a_zone_change_makes_a_new_object_of_the_same_card(table):
    bear = table.put("2/2", counters=(Counter("+1/+1", 1, 1),), tapped=True)
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=bear, to="graveyard", reason="destroy")))
    obj = table.state.objects[new]
    assert bear not in table.state.objects
    assert obj.card_id == bear
    assert obj.counters == ()
    assert not table.tapped(new)
    assert table.state.zone("graveyard", "Alice") == (new,)
    assert table.game.row(bear).power == 3, "608.2h: as it last existed on the battlefield"
    assert table.state.players["Alice"].permanents_left == 1


def test_it_goes_to_its_owners_zone(table):
    stolen = table.put("2/2", controller="Bob", owner="Alice")
    table.run(pipeline.happen(table.game, events.Move(obj=stolen, to="hand")))
    assert table.names("hand", "Alice") == ["Vanilla 2/2"]
    assert table.state.players["Bob"].permanents_left == 1


def test_a_library_position_counts_from_the_top(table):
    first, second = (table.put(f"{n}/1", zone="library") for n in (1, 2))
    bear = table.put("3/1", zone="graveyard")
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=bear, to="library", position=1)))
    assert table.state.zone("library", "Alice") == (first, new, second)


def test_what_was_decided_for_the_spell_is_known_to_the_permanent(table):
    spell = table.put("2/2", zone="stack", cast=CastInfo(was_cast=True, x=3))
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=spell, to="battlefield", reason="resolve")))
    assert table.state.objects[new].cast.x == 3
    [again] = table.run(pipeline.happen(table.game, events.Move(obj=new, to="exile")))
    assert table.state.objects[again].cast == CastInfo()


def test_an_effect_on_a_permanent_spell_goes_on_for_the_permanent(table):
    spell = table.put("2/2", zone="stack")
    effect = ContinuousEffect(
        id=90, stamp=90, controller="Alice", until="end of turn", modify=(AddPowerToughness(1, 1),), objects=(spell,)
    )
    table.game.state = change(table.state, effects=(effect,))
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=spell, to="battlefield", reason="resolve")))
    assert table.game.view.row(new).power == 3


def test_events_of_a_batch_happen_at_once(table):
    bears = [table.put("2/2") for _ in range(3)]
    results = table.run(pipeline.happen(table.game, *(events.Move(obj=b, to="exile") for b in bears)))
    assert table.state.zone("exile") == tuple(results)


def test_what_moved_already_cannot_move_again(table):
    bear = table.put("2/2")
    first = events.Move(obj=bear, to="exile")
    both = pipeline.happen(table.game, first, events.Move(obj=bear, to="hand"))
    assert table.run(both, lambda question: question.options[0])[1] is None, "400.6: the first is chosen"
    assert table.asked[-1].rule == "400.6"
    assert table.run(pipeline.happen(table.game, first)) == [None]


def test_tapping_what_is_tapped_is_no_event(table):
    land = table.put(Card(name="Ground", type="Land"), tapped=True)
    table.run(pipeline.happen(table.game, events.Tap(obj=land)))
    assert not any(entry.what == "Tap" for entry in table.game.log)
    table.run(pipeline.happen(table.game, events.Untap(obj=land)))
    assert not table.tapped(land)


def test_tapping_keeps_the_view(table):
    land = table.put(Card(name="Ground", type="Land"))
    view = table.game.view
    table.run(pipeline.happen(table.game, events.Tap(obj=land)))
    assert table.game.view is view


def test_mana_goes_to_the_pool(table):
    land = table.put(Card(name="Ground", type="Land"))
    made = events.ProduceMana(permanent=land, player="Alice", mana=(Mana("G"), Mana("G")), tapped_for=True)
    table.run(pipeline.happen(table.game, made))
    assert table.state.players["Alice"].mana == (Mana("G"), Mana("G"))


def test_an_indestructible_permanent_is_not_destroyed_but_may_be_sacrificed(table):
    rock = table.put(Card(name="Rock", type="Artifact", abilities=("indestructible",)))
    assert table.run(pipeline.happen(table.game, events.Move(obj=rock, to="graveyard", reason="destroy"))) == [None]
    assert rock in table.state.objects
    table.run(pipeline.happen(table.game, events.Move(obj=rock, to="graveyard", reason="sacrifice")))
    assert rock not in table.state.objects


def test_what_cant_be_countered_stays_on_the_stack(table):
    spell = table.put(
        Card(name="Sure", type="Sorcery", abilities=(Cant("be_countered"),)), controller="Bob", zone="stack"
    )
    table.run(pipeline.happen(table.game, events.Move(obj=spell, to="graveyard", reason="counter")))
    assert table.state.zone("stack") == (spell,)


def test_stun_counters_replace_untapping_one_at_a_time(table):
    bear = table.put("2/2", tapped=True, counters=(Counter("stun", 2, 1),))
    for left in (1, 0):
        table.run(pipeline.happen(table.game, events.Untap(obj=bear)))
        assert table.tapped(bear)
        assert table.state.objects[bear].count("stun") == left
    table.run(pipeline.happen(table.game, events.Untap(obj=bear)))
    assert not table.tapped(bear)


def test_drawing_takes_the_top_card_and_an_empty_library_is_remembered(table):
    top = table.put("1/1", zone="library")
    [new] = table.run(pipeline.happen(table.game, events.DrawCard(player="Alice")))
    assert table.state.objects[new].card_id == top
    assert table.run(pipeline.happen(table.game, events.DrawCard(player="Alice"))) == [None]
    assert table.state.players["Alice"].drew_from_empty


def test_tokens_enter_under_their_creators_control_with_their_own_counters(table):
    token = Card(name="Ooze", type="Creature — Ooze", size="0/0", abilities=(EntersWith("+1/+1", 2),))
    [made] = table.run(pipeline.happen(table.game, events.Create(token=token, count=2, player="Bob")))
    assert len(made) == 2
    for id in made:
        row = table.game.view.row(id)
        assert (row.controller, row.obj.owner, row.obj.kind, row.power) == ("Bob", "Bob", "token", 2)
    assert set(table.state.objects) == set(made), "nothing is left of how they were made"


def test_control_that_changed_hands_is_no_longer_continuous(table):
    bear = table.put("2/2")
    table.game.state = with_object(table.state, replace(table.state.objects[bear], controller="Bob"))
    pipeline.look_after(table.game)
    table.game.state = with_object(table.state, replace(table.state.objects[bear], controller="Alice"))
    pipeline.look_after(table.game)
    assert ("Alice", bear) not in table.state.steady


def test_counters_go_on_and_off(table):
    bear = table.put("2/2")
    table.run(pipeline.happen(table.game, events.PutCounters(obj=bear, kind="charge", count=2)))
    table.run(pipeline.happen(table.game, events.PutCounters(obj=bear, kind="charge", count=1)))
    assert table.state.objects[bear].count("charge") == 3
    table.run(pipeline.happen(table.game, events.RemoveCounters(obj=bear, kind="charge", count=5)))
    assert table.state.objects[bear].counters == ()
    table.run(pipeline.happen(table.game, events.PutCounters(obj="Bob", kind="poison", count=2)))
    assert table.state.players["Bob"].counters == {"poison": 2}
