"""702.62 Suspend: exiling a card with time counters as a special action (116.2f), and casting it from there."""

from __future__ import annotations

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import IllegalAction, Number
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import costs_118, taking_actions
from reference_engine.rules_6_spells import announcing_601_2, casting_601, casting_608_2g, effects_609, lasting_611
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.keywords import Suspend
from reference_engine.vocabulary.modifications import GainAbilities


async def suspend(game: Game, player: Player, action: actions.Special) -> None:
    """702.62a: for its cost the card is exiled with time counters, if its player could begin to cast it now."""
    await taking_actions.propose(game, _suspend(game, player, action.object))


async def _suspend(game: Game, player: Player, id: ObjId) -> None:
    action = actions.Cast(object=id)
    casting_601.check_object(game, action)
    row = game.view.row(id)
    casting_601.check_card(row)
    keyword = row.first(Suspend)
    if keyword is None:
        raise IllegalAction("702.62a", f"{row.name} can't be suspended")
    casting_601.may_begin(game, player, row, action)
    x = await Number(player, "x", 1, None, id, "107.3d") if announcing_601_2.has_x(keyword.pay) else None
    frame = Frame(Context(ability=keyword, controller=player, source=row, x=x))
    await costs_118.pay(game, player, keyword.pay, frame)
    counters = effects_609.number(game, keyword.counters, frame)
    await pipeline.happen(
        game,
        events.Move(
            obj=id, to="exile", counters=(("time", counters),), reason="exile", source=id, rule="702.62a"
        ),
    )


@performs(e.CastSuspended)
async def cast_suspended(game: Game, effect: e.CastSuspended, frame: Frame) -> None:
    """702.62a: its owner may cast it now, without paying its mana cost; if it isn't cast it stays exiled.

    A creature cast so has haste for as long as the player controls the spell or the permanent it becomes.
    """
    for id in effects_609.objects_of(game, effect.what, frame):
        spell = await casting_608_2g.offer(game, frame.controller, (id,), frame, without_paying=True)
        if spell is not None and "Creature" in game.view.row(spell).types:
            gains = (GainAbilities(abilities=("haste",)),)
            lasting_611.begin(game, frame, "you control it", modify=gains, objects=(spell,))
