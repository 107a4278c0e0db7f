"""Casting while something resolves (rule 608.2g): cascade, suspend, madness, "you may cast a spell from your hand"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mtg_conformance.adapters.base import Illegal, Unsupported

from .asking import Answer, Asked, flag, numbered, select_cards
from .offered import is_adventure
from .table import Table

_OFFERS = ("CastOffer", "MiracleReveal")
# Asked at the beginning of a cast: how.
_WAYS = ("AlternativeCastChoice", "CastingVariantChoice", "ModalFaceChoice")
_CAST_KEYS = ("object_id", "object", "card", "source", "selection")


def ask(kind: str, data: Mapping[str, Any], table: Table) -> Asked | None:
    """The question what to cast, where the prompt is one: the answer is a cast action, or no."""
    if kind == "EffectZoneChoice":
        return _of_several(data, []) if data.get("effect_kind") == "CastFromZone" else None
    if kind == "OptionalEffectChoice":
        text = data.get("description")
        return _after_yes(data, table) if text is None or _offers_a_cast(text) else None
    if kind in _OFFERS and not is_adventure(data):
        about = data.get("kind")
        return _of_offers(about.get("hit_card") if isinstance(about, Mapping) else None, data, table)
    return None


def _offers_a_cast(text: str) -> bool:
    return re.search(r"\bmay (cast|play)\b|^cast ", text.lower()) is not None


def _after_yes(data: Mapping[str, Any], table: Table) -> Asked | None:
    """phase asks whether, then what: one decision of the rules. What a yes leads to is found by trying it."""
    yes, no = ({"type": "DecideOptionalEffect", "data": {"accept": accept}} for accept in (True, False))
    before = {entry["id"] for entry in table.game.stack()}
    mark = table.mark()
    try:
        table.apply(table.seat_asked(data), yes)
        kind, then = table.waiting()
        spells = [entry["id"] for entry in table.game.stack() if entry["kind"]["type"] == "Spell"]
    finally:
        table.rewind(mark)
    if kind == "EffectZoneChoice" and then.get("effect_kind") == "CastFromZone":
        return _of_several(then, [yes], no)
    pending = then.get("pending_cast") or (then if kind in _WAYS else {})
    begun = [pending["object_id"]] if "object_id" in pending else [item for item in spells if item not in before]
    return _question({begun[-1]: yes}, no) if begun else None


def _of_several(data: Mapping[str, Any], first: list[Any], decline: Any = None) -> Asked:
    """One of some cards; ``first`` are the answers that go before the choice."""
    if int(data["count"]) != 1:
        raise Unsupported("question", "phase takes several spells to cast at once", ["cast-now"])
    if decline is None and data.get("up_to"):
        decline = select_cards([])
    return _question({object_id: [*first, select_cards([object_id])] for object_id in data["cards"]}, decline)


def _of_offers(subject: Any, data: Mapping[str, Any], table: Table) -> Asked:
    """What phase offers in answer, each of it for one card or for the subject of the question."""
    cards: dict[int, Any] = {}
    decline = None
    for action in table.game.actions():
        offer = action.data or {}
        own = next((offer[key] for key in _CAST_KEYS if isinstance(offer.get(key), int)), None)
        yes = flag(offer)
        if yes is False or (yes is None and own is None):
            decline = action
        else:
            named = subject if isinstance(subject, int) else data.get("object_id")
            cards[own if own is not None else int(named or 0)] = action
    return _question(cards, decline)


def _question(cards: Mapping[int, Any], decline: Any) -> Asked:
    def reply(answer: Answer) -> Any:
        action = answer.get("action")
        if not isinstance(action, Mapping) or action.get("do") != "cast":
            raise Illegal("only a cast answers this question")
        if action.get("object") not in cards:
            raise Illegal(f"{action.get('object')} is not what may be cast")
        return cards[action["object"]]

    return Asked("cast-now", "act", reply, numbered([{"object": object_id} for object_id in cards]), decline)
