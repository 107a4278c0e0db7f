"""Records of 614–615: shields against damage, damage dealt elsewhere, and more ways to replace what would happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.instead import InsteadEffect, InsteadRule
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose
from reference_engine.vocabulary.values import Value

if TYPE_CHECKING:
    from reference_engine.vocabulary.effects import Cost


# ------------------------------------------------------------------------------------------------ instructions
class PreventNextDamage(
    Record, frozen=True, tag_field="is", tag="prevent_next_damage", rename=head("prevent_next_damage", "damage_points")
):
    """Prevent so much of the damage that would next be dealt to an object or player this turn (615.7, 615.11)."""

    damage_points: Value
    to: Ref = "target"
    sharing_a_color: bool = False
    """And to each other creature that shares a colour with it now, each with a shield of its own."""


class RedirectNext(
    Record, frozen=True, tag_field="is", tag="redirect_next_damage", rename=head("redirect_next_damage", "points")
):
    """So much of the damage that would next be dealt to one object this turn is dealt to another instead (614.9)."""

    points: Value
    away_from: Ref = "this"
    onto: Ref = "target"


ReplacingEffect = PreventNextDamage | RedirectNext | InsteadEffect


# ------------------------------------------------------------------------------------------------ rules in force
class DamageCantBePrevented(
    Record,
    frozen=True,
    tag_field="is",
    tag="damage_cant_be_prevented",
    rename=head("damage_cant_be_prevented", "which_damage"),
):
    """Damage can't be prevented (615.12)."""

    which_damage: Literal["any"] = "any"


class DealtInstead(
    Record, frozen=True, tag_field="is", tag="dealt_instead_to", rename=head("dealt_instead_to", "taker")
):
    """All damage that would be dealt to you is dealt to an object instead (614.9)."""

    taker: Ref = "host"


class DealtToController(
    Record, frozen=True, tag_field="is", tag="dealt_to_controller_of", rename=head("dealt_to_controller_of", "hit")
):
    """All damage that would be dealt to an object is dealt to its controller instead (614.9)."""

    hit: Ref = "host"


class ExiledInsteadOfGraveyard(
    Record,
    frozen=True,
    tag_field="is",
    tag="exiled_instead_of_graveyard",
    rename=head("exiled_instead_of_graveyard", "graveyard_of"),
):
    """A card or token that would be put into such a player's graveyard from anywhere is exiled instead (614.1a)."""

    graveyard_of: Whose = "any"
    cards_only: bool = False
    """Tokens go there all the same (111.6)."""


class SpellExiledInstead(
    Record, frozen=True, tag_field="is", tag="spell_exiled_instead", rename=head("spell_exiled_instead", "yours")
):
    """If this spell would be put into your graveyard, it is exiled instead (614.1a)."""

    yours: Literal["graveyard"] = "graveyard"


class CountersInsteadOfDamage(
    Record,
    frozen=True,
    tag_field="is",
    tag="counters_instead_of_damage",
    rename=head("counters_instead_of_damage", "kind_put"),
):
    """If damage would be dealt to this, that many counters are put on it instead (614.1a)."""

    kind_put: str


class EnterAsCopies(
    Record, frozen=True, tag_field="is", tag="enter_as_copies", rename=head("enter_as_copies", "which_enter")
):
    """Objects that fit enter as copies of this (614.1c, 616.1c)."""

    which_enter: Which


class NextEnterAsCopies(
    Record,
    frozen=True,
    tag_field="is",
    tag="next_enter_as_copies",
    rename=head("next_enter_as_copies", "of_what_enters"),
):
    """The next time that objects which fit enter, they all enter as copies of the object that this is bound to."""

    of_what_enters: Which


class EntersTappedUnless(
    Record, frozen=True, tag_field="is", tag="enters_tapped_unless", rename=head("enters_tapped_unless", "paid")
):
    """As this enters, you may pay a cost; if you don't, it enters tapped (614.1c)."""

    paid: tuple[Cost, ...]


ReplacingRule = (
    DamageCantBePrevented | CountersInsteadOfDamage | DealtInstead | DealtToController
    | ExiledInsteadOfGraveyard | SpellExiledInstead | EnterAsCopies | EntersTappedUnless
    | NextEnterAsCopies | InsteadRule
)  # fmt: skip
