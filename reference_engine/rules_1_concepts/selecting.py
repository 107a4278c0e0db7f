"""Which objects a description means: one predicate for targets, affected sets, triggers, costs and counts (109.2).

`fits` is the readable definition. `compiled` turns a description into one expression for the layer pass, which asks it
of every object again and again; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import OWNED_ZONES, ObjId, Player, State, zone_key
from reference_engine.rules_2_parts import expansions_206
from reference_engine.rules_2_parts.mana_cost_202 import mana_value_of, symbols
from reference_engine.rules_2_parts.type_line_205 import type_line
from reference_engine.vocabulary.abilities import Triggered
from reference_engine.vocabulary.keywords import Morph
from reference_engine.vocabulary.selectors import Target, Which

if TYPE_CHECKING:
    from reference_engine.kernel.game import Game

ANY_TARGET = frozenset(("Creature", "Planeswalker", "Battle"))
"""115.4: what `any target` may be besides players."""


def fits(
    game: Game | State, which: Which, row: Row, source: Row | None, controller: Player,
    chosen: Any = None, x: int | None = None, zone: str | None = None,
) -> bool:  # fmt: skip
    """Does an object fit a description, seen from a source and that source's controller?

    `chosen` is the colour chosen for a linked ability, `x` the value of X, `zone` where the object must be if the
    description names no zone (None: anywhere). Only a `Target` with `ability` means abilities on the stack.
    """
    state = game if isinstance(game, State) else game.state
    zone = which.zone or zone
    if (which.zone or not which.any_of) and zone is not None and row.obj.zone != zone:
        return False
    means_abilities = isinstance(which, Target) and which.ability
    either = isinstance(which, Target) and which.or_ability
    if not either and (row.obj.kind == "ability") is not means_abilities:
        return False
    if isinstance(which, Target) and which.single_target and not has_single_target(row):
        return False
    if isinstance(which, Target) and which.triggered and not is_triggered(row):
        return False
    if isinstance(which, Target) and which.any_target and not row.types & ANY_TARGET:
        return False
    types = (which.type,) if isinstance(which.type, str) else which.type
    if types is not None and not any(t in row.types for t in types):
        return False
    if which.not_type is not None and which.not_type in row.types:
        return False
    if which.subtype is not None and which.subtype not in row.subtypes:
        return False
    if which.not_subtype is not None and which.not_subtype in row.subtypes:
        return False
    if which.supertype is not None and which.supertype not in row.supertypes:
        return False
    if which.not_supertype is not None and which.not_supertype in row.supertypes:
        return False
    if which.color == "colorless":
        if row.colors:
            return False
    elif which.color is not None and (chosen if which.color == "chosen" else which.color) not in row.colors:
        return False
    if which.not_color is not None and which.not_color in row.colors:
        return False
    if which.originally_in is not None and row.name not in expansions_206.NAMES[which.originally_in]:
        return False
    if which.named is not None and not is_named(row, which.named):
        return False
    if which.not_named is not None and is_named(row, which.not_named):
        return False
    if which.controller == "chosen":
        if row.controller != chosen:
            return False
    elif which.controller != "any" and (row.controller == controller) is not (which.controller == "you"):
        return False
    if which.owner != "any" and (row.obj.owner == controller) is not (which.owner == "you"):
        return False
    if which.mana_cost is not None and row.mana_cost not in which.mana_cost:
        return False
    if which.other and source is not None and row.id == source.id:
        return False
    if which.tapped is not None and state.status_of(row.id).tapped is not which.tapped:
        return False
    if which.attacking is not None and is_attacking(state, row.id) is not which.attacking:
        return False
    if which.attacked_this_turn is not None and (row.id in state.turn.attacked) is not which.attacked_this_turn:
        return False
    if which.attacking_you is not None and is_attacking_player(state, row.id, controller) is not which.attacking_you:
        return False
    if which.attacking_alone is not None and is_attacking_alone(state, row.id) is not which.attacking_alone:
        return False
    if which.blocking is not None and is_blocking(state, row.id) is not which.blocking:
        return False
    if which.blocked is not None and not is_blocked(state, row.id, blocked=which.blocked):
        return False
    if which.token is not None and (row.obj.kind == "token") is not which.token:
        return False
    if which.attached is not None and isinstance(row.obj.attached_to, int) is not which.attached:
        return False
    if which.not_keyword is not None and row.has(which.not_keyword):
        return False
    if which.keyword is not None and not row.has(which.keyword):
        return False
    if which.has_morph is not None and any(row.all(Morph)) is not which.has_morph:
        return False
    if which.face_down is not None and row.obj.face_down is not which.face_down:
        return False
    if which.has_adventure is not None and has_adventure(row) is not which.has_adventure:
        return False
    if which.no_abilities is not None and (not row.abilities) is not which.no_abilities:
        return False
    if (which.targets or which.targets_only) and not _targets_fit(state, which, row, source, controller):
        return False
    if which.with_counter is not None and not has_counter(row, which.with_counter):
        return False
    if which.enchanted is not None and is_enchanted(state, row.id) is not which.enchanted:
        return False
    exiled_with = which.exiled_with_this
    if exiled_with is not None and (source is not None and row.obj.exiled_with == source.id) is not exiled_with:
        return False
    made_with = which.created_with_this
    if made_with is not None and (source is not None and row.obj.created_with == source.id) is not made_with:
        return False
    if which.with_x is not None and ("X" in symbols(row.mana_cost)) is not which.with_x:
        return False
    kind = which.mana_value_up_to_counters
    if kind is not None and (source is None or mana_value_of(row) > source.obj.count(kind)):
        return False
    kind = which.mana_value_is_counters
    if kind is not None and (source is None or mana_value_of(row) != source.obj.count(kind)):
        return False
    return _numbers_fit(which, row, x) and (
        not which.any_of or any(fits(state, w, row, source, controller, chosen, x, zone) for w in which.any_of)
    )


def _targets_fit(state: State, which: Which, row: Row, source: Row | None, controller: Player) -> bool:
    """115.9b: the targets as they are now, without those that have left; 115.9c: a single one, however often chosen."""
    from reference_engine.rules_6_spells import layers_613

    decided = row.obj.context if row.obj.kind == "ability" else row.obj.cast
    chosen = {target for slot in decided.targets for target in slot}
    here = [layers_613.view(state).row(ObjId(int(t))) for t in chosen if t in state.objects]
    if which.targets_only is not None and (source is None or chosen != {source.id} or not here):
        return False
    return which.targets is None or any(
        fits(state, which.targets, target, source, controller, zone="battlefield") for target in here
    )


def _numbers_fit(which: Which, row: Row, x: int | None) -> bool:
    if which.base_power is not None and row.base[0] != which.base_power:
        return False
    if which.base_toughness is not None and row.base[1] != which.base_toughness:
        return False
    if which.power_at_most is not None and (row.power is None or row.power > which.power_at_most):
        return False
    if which.power_at_least is not None and (row.power is None or row.power < which.power_at_least):
        return False
    if which.mana_value is not None and mana_value_of(row) != which.mana_value:
        return False
    if which.mana_value_even is not None and (mana_value_of(row) % 2 == 0) is not which.mana_value_even:
        return False
    most = (x or 0) if which.mana_value_at_most == "x" else which.mana_value_at_most
    if most is not None and mana_value_of(row) > most:
        return False
    return which.mana_value_at_least is None or mana_value_of(row) >= which.mana_value_at_least


def has_single_target(row: Row) -> bool:
    """115.9a: one object or player was chosen once as a target of this spell or ability."""
    targets = (row.obj.context if row.obj.kind == "ability" else row.obj.cast).targets
    return sum(len(slot) for slot in targets) == 1


def is_triggered(row: Row) -> bool:
    """113.3c: is it a triggered ability on the stack?"""
    return row.obj.kind == "ability" and isinstance(row.obj.context.ability, Triggered)


def is_enchanted(state: State, id: ObjId) -> bool:
    """303.4b: is an Aura attached to it? So is whatever is attached and neither Equipment nor Fortification (704.5p).

    By copiable values, as the layers ask it too: those of a bestowed creature don't say that it is an Aura (702.103b).
    """
    from reference_engine.rules_7_more import copying_707

    return any(
        obj.attached_to == id
        and obj.zone == "battlefield"
        and not type_line(copying_707.values(obj)[0].type)[2] & {"Equipment", "Fortification"}
        for obj in state.objects.values()
    )


def is_attacking(state: State, id: ObjId) -> bool:
    """508.1k, 506.4."""
    return state.combat is not None and any(attacker == id for attacker, _ in state.combat.attackers)


def is_attacking_alone(state: State, id: ObjId) -> bool:
    """506.5: it is attacking and no other creature is."""
    return state.combat is not None and [attacker for attacker, _ in state.combat.attackers] == [id]


def is_attacking_player(state: State, id: ObjId, player: Player) -> bool:
    """508.6: it attacks the player, not a permanent of theirs."""
    return state.combat is not None and (id, player) in state.combat.attackers


def has_counter(row: Row, kind: str) -> bool:
    """122.1: has it a counter of that kind, or of any?"""
    return bool(row.obj.counters) if kind == "any" else row.obj.count(kind) > 0


def is_named(row: Row, name: str) -> bool:
    """201.2: is this one of its names (612.7)?"""
    if row.name == name or not row.all_names:
        return row.name == name
    from reference_engine.rules_6_spells import full_text_612_6

    return full_text_612_6.is_named(row, name)


def has_adventure(row: Row) -> bool:
    """715.2a–b: it is a copiable value, which an object has even while it doesn't use it."""
    from reference_engine.rules_7_more import copying_707

    cast_so = row.obj.zone == "stack" and not row.obj.copies and row.obj.whole.adventure is not None
    return cast_so or copying_707.values(row.obj)[0].adventure is not None


