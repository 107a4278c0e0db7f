"""my-engine behind the conformance protocol.

A toy that knows basic lands and life totals, so that there is something to run from the first minute. Replace it from
top to bottom with calls of your engine; what your engine can't do yet, refuse with Unsupported, never with a guess.

Try it:  mtg-conformance check-adapter "python adapter.py"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance.adapters.base import AdapterBase, Illegal, Unsupported, serve

BASIC_LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G", "Wastes": "C"}
ZONES = ("hand", "library", "graveyard", "exile")
MAIN_PHASES = ("precombat main phase", "postcombat main phase")


@dataclass
class Card:
    """An object in a zone. The harness never looks into ids: any string or integer that stays the same will do."""

    id: int
    name: str
    owner: str
    controller: str
    zone: str
    tapped: bool = False


@dataclass
class Player:
    life: int = 20
    mana: list[str] = field(default_factory=list)
    lands_played: int = 0


class MyAdapter(AdapterBase):
    name, version = "my-engine", "0.1"
    language = "Python"

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}
        self.cards: list[Card] = []
        self.active = self.priority = ""
        self.step, self.turn = "", 0
        self.passed: set[str] = set()
        self.winner: str | None = None
        self.last_id = 0

    def capabilities(self) -> dict[str, Any]:
        """Say only what is so: an absent flag means "not supported", and what needs it isn't held against you."""
        return {
            "setup": "full",
            "mana_pool_setup": True,
            "questions": "options",
            "max_players": 2,
            "formats": ["two-player"],
            "observes": ["object.types", "object.supertypes", "object.tapped", "player.life", "player.mana"],
        }

    def check_cards(self, cards: Sequence[str]) -> dict[str, dict[str, Any]]:
        """Asked before every scenario. "whole" promises that all of the card works."""
        return {name: {"support": "whole" if name in BASIC_LANDS else "none"} for name in cards}

    # --- a game ---

    def start(self, setup: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str | int]]:
        """Forget the last game, place this position, and say under which id each label can be found."""
        _only(setup, "format rules_date players battlefield filler active step turn")
        self.players, self.cards, self.passed, self.winner = {}, [], set(), None
        labels: dict[str, str | int] = {}
        for told in setup["players"]:
            _only(told, "name life mana land_plays_used", ZONES)
            name = told["name"]
            mana = told.get("mana", "").strip("{}").split("}{") if told.get("mana") else []
            self.players[name] = Player(told.get("life", 20), mana, told.get("land_plays_used", 0))
            for zone in ZONES:
                for entry in told.get(zone, ()):
                    card = self._place(entry["card"], name, name, zone)
                    if "label" in entry:
                        labels[entry["label"]] = card.id
            library = len(told.get("library", ()))
            for _ in range(library, 40 if "filler" in setup else 0):
                self._place(setup["filler"], name, name, "library")
        for entry in setup.get("battlefield", ()):
            _only(entry, "label card controller owner tapped")
            controller = entry["controller"]
            card = self._place(entry["card"], entry.get("owner", controller), controller, "battlefield")
            card.tapped = entry.get("tapped", False)
            labels[entry["label"]] = card.id
        self.active = self.priority = setup["active"]
        self.step, self.turn = setup["step"], setup.get("turn", 5)
        return self._position(), labels

    def act(self, player: str, action: Mapping[str, Any], announcement: Mapping[str, Any]) -> dict[str, Any]:
        """Do it, or raise and leave everything as it was: Illegal is the rules' no, Unsupported the engine's."""
        if self.winner is not None:
            raise Illegal("the game is over")
        if action["do"] == "concede":
            self.winner = next(name for name in self.players if name != player)
            return self._position()
        if player != self.priority:
            raise Illegal(f"{player} doesn't have priority", "117.1")
        match action["do"]:
            case "play_land":
                self._play_land(player, self._card(action["object"]))
            case "activate" if action.get("mana"):
                self._tap_for_mana(player, self._card(action["source"]), announcement.get("values"))
            case "pass" if not self.passed:
                self.passed.add(player)
                self.priority = next(name for name in self.players if name != player)
                return self._position()
            case "pass":
                raise Unsupported("action", "what happens when all have passed isn't there yet", ["pass"])
            case other:
                raise Unsupported("action", f"no action {other} yet", [other])
        self.passed.clear()
        return self._position()

    def answer(self, question: str | int, answer: Mapping[str, Any]) -> dict[str, Any]:
        """Answer the open question. The toy never asks one."""
        raise Illegal("no question is open")

    def _play_land(self, player: str, card: Card) -> None:
        if card.zone != "hand" or card.owner != player:
            raise Illegal(f"that card isn't in {player}'s hand", "305.1")
        if player != self.active or self.step not in MAIN_PHASES:
            raise Illegal("lands are played in a main phase of one's own turn", "305.1")
        if self.players[player].lands_played:
            raise Illegal("one land a turn", "305.2")
        self.players[player].lands_played += 1
        # A zone change makes a new object (rule 400.7), so it gets a new id.
        self.cards.remove(card)
        self._place(card.name, card.owner, player, "battlefield")

    def _tap_for_mana(self, player: str, card: Card, values: Sequence[str] | None) -> None:
        mana = BASIC_LANDS[card.name]
        if card.zone != "battlefield" or card.controller != player or card.tapped:
            raise Illegal(f"{player} can't tap that {card.name}", "602.2")
        if values and values != [f"{{{mana}}}"]:
            raise Illegal(f"{card.name} doesn't make {values}")
        card.tapped = True
        self.players[player].mana.append(mana)

    # --- what can be seen ---

    def observe(self, viewer: str | None) -> dict[str, Any]:
        """Everything, in order. A field the engine can't tell is left out: absent is "not observed", never wrong."""
        if viewer is not None:
            raise Unsupported("field", "no view of one player yet", ["viewer"])
        return {
            "objects": [self._seen(card, index) for zone in self._zones() for index, card in enumerate(zone)],
            "players": {name: self._seen_player(name) for name in self.players},
            "stack": [],
            "turn": self.turn,
            "step": self.step,
            "active": self.active,
            "priority": self._position()["priority"],
        }

    def _position(self) -> dict[str, Any]:
        """The answer to every message that may have changed the game."""
        over = self.winner is not None
        return {
            "question": None,
            "priority": None if over else self.priority,
            "settled": not over,
            "over": {"winners": [self.winner]} if over else None,
            "lost": [name for name in self.players if over and name != self.winner],
            "turn": self.turn,
            "step": self.step,
            "active": self.active,
            "stack": 0,
        }

    def _seen(self, card: Card, index: int) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "id": card.id,
            "card": card.name,
            "name": card.name,
            "zone": card.zone,
            "index": index,
            "owner": card.owner,
            "types": ["Land"],
            "supertypes": ["Basic"],
            "subtypes": [] if card.name == "Wastes" else [card.name],
            "colors": [],
        }
        if card.zone == "battlefield":
            seen |= {"controller": card.controller, "tapped": card.tapped}
        return seen

    def _seen_player(self, name: str) -> dict[str, Any]:
        player = self.players[name]
        held = {zone: sum(card.zone == zone and card.owner == name for card in self.cards) for zone in ZONES}
        pool = "".join(f"{{{symbol}}}" for symbol in sorted(player.mana, key="WUBRGC".index))
        return {"life": player.life, "hand": held["hand"], "library": held["library"], "mana": pool}

    # --- cards ---

    def _zones(self) -> Iterable[list[Card]]:
        yield [card for card in self.cards if card.zone == "battlefield"]
        for name in self.players:
            for zone in ZONES:
                yield [card for card in self.cards if card.zone == zone and card.owner == name]

    def _place(self, name: str, owner: str, controller: str, zone: str) -> Card:
        if name not in BASIC_LANDS:
            raise Unsupported("card", "only basic lands so far", [name])
        self.last_id += 1
        card = Card(self.last_id, name, owner, controller, zone)
        self.cards.append(card)
        return card

    def _card(self, card_id: str | int) -> Card:
        for card in self.cards:
            if card.id == card_id:
                return card
        raise Illegal(f"no object has the id {card_id!r}")


def _only(told: Mapping[str, Any], known: str, more: Iterable[str] = ()) -> None:
    """Refuse a set-up that says more than is understood here: what is dropped in silence makes wrong grades."""
    if unknown := sorted(set(told) - set(known.split()) - set(more)):
        raise Unsupported("setup", "not understood yet", unknown)


if __name__ == "__main__":
    serve(MyAdapter())
