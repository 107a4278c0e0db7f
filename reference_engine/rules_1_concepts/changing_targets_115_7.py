"""115.7 Changing the targets of a spell or ability on the stack."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import ObjId, Player, Reference, with_object
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import copying_spells_707_10
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.amounts import ChangeAnyTargets, ChangeATargetTo, NewTargets
from reference_engine.vocabulary.selectors import Target


@performs(e.ChangeTarget)
async def change_target(game: Game, effect: e.ChangeTarget, frame: Frame) -> None:
    """115.7a: every target is changed to another legal one; if not all of them can be, all stay as they are."""
    for id in effects_609.objects_of(game, effect.of, frame):
        obj = game.state.objects[id]
        if obj.zone != "stack":
            continue
        targets = copying_spells_707_10.targets_of(obj)
        places = [(at, old) for at, slot in enumerate(targets) for old in slot]
        chosen: list[tuple[int, Reference]] = []
        for n, (at, old) in enumerate(places):
            options = [
                new for new in _others(game, id, at, old, chosen)
                if _can_all_be_changed(game, id, places[n + 1 :], [*chosen, (at, new)])
            ]  # fmt: skip
            if not options:
                break
            new = await Choose(frame.controller, "retarget", options, frame.source.id, "115.7a")
            chosen.append((at, new))
        if len(chosen) < len(places) or not places:
            game.note("115.7a", "no other legal target", of=id)
            continue
        line = (new for _, new in chosen)
        obj = game.state.objects[id]
        changed = copying_spells_707_10.with_targets(obj, tuple(tuple(next(line) for _ in slot) for slot in targets))
        game.state = with_object(game.state, copying_spells_707_10.with_division(changed, obj))
        await copying_spells_707_10.became_targets(game, id)


def _others(game: Game, id: ObjId, at: int, old: Reference, chosen: Sequence[tuple[int, Reference]]) -> list[Reference]:
    """To what a target can be changed beside the new ones chosen so far; only the final set counts (115.7e)."""
    slots = copying_spells_707_10.slots_of(game, game.state.objects[id])
    taken = [new for n, new in chosen if n == at or slots[n].not_earlier or slots[at].not_earlier]  # 115.3
    return [other for other in legal(game, id, at) if other != old and other not in taken]


def _can_all_be_changed(
    game: Game, id: ObjId, places: Sequence[tuple[int, Reference]], chosen: Sequence[tuple[int, Reference]]
) -> bool:
    """115.7a: is there another legal target for each of the places left?"""
    if not places:
        return True
    (at, old), *later = places
    return any(_can_all_be_changed(game, id, later, [*chosen, (at, new)]) for new in _others(game, id, at, old, chosen))


@performs(NewTargets)
@performs(ChangeAnyTargets)
async def choose_new_targets(game: Game, effect: NewTargets | ChangeAnyTargets, frame: Frame) -> None:
    """115.7c–d: any number of the targets, each to a legal one."""
    for id in effects_609.objects_of(game, effect.of, frame):
        if game.state.objects[id].zone != "stack":
            continue
        if await copying_spells_707_10.choose_new_targets(game, id, frame.controller, "115.7d"):
            await copying_spells_707_10.became_targets(game, id)


@performs(ChangeATargetTo)
async def change_a_target(game: Game, effect: ChangeATargetTo, frame: Frame) -> None:
    """115.7b: one of the targets, if the object is another legal one for it; else nothing changes."""
    new = effects_609.objects_of(game, effect.new, frame)
    for id in effects_609.objects_of(game, effect.of, frame):
        obj = game.state.objects[id]
        if obj.zone != "stack" or not new:
            continue
        targets = copying_spells_707_10.targets_of(obj)
        slots = copying_spells_707_10.slots_of(game, obj)
        possible: dict[ObjId | Player, int] = {
            old: at
            for at, slot in enumerate(targets)
            for old in slot
            if new[0] in legal(game, id, at) and new[0] not in slot and not _taken(slots, targets, at, new[0])
        }
        if not possible:
            game.note("115.7a", "no other legal target", of=id)
            continue
        old = await Choose(frame.controller, "choose", list(possible), frame.source.id, "115.7b")
        at = possible[old]
        changed = tuple(new[0] if target == old else target for target in targets[at])
        after = copying_spells_707_10.with_targets(obj, (*targets[:at], changed, *targets[at + 1 :]))
        game.state = with_object(game.state, copying_spells_707_10.with_division(after, obj))
        await copying_spells_707_10.became_targets(game, id)


def _taken(slots: tuple[Target, ...], targets: tuple[tuple[Reference, ...], ...], at: int, new: ObjId) -> bool:
    """115.3: where a word says another target, what is a target already can't be chosen for it."""
    return any(
        new in slot and n != at and (slots[n].not_earlier or slots[at].not_earlier) for n, slot in enumerate(targets)
    )


def legal(game: Game, id: ObjId, slot: int) -> list[ObjId | Player]:
    """What one word target of a spell or ability on the stack could mean now."""
    obj = game.state.objects[id]
    ability = obj.kind == "ability"
    source = (game.row(obj.context.source.id) or obj.context.source) if ability else game.view.row(id)
    x = obj.context.x if ability else obj.cast.x
    target = copying_spells_707_10.slots_of(game, obj)[slot]
    return targets_115.legal_targets(game, target, source, obj.controller, x, id)
