"""Records of chapter 7: exceptions in what is copied (707.9), fights (701.14), the legend rule (704.5j)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Color, Ref, Which, Whose

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability


class Except(Record, frozen=True):
    """How a copy differs from what it copies (707.9b, 707.9d): what it says here is copiable in turn (707.3)."""

    not_legendary: bool = False
    named: str | None = None
    also_types: tuple[str, ...] = ()
    also_subtypes: tuple[str, ...] = ()
    """In addition to its own (205.1b)."""
    size: str | None = None
    loyalty: int | None = None
    """The loyalty that it enters with (306.5b)."""
    keeps_color: bool = False
    """Its colour isn't copied (707.9c)."""
    color: Color | None = None
    """Its colour instead of those copied (707.9b)."""
    no_mana_cost: bool = False
    abilities: tuple[Ability, ...] = ()
    """Abilities that it has besides (707.9a)."""


# ------------------------------------------------------------------------------------------------ instructions
class Fight(Record, frozen=True, tag_field="is", tag="fight", rename=head("fight", "one")):
    """Two creatures fight (701.14)."""

    one: Ref = "target"
    other_one: Ref = "second_target"


# ------------------------------------------------------------------------------------------------ rules in force
class NoLegendRule(Record, frozen=True, tag_field="is", tag="no_legend_rule", rename=head("no_legend_rule", "for_")):
    """The legend rule doesn't apply to permanents that fit (704.5j, 101.1)."""

    for_: Which = Which()


class PlayersGetNoCounters(
    Record, frozen=True, tag_field="is", tag="players_get_no_counters", rename=head("players_get_no_counters", "who")
):
    """These players can't get counters (122.1, 614.17)."""

    who: Whose = "any"


class OneOfEach(
    Record, frozen=True, tag_field="is", tag="one_of_each_token", rename=head("one_of_each_token", "names")
):
    """If you would create one of these predefined tokens, instead create one of each (111.10, 614.1a)."""

    names: tuple[str, ...]


class AtMostCounters(
    Record, frozen=True, tag_field="is", tag="at_most_counters", rename=head("at_most_counters", "kind_limited")
):
    """This can't have more than so many counters of a kind (122.4)."""

    kind_limited: str
    limit: int


AdditionalEffect = Fight
AdditionalRule = OneOfEach | NoLegendRule | PlayersGetNoCounters | AtMostCounters
