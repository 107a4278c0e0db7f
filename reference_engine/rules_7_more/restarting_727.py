"""727 Restarting the game: the procedure of 103 with the cards that are there, and a first turn."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Arrange, Confirm
from reference_engine.kernel.state import Obj, ObjId, Player, PlayerRecord, State, Turn, turn_order, zone_key
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.effects_609 import performs
from reference_engine.vocabulary.abilities import InOpeningHand
from reference_engine.vocabulary.concepts import RestartTheGame

STARTING_HAND_SIZE = 7
"""103.5."""
FREE_MULLIGANS = 1
"""103.5c: in a multiplayer game."""


class Restarted(Exception):
    """The game that was being played is over, and a new one is about to begin its first turn (727.4)."""


@performs(RestartTheGame)
async def restart(game: Game, effect: RestartTheGame, frame: Frame) -> None:
    """727.1: the players still in the game begin a new one; who restarted it is the starting player.

    727.4: the effect finishes just before the first turn. Raises Restarted then.
    """
    exempt = frozenset(row.id for row in effects_609.matching(game, effect.exempt, frame))
    game.note("727.1", "restart", player=frame.controller)
    game.state = _before_the_first_turn(game.state, frame.controller, exempt)
    game.triggered, game.seen, game.looked_after = [], {}, None
    players = turn_order(game.state, frame.controller)
    for player in players:
        await pipeline.happen(game, events.Shuffle(player=player, rule="103.3"))
    for player in players:
        await _draw_hand(game, player)
    await _mulligans(game, players)
    await _opening_hands(game, players)
    await pipeline.happen(
        game,
        *(
            events.Move(
                obj=id,
                to="battlefield",
                controller=frame.controller,
                reason="put",
                source=frame.source.id,
                rule="727.4",
            )
            for id in game.state.zone("exile")
            if id in exempt
        ),
    )
    raise Restarted


def _before_the_first_turn(state: State, first: Player, exempt: frozenset[ObjId]) -> State:
    """727.2: each player's cards are in that player's library; 103.4: each player has the starting life total."""
    objects = {id: obj for id, obj in state.objects.items() if id in exempt}
    zones = {key: tuple(id for id in line if id in exempt) for key, line in state.zones.items()}
    cards = [*state.objects.values(), *(gone.obj for gone in state.phased_out.values())]
    clock = state.clock
    for obj in sorted(cards, key=lambda obj: obj.card_id):
        if obj.kind != "card" or obj.id in exempt or state.players[obj.owner].lost:
            continue
        clock += 1
        id = ObjId(clock)
        objects[id] = Obj(
            id=id, card_id=obj.card_id, card=obj.whole, whole=obj.whole, owner=obj.owner, controller=obj.owner,
            zone="library", stamp=clock,
        )  # fmt: skip
        key = zone_key("library", obj.owner)
        zones[key] = (*zones.get(key, ()), id)
    return State(
        players={p: PlayerRecord() if not record.lost else record for p, record in state.players.items()},
        objects=objects, zones=zones, status={}, effects=(), delayed=(), steady=frozenset(),
        turn=Turn(active=first, step="untap step", number=0), clock=clock,
    )  # fmt: skip


async def _draw_hand(game: Game, player: Player) -> None:
    for _ in range(STARTING_HAND_SIZE):
        await pipeline.happen(game, events.DrawCard(player=player, rule="103.5"))


async def _mulligans(game: Game, players: Sequence[Player]) -> None:
    """103.5: the players say in turn order whether they take one, then take them; until nobody does any more."""
    taken = dict.fromkeys(players, 0)
    asking = list(players)
    while asking:
        asking = [
            player for player in asking
            if taken[player] - _free(players) < STARTING_HAND_SIZE
            and await Confirm(player, "mulligan", None, "103.5")
        ]  # fmt: skip
        for player in asking:
            taken[player] += 1
            hand = game.state.zone("hand", player)
            await pipeline.happen(game, *(events.Move(obj=id, to="library", rule="103.5") for id in hand))
            await pipeline.happen(game, events.Shuffle(player=player, rule="103.5"))
            await _draw_hand(game, player)
            await _put_on_the_bottom(game, player, taken[player] - _free(players))


def _free(players: Sequence[Player]) -> int:
    return FREE_MULLIGANS if len(players) > 2 else 0


async def _put_on_the_bottom(game: Game, player: Player, count: int) -> None:
    if count <= 0:
        return
    hand = game.state.zone("hand", player)

    def fault(placed: dict[str, tuple[ObjId, ...]]) -> str | None:
        there = len(placed.get("bottom", ()))
        return None if there == count else f"{count} cards go on the bottom, not {there}"

    question = Arrange(player, "mulligan", hand, ("hand", "bottom"), None, "103.5")
    places = await question
    while fault(places) is not None:
        places = await Arrange(player, "mulligan", hand, ("hand", "bottom"), None, "103.5")
    await pipeline.happen(
        game, *(events.Move(obj=id, to="library", rule="103.5") for id in places.get("bottom", ()))
    )


async def _opening_hands(game: Game, players: Sequence[Player]) -> None:
    """103.6a: in turn order, cards that allow it may begin the game on the battlefield."""
    for player in players:
        for id in game.state.zone("hand", player):
            if game.view.row(id).first(InOpeningHand) is None:
                continue
            if await Confirm(player, "may", id, "103.6a"):
                await pipeline.happen(
                    game, events.Move(obj=id, to="battlefield", controller=player, reason="put", rule="103.6a")
                )
