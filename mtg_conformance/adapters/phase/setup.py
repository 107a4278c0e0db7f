"""``start``: a position out of phase's own state export and its set-up actions.

A real game is begun with every card that the position names, its export is rewritten (zones, libraries, life, turn),
and the permanents are then put into place one by one with phase's debug actions, which fire no trigger.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance.adapters.base import Unsupported
from mtg_conformance.adapters.card_texts import Card

from . import opening
from .faces import FaceBook
from .table import Table
from .words import COLOURS, MANA_TYPES, STEP_TO_PHASE, counter_name

LIBRARY_SIZE = 40
_FORMATS = {"two-player": "FreeForAll", "free-for-all": "FreeForAll", "commander": "Commander"}
_ZONES = {"hand": "Hand", "library": "Library", "graveyard": "Graveyard", "exile": "Exile"}
_PLAYER_COUNTERS = {"poison": "Poison", "experience": "Experience", "rad": "Rad", "ticket": "Ticket"}
_SHUTS_OUT = "can't enter the battlefield"
_CHOSEN = {"creature_type": "CreatureType", "card_name": "CardName", "number": "Number"}


@dataclass
class _Cards:
    """The objects that the game was dealt, handed out by owner and front face."""

    by_owner: list[dict[str, list[int]]]

    def take(self, owner: int, name: str) -> int:
        return self.by_owner[owner][name].pop(0)


@dataclass
class _Plan:
    setup: Mapping[str, Any]
    book: FaceBook
    names: list[str]
    filler: Card
    cards: dict[int, str] = field(default_factory=dict)
    labels: dict[str, int] = field(default_factory=dict)
    placed: list[tuple[Mapping[str, Any], int]] = field(default_factory=list)

    def front(self, name: str) -> str:
        return self.book.card(name).front.name

    def seat(self, player: str) -> int:
        return self.names.index(player)

    def shuts_out(self, entry: Mapping[str, Any]) -> bool:
        """Whether it keeps others from entering: such a permanent is placed after them."""
        return any(_SHUTS_OUT in face.text for face in self.book.card(entry["card"]).faces)

    def owner(self, entry: Mapping[str, Any]) -> int:
        return self.seat(entry.get("owner") or entry["controller"])


@dataclass(frozen=True)
class Started:
    """A game in the position asked for: ids by label, and the front face's name of every card in the game by id."""

    table: Table
    labels: dict[str, int]
    cards: dict[int, str]


def start(setup: Mapping[str, Any], book: FaceBook) -> Started:
    """Build the position. Unsupported for what phase can't be given."""
    if setup["format"] not in _FORMATS:
        raise Unsupported("format", f"no format {setup['format']}", [setup["format"]])
    plan = _Plan(setup, book, [player["name"] for player in setup["players"]], book.card(setup.get("filler", "Wastes")))
    engine = Table.engine(json.dumps(book.database([plan.filler, *(book.card(name) for name in names(setup))])))
    if setup.get("turn") == 0:
        return _before_the_first_turn(engine, plan)
    state = _deal(engine, plan)
    table = Table(engine, state, plan.names)
    placed: set[str] = set()
    for entry, object_id in sorted(plan.placed, key=lambda one: plan.shuts_out(one[0])):
        _place(table, entry, object_id, plan)
        placed.add(entry["label"])
        if entry.get("attached_to") in placed:
            _attach(table, entry, object_id, plan)
    for entry, object_id in plan.placed:
        if entry.get("attached_to") and table.object(object_id).get("attached_to") is None:
            _attach(table, entry, object_id, plan)
        _finish(table, entry, object_id, plan)
    table.debug("SetPhase", phase=STEP_TO_PHASE[setup["step"]], active_player=plan.seat(setup["active"]))
    _players(table, plan)
    table.settle(_rewrite(table.game.state(), plan))
    kind, data = table.waiting()
    if kind != "Priority" or table.game.stack():
        raise Unsupported("setup", f"set-up ended with {kind if kind != 'Priority' else 'a trigger'} waiting: {data}")
    return Started(table, plan.labels, plan.cards)


