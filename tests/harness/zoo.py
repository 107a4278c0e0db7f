"""Engines with bad habits, run as ``python zoo.py HABIT``. Each is the good engine below but for one thing.

The good engine keeps life totals and whose priority it is; it knows nothing else. Most habits show only in a game that
starts with Alice at 13 life, so that a test can see that other scenarios aren't harmed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]
CURSED = 13
OUT = sys.stdout.buffer


class Illegal(Exception):
    pass


class GoodEngine:
    """Life totals, priority, an open question; cards are ids and nothing more."""

    def __init__(self) -> None:
        self.life: dict[str, int] = {}
        self.names: list[str] = []
        self.priority = ""
        self.turn = 5
        self.active = ""
        self.question: Json | None = None
        self.step = "precombat main phase"
        self.permanents: list[Json] = []

    def handle(self, message: Json) -> Json:
        method = getattr(self, "do_" + message["method"], None)
        if method is None:
            return {"jsonrpc": "2.0", "id": message["id"], "error": {"code": -32601, "message": "no such method"}}
        try:
            result = method(message["params"])
        except Illegal as no:
            error = {"code": -32002, "message": str(no), "data": {"reason": str(no)}}
            return {"jsonrpc": "2.0", "id": message["id"], "error": error}
        return {"jsonrpc": "2.0", "id": message["id"], "result": result}

    def do_initialize(self, params: Json) -> Json:
        capabilities = {"setup": "full", "questions": "options", "formats": ["two-player"], "max_players": 2}
        return {"protocol": 1, "engine": {"name": "zoo", "version": "1"}, "capabilities": capabilities}

    def do_check_cards(self, params: Json) -> Json:
        return {"cards": {card: {"support": "whole"} for card in params["cards"]}}

    def do_start(self, params: Json) -> Json:
        self.__init__()  # type: ignore[misc]
        self.names = [player["name"] for player in params["players"]]
        self.life = {player["name"]: player.get("life", 20) for player in params["players"]}
        self.priority = params["active"]
        self.step = params["step"]
        self.permanents = params.get("battlefield", [])
        self.active, self.turn = params["active"], params.get("turn", 5)
        hands = [card for player in params["players"] for card in player.get("hand", [])]
        labels = {entry["label"]: entry["label"] for entry in (*self.permanents, *hands) if "label" in entry}
        return {"position": self.position(), "labels": labels}

    def do_act(self, params: Json) -> Json:
        if params["player"] != self.priority or params["action"]["do"] != "pass":
            raise Illegal("not now")
        self.priority = self.names[(self.names.index(self.priority) + 1) % len(self.names)]
        return {"position": self.position()}

    def do_answer(self, params: Json) -> Json:
        raise Illegal("nobody asked")

    def do_observe(self, params: Json) -> Json:
        players = {name: {"life": life, "hand": 0, "mana": "", "counters": {}} for name, life in self.life.items()}
        objects = [
            {
                "id": e["label"],
                "zone": "battlefield",
                "card": e["card"],
                "name": e["card"],
                "controller": e["controller"],
                "tapped": e.get("tapped", False),
            }
            for e in self.permanents
        ]
        return {
            "snapshot": {
                "objects": objects,
                "players": players,
                "stack": [],
                "turn": self.turn,
                "step": self.step,
                "active": self.active,
                "priority": self.priority,
            }
        }

    def do_shutdown(self, params: Json) -> Json:
        return {}

    def position(self) -> Json:
        return {
            "question": self.question,
            "priority": None if self.question else self.priority,
            "settled": self.question is None,
            "over": None,
            "lost": [],
            "turn": self.turn,
            "step": self.step,
            "active": self.active,
            "stack": 0,
        }

    @property
    def cursed(self) -> bool:
        return self.life.get("Alice") == CURSED


def send(*chunks: bytes) -> None:
    """In one piece, so that no test hangs on what arrives together."""
    OUT.write(b"".join(chunks))
    OUT.flush()


def line(message: Json) -> bytes:
    return json.dumps(message).encode() + b"\n"


def forever() -> None:
    while True:
        time.sleep(60)


def crash() -> None:
    sys.stderr.write("boom\n")
    sys.stderr.flush()
    os._exit(3)


def stream(chunk: bytes) -> None:
    while True:
        send(chunk)


def huge(reply: Json) -> None:
    for _ in range(100):
        send(b"x" * 1024 * 1024)
    send(b"\n")


def child(reply: Json) -> None:
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    forever()


def child_outlives(reply: Json) -> None:
    """The engine dies; its child keeps the pipes open."""
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    os._exit(0)


def deaf(reply: Json) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    forever()


def late(reply: Json) -> None:
    time.sleep(1.5)
    send(line(reply))


def half(reply: Json) -> None:
    send(line(reply)[:30])
    forever()


def half_and_out(reply: Json) -> None:
    send(line(reply)[:30])
    crash()


def close_stdout(reply: Json) -> None:
    os.close(1)
    forever()


# What a cursed game's first observe is answered with, instead of the reply.
CURSES: dict[str, Callable[[Json], None]] = {
    "hangs": lambda reply: forever(),
    "crashes": lambda reply: crash(),
    "killed": lambda reply: os.kill(os.getpid(), signal.SIGKILL),
    "wrong id": lambda reply: send(line(reply | {"id": reply["id"] + 1000})),
    "no id": lambda reply: send(line({k: v for k, v in reply.items() if k != "id"})),
    "late": late,
    "twice": lambda reply: send(line(reply), line(reply)),
    "prints": lambda reply: send(b"thinking...\n", line(reply)),
    "prints after": lambda reply: send(line(reply), b"done\n"),
    "half a line": half,
    "half a line and out": half_and_out,
    "huge line": huge,
    "streams bytes": lambda reply: stream(b"y" * 65536),
    "streams lines": lambda reply: stream(b"yes\n" * 1000),
    "invalid UTF-8": lambda reply: send(b'{"jsonrpc":"2.0","id":1,"result":"\xff\xfe"}\n'),
    "deep": lambda reply: send(b"[" * 200_000 + b"]" * 200_000 + b"\n"),
    "not an object": lambda reply: send(b"[1, 2]\n"),
    "result and error": lambda reply: send(line(reply | {"error": {"code": -32603, "message": "both"}})),
    "unknown error": lambda reply: send(b'{"jsonrpc":"2.0","id":%d,"error":{"code":7,"message":"?"}}\n' % reply["id"]),
    "invalid result": lambda reply: send(line(reply | {"result": {"snapshot": {"players": {"Alice": {"life": "7"}}}}})),
    "closes stdout": close_stdout,
    "ignores SIGTERM": deaf,
    "leaves a child": child,
    "a child outlives it": child_outlives,
}


def main(habit: str) -> None:
    if habit == "exits at once":
        sys.exit(5)
    if habit == "hangs at start-up":
        forever()
    if habit == "deaf child at start-up":
        deaf({})
    engine = GoodEngine()
    starts = 0
    for raw in sys.stdin.buffer:
        message = json.loads(raw)
        starts += message["method"] == "start"
        if habit == "crashes always" and message["method"] == "start":
            crash()
        after_cursed = engine.cursed and message["method"] == "start"
        reply = engine.handle(message)
        if after_cursed and habit == "crashes later":
            crash()
        if after_cursed and habit == "answers again later":
            send(line(reply | {"id": reply["id"] - 1}))
        if habit == "noisy on stderr":
            sys.stderr.write("z" * 300_000 + "\n")
            sys.stderr.flush()
        if habit == "unlabelled" and engine.cursed and message["method"] == "start":
            reply["result"]["labels"] = {}
        if habit in CURSES and engine.cursed and message["method"] == "observe":
            CURSES[habit](reply)
        else:
            send(line(reply))
        if message["method"] == "shutdown" and habit != "won't go":
            return


if __name__ == "__main__":
    main(sys.argv[1])
