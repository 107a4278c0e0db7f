"""Checks on a fake engine: what holds, what fails, what the engine doesn't show."""

from __future__ import annotations

from typing import Any

import pytest

from mtg_conformance.grading.outcomes import Outcome

BEARS = 'Given Alice controls "Grizzly Bears"\n'

CREATURE = {
    "power": 2,
    "toughness": 2,
    "colors": ["green"],
    "types": ["Creature"],
    "subtypes": ["Bear"],
    "supertypes": [],
    "keywords": ["trample", "protection from red"],
    "counters": {"+1/+1": 2},
    "damage": 1,
    "mana_value": 2,
    "attacking": {"player": "Bob"},
    "attached_to": None,
}


@pytest.mark.parametrize(
    ("check", "holds"),
    [
        ('"Bears" is 2/2', True),
        ('"Bears" is 3/3', False),
        ('"Bears" is a 2/2 green Bear creature', True),
        ('"Bears" is a white creature', False),
        ('"Bears" is green', True),
        ('"Bears" is red and green', False),
        ('"Bears" isn\'t green', False),
        ('"Bears" isn\'t an Elf', True),
        ('"Bears" is untapped', True),
        ('"Bears" is tapped', False),
        ('"Bears" is attacking', True),
        ('"Bears" is attacking Bob', True),
        ('"Bears" is blocked', True),
        ('"Aura" is blocked', False),
        ('"Giant" is blocking', True),
        ('"Giant" is blocking "Bears"', True),
        ('"Giant" is blocking "Aura"', False),
        ('"Bears" is attacking Alice', False),
        ('"Bears" is face up', True),
        ('"Bears" is phased out', False),
        ('"Bears" is named "Bears"', True),
        ('"Bears" is attached to "Land"', False),
        ('"Aura" is attached to "Bears"', True),
        ('"Bears" has trample', True),
        ('"Bears" has protection from red and trample', True),
        ('"Bears" has flying', False),
        ('"Bears" doesn\'t have flying', True),
        ('"Bears" doesn\'t have trample', False),
        ('"Bears" has 2 +1/+1 counters', True),
        ('"Bears" has 1 +1/+1 counter', False),
        ('"Bears" has no stun counters', True),
        ('"Bears" has 1 damage', True),
        ('"Bears" has no damage', False),
        ('"Bears" has mana value 2', True),
        ('"Bears" has mana value 3', False),
        ('Alice controls "Bears"', True),
        ('Bob controls "Bears"', False),
        ('Alice controls 2 "Bears"', False),
        ('Alice controls no "Bears"', False),
        ("Alice controls 2 Soldier tokens", True),
        ("Alice controls no tokens", False),
        ("each Soldier token is tapped", True),
        ('Alice has "Opt" in graveyard', True),
        ('Alice has 2 "Opt" in graveyard', False),
        ('Bob has "Opt" in graveyard', False),
        ('Alice has no "Opt" in hand', True),
        ('Alice has "Top" on top of library', True),
        ('Alice has "Top" on the bottom of library', False),
        ("Alice has 20 life", True),
        ("Alice has 19 life", False),
        ("Alice has {B}{B}", True),
        ("Alice has {B}", False),
        ("Alice has no mana", False),
        ("Bob has no mana", True),
        ("Alice has 1 card in hand", False),
        ("Alice has no cards in hand", True),
        ("Alice has no untapped lands", False),
        ("Bob has no untapped lands", True),
        ("Bob has 3 poison counters", True),
        ("Bob has no poison counters", False),
        ("it is Alice's precombat main phase", True),
        ("it is Bob's precombat main phase", False),
        ("it is night", True),
        ("it is day", False),
        ("nobody has priority", False),
        ("nobody has won", True),
        ("Alice wins the game", False),
        ("Bob loses the game", False),
        ("the game is a draw", False),
        ('the stack is the trigger of "Bears" and the spell "Shock"', True),
        ('the stack is the spell "Shock" and the trigger of "Bears"', False),
        ('the stack is the spell "Shock"', False),
        ('the stack is the trigger of Bob\'s "Bears" and the spell "Shock"', False),
        ("the stack is empty", False),
        ('the spell "Shock" has mana value 1', True),
        ('Bob sees "Land"', False),
        ('Alice sees "Bears"', True),
        ('Bob doesn\'t see "Bears"', True),
    ],
)
def test_checks(scene: Any, new_table: Any, position: Any, check: str, holds: bool) -> None:
    def start(table: Any) -> dict[str, Any]:
        bears = table.put("Bears", controller="Alice", tapped=False, **CREATURE)
        table.put("Aura", controller="Alice", attached_to={"object": bears["id"]})
        table.put("Giant", controller="Bob", blocking=[bears["id"]])
        table.put("Land", controller="Alice", types=["Land"], tapped=False)
        for _ in range(2):
            table.put("Soldier", controller="Alice", token=True, tapped=True, types=["Creature"], subtypes=["Soldier"])
        table.put("Opt", "graveyard", owner="Alice")
        table.put("Top", "library", owner="Alice", index=0)
        table.put("Low", "library", owner="Alice", index=1)
        shock = table.put("Shock", "stack", controller="Bob", kind="spell", index=1, mana_value=1)
        trigger = table.put("Bears", "stack", controller="Alice", kind="trigger", index=0, source=bears["id"])
        table.extra = {"stack": [trigger["id"], shock["id"]], "day_night": "night"}
        table.players = {
            "Alice": {"life": 20, "mana": "{B}{B}", "hand": 0},
            "Bob": {"life": 20, "mana": "", "counters": {"poison": 3}},
        }
        made: dict[str, Any] = position(stack=2)
        return made

    result = scene(new_table(start=start, viewers=True), f"Then {check}")
    assert result.outcome is (Outcome.PASS if holds else Outcome.FAIL), result
    if not holds:
        assert result.expected
        assert result.got


