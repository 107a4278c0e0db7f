"""609.4b Mana that may be spent as though it were of another type: how a cost may be paid, not what was spent."""

from __future__ import annotations

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts.spending_118_3a import Requirement
from reference_engine.rules_2_parts.mana_cost_202 import MANA_TYPES
from reference_engine.rules_6_spells import in_force_611
from reference_engine.vocabulary.abilities import Activated
from reference_engine.vocabulary.resolutions import SpendAs

COLORS = frozenset(MANA_TYPES[:5])
ANY_COLOR = "any color"
KINDS: frozenset[type] = frozenset((SpendAs,))


def widened(game: Game, player: Player, ways: tuple[Requirement, ...], frame: Frame) -> tuple[Requirement, ...]:
    """The ways to read a cost, with every type of mana that this player may spend on each of its symbols."""
    rules = [
        rule for rule in in_force_611.of_kinds(game, *KINDS)
        if rule.controller == player and (not rule.record.to_activate_this or _activates(frame, rule))
    ]  # fmt: skip
    for rule in rules:
        ways = tuple(_with(way, rule.record) for way in ways)
    return tuple(_of_any_type(way) for way in ways) if _is_cast_with_any_mana(frame) else ways


def _is_cast_with_any_mana(frame: Frame) -> bool:
    """118.14: is this the cost of a spell that is cast as an effect allows, and nothing that the spell asks for?"""
    spell = frame.source.obj
    return spell.cast.any_mana and spell.zone == "stack" and frame.player is None


def _of_any_type(way: Requirement) -> Requirement:
    """118.14: mana is spent as though it were colorless or of any color, but not as though it were snow mana."""
    every = frozenset(MANA_TYPES)
    return Requirement(tuple(types | every if types & every else types for types in way.specific), way.generic)


def _activates(frame: Frame, rule: in_force_611.InForce) -> bool:
    return isinstance(frame.ability, Activated) and rule.source is not None and rule.source.id == frame.source.id


def _with(way: Requirement, record: SpendAs) -> Requirement:
    spent = MANA_TYPES if record.mana == "any" else (record.mana.strip("{}"),)
    wanted = COLORS if record.as_though == ANY_COLOR else frozenset((record.as_though.strip("{}"),))
    return Requirement(
        tuple(types | frozenset(spent) if types & wanted else types for types in way.specific), way.generic
    )
