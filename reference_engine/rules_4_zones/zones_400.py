"""400 Zones: an object that changes zones becomes a new object (400.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from reference_engine.kernel.events import Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import (
    CastInfo,
    ContinuousEffect,
    Counter,
    Obj,
    ObjId,
    State,
    Status,
    ZoneKey,
    change,
    with_player,
    zone_key,
)
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells import layers_613
from reference_engine.vocabulary.modifications import GainAbilities
from reference_engine.vocabulary.replacing import NextEnterAsCopies
from reference_engine.vocabulary.zones import Flashback

LIMBO = "nowhere"
"""Where a token is between the proposal to create it and its entering: no zone of the game."""


def move(state: State, e: Move, batch: int = 0) -> tuple[State, ObjId | None]:
    """The object as a new object in the zone it goes to (400.7), always its owner's (400.3).

    Gives the state afterwards and the new id; None if it ceased to exist: an ability that leaves the stack (608.2n).
    Raises KeyError if the object doesn't exist; the pipeline has left such events out.
    """
    old = state.objects[e.obj]
    here, there = zone_key(old.zone, old.owner), zone_key(e.to, old.owner)
    zones, objects, status = dict(state.zones), dict(state.objects), dict(state.status)
    zones[here] = tuple(i for i in zones.get(here, ()) if i != old.id)
    del objects[old.id]
    status.pop(old.id, None)
    if old.kind == "ability":
        return change(state, zones=zones, objects=objects, status=status), None
    id = ObjId(state.clock + 1)
    objects[id] = arrived(old, e, id, state.turn.number, batch)
    ids = [id]
    if old.melded is not None:
        ids.append(_other_card_of_meld(objects, old.melded, id))
    elif e.meld_with is not None:
        _melded_with(zones, objects, e.meld_with, id)
    if e.to == "battlefield" and e.tapped:
        status[id] = Status(tapped=True)
    line = zones.get(there, ())
    zones[there] = (*line, *ids) if e.position is None else (*line[: e.position], *ids, *line[e.position :])
    effects = state.effects
    if old.zone == "stack" and e.to == "battlefield":
        effects = tuple(_continued(effect, old.id, id) for effect in effects)
    elif old.zone == "graveyard" and e.to == "stack":
        effects = tuple(_continued(effect, old.id, id) if _lets_it_be_cast(effect) else effect for effect in effects)
    clock = int(ids[-1])
    if e.to == "battlefield":
        objects.update(_relinked(objects, old.id, id))
    if e.gains or e.being:
        clock += 1
        effects = (*effects, _gained(e, objects[id], clock))
    return change(state, zones=zones, objects=objects, status=status, effects=effects, clock=clock), id


def _melded_with(zones: dict[ZoneKey, tuple[ObjId, ...]], objects: dict[ObjId, Obj], other: ObjId, id: ObjId) -> None:
    """712.14c: the two cards are one permanent; the other is no object of its own any more."""
    second = objects.pop(other)
    place = zone_key(second.zone, second.owner)
    zones[place] = tuple(i for i in zones[place] if i != other)
    objects[id] = replace(objects[id], melded=second)


def _other_card_of_meld(objects: dict[ObjId, Obj], second: Obj, id: ObjId) -> ObjId:
    """712.21: one permanent leaves and two cards arrive; each knows of the other (712.21c)."""
    first, other = objects[id], ObjId(id + 1)
    objects[id] = replace(first, other_card=other)
    objects[other] = replace(
        first, id=other, card_id=second.card_id, card=second.whole, whole=second.whole, stamp=int(other), other_card=id
    )
    return other


def _gained(e: Move, obj: Obj, number: int) -> ContinuousEffect:
    """614.1c: what it enters with has the timestamp with which it enters (613.7d), and ends with it."""
    gained = (GainAbilities(abilities=e.gains),) if e.gains else ()
    return ContinuousEffect(
        id=number, stamp=obj.stamp, controller=obj.controller, until="forever", objects=(obj.id,),
        modify=(*e.being, *gained), source=obj.id, source_name=obj.card.name,
    )  # fmt: skip


def _relinked(objects: Mapping[ObjId, Obj], old: ObjId, permanent: ObjId) -> dict[ObjId, Obj]:
    """607.2q: cards exiled to pay for a spell are exiled with the permanent that it becomes; 607.2b: and so are cards
    exiled as the permanent enters."""
    return {
        id: replace(obj, exiled_with=permanent)
        for id, obj in objects.items() if obj.exiled_with == old
    }  # fmt: skip


def would_be(state: State, e: Move) -> Row:
    """614.12: a permanent as it would exist on the battlefield.

    It is let enter in a state of its own, which is thrown away after.
    """
    after, new = move(state, e)
    assert new is not None, "an ability never enters the battlefield"
    return layers_613.view(after).row(new)


def arrived(old: Obj, e: Move, id: ObjId, turn: int, batch: int = 0) -> Obj:
    """The new object: what it keeps is what 400.7a–m say, and what the event says of how it arrives."""
    becomes_permanent = old.zone == "stack" and e.to == "battlefield"
    face = e.face or (old.card if becomes_permanent else old.whole)
    copies = (*(old.copies if becomes_permanent or old.zone == LIMBO else ()), *e.copies)
    copies = tuple(replace(c, stamp=int(id)) if c.stamp == 0 else c for c in copies)
    own = copies[-1].origin if copies else "printed"
    has_controller = e.to in ("battlefield", "stack")
    return Obj(
        id=id,
        card_id=old.card_id,
        card=face,
        whole=old.whole,
        owner=old.owner,
        controller=(e.controller or old.owner) if has_controller else old.owner,
        zone=e.to,
        stamp=int(id),
        kind="token" if old.kind == "copy" and becomes_permanent else old.kind,  # 608.3f
        counters=tuple(Counter(kind, count, int(id)) for kind, count in merged(e.counters)),
        attached_to=e.attach,
        copies=copies,
        choices=tuple((what if isinstance(what, tuple) else (own, what), value) for what, value in e.choices),
        cast=cast_info(old, e),
        face_down=e.face_down,
        seen_by=e.seen_by,
        was=old.id,
        came=turn,
        since=batch,
        exiled_with=e.source if e.to == "exile" else None,
        exiled_by=e.linked,
        created_with=e.source if old.zone == LIMBO else None,
    )


def cast_info(old: Obj, e: Move) -> CastInfo:
    """400.7d: a permanent knows how the spell that became it was cast."""
    if e.cast != CastInfo():
        return e.cast
    return old.cast if old.zone == "stack" and e.to == "battlefield" else CastInfo()


def merged(counters: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Counters of one kind are one entry, in the order in which the kinds were first given."""
    total: dict[str, int] = {}
    for kind, count in counters:
        total[kind] = total.get(kind, 0) + count
    return tuple((kind, count) for kind, count in total.items() if count > 0)


