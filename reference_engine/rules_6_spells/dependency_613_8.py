"""613.8 Dependency: which of the effects that wait in a layer has to wait for which other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId
from reference_engine.rules_6_spells.parts_613 import Part, affected, apply, looking

Rows = dict[ObjId, Row]


def in_order(rows: Rows, waiting: list[Part], granted: Callable[[], list[Part]]) -> Iterator[Part]:
    """The effects of one layer in the order in which they apply; each must be applied before the next is asked for.

    By timestamp (613.7), but an effect waits for those that it depends on (613.8b), and the order of the rest is
    looked at again each time (613.8c). `granted` gives the effects of all abilities that objects have by now: one of an
    ability that an effect of this very layer grants depends on that effect for its existence (613.8a).
    """
    known = {part.key for part in waiting}
    waiting.sort(key=lambda part: part.stamp)
    for part in waiting:
        part.ids = affected(part, rows)
    while waiting:
        waiting = [part for part in waiting if part.ids is not None]
        if not any(part.plan.grants for part in waiting) and not any(
            a.reads & b.writes for a in waiting for b in waiting if a is not b
        ):
            yield from waiting
            return
        first = _next(rows, waiting)
        yield first
        waiting.remove(first)
        for part in waiting:  # only what reads something that was written can have changed
            if part.reads & first.writes:
                part.ids = affected(part, rows)
        if first.plan.grants:
            for part in granted():
                if part.key not in known:
                    known.add(part.key)
                    part.ids = affected(part, rows)
                    waiting.append(part)
            waiting.sort(key=lambda part: part.stamp)


def _next(rows: Rows, waiting: list[Part]) -> Part:
    """The earliest effect that waits for none outside a loop of dependencies that it is in (613.8b)."""
    trials: dict[int, Rows] = {}
    by_id = {id(part): part for part in waiting}
    needs: dict[int, list[int]] = {}

    def needed(a: Part) -> list[int]:
        if id(a) not in needs:
            needs[id(a)] = [
                id(b) for b in waiting if a is not b and a.reads & b.writes and depends(a, b, rows, trials)
            ]
        return needs[id(a)]

    def reach(a: Part) -> set[int]:
        seen: set[int] = set()
        todo = list(needed(a))
        while todo:
            other = todo.pop()
            if other not in seen:
                seen.add(other)
                todo.extend(needed(by_id[other]))
        return seen

    for part in waiting:
        if all(id(part) in reach(by_id[other]) for other in reach(part)):
            return part
    raise AssertionError("some effect always waits for none outside its loop")


def depends(a: Part, b: Part, rows: Rows, trials: dict[int, Rows] | None = None) -> bool:
    """613.8a: would applying b change whether a exists, what it applies to, or what it does to any of that?

    Found by trying. Both are characteristic-defining abilities or neither is (the pass keeps these apart).
    """
    if not b.ids:
        return False
    trials = {} if trials is None else trials
    trial = trials.get(id(b))
    if trial is None:
        trials[id(b)] = trial = dict(rows)
        for i in b.ids:
            trial[i] = rows[i].copy()
        apply(b, trial)
    return bool(_signature(a, a.ids, rows) != _signature(a, affected(a, trial), trial))


def _signature(part: Part, ids: tuple[ObjId, ...] | None, rows: Mapping[ObjId, Row]) -> Any:
    if ids is None or not part.plan.varies:
        return ids
    return tuple((i, part.outcomes(looking(part, rows, i))) for i in ids)
