"""701.14 Fight."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.additional import Fight


@performs(Fight)
async def fight(game: Game, effect: Fight, frame: Frame) -> None:
    """701.14a, 701.14d: each deals damage equal to its power to the other, at the same time and not in combat.

    701.14b: if one of them is no creature on the battlefield, or an illegal target, neither does. One that fights
    itself deals itself both amounts (701.14c).
    """
    fighters = [
        game.view.row(id)
        for ref in (effect.one, effect.other_one)
        for id in effects_609.objects_of(game, ref, frame)[:1]
        if game.state.objects[id].zone == "battlefield"
    ]
    if len(fighters) == 2 and all("Creature" in row.types for row in fighters):
        await pipeline.happen(
            game,
            *(
                events.DealDamage(to=other.id, amount=row.power or 0, source=row.id, rule="701.14a")
                for row, other in (fighters, fighters[::-1])
                if (row.power or 0) > 0
            ),
        )
