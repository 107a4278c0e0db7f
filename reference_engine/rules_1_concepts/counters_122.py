"""122 Counters on objects and players."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.events import PutCounters, RemoveCounters
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.state import Counter, ObjId, Player, Reference, State, change, with_object, with_player


def adjusted(state: State, to: Reference, kind: str, by: int) -> State:
    """More or fewer counters of a kind, never fewer than none. Counters of one kind share a timestamp (613.7c)."""
    if to in state.players:
        player = Player(str(to))
        counters = dict(state.players[player].counters)
        counters[kind] = max(0, counters.get(kind, 0) + by)
        return with_player(state, player, counters={k: n for k, n in counters.items() if n})
    obj = state.objects[ObjId(int(to))]
    count = max(0, obj.count(kind) + by)
    old = next((c for c in obj.counters if c.kind == kind), None)
    others = tuple(c for c in obj.counters if c.kind != kind)
    stamp = state.clock + 1 if by > 0 or old is None else old.stamp
    counters_ = (*others, Counter(kind, count, stamp)) if count else others
    return change(with_object(state, replace(obj, counters=counters_)), clock=max(state.clock, stamp))


@occurs(PutCounters)
def _put(game: Game, e: PutCounters) -> None:
    game.state = adjusted(game.state, e.obj, e.kind, e.count)


@occurs(RemoveCounters)
def _remove(game: Game, e: RemoveCounters) -> None:
    game.state = adjusted(game.state, e.obj, e.kind, -e.count)
