"""714: lore counters, chapter abilities, the end of a Saga."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import Move, PutCounters, RemoveCounters
from reference_engine.kernel.state import Counter, Player
from reference_engine.rules_1_concepts import priority_117
from reference_engine.rules_5_turn import main_phase_505
from reference_engine.rules_6_spells import resolving_608
from reference_engine.rules_7_more import state_based_704
from reference_engine.vocabulary.abilities import Card, Static
from reference_engine.vocabulary.effects import GainLife
from reference_engine.vocabulary.keywords import Chapter
from reference_engine.vocabulary.modifications import LoseAllAbilities
from reference_engine.vocabulary.selectors import Which

ALICE = Player("Alice")


def gain(n):
    return (GainLife(life=n),)


SAGA = Card(
    name="Tale",
    type="Enchantment — Saga",
    abilities=(Chapter(numbers=(1, 2), do=gain(1)), Chapter(numbers=(3,), do=gain(10))),
)


def lore(n):
    return (Counter("lore", n, 1),) if n else ()


def put_lore(table, saga, n=1):
    table.run(pipeline.happen(table.game, PutCounters(obj=saga, kind="lore", count=n)))


def reached(table):
    return [t.context.ability.when.lore_reaches for t in table.game.triggered]


def test_it_enters_with_a_counter_and_its_first_chapter_triggers(table):
    """714.3a, 714.2b."""
    card = table.put(SAGA, zone="hand")
    [saga] = table.run(pipeline.happen(table.game, Move(obj=card, to="battlefield", controller=ALICE)))
    assert table.state.objects[saga].count("lore") == 1
    assert reached(table) == [1]


def test_without_its_abilities_it_enters_with_none(table):
    """714.3a: the counter is from an ability of its own, looked at as it would be on the battlefield (614.12)."""
    hush = Static(modify=(LoseAllAbilities(),), to=Which(type="Enchantment"))
    table.put(Card(name="Hush", type="Artifact", abilities=(hush,)))
    card = table.put(SAGA, zone="hand")
    [saga] = table.run(pipeline.happen(table.game, Move(obj=card, to="battlefield", controller=ALICE)))
    assert table.state.objects[saga].count("lore") == 0
    assert reached(table) == []
    put_lore(table, saga, 3)
    assert table.run(state_based_704.check(table.game)) is False


@pytest.mark.parametrize(("had", "put", "chapters"), [(0, 1, [1]), (0, 2, [1, 2]), (1, 2, [2, 3]), (3, 1, [])])
def test_each_chapter_that_the_counters_pass_triggers(table, had, put, chapters):
    saga = table.put(SAGA, counters=lore(had))
    put_lore(table, saga, put)
    assert reached(table) == chapters


def test_removing_triggers_nothing_and_the_chapter_may_come_again(table):
    saga = table.put(SAGA, counters=lore(2))
    table.run(pipeline.happen(table.game, RemoveCounters(obj=saga, kind="lore", count=1)))
    assert reached(table) == []
    put_lore(table, saga)
    assert reached(table) == [2]


def test_only_the_active_players_sagas_get_one_each_turn(table):
    """714.3c: and none without a chapter ability."""
    mine, theirs = table.put(SAGA), table.put(SAGA, controller="Bob")
    empty = table.put(Card(name="Untold", type="Enchantment — Saga"))
    table.run(main_phase_505.add_lore_counters(table.game))
    assert [table.state.objects[id].count("lore") for id in (mine, theirs, empty)] == [1, 0, 0]


def test_it_is_sacrificed_only_after_its_last_chapter_has_left_the_stack(table):
    """714.4: not while the ability waits or is on the stack."""
    saga = table.put(SAGA, counters=lore(2))
    put_lore(table, saga)
    assert table.run(state_based_704.check(table.game)) is False
    table.run(priority_117.before_priority(table.game))
    assert saga in table.state.zone("battlefield")
    table.run(resolving_608.resolve_top(table.game))
    table.run(priority_117.before_priority(table.game))
    assert table.names("graveyard", "Alice") == ["Tale"]
    assert table.life("Alice") == 30


def test_a_saga_without_chapters_stays(table):
    """714.4, 714.2d."""
    table.put(Card(name="Untold", type="Enchantment — Saga"), counters=lore(3))
    assert table.run(state_based_704.check(table.game)) is False


AHEAD = replace(SAGA, abilities=("read ahead", *SAGA.abilities))


@pytest.mark.parametrize(("number", "more", "chapters"), [(1, 0, [1]), (3, 0, [3]), (1, 1, [1, 2]), (1, 2, [1, 3])])
def test_read_ahead_skips_the_chapters_before(table, number, more, chapters):
    """714.3b, 702.155a: in the turn in which it entered only the chapter of exactly that number triggers."""
    card = table.put(AHEAD, zone="hand")
    [saga] = table.run(pipeline.happen(table.game, Move(obj=card, to="battlefield", controller=ALICE)), number)
    if more:
        put_lore(table, saga, more)
    assert reached(table) == chapters


def test_in_a_later_turn_read_ahead_changes_nothing(table):
    saga = table.put(AHEAD, counters=lore(1))
    put_lore(table, saga, 2)
    assert reached(table) == [2, 3]
