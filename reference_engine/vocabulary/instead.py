"""Records of 614.1a: what happens instead of life gained, lost or paid, of draws and of damage."""

from __future__ import annotations

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose


# ------------------------------------------------------------------------------------------------ instructions
class PreventNextBy(
    Record, frozen=True, tag_field="is", tag="prevent_next_by", rename=head("prevent_next_by", "dealer")
):
    """The next time an object would deal damage this turn, prevent that damage (615.1)."""

    dealer: Ref = "target"
    gaining_life: bool = False
    """And you gain as much life, as a part of what the damage comes to (120.4d)."""


InsteadEffect = PreventNextBy


# ------------------------------------------------------------------------------------------------ rules in force
class DrawsInsteadOfLife(
    Record, frozen=True, tag_field="is", tag="draws_instead_of_life", rename=head("draws_instead_of_life", "gainer")
):
    """If a player would gain life, that player draws that many cards instead."""

    gainer: Whose = "you"


class ReturnsInsteadOfDrawing(
    Record, frozen=True, tag_field="is", tag="returns_instead_of_drawing",
    rename=head("returns_instead_of_drawing", "drawer"),
):  # fmt: skip
    """If a player would draw a card, that player returns a card from graveyard to hand instead, or else loses."""

    drawer: Whose = "you"


class ExilesInsteadOfDamage(
    Record, frozen=True, tag_field="is", tag="exiles_instead_of_damage",
    rename=head("exiles_instead_of_damage", "damaged"),
):  # fmt: skip
    """If damage would be dealt to a player, that player exiles as many cards from graveyard, or else loses."""

    damaged: Whose = "you"


class ExilesInsteadOfPayingLife(
    Record, frozen=True, tag_field="is", tag="exiles_instead_of_paying_life",
    rename=head("exiles_instead_of_paying_life", "payer"),
):  # fmt: skip
    """If a player would pay life while as many cards are in the library, that many are exiled off its top instead."""

    payer: Whose = "you"


class DamageLeavesLife(
    Record, frozen=True, tag_field="is", tag="damage_leaves_life", rename=head("damage_leaves_life", "least")
):
    """Damage that would reduce your life total to less than this reduces it to this instead (120.4d)."""

    least: int


class AsEntersExile(
    Record, frozen=True, tag_field="is", tag="as_enters_exile", rename=head("as_enters_exile", "cards_exiled")
):
    """As this enters, exile any number of cards that fit (607.2b, 614.13)."""

    cards_exiled: Which


class RemovesInsteadOfUntapping(
    Record, frozen=True, tag_field="is", tag="removes_instead_of_untapping",
    rename=head("removes_instead_of_untapping", "counters"),
):  # fmt: skip
    """If a permanent with such counters would untap in its controller's untap step, all of them are removed instead."""

    counters: str


InsteadRule = (
    DrawsInsteadOfLife | ReturnsInsteadOfDrawing | ExilesInsteadOfDamage | ExilesInsteadOfPayingLife | DamageLeavesLife
    | AsEntersExile | RemovesInsteadOfUntapping
)  # fmt: skip
