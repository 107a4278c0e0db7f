"""How a run plays a scenario: with the step definitions of the suite's folders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mtg_conformance.engines.session import Session
from mtg_conformance.grading.outcomes import Result
from mtg_conformance.paths import suite_root

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario
    from mtg_conformance.suite.steps import StepIndex


class SuitePlayer:
    """Plays scenarios with the built-in step definitions and those of a user's suite.

    The index is built when first asked for: by the run's own process before it forks, or by each worker.
    """

    def __init__(self, *suites: Path) -> None:
        folders = [suite / "steps" for suite in (suite_root(), *suites)]
        self.folders: Sequence[Path] = [folder for folder in dict.fromkeys(folders) if folder.is_dir()]

    @cached_property
    def index(self) -> StepIndex:
        """Raises StepFault for definitions that contradict each other."""
        from mtg_conformance.suite.steps import load_index

        return load_index(*self.folders)

    def __call__(self, scenario: Scenario, session: Session) -> Result:
        from mtg_conformance.driving.play import play

        return play(scenario, session, self.index)
