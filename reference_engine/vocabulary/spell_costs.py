"""What spells cost: more, less, besides (118.8, 601.2f), or something else (118.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Which, Whose
from reference_engine.vocabulary.values import Condition, Value

if TYPE_CHECKING:
    from reference_engine.vocabulary.effects import Cost


class SpellsCost(Record, frozen=True, tag_field="is", tag="spells_cost", rename=head("spells_cost", "more")):
    """Spells cost more ({1} for each of a positive number) or less to cast (601.2f)."""

    more: Value
    spells: Which = Which()
    whose: Whose = "any"


class ThisCosts(Record, frozen=True, tag_field="is", tag="this_costs", rename=head("this_costs", "more")):
    """This spell costs more, or less, to cast (601.2f)."""

    more: Value


class SpellsCostAtLeast(
    Record, frozen=True, tag_field="is", tag="spells_cost_at_least", rename=head("spells_cost_at_least", "total")
):
    """Spells that would cost less mana in all cost this much: an effect on the total cost itself (601.2f)."""

    total: int
    if_: Condition | None = None


class AdditionalCost(
    Record, frozen=True, tag_field="is", tag="additional_cost", rename=head("additional_cost", "cost")
):
    """A mandatory additional cost of this spell (118.8)."""

    cost: tuple[Cost, ...]


class AlternativeCost(
    Record, frozen=True, tag_field="is", tag="alternative_cost", rename=head("alternative_cost", "cost")
):
    """An alternative cost of this spell (118.9), under a name that announcements use."""

    cost: tuple[Cost, ...]
    method: str
    only_if: Condition | None = None


class MayPayInstead(Record, frozen=True, tag_field="is", tag="may_pay_instead", rename=head("may_pay_instead", "cost")):
    """You may pay this rather than the mana cost of spells you cast (118.9), under the name of the permanent."""

    cost: tuple[Cost, ...]
    spells: Which = Which()


class CastWithoutPaying(
    Record, frozen=True, tag_field="is", tag="cast_without_paying", rename=head("cast_without_paying", "from_zone")
):
    """You may cast spells from a zone without paying their mana costs (118.9)."""

    from_zone: Literal["hand"] = "hand"


SpellCostRule = (
    SpellsCost | ThisCosts | SpellsCostAtLeast | AdditionalCost | AlternativeCost | MayPayInstead | CastWithoutPaying
)
