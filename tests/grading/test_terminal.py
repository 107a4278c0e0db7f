"""What the terminal shows: progress, colours, errors, versions, completion."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.shell_completion import BashComplete
from rich.console import Console

from mtg_conformance import __version__
from mtg_conformance.cli.main import main
from mtg_conformance.cli.options import Trouble
from mtg_conformance.grading.events import run_finished, totals_of
from mtg_conformance.grading.summary import Display, plural
from tests.grading.conftest import Invoke, finished, started


def shown(*, terminal: bool, progress: bool = True) -> str:
    """What a display prints while it watches a run of three."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=terminal, width=100)
    told = [finished("a"), finished("b", "fail"), finished("c")]
    with Display(console, progress=progress) as display:
        for event in (started(3), *told, run_finished("complete", totals_of(told), 1.0)):
            display(event)
    return out.getvalue()


def test_progress_counts_by_outcome_on_a_terminal_only() -> None:
    live = shown(terminal=True)
    assert "2 pass" in live
    assert "1 fail" in live
    assert "3/3" in live
    assert shown(terminal=False) == ""
    assert shown(terminal=True, progress=False) == ""


def test_versions(invoke: Invoke) -> None:
    told = invoke("--version").output
    assert told.splitlines()[0] == f"mtg-conformance {__version__}"
    assert "rules of 2026-09-25" in told
    assert "protocol 1" in told


def test_trouble_is_one_block_and_without_colour_where_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def block() -> str:
        out = io.StringIO()
        out.isatty = lambda: True  # type: ignore[method-assign]
        Trouble("it broke", "mend it").show(out)
        return out.getvalue()

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert click.unstyle(block()) == "error: it broke\n  next: mend it\n"
    assert "\x1b" in block()
    monkeypatch.setenv("NO_COLOR", "1")
    assert block() == "error: it broke\n  next: mend it\n"


@pytest.mark.parametrize(
    ("words", "incomplete", "expected"),
    [
        ([], "re", ["report"]),
        ([], "exp", ["expect"]),
        (["run"], "--sha", ["--shard"]),
        (["run", "--engine"], "p", ["phase", "python-mtg"]),
    ],
)
def test_completion(words: list[str], incomplete: str, expected: list[str]) -> None:
    completer = BashComplete(main, {}, "mtg-conformance", "_MTG_CONFORMANCE_COMPLETE")
    assert [item.value for item in completer.get_completions(words, incomplete)] == expected


def test_a_damaged_settings_file_does_not_disturb_completion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "conformance.toml").write_text("?")
    completer = BashComplete(main, {}, "mtg-conformance", "_MTG_CONFORMANCE_COMPLETE")
    assert [item.value for item in completer.get_completions(["run"], "--transc")] == ["--transcript"]


def test_every_command_of_the_overview_is_one_and_helpers_are_none(invoke: Invoke) -> None:
    told = invoke("--help").output
    for name in ("run", "expect", "report", "compare", "merge"):
        assert f"  {name} " in told
        assert invoke(name, "--help").exit_code == 0
    for helper in ("main", "options", "playing", "reading", "settings"):
        assert invoke(helper).exit_code == 2


def test_plurals() -> None:
    words = [plural(word, count) for word in ("regression", "new pass", "dead entr") for count in (1, 2)]
    assert words == ["regression", "regressions", "new pass", "new passes", "dead entry", "dead entries"]


def test_help_imports_no_engine_and_no_rich() -> None:
    """The overview is quick: nothing heavy is loaded before it is needed."""
    heavy = "('rich', 'tomlkit', 'jsonschema')"
    code = f"import sys, mtg_conformance.cli.main; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
