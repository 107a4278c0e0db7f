"""613 Interaction of continuous effects: the characteristics of every object, as a pure function of the state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import OWNED_ZONES, Counter, ObjId, State
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import dependency_613_8, timestamps_613_7
from reference_engine.rules_6_spells.modifications_613 import (
    LAYERS,
    Plan,
    counter_plan,
    is_characteristic_defining,
    plans,
)
from reference_engine.rules_6_spells.parts_613 import Part, apply
from reference_engine.rules_7_more import bestow_702_103, copying_707, overload_702_96
from reference_engine.vocabulary.abilities import Static
from reference_engine.vocabulary.amounts import CantHave
from reference_engine.vocabulary.selectors import Which


class View:
    """All characteristics at one moment, valid as long as the tables of the state that it read are the same ones."""

    __slots__ = ("_alone", "_battlefield", "_elsewhere", "_read", "_stack", "last", "memo", "rows", "state")

    def __init__(self, state: State, rows: dict[ObjId, Row], elsewhere: tuple[ObjId, ...], tables: frozenset[str]):
        self.rows = rows
        """The battlefield in timestamp order, then the stack from the bottom, then what works in other zones."""
        self.state = state
        self._read = tuple((table, getattr(state, table)) for table in sorted(tables | _ALWAYS))
        self.last = state
        """The state last found to be one of its own."""
        self._alone: dict[ObjId, Row] = {}
        self._battlefield = [rows[i] for i in state.zone("battlefield")]
        self._stack = [rows[i] for i in state.zone("stack")]
        self._elsewhere = [rows[i] for i in elsewhere]
        self.memo: dict[Any, Any] = {}
        """What other rules work out from this view alone, each under a key of its own."""

    def of(self, state: State) -> bool:
        """Is this the view of that state too?"""
        if state is self.last:
            return True
        for name, table in self._read:
            if getattr(state, name) is not table:
                return False
        self.last = state
        return True

    def row(self, id: ObjId) -> Row:
        """An object in any zone; KeyError if there is none with this id."""
        row = self.rows.get(id) or self._alone.get(id)
        if row is None:
            row = self._alone[id] = _alone(self, id)
        return row

    def battlefield(self) -> list[Row]:
        """In timestamp order. The list is the view's own, as the other two are: don't change it."""
        return self._battlefield

    def elsewhere(self) -> list[Row]:
        """Emblems, and cards in graveyards with abilities that work there."""
        return self._elsewhere

    def stack(self) -> list[Row]:
        """From the bottom."""
        return self._stack


_ALWAYS = frozenset(("objects", "zones", "effects"))


def view(state: State) -> View:
    """The view of a state: the one computed last, if it still holds."""
    known: View | None = state.view_
    if known is None or not known.of(state):
        known = state.view_ = characteristics(state)
    return known


def characteristics(state: State) -> View:
    """613.1: each object's copiable values, and then all continuous effects, layer by layer."""
    elsewhere = working_elsewhere(state)
    ids = (*state.zone("battlefield"), *state.zone("stack"), *elsewhere)
    rows = {i: copying_707.printed(state.objects[i]) for i in ids}
    statics = [held.ability for row in rows.values() for held in row.abilities if type(held.ability) is Static]
    for zone in dict.fromkeys(zone for ability in statics for zone in _reaches(ability)):
        owners: tuple[Any, ...] = tuple(state.players) if zone in OWNED_ZONES else (None,)
        cards = [i for owner in owners for i in state.zone(zone, owner) if i not in rows]
        rows |= {i: copying_707.printed(state.objects[i]) for i in cards}
    for id in state.zone("stack"):
        overload_702_96.change_text(rows[id])  # layer 3 (613.1c)
    for row in rows.values():
        if row.obj.cast.method == bestow_702_103.METHOD:
            bestow_702_103.become_aura(row)
    tables = _apply_layers(state, rows)
    _without_size(rows)
    return View(state, rows, elsewhere, tables)


def _reaches(ability: Static) -> tuple[str, ...]:
    """The zones besides the battlefield and the stack whose cards a static ability changes (109.2a)."""
    if not isinstance(ability.to, Which):
        return ()
    return tuple(zone for zone in selecting.zones_of(ability.to, "battlefield") if zone not in ("battlefield", "stack"))


