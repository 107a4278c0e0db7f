"""The pytest plugin: scenarios as tests, in a pytest of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

ROOT = Path(__file__).resolve().parents[2]
# Installed, the plugin is loaded by its entry point; in a mere checkout it is named.
INSTALLED = bool(entry_points(group="pytest11", name="mtg_conformance"))
CONFIG = "[tool.pytest.ini_options]\n" + ("" if INSTALLED else 'addopts = "-p mtg_conformance.pytest_plugin"\n')
ENGINE = '''
from mtg_conformance.adapters.base import AdapterBase


class Tiny(AdapterBase):
    """Knows life totals, and no Islands."""

    name, version = "tiny", "1"

    def check_cards(self, cards):
        return {card: {"support": "none" if card == "Island" else "whole"} for card in cards}

    def start(self, setup):
        self.players = {player["name"]: player.get("life", 20) for player in setup["players"]}
        if 13 in self.players.values():
            raise RuntimeError("unlucky")
        position = {"question": None, "priority": "Alice", "settled": True, "over": None, "lost": [], "turn": 5}
        position |= {"step": setup["step"], "active": setup["active"], "stack": 0}
        return position, {}

    def observe(self, viewer):
        players = {name: {"life": life, "mana": ""} for name, life in self.players.items()}
        return {"objects": [], "players": players}


def engine():
    return Tiny()
'''
FEATURE = """\
Feature: Life

  @id:right @CR:119.1
  Scenario: Life as set up
    Given Alice has 7 life
    Then Alice has 7 life

  @id:wrong @CR:119.3 @CR:106.7
  Scenario: Life that it hasn't
    Given Alice has 7 life
    Then Alice has 7 life
    And Alice has 8 life

  @id:rows @CR:119.1
  Scenario Outline: Life of <n>
    Given Alice has <n> life
    Then Alice has <n> life

    Examples:
      | n  |
      | 1  |
      | 13 |

  @id:islands @CR:119.1
  Scenario: With an Island
    Given Alice controls "Island"
    Then nobody has won

  @id:older @CR:119.1 @until:2020-01-01
  Scenario: An answer of long ago
    Then Alice has 100 life
"""
ARGUMENTS = ("-p", "no:cacheprovider", "--engine", "python:tiny:engine", "--suite", ".")


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(ROOT), str(pytester.path))))
    pytester.makepyfile(tiny=ENGINE)
    pytester.makepyprojecttoml(CONFIG)
    pytester.mkdir("features")
    (pytester.path / "features/life.feature").write_text(FEATURE, encoding="utf-8")
    return pytester


def run(suite: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return suite.runpytest_subprocess(*ARGUMENTS, *arguments)


def test_scenarios_are_tests_with_their_ids_and_outcomes(suite: pytest.Pytester) -> None:
    result = run(suite, "features", "-v", "-rs")
    result.assert_outcomes(passed=2, failed=2, skipped=1)
    result.stdout.fnmatch_lines_random(
        [
            "features/life.feature::right PASSED*",
            "features/life.feature::wrong FAILED*",
            "features/life.feature::rows?1? PASSED*",
            "features/life.feature::rows?2? FAILED*",
            "features/life.feature::islands SKIPPED*",
            "SKIPPED*Island*",
        ]
    )
    result.stdout.no_fnmatch_line("*older*")


def test_a_failure_is_told_as_a_block(suite: pytest.Pytester) -> None:
    result = run(suite, "features", "-k", "wrong")
    result.stdout.fnmatch_lines(
        [
            "  features/life.feature:12",
            "  Given Alice has 7 life",
            "   Then Alice has 7 life",
            ">   And Alice has 8 life",
            "  expected: Alice to have 8 life",
            "  got:      7",
            "  rules:    119.3, 106.7",
            "  repeat:   mtg-conformance run 'wrong' --engine 'python:tiny:engine' --transcript",
        ]
    )
    result.stdout.no_fnmatch_line("*Traceback*")


@pytest.mark.parametrize(
    ("arguments", "chosen"),
    [
        (("-k", "right"), {"right"}),
        (("-k", "Island"), {"islands"}),
        (("-m", "cr(rule='106.7')"), {"wrong"}),
        (("features/life.feature::rows[1]",), {"rows[1]"}),
        (("--rules-date", "2019-01-01", "-k", "long_ago or older"), {"older"}),
    ],
)
def test_scenarios_are_chosen_as_tests_are(
    suite: pytest.Pytester, arguments: tuple[str, ...], chosen: set[str]
) -> None:
    paths = () if any("::" in argument for argument in arguments) else ("features",)
    result = run(suite, *paths, *arguments, "--collect-only", "-q")
    found = {line.partition("::")[2] for line in result.outlines if line.startswith("features/")}
    assert found == chosen


def test_faults_of_the_suite_are_found_at_collection(suite: pytest.Pytester) -> None:
    text = FEATURE.replace("Then nobody has won", "Then nobody sings\n    And Alice hums")
    (suite.path / "features/life.feature").write_text(text, encoding="utf-8")
    result = run(suite, "features")
    assert result.ret == 2
    result.stdout.fnmatch_lines(["*life.feature:27: no step definition fits: nobody sings", "*Alice hums"])


def test_two_workers_find_the_same(suite: pytest.Pytester) -> None:
    run(suite, "features", "-n", "2").assert_outcomes(passed=2, failed=2, skipped=1)


def test_an_engine_that_cannot_start_ends_the_run_with_3(suite: pytest.Pytester) -> None:
    result = suite.runpytest_subprocess(
        "-p", "no:cacheprovider", "--suite", ".", "--engine", "python:nowhere:engine", "features"
    )
    assert result.ret == 3


def test_feature_files_of_others_are_left_alone(suite: pytest.Pytester) -> None:
    result = suite.runpytest_subprocess("-p", "no:cacheprovider", "features", "--collect-only")
    result.assert_outcomes()
    assert result.ret == 5


def test_a_suite_may_be_named_in_the_configuration(suite: pytest.Pytester) -> None:
    suite.makepyprojecttoml(CONFIG + 'conformance_suites = ["."]\n')
    result = suite.runpytest_subprocess(
        "-p", "no:cacheprovider", "--engine", "python:tiny:engine", "features", "-k", "right"
    )
    result.assert_outcomes(passed=1, deselected=4)


def test_the_plugin_imports_nothing_heavy_before_it_collects_a_feature() -> None:
    code = (
        "import sys, mtg_conformance.pytest_plugin\n"
        "heavy = ('gherkin', 'jsonschema', 'jsonschema_rs', 'msgspec', 'rich', 'click', 'pytest_bdd')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
