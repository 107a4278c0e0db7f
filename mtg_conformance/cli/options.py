"""Options that several commands share, and what they mean."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import IO, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from mtg_conformance.engines.spec import EngineSpec, SpecError, parse_spec

NAMED = ("reference", "phase", "python-mtg")
"""Engines that go by a name."""

F = TypeVar("F", bound=Callable[..., Any])


class Engine(click.ParamType):  # type: ignore[type-arg, unused-ignore]  # generic in newer versions only
    """An engine as ``engines.spec`` reads it; a usage error where it can't."""

    name = "engine"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> EngineSpec:
        if isinstance(value, EngineSpec):
            return value
        try:
            return parse_spec(str(value))
        except SpecError as fault:
            self.fail(str(fault), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in NAMED if name.startswith(incomplete)]


class Workers(click.ParamType):  # type: ignore[type-arg, unused-ignore]  # generic in newer versions only
    """A number of worker processes, or ``auto``: None."""

    name = "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | None:
        if value is None or value == "auto":
            return None
        if isinstance(value, int):
            return value
        if not re.fullmatch(r"\d+", str(value)):
            self.fail(f"{value!r} is neither a number nor auto", param, ctx)
        return int(value)


class Day(click.ParamType):  # type: ignore[type-arg, unused-ignore]  # generic in newer versions only
    """A date as YYYY-MM-DD."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return date.fromisoformat(str(value)).isoformat()
        except ValueError:
            self.fail(f"{value!r} is no date like 2026-09-25", param, ctx)


class Shard(click.ParamType):  # type: ignore[type-arg, unused-ignore]  # generic in newer versions only
    """A part of a run, as ``2/8``: the second of eight."""

    name = "I/N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int]:
        if isinstance(value, tuple):
            return value
        found = re.fullmatch(r"(\d+)/(\d+)", str(value))
        if found is None or not 1 <= int(found[1]) <= int(found[2]):
            self.fail(f"{value!r} is no part like 2/8, the second of eight", param, ctx)
        return int(found[1]), int(found[2])


class Trouble(click.ClickException):
    """What the user must know and can mend: told in one block, with what to do ``next``. Exit status 2, or as given."""

    def __init__(self, message: str, next_: str = "", exit_code: int = 2) -> None:
        super().__init__(message)
        self.next = next_
        self.exit_code: int = exit_code  # type: ignore[misc]  # click's own is a default for the class

    def show(self, file: IO[Any] | None = None) -> None:
        plain = False if os.environ.get("NO_COLOR") else None  # None: colours where a terminal shows them
        click.echo(f"{click.style('error:', fg='red', bold=True)} {self.message}", file=file, err=True, color=plain)
        if self.next:
            click.echo(f"  next: {self.next}", file=file, err=True)


def write_text(path: Path, text: str) -> None:
    """Write a file and the folders it needs; ``-`` is the output."""
    if str(path) == "-":
        click.echo(text, nl=False)
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as fault:
        raise Trouble(f"{path} can't be written: {fault.strerror}") from fault


def engine_option(function: F) -> F:
    return click.option(
        "--engine",
        type=Engine(),
        default="reference",
        show_default=True,
        help="reference, phase, python-mtg, python:MODULE:FACTORY, or an adapter's command line.",
    )(function)


def limit_options(function: F) -> F:
    start = click.option(
        "--start-timeout", type=click.FloatRange(min=0.1), default=60.0, show_default=True, help="Seconds to start up."
    )
    request = click.option(
        "--timeout", type=click.FloatRange(min=0.1), default=10.0, show_default=True, help="Seconds for an answer."
    )
    return request(start(function))


def suite_option(function: F) -> F:
    return click.option(
        "--suite",
        "suite_dir",
        type=click.Path(exists=True, file_okay=False, path_type=Path),
        help="A folder with features/ (and steps/ of its own, beside the built-in ones) to use as the suite.",
    )(function)


def worker_count(asked: int | None, scenarios: int) -> int:
    """As asked; else a worker for each processor, as far as each gets enough to do to be worth its start-up."""
    if asked is not None:
        return asked
    return max(1, min(os.cpu_count() or 1, 8, scenarios // 20))
