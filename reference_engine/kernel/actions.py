"""Actions that a player with priority can take (117.1), as they are proposed: what is done, with what."""

from __future__ import annotations

import msgspec

from reference_engine.kernel.state import ObjId


class Cast(msgspec.Struct, frozen=True):
    """Cast a spell (601). `method` names another way than the normal one (118.9); None lets the engine ask."""

    object: ObjId
    face: str | None = None
    method: str | None = None
    mana_abilities: tuple[ObjId, ...] = ()
    """Sources whose mana abilities pay, in this order, before payment is found automatically (601.2g)."""
    tapping: tuple[ObjId, ...] = ()
    """Creatures that convoke the spell (702.51)."""
    without_paying: bool = False
    """An effect that is resolving casts it so (608.2g)."""
    transformed: bool = False
    """With its back face up (712.11a)."""
    by_effect: bool = False
    """An effect that is resolving lets it be cast, for its cost, from where it is and at this time (608.2g)."""


class PlayLand(msgspec.Struct, frozen=True):
    """Play a land (116.2a, 305)."""

    object: ObjId
    face: str | None = None


class Activate(msgspec.Struct, frozen=True):
    """Activate an ability (602): the `index`-th (from 1) of the source's with this `cost`; or tap it for `mana`."""

    source: ObjId
    cost: str | None = None
    index: int | None = None
    mana: bool = False
    value: str | None = None
    """With `mana`: a mana type that the ability must be able to produce."""
    mana_abilities: tuple[ObjId, ...] = ()


class Pass(msgspec.Struct, frozen=True):
    """Pass priority (117.3d)."""


class Concede(msgspec.Struct, frozen=True):
    """Concede the game (104.3a)."""


class Special(msgspec.Struct, frozen=True):
    """Another special action (116.2): `what` is the protocol's word (turn_face_up, suspend, …)."""

    what: str
    object: ObjId


Action = Cast | PlayLand | Activate | Pass | Concede | Special
