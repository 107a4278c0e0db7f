"""Abilities that an object acquires: another object's (602.5c), or those that a player chooses (608.2d)."""

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


class GainOneOf(Record, frozen=True, tag_field="is", tag="gain_one_of", rename=head("gain_one_of", "keywords")):
    """An object gains your choice of these keyword abilities for a while (608.2d)."""

    keywords: tuple[str, ...]
    acquirer: Ref = "target"
    until: Literal["end of turn"] = "end of turn"


AcquiringEffect = GainActivatedOf | GainOneOf
