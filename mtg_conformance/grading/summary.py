"""A run on the terminal: progress while it goes, then what went wrong, a table by chapter, and the exit status."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from mtg_conformance.grading import transcript
from mtg_conformance.grading.events import Event
from mtg_conformance.grading.expectations import Verdict
from mtg_conformance.grading.runner import Run
from mtg_conformance.grading.scores import CHAPTERS, Score, chapter_of, scores_by, total_score

FORMULA = "score = passed / (passed + failed); attempted = (passed + failed) / all"
_SHOWN = 25
_REASONS = 8
_STYLES = {"pass": "green", "fail": "red", "unsupported": "yellow", "error": "magenta", "broken": "bold red"}


def exit_status(run: Run, *, suite_at_fault: bool = False, verdict: Verdict | None = None) -> int:
    """0 as expected, 1 unexpected results, 3 the engine couldn't be run, 4 the suite is at fault, 130 interrupted.

    Expected is what the ``verdict`` says; without one, that no scenario fails or ends in an error.
    """
    totals = run.ended["totals"]
    if run.status == "engine_lost":
        return 3
    if run.status == "interrupted":
        return 130
    if suite_at_fault or totals["broken"]:
        return 4
    if verdict is not None:
        return 0 if verdict.as_expected else 1
    return 1 if totals["fail"] or totals["error"] else 0


class Display:
    """Watches a run. A bar where the output is a terminal; otherwise nothing until the end."""

    def __init__(self, console: Console, *, progress: bool = True, transcripts: bool = False) -> None:
        self.console = console
        self._transcripts = transcripts
        self._bar: Progress | None = None
        if progress and console.is_terminal:
            columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
            self._bar = Progress(*columns, console=console, transient=True)
        self._counts: Counter[str] = Counter()

    def __enter__(self) -> Display:
        return self

    def __exit__(self, *exception: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, event: Event) -> None:
        match event["event"]:
            case "run_started" if self._bar is not None:
                self._bar.add_task("", total=event["scenarios"])
                self._bar.start()
            case "scenario_finished":
                self._counts[event["outcome"]] += 1
                if self._transcripts:
                    show_transcript(self.console, event)
                if self._bar is not None:
                    words = [f"[{_STYLES[o]}]{n} {o}[/]" for o, n in sorted(self._counts.items(), key=_by_severity)]
                    self._bar.update(self._bar.task_ids[0], advance=1, description="  ".join(words))
            case "run_finished":
                self.__exit__()


def show_run(console: Console, run: Run, *, verbose: bool = False, verdict: Verdict | None = None) -> None:
    """Everything at the end of a run. With a verdict, failures that are known are told only where ``verbose``."""
    engine = run.started["engine"]
    _show_faults(console, run, verbose=verbose, verdict=verdict)
    if verdict is None or verbose:  # else each is either known or was told as a regression
        _show_unsupported(console, run.finished, verbose=verbose)
    console.print(_table(run.finished))
    console.print(f"[dim]{FORMULA}[/]")
    scenarios, wanted = len(run.finished), run.started["scenarios"]
    how_many = f"{scenarios}" if scenarios == wanted else f"{scenarios} of {wanted}"
    rate = f" on {run.started['workers']} workers" if run.started["workers"] > 1 else ""
    took = f"{how_many} scenarios in {run.ended['seconds']:.1f} s{rate}, rules of {run.started['rules_date']}"
    console.print(f"{escape(engine['name'])} {escape(engine['version'])}: {took}", soft_wrap=True)
    if run.status == "engine_lost":
        console.print(f"[bold red]The engine could not be run:[/] {escape(run.ended['reason'])}", soft_wrap=True)
        check = shlex.join(["mtg-conformance", "check-adapter", run.started["engine_spec"]])
        console.print(f"  [dim]next: {escape(check)}[/]", soft_wrap=True)
    elif run.status == "interrupted":
        console.print("[bold red]Interrupted.[/]")
    if broken := run.ended["totals"]["broken"]:
        told = f"{broken} broken {plural('scenario', broken)}, no verdict on the engine"
        console.print(f"[bold red]The suite is at fault:[/] {told}.")
    if verdict is not None:
        show_verdict(console, verdict, verbose=verbose, complete=run.status == "complete")


def show_verdict(console: Console, verdict: Verdict, *, verbose: bool = False, complete: bool = True) -> None:
    """How the run compares with the expectations file, and what to do about it. Regressions were told before."""
    if verdict.other_engine:
        told = f"these expectations were recorded for {escape(verdict.other_engine)}"
        console.print(f"[yellow]warning[/]     {told}", soft_wrap=True)
    changed = [entry.id for entry in verdict.changed]
    _show_ids(console, "changed", "yellow", changed, verbose, "since it was recorded")
    dead = [entry.id for entry in verdict.dead]
    _show_ids(console, "dead", "red", dead, verbose, "recorded, but the suite has no such scenario")
    passes = [surprise.result.id for surprise in verdict.new_passes]
    _show_ids(console, "new pass", "green", passes, verbose, "recorded as not passing")
    if verdict.as_expected:
        far = "" if complete else " as far as the run went"
        console.print(f"[bold green]As expected{far}[/], {verdict.known} known not to pass.")
        return
    counts = ((verdict.regressions, "regression"), (passes, "new pass"), (dead, "dead entr"))
    told = ", ".join(f"{len(of)} {plural(what, len(of))}" for of, what in counts if of)
    console.print(f"[bold red]Not as expected:[/] {told}; {verdict.known} as recorded.")
    only_better = "" if verdict.regressions else " --only-better"
    console.print(f"  [dim]next: mtg-conformance expect{only_better}, which brings the file up to date[/]")


def plural(what: str, count: int) -> str:
    """``what`` with the ending that the count asks for; ``entr`` stands for entry."""
    if what.endswith("entr"):
        return what + ("y" if count == 1 else "ies")
    return what if count == 1 else what + ("es" if what.endswith("s") else "s")


def _show_ids(console: Console, word: str, style: str, ids: Sequence[str], verbose: bool, why: str) -> None:
    shown = ids if verbose else ids[:_SHOWN]
    for scenario in shown:
        console.print(f"[{style}]{word:11}[/] {escape(scenario)} [dim]{why}[/]", highlight=False, soft_wrap=True)
    if len(shown) < len(ids):
        console.print(f"[dim]… and {len(ids) - len(shown)} more (--verbose shows all)[/]")


def show_transcript(console: Console, event: Mapping[str, Any]) -> None:
    """Every message of a scenario: what was sent, what came, how long it took."""
    style = _STYLES[event["outcome"]]
    console.rule(f"{escape(event['id'])}  [{style}]{event['outcome']}[/]", align="left")
    for line in transcript.tell(event.get("transcript", ())):
        colour = "bold cyan" if line.startswith("→") else "green" if line.startswith("←") else "default"
        console.print(f"[{colour}]{escape(line)}[/]", highlight=False, soft_wrap=True)
    for line in describe(event):
        console.print("  " + line, highlight=False)


def describe(event: Mapping[str, Any]) -> list[str]:
    """Why a scenario didn't pass, in a few lines of markup; empty for a pass."""
    if event["outcome"] == "pass":
        return []
    lines = []
    if event["step"] is not None:
        lines.append(f"step      {escape(event['step']['text'])}  [dim](line {event['step']['line']})[/]")
    if event["expected"] is not None:
        lines.append(f"expected  {escape(event['expected'])}")
    if event["got"] is not None:
        lines.append(f"got       {escape(event['got'])}")
    lines += [f"          {escape(line)}" for line in event["message"].splitlines()]
    return lines


