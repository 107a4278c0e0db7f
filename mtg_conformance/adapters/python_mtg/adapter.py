"""The adapter: python-mtg behind the protocol, one priority at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from mtg_conformance.adapters.base import AdapterBase, EngineFailure, Illegal, Unsupported

from . import engine, setup
from .asking import Choice, Script, chosen, question
from .engine import SEATS, Refused, State
from .moves import Moment, Moves, Play
from .reading import OBSERVES, STEP_WORDS, Reader


def _version() -> str:
    try:
        return version("python-mtg")
    except PackageNotFoundError:
        return "unknown"


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
        self._moves = Moves(self._cards)
        self._script: Script | None = None
        self._choice: Choice | None = None
        self._question: dict[str, Any] | None = None
        self._asker = 0
        self._announcing = False
        self._questions = 0

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
        self._questions = 0
        state, labels, cards = setup.start(setup_params)
        self._names = [player["name"] for player in setup_params["players"]]
        self._cards = cards
        self._moves = Moves(cards)
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
            raise self._moves.no_response(moment, seat, action)
        return self._begin(self._moves.meant(moment, seat, action), seat, announcing=True)

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


def _to_declare(state: State) -> str | None:
    step = engine.step_of(state)
    if step == "declare_attackers" and engine.may_attack(state):
        return "attackers"
    if step == "declare_blockers" and state["attacks"] and engine.may_block(state):
        return "blockers"
    return None