def working_elsewhere(state: State) -> tuple[ObjId, ...]:
    """Objects with abilities that work outside the battlefield: emblems (113.6p), cards in graveyards (113.6b).

    And cards in graveyards that an effect of a resolution is about.
    """
    affected = frozenset(id for effect in state.effects if effect.modify for id in effect.objects)
    return (
        *(i for i in state.zone("command") if state.objects[i].kind == "emblem"),
        *(
            i
            for player in state.players
            for i in state.zone("graveyard", player)
            if i in affected or any(getattr(a, "zone", None) == "graveyard" for a in state.objects[i].card.abilities)
        ),
    )


def works_here(ability: Any, row: Row) -> bool:
    """113.6, 113.6b, 113.6p: does a static or triggered ability function in the zone where its object is?"""
    return bool(ability.zone == row.obj.zone or (row.obj.kind == "emblem" and ability.zone == "battlefield"))


def _alone(known: View, id: ObjId) -> Row:
    """An object that only its own characteristic-defining abilities reach: they work in every zone (604.3)."""
    state = known.state
    row = copying_707.printed(state.objects[id])
    defining = [h for h in row.abilities if is_characteristic_defining(h)]
    if defining:
        rows = {**known.rows, id: row}
        for layer in LAYERS:
            for part in _static_parts(state, layer, [(row, held) for held in defining], {}):
                part.ids = (id,)
                apply(part, rows)
    return row


def _apply_layers(state: State, rows: dict[ObjId, Row]) -> frozenset[str]:
    """All effects in all layers; gives the names of the tables that some effect looked at."""
    began: dict[Any, tuple[Row, Held, tuple[ObjId, ...]]] = {}
    tables: set[str] = set()
    statics: list[tuple[Row, Held]] | None = None
    reached: set[str] = set()
    for layer in LAYERS:
        if layer == "7c":
            _note_base_size(rows)
        if statics is None:
            statics = _static_abilities(rows)
            reached = _layers_reached(state, rows, statics)
        if layer not in reached and not began:
            continue
        waiting = _gather(state, rows, layer, statics, began)
        if not waiting:
            continue
        defining = [part for part in waiting if part.held is not None and is_characteristic_defining(part.held)]
        others = [part for part in waiting if part not in defining] if defining else waiting
        for group in (defining, others):  # 613.3, 613.4a; no effect depends on one of the other group (613.8a)
            granted = partial(_granted, state, rows, layer, began)
            for part in dependency_613_8.in_order(rows, group, granted):
                apply(part, rows)
                _begin(part, rows, began)
                tables |= part.plan.tables
        if layer == "6":
            _without_what_they_cant_have(state, rows)
        for part in waiting:
            tables |= part.plan.tables
        if any("abilities" in part.writes for part in waiting):
            statics = None
    return frozenset(tables)


def _static_abilities(rows: dict[ObjId, Row]) -> list[tuple[Row, Held]]:
    """Those that work where their object is: on the battlefield; anywhere if they define characteristics (113.6a)."""
    return [
        (row, held)
        for row in rows.values()
        for held in row.abilities
        if type(held.ability) is Static
        and (works_here(held.ability, row) or is_characteristic_defining(held))
    ]


def _layers_reached(state: State, rows: dict[ObjId, Row], statics: list[tuple[Row, Held]]) -> set[str]:
    """The layers in which any of these abilities, an effect of a resolution or a counter can have a part."""
    found = {layer for _, held in statics for layer in plans(held.ability, held.ability.to, held.ability.if_)}
    found |= {layer for effect in state.effects for layer in plans(effect)}
    return found | {"6", "7c"} if any(row.obj.counters for row in rows.values()) else found


