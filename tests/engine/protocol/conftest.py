"""A harness in small: every message goes through the protocol's schemas, both ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mtg_conformance.protocol.validate import check_error, check_params, check_result
from reference_engine.protocol.server import Engine


class Refused(Exception):
    """The engine answered with an error."""

    def __init__(self, error: dict[str, Any]):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code: int = error["code"]
        self.data: dict[str, Any] = error.get("data", {})


class Client:
    """An engine and the position it is in."""

    def __init__(self) -> None:
        self.engine = Engine()
        self.position: dict[str, Any] = {}
        self.labels: dict[str, int] = {}
        self.ids = 0

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        check_params(method, params)
        self.ids += 1
        response = self.engine.handle({"jsonrpc": "2.0", "id": self.ids, "method": method, "params": params})
        assert (response["jsonrpc"], response["id"]) == ("2.0", self.ids)
        if "error" in response:
            raise Refused(check_error(method, response["error"]))
        result = check_result(method, params, response["result"])
        self.position = result.get("position", self.position)
        return result

    def start(
        self, *battlefield: Any, hand: tuple[str, ...] = (), other_hand: tuple[str, ...] = (), **more: Any
    ) -> None:
        """Alice's permanents by name, or as entries; cards are labelled with their names."""
        entries = [
            entry if isinstance(entry, dict) else {"label": f"{entry} {n}", "card": entry, "controller": "Alice"}
            for n, entry in enumerate(battlefield)
        ]
        alice = {"name": "Alice", "hand": [{"card": name, "label": name} for name in hand]} | more.pop("alice", {})
        bob = {"name": "Bob", "hand": [{"card": name, "label": name} for name in other_hand]} | more.pop("bob", {})
        params = {
            "format": "two-player", "players": [alice, bob], "battlefield": entries, "filler": "Wastes",
            "active": "Alice", "step": "precombat main phase",
        }  # fmt: skip
        self.labels = self.ask("start", **(params | more))["labels"]

    def act(
        self, do: str, thing: Any = None, player: str = "Alice", announcing: Any = None, **more: Any
    ) -> dict[str, Any]:
        """An action on something with a label; gives the question that is open then, or an empty dict."""
        action: dict[str, Any] = {"do": do} | more
        if thing is not None:
            key = "source" if do == "activate" else "object"
            action[key] = self.labels[thing] if isinstance(thing, str) else thing
        params: dict[str, Any] = {"player": player, "action": action}
        if announcing is not None:
            params["announcement"] = announcing
        self.ask("act", **params)
        return self.question

    def answer(self, **answer: Any) -> dict[str, Any]:
        self.ask("answer", question=self.question["id"], answer=answer)
        return self.question

    def refused(self, code: int, call: Callable[..., Any], *args: Any, **kwargs: Any) -> dict[str, Any]:
        """The error's data; the game must be exactly as it was."""
        before, position = self.observe(), dict(self.position)
        with pytest.raises(Refused) as error:
            call(*args, **kwargs)
        assert error.value.code == code, error.value
        assert self.observe() == before
        assert self.position == position
        return error.value.data

    def passes(self, times: int = 1) -> dict[str, Any]:
        for _ in range(times):
            self.act("pass", player=self.position["priority"])
        return self.question

    @property
    def question(self) -> dict[str, Any]:
        return self.position["question"] or {}

    def observe(self, **viewer: Any) -> dict[str, Any]:
        snapshot: dict[str, Any] = self.ask("observe", **viewer)["snapshot"]
        return snapshot

    def objects(self, zone: str, **fields: Any) -> list[dict[str, Any]]:
        return [
            one for one in self.observe()["objects"]
            if one["zone"] == zone and all(one.get(key) == value for key, value in fields.items())
        ]  # fmt: skip

    def one(self, zone: str, name: str) -> dict[str, Any]:
        [found] = self.objects(zone, name=name)
        return found

    def player(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.observe()["players"][name]
        return found


@pytest.fixture
def client() -> Client:
    return Client()
