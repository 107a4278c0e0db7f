"""120.4d Damage that leaves a player with a least life total: seen when everything the event comes to is known."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine.kernel.events import Event, GainLife, LoseLife
from reference_engine.kernel.game import Game
from reference_engine.kernel.state import Player
from reference_engine.rules_6_spells import in_force_611
from reference_engine.vocabulary.instead import DamageLeavesLife

Numbered = tuple[int, Event]
"""An event with the number of the proposal that it came of."""


def kept(game: Game, ready: Sequence[Numbered]) -> list[Numbered]:
    """A player who has that much life loses no more by damage than leaves it, with all that is gained and lost at once.

    Life that is lost otherwise isn't kept, nor is life by damage where there is less than that to begin with.
    """
    found = list(ready)
    if not any(isinstance(e, LoseLife) and e.by_damage for _, e in found):
        return found
    for rule in in_force_611.of_kinds(game, DamageLeavesLife):
        life = game.state.players[rule.controller].life
        short = rule.record.least - life - _change(found, rule.controller)
        if life >= rule.record.least and short > 0:
            game.note("120.4d", "damage leaves life", player=rule.controller, source=rule.source)
            found = _less(found, rule.controller, short)
    return found


def _change(ready: Sequence[Numbered], player: Player) -> int:
    return sum(
        e.amount if isinstance(e, GainLife) else -e.amount
        for _, e in ready
        if isinstance(e, GainLife | LoseLife) and e.player == player
    )


def _less(ready: Sequence[Numbered], player: Player, short: int) -> list[Numbered]:
    """The losses by damage, so much smaller in all."""
    found: list[Numbered] = []
    for n, e in ready:
        if isinstance(e, LoseLife) and e.by_damage and e.player == player:
            less = min(short, e.amount)
            short -= less
            if less == e.amount:
                continue
            e = replace(e, amount=e.amount - less)
        found.append((n, e))
    return found
