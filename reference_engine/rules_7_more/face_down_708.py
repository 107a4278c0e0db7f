"""708 Face-down spells and permanents; 702.37 morph: turning face up as a special action (116.2b)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player, with_object
from reference_engine.rules_1_concepts import costs_118, taking_actions
from reference_engine.rules_6_spells import announcing_601_2, layers_613
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.keywords import Morph


def turned_down(row: Row) -> Row:
    """708.2a, 708.4: an object as it would be face down, before any effect on it."""
    return copying_707.printed(replace(row.obj, face_down=True))


async def turn_face_up(game: Game, player: Player, action: actions.Special) -> None:
    """702.37e: the player pays the morph cost that the permanent would have face up, and turns it."""
    await taking_actions.propose(game, _turn_face_up(game, player, action))


async def _turn_face_up(game: Game, player: Player, action: actions.Special) -> None:
    if action.object not in game.state.zone("battlefield"):
        raise IllegalAction("702.37e", "only a permanent can be turned face up")
    row = game.view.row(action.object)
    if not row.obj.face_down or row.controller != player:
        raise IllegalAction("702.37e", f"{player} controls no such face-down permanent")
    face_up = layers_613.view(with_object(game.state, replace(row.obj, face_down=False))).row(row.id)
    morph = face_up.first(Morph)
    if morph is None:
        raise IllegalAction("702.37e", "it would have no morph cost face up")
    context = Context(ability=morph, controller=player, source=row)
    if announcing_601_2.has_x(morph.cost):  # 107.3d
        context = replace(context, x=await announcing_601_2.announce_x(player, row.id))
    await costs_118.pay(game, player, morph.cost, Frame(context))
    await pipeline.happen(game, events.TurnFaceUp(obj=row.id, player=player, rule="702.37e"))


@occurs(events.TurnFaceUp)
def _turned(game: Game, event: events.TurnFaceUp) -> None:
    """708.8: its normal copiable values are back, effects on it go on; 613.7f: it gets a new timestamp."""
    stamp = game.tick()
    game.state = with_object(game.state, replace(game.state.objects[event.obj], face_down=False, stamp=stamp))
