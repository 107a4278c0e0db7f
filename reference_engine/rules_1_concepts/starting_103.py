"""103 Starting the game: companions, opening hands, mulligans, and what cards allow before the first turn.

The starting player counts as the active player throughout (101.4e).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Arrange, Choose, Confirm
from reference_engine.kernel.state import ObjId, Player, turn_order, with_object
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import companion_702_139
from reference_engine.vocabulary.starting import CouldMulligan, InOpeningHand

STARTING_HAND_SIZE = 7
"""103.5."""
FREE_MULLIGANS = 1
"""103.5c: in a multiplayer game."""


async def start(game: Game) -> None:
    """103.2 to 103.6, with libraries in the order that shuffling gave them; the active player is the starting one."""
    players = [player for player in turn_order(game.state) if not game.state.players[player].lost]
    for player in players:
        await companion_702_139.reveal(game, player)
    for player in players:
        await _draw_hand(game, player)
    await _mulligans(game, players)
    for player in players:
        await _use_opening_hand(game, player)


def end_of_starting(game: Game) -> None:
    """103.6b: cards that were revealed from opening hands are so only until the first turn begins."""
    for obj in game.state.objects.values():
        if obj.zone == "hand" and obj.seen_by:
            game.state = with_object(game.state, replace(obj, seen_by=()))


async def _draw_hand(game: Game, player: Player) -> None:
    for _ in range(STARTING_HAND_SIZE):
        await pipeline.happen(game, events.DrawCard(player=player, rule="103.5"))


# ------------------------------------------------------------------------------------------------ 103.5
async def _mulligans(game: Game, players: Sequence[Player]) -> None:
    """103.5: the players say in turn order whether they take one, then take them; until nobody does any more."""
    taken = dict.fromkeys(players, 0)
    asking = list(players)
    while asking:
        asking = [
            player for player in asking
            if taken[player] - _free(players) < STARTING_HAND_SIZE and await _takes_mulligan(game, player)
        ]  # fmt: skip
        for player in asking:
            taken[player] += 1
            hand = game.state.zone("hand", player)
            await pipeline.happen(game, *(events.Move(obj=id, to="library", rule="103.5") for id in hand))
            await pipeline.happen(game, events.Shuffle(player=player, rule="103.5"))
            await _draw_hand(game, player)
        for player in asking:
            await _put_on_the_bottom(game, player, taken[player] - _free(players))


async def _takes_mulligan(game: Game, player: Player) -> bool:
    """The declaration; 103.5b: before it come the actions that a card in hand allows whenever it could be made."""
    refused: set[ObjId] = set()
    while offers := [id for id in _hand_with(game, player, CouldMulligan) if id not in refused]:
        if await Confirm(player, "may", offers[0], "103.5b"):
            await _follow(game, player, offers[0], CouldMulligan)
        else:
            refused.add(offers[0])
    return await Confirm(player, "mulligan", None, "103.5")


def _free(players: Sequence[Player]) -> int:
    return FREE_MULLIGANS if len(players) > 2 else 0


async def _put_on_the_bottom(game: Game, player: Player, count: int) -> None:
    if count <= 0:
        return
    hand = game.state.zone("hand", player)
    places = await Arrange(player, "mulligan", hand, ("hand", "bottom"), None, "103.5", exactly=("bottom", count))
    await pipeline.happen(game, *(events.Move(obj=id, to="library", rule="103.5") for id in places["bottom"]))


# ------------------------------------------------------------------------------------------------ 103.6
async def _use_opening_hand(game: Game, player: Player) -> None:
    """103.6: what the player's cards allow from an opening hand, in any order; 103.6b: each card once."""
    left = _hand_with(game, player, InOpeningHand)
    while left:
        used = await _next_used(player, left)
        if used is None:
            return
        left = [id for id in left if id != used]
        record = game.view.row(used).first(InOpeningHand)
        assert record is not None, "what was offered has such an ability"
        if record.may == "reveal":
            shown = replace(game.state.objects[used], seen_by=tuple(game.state.players))
            game.state = with_object(game.state, shown)
            game.note("103.6b", "reveal", player=player, card=used)
        else:
            move = events.Move(obj=used, to="battlefield", controller=player, reason="put", rule="103.6a")
            [new] = await pipeline.happen(game, move)
            used = new if new is not None else used
        await _follow(game, player, used, InOpeningHand)


async def _next_used(player: Player, left: Sequence[ObjId]) -> ObjId | None:
    """The card that the player uses now; None for no more."""
    if len(left) == 1:
        return left[0] if await Confirm(player, "may", left[0], "103.6") else None
    chosen: ObjId | None = await Choose(player, "may", left, None, "103.6", may_decline=True)
    return chosen


# ------------------------------------------------------------------------------------------------ both
def _hand_with(game: Game, player: Player, kind: type[CouldMulligan] | type[InOpeningHand]) -> list[ObjId]:
    return [id for id in game.state.zone("hand", player) if game.view.row(id).first(kind) is not None]


async def _follow(game: Game, player: Player, id: ObjId, kind: type[CouldMulligan] | type[InOpeningHand]) -> None:
    """What a card in hand then instructs its owner to do."""
    if id not in game.state.objects:
        return
    row = game.view.row(id)
    if (record := row.first(kind)) is not None:
        await effects_609.perform(game, record.do, Frame(Context(record, player, row)))
