"""115.7 Changing the targets of a spell or ability on the stack."""

from __future__ import annotations

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import ObjId, Player, with_object
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.effects_609 import performs
from reference_engine.rules_7_more import copying_spells_707_10
from reference_engine.vocabulary import effects as e


@performs(e.ChangeTarget)
async def change_target(game: Game, effect: e.ChangeTarget, frame: Frame) -> None:
    """115.7a, for what has a single target: to another legal one; without another the target stays as it is."""
    for id in effects_609.objects_of(game, effect.of, frame):
        obj = game.state.objects[id]
        targets = copying_spells_707_10.targets_of(obj)
        if obj.zone != "stack" or sum(len(slot) for slot in targets) != 1:
            continue
        [at] = [n for n, slot in enumerate(targets) if slot]
        [old] = targets[at]
        options = [other for other in legal(game, id, at) if other != old]
        if not options:
            game.note("115.7a", "no other legal target", of=id)
            continue
        new = await Choose(frame.controller, "retarget", options, frame.source.id, "115.7a")
        obj = game.state.objects[id]
        changed = copying_spells_707_10.with_targets(obj, (*targets[:at], (new,), *targets[at + 1 :]))
        changed = copying_spells_707_10.with_division(changed, obj)
        game.state = with_object(game.state, changed)
        await copying_spells_707_10.became_targets(game, id)


def legal(game: Game, id: ObjId, slot: int) -> list[ObjId | Player]:
    """What one word target of a spell or ability on the stack could mean now."""
    obj = game.state.objects[id]
    ability = obj.kind == "ability"
    source = (game.row(obj.context.source.id) or obj.context.source) if ability else game.view.row(id)
    x = obj.context.x if ability else obj.cast.x
    target = copying_spells_707_10.slots_of(game, obj)[slot]
    return targets_115.legal_targets(game, target, source, obj.controller, x, id)
