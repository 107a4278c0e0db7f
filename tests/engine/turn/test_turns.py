"""500–504, 513, 514, 117: the order of steps, what each does by itself, and who has priority."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reference_engine.kernel import actions
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.state import ContinuousEffect, Counter, Mana, change, with_player
from reference_engine.rules_1_concepts import leaving_104, priority_117, taking_actions
from reference_engine.rules_5_turn import turn_500
from reference_engine.vocabulary.abilities import Card, DoesntUntap, Static, Triggered, Watch
from reference_engine.vocabulary.effects import GainLife
from reference_engine.vocabulary.modifications import AddPowerToughness
from reference_engine.vocabulary.selectors import Which

PASS = actions.Pass()


def play_until(table, step, active="Alice", number=None):
    """Everyone passes, nobody fights, until the given step's first priority or a question of another kind."""

    def passing(question):
        turn = table.state.turn
        here = turn.step == step and turn.active == active and number in (None, turn.number)
        if question.purpose in ("attackers", "blockers"):
            return ()
        if question.purpose != "priority" or here:
            raise Stop(question)
        return PASS

    class Stop(Exception):
        pass

    procedure = turn_500.play(table.game)
    with pytest.raises(Stop) as stopped:
        table.run(procedure, *[passing] * 200)
    return stopped.value.args[0]


def stock(table):
    """Libraries, so that nobody loses."""
    for player in ("Alice", "Bob"):
        for _ in range(5):
            table.put(Card(name="Plain Land", type="Land"), controller=player, zone="library")


def steps(table):
    return [(e.data["event"].active, e.data["event"].step) for e in table.game.log if e.what == "StepBegins"]


def test_the_turn_without_attackers(table):
    stock(table)
    play_until(table, "upkeep", "Alice")
    mine = [step for player, step in steps(table) if player == "Alice"][:-2]
    assert mine == [
        "beginning of combat", "declare attackers step", "end of combat", "postcombat main phase", "end step",
        "cleanup step",
    ]  # fmt: skip
    bobs = [step for player, step in steps(table) if player == "Bob"]
    assert bobs[:4] == ["untap step", "upkeep", "draw step", "precombat main phase"]
    assert table.state.turn.number == 7


def test_the_step_it_begins_in_is_not_begun_again(make_table):
    table = make_table(step="upkeep")
    ability = Triggered(when=Watch(step="upkeep", by="you"), do=(GainLife(1),))
    table.put(Card(name="Shrine", type="Enchantment", abilities=(ability,)))
    question = table.until_asked(turn_500.play(table.game))
    assert question.purpose == "priority"
    assert table.state.zone("stack") == ()
    assert table.state.turn.priority == "Alice"


def test_an_ability_that_triggers_at_the_beginning_of_a_step_is_put_on_the_stack_before_priority(table):
    stock(table)
    mine = Triggered(when=Watch(step="upkeep", by="you"), do=(GainLife(1),))
    yours = Triggered(when=Watch(step="upkeep", by="opponent"), do=(GainLife(5),))
    table.put(Card(name="Shrine", type="Enchantment", abilities=(mine, yours)), controller="Bob")
    play_until(table, "upkeep", "Bob")
    assert len(table.state.zone("stack")) == 1
    play_until(table, "draw step", "Bob")
    assert table.life("Bob") == 21


def test_all_of_the_active_players_permanents_untap_but_those_kept_from_it(table):
    stock(table)
    mine = table.put("2/2", controller="Bob", tapped=True)
    kept = table.put(
        Card(name="Sleeper", type="Creature", size="1/1", abilities=(DoesntUntap(),)), controller="Bob", tapped=True
    )
    stunned = table.put("3/3", controller="Bob", tapped=True, counters=(Counter("stun", 1, 1),))
    others = table.put("4/4", tapped=True)
    effect = ContinuousEffect(
        id=90, stamp=90, controller="Alice", until="its next untap step", abilities=(DoesntUntap(),),
        objects=(held := table.put("5/5", controller="Bob", tapped=True),),
    )  # fmt: skip
    table.game.state = change(table.state, effects=(effect,))
    play_until(table, "upkeep", "Bob")
    assert [table.tapped(i) for i in (mine, kept, stunned, others, held)] == [False, True, True, True, True]
    play_until(table, "upkeep", "Bob", 8)
    assert [table.tapped(i) for i in (mine, kept, stunned, others, held)] == [False, True, False, False, False]


def test_the_active_player_draws_in_the_draw_step(table):
    stock(table)
    play_until(table, "draw step", "Bob")
    assert len(table.state.zone("hand", "Bob")) == 1
    assert table.state.zone("hand", "Alice") == ()


