"""Before the first turn (rule 103): a game dealt in the order asked for, and phase's mulligan prompt as questions.

phase takes the declarations of all players at once, in any order; here they are asked for in turn order, round by
round. What phase then does, and when, is its own: it mulligans a hand without waiting for the other declarations.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mtg_conformance.adapters.base import Illegal

from .asking import Asked, arrange, confirm, select_cards

Pending = Mapping[str, Any]
Refused = set[tuple[int, int]]
"""(player, card): what a player whose turn to declare it is has refused to use."""


def deal(state: dict[str, Any], libraries: list[list[str]], filler: str) -> dict[int, str]:
    """Put the cards of a game just dealt into the order asked for, as many into each hand as phase dealt.

    `libraries` holds the front faces by seat, top first; fillers are below them. The result is each card's name by id.
    """
    objects = state["objects"]
    by_owner: dict[tuple[int, str], list[int]] = {}
    for key in sorted(objects, key=int):
        by_owner.setdefault((objects[key]["owner"], objects[key]["name"]), []).append(int(key))
    for seat, named in enumerate(libraries):
        row = state["players"][seat]
        line = [by_owner[seat, name].pop(0) for name in named] + by_owner.get((seat, filler), [])
        dealt = len(row["hand"])
        row["hand"], row["library"] = line[:dealt], line[dealt:]
        for place, object_id in enumerate(line):
            objects[str(object_id)]["zone"] = "Hand" if place < dealt else "Library"
    return {int(key): item["name"] for key, item in objects.items()}


def ask(data: Mapping[str, Any], offers: list[Any], hands: list[list[int]], refused: Refused) -> tuple[int, Asked]:
    """Whom to ask next, and what: the cards to put on the bottom, else the declaration of who has taken the fewest."""
    pending: list[Pending] = data["pending"]
    bottom = next((entry for entry in pending if entry["phase"]["type"] == "BottomCards"), None)
    if bottom is not None:
        return bottom["player"], _bottom(hands[bottom["player"]], int(bottom["phase"]["count"]))
    entry = min(pending, key=lambda entry: entry["mulligan_count"])
    seat = int(entry["player"])
    for offer in offers:
        choice = (offer.data or {}).get("choice") or {}
        if choice.get("type") == "UseSerumPowder":
            card = int(choice["data"]["object_id"])
            if card in hands[seat] and (seat, card) not in refused:
                return seat, _use(seat, card, refused)
    return seat, confirm("mulligan", _choice("Mulligan"), _choice("Keep"))


def _choice(kind: str, **data: Any) -> dict[str, Any]:
    choice = {"type": kind, "data": data} if data else {"type": kind}
    return {"type": "MulliganDecision", "data": {"choice": choice}}


def _use(seat: int, card: int, refused: Refused) -> Asked:
    """phase offers it beside keeping and mulliganing; a refusal only goes on to those."""
    asked = confirm("may", _choice("UseSerumPowder", object_id=card), [], source=card)
    reply = asked.reply

    def remembered(answer: Mapping[str, Any]) -> Any:
        chosen = reply(answer)
        if not chosen:
            refused.add((seat, card))
        return chosen

    asked.reply, asked.decline = remembered, None
    return asked


def _bottom(hand: list[int], count: int) -> Asked:
    def build(put: Mapping[str, list[int]]) -> Any:
        if len(put["bottom"]) != count:
            raise Illegal(f"{count} cards go on the bottom", "103.5")
        return select_cards(put["bottom"])

    return arrange("mulligan", hand, ("bottom", "hand"), build)
