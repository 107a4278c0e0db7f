"""Counters (122): putting them on what there is, removing them, proliferating (701.34)."""

from __future__ import annotations

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which
from reference_engine.vocabulary.values import Value


class PutCounters(Record, frozen=True, tag_field="is", tag="put_counters", rename=head("put_counters", "kind")):
    kind: str
    amount: Value = 1
    on: Ref | Which = "this"


class RemoveCounters(
    Record, frozen=True, tag_field="is", tag="remove_counters", rename=head("remove_counters", "kind")
):
    kind: str
    amount: Value = 1
    on: Ref = "this"


class RemoveUpTo(Record, frozen=True, tag_field="is", tag="remove_up_to", rename=head("remove_up_to", "counters")):
    """Remove up to that many counters, of kinds the player chooses; afterwards `that_many` is how many were removed."""

    counters: Value
    on: Ref = "target"


class RemoveAllCounters(
    Record, frozen=True, tag_field="is", tag="remove_all_counters", rename=head("remove_all_counters", "on")
):
    on: Ref = "target"


class Proliferate(Record, frozen=True, tag_field="is", tag="proliferate", rename=head("proliferate", "times")):
    """701.34, so many times over."""

    times: Value = 1


CounterEffect = PutCounters | RemoveCounters | RemoveUpTo | RemoveAllCounters | Proliferate
