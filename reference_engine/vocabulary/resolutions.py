"""Records of 607–612: linked abilities, effects that last until something leaves, sources of damage, changed text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability
    from reference_engine.vocabulary.effects import Cost, Effect

Word = Literal["color", "basic_land_type", "creature_type"]
"""A kind of word that text-changing effects replace (612.2)."""


# ------------------------------------------------------------------------------------------------ instructions
class ExileUntil(Record, frozen=True, tag_field="is", tag="exile_until", rename=head("exile_until", "what")):
    """Exile objects until this leaves the battlefield (610.3)."""

    what: Ref | Which = "target"


class PhaseOutUntil(
    Record, frozen=True, tag_field="is", tag="phase_out_until", rename=head("phase_out_until", "what")
):
    """Permanents phase out until this leaves the battlefield (610.4)."""

    what: Ref | Which = "target"
    tapped_after: bool = False
    """It is tapped as it phases in this way."""


class PreventNext(
    Record, frozen=True, tag_field="is", tag="prevent_next_from", rename=head("prevent_next_from", "source")
):
    """The next time a source of your choice that fits would deal damage to you this turn, prevent it (609.7)."""

    source: Which


class ReplaceWords(
    Record, frozen=True, tag_field="is", tag="replace_words", rename=head("replace_words", "kinds")
):
    """Replace all instances of one word of these kinds with another in an object's text, for good (612)."""

    kinds: tuple[Word, ...]
    of: Ref = "target"
    never: str | None = None
    """A word that can't be the new one."""


class NoteLife(Record, frozen=True, tag_field="is", tag="note_life", rename=head("note_life", "whose")):
    """Note a player's life total for linked abilities (607.2e)."""

    whose: Ref = "you"


class NextSpellHas(
    Record, frozen=True, tag_field="is", tag="next_spell_has", rename=head("next_spell_has", "abilities")
):
    """The next spell that fits which you cast this turn has these abilities (611.2f)."""

    abilities: tuple[Ability, ...]
    spells: Which = Which()


class ForEachTarget(
    Record, frozen=True, tag_field="is", tag="for_each_target", rename=head("for_each_target", "carry_out")
):
    """For each of the targets, one after another, follow instructions of which it is the `target` (608.2f)."""

    carry_out: tuple[Effect, ...]


class Irradiate(Record, frozen=True, tag_field="is", tag="irradiate", rename=head("irradiate", "irradiated")):
    """What a player's rad counters do (728.1)."""

    irradiated: Ref = "you"


class ExchangeText(
    Record, frozen=True, tag_field="is", tag="exchange_text", rename=head("exchange_text", "of_two")
):
    """Exchange the text boxes of two objects for as long as this is on the battlefield (612.5, 701.12)."""

    of_two: Ref = "target"


ResolutionEffect = (
    ExchangeText | Irradiate | ExileUntil | PhaseOutUntil | PreventNext | ReplaceWords | NoteLife | NextSpellHas
    | ForEachTarget
)  # fmt: skip


# ------------------------------------------------------------------------------------------------ only as costs
class PutExiledBack(
    Record, frozen=True, tag_field="is", tag="put_in_graveyard_exiled", rename=head("put_in_graveyard_exiled", "which")
):
    """A cost: put a card that fits, which linked abilities of this exiled, into its owner's graveyard (607.2b)."""

    which: Which


# ------------------------------------------------------------------------------------------------ abilities
class AsEntersPay(Record, frozen=True, tag_field="is", tag="as_enters_pay", rename=head("as_enters_pay", "any_of")):
    """As this enters, pay any amount of life (607.2g)."""

    any_of: Literal["life"]


class AsEntersNote(
    Record, frozen=True, tag_field="is", tag="as_enters_note", rename=head("as_enters_note", "what")
):
    """As this enters, note your life total (607.2e)."""

    what: Literal["life"]


class AsEntersWord(
    Record, frozen=True, tag_field="is", tag="as_enters_choose_word", rename=head("as_enters_choose_word", "words")
):
    """As this enters, choose one of these words (607.2f)."""

    words: tuple[str, ...]


class AnchorWord(Record, frozen=True, tag_field="is", tag="anchor_word", rename=head("anchor_word", "word")):
    """Abilities that this has as long as the word before them was chosen as it entered (607.2m, 614.12b)."""

    word: str
    abilities: tuple[Ability, ...]


class Champion(Record, frozen=True, tag_field="is", tag="champion", rename=head("champion", "which")):
    """702.72."""

    which: Which


class Dash(Record, frozen=True, tag_field="is", tag="dash", rename=head("dash", "cost")):
    """702.109."""

    cost: tuple[Cost, ...]


class FirstSpellHas(
    Record, frozen=True, tag_field="is", tag="first_spell_has", rename=head("first_spell_has", "abilities")
):
    """The first spell that fits which you cast each turn gains these abilities as you cast it (610.5)."""

    abilities: tuple[Ability, ...]
    spells: Which = Which()


class CantEnter(Record, frozen=True, tag_field="is", tag="cant_enter", rename=head("cant_enter", "what")):
    """Objects that fit can't enter the battlefield (614.17)."""

    what: Which


class SpendAs(Record, frozen=True, tag_field="is", tag="spend_as", rename=head("spend_as", "mana")):
    """You may spend mana of this colour as though it were of that one, or of any colour (609.4b)."""

    mana: str
    as_though: str
    to_activate_this: bool = False
    """Only to pay activation costs of this permanent's abilities."""


class PreventSome(
    Record, frozen=True, tag_field="is", tag="prevent_some", rename=head("prevent_some", "damage_each_time")
):
    """If a source that fits would deal damage to you, or to such permanents, prevent so much of it (609.7c, 615.10)."""

    damage_each_time: int
    by: Which = Which()
    to: Whose | Which = "you"


class ExiledInsteadOfDying(
    Record,
    frozen=True,
    tag_field="is",
    tag="exiled_instead_of_dying",
    rename=head("exiled_instead_of_dying", "what"),
):
    """If such a creature would die, exile it instead (614.1a, 607.2b)."""

    what: Which


class CanAttackAsThough(
    Record, frozen=True, tag_field="is", tag="can_attack_as_though", rename=head("can_attack_as_though", "it_had")
):
    """Creatures can attack as though they had haste, or didn't have defender (609.4)."""

    it_had: Literal["haste", "no defender"]
    who: Which | Ref = "this"


ResolutionRule = (
    AsEntersPay | AsEntersNote | AsEntersWord | AnchorWord | Champion | Dash | FirstSpellHas | CantEnter | SpendAs
    | PreventSome | ExiledInsteadOfDying | CanAttackAsThough
)  # fmt: skip
