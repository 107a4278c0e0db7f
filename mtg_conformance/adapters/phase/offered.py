"""Questions read off the actions that phase offers: cast offers, values, and every prompt without its own reading."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mtg_conformance.adapters.base import Illegal, Unsupported

from .asking import Asked, Option, choose_cards, choose_one, confirm, flag, number
from .table import Table
from .words import COLOURS, mana_symbol

_PURPOSES = {
    "OptionalEffectChoice": "may",
    "OpponentMayChoice": "may",
    "TributeChoice": "may",
    "RepeatDecision": "may",
    "CommanderZoneChoice": "commander-zone",
    "DefilerPayment": "pay",
    "UnlessPaymentChooseCost": "pay",
    "PayAmountChoice": "number",
    "ChooseManaColor": "mana",
    "SpecializeColor": "color",
    "ModalFaceChoice": "face",
    "CastingVariantChoice": "method",
    "DamageSourceChoice": "damage-source",
    "WardDiscardChoice": "discard",
    "WardSacrificeChoice": "sacrifice",
    "ConniveDiscard": "discard",
    "EquipTarget": "attach",
}
# Offered beside the answers: taking the proposal back, and settings for the rest of the game.
_BESIDE = re.compile(r"CancelCast|Set[A-Z]|\w+AndRemember$")
_NAMED = {"Color": "color", "CreatureType": "type", "BasicLandType": "type", "CardType": "type", "CardName": "name"}
_PLAYERS = ("Player", "Opponent")
_DUNGEONS = ("ChooseDungeon", "ChooseDungeonRoom")
_OBJECT_KEYS = ("object_id", "keep", "source", "source_id", "partner_id", "creature_id", "card", "hit_card")


def is_adventure(data: Mapping[str, Any]) -> bool:
    """Whether an offer to cast is the question of rule 715.3: normally or as an Adventure."""
    about = data.get("kind")
    return isinstance(about, Mapping) and about.get("type") == "Adventure"


def ref(names: Sequence[str], target: Any) -> Option:
    """A target, in either of phase's spellings, as object or player; a planeswalker or battle is an object."""
    if isinstance(target, Mapping):
        if "type" in target:
            kind, value = target["type"], target.get("data")
        else:
            kind, value = next(iter(target.items()))
        return {"player": names[value]} if kind == "Player" and isinstance(value, int) else {"object": value}
    return {"object": target}


def ask(kind: str, data: Mapping[str, Any], table: Table) -> Asked:
    """The question for a prompt, from what phase offers in answer to it."""
    if data.get("choice_type") == "CardName":
        raise Unsupported(
            "question", "phase lists the names of this game's cards only, for it knows no others", ["name"]
        )
    actions = [action for action in table.game.actions() if not _BESIDE.match(action.kind)]
    if not actions:
        raise Unsupported("question", f"phase asks {kind} and offers no answer", [kind])
    offers = [action.data or {} for action in actions]
    purpose = _PURPOSES.get(kind) or ("face" if is_adventure(data) else None) or _named(data) or _cost(data) or "choose"
    choice = _yes_or_no(actions, offers)
    if choice is not None:
        return confirm(purpose, *choice)
    if all(action.kind == "SelectCards" for action in actions):
        sizes = [len(offer["cards"]) for offer in offers]
        ids = data.get("cards") or data.get("choices") or []
        seen = {item for offer in offers for item in offer["cards"]}
        return choose_cards(purpose, [item for item in ids if item in seen] or sorted(seen), min(sizes), max(sizes))
    if purpose == "number":
        amounts = [int(offer["amount"] if "amount" in offer else offer["value"]) for offer in offers]
        by_amount = dict(zip(amounts, actions, strict=True))
        return number(purpose, min(by_amount), max(by_amount), lambda value: _of(by_amount, value))
    choices: list[tuple[Option, Any]] = []
    decline = None
    for action, item in zip(actions, offers, strict=True):
        option = _option(table, kind, data, item)
        if option is None:
            decline = action
        else:
            choices.append((option, action))
    return choose_one(purpose, choices, decline)


