"""Costs (118) that are no instructions as well: what else a cost may be is in `effects`, in `Cost`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Which
from reference_engine.vocabulary.values import Value

if TYPE_CHECKING:
    from reference_engine.vocabulary.effects import Cost


class RemoveACounter(
    Record, frozen=True, tag_field="is", tag="remove_a_counter_from", rename=head("remove_a_counter_from", "which")
):
    """Remove one counter of any kind from a permanent of the player's choice among those described."""

    which: Which


class TapUntapped(Record, frozen=True, tag_field="is", tag="tap_untapped", rename=head("tap_untapped", "which")):
    """Tap untapped permanents you control: `number_of` of them, or with this total power (crew)."""

    which: Which
    number_of: int = 1
    total_power: int | None = None


class PayLife(Record, frozen=True, tag_field="is", tag="pay_life", rename=head("pay_life", "life")):
    life: Value


class EitherCost(Record, frozen=True, tag_field="is", tag="either_cost", rename=head("either_cost", "costs")):
    """One of several costs; which, is announced (601.2b)."""

    costs: tuple[tuple[Cost, ...], ...]


class CreaturesMayPay(
    Record, frozen=True, tag_field="is", tag="creatures_may_pay", rename=head("creatures_may_pay", "each_for")
):
    """For each mana in this cost its player may tap an untapped creature instead (602.1e)."""

    each_for: Literal["one mana"]


class ChangeLoyalty(Record, frozen=True, tag_field="is", tag="change_loyalty", rename=head("change_loyalty", "by")):
    """Put loyalty counters on this, or remove them (606.4)."""

    by: int


class Reveal(Record, frozen=True, tag_field="is", tag="reveal", rename=head("reveal", "which")):
    which: Which


CostOnly = CreaturesMayPay | TapUntapped | PayLife | Reveal | RemoveACounter | EitherCost | ChangeLoyalty
