"""614.1a Replacement effects that multiply damage."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.concepts import DamageTimes


def _is_meant(game: Game, rule: InForce, e: events.DealDamage) -> bool:
    """109.2c: a source in any zone, also one that has left it (608.2h)."""
    row = game.row(e.source) if e.source is not None else None
    return row is not None and selecting.fits(game, rule.record.sources, row, rule.source, rule.controller)


@replaces(DamageTimes, events.DealDamage, _is_meant)
async def _so_many_times(game: Game, rule: InForce, e: events.DealDamage) -> Event:
    return replace(e, amount=e.amount * rule.record.factor)
