"""``start``: a state of python-mtg's relations, loaded card by card through its own bridge."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from mtg import _corpus, bridge_to_engine, driver, sim
from mtg._text import slug

from mtg_conformance.adapters.base import Unsupported

from .engine import SEATS, State

LIBRARY_SIZE = 40
STEPS = {
    "untap step": "untap",
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat_main",
    "beginning of combat": "beginning_of_combat",
    "declare attackers step": "declare_attackers",
    "declare blockers step": "declare_blockers",
    "combat damage step": "combat_damage",
    "end of combat": "end_of_combat",
    "postcombat main phase": "postcombat_main",
    "end step": "end",
    "cleanup step": "cleanup",
}
COUNTERS = {"+1/+1": "p1p1", "-1/-1": "m1m1"}
_SETS = (
    "life counter tapped attacks blocks on_battlefield in_hand in_library graveyard exile command_zone is_commander "
    "commander_damage attached_to _commander_owner _land_played _sick poison"
)
_NOT_PLACED = {
    "face": "no other face can be up",
    "face_down": "nothing can be placed face down",
    "chosen": "no chosen value can be placed",
    "commander": "no Commander game can be set up",
}


@dataclass
class Cards:
    """What the adapter knows of each object: the card it is and who owns it. The engine keeps neither."""

    names: dict[str, str] = field(default_factory=dict)
    owners: dict[str, int] = field(default_factory=dict)


@cache
def corpus() -> dict[str, dict[str, Any]]:
    """python-mtg's card list by name, whole or of one face. Rows of back faces give way to their cards."""
    cards = {name: card for name, card in _listed().items() if card.get("face") != "back"}
    for place in (0, 1):
        for name, card in list(cards.items()):
            faces = name.split(" // ")
            if len(faces) > place:
                cards.setdefault(faces[place], card)
    return cards


@cache
def _listed() -> dict[str, dict[str, Any]]:
    return {card["name"]: card for card in _corpus.load_cards()}


@cache
def backs() -> frozenset[str]:
    """Names of the back faces that the list describes."""
    return frozenset(name for name, card in _listed().items() if card.get("face") == "back")


def support(name: str) -> dict[str, Any]:
    """One entry of ``check_cards``: what its bridge drops is missing, and so is a face that its list lacks."""
    card = corpus().get(name)
    if card is None:
        return {"support": "none", "reason": "not in python-mtg's card list"}
    _, dropped = _facts(card["name"], SEATS[0], "object")
    missing = [": ".join(str(part) for part in clause) for clause in dropped]
    second = card["name"].partition(" // ")[2]
    if second and second not in backs():
        missing.append(f"{second}: not in python-mtg's card list")
    return {"support": "part", "missing": missing} if missing else {"support": "whole"}


def _facts(name: str, player: str, object_id: str) -> tuple[dict[str, Any], list[Any]]:
    with contextlib.redirect_stdout(io.StringIO()):
        facts, dropped = bridge_to_engine.card_facts(name, player, object_id, sim.load_db(), _listed())
    return facts, list(dropped)


def start(setup: Mapping[str, Any]) -> tuple[State, dict[str, str], Cards]:
    """A state, the ids of labels, and the cards. Unsupported for what can't be placed."""
    if setup["format"] == "commander" or len(setup["players"]) != 2:
        raise Unsupported("format", "python-mtg is set up for two players only", [setup["format"]])
    if setup.get("day_night"):
        raise Unsupported("setup", "day and night can't be set up", ["day_night"])
    seats = [player["name"] for player in setup["players"]]
    state = _empty(setup, seats.index(setup["active"]))
    placing = _Placing(state, setup.get("filler", "Wastes"))
    labels: dict[str, str] = {}
    for entry in setup.get("battlefield") or ():
        for key, reason in _NOT_PLACED.items():
            if entry.get(key):
                raise Unsupported("setup", reason, [key])
        labels[entry["label"]] = placing.permanent(entry, seats)
    for entry in setup.get("battlefield") or ():
        if entry.get("attached_to"):
            state["attached_to"].add((labels[entry["label"]], labels[entry["attached_to"]]))
    for seat, player in enumerate(setup["players"]):
        labels.update(placing.player(seat, player))
    with contextlib.redirect_stdout(io.StringIO()):
        bridge_to_engine._materialize_printed(state)
        for name in SEATS:
            driver._refresh_mana_pool(state, name)
    return state, labels, placing.cards


