"""606 Loyalty abilities: the cost is loyalty counters; 306.5 a planeswalker's loyalty is the number of them."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.state import Player
from reference_engine.rules_6_spells import effects_609, in_force_611
from reference_engine.vocabulary import costs
from reference_engine.vocabulary.casting import LoyaltyAnyTime, LoyaltyCostsMore
from reference_engine.vocabulary.effects import Cost


def any_time(game: Game, player: Player) -> bool:
    """606.3: does an effect let a player activate them whenever that player could cast an instant?"""
    return any(rule.controller == player for rule in in_force_611.of_kinds(game, LoyaltyAnyTime))


def combined(game: Game, player: Player, cost: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """606.4, 606.5: what is to be put on or removed in all, with what effects add to it."""
    more = sum(
        rule.record.additional
        for rule in in_force_611.of_kinds(game, LoyaltyCostsMore)
        if rule.controller == player
    )
    return tuple(costs.ChangeLoyalty(by=c.by + more) if isinstance(c, costs.ChangeLoyalty) else c for c in cost)


@performs(costs.ChangeLoyalty)
async def change_loyalty(game: Game, cost: costs.ChangeLoyalty, frame: Frame) -> None:
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
