"""502 Untap step."""

from __future__ import annotations

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import Untap
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.rules_6_spells import in_force_611, lasting_611
from reference_engine.rules_7_more import day_and_night_731, daybound_702_145, phasing_702_26
from reference_engine.vocabulary.abilities import DoesntUntap


async def untap(game: Game) -> None:
    """502.1–3: phasing, day and night, then the active player's permanents untap.

    All at once, but for those that an effect keeps tapped.
    """
    await phasing_702_26.phase(game)
    day_and_night_731.check(game)
    await daybound_702_145.keep_up(game)
    active = game.state.turn.active
    tapped = [
        row for row in game.view.battlefield()
        if row.controller == active and game.state.status_of(row.id).tapped and not stays_tapped(game, row)
    ]  # fmt: skip
    await pipeline.happen(game, *(Untap(obj=row.id, rule="502.3") for row in tapped))
    lasting_611.expire(game, "its next untap step")
    pipeline.look_after(game)


def stays_tapped(game: Game, row: Row) -> bool:
    """Does an effect say that it doesn't untap during its controller's untap step?"""
    return any(
        type(rule.record) is DoesntUntap and in_force_611.concerns(game, rule, rule.record.what, row)
        for rule in in_force_611.in_force(game)
    )
