"""402 Hand: how many cards a player may keep (402.2)."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_6_spells import in_force_611
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.vocabulary.abilities import HandSizeChange, MaximumHandSize

NORMAL_MAXIMUM = 7


def maximum_size(game: Game, player: Player) -> int | None:
    """402.2: normally seven; effects that change it apply in timestamp order (613.11). None: there is no maximum."""
    maximum: int | None = NORMAL_MAXIMUM
    for rule in in_force_611.in_timestamp_order(game, MaximumHandSize, HandSizeChange):
        record = rule.record
        if not _is_about(rule, player):
            continue
        if isinstance(record, MaximumHandSize):
            maximum = None if record.cards == "none" else record.cards
        elif maximum is not None:
            maximum = max(0, maximum + record.by)
    return maximum


def _is_about(rule: InForce, player: Player) -> bool:
    if rule.record.whose == "chosen":
        assert rule.source is not None, "an ability of a permanent"
        assert rule.held is not None, "an ability of a permanent"
        return bool(rule.source.chosen(rule.held.origin, "player") == player)
    return players_102.is_meant(rule.record.whose, player, rule.controller)
