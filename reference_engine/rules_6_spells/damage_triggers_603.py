"""603.2, 120.10 What triggers on damage that is dealt or prevented."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel.state import ObjId
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_6_spells import layers_613
from reference_engine.rules_6_spells.watchers_603 import Seen, Watcher, triggers_on
from reference_engine.vocabulary.selectors import Which
from reference_engine.vocabulary.watching import Watch


@triggers_on(events.DealDamage)
def _damages(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.DealDamage = seen.event
    if when.dealt_excess is not None and _is_first_excess(seen, when.dealt_excess, watcher):
        yield None
    yield from dealt(seen, when, watcher)
    if when.deals_damage is None or e.source is None or (when.combat and not e.combat):
        return
    if when.to is not None and e.to not in ((watcher.controller,) if when.to == "you" else seen.game.state.players):
        return
    if when.one_or_more and is_another_of_several(seen, when, watcher):
        return
    if seen.is_meant(when.deals_damage, seen.game.row(e.source), watcher):
        yield e.to if e.to not in seen.game.state.players else None


def dealt(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.2c: once for each player or permanent, however many sources deal it damage at the same time."""
    e: events.DealDamage = seen.event
    if when.dealt_damage is None or (when.combat and not e.combat):
        return
    if next(d for d in seen.batch if isinstance(d, events.DealDamage) and d.to == e.to) is not e:
        return
    if e.to in seen.game.state.players:
        if when.dealt_damage == "you" and e.to == watcher.controller:
            yield None
    elif seen.is_meant(when.dealt_damage, seen.game.row(ObjId(int(e.to))), watcher):
        yield e.to


def _is_first_excess(seen: Seen, which: Which, watcher: Watcher) -> bool:
    """120.10: looked at when all that is dealt at once has been; once for all such permanents together (603.2c)."""
    excessive = (e for e in seen.batch if isinstance(e, events.DealDamage) and not e.combat and _is_excessive(seen, e))
    first = next((e for e in excessive if seen.is_meant(which, seen.game.row(ObjId(int(e.to))), watcher)), None)
    return first is seen.event


def _is_excessive(seen: Seen, e: events.DealDamage) -> bool:
    """Was a creature dealt more than was lethal, or a planeswalker or battle more than its counters, in all?"""
    if e.to in seen.before.players or e.to not in seen.before.objects:
        return False
    id = ObjId(int(e.to))
    row = layers_613.view(seen.before).row(id)
    parts = [d for d in seen.batch if isinstance(d, events.DealDamage) and d.to == e.to]
    dealt = sum(d.amount for d in parts)
    counted = (("Planeswalker", "loyalty"), ("Battle", "defense"))
    limits = [row.obj.count(kind) for type, kind in counted if type in row.types]
    if "Creature" in row.types:
        lethal = max(0, (row.toughness or 0) - seen.before.status_of(id).damage)
        sources = [seen.game.row(d.source) for d in parts if d.source is not None]
        limits.append(min(lethal, 1) if any(s is not None and s.has("deathtouch") for s in sources) else lethal)
    return any(dealt > limit for limit in limits)


def is_another_of_several(seen: Seen, when: Watch, watcher: Watcher) -> bool:
    """603.2c: has a source that fits too dealt such damage to the same player, of the same damage, before this one?"""
    e: events.DealDamage = seen.event
    for d in seen.batch:
        if d is e:
            return False
        if not isinstance(d, events.DealDamage) or d.source is None or (d.to, d.combat) != (e.to, e.combat):
            continue
        if seen.is_meant(when.deals_damage, seen.game.row(d.source), watcher):
            return True
    return False


@triggers_on(events.DamagePrevented)
def prevented(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """615.13: once for each effect that prevents some of the damage."""
    e: events.DamagePrevented = seen.event
    if not e.amount or e.to not in seen.game.state.players:
        return
    if players_102.is_meant(when.damage_prevented, e.to, watcher.controller):
        yield None
