"""The state of a game: frozen records in tables that are replaced, never patched.

To keep a moment, keep the reference: the look back of leaves-the-battlefield triggers (603.10), the return after an
illegal action (733.1) and what-if questions (106.7) all hold a `State` and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NewType

import msgspec
from msgspec.structs import replace

from reference_engine.vocabulary.abilities import Ability, Card
from reference_engine.vocabulary.modifications import Modification

ObjId = NewType("ObjId", int)
Player = NewType("Player", str)
Reference = ObjId | Player
ZoneName = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]
ZoneKey = str | tuple[str, Player]
"""A shared zone's name, or (name, owner) for a hand, library or graveyard (400.1)."""
Origin = Any
"""How an object came by an ability: "printed", or the effect that gave it. Linked abilities share it (607.2)."""
OUTSIDE = "outside"
"""Where cards outside the game are kept: no zone of it (400.11)."""
OWNED_ZONES = frozenset({"library", "hand", "graveyard", OUTSIDE})


class Mana(msgspec.Struct, frozen=True):
    """One mana in a pool (106.4); `only_for` names what it may be spent on (106.6)."""

    type: str
    only_for: str | None = None
    snow: bool = False
    """Produced by a snow source (107.4h)."""


class CastInfo(msgspec.Struct, frozen=True):
    """Decisions made while a spell was cast; abilities of the permanent may refer to them (400.7d, 601.2b–d)."""

    was_cast: bool = False
    x: int | None = None
    method: str = "normal"
    """The name of the alternative cost that was paid, if one was (118.9)."""
    kicked: tuple[str, ...] = ()
    """The kicker costs that were paid, once for each time (702.33d)."""
    offered: ObjId | None = None
    """What is sacrificed for its offering ability (702.48b)."""
    modes: tuple[int, ...] = ()
    targets: tuple[tuple[Reference, ...], ...] = ()
    """By slot: one tuple for each instance of the word target (601.2c)."""
    division: tuple[tuple[Reference, int], ...] = ()
    values: tuple[str, ...] = ()
    any_mana: bool = False
    """Mana of any type can be spent to cast it (118.14)."""
    spent: tuple[str, ...] = ()
    """The types of the mana spent to cast it, one for each mana (601.2h)."""
    gone: tuple[Any, ...] = ()
    """Rows of what its costs sacrificed, exiled or discarded, as they last were (608.2h)."""


class Counter(msgspec.Struct, frozen=True):
    """All counters of one kind on an object; they share a timestamp (613.7c)."""

    kind: str
    count: int
    stamp: int


class CopyEffect(msgspec.Struct, frozen=True):
    """A copy effect on an object: the copiable values it gives, in layer 1 (613.2a, 707.2)."""

    values: Card
    origin: Origin
    stamp: int
    until: str = "forever"


class Obj(msgspec.Struct, frozen=True, weakref=False):
    """An object in a zone (109.1). One that changes zones becomes a new object with a new id (400.7)."""

    id: ObjId
    card_id: int
    """The physical card's own number: it stays when the object becomes a new one."""
    card: Card
    """What is printed on the face that is up."""
    whole: Card
    owner: Player
    controller: Player
    """Who controls it before control-changing effects (layer 2); in zones without controllers, its owner (108.4)."""
    zone: str
    stamp: int
    kind: Literal["card", "token", "copy", "ability", "emblem"] = "card"
    counters: tuple[Counter, ...] = ()
    attached_to: Reference | None = None
    copies: tuple[CopyEffect, ...] = ()
    choices: tuple[tuple[tuple[Origin, str], Any], ...] = ()
    """Choices by (origin of the ability that asked, what): undefined for another origin (607.5a)."""
    cast: CastInfo = CastInfo()
    context: Any = None
    """For an ability on the stack: its `frame.Context`."""
    face_down: bool = False
    flipped: bool = False
    """A status (110.5c): it stays, whether it matters for what the permanent is or not."""
    monstrous: bool = False
    came: int = 0
    """The number of the turn in which it came to its zone; 0 if it was there before the game was taken up."""
    since: int = 0
    """What the clock showed as everything began that came to its zone together with it; 0 like `came`."""
    turned: int = 0
    """How often it has transformed (701.27f)."""
    level: int = 1
    """Of a Class: its level (716.2c)."""
    melded: Obj | None = None
    """The other of the two cards that represent a melded permanent, as it was before (712.8g)."""
    other_card: ObjId | None = None
    """The other card of the melded permanent that it was until it left the battlefield (712.21c)."""
    was: ObjId | None = None
    """The object that became this one as it changed zones (400.7)."""
    seen_by: tuple[Player, ...] = ()
    """In exile face down: who may look at it, however that came about (406.3)."""
    exiled_with: ObjId | None = None
    """In exile: the object whose effect or cost exiled it (607.2a)."""
    exiled_by: Origin = "printed"
    """In exile: how that object came by the ability which exiled it; only abilities of that origin are linked."""
    created_with: ObjId | None = None
    """A token: the object whose ability created it (607.2c)."""

    def count(self, kind: str) -> int:
        """How many counters of a kind are on it (122.1)."""
        return next((c.count for c in self.counters if c.kind == kind), 0)


