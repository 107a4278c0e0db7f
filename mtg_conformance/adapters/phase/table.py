"""A running game, kept as its first state and the actions since, so that any proposal can be taken back exactly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from phase import Engine

from mtg_conformance.adapters.base import EngineFailure, Illegal, Unsupported

Action = dict[str, Any]


class Table:
    """phase's game with the players' names on it. Seats are indexes in turn order."""

    def __init__(self, engine: Any, state: Mapping[str, Any], names: list[str]) -> None:
        self._engine = engine
        self._first = state
        self.names = names
        self.game = engine.load_game(state)
        self._done: list[tuple[int, Any]] = []
        self._active = 0
        self._turns: list[int] | None = None

    @staticmethod
    def engine(faces: str) -> Any:
        """An engine that knows these cards (JSON of phase's card data)."""
        return Engine.from_json(faces)

    # --- acting ---

    def apply(self, seat: int, action: Any) -> None:
        """Do it or raise Illegal with phase's sentence. After an Illegal call :meth:`rewind`."""
        try:
            self.game.apply(seat, action)
        except ValueError as no:
            raise Illegal(str(no)) from no
        self._done.append((seat, action))

    def debug(self, what: str, **data: Any) -> None:
        """One of phase's set-up actions; what it won't take is unsupported."""
        action = {"type": "Debug", "data": {"type": what, "data": data}}
        try:
            self.game.apply(0, action)
        except ValueError as no:
            raise Unsupported("setup", f"{what}: {no}") from no
        self._done.append((0, action))

    def settle(self, state: Mapping[str, Any]) -> None:
        """Go on from this state: set-up's last word, to which rewinding goes back."""
        self._first = state
        self.game = self._engine.load_game(state)
        self._done = []
        self._active, self._turns = int(state["state"]["active_player"]), self._turns_taken()

    def mark(self) -> int:
        """Where the game stands, for :meth:`rewind`."""
        return len(self._done)

    def rewind(self, mark: int) -> None:
        """Back to a mark, by replay: phase can't copy a game, and a state saved with a question open isn't whole."""
        done = self._done[:mark]
        game = self._engine.load_game(self._first)
        for seat, action in done:
            try:
                game.apply(seat, action)
            except ValueError as fault:
                raise EngineFailure(f"the game could not be replayed: {fault}") from fault
        self.game, self._done, self._turns = game, done, None

    # --- reading ---

    def waiting(self) -> tuple[str, dict[str, Any]]:
        """What phase waits for: its word and the data with it."""
        waiting = self.game.waiting_for()
        return waiting["type"], waiting.get("data") or {}

    def seat_asked(self, data: Mapping[str, Any]) -> int:
        """Whose answer is waited for."""
        for key in ("player", "chooser", "proposer", "caster"):
            if isinstance(data.get(key), int):
                return int(data[key])
        pending = data.get("pending")
        if isinstance(pending, list) and pending and isinstance(pending[0], dict) and "player" in pending[0]:
            return int(pending[0]["player"])
        return int(self.game.priority_player())

    def seat(self, player: str) -> int:
        return self.names.index(player)

    def object(self, object_id: Any) -> dict[str, Any]:
        """One object; Illegal where there is none of that id."""
        try:
            found: dict[str, Any] = self.game.object(int(object_id))
        except (TypeError, ValueError, KeyError) as no:
            raise Illegal(f"no object has the id {object_id!r}") from no
        return found

    def active(self) -> int:
        """The active player. phase tells it only with the whole state (8 ms), so it is kept until a turn is taken."""
        turns = self._turns_taken()
        if turns != self._turns:
            self._active = int(self.game.state()["state"]["active_player"])
            self._turns = turns
        return self._active

    def _turns_taken(self) -> list[int]:
        return [int(self.game.player(seat)["turns_taken"]) for seat in range(len(self.names))]
