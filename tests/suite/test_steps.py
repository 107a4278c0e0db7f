"""The index of step definitions, and the definitions themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from mtg_conformance.suite.catalog import Step
from mtg_conformance.suite.grammar import FAULTS, read_sentence, third_person
from mtg_conformance.suite.steps import (
    AmbiguousStep,
    DuplicateDefinition,
    StepIndex,
    UndefinedStep,
    load_index,
)

ROOT = Path(__file__).resolve().parents[2]


def test_there_are_fewer_than_sixty_definitions(index: StepIndex) -> None:
    assert 40 <= len(index.definitions) < 60


def test_every_definition_says_what_it_means_with_examples_that_it_reads(index: StepIndex) -> None:
    for definition in index.definitions:
        told = definition.documentation
        assert definition.meaning.endswith("."), definition
        assert set(told) == {"sentence", "example", "messages"}, definition
        for example in told["example"].splitlines():
            found, _ = index.look_up(definition.kind, example)
            assert found is definition, example
            read_sentence(index, definition.kind, example)


def test_the_definitions_are_pytest_bdds(index: StepIndex) -> None:
    from pytest_bdd.parsers import re as regex

    assert {definition.role for definition in index.definitions} == {"setup", "actions", "choices", "checks"}
    assert regex(index.definitions[0].pattern.pattern).is_matching('Alice controls "Forest"')


def test_an_undefined_step_is_told_with_what_it_could_be(index: StepIndex) -> None:
    with pytest.raises(UndefinedStep, match="Alice ponders"):
        index.look_up("when", "Alice ponders")
    with pytest.raises(UndefinedStep, match='it is a "When" sentence'):
        index.look_up("then", "Alice passes")


def folder(path: Path, *modules: str) -> Path:
    for number, text in enumerate(modules):
        (path / f"own{number}.py").write_text(
            f"from pytest_bdd import given, when, then, parsers\n{text}\n", encoding="utf-8"
        )
    return path


def test_two_definitions_that_fit_are_ambiguous(tmp_path: Path) -> None:
    one = "@when(parsers.re('(?P<player>[A-Z]\\\\w*) sings'))\ndef one(world, player): ..."
    two = "@when(parsers.re('Alice (?P<verb>[a-z]+)'))\ndef two(world, verb): ..."
    index = load_index(folder(tmp_path, one, two))
    index.look_up("when", "Bob sings")
    with pytest.raises(AmbiguousStep, match=r"own0.py:2 and steps/own1.py:2|own1.py:2 and steps/own0.py:2"):
        index.look_up("when", "Alice sings")


def test_one_pattern_twice_is_a_duplicate(tmp_path: Path) -> None:
    one = "@then(parsers.re('the end'))\ndef one(world): ..."
    with pytest.raises(DuplicateDefinition, match="the end"):
        load_index(folder(tmp_path, one, one))


def test_a_suite_may_add_steps_of_its_own(tmp_path: Path) -> None:
    own = (
        "@when(parsers.re('(?P<player>[A-Z]\\\\w*) sings'))\n"
        "def sings(world, player, datatable, docstring): world.append((player, datatable, docstring))"
    )
    index = load_index(ROOT / "steps", folder(tmp_path, own))
    heard: list[object] = []
    index.bind(Step("When", "when", "Bob sings", 1, (("a",),), "la")).run(heard)
    assert heard == [("Bob", [["a"]], "la")]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [('cast "Opt"', 'casts "Opt"'), ("pass", "passes"), ("attack with nothing", "attacks with nothing")],
)
def test_an_attempt_in_the_third_person(action: str, sentence: str) -> None:
    assert third_person(action) == sentence


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("when", 'Alice casts "Opt" targeting "A" targeting "B"'),
        ("when", 'Alice casts "Opt" quickly'),
        ("when", "Alice puts Forest on top"),
        ("then", '"Opt" is happy'),
        ("then", 'the stack is "Opt"'),
        ("then", "Alice controls Forest"),
        ("then", "Alice can't ponder"),
        ("then", 'Alice can\'t cast "Opt" with X = many'),
        ("given", 'Alice controls "Forest" that is happy'),
    ],
)
def test_sentences_that_could_not_be_played_are_found_without_a_game(
    index: StepIndex, kind: str, sentence: str
) -> None:
    with pytest.raises(FAULTS):
        read_sentence(index, kind, sentence)
