"""An adapter driven in process, every message checked against the schemas."""

from __future__ import annotations

from typing import Any

from mtg_conformance.adapters.base import AdapterBase
from mtg_conformance.protocol.validate import check_error, check_params, check_result

ALICE, BOB = "Alice", "Bob"


class Refusal(Exception):
    """An error that the adapter answered with."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["message"])
        self.code = error["code"]
        self.data = error.get("data", {})


class Drive:
    """One game at a time; the last position, and ids of the labels."""

    def __init__(self, adapter: AdapterBase) -> None:
        self.adapter = adapter
        self.position: dict[str, Any] = {}
        self.labels: dict[str, Any] = {}

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        check_params(method, params)
        reply = self.adapter.handle({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        if "error" in reply:
            check_error(method, reply["error"])
            raise Refusal(reply["error"])
        check_result(method, params, reply["result"])
        result: dict[str, Any] = reply["result"]
        self.position = result.get("position", self.position)
        return result

    def start(self, *battlefield: dict[str, Any], alice: Any = None, bob: Any = None, **more: Any) -> None:
        players = [{"name": ALICE, **(alice or {})}, {"name": BOB, **(bob or {})}]
        position = {"format": "two-player", "active": ALICE, "step": "precombat main phase", "filler": "Wastes", **more}
        self.labels = self.call("start", players=players, battlefield=list(battlefield), **position)["labels"]

    # --- acting ---

    def cast(self, label: str, player: str = ALICE, **announcement: Any) -> None:
        self.act({"do": "cast", "object": self.labels[label]}, player, **announcement)

    def act(self, action: dict[str, Any], player: str = ALICE, **announcement: Any) -> None:
        extra = {"announcement": announcement} if announcement else {}
        self.call("act", player=player, action=action, **extra)

    def tap(self, label: str, **announcement: Any) -> None:
        self.act({"do": "activate", "source": self.labels[label], "mana": True}, **announcement)

    def answer(self, **answer: Any) -> None:
        self.call("answer", question=self.question["id"], answer=answer)

    def choose(self, *wanted: Any) -> None:
        """Options by the object, player, value or mode that they name."""
        ids = []
        for want in wanted:
            options = [option for option in self.question["options"] if option["id"] not in ids]
            keys = ("object", "player", "value", "mode")
            ids.append(next(option["id"] for option in options if want in [option.get(key) for key in keys]))
        self.answer(options=ids)

    def resolve(self) -> None:
        """Pass until the stack is empty or a question comes."""
        while self.position["stack"] and self.position["question"] is None:
            self.act({"do": "pass"}, self.position["priority"])

    def until(self, purpose: str) -> None:
        """Pass until this is asked."""
        while self.position["question"] is None:
            self.act({"do": "pass"}, self.position["priority"])
        assert self.question["purpose"] == purpose

    # --- reading ---

    @property
    def question(self) -> dict[str, Any]:
        question: dict[str, Any] = self.position["question"]
        assert question is not None, "nobody is asked anything"
        return question

    def snapshot(self) -> dict[str, Any]:
        snapshot: dict[str, Any] = self.call("observe")["snapshot"]
        return snapshot

    def object(self, label: str) -> dict[str, Any]:
        return next(found for found in self.snapshot()["objects"] if found["id"] == self.labels[label])

    def in_zone(self, zone: str, owner: str = ALICE) -> list[str]:
        found = self.snapshot()["objects"]
        return [item["name"] for item in found if item["zone"] == zone and item["owner"] == owner]

    def player(self, name: str = ALICE) -> dict[str, Any]:
        found: dict[str, Any] = self.snapshot()["players"][name]
        return found


def permanent(card: str, controller: str = ALICE, **more: Any) -> dict[str, Any]:
    return {"label": more.pop("label", card), "card": card, "controller": controller, **more}


def lands(card: str, number: int, controller: str = ALICE) -> list[dict[str, Any]]:
    return [permanent(card, controller, label=f"{card} {index}") for index in range(number)]


def card(name: str) -> dict[str, Any]:
    return {"card": name, "label": name}
