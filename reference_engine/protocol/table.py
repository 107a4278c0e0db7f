"""One game at the protocol's table: the engine's procedure, driven by hand from one question to the next.

A message that is refused leaves everything as it was before that message, an open question open. The engine itself
takes back an illegal action to where its player had priority (733.1), and its procedure can't be copied; but everything
in it follows from the starting position and the answers given. So the table keeps those, and where the engine is
further back or further on than before the message, it plays them again.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, NamedTuple

from reference_engine import rulebook as rulebook  # what the rules perform, by kind of record
from reference_engine.editions import Edition
from reference_engine.kernel import actions
from reference_engine.kernel.questions import (
    CastNow,
    IllegalAction,
    InvalidAnswer,
    Priority,
    Question,
    Rule,
    TakenBack,
)
from reference_engine.kernel.state import ObjId, Player
from reference_engine.protocol import questions, reading, setup
from reference_engine.protocol.announcing import NOTHING, Announcement
from reference_engine.protocol.errors import Illegal, Unsupported
from reference_engine.rules_1_concepts import leaving_104
from reference_engine.rules_5_turn import turn_500

_AT_ONCE = frozenset(("ability", "color", "mana", "type"))
_NO_ANNOUNCEMENT = Announcement({})
SPECIAL_ACTIONS = ("turn_face_up", "suspend", "foretell", "plot", "discard", "ignore", "end", "companion")
"""Those of the protocol that some card here has."""


class _Before(NamedTuple):
    """Where the table was before a message."""

    given: int
    asked: int
    announcement: Announcement
    proposed_at: tuple[int, int] | None


class _Leaves(NamedTuple):
    """A player who concedes while another one is asked (104.3a): given between two answers."""

    player: Player


class Table:
    """A game from `start` on. Raises Unsupported if the starting position can't be placed."""

    def __init__(self, params: Mapping[str, Any], edition: Edition):
        self._params, self._edition = params, edition
        self._given: list[Any] = []
        """Every answer sent to the procedure, every withdrawal thrown into it and every concession, in order."""
        self._told = reading.Memo()
        self._asked = 0
        self._open: Question[Any] | None = None
        self._announcement = _NO_ANNOUNCEMENT
        self._proposed_at: tuple[int, int] | None = None
        """While an action is proposed: how many answers had been given before it, and the length of the log."""
        self._begin()
        self._before = self._now()

    # --- what can be seen ---

    def position(self) -> dict[str, Any]:
        question = self._open
        if question is None or isinstance(question, Priority):
            return reading.position(self.game, None, self._priority())
        return reading.position(self.game, questions.tell(self.game, question, self._asked), None)

    def snapshot(self, viewer: str | None) -> dict[str, Any]:
        if viewer is not None and viewer not in self.game.state.players:
            raise Unsupported("setup", f"{viewer} isn't one of the players", ["viewer"])
        return reading.snapshot(self.game, self._priority(), None if viewer is None else Player(viewer), self._told)

    def _priority(self) -> Player | None:
        return self._open.player if isinstance(self._open, Priority) else None

    # --- what can be done ---

    def act(self, player: str, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> None:
        """A player acts. Raises Illegal with everything as it was."""
        if self.game.over is not None:
            raise Illegal("the game is over", "104.1")
        if action["do"] == "concede":
            self._concede(Player(player))
            return
        if self._open is not None and not isinstance(self._open, Priority):
            raise Illegal("a question is open", "608.2g")
        if self._priority() != player:
            raise Illegal(f"{player} doesn't have priority", "117.1")
        self._before = self._now()
        self._propose(Player(player), read_action(action, announcement), announcement)

    def answer(self, id: int | str, answer: Mapping[str, Any]) -> None:
        """The open question is answered. Raises Illegal, and leaves it open, if that is no answer to it."""
        question = self._open
        if question is None or isinstance(question, Priority) or id != self._asked:
            raise Illegal(f"question {id} isn't open")
        self._before = self._now()
        try:
            if isinstance(question, CastNow):
                self._cast_now(question, answer)
                return
            wanted = questions.read(question, answer)
            question.check(wanted)
        except InvalidAnswer as error:
            raise Illegal(str(error), question.rule or None) from None
        self._go_on(wanted)

    def cancel(self) -> None:
        """The player takes back the action that is being proposed (733.1)."""
        if self._proposed_at is None or not self.game.proposing:
            raise Illegal("nothing is being proposed", "733.1")
        self._withdraw(TakenBack("733.1", "the action is taken back"))
        self.game.refused = None

    # --- driving ---

    def _begin(self) -> None:
        self.game, self.labels = setup.build(self._params, self._edition)
        self._procedure: Rule[Any] = turn_500.play(self.game)
        self._send(None)

    def _send(self, given: Any) -> None:
        if isinstance(given, _Leaves):
            leaving_104.concede(self.game, given.player)
            return
        try:
            if isinstance(given, IllegalAction):
                self._open = self._procedure.throw(given)
            else:
                self._open = self._procedure.send(given)
        except StopIteration:
            self._open = None
        self._asked += 1

    def _give(self, given: Any) -> None:
        self._given.append(given)
        self._send(given)

    def _propose(self, player: Player, action: Any, announcement: Mapping[str, Any]) -> None:
        self._announcement = Announcement(announcement, player)
        self._proposed_at = (len(self._given), len(self.game.log))
        self._go_on(action)

    def _cast_now(self, question: CastNow, answer: Mapping[str, Any]) -> None:
        if answer.get("decline"):
            self._go_on(None)
            return
        if "action" not in answer or answer["action"]["do"] != "cast":
            raise InvalidAnswer("a spell to cast is wanted")
        action = read_action(answer["action"], answer.get("announcement", {}))
        question.check(action)
        self._propose(question.player, action, answer.get("announcement", {}))

    def _go_on(self, given: Any) -> None:
        """Send an answer, then those announced, until a player has to be asked. Raises Illegal for a refused action."""
        try:
            self._give(given)
            while (question := self._open) is not None and self._is_announced(question):
                if (announced := self._announced(question)) is NOTHING:
                    return
                if isinstance(announced, IllegalAction) and not self.game.proposing:
                    raise announced
                self._give(announced)
        except IllegalAction as unexpected:
            self._rewind()
            raise Illegal.because(unexpected) from unexpected
        except Exception:
            self._rewind()
            raise
        self._finish()

    def _is_announced(self, question: Question[Any]) -> bool:
        """Whether a question belongs to the action: to its proposal, or to a mana ability, which resolves at once."""
        if self._proposed_at is None or isinstance(question, Priority):
            return False
        return bool(self.game.proposing) or question.purpose in _AT_ONCE

    def _announced(self, question: Question[Any]) -> Any:
        """What the announcement says to a question; what it says wrongly takes the action back."""
        try:
            announced = self._announcement.answer(question)
            if announced is not NOTHING:
                question.check(announced)
            return announced
        except InvalidAnswer as error:
            return IllegalAction(question.rule or "601.2", str(error))
        except IllegalAction as error:
            return error

    def _finish(self) -> None:
        """The proposal is complete or has been refused."""
        proposed_at, self._proposed_at = self._proposed_at, None
        refused, self.game.refused = self.game.refused, None
        announcement, self._announcement = self._announcement, _NO_ANNOUNCEMENT
        if refused is not None:
            if self._before.proposed_at is not None or not isinstance(self._open, Priority):
                self._rewind()  # to the open question, which may be answered otherwise
            raise Illegal.because(refused)
        if proposed_at is not None:
            left = announcement.leftover(self.game, proposed_at[1])
            if left is not None:
                self._rewind()
                raise Illegal(left[1], left[0])

    def _withdraw(self, error: IllegalAction) -> None:
        self._give(error)
        self._proposed_at, self._announcement = None, _NO_ANNOUNCEMENT

    def _now(self) -> _Before:
        announced = self._announcement if self._announcement.empty else copy.deepcopy(self._announcement)
        return _Before(len(self._given), self._asked, announced, self._proposed_at)

    def _rewind(self) -> None:
        """Back to before the message: play again what was given until then."""
        before = self._before
        given, self._given = self._given[: before.given], []
        self._procedure.close()
        self._begin()
        for one in given:
            self._give(one)
        self.game.refused = None
        self._asked, self._announcement, self._proposed_at = before.asked, before.announcement, before.proposed_at

    def _concede(self, player: Player) -> None:
        """104.3a: at any time. Whoever has priority concedes by an action; the others leave while it waits."""
        state = self.game.state
        if player not in state.players or state.players[player].lost:
            raise Illegal(f"{player} isn't in the game", "104.3a")
        self._before = self._now()
        if self._open is not None and self._open.player == player:
            if self.game.proposing:
                self.cancel()
            if self._priority() == player:
                self._go_on(actions.Concede())
                return
            if sum(not record.lost for record in state.players.values()) > 2:
                raise Unsupported("action", f"the game can't go on without {player}'s answer", ["concede"])
        self._give(_Leaves(player))
        if self.game.over is not None:
            self._procedure.close()
            self._open = None


def read_action(action: Mapping[str, Any], announcement: Mapping[str, Any]) -> Any:
    """An action as the engine has it, with those parts of the announcement that belong into it."""
    mana_abilities = tuple(ObjId(id) for id in announcement.get("mana_abilities", ()))
    face = action.get("face", announcement.get("face"))
    match action["do"]:
        case "cast":
            method = announcement.get("method")
            return actions.Cast(
                object=ObjId(action["object"]),
                face=face,
                method=method,
                mana_abilities=mana_abilities,
                tapping=tuple(ObjId(id) for id in announcement.get("costs", {}).get("tap", ())),
            )
        case "play_land":
            return actions.PlayLand(object=ObjId(action["object"]), face=face)
        case "activate":
            values = announcement.get("values", ())
            mana = action.get("mana", False)
            return actions.Activate(
                source=ObjId(action["source"]),
                cost=action.get("cost"),
                index=action.get("index"),
                mana=mana,
                value=values[0] if mana and values else None,
                mana_abilities=mana_abilities,
            )
        case "pass":
            return actions.Pass()
        case "special" if action["what"] in SPECIAL_ACTIONS:
            return actions.Special(what=action["what"], object=ObjId(action["object"]))
    raise Unsupported("action", f"the engine can't {action.get('what', action['do'])} yet", [str(action.get("what"))])
