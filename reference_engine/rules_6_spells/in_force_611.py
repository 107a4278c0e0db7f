"""611 What continuously changes the rules now: abilities of permanents (611.3) and effects of resolutions (611.2).

Replacements, preventions, restrictions: everything that isn't a change of characteristics is found here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import timestamps_613_7
from reference_engine.vocabulary.conditional import AsLongAs
from reference_engine.vocabulary.selectors import Which


class InForce(NamedTuple):
    """One ability that is in force, and where it comes from."""

    record: Any
    source: Row | None
    controller: Player
    key: Any
    """Tells it from every other effect: it has one opportunity to change an event (614.5)."""
    held: Held | None = None
    objects: tuple[ObjId, ...] = ()
    """The objects to which a resolution bound the ability's `this`; none: its source."""
    only_if: Any = None
    """The condition without which it isn't in force (604.2)."""

    @property
    def chosen_color(self) -> Any:
        """The colour chosen for an ability linked to this one (607)."""
        if self.held is None or self.source is None:
            return None
        return self.source.chosen(self.held.origin, "color")


def in_force(game: Game) -> Iterator[InForce]:
    """Every ability in force, those of permanents first, in timestamp order."""
    for rule in _of_objects(game):
        if rule.only_if is None or _holds(game, rule):
            yield rule
    yield from _of_effects(game)


def of_kinds(game: Game, *kinds: type) -> Iterator[InForce]:
    """Those in force whose records are of some kinds, in the same order; much is asked of every event, so kept."""
    memo = game.view.memo
    found: list[InForce] | None = memo.get(kinds)
    if found is None:
        found = memo[kinds] = [rule for rule in _of_objects(game) if type(rule.record) in kinds]
    for rule in found:
        if rule.only_if is None or _holds(game, rule):
            yield rule
    if game.state.effects:
        for rule in _of_effects(game):
            if type(rule.record) in kinds:
                yield rule


def _of_objects(game: Game) -> list[InForce]:
    view = game.view
    found: list[InForce] | None = view.memo.get("in force")
    if found is None:
        rows = [*view.battlefield(), *(row for row in view.elsewhere() if row.obj.kind == "emblem")]  # 114.4
        found = view.memo["in force"] = [rule for row in rows for rule in of_row(row)]
    return found


def _of_effects(game: Game) -> Iterator[InForce]:
    for effect in game.state.effects:
        if effect.abilities:
            source = game.row(effect.source) if effect.source is not None else None
            for n, record in enumerate(effect.abilities):
                yield InForce(record, source, effect.controller, ("effect", effect.id, n), None, effect.objects)


def in_timestamp_order(game: Game, *kinds: type) -> list[InForce]:
    """613.10, 613.11: effects on players and on the rules of the game apply in the order of their timestamps."""
    return sorted(of_kinds(game, *kinds), key=_stamp)


def _stamp(rule: InForce) -> timestamps_613_7.Stamp:
    if rule.held is not None and rule.source is not None:
        return timestamps_613_7.of_static_ability(rule.source, rule.held)
    return rule.key[1], rule.key[1]  # an effect is known by the number it got with its timestamp


def of_row(row: Row) -> Iterator[InForce]:
    """The abilities of one object as they are in force."""
    for held in row.abilities:
        if type(held.ability) is AsLongAs:
            for n, record in enumerate(held.ability.rules):
                yield InForce(record, row, row.controller, (row.id, held.key, n), held, (), held.ability.condition)
        else:
            yield InForce(held.ability, row, row.controller, (row.id, held.key), held)


def _holds(game: Game, rule: InForce) -> bool:
    """604.2: the condition is looked at each time, not when the characteristics were worked out."""
    from reference_engine.rules_6_spells import effects_609

    assert rule.source is not None, "only objects have abilities under a condition"
    context = Context(ability=rule.record, controller=rule.controller, source=rule.source, held=rule.held)
    return effects_609.holds(game, rule.only_if, Frame(context))


def concerns(game: Game, rule: InForce, what: Any, subject: Row | Player) -> bool:
    """Is an object or player what a rule in force is about: `this`, `host`, `you` or a description?"""
    if isinstance(subject, str):
        return what == "you" and subject == rule.controller
    if isinstance(what, Which):
        return selecting.fits(game, what, subject, rule.source, rule.controller, rule.chosen_color)
    if what == "this":
        return subject.id in rule.objects if rule.objects else rule.source is not None and subject.id == rule.source.id
    if what == "host":
        return rule.source is not None and rule.source.obj.attached_to == subject.id
    return False
