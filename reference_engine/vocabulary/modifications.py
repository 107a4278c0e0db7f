"""What continuous effects do to characteristics (611, 613): pure changes without choices, each in its layer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.linked import AllCreatureNames, ChangeWord, SetName
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Color
from reference_engine.vocabulary.values import Value

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability


class GainControl(Record, frozen=True, tag_field="is", tag="control", rename=head("control", "by")):
    """Layer 2 (613.1b)."""

    by: Literal["you"] = "you"


class AddTypes(Record, frozen=True, tag_field="is", tag="add_types", rename=head("add_types", "types")):
    """Layer 4: in addition to its other types (613.1d, 205.1b)."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    every_creature_type: bool = False
    chosen_creature_type: bool = False
    """The creature type chosen for a linked ability (607.2d)."""


class SetTypes(Record, frozen=True, tag_field="is", tag="set_types", rename=head("set_types", "types")):
    """Layer 4: instead of its card types and subtypes (205.1a)."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...] = ()


class SetLandType(Record, frozen=True, tag_field="is", tag="set_land_type", rename=head("set_land_type", "subtype")):
    """Layer 4: the land's subtype becomes a basic land type; it loses its printed abilities (305.7)."""

    subtype: str


class SetColor(Record, frozen=True, tag_field="is", tag="set_color", rename=head("set_color", "color")):
    """Layer 5 (613.1e); `colorless` is no colour."""

    color: Color | Literal["colorless"]
    in_addition: bool = False
    """To its other colours."""


class GainAbilities(Record, frozen=True, tag_field="is", tag="gain", rename=head("gain", "abilities")):
    """Layer 6 (613.1f)."""

    abilities: tuple[Ability, ...]


class AddText(Record, frozen=True, tag_field="is", tag="add_text", rename=head("add_text", "added")):
    """Layer 3: the rules text of another card follows the object's own (612.10)."""

    added: tuple[Ability, ...]


class ReplaceText(Record, frozen=True, tag_field="is", tag="replace_text", rename=head("replace_text", "text_box")):
    """Layer 3: rules text instead of the object's own (612.5)."""

    text_box: tuple[Ability, ...]


class FullTextOfTop(
    Record, frozen=True, tag_field="is", tag="full_text_of_top", rename=head("full_text_of_top", "and_text")
):
    """Layer 3: the full text of the top card of its controller's graveyard, if that is a creature card (612.6)."""

    and_text: tuple[Ability, ...] = ()
    """Rules text besides."""


class LoseAllAbilities(
    Record, frozen=True, tag_field="is", tag="lose_abilities", rename=head("lose_abilities", "which")
):
    """Layer 6: all abilities, the one keyword named, or `this`, the very ability whose effect it is."""

    which: str = "all"
    this_one: Ability | None = None
    """With `this`, once the effect has begun: never on a card."""


class DefinePowerToughness(
    Record, frozen=True, tag_field="is", tag="define_pt", rename=head("define_pt", "power")
):
    """Layer 7a: a characteristic-defining ability's size (613.4a)."""

    power: Value
    toughness: Value


class SetPowerToughness(Record, frozen=True, tag_field="is", tag="set_pt", rename=head("set_pt", "power")):
    """Layer 7b: base power and toughness become (613.4b)."""

    power: Value
    toughness: Value


class AddPowerToughness(Record, frozen=True, tag_field="is", tag="add_pt", rename=head("add_pt", "power")):
    """Layer 7c: gets +/- (613.4c)."""

    power: Value
    toughness: Value


class SwitchPowerToughness(Record, frozen=True, tag_field="is", tag="switch_pt", rename=head("switch_pt", "on")):
    """Layer 7d (613.4d)."""

    on: bool = True


Modification = (
    GainControl
    | ChangeWord
    | SetName
    | AddText
    | ReplaceText
    | FullTextOfTop
    | AllCreatureNames
    | AddTypes
    | SetTypes
    | SetLandType
    | SetColor
    | GainAbilities
    | LoseAllAbilities
    | DefinePowerToughness
    | SetPowerToughness
    | AddPowerToughness
    | SwitchPowerToughness
)
