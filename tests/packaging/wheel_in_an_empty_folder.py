"""Build the wheel, install it into an empty environment, and grade the reference engine from an empty folder.

Run by tox as a program of its own, because it needs an environment without the checkout: exit status 0 and a last line
`N passed, 0 failed` when all is well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        build = [sys.executable, "-m", "build", "--wheel", "--outdir", str(place / "dist"), str(ROOT)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        (wheel,) = (place / "dist").glob("*.whl")
        names = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist() if ".dist-info" not in name}
        assert names == {"mtg_conformance", "reference_engine"}, f"the wheel installs {sorted(names)}"

        venv.create(place / "env", with_pip=True)
        bin_ = place / "env" / ("Scripts" if os.name == "nt" else "bin")
        pip = [str(bin_ / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)]
        subprocess.run(pip, check=True)
        empty = place / "empty"
        empty.mkdir()
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COVERAGE"))}
        run = [str(bin_ / "mtg-conformance"), "run", "--results", "results.ndjson"]
        done = subprocess.run(run, cwd=empty, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout[-4000:], done.stderr[-4000:], sep="\n")
            print("0 passed, 1 failed")
            return 1
        events = [json.loads(line) for line in (empty / "results.ndjson").read_text(encoding="utf-8").splitlines()]
        finished = [event for event in events if event["event"] == "scenario_finished"]
        in_checkout = sum(
            path.read_text(encoding="utf-8").count("@id:") for path in (ROOT / "features").rglob("*.feature")
        )
        assert len(finished) >= in_checkout > 0, f"{len(finished)} scenarios ran, the checkout has {in_checkout}"
        assert all(event["outcome"] == "pass" for event in finished)
        print(f"{len(finished)} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