def _show_faults(console: Console, run: Run, *, verbose: bool, verdict: Verdict | None) -> None:
    faults = [event for event in run.finished if event["outcome"] in ("broken", "error", "fail")]
    surprises = {} if verdict is None else {surprise.result.id: surprise for surprise in verdict.regressions}
    if verdict is not None and not verbose:
        faults = [event for event in run.finished if event["outcome"] == "broken" or event["id"] in surprises]
    kinds = list(reversed(_STYLES))
    faults.sort(key=lambda event: kinds.index(event["outcome"]))
    shown = faults if verbose else faults[:_SHOWN]
    for event in shown:
        style = _STYLES[event["outcome"]]
        rules = f" [dim]rule {', '.join(event['rules'])}[/]" if event["rules"] else ""
        name = f"[{style}]{event['outcome'].upper()}[/] [bold]{escape(event['id'])}[/]"
        place = f"[dim]{escape(event['path'])}:{event['line']}[/]"
        console.print(f"{name}{rules} {place}", highlight=False, soft_wrap=True)
        if event["id"] in surprises:
            console.print(f"  recorded  {surprises[event['id']].expected}", highlight=False)
        for line in describe(event):
            console.print("  " + line, highlight=False, soft_wrap=True)
        again = shlex.join(["mtg-conformance", "run", event["id"], "--engine", run.started["engine_spec"]])
        console.print(f"  [dim]again     {escape(again)} --transcript[/]", highlight=False, soft_wrap=True)
    if len(shown) < len(faults):
        console.print(f"[dim]… and {len(faults) - len(shown)} more (--verbose shows all)[/]")


def _show_unsupported(console: Console, finished: Sequence[Event], *, verbose: bool) -> None:
    reasons = Counter(_reason(event["message"]) for event in finished if event["outcome"] == "unsupported")
    common = reasons.most_common(None if verbose else _REASONS)
    for reason, count in common:
        console.print(f"[yellow]unsupported[/] {count:4d}  {escape(reason)}", highlight=False, soft_wrap=True)
    if len(common) < len(reasons):
        console.print(f"[dim]… and {len(reasons) - len(common)} more reasons (--verbose shows all)[/]")


def _reason(message: str, limit: int = 150) -> str:
    """What several scenarios have in common: the first line, without what this one expected."""
    reason = message.split("\n", 1)[0].split("; expected ", 1)[0]
    return reason if len(reason) <= limit else reason[:limit] + "…"


def _table(finished: Iterable[Mapping[str, Any]]) -> Table:
    finished = list(finished)
    total = total_score(finished)
    optional = [kind for kind in ("partial", "broken") if getattr(total, kind)]
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    table.add_column("chapter", no_wrap=True)
    for heading in ("score", "attempted", "passed", "failed", "unsupported", "error", *optional, "time"):
        table.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    for chapter, score in scores_by(finished, chapter_of).items():
        table.add_row(f"{chapter} {CHAPTERS.get(chapter, '')}", *_cells(score, optional))
    table.add_section()
    table.add_row("all scenarios", *_cells(total, optional), style="bold")
    return table


def _cells(score: Score, optional: Sequence[str]) -> list[str]:
    counts = [score.passed, score.failed, score.unsupported, score.error, *(getattr(score, kind) for kind in optional)]
    rate = "–" if score.score is None else percent(score.score)
    return [rate, percent(score.attempted), *(str(n) if n else "–" for n in counts), f"{score.seconds:.1f}s"]


def percent(share: float) -> str:
    """In whole percent, but never 100 % for less than all, nor 0 % for more than nothing."""
    if 0 < share < 1:
        return f"{min(99, max(1, round(share * 100)))} %"
    return f"{share:.0%}".replace("%", " %")


def _by_severity(item: tuple[str, int]) -> int:
    return list(_STYLES).index(item[0])
