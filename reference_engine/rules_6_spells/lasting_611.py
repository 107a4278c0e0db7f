"""611.2 Continuous effects that a resolution makes: how they begin, and how long they last."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, Labelled
from reference_engine.kernel.state import ContinuousEffect, ObjId, Player, State, change, with_object
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import copying_707
from reference_engine.rules_7_more.protection_702_16 import plural
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.abilities import Activated
from reference_engine.vocabulary.acquiring import GainActivatedOf, GainOneOf
from reference_engine.vocabulary.keywords import Protection
from reference_engine.vocabulary.modifications import AddPowerToughness, GainAbilities, LoseAllAbilities
from reference_engine.vocabulary.special import ModifyUntilPaid

COLORS = ("white", "blue", "black", "red", "green")
WHILE_COUNTER = "it has a counter: "
"""The duration of an effect that lasts as long as its object has a counter, whose kind follows."""
TO_THE_END = "your next turn's end"
AS_LONG_AS = ("this is on the battlefield", "you control this")
"""Durations that are a condition instead of a moment (611.2b)."""


# ------------------------------------------------------------------------------------------------ beginning
@performs(e.Modify)
async def modify(game: Game, effect: e.Modify, frame: Frame) -> None:
    """611.2c: the objects it affects are those that fit now, for as long as it lasts; 611.2d: its numbers are fixed."""
    objects = tuple(effects_609.objects_of(game, effect.of, frame))
    if objects:
        by = tuple(_fixed(game, modification, frame) for modification in effect.by)
        until = effect.until if effect.while_counter is None else WHILE_COUNTER + effect.while_counter
        begin(game, frame, until, modify=by, objects=objects)


@performs(ModifyUntilPaid)
async def modify_until_paid(game: Game, effect: ModifyUntilPaid, frame: Frame) -> None:
    """116.2c: it lasts until its controller pays to end it."""
    objects = tuple(effects_609.objects_of(game, effect.whom, frame))
    if objects:
        by = tuple(_fixed(game, modification, frame) for modification in effect.by)
        begin(game, frame, "forever", modify=by, objects=objects, ended_for=effect.ended_for)


@performs(GainActivatedOf)
async def gain_activated(game: Game, effect: GainActivatedOf, frame: Frame) -> None:
    """602.5c: each acquisition is of its own, and so is a restriction on using what was acquired."""
    for id in effects_609.objects_of(game, effect.model, frame):
        found = tuple(held.ability for held, _ in game.view.row(id).all(Activated))
        if found and frame.source.id in game.state.objects:
            begin(game, frame, effect.until, modify=(GainAbilities(abilities=found),), objects=(frame.source.id,))


@performs(GainOneOf)
async def gain_one_of(game: Game, effect: GainOneOf, frame: Frame) -> None:
    """608.2d: which ability is chosen as the instruction is followed."""
    objects = tuple(effects_609.objects_of(game, effect.acquirer, frame))
    if objects:
        chosen = await Choose(frame.controller, "ability", effect.keywords, frame.source.id, "608.2d")
        gained: Any = (chosen,)
        begin(game, frame, effect.until, modify=(GainAbilities(abilities=gained),), objects=objects)


@performs(e.While)
async def change_the_rules(game: Game, effect: e.While, frame: Frame) -> None:
    """611.2c: an effect that changes no characteristics may affect what wasn't affected when it began.

    Where it is about particular objects (`of`) it says nothing of any other (608.2b).
    """
    objects = tuple(effects_609.objects_of(game, effect.of, frame)) if effect.of is not None else ()
    if effect.of is None or objects:
        begin(game, frame, effect.until, abilities=effect.abilities, objects=objects)


@performs(e.BecomeCopy)
async def become_copy(game: Game, effect: e.BecomeCopy, frame: Frame) -> None:
    """707.2, 707.4; 707.9a: `keep_this` makes the ability that does it part of the copiable values."""
    models = [r for r in effects_609.references(game, effect.of, frame) if r not in game.state.players]
    known = [ObjId(int(r)) for r in models if r in game.state.objects or r in game.seen]
    if not known:
        return
    values = copying_707.copiable(game, known[0])
    if effect.keep_this:
        values = copying_707.with_ability(values, frame.ability)
    for id in _becoming(game, effect, known[0], frame):
        origin = ("copy", game.tick())
        own, _ = copying_707.values(game.state.objects[id])
        becomes = copying_707.with_exceptions(values, effect.except_, own)
        game.state = copying_707.become_copy(game.state, id, becomes, origin, effect.until)
        game.note("707.4", "becomes a copy", object=id, of=known[0])


def _becoming(game: Game, effect: e.BecomeCopy, model: ObjId, frame: Frame) -> list[ObjId]:
    """What becomes a copy: not the object itself that is copied, and of what is meant only what is still there."""
    if effect.what == "this":
        return [frame.source.id] if frame.source.id in game.state.objects else []
    return [id for id in effects_609.objects_of(game, effect.what, frame) if id != model]


def begin(
    game: Game, frame: Frame, until: str, modify: tuple[Any, ...] = (), objects: tuple[ObjId, ...] = (),
    abilities: tuple[Any, ...] = (), ended_for: tuple[Any, ...] = (),
) -> None:  # fmt: skip
    """The effect begins, with a timestamp (613.7b); one whose duration is over already does nothing (611.2b)."""
    source, player = frame.source.id, frame.controller
    if until in AS_LONG_AS and not _lasts(game, until, source, player):
        game.note("611.2b", "the duration is over before it begins", source=source)
        return
    stamp = game.tick()
    effect = ContinuousEffect(
        id=stamp, stamp=stamp, controller=player, until=until, modify=modify, objects=objects, abilities=abilities,
        source=source, source_name=frame.source.name, until_player=player if until.startswith("your next") else None,
        ended_for=ended_for,
    )  # fmt: skip
    game.state = change(game.state, effects=(*game.state.effects, effect))
    game.note("611.2a", "an effect begins", effect=effect)


@performs(e.ChooseQuality)
async def choose_quality(game: Game, effect: e.ChooseQuality, frame: Frame) -> None:
    """608.2d: chosen as the instruction is followed, not before."""
    options: list[Any] = [*COLORS, *(Labelled(q, plural(q)) for q in effect.or_)]
    answer = await Choose(frame.controller, "color", options, frame.source.id, "608.2d")
    frame.chosen = answer.value if isinstance(answer, Labelled) else answer


def _as_chosen(ability: Any, frame: Frame) -> Any:
    """Protection from what an instruction before had the player choose."""
    if isinstance(ability, Protection) and "chosen" in ability.from_ and frame.chosen is not None:
        return Protection(from_=tuple(frame.chosen if q == "chosen" else q for q in ability.from_))
    return ability


def _fixed(game: Game, modification: Any, frame: Frame) -> Any:
    """611.2d: a variable's value is determined once; one that would add less than nothing adds nothing (107.1b)."""
    if isinstance(modification, GainAbilities):
        return GainAbilities(abilities=tuple(_as_chosen(ability, frame) for ability in modification.abilities))
    if isinstance(modification, LoseAllAbilities):
        return replace(modification, this_one=frame.ability) if modification.which == "this" else modification
    numbers = {
        name: effects_609.number(game, value, frame)
        for name in ("power", "toughness")
        if (value := getattr(modification, name, None)) is not None and not isinstance(value, int)
    }
    if isinstance(modification, AddPowerToughness):
        numbers = {
            name: min(0, number) if getattr(modification, name) == "minus_x" else max(0, number)
            for name, number in numbers.items()
        }
    return msgspec.structs.replace(modification, **numbers) if numbers else modification


