"""A proposal: what a sentence announces with an action, sent ahead where the engine takes it, else answered when asked.

Rule 601.2 lists the choices of casting a spell, 602.2 those of activating an ability. Engines meet them in any order,
up front or by questions; the sentence says them once. A part that was neither sent nor asked for would be dropped, so
it makes the scenario unsupported (see `Proposal.leftover`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from mtg_conformance.driving.faults import NotOffered
from mtg_conformance.driving.finding import Id, View
from mtg_conformance.driving.options import (
    Option,
    Question,
    can_decline,
    deciding,
    not_offered,
    options_of,
    refusal,
    tell_question,
)
from mtg_conformance.suite.clauses import Clauses, OptionalCost
from mtg_conformance.suite.things import Thing, same_value

Answer = dict[str, Any]
Ref = Mapping[str, Any]
# Zones whose ids some engines number anew when a card leaves: looked up again when the question comes.
_RENUMBERED = frozenset(("hand", "graveyard", "library", "exile"))
# Questions that belong to a proposal where the engine doesn't say so itself.
_ANNOUNCING = frozenset(
    (
        "target", "sacrifice", "discard", "optional-cost", "pay", "x", "mode", "method", "face", "color", "mana",
        "type", "ability", "divide", "distribute", "cost",
    )
)  # fmt: skip
_COST_PURPOSES: Mapping[str, tuple[str, ...]] = {
    "sacrifice": ("sacrifice",),
    "discard": ("discard",),
    "cost": ("tap", "exile", "reveal", "sacrifice", "discard"),
    "pay": ("tap", "exile", "reveal", "sacrifice", "discard"),
    "choose": ("tap", "exile", "reveal", "sacrifice", "discard"),
}


class Proposal:
    """The parts of one action's announcement, and which of them are used."""

    def __init__(
        self,
        player: str,
        clauses: Clauses,
        targets: Sequence[Ref],
        costs: Mapping[str, Sequence[Id]],
        mana_abilities: Sequence[Id] = (),
        face: str | None = None,
    ) -> None:
        self.player = player
        self.clauses = clauses
        self.targets = list(targets)
        self.costs = {kind: list(ids) for kind, ids in costs.items()}
        self.mana_abilities = list(mana_abilities)
        self.face = face
        self._targets_left = list(zip(targets, clauses.targets, strict=False))
        self._costs_left = {kind: list(ids) for kind, ids in costs.items()}
        self._kicks_left = {cost: cost.times for cost in clauses.optional_costs}
        self._modes_left = list(clauses.modes)
        self._values_left = list(clauses.values)
        self._life_left = clauses.life or 0
        self._sent: set[str] = set()
        self._used: set[str] = set()
        self._asked_optional = False
        self._closed = False

    # --- sending ---

    def message(self, announces: Collection[str]) -> dict[str, Any]:
        """The announcement to send: only the keys that the engine can use. Empty where there is nothing to say."""
        message: dict[str, Any] = {}
        for key, value in self._parts():
            if key not in announces:
                continue
            self._sent.add(key)
            group, _, kind = key.partition(".")
            if kind:
                message.setdefault(group, {})[kind] = value
            elif key != "face":  # the action itself carries it
                message[key] = value
        return message

    def _parts(self) -> Iterable[tuple[str, Any]]:
        said = self.clauses
        if self.face is not None:
            yield "face", self.face
        if said.method is not None:
            yield "method", said.method
        if said.optional_costs:
            yield "optional_costs", [_cost_message(cost) for cost in said.optional_costs]
        for kind, ids in self.costs.items():
            yield f"costs.{kind}", ids
        if said.life is not None:
            yield "life", said.life
        if self.mana_abilities:
            yield "mana_abilities", self.mana_abilities
        if said.modes:
            yield "modes", list(said.modes)
        if said.x is not None:
            yield "x", said.x
        if said.values:
            yield "values", list(said.values)
        if self.targets:
            yield "targets", self.targets

    def leftover(self) -> list[str]:
        """The parts that were neither sent nor asked for."""
        return [key for key, _ in self._parts() if key not in self._sent and key not in self._used]

    def refuse_unoffered_cost(self) -> None:
        """Raise `NotOffered` where the engine asked about optional costs, but less often than the sentence pays."""
        if self._asked_optional and "optional_costs" not in self._sent and any(self._kicks_left.values()):
            cost = next(cost for cost, left in self._kicks_left.items() if left)
            raise NotOffered(
                f"{cost.cost} to be offered {_often(cost)}", "the engine asked and then went on without it"
            )

    # --- answering ---

    def close(self) -> None:
        """Something else is asked: the action is proposed, and later questions are not about it."""
        self._closed = True

    def owns(self, question: Question) -> bool:
        """Whether the question is about this action."""
        if self._closed or deciding(question) != self.player:
            return False
        said = question.get("announcing")
        return question["purpose"] in _ANNOUNCING if said is None else bool(said)

    def answer(self, question: Question, view: Callable[[], View]) -> Answer | None:
        """The answer that the sentence gives; None where it says nothing about it.

        Raises `NotOffered` where what it says isn't among the options.
        """
        purpose = question["purpose"]
        match purpose:
            case "optional-cost":
                return self._optional(question)
            case "target":
                return self._target(question, view)
            case "x":
                return self._x(question)
            case "mode":
                return self._mode(question)
            case "method":
                return self._by_value(question, "method", self.clauses.method or "normal")
            case "face":
                return self._by_value(question, "face", self.face) if self.face else None
            case "color" | "mana" | "type" | "name" | "ability" | "number":
                return self._value(question, view)
        if purpose in _COST_PURPOSES and (answer := self._objects(question, _COST_PURPOSES[purpose], view)):
            return answer
        return self._pay(question) if purpose == "pay" else None

    def _target(self, question: Question, view: Callable[[], View]) -> Answer | None:
        if not self._targets_left:
            return refusal(question) if self.targets and can_decline(question) else None
        self._used.add("targets")
        if "options" not in question:
            wanted = self._targets_left[: question.get("max", 1)]
            del self._targets_left[: len(wanted)]
            return {"options": [ref.get("object", ref.get("player")) for ref, _ in wanted]}
        chosen: list[Option] = []
        while self._targets_left and len(chosen) < question.get("max", 1):
            ref, thing = self._targets_left[0]
            option = _option_for(question, self._now(ref, thing, view))
            if option is None:
                break
            chosen.append(option)
            self._targets_left.pop(0)
        if not chosen:
            if can_decline(question):
                return refusal(question)
            raise not_offered(question, self._targets_left[0][1], view())
        return {"options": [option["id"] for option in chosen]}

    def _now(self, ref: Ref, thing: Thing, view: Callable[[], View]) -> Ref:
        """The target under its id of this moment."""
        if thing.is_object and thing.zone in _RENUMBERED and thing.ordinal is None:
            return {"object": view().one(thing, self.player, (str(thing.zone),))["id"]}
        return ref

    def _optional(self, question: Question) -> Answer:
        self._asked_optional = True
        owed = [cost for cost, left in self._kicks_left.items() if left]
        if question["shape"] == "choose":
            chosen = [option["id"] for cost in owed for option in _cost_options(question, cost)]
            chosen = chosen[: question.get("max", 1)]
            if not chosen:
                return refusal(question)
            for cost in owed[: len(chosen)]:
                self._kicks_left[cost] = 0 if question.get("max", 1) > 1 else self._kicks_left[cost] - 1
            self._used.add("optional_costs")
            return {"options": chosen}
        if question["shape"] == "number":
            if not owed:
                return {"number": 0}
            times = self._kicks_left[owed[0]]
            if times > question.get("max", times):
                raise NotOffered(f"{owed[0].cost} {_often(owed[0])}", tell_question(question, None))
            self._kicks_left[owed[0]] = 0
            self._used.add("optional_costs")
            return {"number": times}
        for cost in owed:
            if cost.mana is None or not question.get("text") or cost.mana in question["text"]:
                self._kicks_left[cost] -= 1
                self._used.add("optional_costs")
                return {"yes": True}
        # Objects named for a cost say yes to the optional cost that takes them (casualty, conspire, bargain, …).
        return {"yes": not self.clauses.optional_costs and any(self._costs_left.values())}

    def _x(self, question: Question) -> Answer | None:
        x = self.clauses.x
        if x is None:
            return None
        self._used.add("x")
        if question["shape"] == "number":
            if not question.get("min", x) <= x <= question.get("max", x):
                raise NotOffered(f"X = {x}", f"{question.get('min', 0)} to {question.get('max')}")
            return {"number": x}
        return self._by_value(question, "x", str(x))

    def _mode(self, question: Question) -> Answer | None:
        if not self._modes_left:
            return refusal(question) if self.clauses.modes and can_decline(question) else None
        self._used.add("modes")
        wanted = self._modes_left[: question.get("max", 1)]
        ids = []
        for mode in wanted:
            option = next((option for option in options_of(question) if option.get("mode") == mode), None)
            if option is None:
                raise not_offered(question, f"mode {mode}", None)
            ids.append(option["id"])
        del self._modes_left[: len(wanted)]
        return {"options": ids}

    def _value(self, question: Question, view: Callable[[], View]) -> Answer | None:
        if question["purpose"] == "ability" and self.mana_abilities:
            for wanted in self.mana_abilities:
                if (option := _option_for(question, {"object": wanted})) is not None:
                    self._used.add("mana_abilities")
                    return {"options": [option["id"]]}
        if not self._values_left:
            return None
        wanted = self._values_left[0]
        self._used.add("values")
        if question["shape"] == "number":
            if not wanted.isdigit():
                return None
            self._values_left.pop(0)
            return {"number": int(wanted)}
        for option in options_of(question):
            if "value" in option and _value_fits(str(option["value"]), wanted):
                if question["purpose"] != "ability":  # an ability chosen by what it makes: its color may be asked next
                    self._values_left.pop(0)
                return {"options": [option["id"]]}
        if question["purpose"] == "ability":
            fitting = [o for o in options_of(question) if same_value_in(str(o.get("text", "")), wanted)]
            if len(fitting) == 1:
                return {"options": [fitting[0]["id"]]}
        raise not_offered(question, wanted, view())

    def _by_value(self, question: Question, key: str, wanted: str) -> Answer | None:
        options = options_of(question)
        for option in options:
            if same_value(str(option.get("value", "")), wanted):
                self._used.add(key)
                return {"options": [option["id"]]}
        named = [option for option in options if wanted.casefold() in str(option.get("text", "")).casefold()]
        if len(named) == 1:
            self._used.add(key)
            return {"options": [named[0]["id"]]}
        raise not_offered(question, wanted, None)

    def _objects(self, question: Question, kinds: Iterable[str], view: Callable[[], View]) -> Answer | None:
        said = [kind for kind in kinds if self._costs_left.get(kind)]
        if not said or question["shape"] not in ("choose", "confirm"):
            return None
        if question["shape"] == "confirm":
            return {"yes": True}
        chosen: list[Any] = []
        most = question.get("max", 1)
        for kind in said:
            for wanted in self._ids_now(kind, view):
                if len(chosen) == most:
                    break
                option = _option_for(question, {"object": wanted}) if "options" in question else {"id": wanted}
                if option is not None:
                    chosen.append(option["id"])
                    self._costs_left[kind].pop()
                    self._used.add(f"costs.{kind}")
        if chosen:
            return {"options": chosen}
        if can_decline(question):
            return None
        raise not_offered(
            question, " and ".join(str(thing) for kind in said for thing in self.clauses.costs[kind]), view()
        )

    def _ids_now(self, kind: str, view: Callable[[], View]) -> list[Id]:
        """The objects still owed to a cost, cards of the hand under their ids of this moment."""
        owed = len(self._costs_left[kind])
        if kind in ("discard", "reveal"):
            ids: list[Id] = []
            for thing in self.clauses.costs[kind]:
                ids += [o["id"] for o in view().several(thing, thing.count or 1, self.player, ("hand", *_RENUMBERED))]
            return ids[-owed:]
        return self.costs[kind][-owed:]

    def _pay(self, question: Question) -> Answer | None:
        """Life for Phyrexian symbols, and sources of mana named by hand (rules 107.4f, 601.2g)."""
        if self.mana_abilities and question["shape"] == "choose":
            for wanted in self.mana_abilities:
                if (option := _option_for(question, {"object": wanted})) is not None:
                    self._used.add("mana_abilities")
                    return {"options": [option["id"]]}
        if self.clauses.life is None:
            return None
        self._used.add("life")
        if question["shape"] == "number":
            life, self._life_left = self._life_left, 0
            return {"number": life}
        if question["shape"] == "confirm":
            pays = self._life_left > 0
            self._life_left -= 2 if pays else 0
            return {"yes": pays}
        for option in options_of(question):
            words = f"{option.get('value', '')} {option.get('text', '')}".lower()
            if ("life" in words) == (self._life_left > 0):
                self._life_left -= 2 if self._life_left > 0 else 0
                return {"options": [option["id"]]}
        return None


