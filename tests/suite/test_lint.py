"""The linter: each fault with its line and how to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.main import main
from mtg_conformance.driving.trial import engine_faults
from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.suite.catalog import Suite, load_suite
from mtg_conformance.suite.lint import lint, placed_cards, record_release, unknown_cards
from mtg_conformance.suite.rules_data import rules
from mtg_conformance.suite.steps import StepIndex

GOOD = """\
Feature: Good

  @id:good @CR:106.7
  Scenario: It is good
    Given Alice controls "Forest"
    When Alice taps "Forest" for mana
    Then Alice has {G}
"""


def suite_of(folder: Path, text: str) -> Suite:
    (folder / "features").mkdir(exist_ok=True)
    (folder / "features/a.feature").write_text(text, encoding="utf-8")
    return load_suite(folder)


def test_a_good_feature_has_no_fault(tmp_path: Path, index: StepIndex) -> None:
    assert lint(suite_of(tmp_path, GOOD), index, rules()) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("@id:good ", "", 4, "no @id: tag"),
        ("@id:good", "@id:good @id:better", 4, "2 @id: tags"),
        ("@id:good", "@id:Good_One", 4, "kebab-case"),
        (" @CR:106.7", "", 4, "no @CR: tag"),
        ("@CR:106.7", "@CR:106.77", 4, "there is no rule 106.77"),
        ("@CR:106.7", "@CR:106", 4, "there is no rule 106"),
        ("@CR:106.7", "@CR:106.7 @since:soon", 4, "is no day"),
        ("@CR:106.7", "@CR:106.7 @since:2026-01-01 @until:2025-01-01", 4, "isn't before"),
        ("@CR:106.7", "@CR:106.7 @wip", 4, "unknown tag @wip"),
        ("    Then Alice has {G}\n", "", 4, "without a check"),
        ("Then Alice has {G}", "Then Alice has some mana", 7, "no step definition"),
        ("Then Alice has {G}", "Then Carol has {G}", 7, "Carol isn't in the game"),
        ("Then Alice has {G}", 'Then "Forest" has tramply', 7, "no keyword ability"),
        ("Then Alice has {G}", 'Then "Forest" is greenish', 7, "no color, type or state"),
        ("Then Alice has {G}", "Then Alice has {G}\n    Given Bob has 3 life", 8, "set-up after"),
        ("Then Alice has {G}", "Then Alice has <mana>", 7, "no column"),
        ("When Alice taps", "Whenever Alice taps", 6, "expected:"),
    ],
)
def test_each_fault_is_found(tmp_path: Path, index: StepIndex, old: str, new: str, line: int, message: str) -> None:
    assert old in GOOD
    faults = lint(suite_of(tmp_path, GOOD.replace(old, new)), index, rules())
    assert [fault.line for fault in faults if message in fault.message] == [line], faults
    assert all(fault.path == "features/a.feature" for fault in faults)


def test_ids_and_names_are_unique(tmp_path: Path, index: StepIndex) -> None:
    again = GOOD + GOOD.partition("\n\n")[2]
    messages = [fault.message for fault in lint(suite_of(tmp_path, again), index, rules())]
    assert messages == ["@id:good is used at features/a.feature:4", "line 4 has the same name: It is good"]


def test_an_id_must_not_vanish_after_a_release(tmp_path: Path, index: StepIndex) -> None:
    path = record_release(suite_of(tmp_path, GOOD))
    assert path.read_text(encoding="utf-8") == "good\n"
    faults = lint(suite_of(tmp_path, GOOD.replace("@id:good", "@id:better")), index, rules())
    assert [str(fault).splitlines()[0] for fault in faults] == [
        "features/released-ids.txt:1: the scenario good has vanished since the last release"
    ]


def test_cards_that_the_engine_does_not_know_are_found_where_they_are_first_placed(tmp_path: Path) -> None:
    suite = suite_of(tmp_path, GOOD)
    assert unknown_cards(suite, ["Forest"]) == []
    assert [(fault.line, fault.message) for fault in unknown_cards(suite, [])] == [
        (5, "the engine doesn't know Forest")
    ]
    assert placed_cards('Alice controls "A" and "B" attached to "C"') == ("A", "B")
    assert placed_cards('Alice controls "A" with "D" chosen called "E"') == ("A",)


ENGINE = """
from mtg_conformance.adapters.base import AdapterBase

def engine():
    return Asks()

class Asks(AdapterBase):
    'Asks which of the things on offer: as many as it is told.'
    name, version, offered = "asks", "1", 1

    def position(self, question=None):
        told = {"question": question, "priority": None if question else "Alice", "settled": not question, "turn": 5}
        return told | {"over": None, "lost": [], "step": "upkeep", "active": "Alice", "stack": 0}

    def check_cards(self, cards):
        return {card: {"support": "none" if card == "Swamp" else "whole"} for card in cards}

    def start(self, setup):
        return self.position(), {entry["label"]: entry["label"] for entry in setup["battlefield"]}

    def act(self, player, action, announcement):
        options = [{"id": number, "value": color} for number, color in enumerate(("red", "blue")[: self.offered])]
        return self.position({"id": 1, "player": "Alice", "purpose": "color", "shape": "choose", "options": options})

    def answer(self, question, answer):
        return self.position()
"""
ASKING = """\
Feature: Asking
  @id:asking @CR:106.7
  Scenario: A color is asked for
    Given Alice controls "Swamp"
    When Alice passes
    And Alice chooses red
    Then nobody has won

  @id:asking-without @CR:106.7
  Scenario: A color is asked for
    When Alice passes
    And Alice chooses red
    Then nobody has won
"""


@pytest.mark.parametrize("offered", [1, 2])
def test_an_engine_shows_unknown_cards_and_choices_that_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, index: StepIndex, offered: int
) -> None:
    module = f"asks_{offered}"
    (tmp_path / f"{module}.py").write_text(ENGINE.replace('"1", 1', f'"1", {offered}'), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    faults = engine_faults(suite_of(tmp_path, ASKING), index, parse_spec(f"python:{module}:engine"))
    told = [(fault.line, fault.message.partition(": ")[0]) for fault in faults]
    assert told == [(4, "the engine doesn't know Swamp"), *([(10, "asking-without")] if offered == 1 else [])]


def test_an_undefined_sentence_is_told_with_one_like_it(tmp_path: Path, index: StepIndex) -> None:
    text = GOOD.replace('Alice taps "Forest" for mana', 'Alice tap "Forest" for mana')
    (fault,) = lint(suite_of(tmp_path, text), index, rules())
    assert fault.mend.startswith('perhaps like: Alice taps "Fellwar Stone"')


def test_the_command_ends_with_4_where_there_are_faults(tmp_path: Path) -> None:
    suite_of(tmp_path, GOOD)
    assert CliRunner().invoke(main, ["lint", "--suite", str(tmp_path)]).exit_code == 0
    suite_of(tmp_path, GOOD.replace("106.7", "106.77"))
    result = CliRunner().invoke(main, ["lint", "--suite", str(tmp_path)])
    assert result.exit_code == 4
    assert "features/a.feature:4: there is no rule 106.77\n    near it: " in result.output


def test_the_built_in_suite_has_no_fault() -> None:
    result = CliRunner().invoke(main, ["lint"])
    assert result.exit_code == 0, result.output
