"""608 Resolving spells and abilities, and how abilities come onto the stack (113.7a, 602.2a, 603.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import Obj, ObjId, Reference, change, with_object
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import announcing_601_2, effects_609, how_often_603_2
from reference_engine.rules_7_more import bestow_702_103, copying_spells_707_10
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.abilities import Card, Spell, Triggered, Watch
from reference_engine.vocabulary.selectors import Target

Targets = tuple[tuple[Reference, ...], ...]
DASH = "dash"
RETURN_LATER = e.Later(ability=Triggered(when=Watch(step="end step"), do=(e.ToHand(what="that"),)), of="it")
"""608.3g, 702.109a: created as the permanent enters, not by an ability of it that triggers then."""
NO_CHARACTERISTICS = Card(name="", type="")
"""113.7a, 603.3: an ability on the stack has the text of the ability that made it, and nothing else."""


# ------------------------------------------------------------------------------------------------ onto the stack
async def put_ability_on_stack(game: Game, context: Context) -> ObjId | None:
    """The ability becomes the topmost object on the stack (602.2a, 603.3). Gives its id.

    A triggered ability's controller chooses its modes, targets and division now (603.3c–d); those of an activated one
    are in the context. A triggered ability for which a choice can't be made is removed again: then None.
    """
    id = ObjId(game.tick())
    player = context.controller
    obj = Obj(
        id=id, card_id=int(id), card=NO_CHARACTERISTICS, whole=NO_CHARACTERISTICS, owner=player, controller=player,
        zone="stack", stamp=int(id), kind="ability", context=context,
    )  # fmt: skip
    line = (*game.state.zone("stack"), id)
    game.state = change(game.state, objects={**game.state.objects, id: obj}, zones={**game.state.zones, "stack": line})
    if isinstance(context.ability, Triggered):
        announced = await _announce(game, context, id)
        if announced is None:
            game.note("603.3d", "removed: no legal choice", source=context.source.id)
            game.state = zones_400.cease(game.state, (id,))
            return None
        game.state = with_object(game.state, replace(game.state.objects[id], context=announced))
    rule = "603.3" if isinstance(context.ability, Triggered) else "602.2a"
    game.note(rule, "an ability is put onto the stack", ability=id)
    await copying_spells_707_10.became_targets(game, id)
    return id


async def _announce(game: Game, context: Context, id: ObjId) -> Context | None:
    """603.3c–d: modes, targets and division as for a spell (601.2b–d); None if no legal choice can be made."""
    player, ability = context.controller, context.ability
    source = game.row(context.source.id) or context.source
    try:
        x = effects_609.x_of(game, Frame(context))
        modes = await announcing_601_2.announce_modes(game, player, ability.do, source, x, id)
        context = replace(context, modes=modes)
        slots = targets_115.slots(ability, modes)
        targets = await announcing_601_2.announce_targets(game, player, slots, source, x, id)
        context = replace(context, targets=targets)
        return replace(context, division=await announcing_601_2.announce_division(game, ability.do, context))
    except IllegalAction:
        return None


def divided_effect(effects: Iterable[Any]) -> e.DealDamage | None:
    """The instruction whose amount is divided among targets, if there is one (601.2d)."""
    return next((x for x in effects if isinstance(x, e.DealDamage) and x.divided == "as_chosen"), None)


# ------------------------------------------------------------------------------------------------ resolving
async def resolve_top(game: Game) -> None:
    """608.1: when all players pass in succession, the object on top of the stack resolves."""
    id = game.state.zone("stack")[-1]
    obj = game.state.objects[id]
    if obj.kind == "ability":
        await _resolve_ability(game, obj)
        return
    row = game.view.row(id)
    if row.types & {"Instant", "Sorcery"}:
        await _resolve_instant_or_sorcery(game, row)
    else:
        await _resolve_permanent(game, row)


async def _resolve_ability(game: Game, obj: Obj) -> None:
    """608.2a–c, 608.2n; an ability whose source is gone resolves all the same (113.7a)."""
    context: Context = obj.context
    resolves = False
    game.note("608.2", "an ability resolves", ability=obj.id, source=context.source.id)
    if not effects_609.holds(game, getattr(context.ability, "if_", None), Frame(context)):
        game.note("608.2a", "its condition isn't true", ability=obj.id)
    elif (legal := legal_now(game, targets_115.slots(context.ability, context.modes), context, obj.id)) is None:
        game.note("608.2b", "all its targets are illegal", ability=obj.id)
    else:
        frame = Frame(replace(context, targets=legal))
        await effects_609.perform(game, context.ability.do, frame)
        if getattr(context.ability, "do_only_once_each_turn", False) and frame.done and context.held is not None:
            how_often_603_2.remember(game, context.source.id, context.held.key)
        resolves = True
    if obj.id in game.state.objects:
        await pipeline.happen(
            game, events.Move(obj=obj.id, to=zones_400.LIMBO, reason="cease", rule="608.2n")
        )
    if resolves:  # 608.2p: after all that
        await pipeline.happen(
            game, events.AbilityResolved(ability=context.ability, source=context.source.id, rule="608.2p")
        )


async def _resolve_instant_or_sorcery(game: Game, row: Row) -> None:
    """608.2b–c, 608.2n: at the end it goes to its owner's graveyard, if it is still on the stack (608.2m)."""
    texts, resolves = list(row.all(Spell)), True
    if texts:
        legal = legal_now(game, targets_115.slots_of_spell(row), context_of(row, *texts[0]), row.id)
        if legal is None:
            resolves = False
            game.note("608.2b", "all its targets are illegal", spell=row.id)
        else:
            game.note("608.2", "a spell resolves", spell=row.id)
            for held, ability in texts:  # more than one of a spell with spliced text (702.47b)
                context = context_of(row, held, ability)
                count = len(targets_115.slots(ability, context.modes))
                mine, legal = legal[:count], legal[count:]
                do = ability.kicked if ability.kicked and row.obj.cast.kicked else ability.do
                await effects_609.perform(game, do, Frame(replace(context, targets=mine)))
    if row.id in game.state.objects:
        await _to_graveyard(game, row.id, "608.2n" if resolves else "608.2b", resolves=resolves)


