"""120 Damage: dealt as modified, then processed into its results (120.4b–c), which happen with it."""

from __future__ import annotations

from reference_engine.kernel.events import DealDamage, Event, GainLife, LoseLife, RemoveCounters
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains, occurs
from reference_engine.kernel.state import ObjId, Player, with_status


@contains(DealDamage)
def _results(game: Game, e: DealDamage) -> tuple[Event, ...]:
    """120.3a, c, f: life or loyalty is lost; with lifelink life is gained, once for each source (702.15e)."""
    results: list[Event] = []
    if e.to in game.state.players:
        player = Player(str(e.to))
        results.append(LoseLife(player=player, amount=e.amount, source=e.source, rule="120.3a"))
    elif "Planeswalker" in game.view.row(ObjId(int(e.to))).types:
        results.append(RemoveCounters(obj=e.to, kind="loyalty", count=e.amount, source=e.source, rule="120.3c"))
    source = game.row(e.source) if e.source is not None else None
    if source is not None and source.has("lifelink"):
        results.append(GainLife(player=source.controller, amount=e.amount, source=e.source, rule="120.3f"))
    return tuple(results)


@occurs(DealDamage)
def _deal(game: Game, e: DealDamage) -> None:
    """120.3e: damage stays marked on a creature; what deathtouch makes of it is remembered (702.2b)."""
    if e.to in game.state.players or "Creature" not in game.view.row(ObjId(int(e.to))).types:
        return
    id = ObjId(int(e.to))
    status = game.state.status_of(id)
    source = game.row(e.source) if e.source is not None else None
    touched = status.deathtouched or (source is not None and source.has("deathtouch"))
    game.state = with_status(game.state, id, damage=status.damage + e.amount, deathtouched=touched)