def is_blocking(state: State, id: ObjId) -> bool:
    """509.1g, 506.4."""
    return state.combat is not None and any(blocker == id for blocker, _ in state.combat.blocks)


def is_blocked(state: State, id: ObjId, *, blocked: bool) -> bool:
    """509.1h: is it a blocked, or an unblocked, creature? It is neither before blockers are declared."""
    if not is_attacking(state, id) or state.combat is None:
        return False
    return id in state.combat.blocked if blocked else state.combat.blockers_declared and id not in state.combat.blocked


def matching(
    game: Game, which: Which, source: Row | None, controller: Player, default_zone: str = "battlefield",
    x: int | None = None, chosen: Any = None,
) -> list[Row]:  # fmt: skip
    """Every object that fits, in timestamp order on the battlefield, else in its zone's order, player by player."""
    return [
        row
        for zone in zones_of(which, default_zone)
        for row in rows_in(game, zone)
        if fits(game.state, which, row, source, controller, chosen, x, zone)
    ]


def zones_of(which: Which, default_zone: str) -> tuple[str, ...]:
    """The zones in which a description looks, without doubles: its own, else those of its alternatives."""
    if which.zone is None and which.any_of:
        return tuple(dict.fromkeys(zone for w in which.any_of for zone in zones_of(w, default_zone)))
    return (which.zone or default_zone,)


