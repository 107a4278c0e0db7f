"""Records of chapters 2 and 3: names (201), power and toughness (208), types, Equipment and battles (301–310)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Target, Which

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability
    from reference_engine.vocabulary.effects import Effect


# ------------------------------------------------------------------------------------------------ instructions
class MayCastTransformed(
    Record, frozen=True, tag_field="is", tag="may_cast_transformed", rename=head("may_cast_transformed", "what")
):
    """You may cast a card with its back face up without paying its mana cost (310.12b, 712.11a)."""

    what: Ref = "it"


class ChooseCardName(
    Record, frozen=True, tag_field="is", tag="choose_card_name", rename=head("choose_card_name", "type")
):
    """Choose the name of a card of this type (201.4a): what follows may speak of the chosen name."""

    type: str


class ExileNamed(Record, frozen=True, tag_field="is", tag="exile_named", rename=head("exile_named", "whose")):
    """Exile cards of the chosen name out of a player's hand, graveyard and library, as many as wanted (701.23)."""

    whose: Ref = "target"


class RevealTop(Record, frozen=True, tag_field="is", tag="reveal_top", rename=head("reveal_top", "cards")):
    """Reveal the top cards of your library: they are «it» (701.20)."""

    cards: int = 1


class MayPlay(Record, frozen=True, tag_field="is", tag="may_play", rename=head("may_play", "what")):
    """You may play a card without paying its mana cost: cast it, or play it as a land if you can (305.2b, 305.3).

    `did` is true afterwards if it was played.
    """

    what: Ref = "it"


class Venture(Record, frozen=True, tag_field="is", tag="venture", rename=head("venture", "who")):
    """You venture into the dungeon (701.49)."""

    who: Literal["you"] = "you"


TypeEffect = MayCastTransformed | ChooseCardName | ExileNamed | RevealTop | MayPlay | Venture


# ------------------------------------------------------------------------------------------------ abilities
class CantCastChosenName(
    Record, frozen=True, tag_field="is", tag="cant_cast_named", rename=head("cant_cast_named", "name")
):
    """Spells with the chosen name can't be cast."""

    name: Literal["chosen"] = "chosen"


class AsEntersName(
    Record, frozen=True, tag_field="is", tag="as_enters_choose_name", rename=head("as_enters_choose_name", "type")
):
    """As this enters, choose the name of a card of this type (`nonLand`: of none such) (201.4, 614.12a)."""

    type: str


class Shape(Record, frozen=True):
    """One of the sizes that a creature may enter with, and what else it then has (208.2b)."""

    size: str
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EntersAsOneOf(
    Record, frozen=True, tag_field="is", tag="enters_as_one_of", rename=head("enters_as_one_of", "shapes")
):
    """As this enters, it becomes its controller's choice of these (208.2b)."""

    shapes: tuple[Shape, ...]


class MayAttachAsTurnedUp(
    Record, frozen=True, tag_field="is", tag="may_attach_as_turned_up", rename=head("may_attach_as_turned_up", "to")
):
    """As this is turned face up, you may attach it to an object (303.4k)."""

    to: Which


class EquipAnyTime(
    Record, frozen=True, tag_field="is", tag="equip_any_time", rename=head("equip_any_time", "whose")
):
    """Equip abilities of that player can be activated at instant speed (304.5)."""

    whose: Literal["you"] = "you"


class Room(Record, frozen=True, tag_field="is", tag="room", rename=head("room", "name")):
    """A room of a dungeon (309.4): what its ability does, and the rooms to which arrows lead from it."""

    name: str
    do: tuple[Effect, ...]
    target: Target | None = None
    leads_to: tuple[str, ...] = ()


TypeRule = Room | CantCastChosenName | AsEntersName | EntersAsOneOf | MayAttachAsTurnedUp | EquipAnyTime