def names(setup: Mapping[str, Any]) -> list[str]:
    """Every card that a starting position names, the filler aside."""
    found = [entry["card"] for entry in setup.get("battlefield") or ()]
    for player in setup["players"]:
        for zone in (*_ZONES, "command"):
            found += [card["card"] for card in player.get(zone) or ()]
    return list(dict.fromkeys(found))


# --- dealing ---


def _deal(engine: Any, plan: _Plan) -> dict[str, Any]:
    """The export of a new game, rewritten so that every card is where the position has it, permanents in libraries."""
    commander_game = plan.setup["format"] == "commander"
    game = _new_game(engine, plan, [_deck(plan, seat, commander_game) for seat in range(len(plan.names))], 0)
    _begin(game)
    export: dict[str, Any] = game.state()
    state = export["state"]
    state["debug_mode"] = True
    state["zone_changes_this_turn"] = []
    state["zone_change_library_knowledge_stamps"] = []
    turn = int(plan.setup.get("turn", 5))
    state["turn_number"] = turn
    if plan.setup.get("day_night"):
        state["day_night"] = plan.setup["day_night"].capitalize()
    if any("creature type" in face.text for name in names(plan.setup) for face in plan.book.card(name).faces):
        # phase takes them from its card data, which holds the cards of this game only.
        state["all_creature_types"] = list(plan.book.texts.creature_types)
    _scatter(state, plan)
    for seat, player in enumerate(plan.setup["players"]):
        row = state["players"][seat]
        row["life"] = player.get("life", 20)
        row["turns_taken"] = (turn + len(plan.names) - 1 - seat) // len(plan.names)
    return export


def _begin(game: Any) -> None:
    """Into the first turn: every hand is kept, and nothing is done with a card in an opening hand (rule 103.6)."""
    while (waiting := game.waiting_for())["type"] in ("MulliganDecision", "OptionalEffectChoice"):
        if waiting["type"] == "OptionalEffectChoice":
            decline = {"type": "DecideOptionalEffect", "data": {"accept": False}}
            game.apply(waiting["data"]["player"], decline)
            continue
        for entry in list(waiting["data"]["pending"]):
            game.apply(entry["player"], {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})


def _new_game(engine: Any, plan: _Plan, decks: list[Any], first_player: int) -> Any:
    more = {"extra_players": decks[2:]} if len(decks) > 2 else {}
    kind = _FORMATS[plan.setup["format"]]
    return engine.new_game(player=decks[0], opponent=decks[1], seed=1, first_player=first_player, format=kind, **more)


def _before_the_first_turn(engine: Any, plan: _Plan) -> Started:
    """A new game that waits for the first declaration (rule 103.5)."""
    if plan.setup["format"] == "commander":
        raise Unsupported("setup", "no Commander game before its first turn", ["turn"])
    libraries = [[plan.front(card["card"]) for card in p.get("library") or ()] for p in plan.setup["players"]]
    filler = plan.filler.front.name
    decks = [cards + [filler] * (LIBRARY_SIZE - len(cards)) for cards in libraries]
    export: dict[str, Any] = _new_game(engine, plan, decks, plan.seat(plan.setup["active"])).state()
    plan.cards = opening.deal(export["state"], libraries, filler)
    for row, player in zip(export["state"]["players"], plan.setup["players"], strict=True):
        for card, object_id in zip(player.get("library") or (), row["hand"] + row["library"], strict=False):
            if card.get("label"):
                plan.labels[card["label"]] = object_id
    table = Table(engine, export, plan.names)
    table.settle(export)
    return Started(table, plan.labels, plan.cards)


