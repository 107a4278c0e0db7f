"""Set-up, actions, intentions and checks, played on a fake engine: which messages, and what comes of them."""

from __future__ import annotations

from typing import Any

import pytest

from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.protocol.errors import Crashed, Illegal, Unsupported

BEARS = 'Given Alice controls "Grizzly Bears"\n'


# --- set-up ---


def test_set_up_is_one_message_after_the_cards_were_asked_for(scene: Any, new_table: Any) -> None:
    table = new_table()
    scene(
        table,
        """
        Given a Commander game with Alice, Bob and Carol
        Given it is Bob's upkeep
        Given it is day
        Given Alice controls 2 "Forest"
        Given Alice controls "Pili-Pala" that is tapped with 1 stun counter
        Given Bob controls his commander "Isamaru"
        Given Alice controls "Holy Strength" attached to "Pili-Pala" called "Mine"
        Given Alice controls "Adaptive Automaton" with Goblin chosen
        Given Bob has "Opt" in hand and 2 "Island" in library
        Given Carol has lands for {1}{G}
        Given Bob has 9 poison counters
        Given Carol has 7 life
        Then nobody has won
        """,
    )
    assert [method for method, _ in table.sent] == ["check_cards", "start"]
    start = table.sent[1][1]
    assert start["format"] == "commander"
    assert (start["active"], start["step"], start["day_night"], start["filler"]) == ("Bob", "upkeep", "day", "Wastes")
    assert start["players"] == [
        {"name": "Alice"},
        {
            "name": "Bob",
            "hand": [{"card": "Opt"}],
            "library": [{"card": "Island"}, {"card": "Island"}],
            "counters": {"poison": 9},
        },
        {"name": "Carol", "life": 7},
    ]
    assert [{k: v for k, v in entry.items() if k != "label"} for entry in start["battlefield"]] == [
        {"card": "Forest", "controller": "Alice"},
        {"card": "Forest", "controller": "Alice"},
        {"card": "Pili-Pala", "controller": "Alice", "tapped": True, "counters": {"stun": 1}},
        {"card": "Isamaru", "controller": "Bob", "commander": True},
        {"card": "Holy Strength", "controller": "Alice", "attached_to": start["battlefield"][2]["label"]},
        {"card": "Adaptive Automaton", "controller": "Alice", "chosen": {"creature_type": "Goblin"}},
        {"card": "Wastes", "controller": "Carol"},
        {"card": "Forest", "controller": "Carol"},
    ]
    assert start["battlefield"][4]["label"] == "Mine"


@pytest.mark.parametrize(
    ("sentences", "complaint"),
    [
        ('Given Carol controls "Forest"\nThen nobody has won', "isn't in the game"),
        ('When Alice passes\nGiven Alice controls "Forest"\nThen nobody has won', "set-up comes before"),
        ('Given Alice controls "Holy Strength" attached to "Forest"\nThen nobody has won', "must be placed before"),
        ("Given Alice has lands for {X}\nThen nobody has won", "no basic land makes"),
        ('Given Alice controls 2 "Forest" called "Old"\nThen nobody has won', "only one permanent"),
        ("When Alice ponders\nThen nobody has won", "no step definition"),
        ('Then "Forest" is happy', "no color, type or state"),
    ],
)
def test_a_fault_of_the_scenario_is_broken(scene: Any, new_table: Any, sentences: str, complaint: str) -> None:
    result = scene(new_table(), sentences)
    assert result.outcome is Outcome.BROKEN
    assert complaint in result.message


def test_a_card_that_the_engine_lacks_is_unsupported_without_a_start(scene: Any, new_table: Any) -> None:
    table = new_table()
    table.support["Grizzly Bears"] = {"support": "none", "reason": "no bears here"}
    result = scene(table, BEARS + 'Then Alice controls "Grizzly Bears"')
    assert result.outcome is Outcome.UNSUPPORTED
    assert "Grizzly Bears" in result.message
    assert table.starts == 0


