"""A scenario in play: the position, what is under way, and the messages that sentences become."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from mtg_conformance.driving.announce import Proposal
from mtg_conformance.driving.answers import Decision, Orders, forced, offered_order
from mtg_conformance.driving.faults import Broken, NotOffered, Wrong
from mtg_conformance.driving.finding import Id, View
from mtg_conformance.driving.options import Question, can_decline, deciding, options_of, tell_question
from mtg_conformance.driving.set_up import SetUp
from mtg_conformance.driving.turns import Intention
from mtg_conformance.protocol.errors import Illegal, Unsupported

_LIMIT = 400


class Engine(Protocol):
    """What the world needs of an engine session."""

    @property
    def capabilities(self) -> Mapping[str, Any]: ...

    def request(self, method: str, params: dict[str, Any]) -> dict[str, Any]: ...


class World:
    """One scenario in play. Step definitions get it as the fixture `world`.

    Set-up sentences fill `setup`; the first other sentence starts the game. A snapshot is fetched when something needs
    one and kept until a message may have changed the game.
    """

    def __init__(self, engine: Engine, perform: Callable[[World, str], None] | None = None) -> None:
        self.engine = engine
        self.capabilities = engine.capabilities
        self.announces = frozenset(self.capabilities.get("announces", ()))
        self.observes = frozenset(self.capabilities.get("observes", ()))
        # Plays an action given as a sentence; replays the scenario up to the present sentence. Set by `play`.
        self.perform = perform
        self.replay: Callable[[], None] | None = None
        self.on_arrival: Callable[[], None] | None = None
        # What the next sentence that isn't a check decides, if it decides anything.
        self.upcoming: Decision | None = None
        self.part_cards: dict[str, Mapping[str, Any]] = {}
        self.forced_choices: list[str] = []
        self.clear()

    def clear(self) -> None:
        """Forget the game; what is known of the engine and of the next sentence stays."""
        self.setup = SetUp()
        self.started = False
        self.position: Mapping[str, Any] = {}
        self.intention: Intention | None = None
        self.proposal: Proposal | None = None
        self.attempting = False
        self.sent = 0
        self._preference: tuple[Orders, str] | None = None
        self._labels: dict[str, Id] = {}
        self._view: View | None = None
        self._seen: dict[str, View] = {}

    # --- the game so far ---

    @property
    def question(self) -> Question | None:
        """The open question."""
        found: Question | None = self.position.get("question")
        return found

    @property
    def players(self) -> Sequence[str]:
        """Everyone in the game, in turn order."""
        return self.setup.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.get("over") is not None

    def view(self) -> View:
        """The game as the engine shows it now."""
        self.begin()
        if self._view is None:
            self._view = self._look(self.engine.request("observe", {})["snapshot"])
        return self._view

    def seen_by(self, player: str) -> View:
        """What one player may know. Raises `Unsupported` where the engine can't tell."""
        self.begin()
        if not self.capabilities.get("viewers"):
            raise Unsupported("field", "the engine doesn't show what one player sees", ["viewers"])
        if player not in self._seen:
            self._seen[player] = self._look(self.engine.request("observe", {"viewer": player})["snapshot"])
        return self._seen[player]

    def player(self, name: str) -> str:
        """The name, if it is a player's. Raises `Broken`."""
        if name not in self.players:
            raise Broken(f"{name} isn't in the game of {', '.join(self.players)}")
        return name

    # --- messages ---

    def begin(self) -> None:
        """Send the starting position, unless the game has begun. Raises `Unsupported` where the engine can't."""
        if self.started:
            return
        self.started = True
        message = self.setup.message()
        self._check_capabilities(message)
        self._check_cards()
        result = self.engine.request("start", message)
        labels: Mapping[str, Id] = result.get("labels", {})
        self._labels = {name: labels[name] for name in self.setup.labels if name in labels}
        self._moved(result["position"])
        self.settle()

    def send_act(self, player: str, action: Mapping[str, Any], announcement: Mapping[str, Any] | None = None) -> None:
        """One `act` message. Raises `Illegal` and other faults of the engine."""
        params: dict[str, Any] = {"player": player, "action": dict(action)}
        if announcement:
            params["announcement"] = dict(announcement)
        self._moved(self.engine.request("act", params)["position"])

    def answer(self, answer: Mapping[str, Any]) -> None:
        """One `answer` message to the open question."""
        question = self.question
        assert question is not None
        self._moved(self.engine.request("answer", {"question": question["id"], "answer": dict(answer)})["position"])

    def cancel(self) -> None:
        """Take back the proposal that is open."""
        self._moved(self.engine.request("cancel", {})["position"])

    def _moved(self, position: Mapping[str, Any]) -> None:
        self.sent += 1
        self.position = position
        self.forget_view()
        if "snapshot" in position:
            self._view = self._look(position["snapshot"])

    def forget_view(self) -> None:
        """Let the next look at the game ask the engine again."""
        self._view = None
        self._seen.clear()

    def _look(self, snapshot: Mapping[str, Any]) -> View:
        return View(snapshot, self.observes, self._labels)

    # --- deciding ---

    def decide(self, decision: Decision) -> None:
        """Play a choice, and go on with what was under way."""
        self.begin()
        decision.take(self)
        self.resume()

    def asked(self, player: str, about: str) -> Question:
        """The open question, which must be this player's. Raises `NotOffered`."""
        question = self.question
        if question is None:
            raise NotOffered(f"{player} to be asked {about}", self.tell_state())
        if deciding(question) != player:
            raise NotOffered(f"{player} to be asked {about}", tell_question(question, self.view()))
        return question

    def prefer(self, orders: Orders, purpose: str) -> None:
        """Keep an order for further questions of the same purpose."""
        self._preference = (orders, purpose)

    def scripted(self, question: Question) -> bool:
        """Whether the next sentence answers the question."""
        if self.attempting or self.upcoming is None:
            return False
        return self.upcoming.fits(self, question)

    def settle(self) -> None:
        """Answer what the present action's announcement knows, what is forced, and orders nobody cares about."""
        for _ in range(_LIMIT):
            question = self.question
            if question is None:
                self._finish_proposal()
                return
            answer = self._own_answer(question)
            if answer is None:
                return
            self.answer(answer)
        raise Wrong("questions to come to an end", tell_question(self.question or {}, None))

    def _own_answer(self, question: Question) -> Mapping[str, Any] | None:
        """The harness's answer to a question, or None where that is for a sentence to give."""
        if self.proposal is not None:
            if self.proposal.owns(question):
                answer = self.proposal.answer(question, self.view)
                if answer is not None:
                    return answer
                self._refuse_impossible(question)
            elif question["purpose"] == "cast-now":
                self._finish_proposal()
            else:
                self.proposal.close()
        if question["purpose"] == "cast-now":
            return None
        if self._preference is not None:
            orders, purpose = self._preference
            if question["purpose"] == purpose and deciding(question) == orders.player:
                if (answer := orders.next_answer(self, question)) is not None:
                    return answer
            else:
                self._preference = None
        own = forced(question)
        answer = own or offered_order(question)
        if answer is not None and self.scripted(question):
            if own is not None:
                self.forced_choices.append(tell_question(question, None))
            return None
        return answer

    def _refuse_impossible(self, question: Question) -> None:
        empty = question["shape"] == "choose" and "options" in question and not options_of(question)
        if empty and question.get("min", 1) > 0 and not can_decline(question):
            raise NotOffered(f"something to choose ({question['purpose']})", "no option")

    # --- acting ---

    def act(self, player: str, action: Mapping[str, Any], proposal: Proposal | None = None) -> None:
        """Take an action with what is announced with it.

        While a player is asked whether to cast something, a cast action answers that; any other open question makes the
        action wrong, unless it is attempted (then the engine must say so) or conceding.
        """
        self.begin()
        self.player(player)
        announcement = proposal.message(self.announces) if proposal is not None else {}
        question = self.question
        if question is not None and action["do"] != "concede":
            if question["purpose"] == "cast-now" and deciding(question) == player:
                self._cast_now(question, action, announcement, proposal)
                return
            if not self.attempting:
                raise self.unexpected(question)
        self._finish_proposal()
        self.intention = None
        self._preference = None
        self.proposal = proposal
        try:
            self.send_act(player, action, announcement)
        except Illegal as refusal:
            if proposal is not None and "mana_abilities" in proposal.leftover():
                why = f"it can't be told what pays, and refused: {refusal}"
                raise Unsupported("announcement", why, ["mana_abilities"]) from refusal
            raise
        self.settle()

    def _cast_now(
        self,
        question: Question,
        action: Mapping[str, Any],
        announcement: Mapping[str, Any],
        proposal: Proposal | None,
    ) -> None:
        """Cast during a resolution (rule 608.2g)."""
        listed = {option["object"] for option in options_of(question) if "object" in option}
        wanted = action.get("object")
        if listed and wanted is not None and wanted not in listed:
            found = self.view().object(wanted)
            name = self.view().tell(found) if found else str(wanted)
            raise NotOffered(f"{name} among what may be cast", tell_question(question, self.view()))
        answer: dict[str, Any] = {"action": dict(action)}
        if announcement:
            answer["announcement"] = dict(announcement)
        self.proposal = proposal
        self.answer(answer)
        self.settle()
        if not self.attempting:
            self.resume()

    def _finish_proposal(self) -> None:
        """The action is made: every part of what was announced must have been used."""
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        proposal.refuse_unoffered_cost()
        left = [part for part in proposal.leftover() if not self._shown(part, proposal)]
        if left:
            raise Unsupported("announcement", "the engine neither takes it ahead nor asks for it", left)

    def _shown(self, part: str, proposal: Proposal) -> bool:
        """Whether the engine, unasked, did what the part says, as far as the game shows it."""
        view = self.view()
        top = next(iter(view.stack()), None)
        if part == "values" and all(value.startswith("{") for value in proposal.clauses.values):
            pool = str(view.player(proposal.player, "mana"))
            for value in proposal.clauses.values:
                if value not in pool:
                    raise Wrong(f"mana {value}", pool or "no mana")
            return True
        if top is None or top.get("controller", proposal.player) != proposal.player:
            return False
        if part == "targets":
            return bool(top.get("targets") == proposal.targets)
        if part in ("x", "modes"):
            said = proposal.clauses.x if part == "x" else list(proposal.clauses.modes)
            return part in top and bool(top[part] == said)
        return part == "face" and top.get("name") == proposal.face

    def arrived(self) -> None:
        """A declaration is asked for: getting there is no part of an attempt at it."""
        if self.attempting and self.on_arrival is not None:
            self.on_arrival()

    # --- going on ---

    def intend(self, intention: Intention) -> None:
        """Pass priority until something is so; stops at a question and goes on after its answer."""
        self.begin()
        question = self.question
        if question is not None and not intention.goes_on_over(question):
            raise self.unexpected(question)
        self.proposal = None
        self.intention = intention
        self.resume()

    def resume(self) -> None:
        """Settle, and pass for whoever has priority until what is intended has come about."""
        for _ in range(_LIMIT):
            self.settle()
            if self.over:
                self.intention = None
                return
            intention, question = self.intention, self.question
            if question is not None:
                if intention is None or not intention.goes_on_over(question):
                    return
                if intention.stops_at(question, self.position):
                    self.intention = None
                    return
                self.answer({"pairs": []})
                continue
            if intention is None:
                return
            if intention.done(self.position):
                self.intention = None
                return
            intention.passing()
            self.pass_priority()
        raise Wrong("the game to get there", f"still {self.tell_state()} after {_LIMIT} passes")

    def pass_priority(self) -> None:
        """Whoever has priority passes."""
        holder = self.position.get("priority")
        if holder is None:
            raise Wrong("a player to have priority, or a question", self.tell_state())
        self.send_act(holder, {"do": "pass"})

    # --- telling ---

    def unexpected(self, question: Question) -> Wrong:
        """The exception for a question that no sentence answers."""
        return Wrong("no question that the scenario doesn't answer", tell_question(question, self.view()))

    def tell_state(self) -> str:
        """Where the game stands, in a few words."""
        position = self.position
        if self.over:
            winners = ", ".join(position["over"].get("winners", ()))
            return f"the game is over ({'won by ' + winners if winners else 'a draw'})"
        priority = position.get("priority")
        has = f"{priority} has priority" if priority else "nobody has priority"
        return f"nobody is asked anything; {has} in {position.get('active')}'s {position.get('step')}"

    # --- the engine's limits ---

    def _check_capabilities(self, message: Mapping[str, Any]) -> None:
        most = self.capabilities.get("max_players")
        if most is not None and len(self.players) > most:
            raise Unsupported("format", f"at most {most} players", [message["format"]])
        formats = self.capabilities.get("formats")
        if formats is not None and message["format"] not in formats:
            raise Unsupported("format", "the engine doesn't have it", [message["format"]])
        if message.get("turn") == 0 and not self.capabilities.get("opening_hands"):
            raise Unsupported("setup", "the engine can't start before the first turn", ["opening_hands"])
        if any("outside" in player for player in message["players"]) and not self.capabilities.get("outside_game"):
            raise Unsupported("setup", "the engine has no cards outside the game", ["outside_game"])
        setup = self.capabilities.get("setup", "full")
        if setup == "none":
            raise Unsupported("setup", "the engine can't start from a position")
        if setup == "hands" and (
            message["battlefield"] or any(set(p) & {"graveyard", "exile"} for p in message["players"])
        ):
            raise Unsupported("setup", "the engine can't place anything but hands and libraries")

    def _check_cards(self) -> None:
        names = self.setup.cards
        if not names:
            return
        support = self.engine.request("check_cards", {"cards": names})["cards"]
        lacking = {name: told for name, told in support.items() if told["support"] == "none"}
        if lacking:
            reasons = "; ".join(dict.fromkeys(str(told["reason"]) for told in lacking.values() if told.get("reason")))
            raise Unsupported("card", reasons or "the engine doesn't have it", sorted(lacking))
        self.part_cards = {name: told for name, told in support.items() if told["support"] == "part"}