class Status(msgspec.Struct, frozen=True):
    """What no characteristic is computed from: kept apart, so that tapping a land leaves every view valid."""

    tapped: bool = False
    damage: int = 0
    deathtouched: bool = False
    """Dealt damage by a source with deathtouch since state-based actions were last checked (704.5h)."""


class PhasedOut(msgspec.Struct, frozen=True):
    """A permanent that is phased out (702.26b): the object and its status as they were."""

    obj: Obj
    status: Status
    controller: Player
    """Who controlled it then, and in whose untap step it phases in."""
    along_with: ObjId | None = None
    """What it was attached to and phased out with; it phases in with it (702.26g)."""


class PlayerRecord(msgspec.Struct, frozen=True):
    """What the game keeps of a player (102, 119, 122)."""

    life: int = 20
    mana: tuple[Mana, ...] = ()
    counters: Mapping[str, int] = {}
    land_plays: int = 0
    """Lands played this turn (305.2)."""
    spells_cast: int = 0
    """Spells cast this turn."""
    cards_drawn: int = 0
    """Cards drawn this turn."""
    permanents_left: int = 0
    """Permanents that left the battlefield this turn while this player controlled them."""
    creatures_died: int = 0
    """Creatures that died this turn under this player's control."""
    drew_from_empty: bool = False
    """Tried to draw from an empty library since state-based actions were last checked (704.5b)."""
    lost: bool = False
    marker: tuple[ObjId, str] | None = None
    """The dungeon and the room that the venture marker is in (309.4)."""
    dungeons: tuple[str, ...] = ()
    """The dungeons completed, by name (309.7)."""
    turns_to_skip: int = 0
    """Turns that this player will skip (500.11)."""
    companion: ObjId | None = None
    """The companion that was revealed, until it is put into the hand (702.139)."""
    skips: tuple[str, ...] = ()
    """Steps and phases of which this player will skip the next (500.11)."""


class Until(msgspec.Struct, frozen=True):
    """What a second one-shot effect brings back as soon as an object has left the battlefield (610.3, 610.4)."""

    leaves: ObjId
    objects: tuple[ObjId, ...]
    phased_out: bool = False
    """They phase in; else they return to the zone they were exiled from."""
    zone: str = "battlefield"
    tapped: bool = False


class ContinuousEffect(msgspec.Struct, frozen=True):
    """A continuous effect made by a resolution (611.2).

    `modify` changes the characteristics of `objects`, a set that was fixed when it began (611.2c); `abilities` are
    effects on the rules while it lasts (a replacement, a prevention, a restriction).
    """

    id: int
    stamp: int
    controller: Player
    until: str
    modify: tuple[Modification, ...] = ()
    objects: tuple[ObjId, ...] = ()
    abilities: tuple[Ability, ...] = ()
    source: ObjId | None = None
    source_name: str = ""
    until_player: Player | None = None
    ended_for: tuple[Any, ...] = ()
    """The cost for which its controller may end it (116.2c)."""


class DelayedTrigger(msgspec.Struct, frozen=True):
    """A delayed triggered ability (603.7): `ability` is a Triggered record, `context` what it remembers."""

    id: int
    ability: Any
    context: Any
    until: str | None = None
    every_time: bool = False
    """Whether it stays when it has triggered: it has a duration then (603.7b)."""


