"""506–511: who may attack and block, and how damage is assigned and dealt."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reference_engine.kernel import actions, pipeline
from reference_engine.kernel.questions import InvalidAnswer
from reference_engine.kernel.state import change, with_object, with_status
from reference_engine.rules_5_turn import attackers_508, blockers_509, combat_506, damage_510, turn_500
from reference_engine.vocabulary.abilities import Cant, Card, Triggered, Watch
from reference_engine.vocabulary.effects import Draw
from reference_engine.vocabulary.keywords import Protection

PASS = actions.Pass()


def creature(size="2/2", *abilities, **fields):
    return Card(name="Fighter", type="Creature", size=size, abilities=abilities, **fields)


@pytest.fixture
def fight(make_table):
    """A table at the beginning of combat, with the whole phase played by scripted declarations."""
    return make_table(step="beginning of combat")


def attack(table, *attackers, answers=()):
    table.run(attackers_508.declare(table.game), tuple((a, "Bob") for a in attackers), *answers)


def block(table, *pairs, answers=()):
    table.run(blockers_509.declare(table.game), *([tuple(pairs)] if pairs or answers else []), *answers)


def deal(table, *answers):
    table.run(damage_510.deal(table.game), *answers)


def test_who_may_attack(fight):
    able = fight.put(creature())
    hasty = fight.put(creature("2/2", "haste"), sick=True)
    fight.put(creature(), sick=True)
    fight.put(creature(), tapped=True)
    fight.put(creature("0/4", "defender"))
    fight.put(creature("2/2", Cant("attack")))
    fight.put(creature(), controller="Bob")
    fight.put(Card(name="Ground", type="Land"))
    question = fight.until_asked(attackers_508.declare(fight.game))
    assert (question.purpose, question.player) == ("attackers", "Alice")
    assert question.options == (able, hasty)
    assert question.others == ("Bob",)


def test_attacking_taps_but_for_vigilance(fight):
    plain, alert = fight.put(creature()), fight.put(creature("2/2", "vigilance"))
    attack(fight, plain, alert)
    assert fight.tapped(plain)
    assert not fight.tapped(alert)
    assert fight.state.combat.attackers == ((plain, "Bob"), (alert, "Bob"))


def test_nobody_can_attack_nobody_is_asked(fight):
    fight.run(attackers_508.declare(fight.game))
    assert fight.asked == []


def test_a_declaration_with_an_attacker_twice_is_refused_and_asked_again(fight):
    bear = fight.put(creature())
    fight.run(attackers_508.declare(fight.game), ((bear, "Bob"), (bear, "Bob")), ())
    assert fight.game.refused.rule == "508.1b"
    assert not fight.tapped(bear)


def test_what_may_not_be_attacked_is_no_answer(fight):
    bear = fight.put(creature())
    with pytest.raises(InvalidAnswer):
        fight.run(attackers_508.declare(fight.game), ((bear, "Alice"),))


def test_an_unblocked_attacker_hits_the_player(fight):
    bear = fight.put(creature())
    attack(fight, bear)
    block(fight)
    deal(fight)
    assert fight.life("Bob") == 18


def test_creatures_that_fight_mark_damage_on_each_other(fight):
    bear, wall = fight.put(creature()), fight.put(creature("1/4"), controller="Bob")
    attack(fight, bear)
    block(fight, (wall, bear))
    deal(fight)
    assert fight.state.status_of(wall).damage == 2
    assert fight.state.status_of(bear).damage == 1
    assert fight.life("Bob") == 20


def test_a_blocked_attacker_without_blockers_left_deals_nothing_but_with_trample_all(fight):
    plain, trampler = fight.put(creature()), fight.put(creature("3/3", "trample"))
    walls = [fight.put(creature("0/4"), controller="Bob") for _ in range(2)]
    attack(fight, plain, trampler)
    block(fight, (walls[0], plain), (walls[1], trampler))
    for wall in walls:
        fight.game.state = with_object(fight.state, replace(fight.state.objects[wall], controller="Alice"))
    pipeline.look_after(fight.game)
    assert fight.state.combat.blocks == ()
    deal(fight)
    assert fight.life("Bob") == 17


def test_damage_is_divided_freely_among_several_blockers(fight):
    big = fight.put(creature("4/4"))
    one, two = fight.put(creature("2/3"), controller="Bob"), fight.put(creature("1/1"), controller="Bob")
    attack(fight, big)
    block(fight, (one, big), (two, big))
    deal(fight, ((one, 0), (two, 4)))
    question = next(q for q in fight.asked if q.purpose == "damage")
    assert (question.player, question.options, question.total, question.source) == ("Alice", (one, two), 4, big)
    assert fight.state.status_of(two).damage == 4
    assert fight.state.status_of(big).damage == 3


@pytest.mark.parametrize(
    ("abilities", "marked", "division", "fault"),
    [
        (("trample",), 0, (2, 6), False),
        (("trample",), 0, (1, 7), True),
        (("trample",), 1, (1, 7), False),
        (("trample",), 0, (8, 0), False),
        (("trample", "deathtouch"), 0, (1, 7), False),
        (("trample", "deathtouch"), 0, (0, 8), True),
    ],
)
def test_trample_assigns_what_is_more_than_lethal(fight, abilities, marked, division, fault):
    big = fight.put(creature("8/8", *abilities))
    bear = fight.put(creature("2/2"), controller="Bob", damage=marked)
    attack(fight, big)
    block(fight, (bear, big))
    answer = ((bear, division[0]), ("Bob", division[1]))
    if fault:
        with pytest.raises(InvalidAnswer):
            deal(fight, answer)
    else:
        deal(fight, answer)
        assert fight.life("Bob") == 20 - division[1]


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        (("flying",), (), "702.9b"),
        (("flying",), ("reach",), None),
        (("flying",), ("flying",), None),
        ((Cant("be_blocked"),), (), "509.1b"),
        (("menace",), (), "702.111b"),
        ((Protection(("red",)),), (), "702.16f"),
    ],
)
def test_evasion(fight, attacker, blocker, rule):
    bird = fight.put(creature("2/2", *attacker))
    other = fight.put(creature("2/2", *blocker, colors=("red",)), controller="Bob")
    attack(fight, bird)
    fight.run(blockers_509.declare(fight.game), ((other, bird),), *([()] if rule else []))
    assert (fight.game.refused.rule if rule else fight.game.refused) == rule
    assert (fight.state.combat.blocked == (bird,)) is (rule is None)


def test_two_creatures_can_block_menace(fight):
    thug = fight.put(creature("2/2", "menace"))
    pair = [fight.put(creature("1/1"), controller="Bob") for _ in range(2)]
    attack(fight, thug)
    block(fight, *((b, thug) for b in pair))
    assert fight.state.combat.blocked == (thug,)


def test_who_may_block(fight):
    bear = fight.put(creature())
    able = fight.put(creature(), controller="Bob", sick=True)
    fight.put(creature(), controller="Bob", tapped=True)
    fight.put(creature("2/2", Cant("block")), controller="Bob")
    attack(fight, bear)
    question = fight.until_asked(blockers_509.declare(fight.game))
    assert (question.purpose, question.player) == ("blockers", "Bob")
    assert (question.options, question.others) == ((able,), (bear,))


def test_one_blocker_blocks_one_attacker(fight):
    one, two = fight.put(creature()), fight.put(creature())
    wall = fight.put(creature("0/4"), controller="Bob")
    attack(fight, one, two)
    fight.run(blockers_509.declare(fight.game), ((wall, one), (wall, two)), ((wall, two),))
    assert fight.game.refused.rule == "509.1a"
    assert fight.state.combat.blocks == ((wall, two),)


def test_first_strike_deals_in_a_step_of_its_own(fight):
    knight = fight.put(creature("2/2", "first strike"))
    double = fight.put(creature("1/1", "double strike"))
    plain = fight.put(creature("3/3"))
    attack(fight, knight, double, plain)
    block(fight)
    deal(fight)
    assert fight.life("Bob") == 17
    fight.game.state = change(fight.state, turn=replace(fight.state.turn, step="combat damage step"))
    assert turn_500.following(fight.game) == "combat damage step"
    deal(fight)
    assert fight.life("Bob") == 13
    assert turn_500.following(fight.game) == "end of combat"


def test_out_of_combat_with_what_stops_being_a_creature_or_leaves(fight):
    bear, other = fight.put(creature()), fight.put(creature())
    attack(fight, bear, other)
    fight.game.state = with_object(
        fight.state, replace(fight.state.objects[bear], card=Card(name="Stone", type="Artifact"))
    )
    pipeline.look_after(fight.game)
    assert fight.state.combat.attackers == ((other, "Bob"),)


def test_a_whole_combat_phase(fight):
    for player in ("Alice", "Bob"):
        fight.put(Card(name="Ground", type="Land"), controller=player, zone="library")
    draws = Triggered(when=Watch(attacks="this"), do=(Draw(1),))
    bear = fight.put(Card(name="Scout", type="Creature", size="2/2", abilities=(draws,)))
    wall = fight.put(creature("0/2"), controller="Bob")

    answers = [PASS, PASS, ((bear, "Bob"),), PASS, PASS, PASS, PASS, ((wall, bear),), PASS, PASS]
    question = fight.until_asked(turn_500.play(fight.game), *answers)
    assert (question.purpose, fight.state.turn.step) == ("priority", "combat damage step")
    assert wall not in fight.state.objects, "lethal damage is dealt with before anyone has priority"
    assert len(fight.state.zone("hand", "Alice")) == 1
    assert combat_506.combat(fight.game).attackers == ((bear, "Bob"),)


def test_after_combat_nobody_is_in_it(fight):
    bear = fight.put(creature())
    attack(fight, bear)
    fight.game.state = change(fight.state, turn=replace(fight.state.turn, step="end of combat"))
    turn_500.end_step(fight.game)
    assert fight.state.combat is None


def test_tapping_an_attacker_does_not_remove_it(fight):
    bear = fight.put(creature("2/2", "vigilance"))
    attack(fight, bear)
    fight.game.state = with_status(fight.state, bear, tapped=True)
    block(fight)
    deal(fight)
    assert fight.life("Bob") == 18
