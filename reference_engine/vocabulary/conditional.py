"""Abilities that change the rules only as long as a condition is true (604.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.values import Condition

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability


class AsLongAs(Record, frozen=True, tag_field="is", tag="as_long_as", rename=head("as_long_as", "condition")):
    """The rules are changed as by these abilities as long as the condition is true: `prevent_damage`, `cant`, …

    What changes characteristics as long as a condition is true is a `static` with an `if`.
    """

    condition: Condition
    rules: tuple[Ability, ...]


ConditionalRule = AsLongAs
