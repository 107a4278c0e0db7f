"""JUnit XML: a test suite for each feature file, a test case for each scenario, rule numbers as properties.

``fail`` is a failure, ``error`` and ``broken`` are errors, ``unsupported`` is skipped. Held against expectations, what
is known is skipped with its reason, and whatever is not as recorded is a failure: red means that somebody must look.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from xml.etree import ElementTree as xml

from mtg_conformance.grading.expectations import Entry, Verdict
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.reports.words import again, seconds, why
from mtg_conformance.grading.results_file import Graded, RecordedRun

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ELEMENTS = {
    Outcome.FAIL: "failure",
    Outcome.ERROR: "error",
    Outcome.BROKEN: "error",
    Outcome.UNSUPPORTED: "skipped",
}


def junit(run: RecordedRun, verdict: Verdict | None = None, known: Iterable[Entry] = ()) -> str:
    """The report; ``known`` are the entries of the expectations that the verdict is by."""
    root = xml.Element("testsuites", {"name": f"mtg-conformance: {run.engine}"})
    surprises = {} if verdict is None else {s.result.id: s for s in (*verdict.regressions, *verdict.new_passes)}
    entries = {entry.id: entry for entry in known}
    for path, results in groupby(run.results, lambda result: result.path):
        group = list(results)
        suite = _suite(root, path, run)
        for result in group:
            case, surprise = _case(suite, result), surprises.get(result.id)
            if surprise is not None:
                told = f"recorded as {surprise.expected}, now {result.outcome}"
                _say(case, "failure", "surprise", told, f"{why(result)}\nagain: {again(run, result)}")
            elif verdict is not None and (entry := entries.get(result.id)) and entry.outcome is result.outcome:
                _say(case, "skipped", "known", f"known {entry.outcome} since {entry.date}: {entry.reason}")
            elif (element := _ELEMENTS.get(result.outcome)) is not None:
                text = f"{why(result)}\nagain: {again(run, result)}"
                _say(case, element, result.outcome.value, _first(result), text)
        suite.set("time", f"{seconds(group):.6f}")
    if verdict is not None and verdict.dead:
        suite = _suite(root, "expectations", run)
        for entry in verdict.dead:
            case = xml.SubElement(suite, "testcase", {"classname": "expectations", "name": entry.id, "time": "0"})
            _say(case, "failure", "dead", "the suite has no such scenario: bring the expectations up to date")
    if run.caveat:
        suite = _suite(root, "run", run)
        case = xml.SubElement(suite, "testcase", {"classname": "run", "name": "complete", "time": "0"})
        _say(case, "error", run.status, run.caveat)
    for suite in root:
        _count(suite, suite)
    _count(root, root)
    root.set("time", f"{seconds(run.results):.6f}")
    xml.indent(root)
    return f"<?xml version='1.0' encoding='utf-8'?>\n{xml.tostring(root, encoding='unicode')}\n"


def _suite(root: xml.Element, name: str, run: RecordedRun) -> xml.Element:
    suite = xml.SubElement(root, "testsuite", {"name": _clean(name), "timestamp": run.time.rstrip("Z"), "time": "0"})
    properties = xml.SubElement(suite, "properties")
    facts = (("engine", run.engine), ("suite", run.suite), ("rules_date", run.rules_date))
    for key, value in facts:
        xml.SubElement(properties, "property", {"name": key, "value": _clean(str(value))})
    return suite


def _case(suite: xml.Element, result: Graded) -> xml.Element:
    facts = {
        "classname": result.path.removeprefix("features/").removesuffix(".feature").replace("/", "."),
        "name": result.id,
        "file": result.path,
        "line": str(result.line),
        "time": f"{result.seconds:.6f}",
    }
    case = xml.SubElement(suite, "testcase", {key: _clean(value) for key, value in facts.items()})
    properties = xml.SubElement(case, "properties")
    told = [("scenario", result.name), *(("rule", rule) for rule in result.rules)]
    told += [("ruling", ruling) for ruling in result.rulings]
    if result.partial:
        told.append(("partial", "true"))
    for key, value in told:
        xml.SubElement(properties, "property", {"name": key, "value": _clean(value)})
    return case


def _say(case: xml.Element, element: str, kind: str, message: str, text: str = "") -> None:
    xml.SubElement(case, element, {"type": kind, "message": _clean(message)}).text = _clean(text) or None


def _first(result: Graded) -> str:
    if result.expected is not None:
        return f"expected {result.expected}, got {result.got}"
    return result.message.split("\n", 1)[0] or result.outcome.value


def _count(element: xml.Element, into: xml.Element) -> None:
    cases = list(element.iter("testcase"))
    into.set("tests", str(len(cases)))
    for plural, one in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        into.set(plural, str(sum(case.find(one) is not None for case in cases)))


def _clean(text: str) -> str:
    """Without the characters that XML has no way to write."""
    return _NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text)