def test_with_a_part_supported_card_a_failure_is_unsupported_and_a_pass_is_marked(scene: Any, new_table: Any) -> None:
    table = new_table()
    table.support["Grizzly Bears"] = {"support": "part", "missing": ["its growl"]}
    failed = scene(table, BEARS + 'Then Alice controls 2 "Grizzly Bears"')
    passed = scene(table, BEARS + 'Then Alice controls "Grizzly Bears"')
    assert (failed.outcome, failed.partial) == (Outcome.UNSUPPORTED, True)
    assert "its growl" in failed.message
    assert (passed.outcome, passed.partial) == (Outcome.PASS, True)


@pytest.mark.parametrize(
    "capabilities", [{"max_players": 2}, {"formats": ["two-player"]}, {"setup": "none"}, {"setup": "hands"}]
)
def test_what_the_engine_cannot_start_is_unsupported(scene: Any, new_table: Any, capabilities: dict[str, Any]) -> None:
    table = new_table(**capabilities)
    result = scene(table, "Given a game with Alice, Bob and Carol\n" + BEARS + "Then nobody has won")
    assert result.outcome is Outcome.UNSUPPORTED
    assert table.starts == 0


def test_a_game_that_has_yet_to_begin(scene: Any, new_table: Any) -> None:
    table = new_table(opening_hands=True, outside_game=True)
    told = 'Given Bob is the starting player\nGiven Bob has "Opt" in library and "Shock" outside the game\n'
    scene(table, told + "Then nobody has won")
    start = table.sent[1][1]
    assert (start["turn"], start["active"], start["step"]) == (0, "Bob", "untap step")
    assert start["players"][1] == {"name": "Bob", "library": [{"card": "Opt"}], "outside": [{"card": "Shock"}]}


@pytest.mark.parametrize("told", ["is the starting player", 'has "Opt" outside the game'])
def test_what_comes_before_the_game_takes_a_capability(scene: Any, new_table: Any, told: str) -> None:
    table = new_table()
    assert scene(table, f"Given Alice {told}\nThen nobody has won").outcome is Outcome.UNSUPPORTED
    assert table.starts == 0


@pytest.mark.parametrize(
    "told", [BEARS, 'Given Alice has "Opt" in hand\n', "Given Bob has 3 life\n", "Given it is day\n"]
)
def test_nothing_is_placed_before_the_game_has_begun(scene: Any, new_table: Any, told: str) -> None:
    result = scene(new_table(opening_hands=True), f"Given Alice is the starting player\n{told}Then nobody has won")
    assert result.outcome is Outcome.BROKEN


@pytest.mark.parametrize("scripted", [False, ["roll"]])
def test_a_scenario_with_a_coin_is_not_begun_where_coins_are_not_scripted(
    scene: Any, new_table: Any, scripted: Any
) -> None:
    table = new_table(scripted_random=scripted)
    result = scene(table, BEARS + "When Alice chooses heads\nWhen the coin shows heads")
    assert result.outcome is Outcome.UNSUPPORTED
    assert table.starts == 0


# --- actions ---


def test_casting_sends_what_the_engine_takes_ahead(scene: Any, new_table: Any) -> None:
    table = new_table(
        announces=["targets", "x", "optional_costs", "costs.discard", "method", "life", "modes", "values"]
    )
    result = scene(
        table,
        """
        Given Alice has "Conflagrate" in graveyard and 2 "Opt" in hand
        Given Bob controls "Grizzly Bears"
        When Alice casts "Conflagrate" for its flashback cost with kicker {W} with X = 2 choosing mode 2 """
        """discarding 2 "Opt" paying 4 life targeting "Grizzly Bears" and Bob
        Then nobody has won
        """,
    )
    assert result.outcome is Outcome.PASS, result
    bears, conflagrate = table.named("Grizzly Bears")["id"], table.named("Conflagrate")["id"]
    opts = [found["id"] for found in table.objects if found["name"] == "Opt"]
    assert table.messages() == [
        (
            "Alice",
            {
                "do": "cast",
                "object": conflagrate,
                "announcement": {
                    "method": "flashback",
                    "optional_costs": [{"cost": "kicker", "mana": "{W}"}],
                    "costs": {"discard": opts},
                    "life": 4,
                    "modes": [2],
                    "x": 2,
                    "targets": [{"object": bears}, {"player": "Bob"}],
                },
            },
        )
    ]


