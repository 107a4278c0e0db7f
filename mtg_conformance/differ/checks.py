"""What one engine shows, as checks that another can be asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from mtg_conformance.differ.game import Check
from mtg_conformance.differ.naming import BASIC_LANDS, permanents, refer, refer_on_stack
from mtg_conformance.driving.finding import Found, View

Position = Mapping[str, Any]
# Looked for in every creature, there or not.
_KEYWORDS = (
    "deathtouch",
    "defender",
    "double strike",
    "first strike",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "trample",
    "vigilance",
)
_MOST_SUBTYPES = 5  # a changeling would fill the page
_IS, _HAS = ("isn't", "is"), ("doesn't have", "has")


def checks_of(view: View, position: Position, shown: frozenset[str]) -> list[Check]:
    """Everything of the game that has a sentence, as far as the fields are in `shown`.

    Where the game is over, who has lost is all that can be told (rule 104).
    """
    if position.get("over") is not None:
        return [Check("outcome", name, f"{name} loses the game") for name in position.get("lost", ())]
    checks = [Check("step", "", f"it is {position['active']}'s {position['step']}")]
    checks += _stack(view)
    for name in view.snapshot.get("players", {}):
        checks += _player(view, name, shown)
    for found in permanents(view):
        if found.get("name") not in BASIC_LANDS:
            checks += _permanent(view, found, shown)
    return checks


def _stack(view: View) -> Iterator[Check]:
    told = [refer_on_stack(view, found) for found in view.stack()]
    if not told:
        yield Check("stack", "", "the stack is empty")
    elif None not in told:
        yield Check("stack", "", "the stack is " + _listed(text for text in told if text))


def _player(view: View, name: str, shown: frozenset[str]) -> Iterator[Check]:
    for field, text in (("life", "{} life"), ("hand", "{} cards in hand"), ("library", "{} cards in library")):
        if f"player.{field}" in shown:
            yield Check(field, name, f"{name} has {text.format(view.player(name, field))}")
    if "player.mana" in shown and (mana := view.player(name, "mana")):
        # Only where there is some: what is left of paying in a wasteful way is the payer's choice.
        yield Check("mana", name, f"{name} has {mana}")
    if "object.owner" not in shown:
        return
    for zone in ("graveyard", "exile"):
        there = Counter(str(o.get("card")) for o in view.objects if o["zone"] == zone and o.get("owner") == name)
        yield Check(zone, name, f"{name} has {sum(there.values())} cards in {zone}")
        for card, number in there.items():
            yield Check(zone, f"{name}, {card}", f'{name} has {number} "{card}" in {zone}')
    if "object.token" in shown:
        tokens = [o for o in permanents(view) if o.get("token") and view.who(o) == name]
        yield Check("tokens", name, f"{name} controls {len(tokens) or 'no'} tokens")
        for word, number in Counter(o["subtypes"][0] for o in tokens if o.get("subtypes")).items():
            yield Check("tokens", f"{name}, {word}", f"{name} controls {number} {word} tokens")


def _permanent(view: View, found: Found, shown: frozenset[str]) -> Iterator[Check]:
    thing = refer(view, found)
    if thing is None:
        return
    if not found.get("token"):
        who = view.who(found)
        bare = thing.removeprefix(f"{who}'s ")
        yield Check("controller", thing, f"{who} controls {bare}")
    creature = "Creature" in found.get("types", ())
    if "object.types" in shown:
        words = [*found.get("supertypes", ()), *found.get("types", ())]
        yield Check("types", thing, f"{thing} is a {' '.join(word.lower() for word in words)}")
    subtypes = found.get("subtypes", ())
    # One of two words (Time Lord) would be read as two.
    if "object.subtypes" in shown and 0 < len(subtypes) <= _MOST_SUBTYPES and not any(" " in word for word in subtypes):
        yield Check("subtypes", thing, f"{thing} is a {' '.join(subtypes)}")
    if "object.tapped" in shown:
        yield Check("tapped", thing, f"{thing} is {'tapped' if found.get('tapped') else 'untapped'}")
    if "object.counters" in shown:
        counters = {"+1/+1": 0} if creature else {}
        for kind, number in {**counters, **found.get("counters", {})}.items():
            plural = "" if number == 1 else "s"
            yield Check("counters", f"{thing}, {kind}", f"{thing} has {number or 'no'} {kind} counter{plural}")
    if "object.attached_to" in shown and found.get("attached_to"):
        host = view.object(found["attached_to"].get("object", ""))
        told = refer(view, host) if host is not None else None
        if told is not None:
            yield Check("attached", thing, f"{thing} is attached to {told}")
    if creature:
        yield from _creature(found, thing, shown)


def _creature(found: Found, thing: str, shown: frozenset[str]) -> Iterator[Check]:
    if {"object.power", "object.toughness"} <= shown:
        yield Check("size", thing, f"{thing} is a {found['power']}/{found['toughness']}")
    if "object.colors" in shown:
        yield Check("colors", thing, f"{thing} is a {' and '.join(found.get('colors', ())) or 'colorless'} creature")
    if "object.damage" in shown:
        yield Check("damage", thing, f"{thing} has {found.get('damage') or 'no'} damage")
    if "object.attacking" in shown:
        yield Check("attacking", thing, f"{thing} {_IS[bool(found.get('attacking'))]} attacking")
    if "object.blocking" in shown:
        yield Check("blocking", thing, f"{thing} {_IS[bool(found.get('blocking'))]} blocking")
    if "object.keywords" in shown:
        has = set(found.get("keywords", ()))
        for word in _KEYWORDS:
            if word != "hexproof" or not any(each.startswith("hexproof from") for each in has):
                yield Check("keywords", f"{thing}, {word}", f"{thing} {_HAS[word in has]} {word}")


def _listed(texts: Iterable[str]) -> str:
    *most, last = texts
    return f"{', '.join(most)} and {last}" if most else last