async def _resolve_permanent(game: Game, row: Row) -> None:
    """608.3a–c, 608.3f: it enters, an Aura attached to what it targeted.

    By default it is controlled by who put the spell onto the stack; an effect that gave control goes on (110.2b).

    With an illegal target it doesn't resolve (608.3b); one that can't enter goes to the graveyard (608.3e).
    """
    context = context_of(row, None, None)
    legal = legal_now(game, targets_115.slots_of_spell(row), context, row.id)
    if legal is None and bestow_702_103.is_bestowed(row.obj):
        row, legal = bestow_702_103.cease(game, row.id), ()
    if legal is None:
        game.note("608.3b", "its target is illegal", spell=row.id)
        await _to_graveyard(game, row.id, "608.3b", resolves=False)
        return
    game.note("608.3", "a permanent spell resolves", spell=row.id)
    attach = legal[0][0] if legal and legal[0] else None
    rule = "608.3f" if row.obj.kind == "copy" else "608.3c" if attach is not None else "608.3a"
    [permanent] = await pipeline.happen(
        game,
        events.Move(
            obj=row.id, to="battlefield", controller=row.obj.controller, attach=attach, cast=row.obj.cast,
            face_down=row.obj.face_down, reason="resolve", source=row.id, rule=rule,
        ),
    )
    if row.id in game.state.objects:
        await _to_graveyard(game, row.id, "608.3e")
    elif row.obj.cast.method == DASH and permanent in game.state.objects:
        await effects_609.perform(game, (RETURN_LATER,), _about(context, permanent))


def _about(context: Context, permanent: ObjId) -> Frame:
    frame = Frame(context)
    frame.it = (permanent,)
    return frame


async def _to_graveyard(game: Game, id: ObjId, rule: str, *, resolves: bool = True) -> None:
    await pipeline.happen(game, events.Move(obj=id, to="graveyard", reason="resolve" if resolves else "", rule=rule))


def context_of(row: Row, held: Held | None, ability: Spell | None) -> Context:
    """A spell on the stack as the context of its instructions, with what was decided as it was cast."""
    cast = row.obj.cast
    return Context(
        ability=ability, controller=row.controller, source=row, held=held, targets=cast.targets, x=cast.x,
        modes=cast.modes, division=cast.division, values=cast.values, gone=cast.gone,
    )  # fmt: skip


def legal_now(game: Game, slots: tuple[Target, ...], context: Context, id: ObjId) -> Targets | None:
    """608.2b: the targets that are still legal, by slot; None if there were targets and none is.

    A source that has left its zone is looked at as it last existed. An object that changed zones is a new object and
    therefore no longer a target (400.7).
    """
    source = game.row(context.source.id) or context.source
    legal = tuple(
        tuple(
            target for target in chosen
            if targets_115.still_legal(game, slot, target, source, context.controller, context.x, id)
        )
        for slot, chosen in zip(slots, context.targets, strict=False)
    )  # fmt: skip
    if any(context.targets) and not any(legal):
        return None
    return legal
