"""Cucumber Messages: the stream that Cucumber's own HTML report and other readers take.

The features themselves are part of that stream, so they are read from the suite again. Outcomes map as follows:
``fail`` and ``error`` are FAILED, ``unsupported`` is SKIPPED, ``broken`` is UNDEFINED, AMBIGUOUS or else FAILED.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from mtg_conformance import __version__
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.reports.words import again, why
from mtg_conformance.grading.results_file import Graded, RecordedRun
from mtg_conformance.suite.catalog import Scenario, Suite
from mtg_conformance.suite.steps import AmbiguousStep, Definition, StepFault, StepIndex

PROTOCOL = "34.2.1"
"""The version of Cucumber Messages that this writes."""
_EPOCH = datetime.fromisoformat("1970-01-01T00:00:00+00:00")
Envelope = dict[str, Any]


@dataclass
class CucumberReport:
    """The stream, and the ids of results whose scenario the suite doesn't have (any more, or not in these words)."""

    envelopes: list[Envelope] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """NDJSON."""
        return "".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in self.envelopes)


def cucumber_messages(run: RecordedRun, suite: Suite, index: StepIndex) -> CucumberReport:
    """The report of a run on this suite, with these step definitions."""
    report = CucumberReport()
    told = []
    for result in run.results:
        scenario = suite.find(result.id)
        if scenario is None or result.fingerprint not in ("", suite.fingerprint(scenario)):
            report.left_out.append(result.id)
        else:
            told.append((result, scenario))
    report.envelopes += _Writer(run, suite, index).write(told)
    return report