def _lets_it_be_cast(effect: ContinuousEffect) -> bool:
    """400.7g: does the effect grant an ability that allows the card to be cast?"""
    return any(
        isinstance(ability, Flashback)
        for change_ in effect.modify
        if isinstance(change_, GainAbilities)
        for ability in change_.abilities
    )


def _continued(effect: ContinuousEffect, old: ObjId, new: ObjId) -> ContinuousEffect:
    """400.7a: an effect on a permanent spell goes on for the permanent it becomes."""
    if old not in effect.objects:
        return effect
    return replace(effect, objects=tuple(new if i == old else i for i in effect.objects))


def cease(state: State, ids: Sequence[ObjId]) -> State:
    """Objects that cease to exist or leave the game: they go to no zone (111.7, 704.5d–e, 800.4a)."""
    gone = frozenset(ids)
    return change(
        state,
        objects={i: obj for i, obj in state.objects.items() if i not in gone},
        zones={key: tuple(i for i in line if i not in gone) for key, line in state.zones.items()},
        status={i: status for i, status in state.status.items() if i not in gone},
    )


def remember(game: Game, moves: Sequence[Move]) -> None:
    """608.2h, 704.8: keeps each moving object as it last was, before anything of the batch has happened."""
    if not moves:
        return
    view = game.view
    for e in moves:
        if game.state.objects[e.obj].zone != LIMBO:
            game.seen[e.obj] = view.row(e.obj)


@occurs(Move)
def _(game: Game, e: Move) -> ObjId | None:
    old = game.state.objects.get(e.obj)
    if old is None:  # moved already by another event of the batch
        return None
    if old.zone == "battlefield":
        player = game.seen[e.obj].controller
        left = game.state.players[player].permanents_left + 1
        died = e.to == "graveyard" and "Creature" in game.seen[e.obj].types  # 700.4
        deaths = game.state.players[player].creatures_died + died
        game.state = with_player(game.state, player, permanents_left=left, creatures_died=deaths)
    game.state, new = move(game.state, e, game.batch)
    if e.to == "exile" and old.kind == "card" and not game.state.turn.exiled:
        game.state = change(game.state, turn=replace(game.state.turn, exiled=True))
    if e.to == "battlefield" and e.replaced_by:
        _use_up(game, e)
    if new is not None:
        combat_506.enter(game, new, e)
    return new


def _use_up(game: Game, e: Move) -> None:
    """Effects about the next time that something enters are over once it has."""
    used = {key[1] for key in e.replaced_by if key[0] == "effect"}
    kept = tuple(
        effect for effect in game.state.effects
        if effect.id not in used or not any(isinstance(a, NextEnterAsCopies) for a in effect.abilities)
    )  # fmt: skip
    if len(kept) != len(game.state.effects):
        game.state = change(game.state, effects=kept)
