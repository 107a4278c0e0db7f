"""Cards as phase wants them: faces parsed from rules text, and what its parser left out of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from phase import build_oracle_face, build_oracle_face_multi

from mtg_conformance.adapters.base import Unsupported
from mtg_conformance.adapters.card_texts import Card, CardTexts, Face

# Layouts whose two faces share a card in phase's data; in the others each name stands alone.
_TWO_FACED = {"transform", "modal_dfc", "split", "adventure", "flip", "aftermath", "prepare"}


class FaceBook:
    """Parsed faces by card, each card parsed once a process (about 4 ms)."""

    def __init__(self, texts: CardTexts) -> None:
        self.texts = texts
        self._faces: dict[str, dict[str, dict[str, Any]]] = {}

    def card(self, name: str) -> Card:
        """The card of this name (whole, or of a face); Unsupported where the card texts lack it."""
        card = self.texts.find(name)
        if card is None:
            raise Unsupported("card", f"{name} is not in the card texts ({self.texts.source})", [name])
        return card

    def faces(self, card: Card) -> dict[str, dict[str, Any]]:
        """Faces of a card as phase's card data, by lower-case name."""
        if card.name not in self._faces:
            self._faces[card.name] = _parse(card)
        return self._faces[card.name]

    def database(self, cards: Iterable[Card]) -> dict[str, dict[str, Any]]:
        """Card data for just these cards."""
        data: dict[str, dict[str, Any]] = {}
        for card in cards:
            data.update(self.faces(card))
        return data

    def support(self, name: str) -> dict[str, Any]:
        """One entry of ``check_cards``: phase's own mark on each clause it couldn't parse is what is missing."""
        card = self.texts.find(name)
        if card is None:
            return {"support": "none", "reason": f"not in the card texts ({self.texts.source})"}
        missing = [clause for face in self.faces(card).values() for clause in _unimplemented(face)]
        missing += [f"{face}: the card texts don't describe this face" for face in card.absent]
        unknown = [face.name for face in card.faces if "Battle" in face.types and face.defense is None]
        missing += [f"{face}: the card texts don't tell its defense" for face in unknown]
        return {"support": "part", "missing": missing} if missing else {"support": "whole"}


def _parse(card: Card) -> dict[str, dict[str, Any]]:
    if len(card.faces) == 1 or card.layout not in _TWO_FACED:
        return {face.name.lower(): build_oracle_face(_atomic(card, face), None) for face in card.faces}
    oracle_id = "card-" + re.sub(r"\W+", "-", card.name.lower())
    faces: dict[str, dict[str, Any]] = {}
    for index, face in enumerate(card.faces):
        parsed = build_oracle_face_multi(_atomic(card, face), oracle_id)
        parsed["layout"] = card.layout
        parsed["face_index"] = index
        faces[face.name.lower()] = parsed
    return faces


def _atomic(card: Card, face: Face) -> dict[str, Any]:
    """MTGJSON's shape, which is what the parser takes. It believes ``colors`` as given."""
    row: dict[str, Any] = {
        "name": face.name,
        "faceName": face.name,
        "colors": list(face.colors),
        "colorIdentity": list(card.color_identity),
        "types": list(face.types),
        "subtypes": list(face.subtypes),
        "supertypes": list(face.supertypes),
        "type": face.type_line,
        "text": face.text,
        "layout": card.layout,
        "manaValue": 0.0,
        "convertedManaCost": 0.0,
        "legalities": {},
        "identifiers": {},
        "keywords": list(face.keywords),
    }
    if face.mana_cost:
        row["manaCost"] = face.mana_cost
    for key in ("power", "toughness", "loyalty", "defense"):
        if (value := getattr(face, key)) is not None:
            row[key] = value
    return row


def _unimplemented(node: Any) -> list[str]:
    """Texts of the clauses that the parser marked as not understood, anywhere in a face."""
    found: list[str] = []
    if isinstance(node, dict):
        if node.get("type") == "Unimplemented":
            found.append(str(node.get("description") or node.get("name") or "a clause"))
        for value in node.values():
            found += _unimplemented(value)
    elif isinstance(node, list):
        for value in node:
            found += _unimplemented(value)
    return found
