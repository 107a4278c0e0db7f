"""What the harness costs per scenario: look-up of sentences, protocol, validation of every message, checks.

    python benchmarks/harness.py

Plays 3,000 generated scenarios of ten steps against an engine that does nothing, in process and over standard input
and output, and runs as many empty tests in plain pytest beside it: the floor. Prints milliseconds per scenario; the
time spent exchanging messages with the engine (their validation included) is shown apart.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from mtg_conformance.engines.session import Session  # noqa: E402
from mtg_conformance.engines.spec import parse_spec  # noqa: E402
from mtg_conformance.grading.player import SuitePlayer  # noqa: E402
from mtg_conformance.grading.worker import play_one  # noqa: E402
from mtg_conformance.suite.catalog import load_suite  # noqa: E402

COUNT, PER_FILE = 3000, 30
SCENARIO = """\
  @id:generated-{n} @CR:106.12
  Scenario: Generated {n}
    Given Alice controls "Forest"
    And Bob has "Opt" in hand
    When Alice passes
    Then Alice has 20 life
    And the stack is empty
    When Alice passes
    Then Alice controls "Forest"
    And "Forest" is untapped
    And Bob has "Opt" in hand
    And it is Alice's precombat main phase
"""


def generate(folder: Path) -> None:
    for start in range(0, COUNT, PER_FILE):
        scenarios = "\n".join(SCENARIO.format(n=n) for n in range(start, start + PER_FILE))
        path = folder / "features" / f"generated_{start:04}.feature"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"Feature: Generated {start}\n\n{scenarios}", encoding="utf-8")


def measure(engine: str, suite_folder: Path) -> None:
    begun = time.perf_counter()
    suite = load_suite(suite_folder)
    player = SuitePlayer()
    _ = player.index
    loaded = time.perf_counter() - begun
    session = Session(parse_spec(engine))
    session.ensure_started()
    begun, engine_time = time.perf_counter(), 0.0
    for scenario in suite.scenarios:
        result = play_one(scenario, session, player)
        assert result.outcome.value == "pass", result
        engine_time += result.engine_seconds or 0.0
    playing = time.perf_counter() - begun
    session.close()
    count = len(suite.scenarios)
    print(
        f"{engine.split()[0].rsplit('/', 1)[-1]:28} playing {1000 * playing / count:.2f} ms, "
        f"of it exchanging messages {1000 * engine_time / count:.2f}; loading the suite {1000 * loaded / count:.2f}"
    )


def floor(folder: Path) -> None:
    test = folder / "test_floor.py"
    test.write_text(
        f"import pytest\n\n@pytest.mark.parametrize('n', range({COUNT}))\ndef test_nothing(n):\n    pass\n",
        encoding="utf-8",
    )
    begun = time.perf_counter()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(test)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"{'empty pytest tests (floor)':28} {1000 * (time.perf_counter() - begun) / COUNT:.2f} ms, start-up included")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        generate(Path(folder))
        print(f"{COUNT} scenarios of ten steps, milliseconds per scenario:")
        measure("python:idle_engine:engine", Path(folder))
        measure(f"{sys.executable} {HERE / 'idle_engine.py'}", Path(folder))
        floor(Path(folder))


if __name__ == "__main__":
    main()
