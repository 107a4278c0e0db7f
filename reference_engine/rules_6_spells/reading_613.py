"""What continuous effects read while characteristics are worked out (613): numbers and conditions, without choices.

Numbers for instructions are `effects_609.number`; these look at rows that are still being worked out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import OWNED_ZONES, ObjId, Player, State, zone_key
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_2_parts.mana_cost_202 import devotion, mana_value_of
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.selectors import Which
from reference_engine.vocabulary.values import (
    CardsIn,
    CardTypesAmong,
    CastFor,
    ClassLevelOf,
    Compare,
    Condition,
    Count,
    CountersOn,
    Devotion,
    DifferentNames,
    GreatestPower,
    Half,
    HostIs,
    LifeOf,
    ManaValueOf,
    Minus,
    PowerOf,
    SpellsCastThisTurn,
    Sum,
    Total,
    ToughnessOf,
    Value,
    WordChosen,
)


class Looking(NamedTuple):
    """From where a number is read: the effect's source and controller, and the object it is applied to («it»)."""

    state: State
    rows: Mapping[ObjId, Row]
    source: Row | None
    controller: Player
    it: Row | None = None
    chosen: Any = None


DIED = "own_creatures_died_this_turn"
_CONTROLLERS_OWN = ("your_turn", "not_your_turn", DIED)


