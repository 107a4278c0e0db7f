"""701.23 Searching: whether a player may search a library."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.state import Player
from reference_engine.rules_6_spells import in_force_611
from reference_engine.vocabulary.special import CantSearch, Ignoring


def may_search(game: Game, player: Player) -> bool:
    """101.2: does no effect that the player doesn't ignore forbid to search libraries?"""
    rules = list(in_force_611.of_kinds(game, CantSearch, Ignoring))
    ignored = {
        id for rule in rules if isinstance(rule.record, Ignoring) and rule.controller == player
        for id in rule.objects
    }  # fmt: skip
    return not any(
        isinstance(rule.record, CantSearch) and (rule.source is None or rule.source.id not in ignored) for rule in rules
    )
