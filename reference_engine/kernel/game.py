"""A game in progress: the state of the moment, what waits to happen, and the log."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from reference_engine.editions import Edition
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, State
from reference_engine.rules_6_spells import layers_613


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: the rule, a word for what happened, and its data. Sentences are made when asked for."""

    rule: str
    what: str
    data: Any


class Moment(NamedTuple):
    """What an illegal action returns to (733.1)."""

    state: State
    triggered: tuple[Any, ...]
    seen: dict[ObjId, Row]
    log: int


class Over(msgspec.Struct, frozen=True):
    """The game has ended (104.1): its winners (none: a draw) and the rule that ended it."""

    winners: tuple[Player, ...]
    rule: str


class Game:
    """`state` is replaced by every event; `fork` gives a game with the same moment and a future of its own."""

    def __init__(self, state: State, edition: Edition):
        self.state = state
        self.edition = edition
        self.log: list[Entry] = []
        self.triggered: list[Any] = []
        """`triggers_603.Triggering`s that wait to be put onto the stack (603.3)."""
        self.seen: dict[ObjId, Row] = {}
        """Last-known information: the row of each object at the moment it left its zone (608.2h)."""
        self.looked_after: Any = None
        """The view for which `pipeline.look_after` was last done."""
        self.settled: State | None = None
        """The state in which the last check of state-based actions found none to perform."""
        self.over: Over | None = None
        self.refused: IllegalAction | None = None
        """Why the last attempted action was taken back; the protocol's server reads and clears it."""
        self.proposing = 0
        """How many actions are being proposed right now (one inside another for mana abilities)."""
        self.tops: dict[Player, ObjId | None] | None = None
        """While an action is proposed: the top card of each library as that began (401.5)."""
        self.could_produce: dict[ObjId, frozenset[str]] | None = None
        """While a 106.7 question is being answered: what is known so far."""
        self.produced_memo: tuple[State | None, dict[ObjId, frozenset[str]]] = (None, {})
        self.activating: frozenset[Any] = frozenset()
        """Mana abilities that have begun and not yet resolved (605.3c)."""
        self.entering: frozenset[ObjId] = frozenset()
        """While it is settled how objects enter: those that would, at the same time (614.13a)."""
        self.batch = 0
        """What the clock shows for everything that happens together in the batch of events that happens now."""
        self.produced: list[tuple[str, ...]] = []
        """In a what-if: what each mana production event came to."""

    @property
    def view(self) -> layers_613.View:
        """The characteristics of every object at this moment (613)."""
        known: layers_613.View | None = self.state.view_
        # The view itself looks first whether it holds; it is asked for so often that even that counts.
        return known if known is not None and known.last is self.state else layers_613.view(self.state)

    def row(self, id: ObjId) -> Row | None:
        """An object's characteristics now or, if it is gone, as it last existed (608.2h)."""
        if id in self.state.objects:
            return self.view.row(id)
        return self.seen.get(id)

    def fork(self) -> Game:
        other = Game(self.state, self.edition)
        other.triggered = list(self.triggered)
        other.seen = dict(self.seen)
        other.looked_after = self.looked_after
        other.proposing, other.tops = self.proposing, self.tops
        other.could_produce = self.could_produce
        other.activating = self.activating
        other.entering = self.entering
        return other

    def take_over(self, fork: Game) -> None:
        """What was done in a fork of this moment has been done here."""
        self.state, self.triggered, self.seen = fork.state, fork.triggered, fork.seen
        self.looked_after = fork.looked_after
        self.log += fork.log
        self.produced += fork.produced

    def moment(self) -> Moment:
        return Moment(self.state, tuple(self.triggered), dict(self.seen), len(self.log))

    def return_to(self, moment: Moment) -> None:
        """733.1: everything since then is undone."""
        self.state, self.triggered, self.seen = moment.state, list(moment.triggered), dict(moment.seen)
        del self.log[moment.log :]

    def note(self, rule: str, what: str, **data: Any) -> None:
        self.log.append(Entry(rule, what, data))

    def tick(self) -> int:
        """A new number: for an object, an effect or a timestamp (613.7)."""
        from reference_engine.kernel.state import change

        self.state = change(self.state, clock=self.state.clock + 1)
        return self.state.clock
