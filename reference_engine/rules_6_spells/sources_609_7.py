"""609.7 Effects on damage from a source: one that a player chooses (609.7a), or any with a property (609.7c)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.kernel.events import DealDamage, Event
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, change
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609, lasting_611, players_613_10
from reference_engine.rules_6_spells.effects_609 import performs
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
        lasting_611.begin(game, frame, "end of turn", abilities=(shield,), objects=(chosen,))  # type: ignore[arg-type]


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
    """615.6: the shield is used up by the damage that it prevents, and by nothing else (609.7b)."""
    kept = tuple(effect for effect in game.state.effects if effect.id != rule.key[1])
    game.state = change(game.state, effects=kept)
    return None


# ------------------------------------------------------------------------------------------------ by property (609.7c)
def _fits(game: Game, rule: InForce, e: DealDamage) -> bool:
    """609.7c: a permanent with the property, or a source elsewhere that has it."""
    record: PreventSome = rule.record
    source = game.row(e.source) if e.source is not None else None
    if source is None or e.to not in game.state.players:
        return False
    if not players_613_10.is_meant(record.to, e.to, rule.controller):  # type: ignore[arg-type]
        return False
    return selecting.fits(game, record.by, source, rule.source, rule.controller)


@replaces(PreventSome, DealDamage, _fits)
async def _prevent_some(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    left = e.amount - rule.record.damage_each_time
    return replace(e, amount=left) if left > 0 else None