class Combat(msgspec.Struct, frozen=True):
    """Who attacks what and who blocks whom (506.4, 508, 509)."""

    attackers: tuple[tuple[ObjId, Reference], ...] = ()
    blocks: tuple[tuple[ObjId, ObjId], ...] = ()
    """(blocker, attacker)"""
    blocked: tuple[ObjId, ...] = ()
    """Attackers that became blocked: they stay so if the blocker leaves (509.1h)."""
    dealt_first: tuple[ObjId, ...] | None = None
    """Who dealt damage in the first of two combat damage steps (510.4); None before a damage step."""
    any_attacked: bool = False
    """Whether a creature was declared as an attacker or put onto the battlefield attacking (508.8)."""
    blockers_declared: bool = False
    """Attackers that aren't blocked are unblocked creatures from then on (509.1h)."""
    removed: tuple[tuple[ObjId, Reference], ...] = ()
    """Creatures that aren't attacking any more, and what they attacked before (508.5)."""
    not_attacked: tuple[ObjId, ...] = ()
    """Permanents that were removed from combat while they were attacked (506.4c)."""


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is, and where in it the game is (500.1)."""

    active: Player
    step: str
    number: int
    priority: Player | None = None
    ahead: tuple[tuple[str, ...], ...] | None = None
    """What is left of this phase, then the phases to come, once an effect has added to them; None: as in 500.1."""
    begun: tuple[str, ...] = ()
    """The steps and phases that have begun in this turn, as far as the game was played here."""
    in_order: Player | None = None
    """While a player takes an extra turn: whose turn came last in turn order (500.7)."""
    cast: tuple[tuple[Player, ObjId], ...] = ()
    """The spells that were cast this turn, and by whom, in that order."""
    attacked: tuple[ObjId, ...] = ()
    """Creatures that were declared as attackers this turn (508.1k)."""
    exiled: bool = False
    """Whether a card was put into exile this turn."""
    began_untapped: frozenset[ObjId] = frozenset()
    """The permanents that were untapped as the turn began."""


NO_STATUS = Status()


class State(msgspec.Struct, weakref=False):
    """One moment of a game. Never changed: `change` gives the next moment."""

    players: Mapping[Player, PlayerRecord]
    """In turn order."""
    objects: Mapping[ObjId, Obj]
    zones: Mapping[ZoneKey, tuple[ObjId, ...]]
    """Libraries top first; the stack bottom first; the battlefield in timestamp order."""
    status: Mapping[ObjId, Status]
    effects: tuple[ContinuousEffect, ...]
    delayed: tuple[DelayedTrigger, ...]
    steady: frozenset[tuple[Player, ObjId]]
    """(player, permanent): under that player's control since their most recent turn began (302.6)."""
    turn: Turn
    combat: Combat | None = None
    day_night: Literal["day", "night"] | None = None
    """Neither until something makes it day or night (731.1)."""
    spells_last_turn: int = 0
    """How many spells the active player of the turn before this one cast in it (731.2)."""
    extra_turns: tuple[Player, ...] = ()
    """Who takes an extra turn after this one; the last of them, created most recently, first (500.7)."""
    activated: frozenset[tuple[int, ObjId, Any]] = frozenset()
    """(turn number, source, the ability's key) of abilities that may be activated only once each turn (602.5b)."""
    phased_out: Mapping[ObjId, PhasedOut] = {}
    """Permanents that are treated as though they didn't exist; in no other table meanwhile (702.26b)."""
    until: tuple[Until, ...] = ()
    """What returns when something else leaves the battlefield (610.3)."""
    clock: int = 1
    """The last number given to an object, an effect or a timestamp."""
    view_: Any = None
    """The last view computed; it is valid while the tables it read are the same objects."""

    def status_of(self, id: ObjId) -> Status:
        return self.status.get(id, NO_STATUS)

    def zone(self, name: str, owner: Player | None = None) -> tuple[ObjId, ...]:
        """The ids in a zone; `owner` for a hand, library or graveyard."""
        return self.zones.get((name, owner) if name in OWNED_ZONES and owner is not None else name, ())


def zone_key(name: str, owner: Player) -> ZoneKey:
    return (name, owner) if name in OWNED_ZONES else name


def change(state: State, **tables: Any) -> State:
    return replace(state, **tables)


def with_object(state: State, obj: Obj) -> State:
    return replace(state, objects={**state.objects, obj.id: obj})


def with_status(state: State, id: ObjId, **fields: Any) -> State:
    return replace(state, status={**state.status, id: replace(state.status_of(id), **fields)})


def with_player(state: State, player: Player, **fields: Any) -> State:
    return replace(state, players={**state.players, player: replace(state.players[player], **fields)})


def turn_order(state: State, first: Player | None = None) -> tuple[Player, ...]:
    """Players still in the game in turn order, from the active player or from `first` (101.4)."""
    players = tuple(state.players)
    start = players.index(first if first is not None else state.turn.active)
    return tuple(p for p in players[start:] + players[:start] if not state.players[p].lost)
