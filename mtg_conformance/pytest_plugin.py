"""The pytest plugin: every scenario is a test, with its id as name and its rules as markers.

    pytest features -k shroud --engine phase
    pytest features -m "cr(rule='106.7')" -n 2

Feature files are collected where they belong to a suite: the built-in one, a folder named with ``--suite`` or the ini
option ``conformance_suites``. Other feature files are left to whoever else reads them. The plugin is loaded by every
pytest run of an environment that has it, so it imports nothing heavy until it collects a feature.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from mtg_conformance.engines.session import Session
    from mtg_conformance.grading.outcomes import Result
    from mtg_conformance.grading.player import SuitePlayer
    from mtg_conformance.suite.catalog import Scenario

_MARKER = "cr(rule): a rule of the Comprehensive Rules that the scenario proves"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options; their defaults cost nothing."""
    group = parser.getgroup("mtg-conformance", "scenarios of the rules of Magic")
    group.addoption("--engine", default="reference", help="engine to grade: reference, phase, python:M:F or a command")
    group.addoption("--suite", action="append", default=[], metavar="DIR", help="a folder with features/ of its own")
    group.addoption("--rules-date", default=None, metavar="DATE", help="rules edition to grade by (YYYY-MM-DD)")
    group.addoption("--engine-timeout", type=float, default=10.0, metavar="S", help="seconds for an engine's answer")
    parser.addini(
        "conformance_suites", "folders that hold a suite, relative to the root folder", type="paths", default=[]
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker and the keeper of engine and step definitions."""
    config.addinivalue_line("markers", _MARKER)
    config.stash[_BENCH] = Bench(config)


def pytest_unconfigure(config: pytest.Config) -> None:
    """End this process's engine."""
    bench = config.stash.get(_BENCH, None)
    if bench is not None:
        bench.close()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A feature file of a suite."""
    if file_path.suffix != ".feature":
        return None
    root = parent.config.stash[_BENCH].suite_of(file_path)
    return None if root is None else FeatureFile.from_parent(parent, path=file_path, root=root)


class Bench:
    """What the scenarios of one process share: one engine, one index for each suite. Made when first needed."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._players: dict[Path, SuitePlayer] = {}
        self._session: Session | None = None
        self._roots: list[Path] | None = None

    def suite_of(self, path: Path) -> Path | None:
        """The folder of the suite that a feature file belongs to."""
        if self._roots is None:
            from mtg_conformance.paths import suite_root

            named = [Path(folder) for folder in self._config.getoption("--suite")]
            named += self._config.getini("conformance_suites")
            self._roots = [root.resolve() for root in (*named, suite_root())]
        resolved = path.resolve()
        return next((root for root in self._roots if resolved.is_relative_to(root / "features")), None)

    def player(self, root: Path) -> SuitePlayer:
        """The step definitions of a suite."""
        from mtg_conformance.grading.player import SuitePlayer

        if root not in self._players:
            self._players[root] = SuitePlayer(root)
        return self._players[root]

    @property
    def rules_date(self) -> str:
        """The edition to grade by."""
        from mtg_conformance.engines.session import RULES_DATE

        return str(self._config.getoption("--rules-date") or RULES_DATE)

    @property
    def session(self) -> Session:
        """This process's engine."""
        if self._session is None:
            from mtg_conformance.engines.session import Limits, Session
            from mtg_conformance.engines.spec import SpecError, parse_spec

            try:
                spec = parse_spec(self._config.getoption("--engine"))
            except SpecError as fault:
                raise pytest.UsageError(str(fault)) from fault
            limits = Limits(request=self._config.getoption("--engine-timeout"))
            self._session = Session(spec, limits, self.rules_date)
        return self._session

    def close(self) -> None:
        """End the engine, if there is one."""
        if self._session is not None:
            self._session.close()
            self._session = None


_BENCH = pytest.StashKey[Bench]()


class FeatureFile(pytest.File):
    """A feature file. Collecting it finds its undefined and ambiguous steps."""

    def __init__(self, *, root: Path, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.root = root

    def collect(self) -> Iterator[ScenarioItem]:
        """One item for each scenario and each row of an outline that the chosen rules edition answers so."""
        from mtg_conformance.suite.catalog import UnreadableFeature, load_feature
        from mtg_conformance.suite.steps import StepFault

        bench = self.config.stash[_BENCH]
        try:
            scenarios = load_feature(self.path.resolve(), self.root)
            index = bench.player(self.root).index
        except (UnreadableFeature, StepFault) as fault:
            raise self.CollectError(str(fault)) from fault
        faults = []
        for step in dict.fromkeys(step for scenario in scenarios for step in scenario.steps):
            try:
                index.bind(step)
            except StepFault as fault:
                faults.append(f"{self.nodeid}:{step.line}: {fault}")
        if faults:
            raise self.CollectError("\n".join(dict.fromkeys(faults)))
        for scenario in scenarios:
            if scenario.in_force(bench.rules_date):
                yield ScenarioItem.from_parent(self, name=scenario.id, scenario=scenario)


class ScenarioFailed(Exception):
    """A scenario that didn't pass, with its result."""

    def __init__(self, scenario: Scenario, result: Result) -> None:
        super().__init__(result.message or f"expected {result.expected}; got {result.got}")
        self.scenario, self.result = scenario, result


class ScenarioItem(pytest.Item):
    """One scenario as a test."""

    def __init__(self, *, scenario: Scenario, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.scenario = scenario
        for rule in scenario.rules:
            self.add_marker(pytest.mark.cr(rule=rule))
        self.extra_keyword_matches.update((scenario.name, *scenario.rules, *scenario.cards, *scenario.tags))
        self.user_properties.extend(("cr", rule) for rule in scenario.rules)

    def runtest(self) -> None:
        """Play it. Unsupported is a skip, everything else that isn't a pass a failure."""
        from mtg_conformance.grading.outcomes import Outcome
        from mtg_conformance.grading.worker import play_one
        from mtg_conformance.protocol.errors import CannotRun

        bench = self.config.stash[_BENCH]
        assert isinstance(self.parent, FeatureFile)
        try:
            result = play_one(self.scenario, bench.session, bench.player(self.parent.root))
        except CannotRun as fault:
            pytest.exit(str(fault), returncode=3)
        if result.outcome is Outcome.UNSUPPORTED:
            pytest.skip(result.message)
        if result.outcome is not Outcome.PASS:
            raise ScenarioFailed(self.scenario, result)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """A failure as a block to read: the sentence, what was expected, what came, and how to see the messages."""
        if isinstance(excinfo.value, ScenarioFailed):
            return tell_failure(excinfo.value, self.config.getoption("--engine"))
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands and what it is called."""
        return self.path, self.scenario.line - 1, f"{self.scenario.id}: {self.scenario.name}"


def tell_failure(failed: ScenarioFailed, engine: str) -> str:
    """What went wrong, in a few lines."""
    scenario, result = failed.scenario, failed.result
    lines = [f"{scenario.name}", f"  {scenario.path}:{result.step[1] if result.step else scenario.line}", ""]
    for step in scenario.steps:
        mark = ">" if result.step == (step.text, step.line) else " "
        lines.append(f"{mark} {step.keyword:>5} {step.text}")
    lines.append("")
    if result.expected is not None:
        lines += [f"  expected: {result.expected}", f"  got:      {result.got}"]
    if result.message:
        lines += [f"  {result.outcome.value}: {result.message}"]
    lines += [f"  rules:    {', '.join(scenario.rules)}"]
    lines += [f"  repeat:   mtg-conformance run '{scenario.id}' --engine '{engine}' --transcript"]
    return "\n".join(lines)
