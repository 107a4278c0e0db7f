"""Events: what can happen to a game. Records only; `pipeline` makes them happen, `rules_6_spells` replaces them.

Each holds ids, not records: a record held since the proposal would be stale if a replacement's choice changed it.
`replaced_by` names the effects that had their one opportunity (614.5); `rule` is the rule that makes the event happen,
given by whoever proposes it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from reference_engine.kernel.state import CastInfo, CopyEffect, Mana, ObjId, Origin, Player, Reference
from reference_engine.vocabulary.abilities import Ability, Card
from reference_engine.vocabulary.effects import Effect
from reference_engine.vocabulary.modifications import Modification

Reason = Literal[
    "", "cast", "play", "resolve", "counter", "destroy", "sacrifice", "discard", "exile", "return", "mill", "draw",
    "search", "put", "state-based", "create", "cease",
]  # fmt: skip


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Anything that happens. `source` is the object whose ability, cost or effect makes it happen."""

    source: ObjId | None = None
    replaced_by: tuple[Any, ...] = ()
    rule: str = ""


class Move(Event, frozen=True, kw_only=True):
    """An object changes zones and becomes a new object (400.7); the result is the new object's id.

    The fields after `reason` say how it arrives; enters-the-battlefield replacements fill them in (614.1c–d).
    """

    obj: ObjId
    to: str
    controller: Player | None = None
    reason: Reason = ""
    face: Card | None = None
    """The face it arrives with up, if not its front face (712.14)."""
    position: int | None = None
    """Index in the zone it goes to (0: top of the library); None: last in it."""
    tapped: bool = False
    attacking: Reference | None = None
    """Onto the battlefield attacking this player or permanent (508.4)."""
    blocking: ObjId | None = None
    """Onto the battlefield blocking this creature (509.4)."""
    counters: tuple[tuple[str, int], ...] = ()
    attach: Reference | None = None
    copies: tuple[CopyEffect, ...] = ()
    choices: tuple[tuple[Any, Any], ...] = ()
    """(what, value) for abilities the object has itself; their origin is found as it enters."""
    cast: CastInfo = CastInfo()
    face_down: bool = False
    seen_by: tuple[Player, ...] = ()
    """Face down into exile: who may look at it there (406.3)."""
    no_regeneration: bool = False
    """A destruction that regeneration can't replace (701.19c)."""
    linked: Origin = "printed"
    """Into exile: how its source came by the ability which exiles it (607.2a)."""
    being: tuple[Modification, ...] = ()
    """What the effect that puts it onto the battlefield says it is there (611.2e)."""
    gains: tuple[Ability, ...] = ()
    """Abilities it enters with besides those of its card (614.1c)."""
    shuffled_in: bool = False
    """Into a library that is then shuffled."""
    meld_with: ObjId | None = None
    """Onto the battlefield as one permanent with this other card (712.14c)."""


class Create(Event, frozen=True, kw_only=True):
    """Tokens are created (701.7a); one Move event for each follows, contained in this one (616.1g)."""

    token: Card
    count: int
    player: Player
    besides: tuple[Card, ...] = ()
    """Other tokens, of each as many."""
    copies: tuple[CopyEffect, ...] = ()
    tapped: bool = False
    attacking: Reference | None = None
    blocking: ObjId | None = None
    cast: CastInfo = CastInfo()
    counters: tuple[tuple[str, int], ...] = ()
    attach: Reference | None = None


class ProduceMana(Event, frozen=True, kw_only=True):
    """Mana is produced and added to a pool (106.12b). `tapped_for`: by a permanent tapped for mana (106.12)."""

    permanent: ObjId | None
    player: Player
    mana: tuple[Mana, ...]
    tapped_for: bool = False


class PutCounters(Event, frozen=True, kw_only=True):
    obj: Reference
    kind: str
    count: int
    by: Player | None = None
    as_cost: bool = False
    """Paid as a cost: no effect does it (614.16)."""


class RemoveCounters(Event, frozen=True, kw_only=True):
    obj: Reference
    kind: str
    count: int


class DealDamage(Event, frozen=True, kw_only=True):
    """Damage by `source` (120). A batch of these is simultaneous."""

    to: Reference
    amount: int
    combat: bool = False
    besides: tuple[Event, ...] = ()
    """What replacements and preventions made of parts of this damage: it happens with the rest (614.9, 615.5)."""


class DamagePrevented(Event, frozen=True, kw_only=True):
    """Damage that would be dealt is prevented by an effect (615.1), or would be if it could (615.12)."""

    to: Reference
    amount: int
    by: Any
    """The key of the effect."""
    then: tuple[Effect, ...] = ()
    """What else the effect says, which happens afterwards (615.5)."""
    besides: tuple[Event, ...] = ()


class GainLife(Event, frozen=True, kw_only=True):
    player: Player
    amount: int


class LoseLife(Event, frozen=True, kw_only=True):
    player: Player
    amount: int
    by_damage: bool = False
    """A result of damage (120.3a)."""


