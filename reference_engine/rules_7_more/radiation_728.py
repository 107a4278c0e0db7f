"""728 Rad counters: a triggered ability of the rules themselves, which has no source."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import Obj, ObjId, Player
from reference_engine.rules_6_spells import triggers_603
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.abilities import Card, Triggered
from reference_engine.vocabulary.resolutions import Irradiate
from reference_engine.vocabulary.watching import Watch

RAD = "rad"
ABILITY = Triggered(when=Watch(step="precombat main phase", by="you"), do=(Irradiate(),))


def trigger(game: Game) -> None:
    """728.1: at the beginning of a precombat main phase, if its player has one or more; controlled by that player."""
    player = game.state.turn.active
    if not _count(game, player):
        return
    nothing = Card(name="Rad counters", type="")
    id = ObjId(game.tick())
    none = Obj(
        id=id, card_id=int(id), card=nothing, whole=nothing, owner=player, controller=player, zone="command", stamp=0
    )
    triggers_603.trigger(game, Context(ABILITY, player, copying_707.printed(none)))


def _count(game: Game, player: Player) -> int:
    return game.state.players[player].counters.get(RAD, 0)


@performs(Irradiate)
async def irradiate(game: Game, effect: Irradiate, frame: Frame) -> None:
    """728.1: that player mills as many cards; for each nonland one, 1 life less and one rad counter less."""
    player = frame.controller
    count = _count(game, player)
    if not count:
        return
    milled = await pipeline.happen(
        game,
        *(
            events.Move(obj=id, to="graveyard", reason="mill", rule="701.17a")
            for id in game.state.zone("library", player)[:count]
        ),
    )
    nonland = [id for id in milled if id is not None and "Land" not in game.view.row(id).types]
    for _ in nonland:
        await pipeline.happen(
            game,
            events.LoseLife(player=player, amount=1, rule="728.1"),
            events.RemoveCounters(obj=player, kind=RAD, count=1, rule="728.1"),
        )
