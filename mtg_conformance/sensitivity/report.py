"""What became of the faults: the file of it, the figures, the tables."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mtg_conformance.sensitivity.catalogue import Fault
from mtg_conformance.sensitivity.trials import Finding

_CHAPTERS = {
    "1": "Game concepts", "2": "Parts of a card", "3": "Card types", "4": "Zones", "5": "Turn structure",
    "6": "Spells, effects", "7": "Additional rules", "8": "Multiplayer", "9": "Casual variants",
}  # fmt: skip


class BadFile(Exception):
    """A file of findings can't be read."""


@dataclass(frozen=True)
class Figures:
    """Counts over faults that some game could show: equivalent ones and misfits stand apart."""

    faults: int
    caught: int
    caught_by_own_rule: int
    equivalent: int
    misfits: int

    @property
    def missed(self) -> int:
        return self.faults - self.caught


def figures(findings: Iterable[Finding]) -> Figures:
    count = dict.fromkeys(("own", "other", "missed", "misfit", "equivalent"), 0)
    for finding in findings:
        count[finding.verdict] += 1
    caught = count["own"] + count["other"]
    return Figures(caught + count["missed"], caught, count["own"], count["equivalent"], count["misfit"])


def signature(fault: Fault) -> str:
    """A digest of what a fault does: with another one an old finding tells nothing."""
    return hashlib.sha256(repr(fault).encode()).hexdigest()[:12]


def as_json(faults: Sequence[Fault], findings: Mapping[str, Finding], run: Mapping[str, Any]) -> dict[str, Any]:
    """The record of a run: figures at the top, then what was run on what, then the faults in the catalogue's order."""
    told = [finding for fault in faults if (finding := findings.get(fault.id)) is not None]
    found = figures(told)
    entries = [
        {"rule": fault.rule, "what": fault.what, "where": sorted({edit.where for edit in fault.edits}),
         "signature": signature(fault), **({"equivalent": fault.equivalent} if fault.equivalent else {}),
         **_finding(findings[fault.id])}
        for fault in faults if fault.id in findings
    ]  # fmt: skip
    rules = len({fault.rule for fault in faults if fault.id in findings})
    return {
        **asdict(found),
        "missed": found.missed,
        "untried": len(faults) - len(entries),
        "rules": rules,
        **run,
        "findings": entries,
    }


def _finding(finding: Finding) -> dict[str, Any]:
    told = {key: value for key, value in asdict(finding).items() if value not in ("", 0, 0.0) or key == "fault"}
    return {**told, "seconds": round(finding.seconds, 2)}


def read(file: Path, faults: Sequence[Fault], run: Mapping[str, Any]) -> dict[str, Finding]:
    """The findings of a file that still hold: of the same suite and engine (``run``), of unchanged faults.

    Raises BadFile.
    """
    try:
        told = json.loads(file.read_text("utf-8"))
        if any(told.get(key) != value for key, value in run.items()):
            return {}
        known = {fault.id: signature(fault) for fault in faults}
        names = Finding.__dataclass_fields__
        return {
            entry["fault"]: Finding(**{key: value for key, value in entry.items() if key in names})
            for entry in told["findings"]
            if known.get(entry["fault"]) == entry["signature"] and entry["verdict"] != "misfit"
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        raise BadFile(f"{file} is no file of findings: {fault!r}") from fault


def write(file: Path, told: Mapping[str, Any]) -> None:
    """Whole or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
    part.replace(file)


def by_section(told: Mapping[str, Any]) -> list[tuple[str, int, int, int, int]]:
    """For each section of the rules: faults, caught by the rule's own scenarios, only by others, missed."""
    rows: dict[str, list[int]] = {}
    for entry in told["findings"]:
        place = {"own": 1, "other": 2, "missed": 3}.get(entry["verdict"])
        if place is not None:
            row = rows.setdefault(entry["rule"].partition(".")[0], [0, 0, 0, 0])
            row[0] += 1
            row[place] += 1
    return [(section, row[0], row[1], row[2], row[3]) for section, row in sorted(rows.items())]


def markdown(told: Mapping[str, Any]) -> str:
    """The tables of the documentation page, from the record of a run."""
    share = f"{told['caught'] / told['faults']:.1%}" if told["faults"] else "–"
    own = f"{told['caught_by_own_rule'] / told['faults']:.1%}" if told["faults"] else "–"
    lines = [
        f"**{told['caught']} of {told['faults']} faults caught ({share})**, of {told['rules']} rules; "
        f"{told['caught_by_own_rule']} ({own}) by a scenario tagged with the rule that is broken.",
        "",
        f"Suite of {told['scenarios']} scenarios, {told['passing']} of them passing on the unbroken engine.",
        "",
        "| section | faults | by the rule's own | by others only | missed |",
        "| --- | --- | --- | --- | --- |",
    ]
    rows = by_section(told)
    for chapter, name in _CHAPTERS.items():
        of_it = [numbers for section, *numbers in rows if section.startswith(chapter)]
        if of_it:
            lines.append(_row(f"**{chapter} {name}**", [sum(column) for column in zip(*of_it, strict=True)]))
        lines += [_row(section, numbers) for section, *numbers in rows if section.startswith(chapter)]
    if told["untried"]:
        lines += ["", f"The run was stopped: {told['untried']} faults of the catalogue weren't tried."]
    missed = [entry for entry in told["findings"] if entry["verdict"] == "missed"]
    if missed:
        lines += ["", "Not noticed by any scenario:", ""]
        lines += [f"- **{entry['rule']}** {entry['what']}" for entry in missed]
    excused = [entry for entry in told["findings"] if entry["verdict"] == "equivalent"]
    if excused:
        lines += ["", "Not counted, because no game could show them:", ""]
        lines += [f"- **{entry['rule']}** {entry['what']}: {entry['equivalent']}" for entry in excused]
    return "\n".join(lines) + "\n"


def _row(name: str, numbers: Sequence[int]) -> str:
    return f"| {name} | " + " | ".join(str(number or "–") for number in numbers) + " |"


def into_page(page: str, told: Mapping[str, Any]) -> str:
    """A page with its tables made anew, between the two marks. Raises BadFile if it hasn't got them."""
    return between_marks(page, "sensitivity", markdown(told))


def between_marks(page: str, name: str, text: str) -> str:
    """The page with this text between the two marks of the name. Raises BadFile."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
    if begin not in page or end not in page:
        raise BadFile("the page has no marks between which the tables go")
    return page.partition(begin)[0] + begin + "\n" + text + "\n" + end + page.partition(end)[2]