def same_value_in(text: str, wanted: str) -> bool:
    """Whether a text speaks of the value: `{T}: Add {B}.` of `{B}` and of black."""
    return any(same_value(word.strip(".,:;"), wanted) for word in text.split())


def _value_fits(offered: str, wanted: str) -> bool:
    return same_value(offered, wanted) or (
        offered.startswith("{") and same_value_in(offered.replace("}", "} "), wanted)
    )


def _option_for(question: Question, ref: Ref) -> Option | None:
    for option in options_of(question):
        if "object" in ref and option.get("object") == ref["object"]:
            return option
        if "player" in ref and option.get("player") == ref["player"]:
            return option
    return None


def _cost_options(question: Question, cost: OptionalCost) -> list[Option]:
    real = [option for option in options_of(question) if not option.get("decline")]
    if cost.mana is not None:
        named = [o for o in real if cost.mana in f"{o.get('value', '')} {o.get('text', '')}"]
        return named[:1]
    named = [o for o in real if cost.cost in f"{o.get('value', '')} {o.get('text', '')}".lower()]
    return named[: cost.times] or (real[:1] if len(real) == 1 else [])


def _cost_message(cost: OptionalCost) -> dict[str, Any]:
    message: dict[str, Any] = {"cost": cost.cost}
    if cost.mana is not None:
        message["mana"] = cost.mana
    if cost.times != 1:
        message["times"] = cost.times
    return message


def _often(cost: OptionalCost) -> str:
    return {1: "once", 2: "twice"}.get(cost.times, f"{cost.times} times")