def _deck(plan: _Plan, seat: int, commander_game: bool) -> Any:
    player = plan.setup["players"][seat]
    command = [plan.front(card["card"]) for card in player.get("command") or ()]
    cards = [plan.front(card["card"]) for zone in _ZONES for card in player.get(zone) or ()]
    for entry in plan.setup.get("battlefield") or ():
        if plan.owner(entry) == seat:
            (command if entry.get("commander") else cards).append(plan.front(entry["card"]))
    if command and not commander_game:
        raise Unsupported("setup", "cards start in the command zone in Commander games only", ["command"])
    cards += [plan.filler.front.name] * LIBRARY_SIZE
    if not commander_game:
        return cards
    return {"main_deck": cards, "sideboard": [], "commander": command}


def _scatter(state: dict[str, Any], plan: _Plan) -> None:
    objects = state["objects"]
    cards = _Cards([{} for _ in plan.names])
    for key in sorted(objects, key=int):
        item = objects[key]
        plan.cards[int(key)] = item["name"]
        cards.by_owner[item["owner"]].setdefault(item["name"], []).append(int(key))
        if item["zone"] != "Command":
            item["zone"] = "Library"
    for row in state["players"]:
        row["hand"], row["library"], row["graveyard"] = [], [], []
    state["exile"] = []
    for seat, player in enumerate(plan.setup["players"]):
        row = state["players"][seat]
        for zone, word in _ZONES.items():
            place = state["exile"] if zone == "exile" else row[zone]
            for card in player.get(zone) or ():
                object_id = cards.take(seat, plan.front(card["card"]))
                objects[str(object_id)]["zone"] = word
                place.append(object_id)
                if card.get("label"):
                    plan.labels[card["label"]] = object_id
        for card in player.get("command") or ():
            object_id = cards.take(seat, plan.front(card["card"]))
            if card.get("label"):
                plan.labels[card["label"]] = object_id
    fillers = [cards.by_owner[seat].get(plan.filler.front.name, []) for seat in range(len(plan.names))]
    for entry in plan.setup.get("battlefield") or ():
        object_id = cards.take(plan.owner(entry), plan.front(entry["card"]))
        plan.labels[entry["label"]] = object_id
        plan.placed.append((entry, object_id))
    for seat, filler in enumerate(fillers):
        row = state["players"][seat]
        waiting = [key for entry, key in plan.placed if plan.owner(entry) == seat and not entry.get("commander")]
        room = max(LIBRARY_SIZE - len(row["library"]), 0)
        row["library"] += filler[:room] + waiting
        for surplus in filler[room:]:
            del objects[str(surplus)]


# --- permanents ---


def _place(table: Table, entry: Mapping[str, Any], object_id: int, plan: _Plan) -> None:
    card = plan.book.card(entry["card"])
    # An instant or sorcery can't enter face up (rule 304.4); turned down elsewhere it keeps its characteristics.
    never_up = bool(entry.get("face_down")) and not {"Instant", "Sorcery"}.isdisjoint(card.front.types)
    if never_up:
        table.debug("SetFaceState", object_id=object_id, face_down=True)
    table.debug("MoveToZone", object_id=object_id, to_zone="Battlefield", simulate=False)
    if table.object(object_id)["zone"] != "Battlefield":
        raise Unsupported("setup", f"phase doesn't let {entry['card']} onto the battlefield", [entry["card"]])
    if never_up:
        table.debug("SetFaceState", object_id=object_id, face_down=False)
    face = (entry.get("face") or entry["card"]).lower()
    if face in (name.lower() for name in card.absent):
        raise Unsupported("card", f"the card texts don't describe {face}", [entry["card"]])
    if face in (name.lower() for name in card.face_names[1:]):
        table.debug("SetFaceState", object_id=object_id, transformed=True)
        if table.object(object_id)["name"].lower() != face:
            raise Unsupported("setup", f"phase didn't turn {card.front.name} to {face}", ["face"])
    if entry.get("face_down"):
        table.debug("SetFaceState", object_id=object_id, face_down=True)
    controller = plan.seat(entry["controller"])
    if controller != plan.owner(entry):
        table.debug("SetController", object_id=object_id, controller=controller)


