"""What an action is to python-mtg: the move that it means, played on a moment of the game, or why there is none."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from mtg_conformance.adapters.base import Illegal, Unsupported
from mtg_conformance.adapters.card_texts import mana_value_of

from . import engine, setup
from .engine import SEATS, Refused, State

_WHOLE = {"support": "whole"}


@dataclass(frozen=True)
class Moment:
    """Where the game stands: who has priority, whether the other player has passed, what waits to be declared."""

    state: State
    priority: int
    passed: bool = False
    declaring: str | None = None
    targets: Mapping[str, list[Any]] = field(default_factory=dict)
    """Targets of each object on the stack, for when it resolves."""


Play = Callable[[Callable[..., Any]], Moment]


class Moves:
    """The moves of one game, whose cards these are."""

    def __init__(self, cards: setup.Cards) -> None:
        self._cards = cards
        self._paid = False  # whether the engine has paid for a spell

    def no_response(self, moment: Moment, seat: int, action: Mapping[str, Any]) -> Exception:
        """Only the active player acts, with the stack empty. What could not be done even so is illegal."""
        state = moment.state
        if action["do"] == "play_land" and setup.support(self._cards.names.get(str(action["object"]), "")) == _WHOLE:
            return Illegal("the engine lists lands for the active player and an empty stack only")
        if action["do"] == "cast" and moment.priority == seat:
            spell = self._known(moment, action["object"])
            whole = setup.support(self._cards.names.get(spell, "")) == _WHOLE
            if whole and not engine.can_cast(state, seat, spell) and not self._pays_otherwise(moment, seat, spell):
                return Illegal("the engine wouldn't let it be cast now")
        return Unsupported("action", "python-mtg gives no priority to respond with", [action["do"]])

    def _pays_otherwise(self, moment: Moment, seat: int, spell: str) -> bool:
        return self._paid and engine.can_cast_otherwise_paid(moment.state, seat, spell)

    def _no_move(self, moment: Moment, what: str) -> Exception:
        """The engine allows it and doesn't list it: in the steps of the declarations it lists nothing else."""
        return Unsupported("action", f"no move for it in {engine.step_of(moment.state)}", [what])

    def meant(self, moment: Moment, seat: int, action: Mapping[str, Any]) -> Play:
        """The move an action means, to be played. Unsupported where the engine has no such move."""
        match action["do"]:
            case "cast":
                self._no_face(action)
                return self._cast(moment, seat, self._known(moment, action["object"]))
            case "play_land":
                self._no_face(action)
                return self._listed(moment, seat, self._known(moment, action["object"]), "play")
            case "special" if action["what"] in ("foretell", "turn_face_up"):
                return self._listed(moment, seat, self._known(moment, action["object"]), action["what"])
            case "activate":
                return self._activate(moment, seat, self._known(moment, action["source"]), action)
        raise Unsupported("action", f"python-mtg has no move for {dict(action)}", [action["do"]])

    def _known(self, moment: Moment, object_id: Any) -> str:
        state = moment.state
        if object_id in self._cards.names or (object_id,) in state["on_battlefield"]:
            return str(object_id)
        raise Illegal(f"no object has the id {object_id!r}")

    def _no_face(self, action: Mapping[str, Any]) -> None:
        name = self._cards.names.get(str(action["object"]), "")
        if action.get("face") and name.split(" // ")[0] != action["face"] != name:
            raise Unsupported("action", "python-mtg plays front faces only", ["face"])

    def _cast(self, moment: Moment, seat: int, spell: str) -> Play:

        def play(decide: Callable[..., Any]) -> Moment:
            state = engine.clone(moment.state, decide)
            if not any(move[0] == "cast" and move[2] == spell for move in engine.moves(state)):
                if engine.can_cast(moment.state, seat, spell):
                    raise self._no_move(moment, "cast")
                if self._pays_otherwise(moment, seat, spell):
                    raise Unsupported("announcement", "python-mtg picks what pays for spells", ["mana_abilities"])
                raise Refused("the engine doesn't list this spell among what can be cast")
            modes, count = engine.modes_of(state, spell)
            if engine.picks_host(state, spell):
                raise Unsupported("action", "python-mtg picks what an Aura enchants itself", ["targets"])
            forced: dict[str, Any] = {}
            if modes:
                picked = decide("modes", modes, None, count=count, always=True)
                forced["modes"] = picked if isinstance(picked, frozenset) else frozenset([picked])
            after = engine.make(state, ("cast", SEATS[seat], spell, {}), forced)
            self._paid = True
            return self._with_targets(Moment(after, seat), spell, decide)

        return self._gated(spell, play)

    def _listed(self, moment: Moment, seat: int, card: str, kind: str) -> Play:

        def play(decide: Callable[..., Any]) -> Moment:
            state = engine.clone(moment.state, decide)
            move = (kind, SEATS[seat], card)
            if move not in engine.moves(state):
                raise Refused(f"the engine doesn't list {kind} among what can be done with it")
            return Moment(engine.make(state, move), seat)

        return self._gated(card, play)

    def _activate(self, moment: Moment, seat: int, source: str, action: Mapping[str, Any]) -> Play:
        cost = str(action.get("cost") or "")
        if action.get("mana"):
            return self._gated(source, lambda _decide: self._tap(moment, seat, source))
        if cost.lower().startswith("cycling"):
            return self._listed(moment, seat, source, "cycle")
        rows = [row for row in moment.state.get("activated_ability", ()) if row[1] == source and _costs(row, cost)]
        if len(rows) != 1:
            raise Unsupported("action", f"python-mtg knows {len(rows)} abilities of it for {cost or 'no cost'}", [cost])
        row = rows[0]

        def play(decide: Callable[..., Any]) -> Moment:
            state = engine.clone(moment.state, decide)
            if not any(move[0] == "activate" and move[2] == row for move in engine.moves(state)):
                if engine.can_activate(moment.state, seat, row):
                    raise self._no_move(moment, "activate")
                raise Refused("the engine doesn't list this ability among what can be activated")
            after = engine.make(state, ("activate", SEATS[seat], row, {}))
            return self._with_targets(Moment(after, seat), str(row[0]), decide)

        return self._gated(source, play)

    def _with_targets(self, moment: Moment, item: str, decide: Callable[..., Any]) -> Moment:
        """Ask for the targets of a spell or ability; a permanent spell has none but an Aura's."""
        waiting = engine.stack(moment.state)
        if waiting[:1] != [item] or engine.is_permanent_spell(moment.state, item):
            return moment

        def always(key: str, options: Any, default: Any) -> Any:
            return decide(key, options, default, always=True)

        return replace(moment, targets={item: engine.targets_on_resolution(moment.state, always)})

    def _tap(self, moment: Moment, seat: int, source: str) -> Moment:
        state = moment.state
        sources = engine.sources(state, seat)
        if source not in sources:
            raise Refused("it isn't among the sources of mana that can be tapped")
        if len(sources) > 1:
            raise Unsupported("action", "python-mtg taps all sources of mana at once", ["mana"])
        return Moment(engine.tap_alone(state, source), seat)

    def _gated(self, item: str, play: Play) -> Play:
        """A refusal is a verdict only where the engine says it knows the whole card."""
        name = self._cards.names.get(item, "")

        def gated(decide: Callable[..., Any]) -> Moment:
            try:
                return play(decide)
            except Refused:
                support = setup.support(name) if name else {"support": "whole"}
                if support["support"] != "whole":
                    raise Unsupported("card", f"python-mtg doesn't know all of {name}", [name]) from None
                raise

        return gated


def _costs(row: tuple[Any, ...], cost: str) -> bool:
    """Whether an ability's mana and tapping are those of the cost named; any ability where none is."""
    taps = "{T}" in cost
    mana = mana_value_of(re.sub(r"\{T\}", "", cost))
    return not cost or (int(row[2]) == mana and (row[3] == "T") == taps)
