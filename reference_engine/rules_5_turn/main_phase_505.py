"""505 Main phase."""

from __future__ import annotations

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import PutCounters
from reference_engine.kernel.game import Game
from reference_engine.rules_7_more import radiation_728, sagas_714


async def add_lore_counters(game: Game) -> None:
    """505.4, 714.3c: as the precombat main phase begins, a lore counter on each Saga that has a chapter ability."""
    radiation_728.trigger(game)
    active = game.state.turn.active
    await pipeline.happen(
        game,
        *(
            PutCounters(obj=row.id, kind="lore", count=1, by=active, rule="714.3c")
            for row in game.view.battlefield()
            if row.controller == active and sagas_714.final_chapter(row)
        ),
    )
