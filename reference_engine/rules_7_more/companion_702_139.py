"""702.139 Companion: a card revealed before the game (103.2b), and put into the hand as a special action (116.2g)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import actions
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, Confirm, IllegalAction
from reference_engine.kernel.state import OUTSIDE, ObjId, Player, with_object, with_player
from reference_engine.rules_1_concepts import costs_118, selecting, special_actions_116, taking_actions
from reference_engine.rules_4_zones import outside_400_11
from reference_engine.vocabulary.outside import Companion

COST = "{3}"
"""702.139a."""


async def reveal(game: Game, player: Player) -> None:
    """103.2b: the player may reveal one card with companion whose condition the starting deck fulfils."""
    allowed = [id for id in game.state.zone(OUTSIDE, player) if _is_fulfilled(game, player, id)]
    chosen: ObjId | None = None
    if len(allowed) == 1:
        chosen = allowed[0] if await Confirm(player, "may", allowed[0], "103.2b") else None
    elif allowed:
        chosen = await Choose(player, "may", allowed, None, "103.2b", may_decline=True)
    if chosen is not None:
        shown = replace(game.state.objects[chosen], seen_by=tuple(game.state.players))
        game.state = with_player(with_object(game.state, shown), player, companion=chosen)
        game.note("103.2b", "companion", player=player, card=chosen)


def _is_fulfilled(game: Game, player: Player, id: ObjId) -> bool:
    """702.139b: the starting deck is what is in the library before the opening hand is drawn."""
    row = game.view.row(id)
    companion = row.first(Companion)
    if companion is None:
        return False
    deck = [game.view.row(card) for card in game.state.zone("library", player)]
    meant = [card for card in deck if selecting.fits(game, companion.each, card, row, player, zone="library")]
    return all(selecting.fits(game, companion.must_be, card, row, player, zone="library") for card in meant)


async def take(game: Game, player: Player, action: actions.Special) -> None:
    """116.2g: once, for {3}, when a sorcery could be cast."""
    await taking_actions.propose(game, _take(game, player, action.object))


async def _take(game: Game, player: Player, id: ObjId) -> None:
    if game.state.players[player].companion != id:
        raise IllegalAction("116.2g", f"that card isn't {player}'s chosen companion outside the game")
    if not special_actions_116.could_cast_a_sorcery(game, player):
        raise IllegalAction("116.2g", "only in a main phase of its player's turn, with an empty stack")
    row = game.view.row(id)
    await costs_118.pay(game, player, (COST,), Frame(Context(row.first(Companion), player, row)))
    game.state = with_player(game.state, player, companion=None)
    await outside_400_11.into_hand(game, player, id, "702.139a")
