"""603: what triggers, seen from when, and the order onto the stack."""

from __future__ import annotations

import pytest

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Context
from reference_engine.kernel.state import CastInfo, DelayedTrigger, Mana, change
from reference_engine.rules_6_spells import triggers_603
from reference_engine.vocabulary.abilities import Card, Static, Triggered, Watch
from reference_engine.vocabulary.effects import Draw, GainLife
from reference_engine.vocabulary.mana import AddMana
from reference_engine.vocabulary.modifications import LoseAllAbilities
from reference_engine.vocabulary.selectors import Which

CREATURE = Which(type="Creature")
LAND = Card(name="Ground", type="Land")


def watcher(when, *do, **fields):
    return Card(
        name="Watcher", type="Enchantment", abilities=(Triggered(when=when, do=do or (GainLife(1),), **fields),)
    )


def happen(table, *batch):
    return table.run(pipeline.happen(table.game, *batch))


def triggered(table):
    """(source, what «that» means) of each ability that waits."""
    return [(t.context.source.id, t.context.new) for t in table.game.triggered]


# ------------------------------------------------------------------------------------------------ zone changes
def test_entering_is_seen_by_all_that_is_there_and_by_what_enters(table):
    old = table.put(watcher(Watch(enters=CREATURE)))
    new_watcher = Card(
        name="Herald", type="Creature", size="1/1", abilities=(Triggered(when=Watch(enters="this"), do=(Draw(),)),)
    )
    ids = [table.put(new_watcher, zone="hand"), table.put("2/2", zone="hand"), table.put(LAND, zone="hand")]
    herald, bear, _ = happen(table, *(events.Move(obj=i, to="battlefield") for i in ids))
    assert sorted(triggered(table)) == sorted([(old, herald), (herald, herald), (old, bear)])


def test_abilities_lost_on_the_battlefield_do_not_trigger_on_entering(table):
    silence = Static((LoseAllAbilities(),), to=CREATURE)
    table.put(Card(name="Silence", type="Enchantment", abilities=(silence,)))
    herald = Card(
        name="Herald", type="Creature", size="1/1", abilities=(Triggered(when=Watch(enters="this"), do=(Draw(),)),)
    )
    happen(table, events.Move(obj=table.put(herald, zone="hand"), to="battlefield"))
    assert triggered(table) == []


def test_dying_looks_back_even_for_what_leaves_at_the_same_time(table):
    relic = Card(name="Relic", type="Artifact", abilities=(Triggered(when=Watch(dies=CREATURE), do=(GainLife(1),)),))
    relic_id, bears = table.put(relic), [table.put("2/2", kind="token"), table.put("3/3", kind="token")]
    results = happen(table, *(events.Move(obj=i, to="graveyard", reason="destroy") for i in (relic_id, *bears)))
    assert triggered(table) == [(relic_id, results[1]), (relic_id, results[2])]


def test_exile_is_leaving_but_not_dying(table):
    dies, leaves = table.put(watcher(Watch(dies=CREATURE))), table.put(watcher(Watch(leaves=CREATURE)))
    bear = table.put("2/2")
    [new] = happen(table, events.Move(obj=bear, to="exile"))
    assert triggered(table) == [(leaves, new)]
    assert dies in table.state.objects


def test_any_permanent_dies_that_goes_to_a_graveyard_from_the_battlefield(table):
    relic = Card(name="Relic", type="Artifact", abilities=(Triggered(when=Watch(dies="this"), do=(GainLife(1),)),))
    id = table.put(relic)
    [new] = happen(table, events.Move(obj=id, to="graveyard", reason="sacrifice"))
    assert triggered(table) == [(id, new)], "700.4"


def test_a_discarded_creature_card_does_not_die(table):
    table.put(watcher(Watch(dies=CREATURE)))
    happen(table, events.Move(obj=table.put("2/2", zone="hand"), to="graveyard", reason="discard"))
    assert triggered(table) == []


# ------------------------------------------------------------------------------------------------ mana
def tap(table, land, mana, tapped_for=True, player="Alice"):
    made = events.ProduceMana(permanent=land, player=player, mana=tuple(Mana(m) for m in mana), tapped_for=tapped_for)
    happen(table, made)


@pytest.mark.parametrize(
    ("mana", "tapped_for", "player", "times"),
    [
        ("G", True, "Alice", 1),
        ("GG", True, "Alice", 1),
        ("", True, "Alice", 0),
        ("G", False, "Alice", 0),
        ("G", True, "Bob", 0),
    ],
)
def test_tapped_for_mana_is_once_for_a_production_of_mana(table, mana, tapped_for, player, times):
    land = table.put(LAND)
    barbs = table.put(watcher(Watch(tapped_for_mana=Which(type="Land"), by="you")))
    tap(table, land, mana, tapped_for, player)
    assert triggered(table) == [(barbs, land)] * times


@pytest.mark.parametrize(("chosen", "times"), [("green", 1), ("black", 0), (None, 0)])
def test_tapped_for_mana_of_the_chosen_color(table, chosen, times):
    land = table.put(LAND)
    choices = ((("printed", "color"), chosen),) if chosen else ()
    table.put(watcher(Watch(tapped_for_mana=Which(type="Land"), produces="chosen"), AddMana("{G}")), choices=choices)
    tap(table, land, "G")
    assert len(triggered(table)) == times


