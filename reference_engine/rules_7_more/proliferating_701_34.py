"""701.34 Proliferate."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import ChooseSome
from reference_engine.kernel.state import ObjId, Player, Reference, turn_order
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.counters import Proliferate


@performs(Proliferate)
async def proliferate(game: Game, effect: Proliferate, frame: Frame) -> None:
    """701.34a: any number of permanents and players that have a counter, then one more of each kind on each of them."""
    for _ in range(effects_609.number(game, effect.times, frame)):
        options: list[Reference] = [p for p in turn_order(game.state) if kinds(game, p)]
        options += [id for id in game.state.zone("battlefield") if kinds(game, id)]
        if not options:
            continue
        chosen = await ChooseSome(frame.controller, "choose", options, 0, len(options), frame.source.id, "701.34a")
        await pipeline.happen(
            game,
            *(
                events.PutCounters(
                    obj=one, kind=kind, count=1, by=frame.controller, source=frame.source.id, rule="701.34a"
                )
                for one in chosen
                for kind in kinds(game, one)
            ),
        )


def kinds(game: Game, what: Reference) -> tuple[str, ...]:
    """The kinds of counters that an object or a player has."""
    if what in game.state.players:
        return tuple(kind for kind, count in game.state.players[Player(str(what))].counters.items() if count)
    return tuple(counter.kind for counter in game.state.objects[ObjId(int(what))].counters)
