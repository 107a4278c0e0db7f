"""603.2 What looks for trigger events: an ability as it watches, and what has happened as it sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId, Player, State
from reference_engine.rules_1_concepts import players_102, selecting
from reference_engine.vocabulary.abilities import Triggered
from reference_engine.vocabulary.selectors import Which
from reference_engine.vocabulary.watching import Watch

HAUNTED = "haunted"
"""What is kept as a choice of a card that haunts."""


class Watcher(msgspec.Struct, frozen=True):
    """An ability as it looks for its trigger event, from its source."""

    ability: Triggered
    source: Row
    controller: Player
    held: Held | None
    about: ObjId | None = None
    """The object that a delayed triggered ability remembers: its «that»."""


class Seen(msgspec.Struct, frozen=True):
    """What happened, as triggers look at it: `after` the batch and, for what looks back, `before` it (603.10)."""

    game: Game
    before: State
    event: Any
    result: Any
    batch: tuple[Event, ...] = ()
    """Everything that happened at the same time."""

    def is_meant(self, what: Which | str | None, subject: Row | None, watcher: Watcher) -> bool:
        """Is the event's subject what the trigger condition names?"""
        if what is None or subject is None:
            return False
        if isinstance(what, Which):
            chosen = watcher.source.chosen(watcher.held.origin, "color") if watcher.held is not None else None
            return selecting.fits(self.game, what, subject, watcher.source, watcher.controller, chosen)
        if what == "this":
            return subject.id == watcher.source.id
        if what == "that":
            return subject.id == watcher.about
        if what == "haunted":
            return subject.id == haunted_by(watcher.source)
        return what == "host" and subject.id == watcher.source.obj.attached_to

    def by(self, player: Player, watcher: Watcher) -> bool:
        """Is it done by a player of the kind that the condition names?"""
        whose = watcher.ability.when.by
        if whose == "controller_of_host":
            host = watcher.source.obj.attached_to
            row = self.game.row(ObjId(host)) if isinstance(host, int) else None
            return row is not None and row.controller == player
        if whose == "host":
            return watcher.source.obj.attached_to == player
        return players_102.is_meant(whose, player, watcher.controller)


Matches = Callable[[Seen, Watch, Watcher], Iterator[Any]]
"""For each occurrence in the event that the condition matches, what «that» then means (603.2c)."""
MATCHES: dict[type[Event], Matches] = {}
"""By kind of event."""


def triggers_on(*kinds: type[Event]) -> Callable[[Matches], Matches]:
    """Registers the function that looks at kinds of events for what trigger conditions name."""

    def note(function: Matches) -> Matches:
        MATCHES.update(dict.fromkeys(kinds, function))
        return function

    return note


def haunted_by(card: Row) -> ObjId | None:
    """702.55b: the object that a card in exile haunts, whether or not it is still a creature."""
    return next((value for what, value in card.obj.choices if what[1] == HAUNTED), None)
