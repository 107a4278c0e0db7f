"""The generated vocabulary of sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mtg_conformance.paths import suite_root
from mtg_conformance.publishing.steps_page import ROLES, definition_lines, page
from mtg_conformance.suite.steps import Definition, StepIndex, load_index

DOCS = Path(__file__).resolve().parents[2] / "docs" / "steps.md"


@pytest.fixture(scope="module")
def index() -> StepIndex:
    return load_index(suite_root() / "steps")


def test_the_page_in_docs_is_current() -> None:
    assert DOCS.read_text(encoding="utf-8") == page(), (
        "docs/steps.md is old: run python -m mtg_conformance.publishing.steps_page docs/steps.md"
    )


def test_every_definition_has_a_place(index: StepIndex) -> None:
    assert {definition.role for definition in index.definitions} == set(ROLES)
    assert page().count("\n### ") == len(index.definitions)


def test_every_example_is_a_sentence_of_its_definition(index: StepIndex) -> None:
    wrong = [
        (definition.function.__name__, example)
        for definition in index.definitions
        for example in definition.documentation["example"].splitlines()
        if index.look_up(definition.kind, example)[0] is not definition
    ]
    assert wrong == []


def test_what_a_definition_shows() -> None:
    def waits_for() -> None:
        """Wait for it.

        Sentence: P waits; P waits for
            THING
        Example: Alice waits
        Messages: none
        """

    definition = Definition("when", re.compile("x"), waits_for, "actions", "actions.py", 1)
    assert list(definition_lines(definition)) == [
        "### waits for { #actions-waits-for }", "", "Wait for it.", "",
        "```text", "When P waits", "When P waits for THING", "```", "",
        "```gherkin", "When Alice waits", "```", "",
        "Messages: none", "",
    ]  # fmt: skip
