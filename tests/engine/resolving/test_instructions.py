"""608.2, 610, 701: what instructions do, one kind at a time."""

from __future__ import annotations

import pytest

from reference_engine.kernel import events
from reference_engine.kernel.questions import IllegalAction, InvalidAnswer
from reference_engine.kernel.state import CastInfo, Counter, Player, with_player
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary import costs
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary import values as v
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.counters import PutCounters, RemoveCounters
from reference_engine.vocabulary.keywords import Enchant, Equip, Protection
from reference_engine.vocabulary.selectors import Target, Which

ALICE, BOB = Player("Alice"), Player("Bob")
CREATURES = Which(type="Creature")


def size(bench, id):
    return f"{bench.row(id).power}/{bench.row(id).toughness}"


# ------------------------------------------------------------------------------------------------ 610
def test_damage_goes_to_what_is_still_there(bench):
    source, gone, there = bench.put(), bench.put(player=BOB), bench.put(player=BOB)
    frame = bench.frame(source, targets=((gone, there, BOB),))
    bench.follow(bench.frame(source, targets=((gone,),)), [e.Exile()])
    bench.follow(frame, [e.DealDamage(amount=1)])
    assert bench.state.status_of(there).damage == 1
    assert bench.life(BOB) == 19


def test_damage_to_a_description_is_one_batch(bench):
    source, mine, theirs = bench.put(), bench.put(player=ALICE), bench.put(player=BOB)
    bench.follow(bench.frame(source), [e.DealDamage(amount=2, to=Which(type="Creature", other=True))])
    assert [bench.state.status_of(i).damage for i in (source, mine, theirs)] == [0, 2, 2]


@pytest.mark.parametrize(
    ("divided", "shares"),
    [
        ("as_chosen", {ALICE: 1, BOB: 4}),
        ("evenly", {ALICE: 2, BOB: 2}),
    ],
)
def test_divided_damage(bench, divided, shares):
    frame = bench.frame(bench.put(), targets=((ALICE, BOB),), division=((ALICE, 1), (BOB, 4)))
    bench.follow(frame, [e.DealDamage(amount=5, divided=divided)])
    assert {p: 20 - bench.life(p) for p in (ALICE, BOB)} == shares


def test_the_share_of_a_target_that_became_illegal_is_not_dealt(bench):
    frame = bench.frame(bench.put(), targets=((BOB,),), division=((ALICE, 1), (BOB, 4)))
    bench.follow(frame, [e.DealDamage(amount=5, divided="as_chosen")])
    assert (bench.life(ALICE), bench.life(BOB)) == (20, 16)


def test_damage_of_zero_is_no_event(bench):
    bench.follow(bench.frame(bench.put(), targets=((BOB,),)), [e.DealDamage(amount=0)])
    assert not [entry for entry in bench.game.log if entry.what == "DealDamage"]


def test_cards_are_drawn_one_by_one_by_players_in_turn_order(bench):
    for player in (BOB, ALICE):
        for n in range(2):
            bench.put(player=player, zone="library", name=f"{player} {n}")
    bench.follow(bench.frame(bench.put()), [e.Draw(cards=2, who="each_player")])
    drawn = [entry.data["event"].player for entry in bench.game.log if entry.what == "DrawCard"]
    assert drawn == [ALICE, ALICE, BOB, BOB]
    assert bench.zone("hand", BOB) == ["Bob 0", "Bob 1"]


def test_life(bench):
    frame = bench.frame(bench.put())
    bench.follow(frame, [e.GainLife(life=3), e.LoseLife(life=2, who="each_opponent"), e.GainLife(life=0)])
    assert (bench.life(ALICE), bench.life(BOB)) == (23, 18)


def test_life_is_paid_only_by_who_has_it(bench):
    frame = bench.frame(bench.put())
    frame.paying = True
    bench.follow(frame, [costs.PayLife(life=20)])
    assert bench.life(ALICE) == 0
    with pytest.raises(IllegalAction, match=r"119\.4"):
        bench.follow(frame, [costs.PayLife(life=1)])
    bench.follow(frame, [costs.PayLife(life=0)])