def number(value: Value, at: Looking) -> int:
    """A number of a continuous effect; one that can't be determined is 0 (208.2a).

    X of a permanent is 0 (107.3i); an effect from a resolution has its X worked out when it begins.
    """
    if isinstance(value, int):
        return value
    if value == DIED:
        return at.state.players[at.controller].creatures_died
    if value == "times_kicked":
        return len(at.source.obj.cast.kicked) if at.source is not None else 0
    if isinstance(value, Sum):
        return sum(number(term, at) for term in value.terms)
    if isinstance(value, Count):
        return sum(1 for row in _rows(value.of, at) if _fits(value.of, row, at))
    if isinstance(value, CardTypesAmong):
        return len({t for row in _rows(value.of, at) if _fits(value.of, row, at) for t in row.types})
    if isinstance(value, DifferentNames):
        return len({row.name for row in _rows(value.of, at) if row.name and _fits(value.of, row, at)})
    if isinstance(value, CountersOn):
        row = referred(value.what, at)
        return row.obj.count(value.kind) if row is not None else 0
    if isinstance(value, ClassLevelOf):
        row = referred(value.what, at)
        return row.obj.level if row is not None else 0
    if isinstance(value, ToughnessOf):
        row = referred(value.what, at)
        return (row.toughness or 0) if row is not None else 0
    if isinstance(value, PowerOf):
        row = referred(value.what, at)
        return (row.power or 0) if row is not None else 0
    if isinstance(value, ManaValueOf):
        row = referred(value.what, at)
        return mana_value_of(row) if row is not None else 0
    if isinstance(value, CardsIn):
        return sum(len(at.state.zone(value.zone, player)) for player in _players(value.whose, at))
    if isinstance(value, LifeOf):
        return sum(at.state.players[player].life for player in _players(value.whose, at))
    if isinstance(value, GreatestPower):
        return max((row.power or 0 for row in _rows(value.of, at) if _fits(value.of, row, at)), default=0)
    if isinstance(value, Total):
        return total(value, (row for row in _rows(value.among, at) if _fits(value.among, row, at)))
    if isinstance(value, Devotion):
        here = (row for row in at.rows.values() if row.obj.zone == "battlefield" and row.controller == at.controller)
        return devotion(here, value.colors)
    if isinstance(value, Half):
        whole = number(value.of, at)
        return -(-whole // 2) if value.rounded == "up" else whole // 2
    if isinstance(value, Minus):
        return -number(value.of, at)
    if isinstance(value, SpellsCastThisTurn):
        return sum(at.state.players[player].spells_cast for player in _players(value.by, at))
    return 0


def total(value: Total, rows: Iterable[Row]) -> int:
    """What objects have together."""
    if value.of_each == "power":
        return sum(row.power or 0 for row in rows)
    if value.of_each == "toughness":
        return sum(row.toughness or 0 for row in rows)
    return sum(mana_value_of(row) for row in rows)


def referred(what: str | ObjId, at: Looking) -> Row | None:
    """The object a word means to a continuous effect; a word that is bound to one object is its id (201.5a)."""
    if isinstance(what, int):
        return at.rows.get(what)
    if what == "it":
        return at.it
    if what == "host":
        host = at.source.obj.attached_to if at.source is not None else None
        return at.rows.get(ObjId(host)) if isinstance(host, int) else None
    return at.source if what == "this" else None


def _players(whose: str, at: Looking) -> tuple[Player, ...]:
    if whose == "each_player":
        return tuple(at.state.players)
    if whose == "each_opponent":
        return tuple(p for p in at.state.players if p != at.controller)
    if whose == "owner":
        return (at.source.obj.owner,) if at.source is not None else ()
    return (at.controller,) if whose == "you" else ()


def _rows(which: Which, at: Looking) -> list[Row]:
    found: list[Row] = []
    for zone in selecting.zones_of(which, "battlefield"):
        if zone in ("battlefield", "stack"):
            found += [row for row in at.rows.values() if row.obj.zone == zone]
        else:
            owners = tuple(at.state.players) if zone in OWNED_ZONES else tuple(at.state.players)[:1]
            ids = [id for owner in owners for id in at.state.zones.get(zone_key(zone, owner), ())]
            found += [copying_707.printed(at.state.objects[id]) for id in ids]
    return found


def _fits(which: Which, row: Row, at: Looking) -> bool:
    return selecting.fits(at.state, which, row, at.source, at.controller, at.chosen)


def holds(condition: Condition, at: Looking) -> bool:
    """Is a static ability's condition true at this point (604.2)? What only a resolution knows is false."""
    if isinstance(condition, Compare):
        n = number(condition.of, at)
        return (condition.at_least is None or n >= condition.at_least) and (
            condition.at_most is None or n <= condition.at_most
        )
    if condition == "completed_a_dungeon":
        return bool(at.state.players[at.controller].dungeons)
    if condition == "your_turn":
        return at.state.turn.active == at.controller
    if condition == "not_your_turn":
        return at.state.turn.active != at.controller
    if at.source is None:
        return False
    if isinstance(condition, HostIs):
        host = at.rows.get(ObjId(at.source.obj.attached_to)) if isinstance(at.source.obj.attached_to, int) else None
        return host is not None and selecting.fits(at.state, condition.which_host, host, at.source, at.controller)
    if isinstance(condition, CastFor):
        return at.source.obj.cast.method == condition.method
    if isinstance(condition, WordChosen):
        return any(value == condition.word for _, value in at.source.obj.choices)
    if condition == "kicked":
        return bool(at.source.obj.cast.kicked)
    if condition == "cast":
        return at.source.obj.cast.was_cast
    return condition == "on_the_battlefield" and at.source.obj.zone == "battlefield"


def reads(value: Any) -> frozenset[str]:
    """The characteristics that a number or a condition depends on."""
    if isinstance(value, Compare):
        return reads(value.of)
    if isinstance(value, Sum):
        return frozenset().union(*(reads(term) for term in value.terms))
    if isinstance(value, Half | Minus):
        return reads(value.of)
    if isinstance(value, HostIs):
        return selecting.reads(value.which_host)
    if isinstance(value, GreatestPower):
        return selecting.reads(value.of) | {"size"}
    if isinstance(value, Count | DifferentNames):
        return selecting.reads(value.of)
    if isinstance(value, CardTypesAmong):
        return selecting.reads(value.of) | {"types"}
    if isinstance(value, Total):
        return selecting.reads(value.among) | {"size"}
    if isinstance(value, PowerOf | ToughnessOf):
        return frozenset(("size",))
    if isinstance(value, CardsIn | LifeOf | Devotion) or value in _CONTROLLERS_OWN:
        return frozenset(("controller",))
    return frozenset()


def tables(value: Any) -> frozenset[str]:
    """The tables of a state, besides objects and zones, that a number or a condition depends on."""
    if isinstance(value, Compare):
        return tables(value.of)
    if isinstance(value, Sum):
        return frozenset().union(*(tables(term) for term in value.terms))
    if isinstance(value, Half | Minus):
        return tables(value.of)
    if isinstance(value, Count | DifferentNames | CardTypesAmong | GreatestPower):
        return selecting.tables(value.of)
    if isinstance(value, Total):
        return selecting.tables(value.among)
    if value == "creatures_this_blocks":
        return frozenset(("combat",))
    if isinstance(value, LifeOf | SpellsCastThisTurn) or value in ("completed_a_dungeon", DIED):
        return frozenset(("players",))
    return frozenset(("turn",)) if value in ("your_turn", "not_your_turn") else frozenset()
