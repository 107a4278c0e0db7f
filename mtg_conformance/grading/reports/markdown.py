"""A summary in Markdown, for pull requests and job summaries."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from mtg_conformance.grading.expectations import Verdict
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.reports.words import again, by_rules, total, why
from mtg_conformance.grading.results_file import Graded, RecordedRun
from mtg_conformance.grading.scores import CHAPTERS, Score, chapter_of
from mtg_conformance.grading.summary import FORMULA, percent, plural

_SHOWN = 20
_LIMIT = 60_000  # a comment on a pull request may have 65,536 characters


def markdown(run: RecordedRun, verdict: Verdict | None = None) -> str:
    """The summary, short enough for a comment; with a verdict, failures that are known are only counted."""
    for shown in (_SHOWN, 5, 0):
        text = "\n".join(_lines(run, verdict, shown)) + "\n"
        if len(text) <= _LIMIT:
            break
    return text


def _lines(run: RecordedRun, verdict: Verdict | None, shown: int) -> list[str]:
    score = total(run)
    lines = [f"### {plain(str(run.engine))}: score {rate(score)}, {percent(score.attempted)} attempted", ""]
    if run.caveat:
        lines += [f"> ⚠️ This run isn't complete: {plain(run.caveat)}.", ""]
    if verdict is not None:
        lines += [_verdict(verdict), ""]
        if verdict.other_engine:
            lines += [f"> ⚠️ The expectations were recorded for {plain(verdict.other_engine)}.", ""]
    lines += _table(run, score)
    lines += ["", f"<sub>{FORMULA}; suite {plain(str(run.suite))}, rules of {run.rules_date}</sub>"]
    if verdict is None:
        bad = [result for result in run.results if result.outcome in (Outcome.FAIL, Outcome.ERROR, Outcome.BROKEN)]
        lines += _failures("Not passed", run, bad, shown)
    else:
        broken = [result for result in run.results if result.outcome is Outcome.BROKEN]
        lines += _failures("The suite's own faults", run, broken, shown)
        lines += _failures("Regressions", run, [surprise.result for surprise in verdict.regressions], shown)
        lines += _ids("New passes", [surprise.result.id for surprise in verdict.new_passes])
        lines += _ids("Dead entries: no scenario has these ids", [entry.id for entry in verdict.dead])
        lines += _ids("Scenarios changed since they were recorded", [entry.id for entry in verdict.changed])
    return lines


def rate(score: Score) -> str:
    return "–" if score.score is None else percent(score.score)


def plain(text: str) -> str:
    """Text that Markdown and HTML take as it is, on one line; also in a table's cell."""
    return re.sub(r"([\\`*_{}\[\]<>#|~&])", r"\\\1", " ".join(text.split()))


def code(text: str) -> str:
    """A fence around text, longer than any run of backticks in it."""
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{text}\n{fence}"


def ticks(text: str) -> str:
    """Text as code within a line."""
    text = " ".join(text.split())
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    tick = "`" * (longest + 1)
    return f"{tick} {text} {tick}" if longest else f"{tick}{text}{tick}"


def _verdict(verdict: Verdict) -> str:
    if verdict.as_expected:
        return f"✅ As expected; {verdict.known} known not to pass."
    counts = (
        (len(verdict.regressions), "regression"),
        (len(verdict.new_passes), "new pass"),
        (len(verdict.dead), "dead entr"),
    )
    told = ", ".join(f"**{count} {plural(what, count)}**" for count, what in counts if count)
    return f"❌ Not as expected: {told}; {verdict.known} as recorded."


def _table(run: RecordedRun, score: Score) -> list[str]:
    lines = ["| chapter | score | attempted | passed | failed | unsupported | error | partial |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for chapter, part in by_rules(run, chapter_of).items():
        lines.append(_row(f"{chapter} {CHAPTERS.get(chapter, '')}", part))
    lines.append(_row("**all scenarios**", score))
    return lines


def _row(name: str, score: Score) -> str:
    counts = (score.passed, score.failed, score.unsupported, score.error, score.partial)
    return "| " + " | ".join([name, rate(score), percent(score.attempted), *(str(n) for n in counts)]) + " |"


def _failures(title: str, run: RecordedRun, results: Sequence[Graded], shown: int) -> list[str]:
    if not results:
        return []
    kinds = Counter(result.outcome.value for result in results)
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    lines = ["", f"#### {title}: {told}", ""]
    for result in results[:shown]:
        rules = f" · rule {', '.join(result.rules)}" if result.rules else ""
        lines += [
            f"<details><summary>{result.outcome.value}: <code>{_html(result.id)}</code>{_html(rules)}</summary>",
            "",
        ]
        lines += [f"{plain(result.name)} · {ticks(f'{result.path}:{result.line}')}", "", code(_short(why(result)))]
        lines += ["", code(again(run, result)), "", "</details>"]
    if len(results) > shown:
        lines += ["", f"… and {len(results) - shown} more."]
    return lines


def _ids(title: str, ids: Sequence[str]) -> list[str]:
    if not ids:
        return []
    rest = [f"- … and {len(ids) - 100} more"] if len(ids) > 100 else []
    return ["", f"#### {title}", "", *(f"- {ticks(scenario)}" for scenario in ids[:100]), *rest]


def _short(text: str, limit: int = 1500) -> str:
    return text if len(text) <= limit else text[:limit] + "…"


def _html(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