def test_counters_as_an_effect_and_as_a_cost(bench):
    bear = bench.put()
    frame = bench.frame(bear)
    bench.follow(frame, [PutCounters(kind="+1/+1", amount=2), RemoveCounters(kind="+1/+1", amount=1)])
    assert size(bench, bear) == "3/3"
    bench.follow(frame, [RemoveCounters(kind="+1/+1", amount=5)])
    assert size(bench, bear) == "2/2", "609.3: as many as there are"
    frame.paying = True
    with pytest.raises(IllegalAction, match=r"118\.3"):
        bench.follow(frame, [RemoveCounters(kind="+1/+1")])


# ------------------------------------------------------------------------------------------------ 701, permanents
def test_all_that_fit_are_destroyed_at_once(bench):
    source = bench.put(type="Artifact", size=None)
    bench.put(player=BOB)
    bench.put(abilities=("indestructible",), name="Rock")
    bench.follow(bench.frame(source), [e.Destroy(what=CREATURES)])
    assert bench.zone("battlefield") == [bench.row(source).name, "Rock"]
    assert bench.zone("graveyard", BOB) == ["Test Bear"]


def test_each_player_sacrifices_what_they_control(bench):
    source = bench.put(type="Artifact", size=None)
    mine, other, theirs = bench.put(), bench.put(), bench.put(player=BOB)
    bench.follow(bench.frame(source), [e.Sacrifice(what=CREATURES, who="each_player")], other, theirs)
    assert [q.player for q in bench.asked] == [ALICE, BOB]
    assert bench.asked[0].options == (mine, other)
    assert set(bench.state.zone("battlefield")) == {source, mine}


def test_nobody_sacrifices_what_somebody_else_controls(bench):
    theirs = bench.put(player=BOB)
    frame = bench.frame(bench.put(), targets=((theirs,),))
    bench.follow(frame, [e.Sacrifice(what="target")])
    assert theirs in bench.state.objects
    frame.paying = True
    with pytest.raises(IllegalAction, match=r"701\.21a"):
        bench.follow(frame, [e.Sacrifice(what="target")])


def test_what_was_sacrificed_is_remembered_as_it_was(bench):
    source = bench.put(type="Artifact", size=None)
    bear = bench.put(counters=(Counter("+1/+1", 3, 1),))
    frame = bench.frame(source)
    bench.follow(frame, [e.Sacrifice(what=CREATURES), e.GainLife(life=v.PowerOf("sacrificed"))], bear)
    assert bench.life(ALICE) == 25
    assert bear in frame.then.objects


def test_tapping_and_untapping(bench):
    bear, tapped = bench.put(), bench.put(tapped=True)
    bench.follow(bench.frame(bear, targets=((bear, tapped),)), [e.Tap()])
    assert [entry.data["event"].obj for entry in bench.game.log if entry.what == "Tap"] == [bear], "701.26a"
    bench.follow(bench.frame(bear, targets=((tapped,),)), [e.TapOrUntap()], "untap")
    assert bench.asked[-1].options == ("untap",)
    assert not bench.state.status_of(tapped).tapped


def test_crewing_wants_enough_power(bench):
    vehicle = bench.put(type="Artifact — Vehicle", size="3/3")
    big, small, tapped = bench.put(size="3/3"), bench.put(size="1/1"), bench.put(tapped=True)
    frame = bench.frame(vehicle)
    cost = costs.TapUntapped(which=Which(type="Creature"), total_power=3)
    with pytest.raises(InvalidAnswer, match="total power is 1"):
        bench.follow(frame, [cost], (small,))
    bench.follow(frame, [cost], (big,))
    assert bench.asked[-1].options == (big, small)
    assert tapped not in bench.asked[-1].options
    with pytest.raises(IllegalAction, match=r"702\.122a"):
        bench.follow(frame, [cost])


def test_an_equipment_is_attached_only_to_what_it_can_equip(bench):
    sword = bench.put(Card(name="Test Sword", type="Artifact — Equipment", abilities=(Equip(mana="{1}"),)))
    land, bear = bench.put(type="Land", size=None), bench.put()
    bench.follow(bench.frame(sword, targets=((land,),)), [e.AttachIt()])
    assert bench.state.objects[sword].attached_to is None
    bench.follow(bench.frame(sword, targets=((bear,),)), [e.AttachIt(), e.AttachIt()])
    assert bench.state.objects[sword].attached_to == bear
    assert bench.rules().count("701.3a") == 1, "701.3b: attaching it to what it is attached to does nothing"


