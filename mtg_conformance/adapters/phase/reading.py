"""``observe``: phase's objects and players in the protocol's words.

phase converts single objects fast (0.02 ms) and its whole state slowly (8 ms), so the state is fetched only where it
alone knows something: in combat, in Commander games, and where a card names day, night, the monarch or an emblem.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from mtg_conformance.adapters.card_texts import CardTexts

from . import dungeons
from .offered import ref
from .table import Table
from .words import (
    PHASE_TO_STEP,
    cost_symbols,
    counter_word,
    mana_value,
    pool_symbols,
    spaced,
)

_COMBAT = {"DeclareAttackers", "DeclareBlockers", "CombatDamage", "EndCombat"}
_DESIGNATIONS = re.compile(r"\b(day|night|daybound|nightbound|monarch|initiative|emblem|dungeon)\b", re.IGNORECASE)
_ENTRY_KINDS = {"Spell": "spell", "TriggeredAbility": "trigger", "ActivatedAbility": "ability"}
_WHOLE_NAME = {"split", "aftermath"}
_ABILITY_FIELDS = ("abilities", "trigger_definitions", "static_definitions", "replacement_definitions")
_CHOSEN = {"Color": "color", "CreatureType": "creature_type", "CardName": "card_name", "Number": "number"}

# Every field that an observation can carry; declared as the capability ``observes``.
_OBJECT_FIELDS = """
    id card name zone index owner controller types subtypes supertypes colors mana_cost mana_value power toughness
    loyalty defense keywords abilities counters damage tapped summoning_sick face faces face_down phased_out attached_to
    attacking blocking chosen token copy timestamp
