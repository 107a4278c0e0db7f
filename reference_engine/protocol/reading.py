"""`observe` and the position: what can be seen of a game, in the protocol's words."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import OUTSIDE, Obj, ObjId, PhasedOut, Player, Reference, ZoneKey
from reference_engine.protocol import telling
from reference_engine.rules_2_parts import mana_cost_202
from reference_engine.rules_2_parts.mana_cost_202 import COLOR_OF, MANA_TYPES
from reference_engine.rules_4_zones import exile_406, hand_402, library_401, zones_400
from reference_engine.rules_6_spells import linked_607
from reference_engine.rules_6_spells.layers_613 import View
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.abilities import Card, Static, Triggered

Told = dict[str, Any]


class Memo:
    """What was told of objects outside the battlefield and the stack, where only the object itself decides it."""

    def __init__(self) -> None:
        self.objects: dict[ObjId, tuple[Obj, Told]] = {}
        self.zones: dict[ZoneKey, tuple[list[Obj], list[Told]]] = {}
        """Whole zones, with the objects that were in them: most of a snapshot is libraries that stay as they are."""


COLORS = tuple(COLOR_OF[letter] for letter in MANA_TYPES[:5])


def position(game: Game, question: Told | None, priority: Player | None) -> Told:
    """Where the game stands. `settled`: nothing on the stack, nothing asked, a player has priority."""
    state, over = game.state, game.over
    stack = len(state.zone("stack"))
    return {
        "question": question,
        "priority": priority,
        "settled": stack == 0 and question is None and priority is not None,
        "over": None if over is None else _over(game),
        "lost": [player for player, record in state.players.items() if record.lost],
        "turn": state.turn.number,
        "step": state.turn.step,
        "active": state.turn.active,
        "stack": stack,
    }


def _over(game: Game) -> Told:
    assert game.over is not None
    told: Told = {"winners": list(game.over.winners), "reason": f"rule {game.over.rule}"}
    if not game.over.winners:
        told["draw"] = True
    return told


def snapshot(game: Game, priority: Player | None, viewer: Player | None, memo: Memo) -> Told:
    """Everything, or with a viewer what that player may know (400.2, 402.3, 401.2)."""
    state, view = game.state, game.view
    objects = []
    for key, ids in state.zones.items():
        zone = key if isinstance(key, str) else key[0]
        if zone == zones_400.LIMBO:
            continue
        if viewer is None and zone not in ("battlefield", "stack"):
            objects += _zone_elsewhere(game, view, key, memo)
            continue
        for n, id in enumerate(ids):
            index = len(ids) - 1 - n if zone == "stack" else n
            obj = state.objects[id]
            if obj.kind == "emblem":  # neither a card nor a permanent (114.5): the protocol knows none
                continue
            if viewer is not None and _hidden(game, obj, viewer):
                objects.append(_unknown(obj, index))
            elif zone in ("battlefield", "stack"):
                objects.append(_object(game, view.row(id), index))
            else:
                objects.append(_elsewhere(game, view, obj, index, memo))
    for n, gone in enumerate(state.phased_out.values(), len(state.zone("battlefield"))):
        hidden = viewer is not None and gone.obj.face_down and gone.controller != viewer
        objects.append(_unknown(gone.obj, n) if hidden else _phased_out(gone, n))
    designation = {"day_night": state.day_night} if state.day_night is not None else {}
    return designation | {
        "objects": objects,
        "players": {player: _player(game, player) for player in state.players},
        "stack": list(reversed(state.zone("stack"))),
        "turn": state.turn.number,
        "step": state.turn.step,
        "active": state.turn.active,
        "priority": priority,
    }


def _zone_elsewhere(game: Game, view: View, key: ZoneKey, memo: Memo) -> list[Told]:
    """All of a zone; as before, if the same objects are in it and each is told once."""
    ids = game.state.zones[key]
    objects = [game.state.objects[id] for id in ids]
    by_themselves = view.rows.keys().isdisjoint(ids)
    kept = memo.zones.get(key)
    if by_themselves and kept is not None and kept[0] == objects:
        return kept[1]
    told = [_elsewhere(game, view, obj, n, memo) for n, obj in enumerate(objects) if obj.kind != "emblem"]  # 114.5
    if by_themselves and all(memo.objects.get(obj.id, (None,))[0] is obj for obj in objects):
        memo.zones[key] = (objects, told)
    return told


def _elsewhere(game: Game, view: View, obj: Obj, index: int, memo: Memo) -> Told:
    """An object outside the battlefield and the stack.

    One that no continuous effect but its own reaches (604.3) is told once, if it has no static ability.
    """
    if obj.id in view.rows:  # what continuous effects may change, in whatever zone
        return _object(game, view.row(obj.id), index)
    kept = memo.objects.get(obj.id)
    if kept is not None and kept[0] is obj:
        return kept[1] if kept[1]["index"] == index else {**kept[1], "index": index}
    plain = not (obj.counters or obj.face_down or obj.copies)
    key = (id(obj.card), id(obj.whole))
    if plain and key in _as_printed:
        printed = _as_printed[key][2]
    elif obj.copies or any(isinstance(ability, Static) for ability in obj.card.abilities):
        return _object(game, view.row(obj.id), index)
    else:
        row = view.row(obj.id)
        printed = {"name": row.name} | _characteristics(row)
        if plain:
            _as_printed[key] = (obj.card, obj.whole, printed)
    told = {**printed, **_identity(obj, obj.controller, printed["name"], index)}
    memo.objects[obj.id] = (obj, told)
    return told


_as_printed: dict[tuple[int, int], tuple[Card, Card, Told]] = {}
"""What was told of cards without static abilities, by (face, whole card); both are kept so that the numbers stay
theirs."""


def _hidden(game: Game, obj: Obj, viewer: Player) -> bool:
    if obj.zone == "library":
        return not library_401.is_revealed(game, obj.id, obj.owner)
    if obj.zone in ("hand", OUTSIDE):
        return obj.owner != viewer and viewer not in obj.seen_by  # 103.6b
    if obj.zone == "exile":
        return obj.face_down and not exile_406.may_look(game, obj, viewer)
    return obj.face_down and game.view.row(obj.id).controller != viewer


def _phased_out(gone: PhasedOut, index: int) -> Told:
    """702.26b: what would be there again if it phased in; its characteristics are those of the object alone."""
    obj = gone.obj
    row = copying_707.printed(obj)
    told: Told = {"id": obj.id, "name": row.name, "zone": obj.zone, "index": index, "owner": obj.owner}
    told |= {"controller": gone.controller, "timestamp": obj.stamp, "token": obj.kind == "token"}
    told |= {"phased_out": True, "tapped": gone.status.tapped, "damage": gone.status.damage}
    return told | _characteristics(row)


def _unknown(obj: Obj, index: int) -> Told:
    return {"id": obj.id, "zone": obj.zone, "index": index, "owner": obj.owner}


def _player(game: Game, player: Player) -> Told:
    record = game.state.players[player]
    pool = [m.type for m in record.mana]
    return {
        "life": record.life,
        "counters": {kind: count for kind, count in record.counters.items() if count},
        "hand": len(game.state.zone("hand", player)),
        "library": len(game.state.zone("library", player)),
        "hand_limit": hand_402.maximum_size(game, player),
        "mana": "".join(f"{{{type}}}" * pool.count(type) for type in MANA_TYPES),
        "land_plays": max(0, 1 - record.land_plays),
        "lost": record.lost,
    }


def _ref(game: Game, what: Reference) -> Told:
    return {"player": what} if what in game.state.players else {"object": what}


def _object(game: Game, row: Row, index: int) -> Told:
    obj = row.obj
    told = _identity(obj, row.controller, row.name, index)
    if obj.kind == "ability":
        told |= _ability(game, obj)
    else:
        told |= _characteristics(row)
        if obj.zone == "stack":
            told |= {"kind": "spell", "kicked": len(obj.cast.kicked), "face_down": obj.face_down}
            told |= _decisions(game, obj.cast)
    if obj.zone == "battlefield":
        told |= _permanent(game, row)
    return told


def _identity(obj: Obj, controller: Player, name: str, index: int) -> Told:
    return {
        "id": obj.id,
        "name": name,
        "zone": obj.zone,
        "index": index,
        "owner": obj.owner,
        "controller": controller,
        "timestamp": obj.stamp,
        "token": obj.kind == "token",
        "copy": obj.kind == "copy" or bool(obj.copies),
    }


def _characteristics(row: Row) -> Told:
    obj = row.obj
    told: Told = {
        "card": obj.whole.name,
        "types": sorted(row.types),
        "subtypes": sorted(row.subtypes),
        "supertypes": sorted(row.supertypes),
        "colors": [color for color in COLORS if color in row.colors],
        "mana_cost": row.mana_cost or "",
        "mana_value": mana_cost_202.mana_value_of(row),
        "power": row.power,
        "toughness": row.toughness,
        "keywords": telling.keywords(row),
        "abilities": telling.abilities(row),
        "face": obj.card.name,
        "counters": {counter.kind: counter.count for counter in obj.counters},
    }
    if obj.whole.back is not None:
        told["faces"] = [obj.whole.name, obj.whole.back.name]
    elif obj.whole.halves:
        told["faces"] = [half.name for half in obj.whole.halves]
    elif obj.whole.adventure is not None:
        told["faces"] = [obj.whole.name, obj.whole.adventure.name]
    return told


def _permanent(game: Game, row: Row) -> Told:
    obj, combat = row.obj, game.state.combat
    status = game.state.status_of(row.id)
    attacks = dict(combat.attackers) if combat is not None else {}
    blocks = combat.blocks if combat is not None else ()
    return {
        "damage": status.damage,
        "tapped": status.tapped,
        "summoning_sick": (row.controller, row.id) not in game.state.steady,
        "face_down": obj.face_down,
        "phased_out": False,
        "attached_to": None if obj.attached_to is None else _ref(game, obj.attached_to),
        "attacking": _ref(game, attacks[row.id]) if row.id in attacks else None,
        "blocking": [attacker for blocker, attacker in blocks if blocker == row.id],
        "chosen": {_CHOSEN.get(what, what): value for (_, what), value in obj.choices},
    }


_CHOSEN = {linked_607.NOTED_LIFE: "number", linked_607.LIFE_PAID: "number", linked_607.WORD: "mode"}
"""What the protocol calls some choices."""


def _decisions(game: Game, made: Any) -> Told:
    """Targets in the order of the words, modes, X: of a spell's casting or an ability's context."""
    targets = [_ref(game, target) for slot in made.targets for target in slot]
    told: Told = {"targets": targets, "modes": list(made.modes)}
    if made.x is not None:
        told["x"] = made.x
    return told


def _ability(game: Game, obj: Obj) -> Told:
    """113.7a: an ability has no characteristics; `card` says what its source is or was."""
    source: Row = obj.context.source
    kind = "trigger" if isinstance(obj.context.ability, Triggered) else "ability"
    return {"kind": kind, "card": source.obj.whole.name, "source": ObjId(source.id)} | _decisions(game, obj.context)