def test_an_aura_is_not_attached_where_protection_forbids_it(bench):
    bear = bench.put(abilities=(Protection(from_=("green",)),))
    host = bench.put()
    enchant = (Enchant(what=Target(type="Creature")),)
    aura = bench.put(
        Card(name="Test Aura", type="Enchantment — Aura", mana_cost="{G}", abilities=enchant), attached_to=host
    )
    bench.follow(bench.frame(aura, targets=((bear,),)), [e.AttachIt()])
    assert bench.state.objects[aura].attached_to == host


def test_tokens_have_the_size_that_x_is_now(bench):
    frame = bench.frame(bench.put(), x=3)
    token = Card(name="Ooze", type="Creature — Ooze", colors=("green",), size="x/x")
    bench.follow(frame, [e.Create(token=token, amount=2)])
    assert [size(bench, id) for id in frame.it] == ["3/3", "3/3"]
    assert {bench.state.objects[id].kind for id in frame.it} == {"token"}


def test_token_copies_have_copiable_values_and_what_is_added(bench):
    bear = bench.put(player=BOB, counters=(Counter("+1/+1", 3, 1),))
    frame = bench.frame(bench.put(), targets=((bear,),))
    bench.follow(frame, [e.CreateCopy(also_have=("haste",))])
    [token] = frame.it
    assert (size(bench, token), bench.row(token).has("haste"), bench.row(token).controller) == ("2/2", True, ALICE)


def test_monstrosity_happens_once(bench):
    bear = bench.put()
    bench.follow(bench.frame(bear, x=2), [e.Monstrosity(counters="x"), e.Monstrosity(counters="x")])
    assert size(bench, bear) == "4/4"
    assert bench.state.objects[bear].monstrous
    assert [entry.data["event"].x for entry in bench.game.log if entry.what == "BecomeMonstrous"] == [2]


# ------------------------------------------------------------------------------------------------ 701, cards
def test_discarding_is_at_once_and_as_much_as_possible(bench):
    one, two = (bench.put(zone="hand", name=name) for name in ("One", "Two"))
    theirs = bench.put(player=BOB, zone="hand")
    bench.follow(bench.frame(bench.put()), [e.Discard(cards=2, who="each_player")], (two, one), (theirs,), (two, one))
    assert bench.zone("graveyard") == ["Two", "One"]
    assert bench.zone("hand", BOB) == []


def test_a_cost_is_discarded_whole_or_not_at_all(bench):
    bench.put(zone="hand")
    frame = bench.frame(bench.put())
    frame.paying = True
    with pytest.raises(IllegalAction, match=r"118\.3"):
        bench.follow(frame, [e.Discard(cards=2)])


def test_milling_as_an_effect_and_as_a_cost(bench):
    top, next_, _ = [bench.put(zone="library", name=str(n)) for n in range(3)]
    frame = bench.frame(bench.put())
    bench.follow(frame, [e.Mill(cards=2)], (next_, top))
    assert (bench.zone("graveyard"), bench.zone("library")) == (["1", "0"], ["2"]), "404.3: in the order chosen"
    frame.paying = True
    with pytest.raises(IllegalAction, match=r"701\.17b"):
        bench.follow(frame, [e.Mill(cards=2)])
    frame.paying = False
    bench.follow(frame, [e.Mill(cards=2)])
    assert bench.zone("library") == []


def test_scrying_puts_cards_on_top_and_on_the_bottom(bench):
    a, b, c, d = (bench.put(zone="library", name=name) for name in "ABCD")
    bench.follow(bench.frame(bench.put()), [e.Scry(cards=3)], {"top": (c, a), "bottom": (b,)})
    assert bench.state.zone("library", ALICE) == (c, a, d, b)
    bench.follow(bench.frame(bench.put()), [e.Scry(cards=0)])
    assert bench.rules().count("701.22a") == 1


def test_a_described_card_need_not_be_found_but_any_card_must(bench):
    bench.put(zone="library", type="Land", size=None, name="Land")
    bear = bench.put(zone="library")
    frame = bench.frame(bench.put())
    bench.follow(frame, [e.Search(which=CREATURES)], None)
    assert bench.asked[-1].options == (bear,)
    assert bench.zone("hand") == []
    with pytest.raises(InvalidAnswer):
        bench.follow(frame, [e.Search(which=Which())], None)
    bench.follow(frame, [e.Search(which=CREATURES, to="battlefield", tapped=True)], bear)
    [found] = frame.it
    assert bench.state.objects[found].zone == "battlefield"
    assert bench.state.status_of(found).tapped


