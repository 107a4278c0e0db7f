"""601.2f The total cost of a spell: cost, increases, reductions, and what sets the total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeGuard

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, Labelled
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import costs_118, players_102, reducing_118_7, selecting
from reference_engine.rules_2_parts.mana_cost_202 import is_mana, mana_value, symbols
from reference_engine.rules_6_spells import effects_609, in_force_611
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_7_more import offering_702_48
from reference_engine.vocabulary.costs import EitherCost
from reference_engine.vocabulary.effects import Cost
from reference_engine.vocabulary.reducing import ThisCostsLess
from reference_engine.vocabulary.spell_costs import AdditionalCost, SpellsCost, SpellsCostAtLeast, ThisCosts


def additional(row: Row) -> tuple[Cost, ...]:
    """118.8: the additional costs that the spell has in any case."""
    return tuple(cost for _, record in row.all(AdditionalCost) for cost in record.cost)


def ways(costs: Sequence[Cost]) -> Iterator[tuple[Cost, ...]]:
    """Every way to settle which of several costs is paid, where one says so."""
    for choice in product(*(cost.costs if isinstance(cost, EitherCost) else ((cost,),) for cost in costs)):
        yield tuple(part for parts in choice for part in parts)


def is_payable(game: Game, player: Player, row: Row, costs: Sequence[Cost]) -> bool:
    """Could these costs be paid in some way, with X = 0?"""
    context = Context(ability=None, controller=player, source=row)
    return any(
        costs_118.can_pay(game, player, total, Frame(context))
        for way in ways(costs)
        for total in totals(game, player, row, way, 0)
    )


def totals(game: Game, player: Player, row: Row, costs: Sequence[Cost], x: int) -> list[tuple[Cost, ...]]:
    """601.2f, 118.7e: the total cost for each way to choose halves of hybrid symbols that reduce it; mostly one."""
    less = reducing_118_7.ways(_mana_less(game, player, row))
    return list(dict.fromkeys(total_cost(game, player, row, costs, x, way) for way in less))


async def locked_in(game: Game, player: Player, row: Row, costs: Sequence[Cost], x: int) -> tuple[Cost, ...]:
    """601.2f: the total cost. 118.7e: which it is, its player chooses, if more than one of several can be paid."""
    found = totals(game, player, row, costs, x)
    if len(found) > 1:
        context = Context(ability=None, controller=player, source=row)
        found = [total for total in found if costs_118.can_pay(game, player, total, Frame(context))] or found[:1]
    if len(found) == 1:
        return found[0]
    options = [Labelled(n, str(total[0])) for n, total in enumerate(found)]
    chosen: int = (await Choose(player, "cost", options, row.id, "118.7e")).value
    return found[chosen]


def total_cost(
    game: Game, player: Player, row: Row, costs: Sequence[Cost], x: int, less: reducing_118_7.Mana
) -> tuple[Cost, ...]:
    """601.2f: what is to be paid in all: after increases, then reductions, then what sets the total directly.

    A reduction by generic mana takes generic mana only (118.7a), `less` mana of its type first (118.7b–g), and none
    more than there is; so their order makes no difference.
    """
    mana = [symbol for cost in costs if isinstance(cost, str) for symbol in symbols(cost)]
    generic = sum(int(s) if s.isdigit() else x for s in mana if s.isdigit() or s == "X")
    changes = _changes(game, player, row)
    generic += sum(change for change in changes if change > 0)
    generic = max(0, generic + sum(change for change in changes if change < 0))
    others = [s for s in mana if not s.isdigit() and s != "X"]
    others, generic = reducing_118_7.reduced(others, generic, less)
    there = generic + mana_value(costs_118.written([s for s in others if is_mana(s)]))
    generic += max(0, _least(game) - there)
    total = costs_118.written([*([str(generic)] if generic else []), *others])
    return (total, *(cost for cost in costs if not isinstance(cost, str)))


def with_halves_chosen(
    game: Game, player: Player, row: Row, costs: tuple[Cost, ...], x: int
) -> tuple[Cost, ...]:
    """118.13a, 601.2b: which half of a symbol like {2/W} is to be paid, where a reduction makes it matter.

    Reductions come later and find what was chosen. Of the ways that can be paid the one with the most coloured mana
    counts as chosen; without a reduction either half is found as the cost is paid.
    """
    if not any(change < 0 for change in _changes(game, player, row)) and not _mana_less(game, player, row):
        return costs
    parts = [part for cost in costs for part in (symbols(cost) if isinstance(cost, str) else (cost,))]
    options = [tuple(reversed(part.split("/"))) if is_monocolored_hybrid(part) else (part,) for part in parts]
    if all(len(option) == 1 for option in options):
        return costs
    context = Context(ability=None, controller=player, source=row)
    for choice in product(*options):
        way = (
            costs_118.written([part for part in choice if isinstance(part, str)]),
            *(part for part in choice if not isinstance(part, str)),
        )
        if any(costs_118.can_pay(game, player, total, Frame(context)) for total in totals(game, player, row, way, x)):
            return way
    return costs


def is_monocolored_hybrid(part: Any) -> TypeGuard[str]:
    """107.4e: {2/W} and the like."""
    return isinstance(part, str) and "/" in part and part.split("/")[0].isdigit()


def _changes(game: Game, player: Player, row: Row) -> list[int]:
    """By how much generic mana each effect makes the spell cost more, or less."""
    own = Context(ability=None, controller=player, source=row, targets=row.obj.cast.targets)
    found = [effects_609.number(game, record.more, Frame(own)) for _, record in row.all(ThisCosts)]
    for rule in in_force_611.of_kinds(game, SpellsCost):
        record = rule.record
        if rule.source is None:
            continue
        if not players_102.is_meant(record.whose, player, rule.controller):
            continue
        if selecting.fits(game, record.spells, row, rule.source, rule.controller, rule.chosen_color):
            frame = _frame(rule)
            frame.player = player
            found.append(effects_609.number(game, record.more, frame))
    return found


def _mana_less(game: Game, player: Player, row: Row) -> reducing_118_7.Mana:
    """118.7b–g: the symbols of mana by which the spell's own abilities reduce its cost."""
    own = Frame(Context(ability=None, controller=player, source=row, targets=row.obj.cast.targets))
    found: reducing_118_7.Mana = offering_702_48.mana_less(game, row)
    for _, record in row.all(ThisCostsLess):
        found += symbols(record.mana_less) * effects_609.number(game, record.times, own)
    return found


def _least(game: Game) -> int:
    """The least that a spell costs in all, by effects that say so."""
    return max(
        (
            rule.record.total
            for rule in in_force_611.of_kinds(game, SpellsCostAtLeast)
            if effects_609.holds(game, rule.record.if_, _frame(rule))
        ),
        default=0,
    )


def _frame(rule: InForce) -> Frame:
    source: Any = rule.source
    return Frame(Context(ability=rule.record, controller=rule.controller, source=source, held=rule.held))
