"""Abilities that an object acquires from another object (602.5c)."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref


class GainActivatedOf(
    Record, frozen=True, tag_field="is", tag="gain_activated_of", rename=head("gain_activated_of", "model")
):
    """This gains all activated abilities of an object, as they are now, for a while."""

    model: Ref = "target"
    until: Literal["end of turn"] = "end of turn"


AcquiringEffect = GainActivatedOf
