"""Abilities about combat (506–510): restrictions, requirements, costs to attack or block, and when to cast."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.effects import Cost, Effect
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose

CombatMoment = Literal[
    "before attackers", "during combat", "during combat before blockers", "during combat after blockers",
    "declare blockers step", "after upkeep",
]  # fmt: skip
"""A stretch of the turn that ends or begins with a declaration (506.8), or begins after an upkeep step (503.2)."""


class CantAlone(Record, frozen=True, tag_field="is", tag="cant_alone", rename=head("cant_alone", "what")):
    """A creature can't attack, or can't block, as the only one to do so (506.5, 508.1c)."""

    what: Literal["attack", "block"]
    who: Which | Ref = "this"


class AtMostInCombat(
    Record, frozen=True, tag_field="is", tag="at_most_in_combat", rename=head("at_most_in_combat", "creatures")
):
    """No more than so many creatures can attack, or block, each combat; `defender`: attack you."""

    creatures: int
    what: Literal["attack", "block"]
    defender: Literal["you"] | None = None


class CantAttackYou(Record, frozen=True, tag_field="is", tag="cant_attack_you", rename=head("cant_attack_you", "who")):
    """These creatures can't attack you, or you and planeswalkers you control (508.1c)."""

    who: Which
    or_planeswalkers: bool = False


class AttacksOnlyWhere(
    Record, frozen=True, tag_field="is", tag="attacks_only_where", rename=head("attacks_only_where", "controls")
):
    """A creature can't attack unless defending player controls such a permanent (508.1c)."""

    controls: Which
    who: Which | Ref = "this"


class CantBeBlockedBy(
    Record, frozen=True, tag_field="is", tag="cant_be_blocked_by", rename=head("cant_be_blocked_by", "by")
):
    """An evasion ability: a creature can't be blocked by creatures of a kind (509.1b)."""

    by: Which
    who: Which | Ref = "this"


class Must(Record, frozen=True, tag_field="is", tag="must", rename=head("must", "what")):
    """A requirement (508.1d, 509.1c): attacks, blocks, is blocked (by one creature, or by all that can) if able."""

    what: Literal["attack", "block", "be_blocked", "be_blocked_by_all"]
    who: Which | Ref = "this"


class UnlessPaid(Record, frozen=True, tag_field="is", tag="unless_paid", rename=head("unless_paid", "cost")):
    """A creature can't attack, or block, unless its controller pays (508.1h, 509.1d), for each such creature.

    `defender`: only to attack you. `blocking`: only to block such creatures.
    """

    cost: tuple[Cost, ...]
    what: Literal["attack", "block"]
    who: Which | Ref = "this"
    defender: Literal["you"] | None = None
    blocking: Which | None = None


class BlocksMore(Record, frozen=True, tag_field="is", tag="blocks_more", rename=head("blocks_more", "creatures")):
    """A creature can block so many creatures besides the first, or any number (509.1a)."""

    creatures: int | Literal["any"]
    who: Which | Ref = "this"


class MayExert(Record, frozen=True, tag_field="is", tag="may_exert", rename=head("may_exert", "do")):
    """You may exert this creature as it attacks; when you do, the instructions (508.1g, 701.43)."""

    do: tuple[Effect, ...]


class CastOnly(Record, frozen=True, tag_field="is", tag="cast_only", rename=head("cast_only", "time")):
    """Cast this spell only in this stretch of a turn (506.8), of any player's or an opponent's."""

    time: CombatMoment
    whose_turn: Whose = "any"
