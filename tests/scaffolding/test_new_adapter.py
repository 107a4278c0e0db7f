"""``new-adapter``: what it writes runs, passes its own tests and the suite's, and nothing is ever overwritten."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.main import main
from mtg_conformance.scaffolding import LANGUAGES, CannotWrite, engine_name, starter_files, write_starter

ROOT = Path(__file__).resolve().parents[2]
NODE = shutil.which("node")
MODERN_NODE = NODE is not None and int(
    subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout.lstrip("v").split(".")[0]
) >= 20  # fmt: skip
needs_node = pytest.mark.skipif(not MODERN_NODE, reason="Node 20 or later isn't there")
ADAPTERS = [pytest.param("python"), pytest.param("javascript", marks=needs_node)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Gate of Tests"


def engine(language: str, folder: Path) -> str:
    program, file = {"python": (sys.executable, "adapter.py"), "javascript": ("node", "adapter.mjs")}[language]
    return shlex.join([program, str(folder / file)])


def conformance(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mtg_conformance", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)


@pytest.mark.parametrize("language", ADAPTERS)
def test_it_passes_check_adapter_with_unsupported_for_the_rest(language: str, folder: Path) -> None:
    write_starter(language, folder)
    done = conformance("check-adapter", engine(language, folder), "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    status = {found["check"]: found["status"] for found in map(json.loads, done.stdout.splitlines())}
    assert "FAILED" not in status.values()
    works = {"handshake", "unknown card", "position", "tapped", "tap for mana", "play a land", "concede", "snapshots"}
    assert {name for name in works if status[name] == "ok"} == works
    assert {status[name] for name in ("cast", "combat", "target", "viewer")} == {"unsupported"}


@pytest.mark.parametrize("language", ADAPTERS)
def test_on_the_suite_it_is_never_wrong(language: str, folder: Path, tmp_path: Path) -> None:
    write_starter(language, folder)
    results = tmp_path / "results.ndjson"
    done = conformance("run", "--engine", engine(language, folder), "--results", str(results))
    events = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    outcomes = {event["outcome"] for event in events if event["event"] == "scenario_finished"}
    assert outcomes == {"pass", "unsupported"}, done.stdout + done.stderr
    hello = next(event for event in events if "engine" in event)["engine"]
    assert hello["name"] == "gate-of-tests"


def test_the_python_starter_passes_its_own_tests(folder: Path) -> None:
    write_starter("python", folder)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:mtg_conformance", str(folder)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout


@needs_node
def test_the_javascript_starter_passes_its_own_tests(folder: Path) -> None:
    write_starter("javascript", folder)
    assert NODE is not None
    done = subprocess.run([NODE, "--test"], capture_output=True, text=True, cwd=folder, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "# pass 3" in done.stdout


@pytest.mark.parametrize("language", ADAPTERS)
def test_in_its_folder_run_needs_no_flags(language: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_starter(language, folder)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    result = CliRunner().invoke(main, ["run", "-n", "0", "--rule", "305"])
    assert result.exit_code == 0, result.output
    assert "gate-of-tests 0.1:" in result.output


@needs_node
def test_what_the_javascript_engine_logs_is_no_message(folder: Path) -> None:
    write_starter("javascript", folder)
    adapter = folder / "adapter.mjs"
    adapter.write_text(
        adapter.read_text(encoding="utf-8").replace(
            "  observe(viewer) {", '  observe(viewer) {\n    console.log("hm");'
        ),
        encoding="utf-8",
    )
    assert conformance("check-adapter", engine("javascript", folder)).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_it_wrote_and_what_comes_next(language: str, folder: Path) -> None:
    result = CliRunner().invoke(main, ["new-adapter", "--language", language, str(folder)])
    assert result.exit_code == 0, result.output
    assert {path.name for path in folder.iterdir()} == set(starter_files(language))
    assert "README.md" in starter_files(language)
    assert "next: mtg-conformance check-adapter" in result.output
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir())
    assert "my-engine" not in texts
    assert "gate-of-tests" in texts


def test_nothing_is_overwritten(folder: Path) -> None:
    folder.mkdir()
    (folder / "adapter.py").write_text("mine", encoding="utf-8")
    result = CliRunner().invoke(main, ["new-adapter", "--language", "python", str(folder)])
    assert result.exit_code == 2
    assert "already has adapter.py" in result.output
    assert [path.name for path in folder.iterdir()] == ["adapter.py"]
    assert (folder / "adapter.py").read_text(encoding="utf-8") == "mine"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "there"
    file.touch()
    with pytest.raises(CannotWrite, match="is a file; name a folder"):
        write_starter("python", file)


def test_a_folder_beside_other_files_is_taken(folder: Path) -> None:
    folder.mkdir()
    (folder / "engine.py").touch()
    assert len(write_starter("python", folder)) == 4


@pytest.mark.parametrize(("given", "name"), [("My Engine 2", "my-engine-2"), ("x_y", "x-y"), ("-a-", "a")])
def test_the_engine_is_called_after_the_folder(tmp_path: Path, given: str, name: str) -> None:
    assert engine_name(tmp_path / given) == name


def test_a_folder_without_letters_names_no_engine(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="name with letters"):
        engine_name(tmp_path / "___")


@pytest.mark.parametrize("language", ["cobol", ""])
def test_an_unknown_language_is_a_usage_error(language: str, folder: Path) -> None:
    result = CliRunner().invoke(main, ["new-adapter", "--language", language, str(folder)])
    assert result.exit_code == 2
    assert "python" in result.output
    assert not folder.exists()
