"""514 Cleanup step."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import Move, StepBegins
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import ChooseSome
from reference_engine.kernel.state import change
from reference_engine.rules_1_concepts import mana_pool_106_4, priority_117
from reference_engine.rules_4_zones import hand_402
from reference_engine.rules_6_spells import lasting_611


async def cleanup(game: Game) -> None:
    """514.1–3: discard, then damage and effects end; if something happens then, there is priority and one step more."""
    while True:
        await discard(game)
        end_damage_and_effects(game)
        if not await priority_117.before_priority(game) or game.over:
            return
        await priority_117.priority(game)
        if game.over:
            return
        mana_pool_106_4.empty_pools(game)
        await pipeline.happen(game, StepBegins(step="cleanup step", active=game.state.turn.active, rule="514.3a"))


async def discard(game: Game) -> None:
    """514.1: the active player discards down to the maximum hand size."""
    active = game.state.turn.active
    hand = game.state.zone("hand", active)
    maximum = hand_402.maximum_size(game, active)
    if maximum is None or (excess := len(hand) - maximum) <= 0:
        return
    chosen = await ChooseSome(active, "discard", hand, excess, excess, None, "514.1")
    await pipeline.happen(game, *(Move(obj=id, to="graveyard", reason="discard", rule="514.1") for id in chosen))


def end_damage_and_effects(game: Game) -> None:
    """514.2: all marked damage goes and effects until end of turn end, at the same time."""
    status = {i: replace(s, damage=0) if s.damage else s for i, s in game.state.status.items()}
    if any(s.damage for s in game.state.status.values()):
        game.state = change(game.state, status=status)
    out = {i: replace(p, status=replace(p.status, damage=0)) for i, p in game.state.phased_out.items()}
    if out:
        game.state = change(game.state, phased_out=out)
    lasting_611.expire(game, "end of turn")
    pipeline.look_after(game)
