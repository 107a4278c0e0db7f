"""606 Loyalty abilities: the cost is loyalty counters; 306.5 a planeswalker's loyalty is the number of them."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.effects_609 import performs
from reference_engine.vocabulary import effects as e


@performs(e.ChangeLoyalty)
async def change_loyalty(game: Game, cost: e.ChangeLoyalty, frame: Frame) -> None:
    """606.4, 606.6: counters are put on the permanent or removed from it, if it has that many."""
    row = effects_609.source_now(game, frame)
    if row.obj.count("loyalty") + cost.by < 0:
        raise IllegalAction("606.6", f"{row.name} doesn't have {-cost.by} loyalty counters")
    if cost.by > 0:
        put = events.PutCounters(
            obj=row.id, kind="loyalty", count=cost.by, by=frame.controller, as_cost=True, source=row.id, rule="606.4"
        )
        await pipeline.happen(game, put)
    elif cost.by < 0:
        await pipeline.happen(
            game, events.RemoveCounters(obj=row.id, kind="loyalty", count=-cost.by, source=row.id, rule="606.4")
        )
