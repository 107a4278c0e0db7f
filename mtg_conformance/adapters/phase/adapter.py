"""The adapter: one phase game behind the protocol, asked step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from mtg_conformance.adapters.base import AdapterBase, EngineFailure, Illegal, Unsupported
from mtg_conformance.adapters.card_texts import CardTexts, load

from . import acting, opening, setup
from .announced import ANNOUNCES, Proposal
from .asking import Asked, choose_some, flag
from .faces import FaceBook
from .questions import Prompt, ask
from .reading import OBSERVES, Reader, wants_state
from .table import Table
from .words import PHASE_TO_STEP

_MAX_OWN_ANSWERS = 200


def _version() -> str:
    try:
        return version("phase-python")
    except PackageNotFoundError:
        return "unknown"


class PhaseAdapter(AdapterBase):
    """phase through phase-python. ``cards`` is a file of card texts, see :mod:`..card_texts`."""

    name = "phase"
    version = _version()
    language = "Rust"
    homepage = "https://github.com/phase-rs/phase"
    licence = "MIT OR Apache-2.0"

    def __init__(self, cards: str | None = None) -> None:
        self._cards = cards
        self._texts: CardTexts | None = None
        self._book: FaceBook | None = None
        self._table: Table | None = None
        self._reader: Reader | None = None
        self._proposal: Proposal | None = None
        self._proposal_mark: int | None = None
        self._asked: tuple[int, Asked] | None = None
        self._question: dict[str, Any] | None = None
        self._questions = 0
        self._starting: int | None = None
        """The starting player, until the first turn begins."""
        self._refused: opening.Refused = set()

    def capabilities(self) -> dict[str, Any]:
        return {
            "setup": "full",
            "mana_pool_setup": True,
            "opening_hands": True,
            "questions": "options",
            "announces": ANNOUNCES,
            "cancel": True,
            "scripted_random": False,
            "legal_actions": False,
            "viewers": False,
            "max_players": 6,
            "formats": ["two-player", "free-for-all", "commander"],
            "observes": OBSERVES,
        }

    def initialize(self, params: Mapping[str, Any]) -> None:
        """Read the card texts, which takes a second: start-up is given more time than a request."""
        _ = self.book

    # --- cards and set-up ---

    @property
    def book(self) -> FaceBook:
        if self._book is None:
            self._texts = load(self._cards)
            self._book = FaceBook(self._texts)
        return self._book

    def check_cards(self, cards: Sequence[str]) -> dict[str, dict[str, Any]]:
        return {name: self.book.support(name) for name in cards}

    def start(self, setup_params: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str | int]]:
        book = self.book
        self._table = None
        self._asked = self._question = self._proposal = self._proposal_mark = None
        self._questions = 0
        self._starting, self._refused = None, set()
        started = setup.start(setup_params, book)
        if setup_params.get("turn") == 0:
            self._starting = started.table.seat(setup_params["active"])
        self._table = started.table
        texts = book.texts
        whole = setup_params["format"] == "commander" or bool(setup_params.get("day_night"))
        named = {name: face.text for name in setup.names(setup_params) for face in book.card(name).faces}
        filler = book.card(setup_params.get("filler", "Wastes")).front.name
        self._reader = Reader(started.table, texts, started.cards, filler, whole or wants_state(named))
        return self._go_on(), dict(started.labels)

    # --- acting ---

    @property
    def table(self) -> Table:
        if self._table is None:
            raise EngineFailure("no game has been started")
        return self._table

    def act(self, player: str, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> dict[str, Any]:
        table = self.table
        seat = self._seat(player)
        mark = table.mark()
        if action["do"] == "concede":
            self._forget()
            table.apply(seat, {"type": "Concede", "data": {"player_id": seat}})
            return self._go_on()
        if self._question is not None:
            raise Illegal("a question is open")
        kind, _ = table.waiting()
        if kind != "Priority":
            raise Illegal("the game is over" if kind == "GameOver" else f"phase waits for {kind}")
        before = (self._proposal, self._proposal_mark)
        try:
            self._begin(seat, action, announcement)
            return self._go_on()
        except (Illegal, Unsupported):
            table.rewind(mark)
            self._forget()
            self._proposal, self._proposal_mark = before
            raise

    def _begin(self, seat: int, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> None:
        table = self.table
        self._proposal, self._proposal_mark = None, None
        match action["do"]:
            case "pass":
                table.apply(seat, {"type": "PassPriority"})
            case "play_land":
                self._propose(seat, action, announcement)
                acting.play_land(table, seat, action)
            case "cast":
                proposal = self._propose(seat, action, announcement)
                if acting.cast(table, seat, action, proposal.method, proposal.pays_by_hand):
                    proposal.way_is_settled()
            case "activate":
                proposal = self._propose(seat, action, announcement)
                if proposal.pays_by_hand:
                    raise Unsupported("announcement", "phase pays for abilities by itself", ["mana_abilities"])
                asked = acting.activate(table, seat, action, proposal.values)
                if asked is not None:
                    self._put(seat, asked, announcing=True)
            case "special":
                self._propose(seat, action, announcement)
                acting.special(table, seat, action)
            case other:
                raise Unsupported("action", f"no action {other}", [str(other)])

    def _propose(self, seat: int, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> Proposal:
        self._proposal_mark = self.table.mark()
        self._proposal = Proposal(self.table, self.book.texts, seat, action, announcement)
        return self._proposal

    def _seat(self, player: str) -> int:
        if player not in self.table.names:
            raise Illegal(f"nobody is called {player}")
        return self.table.seat(player)

    # --- questions ---

    def answer(self, question: str | int, answer: Mapping[str, Any]) -> dict[str, Any]:
        if self._asked is None or self._question is None or self._question["id"] != question:
            raise Illegal(f"no question {question} is open")
        table = self.table
        seat, asked = self._asked
        chosen = asked.action(answer)
        mark = table.mark()
        open_question, open_asked = self._question, self._asked
        kept = (self._proposal, self._proposal_mark)
        self._question = self._asked = None
        try:
            if asked.purpose == "cast-now" and answer.get("action"):
                self._propose(seat, answer["action"], answer.get("announcement") or {}).for_nothing = True
            if open_question.get("announcing") and self._proposal is not None:
                self._proposal.was_asked(asked.purpose)
            self._apply_all(seat, chosen)
            return self._go_on()
        except (Illegal, Unsupported):
            table.rewind(mark)
            self._question, self._asked = open_question, open_asked
            self._proposal, self._proposal_mark = kept
            if self._proposal is not None:
                self._proposal.open = bool(open_question.get("announcing"))
            raise

    def _apply_all(self, seat: int, chosen: Any) -> None:
        for action in chosen if isinstance(chosen, list) else [chosen]:
            self.table.apply(seat, action)

    def cancel(self) -> dict[str, Any]:
        if self._proposal_mark is None:
            raise Illegal("no proposal is open")
        self.table.rewind(self._proposal_mark)
        self._forget()
        return self._go_on()

    def _forget(self) -> None:
        self._asked = self._question = self._proposal = self._proposal_mark = None

    def _put(self, seat: int, asked: Asked, announcing: bool) -> None:
        self._questions += 1
        self._asked = (seat, asked)
        self._question = asked.wire(self._questions, self.table.names[seat], announcing)

    def _go_on(self) -> dict[str, Any]:
        """Answer what the announcement settles, ask what it doesn't; the position then."""
        table = self.table
        for _ in range(_MAX_OWN_ANSWERS):
            if self._question is not None:
                return self._position()
            kind, data = table.waiting()
            proposal = self._proposal
            if proposal is not None and proposal.open and not proposal.is_about(kind):
                proposal.finish()
            if kind in ("Priority", "GameOver"):
                return self._position()
            if kind == "MulliganDecision":
                hands = [list(table.game.player(seat)["hand"]) for seat in range(len(table.names))]
                self._put(*opening.ask(data, table.game.actions(), hands, self._refused), announcing=False)
                continue
            seat = table.seat_asked(data)
            about = proposal is not None and proposal.is_about(kind) and seat == proposal.seat
            own = proposal.own_answer(kind, data) if about and proposal is not None else None
            if kind == "CombatTaxPayment":
                own = self._combat_cost()
            if own is None:
                self._put(seat, self._ask(kind, data), announcing=about)
            else:
                self._try(seat, kind, own)
        raise EngineFailure("phase goes on asking without an end")

    def _combat_cost(self) -> Any:
        """What attacking or blocking costs is part of the declaration (rules 508.1j, 509.1f)."""
        for offer in self.table.game.actions():
            if flag(offer.data or {}):
                return offer
        raise Illegal("what the declaration costs can't be paid", "508.1j")

    def _try(self, seat: int, kind: str, action: Any) -> None:
        try:
            self.table.apply(seat, action)
        except Illegal:
            if kind != "ManaPayment" or self._proposal is None:
                raise
            self.table.rewind(self.table.mark())
            self._proposal.payment_refused(action)

    def _ask(self, kind: str, data: dict[str, Any]) -> Asked:
        if kind == "ManaPayment":
            return self._ask_helpers()
        return ask(Prompt(self.table, kind, data))

    def _ask_helpers(self) -> Asked:
        """What else may be tapped or exiled to pay; phase then pays the rest."""
        offers: dict[int, Any] = {}
        for offer in self.table.game.actions():
            if offer.kind == "TapForConvoke":
                offers.setdefault(int(offer.data["object_id"]), offer)
        if not offers:
            raise Illegal("its cost can't be paid")
        ids = list(offers)
        finish = {"type": "PassPriority"}
        return choose_some(
            "cost",
            [{"object": object_id} for object_id in ids],
            0,
            len(ids),
            lambda picked: [*(offers[ids[index]] for index in picked), finish],
        )

    # --- reading ---

    def _position(self) -> dict[str, Any]:
        table = self.table
        game = table.game
        kind, data = table.waiting()
        if kind == "Priority":
            self._starting = None
        priority = table.names[data["player"]] if kind == "Priority" and self._question is None else None
        stack = len(game.stack())
        rows = [game.player(seat) for seat in range(len(table.names))]
        lost = [name for name, row in zip(table.names, rows, strict=True) if row["is_eliminated"]]
        over = None
        if kind == "GameOver":
            winner = data.get("winner")
            over = {"winners": [] if winner is None else [table.names[winner]], "draw": winner is None}
            lost = [name for seat, name in enumerate(table.names) if seat != winner and winner is not None] or lost
        return {
            "question": self._question,
            "priority": priority,
            "settled": priority is not None and stack == 0,
            "over": over,
            "lost": lost,
            "turn": game.turn if self._starting is None else 0,
            "step": PHASE_TO_STEP[game.phase],
            "active": table.names[table.active() if self._starting is None else self._starting],
            "stack": stack,
        }

    def observe(self, viewer: str | None) -> dict[str, Any]:
        if viewer is not None:
            raise Unsupported("field", "phase has no view of one player", ["viewer"])
        if self._reader is None:
            raise EngineFailure("no game has been started")
        return self._reader.snapshot()
