"""``observe``: python-mtg's relations in the protocol's words.

Power, toughness, keywords and control are derived by the engine; types and subtypes are the printed ones, which is all
it gives out. Colors are left out: it gives out printed ones only, and lands have those of their mana there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mtg import driver

from .engine import SEATS, State, stack, step_of
from .setup import COUNTERS, STEPS, Cards, corpus

STEP_WORDS = {step: word for word, step in STEPS.items()}
_COUNTER_WORDS = {kind: word for word, kind in COUNTERS.items()}
_COMBAT = ("declare_attackers", "declare_blockers", "combat_damage", "end_of_combat")
_MANA = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
_DERIVED = ["controls", "creature", "power", "eff_toughness", "has_keyword", "printed_type", "printed_subtype"]
_OBJECT_FIELDS = """
    id card name zone index owner controller types subtypes supertypes mana_value power toughness keywords counters
    tapped summoning_sick faces attached_to attacking blocking token
"""
OBSERVES = [
    *(f"object.{name}" for name in _OBJECT_FIELDS.split()),
    *(f"stack.{name}" for name in ("kind", "source", "controller")),
    *(f"player.{name}" for name in ("life", "counters", "hand", "library", "mana", "lost")),
    *("stack", "turn", "step", "active", "priority"),
]

Rows = Mapping[str, Any]


class Reader:
    """One look at a state."""

    def __init__(self, state: State, cards: Cards, names: list[str]) -> None:
        self._state = state
        self._cards = cards
        self._names = names
        found = driver.run(state, _DERIVED)
        self._controller = {item: SEATS.index(seat) for seat, item in found["controls"] if seat in SEATS}
        self._creatures = {item for (item,) in found["creature"]}
        self._power = {item: int(number) for item, number in found["power"]}
        self._toughness = {item: int(number) for item, number in found["eff_toughness"]}
        self._keywords = _grouped(found["has_keyword"])
        self._types = _grouped(found["printed_type"])
        self._subtypes = _grouped(found["printed_subtype"])
        self._supertypes = _grouped(state.get("has_supertype") or ())
        self._attached = dict(state.get("attached_to") or ())
        self._tapped = {item for (item,) in state["tapped"]}
        self._sick = {item for (item,) in state["_sick"]}

    def snapshot(self, priority: int | None, active: int) -> dict[str, Any]:
        state = self._state
        return {
            "objects": list(self._objects()),
            "players": {name: self._player(seat) for seat, name in enumerate(self._names)},
            "stack": stack(state),
            "turn": int(state.get("_turn") or 0),
            "step": STEP_WORDS[step_of(state)],
            "active": self._names[active],
            "priority": None if priority is None else self._names[priority],
        }

    def _player(self, seat: int) -> dict[str, Any]:
        state, name = self._state, SEATS[seat]
        mana = [(color, int(n)) for player, color, n in state.get("floating_mana") or () if player == name]
        letters = "".join(_MANA[color] * n for color, n in mana)
        poison = next((int(n) for player, n in state.get("poison") or () if player == name), 0)
        return {
            "life": next(int(n) for player, n in state["life"] if player == name),
            "counters": {"poison": poison} if poison else {},
            "hand": sum(1 for player, _ in state["in_hand"] if player == name),
            "library": sum(1 for player, _ in state["in_library"] if player == name),
            "mana": "".join("{" + letter + "}" for letter in sorted(letters, key="WUBRGC".index)),
            "lost": state.get("_loser") == name,
        }

    # --- objects ---

    def _objects(self) -> Iterator[dict[str, Any]]:
        state = self._state
        for name in SEATS:
            for index, item in enumerate(sorted(i for player, i in state["in_hand"] if player == name)):
                yield self._object(item, "hand", index)
            order = [item for item in state["_lib_order"][name] if (name, item) in state["in_library"]]
            for index, item in enumerate(order):
                yield self._object(item, "library", index)
        waiting = set(stack(state))
        for zone, relation in (("graveyard", "graveyard"), ("exile", "exile"), ("battlefield", "on_battlefield")):
            items = sorted({row[-1] for row in state.get(relation) or ()} - waiting)
            for index, item in enumerate(items):
                yield self._object(item, zone, index)
        for index, item in enumerate(stack(state)):
            yield self._on_stack(item, index)

    def _object(self, item: str, zone: str, index: int) -> dict[str, Any]:
        state = self._state
        card = corpus().get(self._cards.names.get(item, ""), {})
        whole = str(card.get("name") or "")
        faces = whole.split(" // ")
        owner = self._cards.owners.get(item, self._controller.get(item, 0))
        controller = self._controller.get(item, owner) if zone in ("battlefield", "stack") else owner
        printed = {_plain(word): word for word in card.get("subtypes") or ()}
        found: dict[str, Any] = {
            "id": item,
            "zone": zone,
            "index": index,
            "owner": self._names[owner],
            "controller": self._names[controller],
            "types": [word.capitalize() for word in self._types.get(item, ())],
            "subtypes": [printed.get(_plain(word), word.capitalize()) for word in self._subtypes.get(item, ())],
            "supertypes": [word.capitalize() for word in self._supertypes.get(item, ())],
            "mana_value": next((int(n) for i, n in state["mana_cost"] if i == item), 0),
            "keywords": [word.replace("_", " ") for word in self._keywords.get(item, ())],
            "token": item not in self._cards.names,
        }
        if whole:  # tokens have ids and no names
            found["card"] = whole if card.get("layout") == "split" else faces[0]
            found["name"] = whole if card.get("layout") == "split" and zone != "stack" else faces[0]
        if len(faces) > 1:
            found["faces"] = faces
        if item in self._creatures:
            found["power"], found["toughness"] = self._power.get(item, 0), self._toughness.get(item, 0)
        if zone == "battlefield":
            found.update(self._status(item))
        return found

    def _status(self, item: str) -> dict[str, Any]:
        state = self._state
        host = self._attached.get(item)
        in_combat = step_of(state) in _COMBAT
        attacks = dict(state["attacks"]) if in_combat else {}
        return {
            "counters": {_COUNTER_WORDS.get(kind, kind): int(n) for i, kind, n in state["counter"] if i == item and n},
            "tapped": item in self._tapped,
            "summoning_sick": item in self._sick,
            "attached_to": None if host is None else {"object": host},
            "attacking": {"player": self._names[SEATS.index(attacks[item])]} if item in attacks else None,
            "blocking": sorted(a for b, a in state["blocks"] if b == item) if in_combat else [],
        }

    def _on_stack(self, item: str, index: int) -> dict[str, Any]:
        controller = (self._state.get("_stack_info") or {}).get(item)
        if item in self._cards.names:
            found = {**self._object(item, "stack", index), "kind": "spell", "source": item}
        else:
            source = ((self._state.get("_ability_effect") or {}).get(item) or (None,) * 5)[3]
            found = {"id": item, "zone": "stack", "index": index, "kind": "ability"}
            if source is not None:
                found["source"] = source
                found["name"] = str(self._cards.names.get(source, "")).split(" // ")[0]
        if controller in SEATS:
            found["controller"] = self._names[SEATS.index(controller)]
        return found


def _grouped(rows: Any) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for item, value in sorted(rows):
        groups.setdefault(item, []).append(str(value))
    return groups


def _plain(word: str) -> str:
    return "".join(letter for letter in word.lower() if letter.isalnum())
