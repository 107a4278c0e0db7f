"""A game played through the protocol, for cards that need turns to show what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from reference_engine.protocol import server

STEPS = 200
"""More passes than any of these games needs."""


class Play:
    """Alice and Bob, from Alice's precombat main phase; permanents are known by the name of their card."""

    def __init__(self) -> None:
        self.engine: Any = server.engine()
        self.call("initialize", protocol={"min": 1, "max": 1}, harness={"name": "tests"}, suite={"name": "tests"})
        self.position: dict[str, Any] = {}

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        reply = self.engine.handle({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        assert "result" in reply, reply
        result: dict[str, Any] = reply["result"]
        self.position = result.get("position", getattr(self, "position", {}))
        return result

    def start(
        self, *alice: str, bob: tuple[str, ...] = (), library: tuple[str, ...] = (),
        hand: Mapping[str, tuple[str, ...]] = {},
    ) -> None:  # fmt: skip
        """Who has which cards; the library is Alice's."""
        permanents = [(card, "Alice") for card in alice] + [(card, "Bob") for card in bob]
        self.call(
            "start",
            format="two-player",
            players=[
                {
                    "name": name,
                    "hand": [{"card": card} for card in hand.get(name, ())],
                    "library": [{"card": card} for card in library if name == "Alice"],
                }
                for name in ("Alice", "Bob")
            ],
            battlefield=[
                {"label": f"p{n}", "card": card, "controller": who} for n, (card, who) in enumerate(permanents)
            ],
            filler="Wastes",
            active="Alice",
            step="precombat main phase",
        )

    def objects(self, card: str, zone: str = "battlefield") -> list[dict[str, Any]]:
        snapshot = self.call("observe")["snapshot"]
        return [o for o in snapshot["objects"] if o["zone"] == zone and o.get("name") == card]

    def the(self, card: str, zone: str = "battlefield") -> dict[str, Any]:
        (one,) = self.objects(card, zone)
        return one

    def act(self, player: str, announcement: dict[str, Any] | None = None, **action: Any) -> None:
        self.call("act", player=player, action=action, **({"announcement": announcement} if announcement else {}))

    def answer(self, **answer: Any) -> None:
        self.call("answer", question=self.position["question"]["id"], answer=answer)

    def pass_until(self, active: str | None = None, step: str | None = None, question: str | None = None) -> None:
        """Players pass, and declare nothing, until the step or a question of the purpose given has come."""
        for _ in range(STEPS):
            asked = self.position["question"]
            if asked is not None:
                if asked["purpose"] == question:
                    return
                nothing: dict[str, Any] = {"pairs": []} if asked["shape"] == "pairs" else {"decline": True}
                self.answer(**nothing)
            elif (self.position["active"], self.position["step"]) == (active, step) and not self.position["stack"]:
                return
            else:
                self.act(self.position["priority"], do="pass")
        raise AssertionError(f"never came to {step or question}")

    def resolve(self) -> None:
        """Players pass until the stack is empty."""
        while self.position["stack"]:
            self.act(self.position["priority"], do="pass")


@pytest.fixture
def play() -> Play:
    return Play()
