"""701.19: a regeneration shield, and what uses it up."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.state import Combat, Player, change, with_status
from reference_engine.rules_6_spells import lasting_611
from reference_engine.rules_7_more import state_based_704
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.counters import PutCounters

BOB = Player("Bob")


def shielded(bench, times=1):
    troll = bench.put()
    for _ in range(times):
        bench.follow(bench.frame(troll), [e.Regenerate()])
    return troll


def destroy(bench, id):
    bench.run(pipeline.happen(bench.game, events.Move(obj=id, to="graveyard", reason="destroy", source=id)))


def test_it_stays_tapped_and_without_damage(bench):
    troll = shielded(bench)
    assert not bench.state.status_of(troll).tapped, "the shield itself does nothing (701.19c)"
    bench.game.state = with_status(bench.state, troll, damage=5)
    bench.run(state_based_704.check(bench.game))
    assert bench.state.objects[troll].zone == "battlefield"
    assert bench.state.status_of(troll).tapped
    assert bench.state.status_of(troll).damage == 0


def test_a_shield_serves_once_and_two_serve_twice(bench):
    troll = shielded(bench, times=2)
    destroy(bench, troll)
    destroy(bench, troll)
    assert troll in bench.state.objects
    assert bench.asked == [], "two shields that say the same leave nothing to choose"
    destroy(bench, troll)
    assert troll not in bench.state.objects


def test_a_tapped_permanent_regenerates_too(bench):
    troll = shielded(bench)
    bench.game.state = with_status(bench.state, troll, tapped=True)
    destroy(bench, troll)
    assert troll in bench.state.objects


def test_only_destruction_of_that_permanent_is_replaced(bench):
    troll, other = shielded(bench), bench.put()
    destroy(bench, other)
    assert other not in bench.state.objects
    bench.follow(bench.frame(troll), [e.Sacrifice(what="this")])
    assert troll not in bench.state.objects


def test_no_toughness_is_no_destruction(bench):
    troll = shielded(bench)
    bench.follow(bench.frame(troll), [PutCounters(kind="-1/-1", amount=2)])
    bench.run(state_based_704.check(bench.game))
    assert troll not in bench.state.objects


def test_the_shield_is_gone_after_the_turn(bench):
    troll = shielded(bench)
    lasting_611.expire(bench.game, "end of turn")
    destroy(bench, troll)
    assert troll not in bench.state.objects


def test_it_leaves_combat(bench):
    troll, blocker, other = shielded(bench), bench.put(player=BOB), bench.put()
    combat = Combat(attackers=((troll, BOB), (other, BOB)), blocks=((blocker, troll),), blocked=(troll,))
    bench.game.state = change(bench.state, combat=combat)
    destroy(bench, troll)
    now = bench.state.combat
    assert (now.attackers, now.blocked) == (((other, BOB),), ())
    assert now.removed == ((troll, BOB),)  # 508.5
    assert now.blocks == ((blocker, troll),)  # it stays a blocking creature (506.4, 509.1g)


def test_an_attacker_stays_blocked_when_its_blocker_regenerates(bench):
    attacker, blocker = bench.put(player=BOB), shielded(bench)
    turn = change(bench.state, turn=bench.state.turn.__class__(active=BOB, step="combat damage step", number=6))
    combat = Combat(attackers=((attacker, Player("Alice")),), blocks=((blocker, attacker),), blocked=(attacker,))
    bench.game.state = change(turn, combat=combat)
    destroy(bench, blocker)
    assert bench.state.combat.blocks == ()
    assert bench.state.combat.blocked == (attacker,)
