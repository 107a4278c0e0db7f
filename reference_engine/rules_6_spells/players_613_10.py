"""613.10 Continuous effects that affect players: abilities that a player has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_6_spells import in_force_611
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary.abilities import LifeCantChange, PlayerHas
from reference_engine.vocabulary.additional import PlayersGetNoCounters
from reference_engine.vocabulary.amounts import CantDraw, CantGainLife
from reference_engine.vocabulary.keywords import Protection


def abilities_of(game: Game, player: Player) -> Iterator[tuple[InForce, Any]]:
    """The abilities a player has, with what gives each."""
    for rule in in_force_611.of_kinds(game, PlayerHas):
        if rule.controller == player:
            for ability in rule.record.abilities:
                yield rule, ability


def protecting(game: Game, player: Player, source: Row) -> InForce | None:
    """What protects a player from a source, or None (702.16b–c, e)."""
    for rule, ability in abilities_of(game, player):
        if isinstance(ability, Protection) and any(
            protection_702_16.has_quality(source, quality) for quality in ability.from_
        ):
            return rule
    return None


def can_be_target(game: Game, player: Player, source: Row, controller: Player) -> bool:
    """A player can't be a target with shroud (702.18a), hexproof (702.11c) or protection (702.16b) against it."""
    has = [ability for _, ability in abilities_of(game, player)]
    if "shroud" in has or ("hexproof" in has and player != controller):
        return False
    return protecting(game, player, source) is None


def can_gain_life(game: Game, player: Player) -> bool:
    """119.7: does nothing say that the player can't gain life?"""
    return life_can_change(game, player) and not any(
        isinstance(rule.record, CantGainLife) and players_102.is_meant(rule.record.who, player, rule.controller)
        for rule in in_force_611.in_force(game)
    )


def can_get_counters(game: Game, player: Player) -> bool:
    """122.1, 614.17: does nothing say that the player can't get counters?"""
    return not any(
        players_102.is_meant(rule.record.who, player, rule.controller)
        for rule in in_force_611.of_kinds(game, PlayersGetNoCounters)
    )


def can_draw(game: Game, player: Player, cards: int = 1) -> bool:
    """121.2b, 121.3: does nothing say that the player can't draw so many cards (more) this turn?"""
    drawn = game.state.players[player].cards_drawn
    return not any(
        isinstance(rule.record, CantDraw)
        and players_102.is_meant(rule.record.who, player, rule.controller)
        and drawn + cards > rule.record.more_each_turn_than
        for rule in in_force_611.in_force(game)
    )


def life_can_change(game: Game, player: Player) -> bool:
    """119.7, 119.8: does nothing say that the player's life total can't change?"""
    return not any(
        isinstance(rule.record, LifeCantChange)
        and players_102.is_meant(rule.record.whose, player, rule.controller)
        for rule in in_force_611.in_force(game)
    )
