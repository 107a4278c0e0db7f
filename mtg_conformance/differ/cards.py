"""Which cards games are made of, and what must be known of them: asked of the engines, not of a list."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from mtg_conformance.differ.game import PLAYERS
from mtg_conformance.differ.naming import BASIC_LANDS
from mtg_conformance.driving.set_up import BASIC_LANDS as LAND_FOR
from mtg_conformance.driving.set_up import FILLER
from mtg_conformance.driving.world import Engine
from mtg_conformance.protocol.errors import EngineFault

_BATCH = 40
_LEFT_OUT = frozenset(("Aura", "Saga", "Class", "Case", "Room", "Vehicle", "Contraption", "Attraction"))


@dataclass(frozen=True)
class Card:
    """A card as the first engine shows it in a hand.

    `lasts`: it can simply be put onto the battlefield. `plain`: a creature and nothing more (rule 113.1).
    """

    name: str
    types: frozenset[str]
    lasts: bool
    colors: frozenset[str]
    plain: bool = False


def survey(first: Engine, second: Engine, names: Iterable[str]) -> list[Card]:
    """The cards that both engines support whole and that a simple game can use; sorted by name.

    Left out are cards with several faces, lands that aren't basic, what needs more than its presence to be put onto
    the battlefield, and permanents that make mana: which source pays is the engine's choice, and would differ.
    """
    wanted = sorted(set(names) - BASIC_LANDS)
    for engine in (first, second):
        support = engine.request("check_cards", {"cards": wanted})["cards"] if wanted else {}
        wanted = [name for name in wanted if support.get(name, {}).get("support") == "whole"]
    cards: list[Card] = []
    for start in range(0, len(wanted), _BATCH):
        batch = wanted[start : start + _BATCH]
        for found in _shown(first, batch):
            if (card := _card(found)) is not None:
                cards.append(card)
    helper = next((card.name for card in cards if card.plain), None)
    kept = [card for card in cards if not (card.lasts and _makes_mana(first, card.name, helper))]
    return sorted(kept, key=lambda card: card.name)


def _shown(engine: Engine, names: Sequence[str]) -> Iterator[dict[str, Any]]:
    _start(engine, {"hand": [{"card": name} for name in names]}, [])
    for found in engine.request("observe", {})["snapshot"]["objects"]:
        if found["zone"] == "hand":
            yield found


def _makes_mana(engine: Engine, name: str, helper: str | None) -> bool:
    """Whether it has a mana ability; the helper is a creature, which some costs want."""
    placed = [{"label": "it", "card": name, "controller": PLAYERS[0]}]
    if helper is not None:
        placed.append({"label": "helper", "card": helper, "controller": PLAYERS[0]})
    try:
        source = _start(engine, {}, placed)["labels"]["it"]
        act = {"player": PLAYERS[0], "action": {"do": "activate", "source": source, "mana": True}}
        engine.request("act", act)
    except EngineFault:
        return False
    return True


def _start(engine: Engine, player: dict[str, Any], battlefield: list[dict[str, Any]]) -> dict[str, Any]:
    message = {
        "format": "two-player",
        "players": [{"name": PLAYERS[0], **player}, {"name": PLAYERS[1]}],
        "battlefield": battlefield,
        "filler": FILLER,
        "active": PLAYERS[0],
        "step": "precombat main phase",
    }
    return engine.request("start", message)


def _card(found: dict[str, Any]) -> Card | None:
    types, subtypes = frozenset(found.get("types", ())), set(found.get("subtypes", ()))
    if types & {"Land", "Planeswalker", "Battle"} or len(found.get("faces", ())) > 1 or '"' in found["name"]:
        return None
    symbols = re.findall(r"\{([^{}]+)\}", found.get("mana_cost", ""))
    if not symbols or any(not re.fullmatch(r"\d+|[WUBRGX]", symbol) for symbol in symbols):
        return None
    permanent = not types & {"Instant", "Sorcery"}
    lasts = permanent and not subtypes & _LEFT_OUT and "X" not in symbols
    colors = frozenset(symbol for symbol in symbols if symbol in "WUBRG")
    plain = types == {"Creature"} and not found.get("abilities") and not found.get("keywords")
    return Card(found["name"], types, lasts, colors, plain)


def deal(cards: Sequence[Card], rng: random.Random) -> tuple[str, ...]:
    """Set-up sentences for a small game: lands of one kind, so that it doesn't matter which of them pay."""
    free = list(cards)
    rng.shuffle(free)
    givens = []
    for player in PLAYERS:
        color = rng.choice("WUBRG")
        givens.append(f"{player} has lands for {('{' + color + '}') * rng.randint(2, 6)}")
        placed = [card for card in free if card.lasts and _likely(card, rng)][: rng.randint(1, 4)]
        held = [card for card in free if card.colors <= {color} and card not in placed][: rng.randint(1, 3)]
        for card in (*placed, *held):
            free.remove(card)
        givens += [f'{player} controls "{card.name}"' for card in placed]
        givens += [f'{player} has "{card.name}" in hand' for card in held]
        if rng.random() < 0.3:
            givens.append(f'{player} has "{LAND_FOR[color]}" in hand')
    return tuple(givens)


def _likely(card: Card, rng: random.Random) -> bool:
    """Creatures more often than others: they can do things."""
    return "Creature" in card.types or rng.random() < 0.25