# ------------------------------------------------------------------------------------------------ ending
def expire(game: Game, when: str) -> None:
    """Effects that last until a moment end when it comes.

    `end of combat` as that phase ends (500.5a), `end of turn` in the cleanup step (514.2), `your next …` as that
    player's turn or step begins (500.4), `its next untap
    step` once the active player's untap step is over: for the objects that player controls then.
    """
    objects: frozenset[ObjId] = _controlled_by_active(game) if when == "its next untap step" else frozenset()
    game.state = expired(game.state, when, objects)


def enter_last_turn(game: Game) -> None:
    """What lasts until the end of the active player's next turn ends with this turn, which has begun."""
    player = game.state.turn.active
    last = [f for f in game.state.effects if f.until == TO_THE_END and f.until_player == player]
    if last:
        effects = tuple(replace(f, until="end of turn") if f in last else f for f in game.state.effects)
        game.state = change(game.state, effects=effects)


def _controlled_by_active(game: Game) -> frozenset[ObjId]:
    return frozenset(row.id for row in game.view.battlefield() if row.controller == game.state.turn.active)


def expired(state: State, when: str, objects: frozenset[ObjId] = frozenset()) -> State:
    """The state without what lasted until `when`; for `its next untap step`, as far as these objects go."""
    effects: list[ContinuousEffect] = []
    for effect in state.effects:
        if effect.until != when or (when.startswith("your next") and effect.until_player != state.turn.active):
            effects.append(effect)
        elif when == "its next untap step" and (left := tuple(i for i in effect.objects if i not in objects)):
            effects.append(replace(effect, objects=left))
    if len(effects) != len(state.effects) or any(a is not b for a, b in zip(effects, state.effects, strict=True)):
        state = change(state, effects=tuple(effects))
    if any(delayed.until == when for delayed in state.delayed):  # 603.7b
        state = change(state, delayed=tuple(delayed for delayed in state.delayed if delayed.until != when))
    for obj in state.objects.values():
        if obj.copies and any(copy.until == when for copy in obj.copies):
            state = with_object(state, replace(obj, copies=tuple(c for c in obj.copies if c.until != when)))
    if any(copy.until == when for gone in state.phased_out.values() for copy in gone.obj.copies):  # 702.26f
        out = {
            id: replace(gone, obj=replace(gone.obj, copies=tuple(c for c in gone.obj.copies if c.until != when)))
            for id, gone in state.phased_out.items()
        }
        state = change(state, phased_out=out)
    return state


