"""707.10 Copies of spells and abilities on the stack: the characteristics and every decision made for the original."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import Obj, ObjId, Player, Reference, change, with_object
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.selectors import Target


@performs(e.CopySpell)
async def copy_spell(game: Game, effect: e.CopySpell, frame: Frame) -> None:
    """707.10: the player puts a copy onto the stack; it isn't cast, and it has the same targets, modes, X and costs.

    707.10c: where new targets may be chosen, each target may also be left as it is.
    """
    made: list[ObjId] = []
    found = [ObjId(int(r)) for r in effects_609.references(game, effect.what, frame) if r not in game.state.players]
    for id in found * effects_609.number(game, effect.times, frame):
        original = _on_the_stack(game, id)
        if original is None:
            continue
        copy = _copy(original, ObjId(game.tick()), frame.controller, effect.not_legendary)
        line = (*game.state.zone("stack"), copy.id)
        game.state = change(
            game.state, objects={**game.state.objects, copy.id: copy}, zones={**game.state.zones, "stack": line}
        )
        game.note("707.10", "a copy is put onto the stack", copy=copy.id, of=id)
        if effect.new_targets:
            await choose_new_targets(game, copy.id, frame.controller)
        await became_targets(game, copy.id)
        made.append(copy.id)
    frame.it = tuple(made)


def _on_the_stack(game: Game, id: ObjId) -> Obj | None:
    """The spell or ability; as it last existed there, if it has left the stack (608.2h)."""
    row = game.row(id)
    return row.obj if row is not None and row.obj.zone == "stack" else None


def _copy(original: Obj, id: ObjId, player: Player, not_legendary: bool) -> Obj:
    """707.10: owned (a spell) and controlled by the player who put it onto the stack; 707.10b: an ability's source is
    the same."""
    if original.kind == "ability":
        context = replace(original.context, controller=player)
        return replace(
            original, id=id, card_id=int(id), stamp=int(id), owner=player, controller=player, context=context
        )
    card = copying_707.values(original)[0]
    if not_legendary:
        card = copying_707.not_legendary(card)
    return Obj(
        id=id,
        card_id=int(id),
        card=card,
        whole=card if original.card is original.whole else original.whole,  # 707.10g
        owner=player,
        controller=player,
        zone="stack",
        stamp=int(id),
        kind="copy",
        cast=replace(original.cast, was_cast=False),
        face_down=original.face_down,
    )


def targets_of(obj: Obj) -> tuple[tuple[Reference, ...], ...]:
    """The targets of a spell or an ability on the stack, by slot."""
    chosen: tuple[tuple[Reference, ...], ...] = (obj.context if obj.kind == "ability" else obj.cast).targets
    return chosen


def with_targets(obj: Obj, targets: tuple[tuple[Reference, ...], ...]) -> Obj:
    if obj.kind == "ability":
        return replace(obj, context=replace(obj.context, targets=targets))
    return replace(obj, cast=replace(obj.cast, targets=targets))


def slots_of(game: Game, obj: Obj) -> tuple[Target, ...]:
    """The instances of the word target of what is on the stack."""
    if obj.kind == "ability":
        return targets_115.slots(obj.context.ability, obj.context.modes)
    return targets_115.slots_of_spell(game.view.row(obj.id))


async def choose_new_targets(game: Game, id: ObjId, player: Player, rule: str = "707.10c") -> bool:
    """707.10c, 115.7d: target by target; declining leaves it unchanged, even if it is illegal; a new one must be legal.

    Only the final set counts (115.7e): a later target that an earlier choice took has to be changed. Was any?
    """
    obj = game.state.objects[id]
    source = obj.context.source if obj.kind == "ability" else game.view.row(id)
    x = obj.context.x if obj.kind == "ability" else obj.cast.x
    chosen = [list(slot) for slot in targets_of(obj)]
    for at, (slot, mine) in enumerate(zip(slots_of(game, obj), chosen, strict=False)):
        for n, old in enumerate(mine):
            others = mine[:n] + mine[n + 1 :]
            if slot.not_earlier:
                others += [target for earlier in chosen[:at] for target in earlier]
            legal = targets_115.legal_targets(game, slot, source, obj.controller, x, id)
            options = [t for t in legal if t not in others]
            new: Any = await Choose(player, "retarget", options, id, rule, may_decline=old not in others)
            mine[n] = old if new is None else new
    targets = tuple(tuple(slot) for slot in chosen)
    if targets == targets_of(obj):
        return False
    game.state = with_object(game.state, with_division(with_targets(obj, targets), obj))
    return True


def with_division(changed: Obj, before: Obj) -> Obj:
    """115.7f: the division stays; what an old target would have got its replacement gets."""
    decided = before.context if before.kind == "ability" else before.cast
    if not decided.division:
        return changed
    place = dict(zip(sum(targets_of(before), ()), sum(targets_of(changed), ()), strict=True))
    division = tuple((place[to], amount) for to, amount in decided.division)
    if before.kind == "ability":
        return replace(changed, context=replace(changed.context, division=division))
    return replace(changed, cast=replace(changed.cast, division=division))


async def became_targets(game: Game, id: ObjId) -> None:
    """Everything that what is on the stack targets has become its target (601.2c)."""
    obj = game.state.objects[id]
    await pipeline.happen(
        game,
        *(
            events.BecomeTarget(target=target, of=id, player=obj.controller, source=id, rule="601.2c")
            for slot in targets_of(obj)
            for target in slot
        ),
    )
