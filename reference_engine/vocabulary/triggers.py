"""Records of 603: what makes abilities trigger more often, and reflexive triggered abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Target, Which

if TYPE_CHECKING:
    from reference_engine.vocabulary.effects import Cost, Effect


class TriggersAgain(
    Record, frozen=True, tag_field="is", tag="triggers_again", rename=head("triggers_again", "entering")
):
    """An ability of a permanent you control that triggers on such an object entering triggers once more (603.2d)."""

    entering: Which


class WhenYouDo(Record, frozen=True, tag_field="is", tag="when_you_do", rename=head("when_you_do", "what_then")):
    """A reflexive triggered ability: it triggers if the optional instruction before was carried out (603.12)."""

    what_then: tuple[Effect, ...]
    target: Target | tuple[Target, ...] | None = None


class WhenResolved(
    Record, frozen=True, tag_field="is", tag="when_resolved", rename=head("when_resolved", "nth_time")
):
    """When the ability with this instruction resolves for the nth time in a turn: a delayed trigger (603.7h)."""

    nth_time: int
    what_then: tuple[Effect, ...]
    target: Target | tuple[Target, ...] | None = None


class PayAnyTimes(
    Record, frozen=True, tag_field="is", tag="pay_any_times", rename=head("pay_any_times", "each_payment")
):
    """You may pay a cost any number of times; X is then how often it was paid (603.12a)."""

    each_payment: tuple[Cost, ...]


TriggerEffect = WhenYouDo | WhenResolved | PayAnyTimes
TriggerRule = TriggersAgain
