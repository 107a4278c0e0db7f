"""118.12 if you do; 119.5 life totals set and exchanged; 122.5, 122.8 counters moved, or put as another object had."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_6_spells import cant_614_17, effects_609, structure_608_2
from reference_engine.vocabulary.amounts import ExchangeLife, IfYouDo, MoveCounters, RevealIt, SameCounters, SetLife


@performs(IfYouDo)
async def if_you_do(game: Game, effect: IfYouDo, frame: Frame) -> None:
    """118.12: a mandatory cost, paid as the ability resolves; it is looked at whether its payment began, not at what
    happened instead."""
    frame.done = all(structure_608_2.possible(game, one, frame, frame.controller) for one in effect.first[:1])
    if frame.done:
        await effects_609.perform(game, effect.first, frame)
        await effects_609.perform(game, effect.then, frame)


@performs(RevealIt)
async def reveal_it(game: Game, effect: RevealIt, frame: Frame) -> None:
    """701.20a: shown for a moment; it stays where it is."""
    for id in effects_609.objects_of(game, effect.what, frame):
        game.note("701.20a", "reveal", player=game.state.objects[id].owner, card=id)


# ------------------------------------------------------------------------------------------------ life
def _towards(game: Game, player: Player, total: int, frame: Frame, rule: str) -> Event | None:
    """119.5: the gain or the loss with which a player ends up with a total."""
    by = total - game.state.players[player].life
    if by > 0:
        return events.GainLife(player=player, amount=by, source=frame.source.id, rule=rule)
    return events.LoseLife(player=player, amount=-by, source=frame.source.id, rule=rule) if by else None


@performs(SetLife)
async def set_life(game: Game, effect: SetLife, frame: Frame) -> None:
    """119.5."""
    total = effects_609.number(game, effect.total, frame)
    changes = [_towards(game, p, total, frame, "119.5") for p in effects_609.players_of(game, effect.who, frame)]
    await pipeline.happen(game, *(change for change in changes if change is not None))


@performs(ExchangeLife)
async def exchange_life(game: Game, effect: ExchangeLife, frame: Frame) -> None:
    """701.12c; 119.7, 119.8: nothing happens if a player can't gain, or can't lose, what the exchange would bring."""
    players = effects_609.players_of(game, effect.players, frame)
    if len(players) != 2:
        return
    totals = [game.state.players[p].life for p in reversed(players)]
    changes = [_towards(game, p, total, frame, "701.12c") for p, total in zip(players, totals, strict=True)]
    real = [change for change in changes if change is not None]
    if all(cant_614_17.can_happen(game, change) for change in real):
        await pipeline.happen(game, *real)


# ------------------------------------------------------------------------------------------------ counters
@performs(MoveCounters)
async def move_counters(game: Game, effect: MoveCounters, frame: Frame) -> None:
    """122.5: removed from one and put onto the other, or neither, if one of the two isn't possible."""
    sources = effects_609.objects_of(game, effect.from_, frame)
    goals = effects_609.objects_of(game, effect.onto, frame)
    if not sources or not goals or sources[0] == goals[0]:
        return
    [here, *_], [there, *_] = sources, goals
    moved: list[Event] = []
    for counter in game.state.objects[here].counters:
        kind, count, source = counter.kind, counter.count, frame.source.id
        off = events.RemoveCounters(obj=here, kind=kind, count=count, source=source, rule="122.5")
        on = events.PutCounters(
            obj=there, kind=kind, count=count, by=frame.controller, source=source, rule="122.5"
        )
        if cant_614_17.can_happen(game, off) and cant_614_17.can_happen(game, on):
            moved += [off, on]
    await pipeline.happen(game, *moved)


@performs(SameCounters)
async def same_counters(game: Game, effect: SameCounters, frame: Frame) -> None:
    """122.8, 122.9: nothing is moved; as many of each kind are put on as the other object last had."""
    had = [game.row(ObjId(int(r))) for r in effects_609.references(game, effect.as_, frame)]
    await pipeline.happen(
        game,
        *(
            events.PutCounters(
                obj=on, kind=counter.kind, count=counter.count, by=frame.controller, source=frame.source.id,
                rule="122.8",
            )
            for row in had if row is not None
            for on in effects_609.objects_of(game, effect.onto, frame)
            for counter in row.obj.counters
        ),
    )  # fmt: skip