"""
OBSERVES = [
    *(f"object.{name}" for name in _OBJECT_FIELDS.split()),
    *(f"stack.{name}" for name in ("kind", "source", "controller", "targets", "modes", "x")),
    *(f"player.{name}" for name in ("life", "counters", "hand", "library", "mana", "land_plays", "lost")),
    *("stack", "turn", "step", "active", "priority", "day_night", "monarch"),
]


def wants_state(texts: Mapping[str, str]) -> bool:
    """Whether one of these rules texts names something that only the whole state tells."""
    return any(_DESIGNATIONS.search(text) for text in texts.values())


class Reader:
    """Snapshots of one table."""

    def __init__(self, table: Table, texts: CardTexts, cards: Mapping[int, str], filler: str, whole: bool) -> None:
        self._table = table
        self._texts = texts
        self._cards = cards
        self._filler = filler
        self._whole = whole
        self._fillers: dict[int, dict[str, Any]] = {}
        self._combat: Mapping[str, Any] = {}

    def snapshot(self) -> dict[str, Any]:
        table = self._table
        game = table.game
        state: Mapping[str, Any] = {}
        if self._whole or game.phase in _COMBAT:
            state = game.state()["state"]
        self._combat = state.get("combat") or {}
        entries = list(game.stack())
        kind, data = table.waiting()
        snapshot: dict[str, Any] = {
            "objects": [*self._zones(state), *(self._entry(item, entries) for item in reversed(entries))],
            "players": {name: self._player(seat) for seat, name in enumerate(table.names)},
            "stack": [entry["id"] for entry in reversed(entries)],
            "turn": game.turn,
            "step": PHASE_TO_STEP[game.phase],
            "active": table.names[table.active()],
            "priority": table.names[data["player"]] if kind == "Priority" else None,
        }
        if state.get("day_night"):
            snapshot["day_night"] = str(state["day_night"]).lower()
        if isinstance(state.get("monarch"), int):
            snapshot["monarch"] = table.names[state["monarch"]]
        return snapshot

    # --- players ---

    def _player(self, seat: int) -> dict[str, Any]:
        row = self._table.game.player(seat)
        counters = {"poison": row["poison_counters"], "energy": row["energy"], **(row.get("player_counters") or {})}
        return {
            "life": row["life"],
            "counters": {kind.lower(): number for kind, number in counters.items() if number},
            "hand": len(row["hand"]),
            "library": len(row["library"]),
            "mana": pool_symbols(row["mana_pool"]),
            "land_plays": row["lands_played_this_turn"],
            "lost": bool(row["is_eliminated"]) or (row.get("status") or {}).get("type") == "Lost",
        }

    # --- objects ---

    def _zones(self, state: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        game = self._table.game
        for seat in range(len(self._table.names)):
            for index, item in enumerate(game.hand(seat)):
                yield self.object(item, "hand", index)
            for index, object_id in enumerate(game.player(seat)["library"]):
                yield self._in_library(object_id, index)
            for index, item in enumerate(game.graveyard(seat)):
                yield self.object(item, "graveyard", index)
        for index, item in enumerate(game.exile()):
            yield self.object(item, "exile", index)
        for index, object_id in enumerate(state.get("command_zone") or ()):
            yield self.object(game.object(object_id), "command", index)
        yield from dungeons.in_command_zone(state, self._table.names)
        for index, item in enumerate(game.battlefield()):
            yield self.object(item, "battlefield", index)

    def _in_library(self, object_id: int, index: int) -> dict[str, Any]:
        """Fillers, which nothing looks at, are read once."""
        known = self._fillers.get(object_id)
        if known is None:
            known = self.object(self._table.game.object(object_id), "library", index)
            if known["name"] == self._filler:
                self._fillers[object_id] = known
        return {**known, "index": index}

    def object(self, item: Mapping[str, Any], zone: str, index: int) -> dict[str, Any]:
        """One object as the protocol has it."""
        types = item.get("card_types") or {}
        names = self._table.names
        # A face-down object tells no name at all; a token that has its name from nowhere else has it here.
        base = self._cards.get(item["id"]) or item.get("base_name") or item.get("name") or ""
        found: dict[str, Any] = {
            "id": item["id"],
            "name": item.get("name") or "",
            "zone": zone,
            "index": index,
            "owner": names[item["owner"]],
            "controller": names[item["controller"]],
            "types": types.get("core_types") or [],
            "subtypes": types.get("subtypes") or [],
            "supertypes": types.get("supertypes") or [],
            "colors": [color.lower() for color in item.get("color") or ()],
            "keywords": [keyword(word) for word in item.get("keywords") or ()],
            "abilities": ability_texts(item),
            "counters": {counter_word(kind): n for kind, n in (item.get("counters") or {}).items() if n},
            "face_down": bool(item.get("face_down")),
            "chosen": self._chosen(item),
            # phase calls a copy of a spell a token from the start; it becomes one as it resolves (rule 707.10f).
            "token": bool(item.get("is_token")) and zone != "stack",
            "copy": bool(item.get("is_token")) and zone == "stack",
            "timestamp": item.get("timestamp") or 0,
        }
        if base:
            found["card"] = self._card_name(base)
        cost = cost_symbols(item.get("mana_cost"))
        if cost is not None:
            found["mana_cost"] = cost
        value = self._mana_value(item, base, zone)
        if value is not None:
            found["mana_value"] = value
        for key in ("power", "toughness", "loyalty", "defense"):
            if item.get(key) is not None:
                found[key] = item[key]
        faces = self._faces(base)
        if len(faces) > 1:
            found["faces"] = faces
            if found["name"] in faces:
                found["face"] = found["name"]
        if zone == "battlefield":
            found.update(self._status(item))
        return found

    def _status(self, item: Mapping[str, Any]) -> dict[str, Any]:
        """What only permanents have: phase keeps some of it on cards that have left."""
        object_id = item["id"]
        names = self._table.names
        attackers = self._combat.get("attackers") or ()
        target = next((row["attack_target"] for row in attackers if row["object_id"] == object_id), None)
        return {
            "damage": item.get("damage_marked") or 0,
            "tapped": bool(item.get("tapped")),
            "summoning_sick": bool(item.get("has_summoning_sickness") or item.get("summoning_sick")),
            "phased_out": (item.get("phase_status") or {}).get("status", "PhasedIn") != "PhasedIn",
            "attached_to": ref(names, item["attached_to"]) if item.get("attached_to") else None,
            "attacking": ref(names, target) if target else None,
            "blocking": (self._combat.get("blocker_to_attacker") or {}).get(str(object_id)) or [],
        }

    def _chosen(self, item: Mapping[str, Any]) -> dict[str, Any]:
        chosen: dict[str, Any] = {}
        for attribute in item.get("chosen_attributes") or ():
            kind, value = attribute.get("type"), attribute.get("value")
            if kind == "Player" and isinstance(value, int):
                chosen["player"] = self._table.names[value]
            elif kind in _CHOSEN:
                chosen[_CHOSEN[kind]] = value.lower() if kind == "Color" else value
        return chosen

    # --- names and mana values ---

    def _card_name(self, base: str) -> str:
        card = self._texts.find(base)
        if card is None or base not in card.face_names:
            return base
        return card.name if card.layout in _WHOLE_NAME else card.front.name

    def _faces(self, base: str) -> list[str]:
        card = self._texts.find(base)
        return list(card.face_names) if card is not None and base in card.face_names else [base]

    def _mana_value(self, item: Mapping[str, Any], base: str, zone: str) -> int | None:
        """Added up from the cost, which phase tells of one face only.

        Nothing for both halves together (rule 202.3d), for a back (202.3b) and for a spell with X (202.3e): what phase
        makes of those it doesn't say.
        """
        card = self._texts.find(base)
        if card is not None and item.get("name") in card.face_names and len(card.face_names) > 1:
            halves = card.layout in _WHOLE_NAME and zone != "stack"
            if halves or (item.get("transformed") and card.layout == "transform"):
                return None
        cost = item.get("mana_cost") or {}
        return None if zone == "stack" and "X" in (cost.get("shards") or ()) else mana_value(cost)

    # --- the stack ---

    def _entry(self, entry: Mapping[str, Any], entries: list[Any]) -> dict[str, Any]:
        kind = entry["kind"]["type"]
        data = entry["kind"].get("data") or {}
        names = self._table.names
        source = entry.get("source_id")
        index = len(entries) - 1 - entries.index(entry)
        ability = data.get("ability") or {}
        x = chosen_x(ability)
        if kind == "Spell":
            item = self._table.game.object(entry["id"])
            # A permanent spell has no ability on the stack to tell its X.
            x = item.get("cost_x_paid") if x is None else x
            found = self.object({**item, "cost_x_paid": x}, "stack", index)
            found["controller"] = names[entry["controller"]]
        else:
            found = {
                "id": entry["id"],
                "name": self._name_of(source),
                "zone": "stack",
                "index": index,
                "owner": names[entry["controller"]],
                "controller": names[entry["controller"]],
            }
        found["kind"] = _ENTRY_KINDS.get(kind, "ability")
        if source is not None:
            found["source"] = source
        found |= dungeons.of_room(data)
        found["targets"] = [ref(names, target) for target in chain_targets(ability)]
        modes = chosen_modes(ability)
        if modes:
            found["modes"] = modes
        if x is not None:
            found["x"] = x
        return found

    def _name_of(self, source: Any) -> str:
        try:
            return str(self._table.game.object(source).get("name") or "")
        except (ValueError, TypeError):
            return ""


def chain_targets(ability: Mapping[str, Any]) -> list[Any]:
    """Targets of an ability and of the instructions after it, in order."""
    targets = list(ability.get("targets") or ())
    after = ability.get("sub_ability")
    return targets + (chain_targets(after) if isinstance(after, Mapping) else [])


def chosen_x(ability: Mapping[str, Any]) -> int | None:
    value = ability.get("chosen_x")
    return int(value) if isinstance(value, int) else None


def chosen_modes(ability: Mapping[str, Any]) -> list[int]:
    """Modes chosen, counted from 1."""
    return [int(mode) + 1 for mode in (ability.get("context") or {}).get("chosen_modes") or ()]


def keyword(word: Any) -> str:
    """A keyword in the rules' words; what protection is from, where phase says so in one word."""
    if isinstance(word, str):
        return spaced(word)
    name, data = next(iter(word.items()))
    if name != "Protection":
        return spaced(name)
    quality = data
    while isinstance(quality, Mapping) and quality:
        quality = quality.get("data", next(iter(quality.values())))
    return f"protection from {spaced(str(quality))}"


def ability_texts(item: Mapping[str, Any]) -> list[str]:
    """Its abilities by text, or by kind where phase keeps no text."""
    texts = []
    for field in _ABILITY_FIELDS:
        for ability in item.get(field) or ():
            definition = ability.get("definition", ability)
            if definition.get("kind") != "Spell":
                texts.append(str(definition.get("description") or definition.get("mode") or field.split("_")[0]))
    return texts
