"""A table to play sentences on: a fake engine that answers as it is told and keeps what it was sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.driving.play import Play
from mtg_conformance.grading.outcomes import Result
from mtg_conformance.protocol.validate import check_params, check_result
from mtg_conformance.suite.catalog import Scenario, parse_feature
from mtg_conformance.suite.steps import StepIndex, load_index

ROOT = Path(__file__).resolve().parents[2]
OBSERVES = [
    *(
        f"object.{field}"
        for field in ("tapped", "counters", "damage", "keywords", "token", "phased_out", "attached_to")
    ),
    *(f"object.{field}" for field in ("attacking", "blocking", "face_down", "copy", "types", "subtypes", "supertypes")),
    "player.mana",
    "player.counters",
]
Reply = Mapping[str, Any] | Exception | Callable[["Table"], Any]


class Table:
    """A fake engine session.

    Each `act`, `answer` and `cancel` takes the next of `replies`: a position, an exception to raise, or a function that
    may change the objects and returns one of those. When none is left, nothing happens. Messages are checked against
    the schemas in both directions.
    """

    def __init__(self, *replies: Reply, start: Reply | None = None, **capabilities: Any) -> None:
        self.capabilities: dict[str, Any] = {"observes": OBSERVES, **capabilities}
        self.replies = list(replies)
        self.start_reply = start
        self.objects: list[dict[str, Any]] = []
        self.players: dict[str, dict[str, Any]] = {}
        self.extra: dict[str, Any] = {}
        self.support: dict[str, dict[str, Any]] = {}
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.starts = 0

    def request(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        check_params(method, params)
        self.sent.append((method, params))
        result = self._answer(method, params)
        return check_result(method, params, result)

    def _answer(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        match method:
            case "check_cards":
                return {"cards": {name: self.support.get(name, {"support": "whole"}) for name in params["cards"]}}
            case "observe":
                return {"snapshot": self.snapshot(params.get("viewer"))}
            case "start":
                self.starts += 1
                labels = self._set_up(params)
                return {"position": self._position(self.start_reply), "labels": labels}
        return {"position": self._position(self.replies.pop(0) if self.replies else None)}

    def _position(self, reply: Reply | None) -> dict[str, Any]:
        made = reply(self) if callable(reply) else reply
        if isinstance(made, Exception):
            raise made
        return dict(made) if made else at()

    def _set_up(self, params: dict[str, Any]) -> dict[str, Any]:
        self.objects.clear()
        labels = {}
        for number, entry in enumerate(params.get("battlefield", ()), 1):
            found = self.put(entry["card"], controller=entry["controller"], timestamp=number)
            for key in ("tapped", "counters", "face_down"):
                if key in entry:
                    found[key] = entry[key]
            labels[entry["label"]] = found["id"]
        for player in params["players"]:
            self.players.setdefault(player["name"], {"life": player.get("life", 20), "mana": ""})
            for zone in ("hand", "library", "graveyard", "exile", "command"):
                for index, card in enumerate(player.get(zone, ())):
                    self.put(card["card"], zone, owner=player["name"], index=index)
        return labels

    def put(self, card: str, zone: str = "battlefield", **fields: Any) -> dict[str, Any]:
        """Add an object; its id is the next number."""
        found = {"id": len(self.objects) + 1, "card": card, "name": card, "zone": zone, **fields}
        if "controller" in found:
            found.setdefault("owner", found["controller"])
        self.objects.append(found)
        return found

    def named(self, name: str) -> dict[str, Any]:
        """The first object of this name."""
        return next(found for found in self.objects if found["name"] == name)

    def snapshot(self, viewer: str | None = None) -> dict[str, Any]:
        objects = [{**found} for found in self.objects if viewer is None or found.get("owner") == viewer]
        return {"objects": objects, "players": {name: {**told} for name, told in self.players.items()}, **self.extra}

    def messages(self, *methods: str) -> list[Any]:
        """What was sent by these methods, in the shortest form."""
        return [
            _short(method, params) for method, params in self.sent if method in (methods or ("act", "answer", "cancel"))
        ]


def _short(method: str, params: dict[str, Any]) -> Any:
    if method == "answer":
        return params["answer"]
    if method == "act":
        told = {**params["action"]}
        if "announcement" in params:
            told["announcement"] = params["announcement"]
        return (params["player"], told)
    return params if method in ("start", "check_cards") else method


def at(
    question: Mapping[str, Any] | None = None,
    priority: str | None = "Alice",
    step: str = "precombat main phase",
    active: str = "Alice",
    turn: int = 5,
    stack: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """A position."""
    return {
        "question": question,
        "priority": None if question else priority,
        "settled": question is None and stack == 0,
        "over": None,
        "lost": [],
        "turn": turn,
        "step": step,
        "active": active,
        "stack": stack,
        **more,
    }


def ask(
    purpose: str, options: Iterable[Any] | None = None, shape: str = "choose", player: str = "Alice", **more: Any
) -> dict[str, Any]:
    """A question; options may be given as object ids (numbers), players (capitals) or values."""
    question: dict[str, Any] = {"id": 1, "player": player, "purpose": purpose, "shape": shape, **more}
    if options is not None:
        question["options"] = [_option(number, option) for number, option in enumerate(options)]
    if "others" in more:
        question["others"] = [_option(number, option, "o") for number, option in enumerate(more["others"])]
    return question


def _option(number: int, option: Any, prefix: str = "") -> dict[str, Any]:
    name: Any = f"{prefix}{number}" if prefix else number
    if isinstance(option, dict):
        return {"id": name, **option}
    if isinstance(option, int):
        return {"id": name, "object": option}
    return {"id": name, "player" if option in ("Alice", "Bob", "Carol") else "value": option}


class Scene:
    """Plays sentences on a table."""

    def __init__(self, index: StepIndex) -> None:
        self.index = index
        self.last: Play | None = None

    def scenario(self, sentences: str, tags: str = "@id:played @CR:100.1") -> Scenario:
        """One scenario of these sentences; a line without a keyword continues with And."""
        lines = [line.strip() for line in sentences.splitlines() if line.strip()]
        keyed = [line if line.split(" ")[0] in ("Given", "When", "Then", "And") else f"And {line}" for line in lines]
        text = "\n".join((f"Feature: Played\n{tags}\nScenario: Played", *keyed))
        return parse_feature(text, "features/played.feature")[0]

    def __call__(self, table: Table, sentences: str) -> Result:
        self.last = Play(self.scenario(sentences), table, self.index)
        return self.last.run()


@pytest.fixture(scope="session")
def index() -> StepIndex:
    """The built-in step definitions."""
    return load_index(ROOT / "steps")


@pytest.fixture
def scene(index: StepIndex) -> Scene:
    """Plays sentences."""
    return Scene(index)


@pytest.fixture
def new_table() -> type[Table]:
    """The class of fake engines."""
    return Table


@pytest.fixture
def position() -> Callable[..., dict[str, Any]]:
    """Makes positions."""
    return at


@pytest.fixture
def question() -> Callable[..., dict[str, Any]]:
    """Makes questions."""
    return ask
