"""122, 701.34: counters that a player chooses to remove, and proliferating."""

from __future__ import annotations

import pytest

from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.state import Counter, Player, with_player
from reference_engine.vocabulary import costs
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.counters import Proliferate, RemoveAllCounters, RemoveUpTo
from reference_engine.vocabulary.modifications import AddPowerToughness
from reference_engine.vocabulary.selectors import Which

ALICE, BOB = Player("Alice"), Player("Bob")
TWO_KINDS = (Counter("+1/+1", 2, 1), Counter("charge", 3, 1))
MINE = Which(controller="you")


def counters(bench, id):
    return {c.kind: c.count for c in bench.state.objects[id].counters}


@pytest.mark.parametrize(
    ("x", "answers", "left"),
    [
        (4, (1, 2), {"+1/+1": 1, "charge": 1}),
        (4, (2, 2), {"charge": 1}),
        (1, (1,), {"+1/+1": 1, "charge": 3}),  # nothing more to remove, nothing more to ask
        (4, (0, 0), {"+1/+1": 2, "charge": 3}),
        (0, (), {"+1/+1": 2, "charge": 3}),
    ],
)
def test_up_to_so_many_counters_and_how_many_there_were(bench, x, answers, left):
    parasite, target = bench.put(size="1/1"), bench.put(player=BOB, counters=TWO_KINDS)
    frame = bench.frame(parasite, targets=((target,),), x=x)
    grow = e.Modify(of="this", by=(AddPowerToughness(power="that_many", toughness=0),))
    bench.follow(frame, [RemoveUpTo(counters="x"), grow], *answers)
    assert counters(bench, target) == left
    assert bench.row(parasite).power == 1 + sum(answers)


def test_no_more_is_offered_than_there_is(bench):
    target = bench.put(counters=TWO_KINDS)
    bench.follow(bench.frame(target, targets=((target,),)), [RemoveUpTo(counters=4)], 0, 3)
    assert [(q.least, q.most) for q in bench.asked] == [(0, 2), (0, 3)]


def test_a_cost_takes_one_counter_of_a_chosen_kind(bench):
    conduit, one, _, _ = (
        bench.put(), bench.put(counters=TWO_KINDS), bench.put(player=BOB, counters=TWO_KINDS), bench.put(),
    )  # fmt: skip
    other = bench.put(counters=(Counter("lore", 1, 1),))
    frame = bench.frame(conduit)
    frame.paying = True
    bench.follow(frame, [costs.RemoveACounter(which=MINE)], one, "charge")
    assert bench.asked[0].options == (one, other)
    assert counters(bench, one) == {"+1/+1": 2, "charge": 2}
    bench.follow(frame, [costs.RemoveACounter(which=MINE)], other)
    assert counters(bench, other) == {}


def test_without_a_counter_the_cost_cant_be_paid(bench):
    frame = bench.frame(bench.put())
    frame.paying = True
    with pytest.raises(IllegalAction, match=r"118\.3"):
        bench.follow(frame, [costs.RemoveACounter(which=MINE)])


def test_proliferating_gives_one_of_each_kind_to_each_chosen(bench):
    bench.game.state = with_player(bench.state, BOB, counters={"poison": 2, "energy": 1})
    source, two_kinds, unchosen = (
        bench.put(), bench.put(counters=TWO_KINDS), bench.put(player=BOB, counters=(Counter("stun", 1, 1),)),
    )  # fmt: skip
    bench.follow(bench.frame(source), [Proliferate()], (BOB, two_kinds))
    assert bench.asked[0].options == (BOB, two_kinds, unchosen)
    assert counters(bench, two_kinds) == {"+1/+1": 3, "charge": 4}
    assert counters(bench, unchosen) == {"stun": 1}
    assert bench.state.players[BOB].counters == {"poison": 3, "energy": 2}


def test_nobody_is_asked_where_nothing_has_a_counter(bench):
    bench.follow(bench.frame(bench.put()), [Proliferate()])
    assert bench.asked == []


def test_all_counters_of_every_kind_go(bench):
    target = bench.put(counters=TWO_KINDS)
    bench.follow(bench.frame(bench.put(), targets=((target,),)), [RemoveAllCounters()])
    assert counters(bench, target) == {}