def test_exile_and_return_under_the_owners_control_transformed(bench):
    back = Card(name="Back", type="Enchantment")
    card = Card(name="Front", type="Creature", size="1/1", back=back)
    stolen = bench.put(card, owner=BOB, controller=ALICE)
    frame = bench.frame(stolen)
    bench.follow(frame, [e.Exile(what="this"), e.ReturnToBattlefield(face="back")])
    [id] = frame.it
    assert (bench.row(id).name, bench.row(id).controller) == ("Back", BOB)
    bench.follow(bench.frame(id), [e.Exile(what="this"), e.ReturnToBattlefield(under="you")])
    assert bench.zone("battlefield") == ["Front"]


def test_a_card_without_a_back_face_stays_away(bench):
    bear = bench.put()
    frame = bench.frame(bear)
    bench.follow(frame, [e.Exile(what="this"), e.ReturnToBattlefield(face="back")])
    assert bench.state.zone("battlefield") == ()
    assert bench.zone("exile", ALICE) == ["Test Bear"]


def test_cards_put_from_hands_arrive_together(bench):
    mine, theirs = bench.put(zone="hand", name="Mine"), bench.put(player=BOB, zone="hand", name="Theirs")
    bench.put(player=BOB, zone="hand", type="Instant", size=None, name="No creature")
    source = bench.put(type="Artifact", size=None)
    bench.follow(bench.frame(source), [e.PutFromHand(which=CREATURES, who="each_player")], mine, theirs)
    assert [bench.row(id).controller for id in bench.state.zone("battlefield")[1:]] == [ALICE, BOB]
    bench.put(zone="hand")
    bench.follow(bench.frame(source), [e.PutFromHand(which=CREATURES)], None)
    assert len(bench.state.zone("battlefield")) == 3


def test_returning_to_hand_one_or_all(bench):
    source = bench.put(type="Artifact", size=None)
    one, two = bench.put(player=BOB), bench.put(player=BOB)
    bench.follow(bench.frame(source), [e.ToHand(what=CREATURES, choose=True)], two)
    assert one in bench.state.objects
    assert two not in bench.state.objects
    bench.follow(bench.frame(source), [e.ToHand(what=CREATURES)])
    assert len(bench.zone("hand", BOB)) == 2


# ------------------------------------------------------------------------------------------------ words
@pytest.mark.parametrize(
    ("value", "number"),
    [
        (3, 3),
        ("x", 4),
        (v.Count(of=CREATURES), 2),
        (v.CardsIn(zone="hand"), 1),
        (v.CountersOn(what="this", kind="charge"), 5),
        (v.PowerOf(what="target"), 2),
        (v.ManaValueOf(what="target"), 2),
        (v.CardTypesAmong(of=Which()), 2),
    ],
)
def test_numbers(bench, value, number):
    source = bench.put(type="Artifact Creature", size="1/1", counters=(Counter("charge", 5, 1),))
    bear = bench.put()
    bench.put(zone="hand")
    assert effects_609.number(bench.game, value, bench.frame(source, x=4, targets=((bear,),))) == number


def test_a_number_of_what_is_gone_is_what_it_last_was(bench):
    bear = bench.put(counters=(Counter("+1/+1", 3, 1),))
    frame = bench.frame(bear)
    bench.follow(frame, [e.Exile(what="this")])
    assert effects_609.number(bench.game, v.PowerOf("this"), frame) == 5
    assert effects_609.number(bench.game, v.CountersOn("this", "+1/+1"), frame) == 3


def test_x_of_an_entering_permanent_is_that_of_its_spell_and_otherwise_zero(bench):
    bear = bench.put(cast=CastInfo(was_cast=True, x=3))
    entered = events.Move(obj=0, to="battlefield")
    assert effects_609.x_of(bench.game, bench.frame(bear, event=entered, new=bear)) == 3
    assert effects_609.x_of(bench.game, bench.frame(bear)) == 0, "107.3g"
    other = bench.frame(bear, event=entered, new=bench.put())
    assert effects_609.x_of(bench.game, other) == 0, "another object entered"
    assert effects_609.x_of(bench.game, bench.frame(bear, event=events.BecomeMonstrous(obj=bear, x=7))) == 7, "701.37c"


