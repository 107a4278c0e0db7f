"""``act``: the protocol's actions as phase's, ability by ability."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mtg_conformance.adapters.base import Illegal, Unsupported

from .asking import Asked, Option, choose_one
from .table import Table
from .words import MANA, cost_symbols

_SPECIAL = {"turn_face_up": "TurnFaceUp", "foretell": "Foretell", "companion": "CompanionToHand"}
_CREW = {"Crew": ("CrewVehicle", "vehicle_id"), "Saddle": ("SaddleMount", "mount_id")}

_ITSELF = re.compile(r"\bthis (?:land|creature|artifact|enchantment|permanent|equipment|vehicle|aura|card|token)\b")


def _action(kind: str, **data: Any) -> dict[str, Any]:
    return {"type": kind, "data": data}


def cast(table: Table, seat: int, action: Mapping[str, Any], method: str | None, by_hand: bool) -> bool:
    """Propose the spell. How it is cast is settled when phase asks, but for ways that are actions of their own.

    ``by_hand``: phase asks for the payment, so that what makes the mana can be named. True where the way is settled.
    """
    item = table.object(action["object"])
    ids: dict[str, Any] = {"object_id": item["id"], "card_id": item["card_id"]}
    if by_hand:
        ids["payment_mode"] = {"type": "Manual"}
    if method and table.waiting()[1].get("player") == seat:
        word = re.sub(r"\W", "", method.lower())
        for offer in table.game.actions():
            data = offer.data or {}
            own = data.get("object_id", data.get("hand_object"))
            if own == item["id"] and offer.kind not in ("CastSpell", "PlayLand") and word in offer.kind.lower():
                table.apply(seat, offer)
                return True
    table.apply(seat, _action("CastSpell", **ids, targets=[]))
    return False


def play_land(table: Table, seat: int, action: Mapping[str, Any]) -> None:
    item = table.object(action["object"])
    table.apply(seat, _action("PlayLand", object_id=item["id"], card_id=item["card_id"]))


def special(table: Table, seat: int, action: Mapping[str, Any]) -> None:
    """Special actions (rule 116.2); suspending and plotting are abilities of the card in hand to phase."""
    what = action["what"]
    item = table.object(action["object"])
    if what in _SPECIAL:
        data: dict[str, Any] = {"object_id": item["id"]}
        if what == "foretell":
            data["card_id"] = item["card_id"]
        kind = _SPECIAL[what]
        table.apply(seat, {"type": kind} if what == "companion" else _action(kind, **data))
        return
    if what in ("suspend", "plot"):
        index = next((i for i, ability in enumerate(item["abilities"]) if _is_special(what, ability)), None)
        if index is None:
            raise Illegal(f"{item['name']} has no {what}")
        table.apply(seat, _action("ActivateAbility", source_id=item["id"], ability_index=index))
        return
    if what == "unlock" and table.waiting()[1].get("player") == seat:
        offers = [offer for offer in table.game.actions() if offer.kind == "UnlockRoomDoor"]
        mine = [offer for offer in offers if (offer.data or {}).get("object_id") == item["id"]]
        if not mine:
            raise Illegal(f"no door of {item['name']} can be unlocked")
        table.apply(seat, mine[0])
        return
    raise Unsupported("action", f"no special action {what}", [what])


def _is_special(what: str, ability: Mapping[str, Any]) -> bool:
    effect = ability.get("effect") or {}
    if what == "suspend":
        return effect.get("counter_type") == "time" and ability.get("activation_zone") == "Hand"
    return (effect.get("permission") or {}).get("type") == "Plotted"


# --- abilities ---


def activate(table: Table, seat: int, action: Mapping[str, Any], values: list[str]) -> Asked | None:
    """Activate the ability meant; where several mana abilities are meant, the question which."""
    item = table.object(action["source"])
    cost = action.get("cost")
    crew = _crew(item, cost)
    if crew is not None:
        table.apply(seat, crew)
        return None
    found = [(i, ability) for i, ability in enumerate(item["abilities"]) if ability.get("kind") == "Activated"]
    if cost:
        cost = cost.replace(str(item.get("name") or "~"), "~")
        named = [(i, ability) for i, ability in found if _is_named(ability, cost)]
        told = [(i, ability) for i, ability in found if _is_told(_printed(ability), cost)]
        found = named or told or [(i, ability) for i, ability in found if _has_symbols(_printed(ability), cost)]
    if action.get("mana"):
        found = [(i, ability) for i, ability in found if ability.get("is_mana_ability")]
        if not action.get("index"):
            found = [(i, ability) for i, ability in found if _makes(ability, values)]
    place = action.get("index")
    if place:
        found = found[place - 1 : place]
    if not found:
        raise _no_ability(item, action)
    choices: list[tuple[Option, Any]] = [
        (
            {"object": item["id"], "text": _text(ability)},
            _action("ActivateAbility", source_id=item["id"], ability_index=i),
        )
        for i, ability in found
    ]
    if len(choices) > 1:
        return choose_one("ability", choices, source=item["id"])
    table.apply(seat, choices[0][1])
    return None


def _no_ability(item: Mapping[str, Any], action: Mapping[str, Any]) -> Exception:
    """It never had such an ability that this adapter could find, or it has lost it."""
    cost = action.get("cost")
    printed = [ability for ability in item.get("base_abilities") or () if ability.get("kind") == "Activated"]
    if action.get("mana") or not cost or any(_is_named(ability, cost) for ability in printed):
        return Illegal(f"{item.get('name')} has no such ability")
    texts = [_text(ability) for ability in item["abilities"]]
    if not texts:
        return Illegal(f"{item.get('name')} has no ability to activate")
    return Unsupported("action", f"{item.get('name')} has no ability that costs {cost}; it has {texts}", ["activate"])


def _crew(item: Mapping[str, Any], cost: str | None) -> dict[str, Any] | None:
    """Crew and saddle are keywords with an action of their own in phase."""
    for word in item.get("keywords") or ():
        name, data = next(iter(word.items())) if isinstance(word, dict) else (word, None)
        if name not in _CREW:
            continue
        power = data.get("power") if isinstance(data, dict) else data
        kind, key = _CREW[name]
        if cost is None or _plain(cost) in (name.lower(), f"{name} {power}".lower()):
            return _action(kind, **{key: item["id"]}, creature_ids=[])
    return None


def _text(ability: Mapping[str, Any]) -> str:
    """Its text; phase keeps none for the mana abilities that basic land types give (rule 305.6)."""
    if ability.get("description"):
        return str(ability["description"])
    made = _fixed_mana(ability)
    return cost_text(ability.get("cost")) + (f": Add {made}" if made else "")


def _fixed_mana(ability: Mapping[str, Any]) -> str:
    produced = (ability.get("effect") or {}).get("produced") or {}
    if produced.get("type") != "Fixed":
        return ""
    return "".join("{" + MANA.get(color, "C") + "}" for color in produced.get("colors") or ())


def _makes(ability: Mapping[str, Any], values: list[str]) -> bool:
    """Whether a mana ability of a fixed colour makes the mana named; any other may."""
    made = _fixed_mana(ability)
    return not made or all(value in made for value in values if value.startswith("{"))


def _is_named(ability: Mapping[str, Any], cost: str) -> bool:
    """Whether a cost names the ability: as printed, or by what follows a keyword, or by the mana of a card in hand."""
    printed = _printed(ability)
    names = {_plain(printed), _without_keyword(printed), _plain(cost_text(ability.get("cost")))}
    costs = (ability.get("cost") or {}).get("costs") or ()
    if ability.get("activation_zone") == "Hand" and costs:
        names.add(_plain(cost_text(costs[0])))
    return not names.isdisjoint({_plain(cost), _without_keyword(cost)} - {""})


def _printed(ability: Mapping[str, Any]) -> str:
    """What stands before the colon."""
    return str(ability.get("description") or "").partition(":")[0]


def _is_told(printed: str, cost: str) -> bool:
    """Whether the parts of a cost begin as those given do: `equip`, `{T}, remove`."""
    mine, given = printed.split(", "), cost.split(", ")
    return len(mine) == len(given) and all(_first(part) == _first(word) for part, word in zip(mine, given, strict=True))


def _has_symbols(printed: str, cost: str) -> bool:
    """Whether the symbols of a cost are those given, whatever else it costs."""
    return bool(_symbols(cost)) and _symbols(printed) == _symbols(cost)


def _first(part: str) -> str:
    return part.strip().partition(" ")[0].lower()


def _symbols(cost: str) -> list[str]:
    return re.findall(r"\{[^{}]+\}", cost)


def _without_keyword(text: str) -> str:
    return _plain(re.sub(r"^[A-Z][a-z ]+[— ]*(?=\{)", "", text))


def cost_text(cost: Mapping[str, Any] | None) -> str:
    """A cost in symbols, for abilities of which phase keeps no text."""
    if not cost:
        return ""
    kind = cost.get("type")
    if kind == "Tap":
        return "{T}"
    if kind == "Untap":
        return "{Q}"
    if kind == "Mana":
        return cost_symbols(cost.get("cost")) or ""
    if kind == "Loyalty":
        return f"{int(cost['amount']):+d}" if cost.get("amount") else "0"
    if kind == "Composite":
        return ", ".join(text for part in cost.get("costs") or () if (text := cost_text(part)))
    return str(kind or "").lower()


def _plain(text: str) -> str:
    """In small letters, with phase's sign for what the ability is printed on."""
    plain = text.replace("−", "-").replace("[", "").replace("]", "").strip().lower()
    return _ITSELF.sub("~", plain)