@pytest.mark.parametrize(
    ("over", "check", "holds"),
    [
        ({"winners": ["Alice"]}, "Alice wins the game", True),
        ({"winners": ["Alice"]}, "Bob loses the game", True),
        ({"winners": ["Alice"]}, "Alice loses the game", False),
        ({"winners": ["Alice"]}, "nobody has won", False),
        ({"winners": [], "draw": True}, "the game is a draw", True),
        ({"winners": [], "draw": True}, "Alice loses the game", False),
    ],
)
def test_how_the_game_ended(
    scene: Any, new_table: Any, position: Any, over: dict[str, Any], check: str, holds: bool
) -> None:
    result = scene(new_table(start=position(over=over, priority=None)), f"Then {check}")
    assert result.outcome is (Outcome.PASS if holds else Outcome.FAIL), result


@pytest.mark.parametrize(
    ("check", "field"),
    [
        ('"Bears" is 2/2', "object.power"),
        ('"Bears" is green', "object.colors"),
        ('"Bears" has no abilities', "object.abilities"),
        ('"Bears" has mana value 2', "object.mana_value"),
        ("Alice has 3 cards in hand", "player.hand"),
        ("it is day", "day_night"),
        ('Bob sees "Bears"', "viewers"),
    ],
)
def test_what_the_engine_does_not_show_is_unsupported(scene: Any, new_table: Any, check: str, field: str) -> None:
    result = scene(new_table(), f'Given Alice controls "Bears"\nThen {check}')
    assert result.outcome is Outcome.UNSUPPORTED
    assert field in result.message


def test_a_name_that_fits_unlike_objects_is_the_scenarios_fault(scene: Any, new_table: Any) -> None:
    sentences = BEARS + 'Given Bob controls "Grizzly Bears" that is tapped\nThen "Grizzly Bears" is tapped'
    result = scene(new_table(), sentences)
    assert result.outcome is Outcome.BROKEN
    assert "Grizzly Bears (Alice, battlefield)" in result.message
    assert "Grizzly Bears (Bob, battlefield)" in result.message


def test_ordinals_count_by_timestamp_and_labels_keep_their_object(scene: Any, new_table: Any) -> None:
    result = scene(
        new_table(),
        """
        Given Alice controls "Forest"
        Given Alice controls "Forest" that is tapped called "Old"
        Then the first "Forest" is untapped
        Then the second "Forest" is tapped
        Then "Old" is tapped
        """,
    )
    assert result.outcome is Outcome.PASS, result


def test_snapshots_are_fetched_once_for_each_change(scene: Any, new_table: Any) -> None:
    table = new_table()
    scene(
        table,
        BEARS + 'Then Alice controls "Grizzly Bears"\nThen "Grizzly Bears" is untapped\nWhen Alice passes\n'
        'Then Alice controls "Grizzly Bears"\nThen "Grizzly Bears" is untapped',
    )
    assert [method for method, _ in table.sent].count("observe") == 2


def test_a_scenario_must_not_end_with_an_open_question(
    scene: Any, new_table: Any, position: Any, question: Any
) -> None:
    table = new_table(position(question("color", ["blue", "red"])))
    result = scene(table, "When Alice passes\nThen nobody has priority")
    assert result.outcome is Outcome.FAIL
    assert result.expected == "no open question at the end"
    assert "blue, red" in (result.got or "")