def test_an_aura_watches_its_host_only(table):
    land, other = table.put(LAND), table.put(LAND)
    growth = table.put(watcher(Watch(tapped_for_mana="host")), attached_to=land)
    tap(table, other, "G")
    tap(table, land, "G")
    assert triggered(table) == [(growth, land)]


# ------------------------------------------------------------------------------------------------ other events
def test_becoming_a_target_of_an_opponent(table):
    bear = table.put(Card(
        name="Warded", type="Creature", size="2/2",
        abilities=(Triggered(when=Watch(becomes_target="this", by="opponent"), do=(Draw(),)),),
    ))  # fmt: skip
    spell = table.put("1/1", zone="stack")
    for player in ("Alice", "Bob"):
        happen(table, events.BecomeTarget(target=bear, of=spell, player=player))
    assert triggered(table) == [(bear, spell)]


def test_casting_a_spell_of_a_kind(table):
    seer = table.put(watcher(Watch(casts=Which(not_type="Creature"), by="you")))
    creature, rite = table.put("1/1", zone="stack"), table.put(Card(name="Rite", type="Sorcery"), zone="stack")
    for spell in (creature, rite):
        happen(table, events.SpellCast(spell=spell, player="Alice"))
    assert triggered(table) == [(seer, rite)]


def test_drawing_counts_cards_that_were_drawn(table):
    crawler = table.put(watcher(Watch(draws="you")))
    table.put("1/1", zone="library")
    happen(table, events.DrawCard(player="Alice"), events.DrawCard(player="Alice"))
    table.put("1/1", zone="library", controller="Bob")
    happen(table, events.DrawCard(player="Bob"))
    assert [source for source, _ in triggered(table)] == [crawler]


@pytest.mark.parametrize(("amount", "times"), [(2, 1), (0, 0)])
def test_dealing_damage(table, amount, times):
    bear = table.put(Card(
        name="Biter", type="Creature", size="2/2",
        abilities=(Triggered(when=Watch(deals_damage="this"), do=(Draw(),)),),
    ))  # fmt: skip
    happen(table, events.DealDamage(source=bear, to="Bob", amount=amount))
    assert len(triggered(table)) == times


def test_blocking_and_monstrous(table):
    one = table.put(Card(
        name="Both", type="Creature", size="2/2",
        abilities=(
            Triggered(when=Watch(blocks="this"), do=(Draw(),)),
            Triggered(when=Watch(becomes_monstrous="this"), do=(Draw(),)),
        ),
    ))  # fmt: skip
    foes = [table.put("1/1", controller="Bob") for _ in range(2)]
    happen(table, events.BlockersDeclared(blocks=tuple((one, foe) for foe in foes)))
    happen(table, events.BecomeMonstrous(obj=one, x=3))
    assert triggered(table) == [(one, one), (one, one)]


# ------------------------------------------------------------------------------------------------ conditions
@pytest.mark.parametrize("kicked", [(), ("{4}",)])
def test_an_intervening_if_is_looked_at_as_it_would_trigger(table, kicked):
    gate = Card(
        name="Gate", type="Creature", size="2/3",
        abilities=(Triggered(when=Watch(enters="this"), do=(Draw(),), if_="kicked"),),
    )  # fmt: skip
    spell = table.put(gate, zone="stack", cast=CastInfo(was_cast=True, kicked=kicked))
    happen(table, events.Move(obj=spell, to="battlefield", reason="resolve"))
    assert len(triggered(table)) == len(kicked)


def test_a_delayed_trigger_triggers_once(table):
    bear = table.put("2/2")
    source = table.game.view.row(bear)
    ability = Triggered(when=Watch(step="end step"), do=(Draw(),))
    delayed = DelayedTrigger(id=1, ability=ability, context=Context(ability, "Bob", source, new=7))
    table.game.state = change(table.state, delayed=(delayed,))
    happen(table, events.StepBegins(step="upkeep", active="Alice"))
    assert triggered(table) == []
    for _ in range(2):
        happen(table, events.StepBegins(step="end step", active="Alice"))
    assert triggered(table) == [(source.id, 7)]
    assert table.game.triggered[0].context.controller == "Bob"
    assert table.state.delayed == ()


# ------------------------------------------------------------------------------------------------ onto the stack
def test_the_active_players_go_first_each_players_in_the_chosen_order(table, option_of):
    upkeep = Watch(step="upkeep")
    bobs = table.put(watcher(upkeep, GainLife(9)), controller="Bob")
    first, second = table.put(watcher(upkeep, GainLife(1))), table.put(watcher(upkeep, Draw(1)))
    happen(table, events.StepBegins(step="upkeep", active="Alice"))
    procedure = triggers_603.put_triggers_on_stack(table.game)
    assert table.run(procedure, lambda q: (option_of(second)(q), option_of(first)(q)))
    question = table.asked[0]
    assert (question.player, question.purpose, question.rule) == ("Alice", "trigger-order", "603.3b")
    stack = [table.state.objects[i].context.source.id for i in table.state.zone("stack")]
    assert stack == [first, second, bobs], "what shall take effect first is put on last, and Bob's resolve before"
    assert not table.run(triggers_603.put_triggers_on_stack(table.game))


def test_equal_abilities_need_no_order(table):
    for _ in range(2):
        table.put(watcher(Watch(step="upkeep")))
    happen(table, events.StepBegins(step="upkeep", active="Alice"))
    table.run(triggers_603.put_triggers_on_stack(table.game))
    assert len(table.state.zone("stack")) == 2
