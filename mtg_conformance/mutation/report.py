"""What became of the mutants: the file of it, the figures, the tables."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mtg_conformance.mutation.mutants import Mutant, Sample
from mtg_conformance.mutation.trials import Finding
from mtg_conformance.sensitivity.catalogue import ENGINE
from mtg_conformance.sensitivity.report import BadFile, between_marks, write

__all__ = ["BadFile", "as_json", "into_page", "markdown", "read", "signature", "write"]

VERDICTS = ("killed", "timeout", "survived", "incompetent")


def signature(mutant: Mutant) -> str:
    """A digest of what a mutant is: with another one an old finding tells nothing."""
    return hashlib.sha256(repr(mutant).encode()).hexdigest()[:12]


def as_json(sample: Sample, findings: Mapping[str, Finding], run: Mapping[str, Any]) -> dict[str, Any]:
    """The record of a run: figures at the top, then what was run on what, then the mutants by module and line.

    ``share`` is of those that could be played: timeouts are noticed, incompetent ones aren't counted.
    """
    told = [(mutant, findings[mutant.id]) for mutant in sample.mutants if mutant.id in findings]
    count = Counter(finding.verdict for _, finding in told)
    played = len(told) - count["incompetent"]
    noticed = count["killed"] + count["timeout"]
    return {
        "mutants": len(told),
        **{verdict: count[verdict] for verdict in VERDICTS},  # type: ignore[index]
        "share": round(noticed / played, 4) if played else None,
        "untried": len(sample.mutants) - len(told),
        "places": sample.places,
        "changing_nothing": sample.nothing,
        **run,
        "findings": [
            {"module": _short(mutant), "line": mutant.line, "operator": mutant.operator, "diff": mutant.diff,
             "signature": signature(mutant), **_finding(finding)}
            for mutant, finding in told
        ],
    }  # fmt: skip


def _finding(finding: Finding) -> dict[str, Any]:
    told = {key: value for key, value in asdict(finding).items() if value not in ("", 0, 0.0) and key != "mutant"}
    return {**told, "seconds": round(finding.seconds, 2)}


def read(file: Path, mutants: Sequence[Mutant], run: Mapping[str, Any]) -> dict[str, Finding]:
    """The findings of a file that still hold: of the same run and mutants. Raises BadFile."""
    try:
        told = json.loads(file.read_text("utf-8"))
        if any(told.get(key) != value for key, value in run.items()):
            return {}
        known = {signature(mutant): mutant.id for mutant in mutants}
        names = Finding.__dataclass_fields__
        return {
            known[entry["signature"]]: Finding(
                known[entry["signature"]], **{key: value for key, value in entry.items() if key in names}
            )
            for entry in told["findings"]
            if entry["signature"] in known
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        raise BadFile(f"{file} is no file of findings: {fault!r}") from fault


def _short(mutant: Mutant) -> str:
    return mutant.module.removeprefix(f"{ENGINE}.")


def _family(operator: str) -> str:
    """An operator without what it replaces by what."""
    return operator.split("_")[0]


def markdown(told: Mapping[str, Any]) -> str:
    """The tables of the documentation page, from the record of a run."""
    share = f"{told['share']:.1%}" if told["share"] is not None else "–"
    lines = [
        f"**{told['killed'] + told['timeout']} of {told['mutants'] - told['incompetent']} mutants killed ({share})**, "
        f"{told['timeout']} of them by an endless loop; {told['survived']} survived. "
        f"{told['incompetent']} more can't be imported and aren't counted.",
        "",
        f"Drawn with seed {told['seed']} from {told['places']} places; {told['changing_nothing']} more that were drawn "
        f"change nothing that is run. Suite of {told['scenarios']} scenarios.",
        "",
    ]
    if told["untried"]:
        lines += [f"The run was stopped: {told['untried']} mutants of the sample weren't tried.", ""]
    lines += _table("chapter", told["findings"], lambda entry: entry["module"].split(".")[0].replace("rules_", ""))
    lines += ["", *_table("operator", told["findings"], lambda entry: _family(entry["operator"]))]
    survived = [entry for entry in told["findings"] if entry["verdict"] == "survived"]
    if survived:
        lines += ["", "### Survivors", ""]
        module = ""
        for entry in survived:
            if entry["module"] != module:
                module = entry["module"]
                lines += [f"`{module}`", ""]
            lines.append(f"- {entry['line']}, {entry.get('touching', 0)} scenarios: `{_code(entry['diff'])}`")
            if entry is survived[-1] or survived[survived.index(entry) + 1]["module"] != module:
                lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _code(text: str) -> str:
    return text.replace("`", "'")


def _table(name: str, entries: Iterable[Mapping[str, Any]], group: Callable[[Mapping[str, Any]], str]) -> list[str]:
    rows: dict[str, Counter[str]] = {}
    for entry in entries:
        rows.setdefault(group(entry), Counter())[entry["verdict"]] += 1
    lines = [f"| {name} | mutants | killed | timeout | survived | incompetent |", "| --- " * 6 + "|"]
    for key, count in sorted(rows.items()):
        numbers = (sum(count.values()), *(count[verdict] for verdict in VERDICTS))
        lines.append(f"| {key} | " + " | ".join(str(number or "–") for number in numbers) + " |")
    return lines


def into_page(page: str, told: Mapping[str, Any]) -> str:
    """A page with its tables made anew, between the two marks. Raises BadFile if it hasn't got them."""
    return between_marks(page, "mutation", markdown(told))
