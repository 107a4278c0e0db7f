"""613.6 The part of a continuous effect that applies in one layer: to what, and how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId, Player, State
from reference_engine.rules_6_spells import reading_613
from reference_engine.rules_6_spells.modifications_613 import Plan, modify, outcome
from reference_engine.rules_6_spells.reading_613 import Looking
from reference_engine.rules_6_spells.timestamps_613_7 import Stamp

_NOTHING: frozenset[str] = frozenset()


class Part:
    """One continuous effect in one layer. `held` is the static ability that makes it, None for other effects.

    `fixed` is the set of objects if it is settled: the effect comes from a resolution (611.2c), or it began to apply in
    an earlier layer (613.6).
    """

    __slots__ = (
        "controller", "fixed", "held", "ids", "key", "plan", "reads", "source", "stamp", "state", "why", "writes",
    )  # fmt: skip

    def __init__(
        self, state: State, key: Any, stamp: Stamp, plan: Plan, why: str, controller: Player,
        source: ObjId | None = None, held: Held | None = None, fixed: tuple[ObjId, ...] | None = None,
    ):  # fmt: skip
        self.state, self.key, self.stamp, self.plan, self.why = state, key, stamp, plan, why
        self.controller, self.source, self.held, self.fixed = controller, source, held, fixed
        self.writes = plan.writes
        self.reads = plan.reads if fixed is None or plan.varies else _NOTHING
        self.ids: tuple[ObjId, ...] | None = None

    def outcomes(self, at: Looking) -> tuple[Any, ...]:
        return tuple(outcome(mod, at) for mod in self.plan.mods)


def looking(part: Part, rows: Mapping[ObjId, Row], it: ObjId | None = None) -> Looking:
    """From where the effect's numbers and conditions are read now."""
    source = rows.get(part.source) if part.source is not None else None
    chosen, controller = None, part.controller
    if source is not None and part.held is not None:
        controller = source.controller
        chosen = chosen_for(source, part.held)
    return Looking(part.state, rows, source, controller, rows[it] if it is not None else None, chosen)


def chosen_for(source: Row, held: Held) -> Any:
    """What was chosen for a linked ability of the same origin (607.2d): a colour, a creature type or a player."""
    if not source.obj.choices:
        return None
    found = (source.chosen(held.origin, what) for what in ("color", "creature_type", "player"))
    return next((chosen for chosen in found if chosen is not None), None)


def affected(part: Part, rows: Mapping[ObjId, Row]) -> tuple[ObjId, ...] | None:
    """The objects that it applies to now; None if the ability that makes it is gone: it doesn't exist (613.8a)."""
    if part.fixed is not None:
        return tuple([i for i in part.fixed if i in rows])
    held, source = part.held, rows[part.source]  # type: ignore[index]
    assert held is not None
    if not any(h is held for h in source.abilities):
        return None
    if held.ability.if_ is not None and not reading_613.holds(held.ability.if_, looking(part, rows)):
        return ()
    to = held.ability.to
    test = part.plan.test
    if test is None:
        id = source.id if to == "this" else source.obj.attached_to if to == "host" else None
        return (ObjId(id),) if isinstance(id, int) and id in rows else ()
    chosen = chosen_for(source, held)
    controller, state = source.controller, part.state
    return tuple([i for i, row in rows.items() if test(row, source, controller, chosen, state)])


def apply(part: Part, rows: Mapping[ObjId, Row]) -> None:
    """Do what the effect does in its layer to each object in its set."""
    if not part.ids:
        return
    at = looking(part, rows)
    for i in part.ids:
        if part.plan.varies:
            at = looking(part, rows, i)
        for mod in part.plan.mods:
            modify(rows[i], mod, at, part.key, part.stamp[0], part.why)