class _Writer:
    def __init__(self, run: RecordedRun, suite: Suite, index: StepIndex) -> None:
        from gherkin.stream.id_generator import IdGenerator

        self._run, self._suite, self._index = run, suite, index
        self._ids = IdGenerator()  # one for the whole stream: the ids of all features must differ
        self._clock = datetime.fromisoformat(run.time)
        self._definitions = {id(definition): f"definition-{n}" for n, definition in enumerate(index.definitions)}

    def write(self, told: Sequence[tuple[Graded, Scenario]]) -> Iterator[Envelope]:
        yield {
            "meta": {
                "protocolVersion": PROTOCOL,
                "implementation": {"name": "mtg-conformance", "version": __version__},
                "runtime": {"name": self._run.engine.name, "version": self._run.engine.version},
                "os": {"name": "unknown"},
                "cpu": {"name": "unknown"},
            }
        }
        pickles: dict[str, Mapping[str, Any]] = {}
        played = {scenario.id for _, scenario in told}
        for path in dict.fromkeys(scenario.path for _, scenario in told):
            yield from self._feature(path, played, pickles)
        for definition in self._index.definitions:
            yield {"stepDefinition": self._definition(definition)}
        yield {"testRunStarted": {"id": "run", "timestamp": self._now()}}
        for result, scenario in told:
            yield from self._case(result, scenario, pickles[result.id])
        bad = any(result.outcome in (Outcome.FAIL, Outcome.ERROR, Outcome.BROKEN) for result, _ in told)
        ended = {"testRunStartedId": "run", "timestamp": self._now(), "success": self._run.complete and not bad}
        yield {"testRunFinished": ended | ({"message": self._run.caveat} if self._run.caveat else {})}

    def _feature(self, path: str, played: set[str], pickles: dict[str, Mapping[str, Any]]) -> Iterator[Envelope]:
        from gherkin.ast_builder import AstBuilder
        from gherkin.parser import Parser
        from gherkin.pickles.compiler import Compiler

        text = (self._suite.root / path).read_text("utf-8")
        yield {"source": {"uri": path, "data": text, "mediaType": "text/x.cucumber.gherkin+plain"}}
        document: Any = Parser(AstBuilder(self._ids)).parse(text)
        document["uri"] = path
        yield {"gherkinDocument": document}
        scenarios = [scenario for scenario in self._suite if scenario.path == path]
        for scenario, pickle in zip(scenarios, Compiler(self._ids).compile(document), strict=True):
            if scenario.id in played:
                pickles[scenario.id] = pickle
                yield {"pickle": pickle}

    def _definition(self, definition: Definition) -> Envelope:
        return {
            "id": self._definitions[id(definition)],
            "pattern": {"source": definition.pattern.pattern, "type": "REGULAR_EXPRESSION"},
            "sourceReference": {"uri": f"steps/{definition.path}", "location": {"line": definition.line}},
        }

    def _case(self, result: Graded, scenario: Scenario, pickle: Mapping[str, Any]) -> Iterator[Envelope]:
        case, started = self._ids.get_next_id(), self._ids.get_next_id()
        pairs = zip(scenario.steps, pickle["steps"], strict=True)
        steps = [self._step(step.kind, step.text, told["id"]) for step, told in pairs]
        yield {"testCase": {"id": case, "pickleId": pickle["id"], "testRunStartedId": "run", "testSteps": steps}}
        told = {"id": started, "testCaseId": case, "attempt": 0}
        yield {"testCaseStarted": told | {"timestamp": self._now()}}
        decisive = _decisive(result, scenario)
        for place, step in enumerate(steps):
            reference = {"testCaseStartedId": started, "testStepId": step["id"]}
            yield {"testStepStarted": reference | {"timestamp": self._now()}}
            outcome: Envelope = {"status": "PASSED" if place < decisive else "SKIPPED"}
            # The results tell the time of the whole scenario: it stands at the last step that was played.
            last = place == min(decisive, len(steps) - 1)
            if place == decisive:
                outcome = self._decided(result, scenario, place)
                yield from self._transcript(result, reference)
            if last:
                self._clock += timedelta(seconds=result.seconds)
            outcome["duration"] = _duration(result.seconds if last else 0.0)
            yield {"testStepFinished": reference | {"testStepResult": outcome, "timestamp": self._now()}}
        finished = {"testCaseStartedId": started, "willBeRetried": False, "timestamp": self._now()}
        yield {"testCaseFinished": finished}

    def _step(self, kind: str, text: str, pickle_step: str) -> Envelope:
        step: Envelope = {"id": self._ids.get_next_id(), "pickleStepId": pickle_step}
        try:
            definition, _ = self._index.look_up(kind, text)
        except StepFault:
            return step | {"stepDefinitionIds": [], "stepMatchArgumentsLists": []}
        match = definition.pattern.fullmatch(text)
        arguments = [] if match is None else [{"group": group} for group in _groups(match)]
        return step | {
            "stepDefinitionIds": [self._definitions[id(definition)]],
            "stepMatchArgumentsLists": [{"stepMatchArguments": arguments}],
        }

    def _decided(self, result: Graded, scenario: Scenario, place: int) -> Envelope:
        text = f"{why(result)}\nagain: {again(self._run, result)}"
        if result.outcome is Outcome.UNSUPPORTED:
            return {"status": "SKIPPED", "message": text}
        if result.outcome is Outcome.BROKEN:
            try:
                self._index.look_up(scenario.steps[place].kind, scenario.steps[place].text)
            except AmbiguousStep:
                return {"status": "AMBIGUOUS", "message": text}
            except StepFault:
                return {"status": "UNDEFINED", "message": text}
        exception = {"type": result.outcome.value, "message": result.message or result.outcome.value}
        return {"status": "FAILED", "message": text, "exception": exception | {"stackTrace": text}}

    def _transcript(self, result: Graded, reference: Mapping[str, str]) -> Iterator[Envelope]:
        if not result.transcript:
            return
        import msgspec

        exchanges = (json.dumps(msgspec.to_builtins(each), ensure_ascii=False) for each in result.transcript)
        body = "[" + ",\n ".join(exchanges) + "]"
        kind = {"mediaType": "application/json", "contentEncoding": "IDENTITY", "fileName": f"{result.id}.json"}
        yield {"attachment": {**reference, "body": body, **kind, "timestamp": self._now()}}

    def _now(self) -> Envelope:
        return _duration((self._clock - _EPOCH).total_seconds())


def _decisive(result: Graded, scenario: Scenario) -> int:
    """The place of the step that decided the outcome; after the last for a pass, the first where none is told."""
    if result.outcome is Outcome.PASS:
        return len(scenario.steps)
    if result.step is None:
        return 0
    fits = [place for place, step in enumerate(scenario.steps) if step.text == result.step.text]
    exact = [place for place in fits if scenario.steps[place].line == result.step.line]
    return next(iter(exact or fits), 0)


def _groups(match: re.Match[str]) -> Iterator[Envelope]:
    """The outermost groups that took part, from left to right."""
    end = 0
    for start, stop in sorted(set(match.regs[1:]), key=lambda span: (span[0], -span[1])):
        if start >= end and stop > start:
            end = stop
            yield {"start": start, "value": match.string[start:stop], "children": []}


def _duration(seconds: float) -> Envelope:
    nanos = round(seconds * 1_000_000) * 1000
    return {"seconds": nanos // 1_000_000_000, "nanos": nanos % 1_000_000_000}
