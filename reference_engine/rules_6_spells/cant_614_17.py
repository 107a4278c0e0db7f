"""614.17 What can't happen, and what is no event at all: looked at before anything can replace it (614.17c)."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Obj, ObjId, Player, Reference
from reference_engine.rules_1_concepts import leaving_104
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import in_force_611, players_613_10
from reference_engine.rules_7_more import attaching_701_3
from reference_engine.vocabulary.abilities import Cant
from reference_engine.vocabulary.resolutions import CantEnter


def forbidden(game: Game, what: str, row: Row, by: Row | None = None) -> bool:
    """Does an ability in force say that an object can't do, or can't have done to it, what the word names (101.2)?

    `by`: the object that would do it, which its own abilities don't hinder.
    """
    here = _on_battlefield(game, row.id)  # not an object that only would be there (614.12)
    own = () if here else (rule for rule in in_force_611.of_row(row) if type(rule.record) is Cant)
    return any(
        rule.record.what == what
        and (by is None or rule.source is None or rule.source.id != by.id)
        and in_force_611.concerns(game, rule, rule.record.who, row)
        for rule in (*in_force_611.of_kinds(game, Cant), *own)
    )


def can_happen(game: Game, e: Event) -> bool:
    """Can the event happen at all? If not, nothing can replace it, and nothing happens."""
    match e:
        case events.Move():
            return _can_move(game, e)
        case events.Tap():  # 701.26a
            return _on_battlefield(game, e.obj) and not game.state.status_of(e.obj).tapped
        case events.Untap():  # 701.26b
            return _on_battlefield(game, e.obj) and game.state.status_of(e.obj).tapped
        case events.PutCounters():
            return e.count > 0 and _exists(game, e.obj) and _can_have_counters(game, e.obj)
        case events.RemoveCounters():
            return e.count > 0 and _exists(game, e.obj)
        case events.DealDamage():  # 120.8, 614.7a
            return e.amount > 0 and _can_be_dealt_damage(game, e.to)
        case events.GainLife():  # 119.7, 119.9–10
            return e.amount > 0 and _exists(game, e.player) and players_613_10.can_gain_life(game, e.player)
        case events.LoseLife():  # 119.8
            return e.amount > 0 and _exists(game, e.player) and players_613_10.life_can_change(game, e.player)
        case events.LoseGame():  # 101.2
            return leaving_104.can_lose(game, e.player)
        case events.DrawCard():  # 121.2b
            return _exists(game, e.player) and players_613_10.can_draw(game, e.player)
        case events.Create():  # 800.4b
            return e.count > 0 and _exists(game, e.player)
        case events.Attach():
            return attaching_701_3.moves(game, e)
        case events.Unattach():
            return _on_battlefield(game, e.obj) and game.state.objects[e.obj].attached_to is not None
    return True


def _exists(game: Game, what: Reference) -> bool:
    player = game.state.players.get(Player(str(what)))
    return not player.lost if player is not None else what in game.state.objects


def _can_have_counters(game: Game, what: Reference) -> bool:
    if what in game.state.players:
        return players_613_10.can_get_counters(game, Player(str(what)))
    return not forbidden(game, "have_counters", game.view.row(ObjId(int(what))))


def _on_battlefield(game: Game, id: Any) -> bool:
    obj = game.state.objects.get(id)
    return obj is not None and obj.zone == "battlefield"


def _can_be_dealt_damage(game: Game, to: Reference) -> bool:
    """120.1: players, and permanents that are creatures, planeswalkers or battles."""
    if to in game.state.players:
        return _exists(game, to)
    if not _on_battlefield(game, to):
        return False
    return not game.view.row(ObjId(int(to))).types.isdisjoint(("Creature", "Planeswalker", "Battle"))


def _never_a_permanent(obj: Obj, e: events.Move) -> bool:
    """304.4, 307.4: what would be an instant or a sorcery on the battlefield stays where it is."""
    face = e.face or (obj.card if obj.zone == "stack" else obj.whole)
    return not (e.copies or obj.copies) and bool(type_line_205.type_line(face.type)[1] & {"Instant", "Sorcery"})


def _is_kept_off(game: Game, e: events.Move) -> bool:
    """614.12: an object that can't enter, as it would exist on the battlefield."""
    rules = list(in_force_611.of_kinds(game, CantEnter))
    if not rules:
        return False
    row = zones_400.would_be(game.state, e)
    return any(in_force_611.concerns(game, rule, rule.record.what, row) for rule in rules)


def _can_move(game: Game, e: events.Move) -> bool:
    obj = game.state.objects.get(e.obj)
    if obj is None:
        return False
    if obj.kind == "token" and obj.zone not in ("battlefield", zones_400.LIMBO):  # 111.8: it can't come back
        return False
    if e.to == "battlefield" and game.state.players[e.controller or obj.owner].lost:  # 800.4b
        return False
    if e.to == "battlefield" and _is_kept_off(game, e):
        return False
    if e.to == "battlefield" and not e.face_down and _never_a_permanent(obj, e):
        return False
    if e.reason == "destroy":  # 702.12b
        return obj.zone == "battlefield" and not game.view.row(e.obj).has("indestructible")
    if e.reason == "counter":
        return obj.zone == "stack" and not forbidden(game, "be_countered", game.view.row(e.obj))
    return True