def rows_in(game: Game, zone: str) -> list[Row]:
    """The objects in a zone, of all players where each has one of their own."""
    if zone == "battlefield":
        return game.view.battlefield()
    if zone in OWNED_ZONES:
        keys = [zone_key(zone, player) for player in game.state.players]
        return [game.view.row(id) for key in keys for id in game.state.zones.get(key, ())]
    return [game.view.row(id) for id in game.state.zone(zone)]


Test = Callable[[Row, Row | None, Player, Any, State], bool]
"""(object, source, its controller, chosen colour, state)"""


def compiled(which: Which, zone: str | None = "battlefield") -> Test:
    """The same as `fits` with no X, as one Python expression (no field that isn't given costs time)."""
    text = f"lambda row, s, c, chosen, state: {_expression(which, zone)}"
    test: Test = eval(text, _FUNCTIONS)
    return test


_FUNCTIONS = {
    "mana_value_of": mana_value_of,
    "symbols": symbols,
    "is_attacking": is_attacking,
    "is_enchanted": is_enchanted,
    "is_blocking": is_blocking,
    "is_attacking_alone": is_attacking_alone,
    "is_attacking_player": is_attacking_player,
    "has_adventure": has_adventure,
    "is_named": is_named,
    "has_counter": has_counter,
    "is_blocked": is_blocked,
    "has_single_target": has_single_target,
    "is_triggered": is_triggered,
    "ANY_TARGET": ANY_TARGET,
    "targets_fit": _targets_fit,
    "Target": Target,
    "Which": Which,
    "NAMES": expansions_206.NAMES,
    "Morph": Morph,
}
_PLAIN = {
    "not_type": "{} not in row.types",
    "subtype": "{} in row.subtypes",
    "not_subtype": "{} not in row.subtypes",
    "supertype": "{} in row.supertypes",
    "not_supertype": "{} not in row.supertypes",
    "not_color": "{} not in row.colors",
    "originally_in": "row.name in NAMES[{}]",
    "named": "is_named(row, {})",
    "not_named": "not is_named(row, {})",
    "tapped": "state.status_of(row.id).tapped is {}",
    "attacking": "is_attacking(state, row.id) is {}",
    "attacked_this_turn": "(row.id in state.turn.attacked) is {}",
    "attacking_alone": "is_attacking_alone(state, row.id) is {}",
    "blocking": "is_blocking(state, row.id) is {}",
    "blocked": "is_blocked(state, row.id, blocked={})",
    "attached": "isinstance(row.obj.attached_to, int) is {}",
    "enchanted": "is_enchanted(state, row.id) is {}",
    "token": "(row.obj.kind == 'token') is {}",
    "keyword": "row.has({})",
    "not_keyword": "not row.has({})",
    "no_abilities": "(not row.abilities) is {}",
    "has_morph": "any(row.all(Morph)) is {}",
    "face_down": "row.obj.face_down is {}",
    "has_adventure": "has_adventure(row) is {}",
    "with_counter": "has_counter(row, {})",
    "base_power": "row.base[0] == {}",
    "base_toughness": "row.base[1] == {}",
    "power_at_most": "row.power is not None and row.power <= {}",
    "power_at_least": "row.power is not None and row.power >= {}",
    "mana_cost": "row.mana_cost in {}",
    "with_x": "('X' in symbols(row.mana_cost)) is {}",
    "mana_value": "mana_value_of(row) == {}",
    "mana_value_even": "(mana_value_of(row) % 2 == 0) is {}",
    "mana_value_at_least": "mana_value_of(row) >= {}",
}


