"""Records of chapter 4: cards on top of a library (401), exiled face down (406.3), and played from where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose
from reference_engine.vocabulary.values import Value

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability
    from reference_engine.vocabulary.effects import Cost


# ------------------------------------------------------------------------------------------------ instructions
class ExileTop(Record, frozen=True, tag_field="is", tag="exile_top", rename=head("exile_top", "cards")):
    """Exile the top cards of a player's library; face down, nobody may look at them (406.3)."""

    cards: Value = 1
    who: Ref = "you"
    face_down: bool = False


class SearchLibraryOf(
    Record, frozen=True, tag_field="is", tag="search_library_of", rename=head("search_library_of", "whose_library")
):
    """Search a player's library for a card and exile it face down (701.23): you have looked at it (406.3)."""

    whose_library: Ref = "target"


class ExileZone(Record, frozen=True, tag_field="is", tag="exile_zone", rename=head("exile_zone", "zone_name")):
    """Exile a player's hand or graveyard: all the cards there (400.12)."""

    zone_name: Literal["hand", "graveyard"]
    whose_zone: Ref = "target"


class ShuffleIn(Record, frozen=True, tag_field="is", tag="shuffle_in", rename=head("shuffle_in", "zone_of")):
    """Players shuffle all the cards of their hands into their libraries (400.12)."""

    zone_of: Ref = "each_player"
    and_graveyard: bool = False
    """The cards of their graveyards too."""
    draw_as_many: bool = False
    """Then each draws as many cards."""


# ------------------------------------------------------------------------------------------------ rules in force
class MayPlayThese(
    Record, frozen=True, tag_field="is", tag="may_play_these", rename=head("may_play_these", "whose_play")
):
    """A player may play the cards that the effect is bound to, from where they are (601.3, 305.1)."""

    whose_play: Literal["you", "owner"] = "you"
    lands_tapped: bool = False
    """Lands played this way enter tapped."""
    spells_only: bool = False
    """Cast them, not play them as lands."""
    with_any_mana: bool = False
    """They may be cast with mana of whatever type (118.14)."""
    spells_cost_more: int = 0
    """Spells cast this way cost so much more."""


class TopRevealed(Record, frozen=True, tag_field="is", tag="top_revealed", rename=head("top_revealed", "whose")):
    """Play with the top card of the library revealed (401.5)."""

    whose: Whose = "you"


class MayPlayTop(Record, frozen=True, tag_field="is", tag="may_play_top", rename=head("may_play_top", "which")):
    """You may play lands and cast spells that fit from the top of your library; perhaps only cast spells."""

    which: Which = Which()
    spells_only: bool = False


class MayPlayFromGraveyard(
    Record, frozen=True, tag_field="is", tag="may_play_from_graveyard", rename=head("may_play_from_graveyard", "like")
):
    """Once in each of your turns you may play a card that fits from your graveyard; it gains abilities (611.3d)."""

    like: Which
    gaining: tuple[Ability, ...] = ()
    then_exiled: bool = False
    """Exile takes the place of your graveyard for a spell cast so (614.1a)."""


class Flashback(Record, frozen=True, tag_field="is", tag="flashback", rename=head("flashback", "for_")):
    """702.34, for this mana; None: for the mana cost of the card."""

    for_: str | None
    besides: tuple[Cost, ...] = ()
    """What its cost consists of besides mana."""


class MayLookAt(Record, frozen=True, tag_field="is", tag="may_look_at", rename=head("may_look_at", "cards_that")):
    """You may look at face-down cards that fit (406.3)."""

    cards_that: Which


class InsteadOfLosing(
    Record, frozen=True, tag_field="is", tag="instead_of_losing", rename=head("instead_of_losing", "exiled_object")
):
    """If you would lose the game, exile this instead, and your life total becomes the starting life total."""

    exiled_object: Literal["this"] = "this"


class ExileHaunting(
    Record, frozen=True, tag_field="is", tag="exile_haunting", rename=head("exile_haunting", "haunted_object")
):
    """Exile the card that this has become in a graveyard, haunting an object (702.55a)."""

    haunted_object: Ref = "target"


class Haunt(Record, frozen=True, tag_field="is", tag="haunt", rename=head("haunt", "type_haunted")):
    """702.55, of a permanent."""

    type_haunted: Literal["creature"]


class GraveyardsAsYours(
    Record, frozen=True, tag_field="is", tag="graveyards_as_yours", rename=head("graveyards_as_yours", "whose_cards")
):
    """You may play cards from other players' graveyards as though they were in yours (609.4a)."""

    whose_cards: Literal["others"]


class CantPlayFromGraveyards(
    Record, frozen=True, tag_field="is", tag="cant_play_from_graveyards",
    rename=head("cant_play_from_graveyards", "who_cant"),
):  # fmt: skip
    """These players can't play cards from their graveyards (101.2)."""

    who_cant: Whose


ZoneEffect = ExileTop | SearchLibraryOf | ExileZone | ShuffleIn | ExileHaunting
ZoneRule = (
    MayPlayThese | MayPlayFromGraveyard | Flashback | TopRevealed | MayPlayTop | MayLookAt | InsteadOfLosing | Haunt
    | GraveyardsAsYours | CantPlayFromGraveyards
)  # fmt: skip