def _empty(setup: Mapping[str, Any], active: int) -> State:
    state: State = {name: set() for name in _SETS.split()}
    state.update(
        current_step={(STEPS[setup["step"]],)},
        active_player={(SEATS[active],)},
        is_player={(seat,) for seat in SEATS},
        _cmd_casts={},
        _lib_order={seat: [] for seat in SEATS},
        _seed=0,
        _variant="default",
        _explicit_lands=True,
        _instant_speed=True,
        _turn=int(setup.get("turn", 5)),
    )
    return state


class _Placing:
    def __init__(self, state: State, filler: str) -> None:
        self._state = state
        self._filler = filler
        self.cards = Cards()

    def _card(self, name: str, owner: int, controller: int) -> str:
        card = corpus().get(name)
        if card is None:
            raise Unsupported("card", f"{name} is not in python-mtg's card list", [name])
        if name not in (card["name"], card["name"].split(" // ")[0]):
            raise Unsupported("setup", _NOT_PLACED["face"], ["face"])
        state = self._state
        object_id = f"{slug(card['name'])}_{len(self.cards.names)}"
        facts, _ = _facts(card["name"], SEATS[controller], object_id)
        for relation, rows in facts.items():
            state.setdefault(relation, set()).update(rows)
        for kind in card.get("types") or ():
            state.setdefault("spell_type", set()).add((object_id, kind.lower()))
        cost = bridge_to_engine._mana_value(card.get("manaCost"))
        state.setdefault("mana_cost", set()).add((object_id, cost))
        bridge_to_engine._register_colored(state, object_id, card)
        self.cards.names[object_id] = card["name"]
        self.cards.owners[object_id] = owner
        return object_id

    def permanent(self, entry: Mapping[str, Any], seats: Sequence[str]) -> str:
        controller = seats.index(entry["controller"])
        object_id = self._card(entry["card"], seats.index(entry.get("owner") or entry["controller"]), controller)
        state = self._state
        state["on_battlefield"].add((object_id,))
        if entry.get("tapped"):
            state["tapped"].add((object_id,))
        if entry.get("summoning_sick"):
            state["_sick"].add((object_id,))
        for kind, number in (entry.get("counters") or {}).items():
            if number:
                state["counter"].add((object_id, COUNTERS.get(kind, kind), number))
        return object_id

    def player(self, seat: int, player: Mapping[str, Any]) -> dict[str, str]:
        """Life and the cards outside the battlefield; ids by label."""
        state, name = self._state, SEATS[seat]
        if player.get("mana") or player.get("command"):
            raise Unsupported("setup", "mana pools and command zones can't be set up", ["mana", "command"])
        state["life"].add((name, player.get("life", 20)))
        for kind, number in (player.get("counters") or {}).items():
            if kind != "poison":
                raise Unsupported("setup", f"no {kind} counters on players", ["counters"])
            state["poison"].add((name, number))
        if player.get("land_plays_used"):
            state["_land_played"].add((name,))
        labels: dict[str, str] = {}
        for zone, relation in (("hand", "in_hand"), ("graveyard", "graveyard"), ("exile", "exile"), ("library", "")):
            for card in player.get(zone) or ():
                object_id = self._card(card["card"], seat, seat)
                if relation:
                    state[relation].add((name, object_id) if relation == "in_hand" else (object_id,))
                else:
                    self._to_library(name, object_id)
                if card.get("label"):
                    labels[card["label"]] = object_id
        for _ in range(LIBRARY_SIZE - len(state["_lib_order"][name])):
            self._to_library(name, self._card(self._filler, seat, seat))
        return labels

    def _to_library(self, player: str, object_id: str) -> None:
        self._state["in_library"].add((player, object_id))
        self._state["_lib_order"][player].append(object_id)
