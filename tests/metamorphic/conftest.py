"""What tests of metamorphic checks share: the built-in sentences, and scenarios from text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mtg_conformance.suite.catalog import Scenario, parse_feature
from mtg_conformance.suite.steps import StepIndex, load_index

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def index() -> StepIndex:
    return load_index(ROOT / "steps")


@pytest.fixture
def scenario() -> Callable[..., Scenario]:
    """A scenario of these sentences, each with its keyword."""

    def make(*sentences: str) -> Scenario:
        text = "\n".join(("Feature: Played", "@id:played @CR:702.9a", "Scenario: Played", *sentences))
        return parse_feature(text, "features/played.feature")[0]

    return make