def _gather(
    state: State, rows: dict[ObjId, Row], layer: str, statics: list[tuple[Row, Held]],
    began: dict[Any, tuple[Row, Held, tuple[ObjId, ...]]],
) -> list[Part]:  # fmt: skip
    """The parts that apply in this layer, from the abilities that objects have at this point."""
    found = _static_parts(state, layer, statics, began)
    if began:  # 613.6: it goes on with its set, even if its ability has been lost since it began
        here = {part.key for part in found}
        lost = [(row, held) for key, (row, held, _) in began.items() if key not in here]
        found += _static_parts(state, layer, lost, began)
    for effect in state.effects:
        plan = plans(effect).get(layer)
        if plan is not None:
            key, stamp, why = ("effect", effect.id), (effect.stamp, effect.id), effect.source_name
            found.append(Part(state, key, stamp, plan, why, effect.controller, effect.source, None, effect.objects))
    if layer in ("6", "7c"):
        for row in rows.values():
            for counter in row.obj.counters:
                made = counter_plan(counter.kind, counter.count)
                if counter.kind == "hone":  # 122.1j
                    found += _honed(state, row, counter, layer)
                if made is not None and made[0] == layer:
                    why = f"{counter.kind} counter"
                    found.append(
                        Part(
                            state, ("counter", row.id, counter.kind), (counter.stamp, 0), made[1], why,
                            row.controller, fixed=(row.id,),
                        )
                    )  # fmt: skip
    return found


def _honed(state: State, row: Row, counter: Counter, layer: str) -> Iterator[Part]:
    """122.1j: for each hone counter on an Equipment +1/+0 for the creature that it is attached to."""
    host = row.obj.attached_to
    if layer == "7c" and isinstance(host, int) and "Equipment" in row.subtypes:
        made = counter_plan("+1/+0", counter.count)
        assert made is not None, "a size counter"
        key, why = ("counter", row.id, counter.kind), f"{counter.kind} counter"
        yield Part(state, key, (counter.stamp, 0), made[1], why, row.controller, fixed=(ObjId(host),))


def _static_parts(
    state: State, layer: str, statics: list[tuple[Row, Held]],
    began: dict[Any, tuple[Row, Held, tuple[ObjId, ...]]],
) -> list[Part]:  # fmt: skip
    found = []
    for row, held in statics:
        plan: Plan | None = plans(held.ability, held.ability.to, held.ability.if_).get(layer)
        if plan is not None:
            key = (row.id, held.key)
            fixed = began[key][2] if key in began else None
            stamp = timestamps_613_7.of_static_ability(row, held)
            found.append(Part(state, key, stamp, plan, row.name, row.controller, row.id, held, fixed))
    return found


def _granted(
    state: State, rows: dict[ObjId, Row], layer: str, began: dict[Any, tuple[Row, Held, tuple[ObjId, ...]]]
) -> list[Part]:
    """613.8a: the effects in this layer of all abilities that objects have by now."""
    return _static_parts(state, layer, _static_abilities(rows), began)


def _without_what_they_cant_have(state: State, rows: dict[ObjId, Row]) -> None:
    """113.11: a keyword that an object can't have is lost, whatever gave it and whenever."""
    found = [(row, record) for row in rows.values() if row.obj.zone == "battlefield" for _, record in row.all(CantHave)]
    for source, record in found:
        for row in rows.values():
            if row.has(record.keyword_name) and selecting.fits(
                state, record.to, row, source, source.controller, zone="battlefield"
            ):
                row.abilities = tuple(h for h in row.abilities if h.ability != record.keyword_name)


def _begin(part: Part, rows: dict[ObjId, Row], began: dict[Any, tuple[Row, Held, tuple[ObjId, ...]]]) -> None:
    """613.6: from its first layer on, an effect keeps its set of objects."""
    if part.held is not None and part.source is not None and part.key not in began:
        began[part.key] = (rows[part.source], part.held, part.ids or ())


def _note_base_size(rows: dict[ObjId, Row]) -> None:
    """208.4b: what layers 7a and 7b made of power and toughness; 208.5."""
    for row in rows.values():
        row.base = (row.power or 0, row.toughness or 0) if "Creature" in row.types else (row.power, row.toughness)


def _without_size(rows: dict[ObjId, Row]) -> None:
    """208.3: a noncreature permanent has no power or toughness; 208.5: a creature without a value has 0."""
    for row in rows.values():
        if "Creature" in row.types:
            row.power, row.toughness = row.power or 0, row.toughness or 0
        elif row.obj.zone == "battlefield":
            row.power = row.toughness = None