@pytest.mark.parametrize(("players", "cards"), [(("Alice", "Bob"), 0), (("Alice", "Bob", "Carol"), 1)])
def test_the_first_turns_draw_is_skipped_with_two_players(make_table, players, cards):
    table = make_table(step="upkeep", players=players, turn=1)
    stock(table)
    play_until(table, "draw step")
    assert len(table.state.zone("hand", "Alice")) == cards


def test_control_is_continuous_from_the_beginning_of_the_players_own_turn(table):
    stock(table)
    mine, bobs = table.put("2/2", sick=True), table.put("2/2", controller="Bob", sick=True)
    play_until(table, "upkeep", "Bob")
    assert table.state.steady == {("Bob", bobs)}
    play_until(table, "upkeep", "Alice")
    assert ("Alice", mine) in table.state.steady


def test_unspent_mana_is_lost_as_the_phase_ends(table):
    table.game.state = with_player(table.state, "Bob", mana=(Mana("G"),))
    play_until(table, "beginning of combat")
    assert table.state.players["Bob"].mana == ()


def test_what_counts_by_the_turn_begins_anew(table):
    stock(table)
    table.game.state = with_player(table.state, "Alice", land_plays=1, spells_cast=2, permanents_left=3)
    play_until(table, "upkeep", "Bob")
    record = table.state.players["Alice"]
    assert (record.land_plays, record.spells_cast, record.permanents_left) == (0, 0, 0)


def test_cleanup_discards_heals_and_ends_effects(make_table):
    table = make_table(step="end step")
    stock(table)
    hand = [table.put("1/1", zone="hand") for _ in range(9)]
    bear = table.put("2/2", damage=1)
    effect = ContinuousEffect(
        id=90, stamp=90, controller="Alice", until="end of turn", modify=(AddPowerToughness(3, 3),), objects=(bear,)
    )
    table.game.state = change(table.state, effects=(effect,))
    question = table.until_asked(turn_500.play(table.game), PASS, PASS)
    assert (question.purpose, question.rule, question.least, question.most) == ("discard", "514.1", 2, 2)
    assert table.game.view.row(bear).power == 5
    stop = table.until_asked(turn_500.play(change_step(table, "end step")), PASS, PASS, tuple(hand[:2]))
    assert (stop.purpose, table.state.turn.active, table.state.turn.step) == ("priority", "Bob", "upkeep")
    assert len(table.state.zone("graveyard", "Alice")) == 2
    assert table.state.status_of(bear).damage == 0
    assert table.game.view.row(bear).power == 2


def change_step(table, step):
    table.game.state = change(table.state, turn=replace(table.state.turn, step=step, ahead=None))
    return table.game


def test_a_creature_that_dies_as_an_effect_ends_brings_priority_and_another_cleanup_step(make_table):
    table = make_table(step="end step")
    stock(table)
    weak = table.put("2/2")
    shrink = Static((AddPowerToughness(-2, -2),), to=Which(type="Creature"))
    table.put(Card(name="Frost", type="Enchantment", abilities=(shrink,)))
    effect = ContinuousEffect(
        id=90, stamp=90, controller="Alice", until="end of turn", modify=(AddPowerToughness(3, 3),), objects=(weak,)
    )
    table.game.state = change(table.state, effects=(effect,))
    question = table.until_asked(turn_500.play(table.game), PASS, PASS)
    assert (question.purpose, question.player, table.state.turn.step) == ("priority", "Alice", "cleanup step")
    assert weak not in table.state.objects
    change_step(table, "cleanup step")
    play_until(table, "upkeep", "Bob")


# ------------------------------------------------------------------------------------------------ priority
def test_priority_goes_round_and_comes_back_after_an_action(table, monkeypatch):
    taken = []

    async def take(game, player, action):
        taken.append((player, action))
        if action.object == 2:
            raise IllegalAction("601.3", "not now")

    monkeypatch.setattr(taking_actions, "take", take)
    table.run(priority_117.priority(table.game), PASS, actions.Cast(1), actions.Cast(2), PASS, PASS)
    assert [q.player for q in table.asked] == ["Alice", "Bob", "Bob", "Bob", "Alice"]
    assert table.game.refused.rule == "601.3"
    assert len(taken) == 2
    assert table.state.turn.priority is None


def test_conceding_ends_a_game_of_two(table):
    table.run(turn_500.play(table.game), PASS, actions.Concede())
    assert table.game.over.winners == ("Alice",)
    assert table.state.players["Bob"].lost


def test_a_game_of_three_goes_on_without_the_one_who_left(make_table):
    table = make_table(players=("Alice", "Bob", "Carol"))
    table.run(priority_117.priority(table.game), PASS, actions.Concede(), PASS)
    assert [q.player for q in table.asked] == ["Alice", "Bob", "Carol"]
    assert table.game.over is None
    leaving_104.concede(table.game, "Carol")
    assert table.game.over.winners == ("Alice",)
