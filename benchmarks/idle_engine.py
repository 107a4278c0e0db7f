"""An engine that does nothing, quickly: whatever the harness costs beside it is the harness's own.

In process as `python:idle_engine:engine`, or over standard input and output as a program.
"""

from __future__ import annotations

import json
import sys
from typing import Any

POSITION = {
    "question": None,
    "priority": "Alice",
    "settled": True,
    "over": None,
    "lost": [],
    "turn": 5,
    "step": "precombat main phase",
    "active": "Alice",
    "stack": 0,
}
FOREST = {
    "id": 1,
    "zone": "battlefield",
    "index": 0,
    "card": "Forest",
    "name": "Forest",
    "owner": "Alice",
    "controller": "Alice",
    "types": ["Land"],
    "subtypes": ["Forest"],
    "supertypes": ["Basic"],
    "colors": [],
    "keywords": [],
    "counters": {},
    "tapped": False,
    "token": False,
    "timestamp": 1,
}
OPT = {"id": 2, "zone": "hand", "index": 0, "card": "Opt", "name": "Opt", "owner": "Bob", "controller": "Bob"}
PLAYER = {"life": 20, "counters": {}, "hand": 0, "library": 40, "mana": "", "lost": False}
SNAPSHOT = {
    "objects": [FOREST, OPT],
    "players": {"Alice": PLAYER, "Bob": {**PLAYER, "hand": 1}},
    "stack": [],
    "turn": 5,
    "step": "precombat main phase",
    "active": "Alice",
    "priority": "Alice",
}
CAPABILITIES = {
    "setup": "full",
    "announces": [],
    "max_players": 2,
    "formats": ["two-player"],
    "observes": ["object.name", "player.life"],
}


class IdleEngine:
    """Answers every request with the same position and the same snapshot."""

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"jsonrpc": "2.0", "id": message["id"], "result": self._result(message["method"], message["params"])}

    def _result(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        match method:
            case "initialize":
                return {"protocol": 1, "engine": {"name": "idle", "version": "1"}, "capabilities": CAPABILITIES}
            case "check_cards":
                return {"cards": {name: {"support": "whole"} for name in params["cards"]}}
            case "start":
                labels = {entry["label"]: 1 for entry in params["battlefield"]}
                return {"position": POSITION, "labels": labels}
            case "observe":
                return {"snapshot": SNAPSHOT}
            case "shutdown":
                return {}
            case _:
                return {"position": POSITION}


def engine() -> IdleEngine:
    return IdleEngine()


if __name__ == "__main__":
    idle = IdleEngine()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(idle.handle(json.loads(line))) + "\n")
        sys.stdout.flush()
