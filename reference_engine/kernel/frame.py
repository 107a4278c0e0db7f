"""What words refer to while an ability is followed: `Context` is kept on the stack, `Frame` lives in a resolution."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId, Player, Reference
from reference_engine.vocabulary.selectors import Quality


class Context(msgspec.Struct, frozen=True):
    """An ability with what it remembers: on the stack, delayed, or as a mana ability that resolves at once."""

    ability: Any
    """The Spell, Activated, Triggered or Chapter record."""
    controller: Player
    source: Row
    """The source as it was when the ability was put onto the stack or triggered (113.7a)."""
    held: Held | None = None
    targets: tuple[tuple[Reference, ...], ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()
    event: Any = None
    """The event that triggered it."""
    new: ObjId | None = None
    """The new object which that event made: what entered, what left and is now elsewhere (400.7j)."""
    division: tuple[tuple[Reference, int], ...] = ()
    values: tuple[str, ...] = ()
    kept: tuple[ObjId, ...] = ()
    """The objects that a delayed triggered ability is about (603.7c)."""
    mark: int = 0
    """Of an ability that has triggered: tells it from all others (603.3b); 0 where nothing wants to know."""
    gone: tuple[Row, ...] = ()
    """What its cost sacrificed, exiled or discarded, as it last was (608.2h)."""


class Frame:
    """A context in use, with what the instructions so far brought about (608.2c)."""

    def __init__(self, context: Context, *, paying: bool = False, tapped_for: bool = False):
        self.context = context
        self.ability = context.ability
        self.controller = context.controller
        self.source = context.source
        self.held = context.held
        self.x = context.x
        self.it: tuple[ObjId, ...] = context.kept
        """The objects the last instruction moved, made or chose: what «it» and «that» mean next."""
        self.gone: tuple[Row, ...] = context.gone
        """Objects sacrificed, exiled or discarded by costs and instructions, as they last were (608.2h)."""
        self.exiled: tuple[ObjId, ...] = ()
        """The cards that the instructions so far exiled, where they are now."""
        self.then: Any = None
        """The game's state just before the last object in `gone` left (what it «could produce», 106.7)."""
        self.player: Player | None = None
        """The player an instruction goes through right now, where it says each player or that player."""
        self.paying = paying
        """Costs, not effects: what can't be done makes the action illegal (118.3)."""
        self.tapped_for = tapped_for
        """A mana ability with the tap symbol in its cost (106.12)."""
        self.named: str | None = None
        """The card name that an instruction had the player choose (201.4)."""
        self.chosen: Quality | None = None
        """The quality that an instruction had the player choose (608.2d)."""
        self.amount = getattr(context.event, "amount", 0)
        """How many the event, and then the last instruction that counts, came to: what «that many» means next."""
        self.spent: tuple[str, ...] = ()
        """The types of the mana that was paid, one for each mana (601.2h)."""
        self.done = True
        """Whether the last optional instruction was carried out («if you do»)."""