def _attach(table: Table, entry: Mapping[str, Any], object_id: int, plan: _Plan) -> None:
    """At once where the host is there already: attaching renews a timestamp (rule 613.7e)."""
    target = {"type": "Object", "data": plan.labels[entry["attached_to"]]}
    table.debug("Attach", object_id=object_id, target=target)


def _finish(table: Table, entry: Mapping[str, Any], object_id: int, plan: _Plan) -> None:
    table.debug("SetSummoningSickness", object_id=object_id, sick=bool(entry.get("summoning_sick")))
    if entry.get("counters") is not None:
        # What it would have entered with (loyalty, lore) gives way to what the position says.
        for kind, number in (table.object(object_id).get("counters") or {}).items():
            if number:
                table.debug("ModifyCounters", object_id=object_id, counter_type=kind, delta=-number)
        for kind, number in entry["counters"].items():
            if number:
                table.debug("ModifyCounters", object_id=object_id, counter_type=counter_name(kind), delta=number)
    table.debug("SetTapped", object_id=object_id, tapped=bool(entry.get("tapped")))


def _rewrite(export: dict[str, Any], plan: _Plan) -> dict[str, Any]:
    """What phase has no set-up action for: chosen values, land plays, and a past in which the permanents entered."""
    state = export["state"]
    state["zone_changes_this_turn"] = []
    state["zone_change_library_knowledge_stamps"] = []
    _in_order(state, plan)
    for entry, object_id in plan.placed:
        item = state["objects"][str(object_id)]
        if entry.get("chosen"):
            item["chosen_attributes"] = _attributes(entry["chosen"], plan)
        if not entry.get("summoning_sick"):
            item["entered_battlefield_turn"] = max(state["turn_number"] - len(plan.names), 0)
    used = [int(player.get("land_plays_used") or 0) for player in plan.setup["players"]]
    for row, number in zip(state["players"], used, strict=True):
        row["lands_played_this_turn"] = number
    state["lands_played_this_turn"] = used[state["active_player"]]
    return export


def _in_order(state: dict[str, Any], plan: _Plan) -> None:
    """Timestamps in the order of the position, where the permanents were placed in another."""
    if any(plan.shuts_out(entry) for entry, _ in plan.placed):
        items = [state["objects"][str(object_id)] for _, object_id in plan.placed]
        stamps = sorted(item["timestamp"] for item in items)
        for item, stamp in zip(items, stamps, strict=True):
            item["timestamp"] = stamp


def _attributes(values: Mapping[str, Any], plan: _Plan) -> list[dict[str, Any]]:
    attributes: list[dict[str, Any]] = []
    for key, value in values.items():
        if key == "color" and value in COLOURS:
            attributes.append({"type": "Color", "value": value.capitalize()})
        elif key == "player":
            attributes.append({"type": "Player", "value": plan.seat(value)})
        elif key in _CHOSEN:
            attributes.append({"type": _CHOSEN[key], "value": value})
        else:
            raise Unsupported("setup", f"no chosen {key} {value!r}", ["chosen"])
    return attributes


# --- players ---


def _players(table: Table, plan: _Plan) -> None:
    """Counters on players, and the mana that would have emptied as the step began."""
    for seat, player in enumerate(plan.setup["players"]):
        for kind, number in (player.get("counters") or {}).items():
            if kind == "energy":
                table.debug("ModifyEnergy", player_id=seat, delta=number)
            elif kind in _PLAYER_COUNTERS:
                table.debug("ModifyPlayerCounters", player_id=seat, counter_kind=_PLAYER_COUNTERS[kind], delta=number)
            else:
                raise Unsupported("setup", f"no {kind} counters on players", ["counters"])
        if player.get("mana"):
            table.debug("AddMana", player_id=seat, mana=_mana(player["mana"]))


def _mana(symbols: str) -> list[str]:
    letters = symbols.strip("{}").split("}{")
    unknown = [letter for letter in letters if letter not in MANA_TYPES]
    if unknown:
        raise Unsupported("setup", f"no mana {unknown}", ["mana"])
    return [MANA_TYPES[letter] for letter in letters]