def test_a_card_is_cast_from_the_hand_before_other_zones(scene: Any, new_table: Any) -> None:
    table = new_table()
    scene(table, 'Given Alice has "Opt" in library and "Opt" in graveyard and "Opt" in hand\nWhen Alice casts "Opt"\n')
    hand = next(found["id"] for found in table.objects if found["zone"] == "hand")
    assert table.messages() == [("Alice", {"do": "cast", "object": hand})]


def test_a_face_is_named_where_the_card_has_several(scene: Any, new_table: Any, position: Any) -> None:
    table = new_table(announces=["face"])
    scene(table, 'Given Alice has "Assault // Battery" in hand\nWhen Alice casts "Battery"\nThen nobody has won')
    assert table.messages()[0][1]["face"] == "Battery"


@pytest.mark.parametrize(
    ("sentence", "action"),
    [
        ('Alice plays "Forest"', {"do": "play_land", "object": 4}),
        ('Alice activates "{3}{U}" of "Elves"', {"do": "activate", "source": 1, "cost": "{3}{U}"}),
        ('Alice activates the second "{T}" of "Elves"', {"do": "activate", "source": 1, "cost": "{T}", "index": 2}),
        ('Alice activates "Elves"', {"do": "activate", "source": 1}),
        ('Alice taps "Elves" for mana', {"do": "activate", "source": 1, "mana": True}),
        ('Alice turns "Morph" face up', {"do": "special", "what": "turn_face_up", "object": 2}),
        ('Alice suspends "Rift Bolt"', {"do": "special", "what": "suspend", "object": 5}),
        ('Alice unlocks "Room"', {"do": "special", "what": "unlock", "object": 3}),
        ("Alice concedes", {"do": "concede"}),
        ("Alice passes", {"do": "pass"}),
    ],
)
def test_each_action_has_its_message(scene: Any, new_table: Any, sentence: str, action: dict[str, Any]) -> None:
    table = new_table()
    result = scene(
        table,
        f"""
        Given Alice controls "Elves" and "Morph" and "Room"
        Given Alice has "Forest" and "Rift Bolt" in hand
        When {sentence}
        Then nobody has won
        """,
    )
    assert result.outcome is Outcome.PASS, result
    assert table.messages() == [("Alice", action)]


def test_a_refused_action_is_a_failure(scene: Any, new_table: Any) -> None:
    result = scene(
        new_table(Illegal("no", "601.2")), 'Given Alice has "Opt" in hand\nWhen Alice casts "Opt"\nThen nobody has won'
    )
    assert result.outcome is Outcome.FAIL
    assert result.step == ('Alice casts "Opt"', 5)
    assert result.expected == 'to be legal: Alice casts "Opt"'
    assert "601.2" in (result.got or "")


def test_faults_of_the_engine_are_graded_by_their_kind(scene: Any, new_table: Any) -> None:
    sentences = "When Alice passes\nThen nobody has won"
    assert scene(new_table(Unsupported("action", "can't pass")), sentences).outcome is Outcome.UNSUPPORTED
    assert scene(new_table(Crashed(1)), sentences).outcome is Outcome.ERROR


def test_somebody_without_priority_cannot_pass(scene: Any, new_table: Any) -> None:
    result = scene(new_table(), "When Bob passes\nThen nobody has won")
    assert result.outcome is Outcome.FAIL
    assert "Alice has priority" in (result.got or "")


# --- going on ---


def test_the_stack_resolves_by_passing_until_it_is_empty(scene: Any, new_table: Any, position: Any) -> None:
    table = new_table(position(priority="Bob", stack=1), position(stack=1), position(), start=position(stack=2))
    result = scene(table, "When the stack resolves\nThen the stack is empty")
    assert result.outcome is Outcome.PASS
    assert [player for player, _ in table.messages()] == ["Alice", "Bob", "Alice"]


