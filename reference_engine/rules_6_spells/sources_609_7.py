"""609.7 Effects on damage from a source: one that a player chooses (609.7a), or any with a property (609.7c)."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel.events import DealDamage, Event
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, change
from reference_engine.rules_1_concepts import players_102, selecting
from reference_engine.rules_6_spells import effects_609, lasting_611, prevention_615
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.resolutions import PreventNext, PreventSome
from reference_engine.vocabulary.selectors import Which


class NextDamageFrom(
    Record, frozen=True, tag_field="is", tag="next_damage_from", rename=head("next_damage_from", "source")
):
    """The shield that `PreventNext` makes, bound to the source that was chosen."""

    source: Which


# ------------------------------------------------------------------------------------------------ chosen (609.7a–b)
@performs(PreventNext)
async def prevent_next(game: Game, effect: PreventNext, frame: Frame) -> None:
    """609.7a: the source is chosen as the effect is created, whether or not it can deal damage."""
    source = effects_609.source_now(game, frame)
    options = [
        row.id for row in _possible(game) if selecting.fits(game, effect.source, row, source, frame.controller)
    ]
    if options:
        chosen = await Choose(frame.controller, "damage-source", options, frame.source.id, "609.7a")
        shield = NextDamageFrom(effect.source)
        lasting_611.begin(game, frame, "end of turn", abilities=(shield,), objects=(chosen,))


def _possible(game: Game) -> Iterator[Row]:
    """Permanents, spells, what an object on the stack or a waiting trigger refers to, face-up objects in command."""
    found: dict[ObjId, Row] = {row.id: row for row in game.view.battlefield()}
    found |= {row.id: row for row in game.view.stack() if row.obj.kind != "ability"}
    contexts = [obj.context for id in game.state.zone("stack") if (obj := game.state.objects[id]).context is not None]
    contexts += [delayed.context for delayed in game.state.delayed]
    for context in contexts:
        known = game.row(context.source.id) or context.source
        found.setdefault(known.id, known)
    for id in game.state.zone("command"):
        if not game.state.objects[id].face_down:
            found.setdefault(id, game.view.row(id))
    yield from found.values()


def _is_chosen(game: Game, rule: InForce, e: DealDamage) -> bool:
    """609.7b: the source must still have the property as it would deal the damage."""
    source = game.row(e.source) if e.source is not None else None
    return (
        source is not None
        and e.to == rule.controller
        and e.source in rule.objects
        and selecting.fits(game, rule.record.source, source, rule.source, rule.controller)
    )


@replaces(NextDamageFrom, DealDamage, _is_chosen)
async def _prevent(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    """615.6: the shield is used up by the damage that it prevents, and by nothing else (609.7b, 615.12)."""
    if not prevention_615.can_be_prevented(game):
        return e
    kept = tuple(effect for effect in game.state.effects if effect.id != rule.key[1])
    game.state = change(game.state, effects=kept)
    return prevention_615.prevent(game, rule, e)


# ------------------------------------------------------------------------------------------------ by property (609.7c)
def _fits(game: Game, rule: InForce, e: DealDamage) -> bool:
    """609.7c: a permanent with the property, or a source elsewhere that has it; 615.10 each event for itself."""
    record: PreventSome = rule.record
    source = game.row(e.source) if e.source is not None else None
    if source is None or not selecting.fits(game, record.by, source, rule.source, rule.controller):
        return False
    if e.to in game.state.players:
        return not isinstance(record.to, Which) and players_102.is_meant(
            record.to, Player(str(e.to)), rule.controller
        )
    to = game.view.row(ObjId(int(e.to)))
    return isinstance(record.to, Which) and selecting.fits(game, record.to, to, rule.source, rule.controller)


@replaces(PreventSome, DealDamage, _fits)
async def _prevent_some(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    return prevention_615.prevent(game, rule, e, rule.record.damage_each_time)
