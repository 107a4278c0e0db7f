"""Records of 118.7: costs that are reduced by mana of some type, and the costs of activated abilities changed."""

from __future__ import annotations

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Which
from reference_engine.vocabulary.values import Value


class ThisCostsLess(
    Record, frozen=True, tag_field="is", tag="this_costs_less", rename=head("this_costs_less", "mana_less")
):
    """This spell costs mana of these symbols less to cast, so many times (118.7b–g)."""

    mana_less: str
    times: Value = 1


class Offering(Record, frozen=True, tag_field="is", tag="offering", rename=head("offering", "offered")):
    """702.48: you may sacrifice such a permanent; the spell then has flash and costs its mana cost less."""

    offered: Which


class AbilitiesCost(
    Record, frozen=True, tag_field="is", tag="abilities_cost", rename=head("abilities_cost", "generic_more")
):
    """Activated abilities of such permanents that aren't mana abilities cost more to activate (602.2b, 601.2f)."""

    generic_more: int
    permanents: Which = Which()


ReducingRule = ThisCostsLess | Offering | AbilitiesCost
