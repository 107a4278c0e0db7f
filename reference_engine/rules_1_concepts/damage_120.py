"""120 Damage: dealt as modified, then processed into its results (120.4b–c), which happen with it."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel.events import DealDamage, Event, GainLife, LoseLife, PutCounters, RemoveCounters
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains, occurs
from reference_engine.kernel.state import ObjId, Player, with_status
from reference_engine.vocabulary.amounts import Toxic


@contains(DealDamage)
def _results(game: Game, e: DealDamage) -> tuple[Event, ...]:
    """120.3a, c, f: life or loyalty is lost; with lifelink life is gained, once for each source (702.15e)."""
    results: list[Event] = [*e.besides]
    if e.to in game.state.players:
        results += _to_player(game, e, Player(str(e.to)))
    else:
        types = game.view.row(ObjId(int(e.to))).types
        for type, kind, rule in (("Planeswalker", "loyalty", "120.3c"), ("Battle", "defense", "120.3h")):
            if type in types:
                results.append(RemoveCounters(obj=e.to, kind=kind, count=e.amount, source=e.source, rule=rule))
        if "Creature" in types and (controller := _shrinks(game, e)) is not None:
            results.append(
                PutCounters(
                    obj=e.to, kind="-1/-1", count=e.amount, by=controller, source=e.source, rule="120.3d"
                )
            )
    source = game.row(e.source) if e.source is not None else None
    if source is not None and source.has("lifelink"):
        results.append(GainLife(player=source.controller, amount=e.amount, source=e.source, rule="120.3f"))
    return tuple(results)


def _to_player(game: Game, e: DealDamage, player: Player) -> Iterator[Event]:
    """120.3a, b, g: life is lost, or poison counters are given; with toxic so many more for combat damage."""
    source = game.row(e.source) if e.source is not None else None
    poison = 0
    if source is None or not source.has("infect"):
        yield LoseLife(player=player, amount=e.amount, source=e.source, by_damage=True, rule="120.3a")
    else:
        poison = e.amount
    if source is None:
        return
    if poison:
        yield PutCounters(
            obj=player, kind="poison", count=poison, by=source.controller, source=e.source, rule="120.3b"
        )
    toxic = sum(record.value for _, record in source.all(Toxic))
    if e.combat and toxic and "Creature" in source.types:
        yield PutCounters(
            obj=player, kind="poison", count=toxic, by=source.controller, source=e.source, rule="120.3g"
        )


def _shrinks(game: Game, e: DealDamage) -> Player | None:
    """120.3d: whose source puts -1/-1 counters on a creature instead of marking damage: one with wither or infect."""
    source = game.row(e.source) if e.source is not None else None
    if source is None or not (source.has("wither") or source.has("infect")):
        return None
    return source.controller


@occurs(DealDamage)
def _deal(game: Game, e: DealDamage) -> None:
    """120.3e: damage stays marked on a creature (not with wither or infect, 120.3d); what deathtouch makes of it is
    remembered (702.2b)."""
    if e.to in game.state.players or "Creature" not in game.view.row(ObjId(int(e.to))).types:
        return
    id = ObjId(int(e.to))
    status = game.state.status_of(id)
    source = game.row(e.source) if e.source is not None else None
    touched = status.deathtouched or (source is not None and source.has("deathtouch"))
    marked = 0 if _shrinks(game, e) is not None else e.amount
    game.state = with_status(game.state, id, damage=status.damage + marked, deathtouched=touched)
