"""Finding what a reference means in a snapshot of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from mtg_conformance.driving.faults import Broken, Wrong
from mtg_conformance.protocol.errors import Unsupported
from mtg_conformance.suite.things import Thing

__all__ = ["Broken", "Found", "Id", "View", "Wrong"]

Id = str | int
Found = Mapping[str, Any]

# Where verbs look for a card, in this order (design: "Naming things").
CASTABLE = ("hand", "graveyard", "exile", "library", "command")
PLAYABLE = ("hand", "graveyard", "exile", "library")
ACTIVATABLE = ("battlefield", "hand", "graveyard", "exile", "command")
TARGETABLE = ("battlefield", "graveyard", "exile", "stack", "hand", "library", "command")
BATTLEFIELD = ("battlefield",)

_ON_STACK = ("spell", "trigger", "ability", "copy")
_CONTROLLED = ("battlefield", "stack")
_DEFAULTS: Mapping[str, Any] = {
    "abilities": (),
    "attached_to": None,
    "attacking": None,
    "blocking": (),
    "colors": (),
    "copy": False,
    "counters": {},
    "damage": 0,
    "face_down": False,
    "keywords": (),
    "phased_out": False,
    "power": None,
    "subtypes": (),
    "summoning_sick": False,
    "supertypes": (),
    "tapped": False,
    "token": False,
    "toughness": None,
    "types": (),
}
# Fields in which two objects of one kind always differ.
_OWN = frozenset(("id", "index", "timestamp"))


class View:
    """A snapshot to look things up in.

    `observes` are the fields that the engine says it fills: one of those may be left out where it has its default.
    `labels` are the names given at set-up with "called", and the ids that the engine gave them.
    """

    def __init__(self, snapshot: Mapping[str, Any], observes: frozenset[str], labels: Mapping[str, Id]) -> None:
        self.snapshot = snapshot
        self.observes = observes
        self.labels = labels
        self.objects: Sequence[Found] = snapshot.get("objects", ())
        self._by_id: dict[Id, Found] | None = None

    # --- reading ---

    def object(self, wanted: Id) -> Found | None:
        """The object with this id, if the snapshot has it."""
        if self._by_id is None:
            self._by_id = {found["id"]: found for found in self.objects}
        return self._by_id.get(wanted)

    def value(self, found: Found, field: str) -> Any:
        """A field of an object. Raises `Unsupported` where the engine doesn't observe it."""
        if field in found:
            return found[field]
        if field in _DEFAULTS and not self.observes.isdisjoint((f"object.{field}", f"stack.{field}")):
            return _DEFAULTS[field]
        raise Unsupported("field", "the engine doesn't show it", [f"object.{field}"])

    def player(self, name: str, field: str) -> Any:
        """A field of a player. Raises `Unsupported` where the engine doesn't observe it."""
        seen = self.snapshot.get("players", {}).get(name, {})
        if field in seen:
            return seen[field]
        if f"player.{field}" in self.observes and field in ("counters", "mana"):
            return {} if field == "counters" else ""
        raise Unsupported("field", "the engine doesn't show it", [f"player.{field}"])

    def name(self, found: Found) -> str:
        """What an object is called now, as far as the engine tells."""
        if found.get("name"):
            return str(found["name"])
        source = self.object(found["source"]) if "source" in found else None
        return str(found.get("card") or (source and source.get("name")) or "an object without a name")

    def tell(self, found: Found) -> str:
        """An object in words, for messages."""
        words = [self.name(found)]
        if found.get("kind") in ("trigger", "ability"):
            words.insert(0, f"the {found['kind']} of")
        who = found.get("controller" if found["zone"] in _CONTROLLED else "owner")
        return f"{' '.join(words)} ({f'{who}, ' if who else ''}{found['zone']})"

    def stack(self) -> list[Found]:
        """What is on the stack, top first."""
        order = self.snapshot.get("stack")
        if order is not None:
            return [found for wanted in order if (found := self.object(wanted)) is not None]
        return sorted((o for o in self.objects if o["zone"] == "stack"), key=lambda found: found.get("index", 0))

    def who(self, found: Found) -> str | None:
        """Its controller on the battlefield and the stack, its owner elsewhere (rule 108.4)."""
        if found["zone"] in _CONTROLLED:
            return found.get("controller") or found.get("owner")
        return found.get("owner") or found.get("controller")

    # --- matching ---

    def matches(self, thing: Thing, found: Found, zones: Collection[str] | None = None) -> bool:
        """Whether an object is what the reference describes, its number and ordinal aside."""
        zone = found["zone"]
        if thing.kind in _ON_STACK:
            if zone != "stack" or not self._of_kind(thing, found):
                return False
        elif thing.zone is not None:
            if zone != thing.zone or (thing.zone_owner is not None and found.get("owner") != thing.zone_owner):
                return False
        elif zones is not None and zone not in zones:
            return False
        if thing.name is not None and not self.called(thing.name, found):
            return False
        if thing.owner is not None and self.who(found) != thing.owner:
            return False
        if thing.kind == "token" and (zone != "battlefield" or not self.value(found, "token")):
            return False
        return not thing.types or self._has_types(thing.types, found)

    def called(self, name: str, found: Found) -> bool:
        """Whether an object goes by this name: a label, its current name, or where that is hidden its card's.

        A token is found with and without the word Token (rule 111.4): which of them is its name, is for a check to say.
        """
        if name in self.labels:
            return bool(found["id"] == self.labels[name])
        now, card = found.get("name"), found.get("card")
        if now == name or (found.get("token") and name == f"{now} Token"):
            return True
        if found["zone"] in _CONTROLLED:
            return card == name and (now is None or bool(found.get("face_down")) or " // " in name)
        if card == name or name in found.get("faces", ()):
            return True
        return card is not None and name in card and name in card.split(" // ")

    def matches_source(self, thing: Thing, found: Found) -> bool:
        """Whether an object is an ability of what the reference names, or it in another zone."""
        return (thing.owner is None or self.who(found) == thing.owner) and self._source_is(thing, found)

    def find(
        self, thing: Thing, zones: Collection[str] | None = BATTLEFIELD, among: Collection[Id] | None = None
    ) -> list[Found]:
        """Every object that fits, oldest first; with `among` only those, in whatever zone they are."""
        wanted_zones = None if among is not None else zones
        looked_at = self.objects
        if among is not None:
            looked_at = [found for found in looked_at if found["id"] in among]
        elif zones is not None and thing.zone is None and thing.kind not in _ON_STACK:
            looked_at = [found for found in looked_at if found["zone"] in zones]
        hits = [found for found in looked_at if self.matches(thing, found, wanted_zones)]
        if len(hits) > 1:
            present = [found for found in hits if not found.get("phased_out")]
            hits = self.in_order(present or hits)
        if thing.kind == "spell" and len(hits) > 1:
            hits = [found for found in hits if not found.get("copy")] or hits
        return hits

    def in_order(self, hits: list[Found]) -> list[Found]:
        """Oldest first, by timestamp (rule 613.7), else by place in the zone, else as listed."""
        for field in ("timestamp", "index"):
            if all(field in found for found in hits):
                return sorted(hits, key=lambda found: int(found[field]))
        return hits

    def narrowed(self, thing: Thing, hits: list[Found], actor: str | None, zones: Sequence[str]) -> list[Found]:
        """The actor's own before others', the first zone of the verb before the next.

        Where the verb looks at the battlefield first (targets), the zone goes before the owner: another's permanent is
        meant rather than one's own card in a library.
        """
        if zones and zones[0] == "battlefield":
            return self._own(thing, _first_zone(hits, zones), actor)
        return _first_zone(self._own(thing, hits, actor), zones)

    def _own(self, thing: Thing, hits: list[Found], actor: str | None) -> list[Found]:
        if actor is None or thing.owner is not None or thing.zone_owner is not None:
            return hits
        return [found for found in hits if self.who(found) == actor] or hits

    def one(
        self,
        thing: Thing,
        actor: str | None = None,
        zones: Sequence[str] = BATTLEFIELD,
        among: Collection[Id] | None = None,
    ) -> Found:
        """The object meant. Raises `Wrong` where there is none, `Broken` where several unlike ones fit."""
        return self.several(thing, 1, actor, zones, among)[0]

    def several(
        self,
        thing: Thing,
        count: int,
        actor: str | None = None,
        zones: Sequence[str] = BATTLEFIELD,
        among: Collection[Id] | None = None,
    ) -> list[Found]:
        """`count` objects that fit. Raises `Wrong` where there are fewer, `Broken` where unlike ones are left over."""
        hits = self.narrowed(thing, self.find(thing, zones, among), actor, () if among is not None else zones)
        if thing.ordinal is not None:
            if len(hits) > 1 and not any(all(field in o for o in hits) for field in ("timestamp", "index")):
                raise Unsupported("field", "the order of like objects isn't shown", ["object.timestamp"])
            if len(hits) < thing.ordinal:
                raise Wrong(f"{thing} to be there", f"{len(hits)} of that name")
            return [hits[thing.ordinal - 1]]
        if len(hits) < count:
            where = "" if thing.zone or among is not None else f" in {' or '.join(zones)}"
            raise Wrong(f"{thing} to be there", f"{len(hits) or 'nothing'} of that name{where}")
        if len(hits) > count and not self.alike(hits):
            raise Broken(f"{thing} could be any of: {'; '.join(self.tell(found) for found in hits)}")
        return hits[:count]

    def alike(self, hits: Iterable[Found]) -> bool:
        """Whether it makes no difference which of these is meant."""
        hits = list(hits)
        first, *others = [{key: value for key, value in found.items() if key not in _OWN} for found in hits]
        if any(other != first for other in others):
            return False
        referred = self._referred()
        return len({found["id"] in referred for found in hits}) == 1

    def _referred(self) -> set[Id]:
        """Ids that other objects point to."""
        ids: set[Id] = set()
        for found in self.objects:
            ids.update(found.get("blocking", ()))
            for ref in (found.get("attached_to"), found.get("attacking"), *found.get("targets", ())):
                if ref and "object" in ref:
                    ids.add(ref["object"])
        return ids

    def _of_kind(self, thing: Thing, found: Found) -> bool:
        if thing.kind == "copy":
            return bool(self.value(found, "copy")) and thing.of is not None and self._names(thing.of, found)
        if self.value(found, "kind") != thing.kind:
            return False
        return thing.of is None or self._source_is(thing.of, found)

    def _source_is(self, of: Thing, found: Found) -> bool:
        source = self.object(found["source"]) if "source" in found else None
        return (source is not None and self._names(of, source)) or self._names(of, found)

    def _names(self, of: Thing, found: Found) -> bool:
        if of.name is not None:
            return self.called(of.name, found) or found.get("card") == of.name
        return of.kind == "token" and self._has_types(of.types, found)

    def _has_types(self, types: Iterable[str], found: Found) -> bool:
        have = {word.lower() for word in (*self.value(found, "types"), *self.value(found, "subtypes"))}
        have |= {word.lower() for word in (*found.get("supertypes", ()), *found.get("colors", ()))}
        return all(word.lower() in have for word in types)


def _first_zone(hits: list[Found], zones: Sequence[str]) -> list[Found]:
    inside = ([found for found in hits if found["zone"] == zone] for zone in zones)
    return next((found for found in inside if found), hits)