def _of(actions: Mapping[Any, Any], value: int) -> Any:
    if value not in actions:
        raise Illegal(f"{value} is not offered")
    return actions[value]


def _named(data: Mapping[str, Any]) -> str | None:
    choice = data.get("choice_type")
    word = choice if isinstance(choice, str) else next(iter(choice), "") if isinstance(choice, Mapping) else ""
    return _NAMED.get(word)


def _cost(data: Mapping[str, Any]) -> str | None:
    kind = data.get("kind")
    if not isinstance(kind, Mapping) or "resume" not in data:
        return None
    word = str(kind.get("type")).lower()
    return next((known for known in ("sacrifice", "discard") if word.startswith(known)), "cost")


def _yes_or_no(actions: Sequence[Any], offers: Sequence[Mapping[str, Any]]) -> tuple[Any, Any] | None:
    """The two actions of a bare yes or no."""
    answers: dict[bool, Any] = {}
    for action, offer in zip(actions, offers, strict=True):
        yes = flag(offer)
        if yes is None or yes in answers:
            return None
        answers[yes] = action
    return (answers[True], answers[False]) if len(answers) == 2 else None


# --- one option ---


def _option(table: Table, kind: str, data: Mapping[str, Any], offer: Mapping[str, Any]) -> Option | None:
    """What an offered action chooses; None for the one that declines."""
    if "target" in offer:
        return ref(table.names, offer["target"]) if offer["target"] is not None else None
    if "card" in offer and offer["card"] is None:  # no card to splice
        return None
    if flag(offer) is False:
        return None
    for key in ("opponent", "protector"):
        if isinstance(offer.get(key), int):
            return {"player": table.names[offer[key]]}
    for key in _OBJECT_KEYS:
        if isinstance(offer.get(key), int):
            return {"object": offer[key]}
    if kind == "ModalFaceChoice":
        return {"value": "back" if offer.get("back_face") else "front"}
    if "creature" in offer:
        return {"value": "front" if offer["creature"] else "adventure"}
    if kind == "CastingVariantChoice":
        return {"value": _variant(data, int(offer["index"]))}
    if data.get("choice_type") in _PLAYERS and "choice" in offer:
        return {"player": table.names[int(offer["choice"])]}
    if "cards" in offer:
        ids = list(offer["cards"])
        return {"object": ids[0]} if len(ids) == 1 else {"text": str(ids)} if ids else None
    if kind in _DUNGEONS:
        key, wanted = ("dungeon", offer.get("dungeon")) if "dungeon" in offer else ("index", offer.get("room_index"))
        return {"value": next(str(row["name"]) for row in data["options"] if row[key] == wanted)}
    if kind == "ChooseOneOfBranch":
        described = str(data["branch_descriptions"][offer["index"]])
        gained = described.removeprefix("gain ")  # a keyword ability to gain is named as the rules write it
        return {"value": described if gained == described else gained.lower()}
    for key in ("choice", "color", "side", "slot", "index", "candidate_index", "room_index", "top"):
        if key in offer:
            return {"value": _value(kind, offer[key])}
    return {"text": str(dict(offer))}


def _value(kind: str, value: Any) -> str:
    if isinstance(value, Mapping):
        value = value.get("data", value.get("type"))
    if kind == "ChooseManaColor":
        names = value if isinstance(value, list) else [value]
        return "".join(mana_symbol(str(name)) for name in names)
    text = str(value)
    size = re.match(r"\d+/\d+(?= )", text)
    if size:  # one of several sizes, told with what goes with it
        return size[0]
    return text.lower() if text.lower() in COLOURS else text


def _variant(data: Mapping[str, Any], index: int) -> str:
    options = data.get("options") or []
    return way_to_cast(options[index] if index < len(options) else {})


def way_to_cast(option: Any) -> str:
    """The way that an option of phase's stands for, as clauses name it; a permission has no keyword."""
    word = option.get("variant", option) if isinstance(option, Mapping) else option
    if isinstance(word, Mapping):
        word = word.get("type") or next(iter(word), "")
    return "without paying" if word == "HandPermission" else str(word).lower()
