"""702.88 Rebound: the card is exiled as the spell resolves, and may be cast again at its player's next upkeep."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import DelayedTrigger, change
from reference_engine.rules_6_spells import casting_608_2g
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import How, Replacement, rule_replaces
from reference_engine.vocabulary.abilities import Triggered
from reference_engine.vocabulary.casting import CastRebounding
from reference_engine.vocabulary.watching import Watch

REBOUND = "rebound"


@rule_replaces(events.Move)
def _resolves(game: Game, e: events.Move) -> Iterator[Replacement]:
    """702.88a: of a spell that its controller cast from hand, as it resolves; 702.88c: once only."""
    if e.to != "graveyard" or e.reason != "resolve" or e.obj not in game.state.zone("stack"):
        return
    row = game.view.row(e.obj)
    if row.has(REBOUND) and row.obj.kind == "card" and _was_cast_from_hand(game, row):
        yield Replacement(InForce(REBOUND, row, row.controller, (row.id, REBOUND)), How("e", lambda *_: True, _exiled))


def _was_cast_from_hand(game: Game, row: Row) -> bool:
    """From the hand of the player who controls it now."""
    was = game.seen.get(row.obj.was) if row.obj.was is not None else None
    return row.obj.cast.was_cast and was is not None and was.obj.zone == "hand" and was.obj.owner == row.controller


async def _exiled(game: Game, rule: InForce, e: events.Move) -> Event:
    """603.7f: the source of the delayed ability is the spell, and who controls that now is its controller."""
    assert rule.source is not None, "it is the spell"
    ability = Triggered(when=Watch(step="upkeep", by="you"), do=(CastRebounding(),))
    context = Context(ability=ability, controller=rule.controller, source=rule.source, new=e.obj)
    delayed = DelayedTrigger(id=game.tick(), ability=ability, context=context)
    game.state = change(game.state, delayed=(*game.state.delayed, delayed))
    return replace(e, to="exile", reason="exile", rule="702.88a")


@performs(CastRebounding)
async def cast_rebounding(game: Game, effect: CastRebounding, frame: Frame) -> None:
    """702.88b: the card, if it is in exile still, without paying its mana cost."""
    cards = [id for id in game.state.zone("exile") if game.state.objects[id].was == frame.context.new]
    if cards:
        await casting_608_2g.offer(game, frame.controller, cards, frame, without_paying=True)
