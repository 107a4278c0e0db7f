"""Every command in the documentation runs as it stands, page by page, in a copy of the repository."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("docs/*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
COPIED = ("features", "steps", "schemas", "docs", "mtg_conformance", "reference_engine", "pyproject.toml", "mkdocs.yml")

# Commands that aren't run: the page's name and the command's beginning, with the reason.
NOT_RUN = {
    ("index.md", "python3 -m venv"): "makes an environment and installs; tox's wheel test does",
    ("README.md", "python3 -m venv"): "makes an environment and installs; tox's wheel test does",
    ("README.md", ".venv/bin/pip"): "would run these tests in themselves; .ci/run does",
    ("README.md", 'mtg-conformance run --engine "node my-adapter.js"'): "stands for the reader's engine",
    ("README.md", "mtg-conformance run --engine python:my_engine:adapter"): "stands for the reader's engine",
    ("README.md", "mtg-conformance run --engine phase"): "plays everything on a real engine: minutes",
    ("README.md", "mtg-conformance run --engine python-mtg"): "plays everything on a real engine: minutes",
    ("speed.md", "python benchmarks/"): "measures for a minute; nothing depends on what it prints",
    ("ci.md", "pip install"): "installs; the wheel test and the action's tests do",
    ("editions.md", "mtg-conformance coverage --rules"): "needs the publisher's rules text, which isn't ours to ship",
}
# Commands that end with another status than 0, with the reason.
OTHER_STATUS: dict[tuple[str, str], tuple[int, str]] = {}
# What a page takes for granted, run before its own commands.
BEFORE = {
    "ci.md": [
        "mtg-conformance new-adapter --language python my-engine",
        'mtg-conformance expect --engine "python my-engine/adapter.py" --expect expectations.toml',
    ],
}
NEEDED = {"phase": "phase", "python-mtg": "mtg", "mutation": "cosmic_ray"}
"""Words of a command -> the package without which it isn't run."""


def commands(page: Path) -> list[str]:
    """The lines of the page's fenced `console` blocks, continued lines joined, remarks left off."""
    blocks = re.findall(r"^ *```console\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    lines = "".join(blocks).replace("\\\n", " ").splitlines()
    return [command for line in lines if (command := re.sub(r"\s+# .*$", "", line).strip())]


def exception(table: dict[tuple[str, str], object], page: Path, command: str) -> tuple[str, str] | None:
    return next((key for key in table if key[0] == page.name and command.startswith(key[1])), None)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    place = tmp_path / "copy"
    place.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, place / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, place / name)
    programs = tmp_path / "bin"
    programs.mkdir()
    installed = any(point.name == "mtg_conformance" for point in metadata.entry_points(group="pytest11"))
    pytest_words = "-m pytest" if installed else "-m pytest -p mtg_conformance.pytest_plugin"
    for name, words in (("mtg-conformance", "-m mtg_conformance"), ("pytest", pytest_words), ("python", "")):
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
    return place


def environment(copy: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "COVERAGE"))}
    path = f"{copy.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**kept, "PATH": path, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}


def missing(command: str) -> str | None:
    """The program or package that a command can't do without and that isn't there."""
    words = command.split()
    for word, package in NEEDED.items():
        if word in words and importlib.util.find_spec(package) is None:
            return package
    return "node" if "node" in command.replace('"', " ").split() and shutil.which("node") is None else None


@pytest.mark.skipif(shutil.which("sh") is None, reason="sh isn't there")
@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_the_commands_of_a_page(page: Path, copy: Path) -> None:
    wrong = []
    for command in [*BEFORE.get(page.name, ()), *commands(page)]:
        if exception(dict(NOT_RUN), page, command) or missing(command):
            continue
        key = exception(dict(OTHER_STATUS), page, command)
        status = OTHER_STATUS[key][0] if key else 0
        done = subprocess.run(
            ["sh", "-c", command], cwd=copy, env=environment(copy), capture_output=True, text=True, timeout=150
        )
        if done.returncode != status:
            wrong.append(f"$ {command}\n{done.stdout[-1500:]}{done.stderr[-1500:]}\nexit status {done.returncode}")
    assert not wrong, "\n\n".join(wrong)


def test_every_exception_is_still_needed() -> None:
    there = {(page.name, command) for page in PAGES for command in commands(page)}
    unused = [
        key
        for key in [*NOT_RUN, *OTHER_STATUS]
        if not any(name == key[0] and command.startswith(key[1]) for name, command in there)
    ]
    assert unused == []


def test_commands_are_found_in_blocks_of_consoles_only(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```console\na b  # why\n\nc \\\n  d\n```\n```text\nno\n```\n", encoding="utf-8")
    assert commands(page) == ["a b", "c    d"]


def _mentioned() -> Iterator[tuple[str, str]]:
    """Files and folders of the repository that the pages name."""
    for page in PAGES:
        for word in re.findall(r"`([\w./-]+/[\w./-]*)`", page.read_text(encoding="utf-8")):
            first = word.split("/")[0]
            if first in (*COPIED, "tests", "benchmarks", ".ci") and "…" not in word:
                yield page.name, word


def test_every_file_that_is_named_is_there() -> None:
    mentioned = set(_mentioned())
    assert ("adapters.md", "mtg_conformance/adapters/base.py") in mentioned
    assert [(page, path) for page, path in sorted(mentioned) if not (ROOT / path).exists()] == []
