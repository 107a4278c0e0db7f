"""608, 603.3c–d, 611.2, 707.10: spells and abilities on the stack, and what they leave behind."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.frame import Context
from reference_engine.kernel.questions import ChooseSome, Divide, Labelled
from reference_engine.kernel.state import CastInfo, Player, change
from reference_engine.rules_6_spells import lasting_611, resolving_608
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary import modifications as m
from reference_engine.vocabulary import values as v
from reference_engine.vocabulary.abilities import Activated, Card, DoesntUntap, Spell, Triggered, Watch
from reference_engine.vocabulary.keywords import Enchant
from reference_engine.vocabulary.selectors import Target, Which

ALICE, BOB = Player("Alice"), Player("Bob")
CREATURE = Target(type="Creature")
GROW = e.Modify(of="target", by=(m.AddPowerToughness(power=3, toughness=3),))


def ability(bench, source, record, **context):
    """An ability put onto the stack."""
    row = bench.row(source)
    return Context(ability=record, controller=row.controller, source=row, **context)


def on_stack(bench, context, *answers):
    return bench.run(resolving_608.put_ability_on_stack(bench.game, context), *answers)


# ------------------------------------------------------------------------------------------------ 608.2
def test_an_instant_ends_in_its_owners_graveyard(bench):
    bench.spell(e.GainLife(life=3), owner=BOB)
    bench.resolve()
    assert bench.life(ALICE) == 23
    assert bench.zone("graveyard", BOB) == ["Test Spell"]


def test_a_spell_without_a_legal_target_does_nothing(bench):
    bear = bench.put()
    bench.spell(e.Tap(), e.GainLife(life=3), target=CREATURE, cast=CastInfo(targets=((bear,),)))
    bench.follow(bench.frame(bear), [e.Exile(what="this")])
    bench.resolve()
    assert bench.life(ALICE) == 20
    assert "608.2b" in bench.rules()
    assert bench.zone("graveyard") == ["Test Spell"]


def test_the_parts_of_an_illegal_target_are_left_out(bench):
    here, gone = bench.put(), bench.put()
    two = (CREATURE, CREATURE)
    bench.spell(
        e.Tap(), e.Tap(what="second_target"), e.GainLife(life=1), e.LoseLife(life=2, who="target_controller"),
        target=two, cast=CastInfo(targets=((gone,), (here,))),
    )  # fmt: skip
    bench.follow(bench.frame(gone), [e.Exile(what="this")])
    bench.resolve()
    assert bench.state.status_of(here).tapped
    assert bench.life(ALICE) == 21, "what needs to know of the illegal target doesn't happen"


def test_a_target_that_no_longer_fits_is_illegal(bench):
    bear = bench.put()
    bench.spell(e.Exile(), target=CREATURE, cast=CastInfo(targets=((bear,),)))
    turned = e.Modify(of="this", by=(m.SetTypes(types=("Land",)),))
    bench.follow(bench.frame(bear), [turned])
    bench.resolve()
    assert bear in bench.state.objects


def test_kicked_instructions_replace_the_others(bench):
    card = Card(name="K", type="Sorcery", abilities=(Spell(do=(e.GainLife(life=1),), kicked=(e.GainLife(life=5),)),))
    bench.put(card, zone="stack")
    bench.resolve()
    bench.put(card, zone="stack", cast=CastInfo(kicked=("{1}",)))
    bench.resolve()
    assert bench.life(ALICE) == 26


def test_a_permanent_spell_enters_and_keeps_what_was_decided(bench):
    bench.put(zone="stack", owner=BOB, cast=CastInfo(was_cast=True, x=2))
    bench.resolve()
    [id] = bench.state.zone("battlefield")
    obj = bench.state.objects[id]
    assert (obj.owner, bench.row(id).controller, obj.cast.x) == (BOB, ALICE, 2)


def aura(bench, target, **more):
    card = Card(name="Test Aura", type="Enchantment — Aura", mana_cost="{G}", abilities=(Enchant(what=CREATURE),))
    return bench.put(card, zone="stack", cast=CastInfo(targets=((target,),)), **more)


def test_an_aura_spell_enters_attached_or_not_at_all(bench):
    bear = bench.put()
    aura(bench, bear)
    bench.resolve()
    assert bench.state.objects[bench.state.zone("battlefield")[-1]].attached_to == bear
    aura(bench, bear)
    bench.follow(bench.frame(bear), [e.Exile(what="this")])
    bench.resolve()
    assert bench.zone("graveyard") == ["Test Aura"]
    assert "608.3b" in bench.rules()


# ------------------------------------------------------------------------------------------------ abilities
def test_an_ability_resolves_without_its_source(bench):
    bear = bench.put()
    record = Activated(cost=(), do=(e.DealDamage(amount=v.PowerOf("this"), to="each_opponent"),))
    on_stack(bench, ability(bench, bear, record))
    bench.follow(bench.frame(bear), [e.Exile(what="this")])
    bench.resolve()
    assert bench.life(BOB) == 18
    assert bench.state.zone("stack") == ()
    assert bench.zone("graveyard") == []


def test_an_intervening_if_is_checked_again(bench):
    bear = bench.put()
    record = Triggered(when=Watch(enters="this"), if_="on_the_battlefield", do=(e.GainLife(life=1),))
    on_stack(bench, ability(bench, bear, record))
    bench.follow(bench.frame(bear), [e.Exile(what="this")])
    bench.resolve()
    assert bench.life(ALICE) == 20
    assert "608.2a" in bench.rules()


def test_a_trigger_chooses_its_target_as_it_is_put_on_the_stack(bench):
    bear, shroud = bench.put(), bench.put(abilities=("shroud",))
    record = Triggered(when=Watch(enters="this"), do=(e.Tap(),), target=CREATURE)
    id = on_stack(bench, ability(bench, bear, record), bear)
    assert bench.asked[0].options == (bear,)
    assert shroud not in bench.asked[0].options
    assert bench.state.objects[id].context.targets == ((bear,),)
    assert [entry.data["event"].target for entry in bench.game.log if entry.what == "BecomeTarget"] == [bear]


def test_a_trigger_without_a_legal_target_is_removed(bench):
    land = bench.put(type="Land", size=None)
    record = Triggered(when=Watch(enters="this"), do=(e.Tap(),), target=CREATURE)
    assert on_stack(bench, ability(bench, land, record)) is None
    assert bench.state.zone("stack") == ()


def test_a_trigger_may_have_up_to_so_many_targets_and_divide(bench):
    one, two = bench.put(), bench.put()
    up_to = Target(type="Creature", at_least=0, at_most=2)
    record = Triggered(
        when=Watch(enters="this"), do=(e.DealDamage(amount=3, divided="as_chosen"),), target=up_to
    )
    on_stack(bench, ability(bench, one, record), (one, two), ((one, 1), (two, 2)))
    assert [type(q) for q in bench.asked] == [ChooseSome, Divide]
    bench.resolve()
    assert [bench.state.status_of(i).damage for i in (one, two)] == [1, 2]


def test_a_modal_trigger_chooses_its_mode_first(bench):
    bear = bench.put()
    modal = e.Choose(modes=((e.GainLife(life=1),), (e.GainLife(life=5),)))
    on_stack(bench, ability(bench, bear, Triggered(when=Watch(enters="this"), do=(modal,))), (Labelled(2, "mode 2"),))
    bench.resolve()
    assert bench.life(ALICE) == 25


def test_countering(bench):
    bear = bench.put()
    target_ability = on_stack(bench, ability(bench, bear, Activated(cost=(), do=(e.GainLife(life=9),))))
    target_spell = bench.spell(e.GainLife(life=9), player=BOB)
    frame = bench.frame(bear, targets=((target_ability, target_spell),))
    bench.follow(frame, [e.CounterIt()])
    assert bench.state.zone("stack") == ()
    assert bench.zone("graveyard", BOB) == ["Test Spell"]


# ------------------------------------------------------------------------------------------------ 707.10
def test_a_copy_of_a_spell_has_its_decisions_and_ceases_as_no_card(bench):
    bear = bench.put()
    bench.spell(GROW, target=CREATURE, cast=CastInfo(was_cast=True, x=2, targets=((bear,),), kicked=("{1}",)))
    [original] = bench.state.zone("stack")
    frame = bench.frame(bench.put(player=BOB), targets=((original,),))
    bench.follow(frame, [e.CopySpell()])
    [copy] = frame.it
    obj = bench.state.objects[copy]
    assert (obj.kind, obj.owner, obj.controller) == ("copy", BOB, BOB)
    assert (obj.cast.was_cast, obj.cast.x, obj.cast.targets, obj.cast.kicked) == (False, 2, ((bear,),), ("{1}",))
    bench.resolve()
    assert bench.row(bear).power == 5
    assert bench.state.zone("stack") == (original,)


def test_new_targets_are_legal_ones_or_the_old(bench):
    one, two = bench.put(), bench.put()
    bench.put(abilities=("hexproof",), player=ALICE)
    bench.spell(GROW, target=CREATURE, cast=CastInfo(targets=((one,),)))
    [original] = bench.state.zone("stack")
    frame = bench.frame(bench.put(type="Artifact", size=None, player=BOB), targets=((original,),))
    bench.follow(frame, [e.CopySpell(new_targets=True), e.CopySpell(new_targets=True)], two, None)
    first, second = (bench.state.objects[id].cast.targets for id in bench.state.zone("stack")[1:])
    assert bench.asked[0].options == (one, two)
    assert (first, second) == (((two,),), ((one,),))


def test_a_copied_permanent_spell_becomes_a_token(bench):
    card = Card(name="Legend", type="Legendary Creature", size="1/1")
    bench.put(card, zone="stack", cast=CastInfo(was_cast=True, x=2))
    [original] = bench.state.zone("stack")
    bench.follow(bench.frame(original, targets=((original,),)), [e.CopySpell(not_legendary=True)])
    bench.resolve()
    [token] = bench.state.zone("battlefield")
    obj = bench.state.objects[token]
    assert (obj.kind, obj.cast.x, bench.row(token).supertypes) == ("token", 2, frozenset())
    assert "608.3f" in bench.rules()


def test_a_copied_ability_has_the_same_source(bench):
    bear = bench.put()
    record = Activated(cost=(), do=(e.GainLife(life=1),))
    original = on_stack(bench, ability(bench, bear, record))
    frame = bench.frame(bench.put(player=BOB), targets=((original,),))
    bench.follow(frame, [e.CopySpell()])
    bench.resolve()
    bench.resolve()
    assert (bench.life(ALICE), bench.life(BOB)) == (21, 21)


# ------------------------------------------------------------------------------------------------ 611.2
def test_an_effect_affects_what_fits_as_it_begins(bench):
    mine = bench.put()
    all_grow = e.Modify(of=Which(type="Creature"), by=(m.AddPowerToughness(power="x", toughness="x"),))
    bench.follow(bench.frame(mine, x=2), [all_grow])
    later = bench.put()
    assert [bench.row(i).power for i in (mine, later)] == [4, 2]
    lasting_611.expire(bench.game, "your next turn")
    assert bench.row(mine).power == 4
    lasting_611.expire(bench.game, "end of turn")
    assert bench.row(mine).power == 2


def test_a_variable_is_fixed_as_the_effect_begins(bench):
    mine = bench.put()
    count = v.Count(of=Which(type="Creature"))
    bench.follow(bench.frame(mine), [e.Modify(of="this", by=(m.AddPowerToughness(power=count, toughness=0),))])
    bench.put()
    assert bench.row(mine).power == 3


def test_a_duration_that_is_over_does_nothing(bench):
    thief, stolen = bench.put(), bench.put(player=BOB)
    steal = e.Modify(of="target", by=(m.GainControl(),), until="you control this")
    frame = bench.frame(thief, targets=((stolen,),))
    bench.follow(frame, [steal])
    assert bench.row(stolen).controller == ALICE
    bench.follow(bench.frame(thief), [e.Exile(what="this")])
    assert bench.row(stolen).controller == BOB, "611.2b: it ends when the source is gone"
    bench.follow(frame, [steal])
    assert bench.state.effects == ()
    assert "611.2b" in bench.rules()


def test_until_your_next_turn_is_that_players(bench):
    bear = bench.put(player=BOB)
    bench.follow(bench.frame(bear), [e.Modify(of="this", by=(m.SetColor(color="blue"),), until="your next turn")])
    lasting_611.expire(bench.game, "your next turn")
    assert bench.row(bear).colors == {"blue"}, "it is Alice's turn"
    bench.game.state = change(bench.state, turn=replace(bench.state.turn, active=BOB))
    lasting_611.expire(bench.game, "your next turn")
    assert bench.row(bear).colors == {"green"}


def test_its_next_untap_step_is_that_of_each_objects_controller(bench):
    mine, theirs = bench.put(), bench.put(player=BOB)
    frame = bench.frame(mine)
    frame.it = (mine, theirs)
    hold = e.While(abilities=(DoesntUntap(),), of="it", until="its next untap step")
    bench.follow(frame, [hold])
    lasting_611.expire(bench.game, "its next untap step")
    [effect] = bench.state.effects
    assert effect.objects == (theirs,)


def test_becoming_a_copy_keeps_the_ability_that_does_it(bench):
    watch = Watch(enters=Which(type="Creature", other=True))
    record = Triggered(when=watch, do=(e.BecomeCopy(of="that", keep_this=True),))
    shifter = bench.put(name="Shifter", abilities=(record,))
    model = bench.put(name="Model", size="5/5")
    entered = events.Move(obj=0, to="battlefield")
    on_stack(bench, ability(bench, shifter, record, event=entered, new=model))
    bench.resolve()
    row = bench.row(shifter)
    assert (row.name, row.power) == ("Model", 5)
    assert [h.ability for h in row.abilities] == [record]