def test_all_players_pass_is_one_pass_for_each_still_in_the_game(scene: Any, new_table: Any, position: Any) -> None:
    table = new_table(position(priority="Carol"), start=position(lost=["Bob"]))
    scene(table, "Given a game with Alice, Bob and Carol\nWhen all players pass\nThen nobody has won")
    assert [player for player, _ in table.messages()] == ["Alice", "Carol"]


def test_an_intention_goes_on_after_an_answer(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    table = new_table(
        position(question("choose", ["blue", "red"]), stack=1),
        position(priority="Bob", stack=1),
        position(),
        start=position(stack=1),
    )
    result = scene(table, "When the stack resolves\nAnd Alice chooses red\nThen the stack is empty")
    assert result.outcome is Outcome.PASS, result
    assert table.messages() == [
        ("Alice", {"do": "pass"}),
        {"options": [1]},
        ("Bob", {"do": "pass"}),
    ]


def test_the_game_advances_without_attacks_and_blocks(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    attackers = question("attackers", [1], shape="pairs", others=["Bob"])
    table = new_table(
        position(attackers, step="declare attackers step"),
        position(step="postcombat main phase"),
    )
    result = scene(table, BEARS + "When the game advances to Alice's postcombat main phase\nThen nobody has won")
    assert result.outcome is Outcome.PASS
    assert table.messages() == [("Alice", {"do": "pass"}), {"pairs": []}]


def test_the_game_advances_to_a_step_of_the_next_turn(scene: Any, new_table: Any, position: Any) -> None:
    table = new_table(
        position(step="draw step"), position(step="upkeep", active="Bob", turn=6), start=position(step="upkeep")
    )
    result = scene(
        table, "Given it is Alice's upkeep\nWhen the game advances to the next upkeep\nThen it is Bob's upkeep"
    )
    assert result.outcome is Outcome.PASS


def test_a_game_that_never_gets_there_fails(scene: Any, new_table: Any) -> None:
    result = scene(new_table(), "When the game advances to Bob's upkeep\nThen nobody has won")
    assert result.outcome is Outcome.FAIL
    assert "Alice's precombat main phase" in (result.got or "")


def test_attackers_are_declared_when_they_are_asked_for(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    attackers = question("attackers", [1, 2, 3], shape="pairs", others=["Bob", {"object": 4}])
    table = new_table(position(attackers, step="declare attackers step"), position(step="declare attackers step"))
    result = scene(
        table,
        """
        Given Alice controls 2 "Child of Night" and "Grizzly Bears"
        Given Bob controls "Jace"
        When Alice attacks Bob with 2 "Child of Night" and "Jace" with "Grizzly Bears"
        Then nobody has won
        """,
    )
    assert result.outcome is Outcome.PASS, result
    assert table.messages() == [("Alice", {"do": "pass"}), {"pairs": [[0, "o0"], [1, "o0"], [2, "o1"]]}]


def test_blockers_are_declared_for_the_attackers_named(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    blockers = question("blockers", [2], shape="pairs", player="Bob", others=[1])
    table = new_table(position(blockers, step="declare blockers step"), start=position(step="declare attackers step"))
    result = scene(
        table,
        BEARS
        + 'Given Bob controls "Hill Giant"\nWhen Bob blocks "Grizzly Bears" with "Hill Giant"\nThen nobody has won',
    )
    assert result.outcome is Outcome.PASS, result
    assert table.messages()[-1] == {"pairs": [[0, "o0"]]}


def test_a_creature_that_may_not_attack_is_a_failure(scene: Any, new_table: Any, position: Any, question: Any) -> None:
    attackers = question("attackers", [1], shape="pairs", others=["Bob"])
    table = new_table(start=position(attackers, step="declare attackers step"))
    result = scene(
        table, BEARS + 'Given Alice controls "Sick"\nWhen Alice attacks Bob with "Sick"\nThen nobody has won'
    )
    assert result.outcome is Outcome.FAIL
    assert result.expected == '"Sick" among the options'
