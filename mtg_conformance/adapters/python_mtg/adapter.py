"""The adapter: python-mtg behind the protocol, one priority at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from mtg_conformance.adapters.base import AdapterBase, EngineFailure, Illegal, Unsupported
from mtg_conformance.adapters.card_texts import mana_value_of

from . import engine, setup
from .asking import Choice, Script, chosen, question
from .engine import SEATS, Refused, State
from .reading import OBSERVES, STEP_WORDS, Reader

_WHOLE = {"support": "whole"}


def _version() -> str:
    try:
        return version("python-mtg")
    except PackageNotFoundError:
        return "unknown"


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


class PythonMtgAdapter(AdapterBase):
    """python-mtg 0.1: the active player acts, the stack holds one spell, the engine picks what it doesn't ask for."""

    name = "python-mtg"
    version = _version()
    language = "Python and Datalog"
    homepage = "https://pypi.org/project/python-mtg/"
    licence = "MIT"

    def __init__(self) -> None:
        self._moment: Moment | None = None
        self._before: Moment | None = None
        self._names: list[str] = []
        self._cards = setup.Cards()
        self._script: Script | None = None
        self._choice: Choice | None = None
        self._question: dict[str, Any] | None = None
        self._asker = 0
        self._announcing = False
        self._questions = 0
        self._paid = False  # whether the engine has paid for a spell

    def capabilities(self) -> dict[str, Any]:
        return {
            "setup": "full",
            "mana_pool_setup": False,
            "questions": "options",
            "announces": [],
            "cancel": True,
            "scripted_random": False,
            "legal_actions": False,
            "viewers": False,
            "max_players": 2,
            "formats": ["two-player"],
            "observes": OBSERVES,
        }

    def initialize(self, params: Mapping[str, Any]) -> None:
        """Load the card list and what was interpreted of it: start-up is given more time than a request."""
        setup.support("Wastes")

    def check_cards(self, cards: Sequence[str]) -> dict[str, dict[str, Any]]:
        return {name: setup.support(name) for name in cards}

    def start(self, setup_params: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str | int]]:
        self._moment = self._before = None
        self._forget()
        self._questions, self._paid = 0, False
        state, labels, cards = setup.start(setup_params)
        self._names = [player["name"] for player in setup_params["players"]]
        self._cards = cards
        self._moment = Moment(state, engine.active_seat(state))
        return self._position(), dict(labels)

    # --- acting ---

    @property
    def moment(self) -> Moment:
        if self._moment is None:
            raise EngineFailure("no game has been started")
        return self._moment

    def act(self, player: str, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> dict[str, Any]:
        moment = self.moment
        if player not in self._names:
            raise Illegal(f"nobody is called {player}")
        seat = self._names.index(player)
        if engine.loser(moment.state) is not None:
            raise Illegal("the game is over")
        if action["do"] == "concede":
            self._forget()
            self._moment = replace(moment, state={**moment.state, "_loser": SEATS[seat]}, declaring=None)
            return self._position()
        if self._question is not None:
            raise Illegal("a question is open")
        if announcement:
            raise Unsupported("announcement", "python-mtg takes no announcement", sorted(announcement))
        if action["do"] == "pass":
            return self._pass(seat)
        if seat != engine.active_seat(moment.state) or moment.priority != seat or engine.stack(moment.state):
            raise self._no_response(seat, action)
        return self._begin(self._action(seat, action), seat, announcing=True)

    def _no_response(self, seat: int, action: Mapping[str, Any]) -> Exception:
        """Only the active player acts, with the stack empty. What could not be done even so is illegal."""
        state = self.moment.state
        if action["do"] == "play_land" and setup.support(self._cards.names.get(str(action["object"]), "")) == _WHOLE:
            return Illegal("the engine lists lands for the active player and an empty stack only")
        if action["do"] == "cast" and self.moment.priority == seat:
            spell = self._known(action["object"])
            whole = setup.support(self._cards.names.get(spell, "")) == _WHOLE
            if whole and not engine.can_cast(state, seat, spell) and not self._pays_otherwise(seat, spell):
                return Illegal("the engine wouldn't let it be cast now")
        return Unsupported("action", "python-mtg gives no priority to respond with", [action["do"]])

    def _pays_otherwise(self, seat: int, spell: str) -> bool:
        return self._paid and engine.can_cast_otherwise_paid(self.moment.state, seat, spell)

    def _no_move(self, what: str) -> Exception:
        """The engine allows it and doesn't list it: in the steps of the declarations it lists nothing else."""
        return Unsupported("action", f"no move for it in {engine.step_of(self.moment.state)}", [what])

    def _action(self, seat: int, action: Mapping[str, Any]) -> Play:
        """The move an action means, to be played. Unsupported where the engine has no such move."""
        match action["do"]:
            case "cast":
                self._no_face(action)
                return self._cast(seat, self._known(action["object"]))
            case "play_land":
                self._no_face(action)
                return self._listed(seat, self._known(action["object"]), "play")
            case "special" if action["what"] in ("foretell", "turn_face_up"):
                return self._listed(seat, self._known(action["object"]), action["what"])
            case "activate":
                return self._activate(seat, self._known(action["source"]), action)
        raise Unsupported("action", f"python-mtg has no move for {dict(action)}", [action["do"]])

    def _known(self, object_id: Any) -> str:
        state = self.moment.state
        if object_id in self._cards.names or (object_id,) in state["on_battlefield"]:
            return str(object_id)
        raise Illegal(f"no object has the id {object_id!r}")

    def _no_face(self, action: Mapping[str, Any]) -> None:
        name = self._cards.names.get(str(action["object"]), "")
        if action.get("face") and name.split(" // ")[0] != action["face"] != name:
            raise Unsupported("action", "python-mtg plays front faces only", ["face"])

    def _cast(self, seat: int, spell: str) -> Play:
        moment = self.moment

        def play(decide: Callable[..., Any]) -> Moment:
            state = engine.clone(moment.state, decide)
            if not any(move[0] == "cast" and move[2] == spell for move in engine.moves(state)):
                if engine.can_cast(moment.state, seat, spell):
                    raise self._no_move("cast")
                if self._pays_otherwise(seat, spell):
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

    def _listed(self, seat: int, card: str, kind: str) -> Play:
        moment = self.moment

        def play(decide: Callable[..., Any]) -> Moment:
            state = engine.clone(moment.state, decide)
            move = (kind, SEATS[seat], card)
            if move not in engine.moves(state):
                raise Refused(f"the engine doesn't list {kind} among what can be done with it")
            return Moment(engine.make(state, move), seat)

        return self._gated(card, play)

    def _activate(self, seat: int, source: str, action: Mapping[str, Any]) -> Play:
        moment = self.moment
        cost = str(action.get("cost") or "")
        if action.get("mana"):
            return self._gated(source, lambda _decide: self._tap(seat, source))
        if cost.lower().startswith("cycling"):
            return self._listed(seat, source, "cycle")
        rows = [row for row in moment.state.get("activated_ability", ()) if row[1] == source and _costs(row, cost)]
        if len(rows) != 1:
            raise Unsupported("action", f"python-mtg knows {len(rows)} abilities of it for {cost or 'no cost'}", [cost])
        row = rows[0]

        def play(decide: Callable[..., Any]) -> Moment:
            state = engine.clone(moment.state, decide)
            if not any(move[0] == "activate" and move[2] == row for move in engine.moves(state)):
                if engine.can_activate(moment.state, seat, row):
                    raise self._no_move("activate")
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

    def _tap(self, seat: int, source: str) -> Moment:
        state = self.moment.state
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

    # --- passing ---

    def _pass(self, seat: int) -> dict[str, Any]:
        moment = self.moment
        if moment.priority != seat:
            raise Illegal(f"{self._names[seat]} hasn't got priority")
        if not moment.passed:
            self._before = None
            self._moment = replace(moment, priority=1 - seat, passed=True)
            return self._position()
        waiting = engine.stack(moment.state)
        if not waiting:
            return self._begin(self._next_step(), engine.active_seat(moment.state), announcing=False)
        top = waiting[0]
        controller = (moment.state.get("_stack_info") or {}).get(top, SEATS[seat])

        def resolve(decide: Callable[..., Any]) -> Moment:
            after = engine.resolve(engine.clone(moment.state, decide), moment.targets.get(top, []))
            left = {item: targets for item, targets in moment.targets.items() if item != top}
            return Moment(after, engine.active_seat(after), targets=left)

        return self._begin(resolve, SEATS.index(controller), announcing=False)

    def _next_step(self) -> Play:
        moment = self.moment

        def play(decide: Callable[..., Any]) -> Moment:
            state = engine.leave(engine.clone(moment.state, decide))
            while True:
                declaring = _to_declare(state)
                if declaring:
                    return Moment(state, engine.active_seat(state), declaring=declaring)
                state = engine.enter(state)
                if engine.loser(state) is not None or engine.step_of(state) not in engine.NO_PRIORITY:
                    return Moment(state, engine.active_seat(state))
                state = engine.leave(state)

        return play

    # --- questions ---

    def _begin(self, play: Play, seat: int, announcing: bool) -> dict[str, Any]:
        self._before = self.moment if announcing else None
        self._script, self._asker, self._announcing = Script(play), seat, announcing
        try:
            return self._play_on()
        except (Illegal, Unsupported):
            self._forget()
            self._before = None
            raise

    def _play_on(self) -> dict[str, Any]:
        assert self._script is not None
        try:
            self._moment = self._script.run()
        except Choice as choice:
            self._choice = choice
            self._questions += 1
            seat = self._who(choice)
            known = set(self._cards.names) | {item for (item,) in self.moment.state["on_battlefield"]}
            self._question = question(choice, self._questions, self._names[seat], self._announcing, known)
            return self._position()
        except Refused as no:
            raise Illegal(str(no)) from no
        self._forget()
        self._moment.state.pop("_policy", None)
        self._ask_declaration()
        return self._position()

    def _who(self, choice: Choice) -> int:
        """The engine doesn't say whose choice it is: what is sacrificed or discarded has a player, else who acts."""
        first = str(choice.options[0]) if choice.options else ""
        state = self.moment.state
        if choice.purpose == "discard" and first in self._cards.owners:
            return self._cards.owners[first]
        if choice.purpose == "sacrifice":
            return next((SEATS.index(seat) for seat, item in state["printed_control"] if item == first), self._asker)
        return self._asker

    def _ask_declaration(self) -> None:
        moment = self.moment
        if moment.declaring is None:
            return
        active = engine.active_seat(moment.state)
        self._questions += 1
        asked: dict[str, Any] = {"id": self._questions, "purpose": moment.declaring, "shape": "pairs"}
        if moment.declaring == "attackers":
            creatures = engine.may_attack(moment.state)
            others = [{"id": 0, "player": self._names[1 - active]}]
            asked["player"] = self._names[active]
        else:
            creatures = sorted({blocker for blocker, _ in engine.may_block(moment.state)})
            attackers = sorted(attacker for attacker, _ in moment.state["attacks"])
            others = [{"id": item, "object": item} for item in attackers]
            asked["player"] = self._names[1 - active]
        asked["options"] = [{"id": item, "object": item} for item in creatures]
        asked["others"] = others
        self._question = asked

    def answer(self, question: str | int, answer: Mapping[str, Any]) -> dict[str, Any]:
        if self._question is None or self._question["id"] != question:
            raise Illegal(f"no question {question} is open")
        if self._question["shape"] == "pairs":
            return self._declare(answer)
        assert self._script is not None
        assert self._choice is not None
        kept, choice = self._question, self._choice
        self._script.answers.append(chosen(choice, answer))
        try:
            return self._play_on()
        except (Illegal, Unsupported):
            self._script.answers.pop()
            self._question, self._choice = kept, choice
            raise

    def _declare(self, answer: Mapping[str, Any]) -> dict[str, Any]:
        moment, asked = self.moment, self._question
        assert asked is not None
        pairs = answer.get("pairs")
        creatures = {option["id"] for option in asked["options"]}
        others = {option["id"] for option in asked["others"]}
        if not isinstance(pairs, list) or any(pair[0] not in creatures or pair[1] not in others for pair in pairs):
            raise Illegal("not all among the options")
        try:
            if moment.declaring == "attackers":
                state = engine.attack(moment.state, frozenset(pair[0] for pair in pairs))
            else:
                state = engine.block(moment.state, frozenset((pair[0], pair[1]) for pair in pairs))
        except Refused as no:
            raise Illegal(str(no)) from no

        def play(decide: Callable[..., Any]) -> Moment:
            after = engine.enter(engine.clone(state, decide))
            return Moment(after, engine.active_seat(after))

        self._question = None
        return self._begin(play, engine.active_seat(state), announcing=False)

    def cancel(self) -> dict[str, Any]:
        if self._before is None:
            raise Illegal("no proposal is open")
        self._moment, self._before = self._before, None
        self._forget()
        return self._position()

    def _forget(self) -> None:
        self._script = self._choice = self._question = None

    # --- reading ---

    def _position(self) -> dict[str, Any]:
        moment = self.moment
        state = moment.state
        lost = engine.loser(state)
        waiting = len(engine.stack(state))
        priority = None if self._question is not None or lost is not None else self._names[moment.priority]
        return {
            "question": self._question,
            "priority": priority,
            "settled": priority is not None and not waiting,
            "over": None if lost is None else {"winners": [self._names[1 - lost]]},
            "lost": [] if lost is None else [self._names[lost]],
            "turn": int(state.get("_turn") or 0),
            "step": STEP_WORDS[engine.step_of(state)],
            "active": self._names[engine.active_seat(state)],
            "stack": waiting,
        }

    def observe(self, viewer: str | None) -> dict[str, Any]:
        if viewer is not None:
            raise Unsupported("field", "this adapter has no view of one player", ["viewer"])
        moment = self.moment
        priority = None if self._question is not None or engine.loser(moment.state) is not None else moment.priority
        return Reader(moment.state, self._cards, self._names).snapshot(priority, engine.active_seat(moment.state))


def _costs(row: tuple[Any, ...], cost: str) -> bool:
    """Whether an ability's mana and tapping are those of the cost named; any ability where none is."""
    taps = "{T}" in cost
    mana = mana_value_of(re.sub(r"\{T\}", "", cost))
    return not cost or (int(row[2]) == mana and (row[3] == "T") == taps)


def _to_declare(state: State) -> str | None:
    step = engine.step_of(state)
    if step == "declare_attackers" and engine.may_attack(state):
        return "attackers"
    if step == "declare_blockers" and state["attacks"] and engine.may_block(state):
        return "blockers"
    return None
