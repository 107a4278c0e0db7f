"""614.1a Effects that replace losing the game."""

from __future__ import annotations

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains
from reference_engine.kernel.state import PlayerRecord
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.zones import InsteadOfLosing

STARTING_LIFE_TOTAL = PlayerRecord().life
"""103.4."""


def _would_lose(game: Game, rule: InForce, e: events.LoseGame) -> bool:
    return e.player == rule.controller and rule.source is not None


@replaces(InsteadOfLosing, events.LoseGame, _would_lose)
async def _go_on(game: Game, rule: InForce, e: events.LoseGame) -> Event:
    assert rule.source is not None, "an ability of a permanent"
    return events.LossReplaced(player=e.player, obj=rule.source.id, source=rule.source.id, rule="614.1a")


@contains(events.LossReplaced)
def _exiled_and_alive(game: Game, e: events.LossReplaced) -> tuple[Event, ...]:
    """119.5: a life total that becomes a number is the difference gained or lost."""
    difference = STARTING_LIFE_TOTAL - game.state.players[e.player].life
    exile = events.Move(obj=e.obj, to="exile", reason="exile", source=e.source, rule="614.1a")
    if difference < 0:
        return exile, events.LoseLife(player=e.player, amount=-difference, source=e.source, rule="119.5")
    return exile, events.GainLife(player=e.player, amount=difference, source=e.source, rule="119.5")
