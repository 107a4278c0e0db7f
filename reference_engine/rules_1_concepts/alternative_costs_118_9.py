"""118.9 Alternative costs: the ways in which a spell can be cast, of which only one is used."""

from __future__ import annotations

from typing import NamedTuple

from reference_engine.kernel import actions
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_2_parts.mana_cost_202 import mana_value_of
from reference_engine.rules_6_spells import effects_609, in_force_611, total_cost_601_2f
from reference_engine.rules_7_more import flashback_702_34, foretell_702_143
from reference_engine.vocabulary.effects import Cost
from reference_engine.vocabulary.faces import MayCastFree
from reference_engine.vocabulary.keywords import Morph
from reference_engine.vocabulary.spell_costs import AlternativeCost, CastWithoutPaying, MayPayInstead

NORMAL, WITHOUT_PAYING, FACE_DOWN = "normal", "without paying", "morph"
FACE_DOWN_COST = "{3}"
"""702.37a."""


class Method(NamedTuple):
    """A way to cast a spell: for its mana cost or an alternative one; a cost of None can't be paid (118.6).

    `names` are the words by which an announcement may call it, its own name first.
    """

    names: tuple[str, ...]
    cost: tuple[Cost, ...] | None

    @property
    def name(self) -> str:
        return self.names[0]

    def is_called(self, name: str) -> bool:
        return any(name.casefold() in (known, f"{known} cost") for known in map(str.casefold, self.names))


def methods(game: Game, player: Player, row: Row, action: actions.Cast) -> list[Method]:
    """118.9: the ways this spell can be cast. An effect that casts it decides on one (118.9b).

    A spell that is face down already is cast for the morph cost; nothing else can be applied to it (118.9a).
    """
    if action.without_paying:
        return [Method((WITHOUT_PAYING,), ())]
    if row.obj.face_down:
        return [Method((FACE_DOWN,), (FACE_DOWN_COST,))]
    flashback = flashback_702_34.cost(game, row, action.object)
    if flashback is not None:
        return [Method((flashback_702_34.METHOD,), flashback)]
    foretold = foretell_702_143.cost(game, row, action.object)
    if foretold is not None:
        return [Method((foretell_702_143.METHOD,), foretold)]
    found = [Method((NORMAL, "mana"), None if row.mana_cost is None else (row.mana_cost,))]
    for held, record in row.all(AlternativeCost):
        context = Context(ability=record, controller=player, source=row, held=held)
        if effects_609.holds(game, record.only_if, Frame(context)):
            found.append(Method((record.method, *_without_cost(record.method)), record.cost))
    for rule in in_force_611.in_force(game):
        if rule.controller != player or rule.source is None:
            continue
        match rule.record:
            case CastWithoutPaying() if not action.by_effect:  # it isn't cast from hand then
                granted = Method((WITHOUT_PAYING, rule.source.name), ())
            case MayCastFree() if mana_value_of(row) <= _number(game, rule):
                granted = Method((WITHOUT_PAYING, rule.source.name), ())
            case MayPayInstead() if selecting.fits(game, rule.record.spells, row, rule.source, player):
                written = "".join(part for part in rule.record.cost if isinstance(part, str))
                granted = Method((rule.source.name, written), rule.record.cost)
            case _:
                continue
        if all(method.name != granted.name for method in found):
            found.append(granted)
    return found


def _number(game: Game, rule: in_force_611.InForce) -> int:
    assert rule.source is not None, "an ability of a permanent"
    context = Context(ability=rule.record, controller=rule.controller, source=rule.source, held=rule.held)
    return effects_609.number(game, rule.record.up_to_value, Frame(context))


def _without_cost(name: str) -> tuple[str, ...]:
    """`alternative cost` is called `alternative` too: «for its alternative cost»."""
    return (name.removesuffix(" cost"),) if name.endswith(" cost") else ()


async def is_cast_face_down(game: Game, player: Player, row: Row, face_down: Row, action: actions.Cast) -> bool:
    """702.37c: announced before the card is put onto the stack; asked if it could be paid for either way.

    An effect that casts the spell without paying its mana cost leaves no room for it: it is an alternative cost too.
    """
    if action.method is not None or action.without_paying or not any(row.all(Morph)):
        wanted = action.method is not None and Method((FACE_DOWN, "face down"), ()).is_called(action.method)
        if wanted and (action.without_paying or not any(row.all(Morph))):
            raise IllegalAction("118.9a", f"{row.name} can't be cast face down")
        return wanted
    up = any(payable(game, player, row, method) for method in methods(game, player, row, action))
    down = payable(game, player, face_down, Method((FACE_DOWN,), (FACE_DOWN_COST,)))
    if not (up and down):
        return down
    return await Choose(player, "method", (NORMAL, FACE_DOWN), row.id, "702.37c") == FACE_DOWN


async def choose(game: Game, player: Player, row: Row, action: actions.Cast) -> Method:
    """601.2b: the one named, or the only one that can be paid; asked if several can."""
    offered = methods(game, player, row, action)
    if action.method is not None and not row.obj.face_down:
        named = [method for method in offered if method.is_called(action.method)]
        if not named:
            rule = "118.9a" if action.without_paying else "118.9"
            raise IllegalAction(rule, f"{row.name} can't be cast by {action.method}")
        return named[0]
    if len(offered) > 1:
        offered = [method for method in offered if payable(game, player, row, method)] or offered[:1]
    if len(offered) == 1:
        return offered[0]
    name = await Choose(player, "method", [method.name for method in offered], row.id, "601.2b")
    return next(method for method in offered if method.name == name)


def payable(game: Game, player: Player, row: Row, method: Method) -> bool:
    """Could the cost be paid at its least, with X = 0 and nothing optional?"""
    if method.cost is None:
        return False
    costs = (*method.cost, *total_cost_601_2f.additional(row))
    return total_cost_601_2f.is_payable(game, player, row, costs)
