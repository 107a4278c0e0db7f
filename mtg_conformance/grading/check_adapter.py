"""Walks the protocol step by step on one engine, and says which message was wrong and how.

A first bad result on a new adapter is nearly always the adapter's fault: missing colours, swapped arguments, a question
left open, spelling. These checks use ordinary cards only, so that what fails here is not a matter of rules.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance.engines.session import Exchange, Session
from mtg_conformance.engines.spec import EngineSpec
from mtg_conformance.protocol.errors import Breach, CannotRun, EngineError, EngineFault, Illegal, Unsupported

ALICE, BOB = "Alice", "Bob"
_ENOUGH = 40


class Failed(Exception):
    """The adapter got it wrong: how, in words."""


class NotObserved(Exception):
    """The snapshot doesn't carry this, or the engine doesn't declare it: not graded."""

    def __init__(self, what: str) -> None:
        super().__init__(what if "declared" in what else f"not observed: {what}")


@dataclass(frozen=True)
class Report:
    """How one check went: ok, unsupported or FAILED, why, and the message it hung on."""

    name: str
    status: str
    detail: str = ""
    exchange: Exchange | None = None


@dataclass(frozen=True)
class Check:
    """One step of the walk. ``about`` is what it establishes, in a few words."""

    name: str
    about: str
    run: Callable[[Table], None]


@dataclass
class Table:
    """What a check plays with: a session, and the position, labels and snapshot last seen."""

    session: Session
    position: Mapping[str, Any] = field(default_factory=dict)
    labels: Mapping[str, str | int] = field(default_factory=dict)

    def start(self, *battlefield: Mapping[str, Any], **changes: Any) -> None:
        """A usual position, changed by keyword: ``alice`` and ``bob`` add to the players, the rest to the params."""
        params: dict[str, Any] = {
            "format": "two-player",
            "players": [{"name": ALICE, **changes.pop("alice", {})}, {"name": BOB, **changes.pop("bob", {})}],
            "battlefield": [dict(entry) for entry in battlefield],
            "filler": "Wastes",
            "active": ALICE,
            "step": "precombat main phase",
            "turn": 5,
            **changes,
        }
        result = self.session.request("start", params)
        self.position, self.labels = result["position"], result["labels"]

    def snapshot(self, viewer: str | None = None) -> dict[str, Any]:
        params = {} if viewer is None else {"viewer": viewer}
        found: dict[str, Any] = self.session.request("observe", params)["snapshot"]
        return found

    def objects(self, **fields: Any) -> list[dict[str, Any]]:
        """Objects of a fresh snapshot whose fields have these values."""
        snapshot = self.snapshot()
        if "objects" not in snapshot:
            raise NotObserved("objects")
        return [o for o in snapshot["objects"] if all(o.get(key) == value for key, value in fields.items())]

    def labelled(self, label: str) -> dict[str, Any]:
        wanted = self.labels[label]
        found = self.objects(id=wanted)
        if len(found) != 1:
            raise Failed(f"start gave the label {label} the id {wanted!r}, and {len(found)} objects have that id")
        return found[0]

    def player(self, name: str) -> dict[str, Any]:
        players = self.snapshot().get("players", {})
        if name not in players:
            raise NotObserved(f"players.{name}")
        found: dict[str, Any] = players[name]
        return found

    def act(self, player: str, action: Mapping[str, Any], **announcement: Any) -> None:
        params: dict[str, Any] = {"player": player, "action": dict(action)}
        if announcement:
            params["announcement"] = announcement
        self.position = self.session.request("act", params)["position"]

    def answer(self, answer: Mapping[str, Any]) -> None:
        question = self.position["question"]
        params = {"question": question["id"], "answer": dict(answer)}
        self.position = self.session.request("answer", params)["position"]

    def refused(self, what: str, deed: Callable[[], None]) -> Illegal:
        """The refusal of what is illegal; Failed where it is accepted, or refused in another way."""
        try:
            deed()
        except Illegal as refusal:
            return refusal
        except (EngineError, Unsupported) as fault:
            raise Failed(f"{what}: expected error -32002 (illegal); got: {fault}") from fault
        raise Failed(f"{what}: expected error -32002 (illegal); it was accepted")

    def pass_until(self, done: Callable[[Mapping[str, Any]], bool], what: str) -> None:
        """Everyone passes until the position is so; declares nothing where asked for attackers or blockers."""
        for _ in range(_ENOUGH):
            if done(self.position):
                return
            question = self.position["question"]
            if question is not None and question["shape"] == "pairs":
                self.answer({"pairs": []})
            elif question is not None:
                raise Failed(f"on the way to {what} a question nobody expected: {question['purpose']}")
            elif self.position["over"] is not None or self.position["priority"] is None:
                raise Failed(f"on the way to {what} nobody has priority and no question is open")
            else:
                self.act(self.position["priority"], {"do": "pass"})
        raise Failed(f"{what} was not reached with {_ENOUGH} messages")

    def declares(self, capability: str) -> None:
        """Raise NotObserved unless the engine declared the capability."""
        if not self.session.capabilities.get(capability):
            raise NotObserved(f"the capability {capability} is not declared")


def expect(record: Mapping[str, Any], key: str, wanted: Any, of: str) -> None:
    """A field of a snapshot has this value; NotObserved where it isn't there."""
    if key not in record:
        raise NotObserved(f"{of}.{key}")
    if record[key] != wanted:
        raise Failed(f"{of}.{key}: expected {wanted!r}; got {record[key]!r}")


def walk(session: Session, checks: tuple[Check, ...]) -> Iterator[Report]:
    """Each check in turn, on a game of its own. Raises CannotRun where there is no engine, or no longer."""
    for check in checks:
        session.begin_scenario()
        status, detail = "ok", check.about
        try:
            check.run(Table(session))
        except Unsupported as fault:
            status, detail = "unsupported", str(fault)
        except NotObserved as fault:
            status, detail = "unsupported", str(fault)
        except (Failed, EngineFault) as fault:
            status, detail = "FAILED", str(fault)
            if isinstance(fault, Breach) and fault.hint:
                detail += f"\n{fault.hint.split(';')[0]}"
        exchange = session.transcript[-1] if session.transcript and status == "FAILED" else None
        yield Report(check.name, status, detail, copy.deepcopy(exchange))


def handshake(session: Session) -> Report:
    """The first message; a report rather than an exception where the engine can't be started."""
    try:
        session.ensure_started()
    except CannotRun as fault:
        exchange = session.transcript[-1] if session.transcript else None
        return Report("handshake", "FAILED", str(fault), exchange)
    engine = session.hello["engine"]
    return Report("handshake", "ok", f"{engine['name']} {engine['version']}")


def check_adapter(spec: EngineSpec, session: Session) -> Iterator[Report]:
    """All reports, the handshake first; nothing after it where it failed."""
    from mtg_conformance.grading.adapter_checks import CHECKS

    first = handshake(session)
    yield first
    if first.status != "FAILED":
        try:
            yield from walk(session, CHECKS)
        except CannotRun as fault:
            yield Report("restart", "FAILED", f"{spec.text}: {fault}")
