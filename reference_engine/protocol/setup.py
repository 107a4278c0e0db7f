"""`start`: a starting position as a game. Nothing enters and nothing triggers: the objects are simply there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from reference_engine import cardfiles
from reference_engine.editions import Edition
from reference_engine.kernel.game import Game
from reference_engine.kernel.state import (
    OUTSIDE,
    Counter,
    Mana,
    Obj,
    ObjId,
    Player,
    PlayerRecord,
    State,
    Status,
    Turn,
    ZoneKey,
    zone_key,
)
from reference_engine.protocol.capabilities import FORMATS, MAX_PLAYERS
from reference_engine.protocol.errors import Unsupported
from reference_engine.rules_2_parts.mana_cost_202 import MANA_TYPES, symbols
from reference_engine.rules_5_turn.plan_500_1 import STEPS
from reference_engine.vocabulary.abilities import Card

LIBRARY_SIZE = 40
LISTED_ZONES = ("hand", "graveyard", "exile", "command", OUTSIDE)
CHOICES = ("card_name", "color", "creature_type", "player")
"""What can have been chosen for a permanent."""


def build(params: Mapping[str, Any], edition: Edition) -> tuple[Game, dict[str, ObjId]]:
    """The game at its first moment, and the id of each label. Raises Unsupported for what can't be placed."""
    _check(params)
    placed = _Placing(params)
    state = placed.state()
    game = Game(state, edition)
    # 302.6: an effect may give a permanent another controller than the one stated; they have had it as long.
    steady = placed.steady | {
        (row.controller, row.id) for row in game.view.battlefield() if (row.obj.controller, row.id) in placed.steady
    }
    game.state = replace(game.state, steady=frozenset(steady))
    return game, placed.labels


def _check(params: Mapping[str, Any]) -> None:
    if params["format"] not in FORMATS:
        raise Unsupported("format", f"no games of the format {params['format']}", [params["format"]])
    players = [player["name"] for player in params["players"]]
    if not 2 <= len(players) <= MAX_PLAYERS:
        raise Unsupported("setup", f"games have 2 to {MAX_PLAYERS} players", ["players"])
    if params.get("turn") == 0:
        placed = {key for player in params["players"] for key, value in player.items() if value}
        placed |= {key for key in ("battlefield", "day_night") if params.get(key)}
        if beyond := sorted(placed - {"name", "library", OUTSIDE}):
            raise Unsupported("setup", "before the first turn there are only libraries and sideboards", beyond)
    for entry in params.get("battlefield", ()):
        if entry.get("commander"):
            raise Unsupported("setup", "no commanders", ["commander"])
        if unknown := [what for what in entry.get("chosen", {}) if what not in CHOICES]:
            raise Unsupported("setup", f"a permanent can't have a chosen {unknown[0]}", ["chosen"])


class _Placing:
    """Objects numbered in the order of the lists: players' zones first, then the battlefield."""

    def __init__(self, params: Mapping[str, Any]):
        self.params = params
        self.objects: dict[ObjId, Obj] = {}
        self.zones: dict[ZoneKey, tuple[ObjId, ...]] = {"battlefield": (), "stack": (), "exile": (), "command": ()}
        self.status: dict[ObjId, Status] = {}
        self.steady: frozenset[tuple[Player, ObjId]] = frozenset()
        self.labels: dict[str, ObjId] = {}
        self.players: dict[Player, PlayerRecord] = {}
        for player in params["players"]:
            self._player(player)
        for entry in params.get("battlefield", ()):
            self._permanent(entry)

    def state(self) -> State:
        params = self.params
        active = Player(params["active"])
        if active not in self.players:
            raise Unsupported("setup", f"{active} isn't one of the players", ["active"])
        step = params["step"]
        number = params.get("turn", 5)
        begun = STEPS[: STEPS.index(step) + 1] if number else ()
        turn = Turn(active=active, step=step, number=number, priority=active if number else None, begun=begun)
        return State(
            players=self.players, objects=self.objects, zones=self.zones, status=self.status, effects=(), delayed=(),
            steady=self.steady, turn=turn, clock=len(self.objects), day_night=params.get("day_night"),
        )  # fmt: skip

    def _player(self, given: Mapping[str, Any]) -> None:
        player = Player(given["name"])
        library = list(given.get("library", ()))
        filler = self.params.get("filler")
        if filler is not None:
            library += [{"card": filler}] * (LIBRARY_SIZE - len(library))
        cards_in = {"library": library} | {zone: given.get(zone, ()) for zone in LISTED_ZONES}
        for zone, cards in cards_in.items():
            key = zone_key(zone, player)
            placed = [self._place(entry, _card(entry["card"]), player, player, zone) for entry in cards]
            self.zones[key] = (*self.zones.get(key, ()), *placed)
        mana = tuple(Mana(symbol) for symbol in symbols(given.get("mana", "")))
        if any(m.type not in MANA_TYPES for m in mana):
            raise Unsupported("setup", "a mana pool holds mana of the six types", ["mana"])
        self.players[player] = PlayerRecord(
            life=given.get("life", 20),
            mana=mana,
            counters=dict(given.get("counters", {})),
            land_plays=given.get("land_plays_used", 0),
        )

    def _place(self, entry: Mapping[str, Any], card: Card, owner: Player, controller: Player, zone: str) -> ObjId:
        id = ObjId(len(self.objects) + 1)
        self.objects[id] = Obj(
            id=id, card_id=int(id), card=card, whole=card, owner=owner, controller=controller, zone=zone, stamp=int(id)
        )
        if (label := entry.get("label")) is not None:
            self.labels[label] = id
        return id

    def _permanent(self, entry: Mapping[str, Any]) -> None:
        controller = Player(entry["controller"])
        owner = Player(entry.get("owner", controller))
        if unknown := [p for p in (controller, owner) if p not in self.players]:
            raise Unsupported("setup", f"{unknown[0]} isn't one of the players", ["battlefield"])
        card = _card(entry["card"])
        id = self._place(entry, card, owner, controller, "battlefield")
        self.zones["battlefield"] = (*self.zones["battlefield"], id)
        host = entry.get("attached_to")
        if host is not None and host not in self.labels:
            raise Unsupported("setup", f"{entry['card']} comes before what it is attached to", ["attached_to"])
        self.objects[id] = replace(
            self.objects[id],
            card=_face(card, entry.get("face") or cardfiles.face_name(entry["card"])),
            counters=tuple(Counter(kind, count, int(id)) for kind, count in entry.get("counters", {}).items() if count),
            attached_to=self.labels[host] if host is not None else None,
            choices=tuple((("printed", what), value) for what, value in entry.get("chosen", {}).items()),
            face_down=entry.get("face_down", False),
        )
        if entry.get("tapped"):
            self.status[id] = Status(tapped=True)
        if not entry.get("summoning_sick"):
            self.steady |= {(controller, id)}


def _card(name: str) -> Card:
    try:
        return cardfiles.card(name)
    except cardfiles.UnknownCard as unknown:
        raise Unsupported("card", str(unknown), [name]) from None


def _face(card: Card, name: str) -> Card:
    """The face that is up (712.8): the one named; the front face where the whole card is."""
    found = {card.name: card} if card.back is None else {card.back.name: card.back, card.name: card}
    if name not in found:
        raise Unsupported("setup", f"{card.name} has no face {name}", ["face"])
    return found[name]
