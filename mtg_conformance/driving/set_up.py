"""Set-up sentences gathered into one `start` message."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance.driving.faults import Broken
from mtg_conformance.suite.permanents import Item, Status, parse_items, parse_permanents
from mtg_conformance.suite.things import COLORS, ORDINALS, Thing

FILLER = "Wastes"
BASIC_LANDS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest", "C": "Wastes"}
_BASIC_LAND_TYPES = frozenset(("Plains", "Island", "Swamp", "Mountain", "Forest"))
_CARD_TYPES = frozenset(("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery"))


@dataclass
class SetUp:
    """The starting position as the scenario tells it; what it doesn't say is the rules of thumb's default."""

    players: list[str] = field(default_factory=lambda: ["Alice", "Bob"])
    commander: bool = False
    active: str | None = None
    step: str = "precombat main phase"
    day_night: str | None = None
    starting_player: str | None = None
    """Where the game has yet to begin (rule 103)."""
    battlefield: list[dict[str, Any]] = field(default_factory=list)
    zones: dict[str, dict[str, list[dict[str, Any]]]] = field(default_factory=dict)
    life: dict[str, int] = field(default_factory=dict)
    counters: dict[str, dict[str, int]] = field(default_factory=dict)
    labels: set[str] = field(default_factory=set)

    def place(self, player: str, text: str) -> None:
        """Permanents that `player` controls, with their status."""
        items, status = parse_permanents(text)
        if status.called and (len(items) > 1 or items[0].count > 1):
            raise Broken(f"only one permanent can be called {status.called!r}")
        for item in items:
            for _ in range(item.count):
                self.battlefield.append(self._permanent(player, item, status))

    def _permanent(self, player: str, item: Item, status: Status) -> dict[str, Any]:
        if status.called:
            self._claim(status.called)
        label = status.called or f"#{len(self.battlefield) + 1}"
        entry: dict[str, Any] = {"label": label, "card": item.name, "controller": player}
        if item.owner and item.owner != player:
            entry["owner"] = item.owner
        entry.update((state, True) for state in status.states)
        if status.counters:
            entry["counters"] = dict(status.counters)
        if status.chosen:
            entry["chosen"] = self._chosen(status.chosen)
        if status.attached_to:
            entry["attached_to"] = self._label(status.attached_to)
        if item.commander:
            entry["commander"] = True
        return entry

    def lands(self, player: str, mana: str) -> None:
        """Untapped basic lands that make `mana`, a Wastes for each generic one."""
        for symbol in re.findall(r"\{([^{}]+)\}", mana):
            if not symbol.isdigit() and symbol not in BASIC_LANDS:
                raise Broken(f"no basic land makes {{{symbol}}}")
            count = int(symbol) if symbol.isdigit() else 1
            land = BASIC_LANDS.get(symbol, "Wastes")
            for _ in range(count):
                label = f"#{len(self.battlefield) + 1}"
                self.battlefield.append({"label": label, "card": land, "controller": player})

    def put(self, player: str, text: str, zone: str) -> None:
        """Cards in a zone other than the battlefield; a library's top card first."""
        cards = self.zones.setdefault(player, {}).setdefault(zone, [])
        for item in parse_items(text):
            cards.extend({"card": item.name} for _ in range(item.count))

    def counter(self, player: str, kind: str, count: int) -> None:
        """Counters on a player (rule 122.1)."""
        self.counters.setdefault(player, {})[kind] = count

    @property
    def cards(self) -> list[str]:
        """Every card the position uses, sorted."""
        names = {entry["card"] for entry in self.battlefield}
        for zones in self.zones.values():
            names.update(card["card"] for cards in zones.values() for card in cards)
        return sorted(names)

    def message(self) -> dict[str, Any]:
        """The params of `start`. Raises `Broken` for a player who isn't in the game."""
        mentioned = {*self.zones, *self.life, *self.counters, *filter(None, (self.active, self.starting_player))}
        mentioned |= {entry["controller"] for entry in self.battlefield}
        if strangers := sorted(mentioned - set(self.players)):
            raise Broken(f"{strangers[0]} isn't in the game; say: a game with {', '.join(self.players)} and …")
        message: dict[str, Any] = {
            "format": self.format,
            "players": [self._player(name) for name in self.players],
            "battlefield": self.battlefield,
            "filler": FILLER,
            "active": self.active or self.players[0],
            "step": self.step,
        }
        if self.day_night:
            message["day_night"] = self.day_night
        if self.starting_player:
            self._refuse_what_comes_later()
            message |= {"turn": 0, "step": "untap step", "active": self.starting_player}
        return message

    def _refuse_what_comes_later(self) -> None:
        """Before the first turn there are only libraries. Raises `Broken`."""
        zones = {zone for player in self.zones.values() for zone in player} - {"library", "outside"}
        if zones or self.battlefield or self.life or self.counters or self.active or self.day_night:
            raise Broken("where the game has yet to begin, only cards in libraries and outside the game can be placed")

    @property
    def format(self) -> str:
        """The game's format, as the protocol names it."""
        if self.commander:
            return "commander"
        return "two-player" if len(self.players) == 2 else "free-for-all"

    def _player(self, name: str) -> dict[str, Any]:
        player: dict[str, Any] = {"name": name, **self.zones.get(name, {})}
        if name in self.life:
            player["life"] = self.life[name]
        if name in self.counters:
            player["counters"] = self.counters[name]
        return player

    def _claim(self, label: str) -> None:
        if label in self.labels:
            raise Broken(f"two permanents are called {label!r}")
        self.labels.add(label)

    def _label(self, thing: Thing) -> str:
        """The label of a permanent placed before."""
        hits = [
            entry
            for entry in self.battlefield
            if (entry["label"] == thing.name or (entry["card"] == thing.name and entry["label"] not in self.labels))
            and (thing.owner is None or entry["controller"] == thing.owner)
        ]
        if thing.ordinal is not None:
            hits = hits[thing.ordinal - 1 : thing.ordinal]
        if len(hits) > 1 and any(_looks(entry) != _looks(hits[0]) for entry in hits):
            raise Broken(f"{thing} could be any of {len(hits)}; say the {' or the '.join(list(ORDINALS)[: len(hits)])}")
        if not hits:
            raise Broken(f"{thing} must be placed before something is attached to it")
        return str(hits[0]["label"])

    def _chosen(self, text: str) -> dict[str, Any]:
        """What was chosen for a permanent, typed by how it is written."""
        if text.startswith('"'):
            return {"card_name": text.strip('"')}
        if text in COLORS and text != "colorless":
            return {"color": text}
        if text.isdigit():
            return {"number": int(text)}
        if text in self.players:
            return {"player": text}
        if text in _BASIC_LAND_TYPES:
            return {"land_type": text}
        if text in _CARD_TYPES:
            return {"card_type": text}
        return {"creature_type": text} if text[:1].isupper() else {"mode": text}


def _looks(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "label"}
