"""The adapter, checked in process and as a program. Run with: pytest"""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

adapter_module: Any = importlib.import_module("adapter")

FOREST = {"label": "forest", "card": "Forest", "controller": "Alice"}


def ask(adapter: Any, method: str, **params: Any) -> Any:
    reply = adapter.handle({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    return reply.get("result", reply.get("error"))


def started(**changes: Any) -> tuple[Any, Any]:
    adapter = adapter_module.MyAdapter()
    setup = {
        "format": "two-player",
        "players": [{"name": "Alice"}, {"name": "Bob"}],
        "battlefield": [FOREST],
        "filler": "Wastes",
        "active": "Alice",
        "step": "precombat main phase",
    }
    return adapter, ask(adapter, "start", **(setup | changes))


def test_a_land_taps_for_mana_once() -> None:
    adapter, begun = started()
    tap = {"do": "activate", "source": begun["labels"]["forest"], "mana": True}
    assert ask(adapter, "act", player="Alice", action=tap)["position"]["priority"] == "Alice"
    assert ask(adapter, "observe")["snapshot"]["players"]["Alice"]["mana"] == "{G}"
    assert ask(adapter, "act", player="Alice", action=tap)["code"] == -32002


def test_what_is_not_understood_is_refused_as_unsupported() -> None:
    _, refusal = started(battlefield=[FOREST | {"counters": {"+1/+1": 1}}])
    assert (refusal["code"], refusal["data"]["names"]) == (-32001, ["counters"])


def test_check_adapter_finds_no_fault() -> None:
    command = [sys.executable, "-m", "mtg_conformance", "check-adapter", f'"{sys.executable}" "{HERE / "adapter.py"}"']
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
