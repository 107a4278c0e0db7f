"""``mtg-conformance check-adapter``: try an adapter message by message."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import click

from mtg_conformance.cli.options import Engine, limit_options
from mtg_conformance.cli.settings import settings_options
from mtg_conformance.engines.session import Limits, Session
from mtg_conformance.engines.spec import EngineSpec

if TYPE_CHECKING:
    from rich.console import Console

    from mtg_conformance.grading.check_adapter import Report

_STYLES = {"ok": "green", "unsupported": "yellow", "FAILED": "bold red"}


@click.command("check-adapter")
@click.argument("engine", type=Engine(), default="reference")
@limit_options
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line instead of words.")
@click.option("-v", "--verbose", is_flag=True, help="Show whole messages.")
@settings_options
def command(engine: EngineSpec, timeout: float, start_timeout: float, as_json: bool, verbose: bool) -> None:
    """Walk the protocol on ENGINE step by step, and say which message was wrong and how.

    Without ENGINE, it is the one of conformance.toml where the current folder has one.

    Exit status: 0 nothing failed, 1 something did, 3 the engine couldn't be started.
    """
    from rich.console import Console

    from mtg_conformance.grading.check_adapter import check_adapter

    console = Console(soft_wrap=True, highlight=False)
    session = Session(engine, limits=Limits(timeout, start_timeout))
    statuses: list[str] = []
    try:
        for report in check_adapter(engine, session):
            statuses.append(report.status)
            if as_json:
                click.echo(json.dumps({"check": report.name, "status": report.status, "detail": report.detail}))
            else:
                _show(console, report, whole=verbose)
    finally:
        session.close()
    if not as_json:
        console.print("  ".join(f"[{style}]{statuses.count(status)} {status}[/]" for status, style in _STYLES.items()))
    failed = "FAILED" in statuses
    sys.exit(3 if failed and len(statuses) == 1 else int(failed))


def _show(console: Console, report: Report, *, whole: bool) -> None:
    from rich.markup import escape

    first, *more = report.detail.splitlines() or [""]
    console.print(f"[{_STYLES[report.status]}]{report.status:11}[/] [bold]{report.name:15}[/] {escape(first)}")
    for line in more:
        console.print(f"{'':27} {escape(line)}")
    if report.exchange is not None:
        sent = {"method": report.exchange.method, "params": report.exchange.params}
        console.print(f"{'':12}[cyan]sent[/] {escape(_shorten(json.dumps(sent), whole))}")
        got = report.exchange.result if report.exchange.error is None else report.exchange.error
        if got is not None:
            console.print(f"{'':12}[cyan]got[/]  {escape(_shorten(json.dumps(got), whole))}")


def _shorten(text: str, whole: bool, limit: int = 600) -> str:
    return text if whole or len(text) <= limit else f"{text[:limit]} … ({len(text)} characters)"
