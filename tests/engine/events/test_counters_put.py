"""122.6a, 614: replacements of how many counters a player puts, and of where an object goes."""

from __future__ import annotations

import pytest

from reference_engine.kernel import events, pipeline
from reference_engine.vocabulary.abilities import (
    Card,
    CountersPut,
    DontTrigger,
    EntersWith,
    InsteadOfGraveyard,
    Static,
    Triggered,
    TwiceAsMany,
    Watch,
)
from reference_engine.vocabulary.effects import GainLife
from reference_engine.vocabulary.modifications import LoseAllAbilities
from reference_engine.vocabulary.selectors import Which

RAIDER = Card(
    name="Raider",
    type="Enchantment",
    abilities=(CountersPut(by="you", times=2), CountersPut(by="opponent", halved=True)),
)
SEASON = Card(name="Season", type="Enchantment", abilities=(TwiceAsMany("counters"),))


def put(table, to, count, by, **more):
    made = events.PutCounters(obj=to, kind="charge", count=count, by=by, **more)
    return table.run(pipeline.happen(table.game, made))


@pytest.mark.parametrize(
    ("by", "count", "result"), [("Alice", 3, 6), ("Bob", 3, 1), ("Bob", 1, 0), ("Bob", 2, 1), (None, 3, 3)]
)
def test_who_puts_them_decides(table, by, count, result):
    table.put(RAIDER)
    bear = table.put("2/2", "Bob")
    put(table, bear, count, by)
    assert table.state.objects[bear].count("charge") == result


def test_players_get_counters_too(table):
    table.put(RAIDER)
    put(table, "Bob", 2, "Alice")
    assert table.state.players["Bob"].counters == {"charge": 4}


@pytest.mark.parametrize(("controller", "result"), [("Alice", 6), ("Bob", 1)])
def test_an_object_that_enters_gets_them_from_its_controller(table, controller, result):
    table.put(RAIDER)
    hydra = Card(name="Hydra", type="Creature", size="0/0", abilities=(EntersWith("+1/+1", 3),))
    id = table.put(hydra, controller, "hand")
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=id, to="battlefield", controller=controller)))
    assert table.state.objects[new].count("+1/+1") == result


def test_twice_as_many_by_effects_only(table):
    """614.16: a turn-based action or a rule puts them without a source, and a cost is no effect."""
    season, bear = table.put(SEASON), table.put("2/2")
    put(table, bear, 1, "Alice")
    put(table, bear, 1, "Alice", source=season, as_cost=True)
    assert table.state.objects[bear].count("charge") == 2
    put(table, bear, 1, "Alice", source=season)
    assert table.state.objects[bear].count("charge") == 4


def test_costs_and_turn_based_actions_are_done_by_a_player_too(table):
    raider, saga = table.put(RAIDER), table.put(Card(name="Saga", type="Enchantment"))
    put(table, saga, 1, "Alice")
    put(table, saga, 1, "Alice", source=raider, as_cost=True)
    assert table.state.objects[saga].count("charge") == 4


def test_a_card_that_is_no_permanent_is_left_alone(table):
    table.put(RAIDER)
    card = table.put("2/2", zone="exile")
    put(table, card, 1, "Alice")
    assert table.state.objects[card].count("charge") == 1


def test_what_it_enters_with_besides_counters(table):
    """614.1c, 613.7d: from its entering on, for as long as it is there."""
    card = Card(name="Kavu", type="Creature", size="2/2", abilities=(EntersWith("+1/+1", 3, None, ("trample",)),))
    id = table.put(card, zone="hand")
    [new] = table.run(pipeline.happen(table.game, events.Move(obj=id, to="battlefield")))
    assert table.game.view.row(new).has("trample")
    assert table.game.view.row(new).power == 5
    muter = Card(
        name="Muter", type="Enchantment", abilities=(Static((LoseAllAbilities(),), to=Which(type="Creature")),)
    )
    table.put(muter)
    assert not table.game.view.row(new).has("trample"), "a later effect takes it away (613.7)"
    table.run(pipeline.happen(table.game, events.Move(obj=new, to="graveyard")))
    assert table.state.effects == ()


# ------------------------------------------------------------------------------------------------ elsewhere
ETERNAL = Card(
    name="Eternal", type="Creature", size="10/10", abilities=(InsteadOfGraveyard("shuffled into library"),)
)


@pytest.mark.parametrize("zone", ["battlefield", "hand", "library", "stack"])
def test_from_anywhere_it_is_shuffled_in(table, zone):
    id = table.put(ETERNAL, "Bob", zone)
    table.run(pipeline.happen(table.game, events.Move(obj=id, to="graveyard", reason="destroy" * (zone[0] == "b"))))
    assert table.names("library", "Bob") == ["Eternal"]
    told = [(entry.rule, entry.what) for entry in table.game.log]
    assert ("701.20a", "reveal") in told
    assert told[-1] == ("701.24a", "Shuffle")


def test_without_its_abilities_it_dies_like_any_other(table):
    id = table.put(ETERNAL)
    table.put(
        Card(name="Muter", type="Enchantment", abilities=(Static((LoseAllAbilities(),), to=Which(type="Creature")),))
    )
    table.run(pipeline.happen(table.game, events.Move(obj=id, to="graveyard", reason="destroy")))
    assert table.names("graveyard", "Alice") == ["Eternal"]


# ------------------------------------------------------------------------------------------------ not triggering
@pytest.mark.parametrize(("card", "triggers"), [("2/2", 0), (Card(name="Rock", type="Artifact"), 1)])
def test_objects_whose_entering_triggers_nothing(table, card, triggers):
    table.put(Card(name="Orb", type="Artifact", abilities=(DontTrigger(entering=Which(type="Creature")),)))
    watch = Triggered(when=Watch(enters=Which(other=True)), do=(GainLife(life=1),))
    table.put(Card(name="Watcher", type="Enchantment", abilities=(watch,)))
    id = table.put(card, zone="hand")
    table.run(pipeline.happen(table.game, events.Move(obj=id, to="battlefield")))
    assert len(table.game.triggered) == triggers
