"""609.4a Cards in other graveyards that are played as though they were in one's own, and who can't play any."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_6_spells import in_force_611
from reference_engine.vocabulary.zones import CantPlayFromGraveyards, GraveyardsAsYours


def counts_as_own(game: Game, player: Player, id: ObjId) -> bool:
    """Is a card in the player's graveyard, or in one from which the player plays as though it were that one?"""
    if id in game.state.zone("graveyard", player):
        return True
    obj = game.state.objects.get(id)
    return (
        obj is not None
        and obj.zone == "graveyard"
        and any(rule.controller == player for rule in in_force_611.of_kinds(game, GraveyardsAsYours))
    )


def check(game: Game, player: Player, id: ObjId) -> None:
    """101.2: raises IllegalAction for a card in the player's own graveyard from which nothing may be played."""
    if id in game.state.zone("graveyard", player) and any(
        players_102.is_meant(rule.record.who_cant, player, rule.controller)
        for rule in in_force_611.of_kinds(game, CantPlayFromGraveyards)
    ):
        raise IllegalAction("601.3", f"{player} can't play cards from the graveyard")