def expire_without_turns(game: Game, players: Collection[Player]) -> None:
    """800.4m: what lasts until the next turn of players who have left, or until a point in it, ends as that turn would
    have begun."""
    left = tuple(
        effect for effect in game.state.effects
        if not (effect.until.startswith("your next") and effect.until_player in players)
    )  # fmt: skip
    if len(left) != len(game.state.effects):
        game.state = change(game.state, effects=left)


def end_what_is_over(game: Game) -> None:
    """611.2b: effects that last as long as something holds end for good when it doesn't; 400.7: an effect that names
    only objects which have left can do nothing any more, unless it remembers them."""
    over = {effect.id for effect in game.state.effects if _is_over(game, effect)}
    if over:
        game.state = change(game.state, effects=tuple(f for f in game.state.effects if f.id not in over))


def _is_over(game: Game, effect: ContinuousEffect) -> bool:
    state = game.state
    # 608.2h, 609.7a: what says something of a source of damage goes for a source that has left as well.
    remembers = bool(effect.abilities) and effect.until == "end of turn"
    left = not any(id in state.objects or id in state.phased_out for id in effect.objects)
    if effect.objects and left and not remembers:
        return True
    if effect.until.startswith(WHILE_COUNTER):
        out = [gone.obj for id, gone in state.phased_out.items() if id in effect.objects]
        objects = [*out, *(state.objects[id] for id in effect.objects if id in state.objects)]
        return not any(obj.count(effect.until.removeprefix(WHILE_COUNTER)) for obj in objects)
    if effect.until == "you control it":
        here = [id for id in effect.objects if id in game.state.objects]
        return all(game.view.row(id).controller != effect.controller for id in here)
    return effect.until in AS_LONG_AS and not _lasts(game, effect.until, effect.source, effect.controller)


def _lasts(game: Game, until: str, source: ObjId | None, player: Player) -> bool:
    if source is None or source not in game.state.objects:
        return False
    row = game.view.row(source)
    if row.obj.zone != "battlefield":
        return False
    return until == "this is on the battlefield" or row.controller == player
