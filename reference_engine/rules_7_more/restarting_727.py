"""727 Restarting the game: the procedure of 103 with the cards that are there, and a first turn."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import OUTSIDE, Obj, ObjId, Player, PlayerRecord, State, Turn, turn_order, zone_key
from reference_engine.rules_1_concepts import starting_103
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.concepts import RestartTheGame


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
    for player in turn_order(game.state, frame.controller):
        await pipeline.happen(game, events.Shuffle(player=player, rule="103.3"))
    await starting_103.start(game)
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
    stay = exempt | {id for id, obj in state.objects.items() if obj.zone == OUTSIDE}
    objects = {id: obj for id, obj in state.objects.items() if id in stay}
    zones = {key: tuple(id for id in line if id in stay) for key, line in state.zones.items()}
    cards = [*state.objects.values(), *(gone.obj for gone in state.phased_out.values())]
    clock = state.clock
    for obj in sorted(cards, key=lambda obj: obj.card_id):
        if obj.kind != "card" or obj.id in stay or state.players[obj.owner].lost:
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
