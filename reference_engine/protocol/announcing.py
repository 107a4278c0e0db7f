"""The announcement that comes with an action: answers to the questions that the proposal asks (601.2, 602.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel import questions as q
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Question
from reference_engine.kernel.state import ObjId, Player, Reference
from reference_engine.rules_1_concepts.costs_118 import LIFE_FOR_A_SYMBOL
from reference_engine.rules_2_parts.mana_cost_202 import LETTER_OF

NOTHING = object()
"""The announcement says nothing about this question."""
_COSTS = {
    "sacrifice": ("sacrifice",),
    "discard": ("discard",),
    "cost": ("tap", "exile", "reveal", "sacrifice", "discard"),
}
_RULES = {
    "optional_costs": "601.2b",
    "modes": "700.2a",
    "x": "107.3a",
    "targets": "601.2c",
    "division": "601.2d",
    "values": "601.2b",
    "life": "107.4f",
}


class Announcement:
    """What is announced, and which parts of it haven't been asked for yet."""

    def __init__(self, said: Mapping[str, Any], player: Player | None = None):
        self.player = player
        """Who announces it; another player's choices on the way are asked for (601.7, 602.3)."""
        self.targets: list[Reference] = [_reference(ref) for ref in said.get("targets", ())]
        self.costs: dict[str, list[ObjId]] = {kind: list(ids) for kind, ids in said.get("costs", {}).items()}
        self.modes: list[int] = list(said.get("modes", ()))
        self.values: list[str] = list(said.get("values", ()))
        self.x: int | None = said.get("x")
        self.life: int | None = said.get("life")
        self.division: list[tuple[Reference, int]] = [
            (_reference(share["to"]), share["amount"]) for share in said.get("division", ())
        ]
        self.optional: list[dict[str, Any]] = [
            {"cost": cost["cost"], "mana": cost.get("mana"), "times": cost.get("times", 1)}
            for cost in said.get("optional_costs", ())
        ]
        self._announces_targets = bool(self.targets)
        self._is_announcement = bool(said)

    @property
    def empty(self) -> bool:
        """Nothing was announced: such a one never changes."""
        return not self._is_announcement

    # --- answering ---

    def answer(self, question: Question[Any]) -> Any:
        """The answer announced, or NOTHING. Raises IllegalAction if what is announced isn't possible."""
        if question.player != self.player and self.player is not None:
            return NOTHING
        match question.purpose:
            case "target":
                return self._targets(question)
            case "optional-cost":
                return self._optional(question)
            case "x":
                return self._number(question)
            case "mode":
                return self._modes(question)
            case "divide":
                return self._division(question)
            case "color" | "mana" | "type" | "ability":
                return self._value(question)
            case "pay":
                return self._life(question)
        if question.purpose in _COSTS:
            return self._objects(question)
        return NOTHING

    def _targets(self, question: Any) -> Any:
        if not self.targets:
            if self._announces_targets and isinstance(question, q.ChooseSome) and question.least == 0:
                return ()
            return NOTHING
        most = question.most if isinstance(question, q.ChooseSome) else 1
        chosen: list[Reference] = []
        while self.targets and len(chosen) < most and self.targets[0] in question.options:
            chosen.append(self.targets.pop(0))
        if isinstance(question, q.ChooseSome) and len(chosen) >= question.least:
            return tuple(chosen)
        if not chosen:
            raise IllegalAction("601.2c", "what is announced isn't a legal target")
        return chosen[0] if isinstance(question, q.Choose) else NOTHING

    def _optional(self, question: Any) -> Any:
        if not self._is_announcement:
            return NOTHING
        for cost in self.optional:
            if cost["times"] and (cost["mana"] is None or not question.text or cost["mana"] in question.text):
                if isinstance(question, q.Number):
                    times, cost["times"] = cost["times"], 0
                    return times
                cost["times"] -= 1
                return True
        return 0 if isinstance(question, q.Number) else False

    def _number(self, question: Any) -> Any:
        if self.x is None:
            return NOTHING
        x, self.x = self.x, None
        return x

    def _modes(self, question: Any) -> Any:
        if not self.modes:
            return NOTHING
        wanted, self.modes = self.modes, []
        by_number = {_mode(one): one for one in question.options}
        if any(n not in by_number for n in wanted):
            raise IllegalAction("700.2a", f"mode {wanted} can't be chosen")
        picked = tuple(by_number[n] for n in wanted)
        return picked[0] if isinstance(question, q.Choose) and len(picked) == 1 else picked

    def _division(self, question: Any) -> Any:
        if not self.division:
            return NOTHING
        division, self.division = tuple(self.division), []
        return division

    def _value(self, question: Any) -> Any:
        if not self.values:
            return NOTHING
        wanted = self.values[0]
        for one in getattr(question, "options", ()):
            value = one.value if isinstance(one, q.Labelled) else one
            text = one.text if isinstance(one, q.Labelled) else ""
            if (isinstance(value, str) and same(value, wanted)) or (text and wanted in text):
                if question.purpose != "ability":  # an ability named by what it makes: its colour may be asked next
                    self.values.pop(0)
                return one
        if question.purpose == "ability":
            return NOTHING
        raise IllegalAction("601.2b", f"{wanted} can't be chosen")

    def _life(self, question: Any) -> Any:
        if self.life is None:
            return NOTHING
        if isinstance(question, q.Number):
            life, self.life = self.life, None
            return life
        if isinstance(question, q.Confirm):
            if self.life < LIFE_FOR_A_SYMBOL:
                return False
            self.life -= LIFE_FOR_A_SYMBOL
            return True
        return NOTHING

    def _objects(self, question: Any) -> Any:
        options = getattr(question, "options", ())
        if options and all(isinstance(one, q.Labelled) for one in options):  # which of two costs: by its verb
            return next((one for one in options if self.costs.get(one.value)), NOTHING)
        most = question.most if isinstance(question, q.ChooseSome) else 1
        chosen: list[ObjId] = []
        for kind in _COSTS[question.purpose]:
            for id in list(self.costs.get(kind, ())):
                if len(chosen) < most and id in options and id not in chosen:
                    chosen.append(id)
                    self.costs[kind].remove(id)
        if isinstance(question, q.ChooseSome):
            optional = self._is_announcement and question.least == 0
            return tuple(chosen) if chosen or optional else NOTHING
        return chosen[0] if chosen else NOTHING

    # --- what is left ---

    def leftover(self, game: Game, since: int) -> tuple[str, str] | None:
        """A part that the action had no use for, as (rule, reason): then the action isn't the one announced.

        `since` is the length of the log before the action: what happened without being asked counts as used.
        """
        if not self.life or self._life_paid(game, since):
            self.life = None
        self.values = [value for value in self.values if not _was_made(game, since, value)]
        self.costs = {kind: [id for id in ids if not _was_spent(game, id)] for kind, ids in self.costs.items()}
        self.optional = [cost for cost in self.optional if cost["times"]]
        for part, rule in _RULES.items():
            left = self.optional if part == "optional_costs" else getattr(self, part)
            if left if isinstance(left, list) else left is not None:
                return rule, f"there is no use for the {part.replace('_', ' ')} announced"
        if any(self.costs.values()):
            return "601.2b", "there is no use for the objects announced for costs"
        return None

    def _life_paid(self, game: Game, since: int) -> bool:
        paid: int = sum(e.data["amount"] for e in game.log[since:] if e.what == "life is paid")
        return paid == self.life


def _reference(ref: Mapping[str, Any]) -> Reference:
    return Player(ref["player"]) if "player" in ref else ObjId(ref["object"])


def _mode(option: Any) -> int:
    return int(option.value if isinstance(option, q.Labelled) else option)


def same(one: str, other: str) -> bool:
    """Whether two words mean the same value: `blue` and `{U}`, `Forest` and `forest`."""
    return _canonical(one) == _canonical(other)


def _canonical(value: str) -> str:
    if value == "colorless":
        return "{C}"
    letter = LETTER_OF.get(value.lower())
    return f"{{{letter}}}" if letter else value.casefold() if not value.startswith("{") else value


def _was_made(game: Game, since: int, value: str) -> bool:
    """Whether mana of that type was produced by the action without a choice."""
    made = {
        f"{{{mana.type}}}"
        for entry in game.log[since:]
        if entry.what == events.ProduceMana.__name__
        for mana in entry.data["event"].mana
    }
    return _canonical(value) in made


def _was_spent(game: Game, id: ObjId) -> bool:
    """Whether an object was used for a cost that left no choice: it is tapped, or it is gone."""
    return id not in game.state.objects or game.state.status_of(id).tapped
