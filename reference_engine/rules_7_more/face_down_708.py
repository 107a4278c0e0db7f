"""708 Face-down spells and permanents; 702.37 morph: turning face up as a special action (116.2b)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, with_object
from reference_engine.rules_1_concepts import costs_118, selecting, taking_actions
from reference_engine.rules_3_card_types import auras_303
from reference_engine.rules_6_spells import announcing_601_2, effects_609, layers_613
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.card_types import MayAttachAsTurnedUp
from reference_engine.vocabulary.faces import TurnUp
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
    attach = await _attached_as_turned_up(game, face_up)
    await pipeline.happen(game, events.TurnFaceUp(obj=row.id, player=player, attach=attach, rule="702.37e"))


async def _attached_as_turned_up(game: Game, face_up: Row) -> ObjId | None:
    """303.4k: chosen for the Aura as it would be face up, of what it can enchant then."""
    record = face_up.first(MayAttachAsTurnedUp)
    if record is None:
        return None
    hosts = selecting.matching(game, record.to, face_up, face_up.controller)
    options = [row.id for row in hosts if row.id != face_up.id and auras_303.can_enchant(game, face_up, row)]
    if not options:
        return None
    host: ObjId | None = await Choose(face_up.controller, "attach", options, face_up.id, "303.4k", may_decline=True)
    return host


@performs(TurnUp)
async def turn_up(game: Game, effect: TurnUp, frame: Frame) -> None:
    """708.8: an effect turns it, for nothing; 701.40g: what is no permanent card stays as it is."""
    down = [game.state.objects[id] for id in effects_609.objects_of(game, effect.which_one, frame)]
    await pipeline.happen(
        game,
        *(
            events.TurnFaceUp(obj=obj.id, player=frame.controller, source=frame.source.id, rule="708.8")
            for obj in down
            if obj.zone == "battlefield" and obj.face_down
        ),
    )


@occurs(events.TurnFaceUp)
def _turned(game: Game, event: events.TurnFaceUp) -> None:
    """708.8: its normal copiable values are back, effects on it go on; 613.7f: it gets a new timestamp."""
    stamp = game.tick()
    obj = replace(game.state.objects[event.obj], face_down=False, stamp=stamp)
    if event.attach is not None:
        obj = replace(obj, attached_to=event.attach)
    game.state = with_object(game.state, obj)