def _expression(which: Which, zone: str | None) -> str:
    """Only `repr` of card data gets into the expression, so a card file can't smuggle code in."""
    zone = which.zone or zone
    tests = []
    if (which.zone or not which.any_of) and zone is not None:
        tests.append(f"row.obj.zone == {zone!r}")
    means_abilities = isinstance(which, Target) and which.ability
    if isinstance(which, Target) and which.single_target:
        tests.append("has_single_target(row)")
    if isinstance(which, Target) and which.triggered:
        tests.append("is_triggered(row)")
    if (means_abilities or zone != "battlefield") and not (isinstance(which, Target) and which.or_ability):
        tests.append(f"(row.obj.kind == 'ability') is {means_abilities}")
    if isinstance(which, Target) and which.any_target:
        tests.append("not ANY_TARGET.isdisjoint(row.types)")
    if isinstance(which.type, str):
        tests.append(f"{which.type!r} in row.types")
    elif which.type is not None:
        tests.append("(" + (" or ".join(f"{t!r} in row.types" for t in which.type) or "False") + ")")
    if which.color == "colorless":
        tests.append("not row.colors")
    elif which.color is not None:
        tests.append(f"{'chosen' if which.color == 'chosen' else repr(which.color)} in row.colors")
    if which.controller == "chosen":
        tests.append("row.controller == chosen")
    elif which.controller != "any":
        tests.append(f"row.controller {'==' if which.controller == 'you' else '!='} c")
    if which.owner != "any":
        tests.append(f"row.obj.owner {'==' if which.owner == 'you' else '!='} c")
    if which.mana_value_is_counters is not None:
        tests.append(f"(s is not None and mana_value_of(row) == s.obj.count({which.mana_value_is_counters!r}))")
    if which.mana_value_up_to_counters is not None:
        tests.append(f"(s is not None and mana_value_of(row) <= s.obj.count({which.mana_value_up_to_counters!r}))")
    if which.exiled_with_this is not None:
        tests.append(f"(s is not None and row.obj.exiled_with == s.id) is {which.exiled_with_this}")
    if which.created_with_this is not None:
        tests.append(f"(s is not None and row.obj.created_with == s.id) is {which.created_with_this}")
    if which.other:
        tests.append("(s is None or row.id != s.id)")
    if which.mana_value_at_most is not None:
        tests.append(f"mana_value_of(row) <= {0 if which.mana_value_at_most == 'x' else which.mana_value_at_most!r}")
    if which.targets or which.targets_only:
        only = Which(targets=which.targets, targets_only=which.targets_only)
        tests.append(f"targets_fit(state, {only!r}, row, s, c)")
    if which.attacking_you is not None:
        tests.append(f"is_attacking_player(state, row.id, c) is {which.attacking_you!r}")
    tests += [t.format(repr(value)) for name, t in _PLAIN.items() if (value := getattr(which, name)) is not None]
    if which.any_of:
        tests.append("(" + " or ".join(_expression(w, zone) for w in which.any_of) + ")")
    return " and ".join(tests) or "True"


_READS = {
    "types": ("type", "not_type"),
    "subtypes": ("subtype", "not_subtype"),
    "supertypes": ("supertype", "not_supertype"),
    "colors": ("color", "not_color"),
    "abilities": ("keyword", "no_abilities", "has_morph"),
    "size": ("base_power", "base_toughness", "power_at_most", "power_at_least"),
}


def reads(which: Which) -> frozenset[str]:
    """The characteristics (and `controller`) that a description looks at: what another effect could change (613.8a)."""
    found = {what for what, fields in _READS.items() if any(getattr(which, f) is not None for f in fields)}
    if which.controller != "any":
        found.add("controller")
    if isinstance(which, Target) and which.any_target:
        found.add("types")
    return frozenset(found).union(*(reads(w) for w in which.any_of))


def tables(which: Which) -> frozenset[str]:
    """The tables of a state, besides objects and zones, that a description looks at."""
    in_combat = ("attacking", "attacking_you", "attacking_alone", "blocking", "blocked")
    looked_at = (("status", "tapped"), ("turn", "attacked_this_turn"), *(("combat", field) for field in in_combat))
    found = {table for table, field in looked_at if getattr(which, field) is not None}
    return frozenset(found).union(*(tables(w) for w in which.any_of))
