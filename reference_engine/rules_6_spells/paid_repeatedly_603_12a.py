"""603.12a A cost that may be paid any number of times: what triggers on that triggers once."""

from __future__ import annotations

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Confirm, IllegalAction
from reference_engine.rules_1_concepts import costs_118
from reference_engine.vocabulary.triggers import PayAnyTimes


@performs(PayAnyTimes)
async def pay_any_times(game: Game, effect: PayAnyTimes, frame: Frame) -> None:
    """603.12a, 608.2d: asked again as long as the player pays and can; afterwards X is how often it was paid."""
    player, times = frame.controller, 0
    while costs_118.can_pay(game, player, effect.each_payment, Frame(frame.context, paying=True)):
        if not await Confirm(player, "pay", frame.source.id, "603.12a"):
            break
        moment = game.moment()
        try:
            await costs_118.pay(game, player, effect.each_payment, Frame(frame.context, paying=True))
        except IllegalAction as failed:
            game.return_to(moment)
            game.note(failed.rule, "not paid", reason=failed.reason)
            break
        times += 1
    frame.x, frame.done = times, times > 0
