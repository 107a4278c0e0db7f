"""Records of 702.85 and 710, and of permissions to cast spells for nothing (118.9)."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref
from reference_engine.vocabulary.values import Value


class CascadeFrom(Record, frozen=True, tag_field="is", tag="cascade_from", rename=head("cascade_from", "spell_cast")):
    """Exile cards from the top of your library until one may be cast, and cast it or not (702.85a)."""

    spell_cast: Literal["this"] = "this"


class Flip(Record, frozen=True, tag_field="is", tag="flip", rename=head("flip", "permanent")):
    """Flip a permanent (710.4)."""

    permanent: Literal["this"] = "this"


class TurnUp(Record, frozen=True, tag_field="is", tag="turn_face_up", rename=head("turn_face_up", "which_one")):
    """Turn a face-down permanent face up (708.8)."""

    which_one: Ref = "target"


class Meld(Record, frozen=True, tag_field="is", tag="meld_with", rename=head("meld_with", "counterpart")):
    """Exile this and the other card of its meld pair, then meld them (701.42)."""

    counterpart: str


class MayCastFree(
    Record, frozen=True, tag_field="is", tag="may_cast_free", rename=head("may_cast_free", "up_to_value")
):
    """You may cast spells with this mana value or less without paying their mana costs (118.9)."""

    up_to_value: Value


FaceEffect = CascadeFrom | Flip | Meld | TurnUp
FaceRule = MayCastFree
