"""Values and conditions that linked abilities share (607), and changes of text (612)."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head


# ------------------------------------------------------------------------------------------------ values
class Linked(Record, frozen=True, tag_field="is", tag="linked", rename=head("linked", "number")):
    """A number that a linked ability noted or had paid as this entered (607.2e, 607.2g)."""

    number: Literal["noted_life", "life_paid"]


class WordChosen(Record, frozen=True, tag_field="is", tag="word_chosen", rename=head("word_chosen", "word")):
    """The word was chosen as this entered."""

    word: str


class WasSpent(Record, frozen=True, tag_field="is", tag="was_spent", rename=head("was_spent", "mana")):
    """Mana of this type was spent to cast this (400.7d)."""

    mana: str


class OwnsThisAnd(
    Record, frozen=True, tag_field="is", tag="owns_this_and", rename=head("owns_this_and", "creature_named")
):
    """You both own and control this and a creature of this name."""

    creature_named: str


# ------------------------------------------------------------------------------------------------ modifications
class ChangeWord(Record, frozen=True, tag_field="is", tag="change_word", rename=head("change_word", "old")):
    """Layer 3: all instances of a word, used as a word of its kind, become another (612.2)."""

    old: str
    new: str


class AllCreatureNames(
    Record, frozen=True, tag_field="is", tag="all_creature_names", rename=head("all_creature_names", "besides_its_own")
):
    """Layer 3: all names of nonlegendary creature cards, in addition to its own (612.7)."""

    besides_its_own: bool


class SetName(Record, frozen=True, tag_field="is", tag="set_name", rename=head("set_name", "name")):
    """Layer 3: this name instead of all others (612.8)."""

    name: str
