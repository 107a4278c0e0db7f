"""608.2g Casting spells while something resolves: by the steps of 601.2, without priority for anyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import actions
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import CastNow, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Obj, ObjId, Player, change, zone_key
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import cast_as_601_3e, casting_601, effects_609
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.card_types import MayCastTransformed
from reference_engine.vocabulary.selectors import Which

ANY = Which()


async def offer(
    game: Game, player: Player, options: Sequence[ObjId], frame: Frame, which: Which = ANY, **how: Any
) -> ObjId | None:
    """The player casts one of these objects now, or none; gives the spell.

    `how` says how the effect lets it be cast (`actions.Cast`), `which` what it must be as it is cast. A casting that
    turns out illegal is taken back, and the player may try otherwise.
    """
    while True:
        action = await CastNow(player, options, frame.source.id)
        if action is None:
            return None
        try:
            row = game.view.row(action.object)
            part = await cast_as_601_3e.chosen_part(player, row, replace(action, **how))
            if part is not None:
                row, action = cast_as_601_3e.evaluated(row, part), replace(action, face=part.name)
            if not selecting.fits(game, which, row, effects_609.source_now(game, frame), player):
                raise IllegalAction("601.3e", f"{row.name} isn't one that may be cast now")
            return await casting_601.cast(game, player, replace(action, **how))
        except IllegalAction as refusal:
            game.refused = refusal
            game.note("733.1", "refuse", player=player, action=action, because=refusal.rule)


@performs(e.MayCast)
async def may_cast(game: Game, effect: e.MayCast, frame: Frame) -> None:
    """Spells from hand, without paying their mana costs: one after another, in the order the player likes.

    Each is on the stack when the next is chosen.
    """
    player = frame.controller
    while options := castable(game, player, effect.which, frame):
        spell = await offer(game, player, options, frame, without_paying=True, which=effect.which)
        if spell is None or not effect.any_number:
            return


def castable(game: Game, player: Player, which: Which, frame: Frame) -> list[ObjId]:
    """The cards in hand that the player may begin to cast: restrictions other than by card type still hold (601.3)."""
    source = effects_609.source_now(game, frame)
    found = []
    for id in game.state.zone("hand", player):
        spells = cast_as_601_3e.evaluated_each(game.view.row(id))
        fitting = (row for row in spells if selecting.fits(game, which, row, source, player, zone="hand"))
        if any(_may_begin(game, player, row) for row in fitting):
            found.append(id)
    return found


def _may_begin(game: Game, player: Player, row: Row) -> bool:
    try:
        casting_601.may_begin(game, player, row, actions.Cast(row.id, without_paying=True))
    except IllegalAction:
        return False
    return True


@performs(MayCastTransformed)
async def may_cast_transformed(game: Game, effect: MayCastTransformed, frame: Frame) -> None:
    """310.12b, 712.11a: a card that isn't double-faced can't be cast so."""
    for id in effects_609.objects_of(game, effect.what, frame):
        if game.state.objects[id].whole.back is not None:
            await offer(game, frame.controller, (id,), frame, without_paying=True, transformed=True)


@performs(e.MayCastCopy)
async def may_cast_copy(game: Game, effect: e.MayCastCopy, frame: Frame) -> None:
    """707.12: the copy is created where the card is and then cast, for its cost; uncast it ceases to exist (704.5e)."""
    for id in effects_609.objects_of(game, effect.of, frame):
        original = game.state.objects[id]
        copy = _copy(game, original, frame.controller)
        await offer(game, frame.controller, (copy,), frame, by_effect=True)


def _copy(game: Game, original: Obj, player: Player) -> ObjId:
    id = ObjId(game.tick())
    copy = Obj(
        id=id, card_id=int(id), card=original.card, whole=original.whole, owner=player, controller=player,
        zone=original.zone, stamp=int(id), kind="copy",
    )  # fmt: skip
    key = zone_key(copy.zone, player)
    line = (*game.state.zones.get(key, ()), id)
    game.state = change(game.state, objects={**game.state.objects, id: copy}, zones={**game.state.zones, key: line})
    game.note("707.12", "a copy of a card is created", copy=id, of=original.id)
    return id