class PayLife(Event, frozen=True, kw_only=True):
    """Life is paid as a cost; losing it is contained in this (118.3b)."""

    player: Player
    amount: int


class DrawCard(Event, frozen=True, kw_only=True):
    """One card; drawing several is that many of these, one after another (121.2)."""

    player: Player


class DrawCards(Event, frozen=True, kw_only=True):
    """An instruction to draw several cards, before the draws it comes to (121.2a, 616.1g)."""

    player: Player
    count: int


class Tap(Event, frozen=True, kw_only=True):
    obj: ObjId


class Untap(Event, frozen=True, kw_only=True):
    obj: ObjId


class Regenerate(Event, frozen=True, kw_only=True):
    """A permanent that would be destroyed isn't (701.19a); `shield` is the effect that is used up."""

    obj: ObjId
    shield: int


class PhaseOut(Event, frozen=True, kw_only=True):
    """A permanent phases out, and with it what is attached to it (702.26b, 702.26g)."""

    obj: ObjId
    controller: Player


class PhaseIn(Event, frozen=True, kw_only=True):
    obj: ObjId


class Transform(Event, frozen=True, kw_only=True):
    """A double-faced permanent is turned over (701.27a)."""

    obj: ObjId


class Flip(Event, frozen=True, kw_only=True):
    """A permanent is flipped (710.4)."""

    obj: ObjId


class Attach(Event, frozen=True, kw_only=True):
    """An object becomes attached to another, or to a player (701.3)."""

    obj: ObjId
    to: Reference


class Unattach(Event, frozen=True, kw_only=True):
    """An object stops being attached and stays where it is (701.3d)."""

    obj: ObjId


class Shuffle(Event, frozen=True, kw_only=True):
    player: Player


class BecomeTarget(Event, frozen=True, kw_only=True):
    """`target` becomes the target of a spell or ability on the stack (115, 601.2c)."""

    target: Reference
    of: ObjId
    player: Player


class TurnFaceUp(Event, frozen=True, kw_only=True):
    """A face-down permanent is turned face up (708)."""

    obj: ObjId
    player: Player
    attach: ObjId | None = None
    """What it becomes attached to as it is turned up (303.4k)."""


class Crew(Event, frozen=True, kw_only=True):
    """A creature crews a Vehicle: it is tapped for the cost of its crew ability (702.122b)."""

    obj: ObjId
    creature: ObjId


class SpellCast(Event, frozen=True, kw_only=True):
    spell: ObjId
    player: Player


class AbilityActivated(Event, frozen=True, kw_only=True):
    """An ability that isn't a mana ability becomes activated (602.2b, 601.2i); `obj` is the ability on the stack."""

    obj: ObjId
    player: Player


class LandPlayed(Event, frozen=True, kw_only=True):
    land: ObjId
    player: Player


class StepBegins(Event, frozen=True, kw_only=True):
    step: str
    active: Player
    first: bool = True
    """Whether it is the first of its name in the turn."""


class AttackersDeclared(Event, frozen=True, kw_only=True):
    player: Player
    attackers: tuple[tuple[ObjId, Reference], ...]


class Exert(Event, frozen=True, kw_only=True):
    """A player exerts a permanent (701.43)."""

    obj: ObjId
    player: Player


class BlockersDeclared(Event, frozen=True, kw_only=True):
    """Blockers are declared (509.1i), or an effect changes who blocks or is blocked: then `declared` is false."""

    blocks: tuple[tuple[ObjId, ObjId], ...] = ()
    """(blocker, attacker)"""
    blocked: tuple[ObjId, ...] = ()
    """Attackers that become blocked creatures by it."""
    unblocked: tuple[ObjId, ...] = ()
    """Attackers that become unblocked creatures by it."""
    declared: bool = True


class LoseGame(Event, frozen=True, kw_only=True):
    """A player loses the game (104.3)."""

    player: Player


class LossReplaced(Event, frozen=True, kw_only=True):
    """What takes the place of losing the game (614.1a): an object is exiled, and life is what it was at the start."""

    player: Player
    obj: ObjId


class Cycled(Event, frozen=True, kw_only=True):
    """A card was discarded to pay the cost of its cycling ability (702.29c); `obj` is what it has become."""

    obj: ObjId
    player: Player


class AbilityResolved(Event, frozen=True, kw_only=True):
    """An activated or triggered ability has resolved (608.2p); `ability` is its record, `source` what it is of."""

    ability: Any


class AbilityTriggered(Event, frozen=True, kw_only=True):
    """An ability triggered (603.3b); `mark` tells which."""

    mark: int


class ControlLost(Event, frozen=True, kw_only=True):
    """A player no longer controls a permanent, because another does or because it left."""

    obj: ObjId
    player: Player


class BecomeLevel(Event, frozen=True, kw_only=True):
    """A Class becomes of another level (716.2a)."""

    obj: ObjId
    level: int


class BecomeMonstrous(Event, frozen=True, kw_only=True):
    obj: ObjId
    x: int
