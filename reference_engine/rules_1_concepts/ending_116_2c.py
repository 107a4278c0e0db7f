"""116.2c–e: ending an effect, ignoring one for a while, and discarding a card whenever an instant could be cast."""

from __future__ import annotations

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.state import ObjId, Player, change
from reference_engine.rules_1_concepts import costs_118, taking_actions
from reference_engine.rules_6_spells import lasting_611
from reference_engine.vocabulary.special import CantSearch, Ignoring, MayDiscardThis


async def ignore(game: Game, player: Player, action: actions.Special) -> None:
    """116.2d: for its cost the player ignores the effect of an object's static ability until end of turn."""
    await taking_actions.propose(game, _ignore(game, player, action.object))


async def _ignore(game: Game, player: Player, id: ObjId) -> None:
    row = game.view.row(id)
    record = row.first(CantSearch)
    if row.obj.zone != "battlefield" or record is None or not record.ignored_for:
        raise IllegalAction("116.2d", f"{row.name} has no effect that can be ignored")
    frame = Frame(Context(record, player, row))
    await costs_118.pay(game, player, record.ignored_for, frame)
    lasting_611.begin(game, frame, "end of turn", objects=(id,), abilities=(Ignoring(),))


async def end(game: Game, player: Player, action: actions.Special) -> None:
    """116.2c: for its cost the player ends an effect of theirs that an object is under."""
    await taking_actions.propose(game, _end(game, player, action.object))


async def _end(game: Game, player: Player, id: ObjId) -> None:
    row = game.view.row(id)
    mine = [e for e in game.state.effects if e.ended_for and id in e.objects and e.controller == player]
    if not mine:
        raise IllegalAction("116.2c", f"{row.name} is under no effect that {player} may end")
    await costs_118.pay(game, player, mine[0].ended_for, Frame(Context(None, player, row)))
    game.state = change(game.state, effects=tuple(e for e in game.state.effects if e.id != mine[0].id))
    game.note("116.2c", "an effect ends", effect=mine[0].id)
    pipeline.look_after(game)


async def discard(game: Game, player: Player, action: actions.Special) -> None:
    """116.2e."""
    row = game.view.row(action.object)
    if action.object not in game.state.zone("hand", player) or row.first(MayDiscardThis) is None:
        raise IllegalAction("116.2e", f"nothing allows {player} to discard {row.name}")
    await pipeline.happen(
        game, events.Move(obj=action.object, to="graveyard", reason="discard", source=row.id, rule="116.2e")
    )