def test_conditions(bench):
    bear = bench.put(cast=CastInfo(was_cast=True, kicked=("{1}",)))
    frame = bench.frame(bear)
    holds = {
        c: effects_609.holds(bench.game, c, frame)
        for c in ("kicked", "cast", "your_turn", "not_your_turn", "on_the_battlefield")
    }
    assert holds == {
        "kicked": True, "cast": True, "your_turn": True, "not_your_turn": False, "on_the_battlefield": True,
    }  # fmt: skip
    assert effects_609.holds(bench.game, v.Compare(of=v.Count(of=CREATURES), at_least=1, at_most=1), frame)
    assert not effects_609.holds(bench.game, v.Compare(of=2, at_least=3), frame)
    assert not effects_609.holds(bench.game, v.Compare(of=4, at_most=3), frame)


def test_revolt_looks_at_who_controlled_what_left(bench):
    source, theirs = bench.put(), bench.put(player=BOB)
    frame = bench.frame(source, targets=((theirs,),))
    bench.follow(frame, [e.Exile()])
    assert not effects_609.holds(bench.game, v.RevoltCondition(), frame)
    assert effects_609.holds(bench.game, v.RevoltCondition(whose="opponent"), frame)


def test_players_in_turn_order(bench):
    source, theirs = bench.put(), bench.put(player=BOB)
    frame = bench.frame(source, targets=((theirs,),))
    words = {
        ref: effects_609.players_of(bench.game, ref, frame)
        for ref in ("you", "each_player", "each_opponent", "target_controller", "owner")
    }
    assert words == {
        "you": [ALICE], "each_player": [ALICE, BOB], "each_opponent": [BOB], "target_controller": [BOB],
        "owner": [ALICE],
    }  # fmt: skip
    bench.game.state = with_player(bench.state, BOB, lost=True)
    assert effects_609.players_of(bench.game, "each_player", frame) == [ALICE]


# ------------------------------------------------------------------------------------------------ structure
def test_if_you_do(bench):
    frame = bench.frame(bench.put())
    may = [e.May(do=(e.GainLife(life=1),)), e.If(condition="did", do=(e.GainLife(life=10),))]
    bench.follow(frame, may, False)
    assert bench.life(ALICE) == 20
    bench.follow(frame, may, True)
    assert bench.life(ALICE) == 31


def test_each_player_may(bench):
    frame = bench.frame(bench.put())
    bench.follow(frame, [e.May(do=(e.GainLife(life=3, who="that_player"),), who="each_player")], False, True)
    assert [q.player for q in bench.asked] == [ALICE, BOB]
    assert (bench.life(ALICE), bench.life(BOB)) == (20, 23)
    assert frame.player is None


def test_an_impossible_option_is_not_offered(bench):
    source = bench.put(type="Artifact", size=None)
    bench.follow(bench.frame(source), [e.May(do=(e.Sacrifice(what=CREATURES),)), e.May(do=(e.Discard(),))])
    assert bench.asked == []


def test_unless_a_cost_is_paid(bench):
    unless = [e.Unless(pays=(costs.PayLife(life=15),), do=(e.Draw(),), who="each_opponent")]
    bench.put(zone="library", name="Drawn")
    frame = bench.frame(bench.put())
    bench.follow(frame, unless, True)
    assert bench.life(BOB) == 5
    assert bench.zone("hand") == []
    bench.follow(frame, unless)
    assert [q.purpose for q in bench.asked] == ["pay"], "what Bob can't pay isn't offered"
    assert bench.zone("hand") == ["Drawn"]


def test_a_cost_so_many_times_over(bench):
    upkeep = [e.Unless(pays=(costs.PayLife(life=2),), times=3, do=(e.Draw(),))]
    bench.follow(bench.frame(bench.put()), upkeep, True)
    assert bench.life(ALICE) == 14


def test_modes_are_followed_in_the_order_printed(bench):
    modal = e.Choose(modes=((e.GainLife(life=1),), (e.Draw(),), (e.GainLife(life=3),)), at_most=2)
    bench.follow(bench.frame(bench.put(), modes=(3, 1)), [modal])
    gained = [entry.data["event"].amount for entry in bench.game.log if entry.what == "GainLife"]
    assert gained == [1, 3]
