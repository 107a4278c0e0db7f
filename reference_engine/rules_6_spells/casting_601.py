"""601 Casting spells: 601.2a to 601.2i on one page, in `_cast`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.questions import Choose, Confirm, IllegalAction, Number
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import CastInfo, ObjId, Player, with_object, with_player
from reference_engine.rules_1_concepts import costs_118, selecting, special_actions_116, taking_actions, targets_115
from reference_engine.rules_2_parts.mana_cost_202 import symbols
from reference_engine.rules_6_spells import announcing_601_2, effects_609, in_force_611
from reference_engine.vocabulary.abilities import (
    AdditionalCost,
    AlternativeCost,
    AsThoughFlash,
    CastWithoutPaying,
    Kicker,
    Spell,
    SpellsCost,
)
from reference_engine.vocabulary.effects import Cost

NORMAL, WITHOUT_PAYING = "normal", "without paying"


class Method(NamedTuple):
    """A way to cast a spell: for its mana cost or an alternative one (118.9); a cost of None can't be paid (118.6)."""

    name: str
    cost: tuple[Cost, ...] | None


async def cast(game: Game, player: Player, action: actions.Cast) -> ObjId:
    """A player casts a spell; gives its id on the stack. Raises IllegalAction, with the game as it was (733.1)."""
    return await taking_actions.propose(game, _cast(game, player, action))


async def _cast(game: Game, player: Player, action: actions.Cast) -> ObjId:
    may_begin(game, player, action)

    # 601.2a The card becomes the topmost object on the stack.
    spell: ObjId
    [spell] = await pipeline.happen(
        game, events.Move(obj=action.object, to="stack", controller=player, reason="cast", rule="601.2a")
    )
    row = _note(game, spell, was_cast=True)

    # 601.2b Modes, the method, optional costs, the value of X, how Phyrexian symbols are paid.
    ability = row.first(Spell)
    modes = await announcing_601_2.announce_modes(player, ability.do if ability is not None else (), spell)
    method = await _method(game, player, row, action)
    kicked = await _kickers(player, row)
    row = _note(game, spell, modes=modes, kicked=kicked)
    x = await _x(player, row, method, kicked)
    row = _note(game, spell, x=x)
    costs = costs_to_pay(row, method, kicked)
    costs = await costs_118.without_phyrexian_symbols(player, costs, Frame(_context(row, player)))

    # 601.2c Targets.
    slots = targets_115.slots_of_spell(row)
    targets = await announcing_601_2.announce_targets(game, player, slots, row, x, spell)
    row = _note(game, spell, targets=targets)

    # 601.2d Division.
    effects = instructions(row)
    division = await announcing_601_2.announce_division(game, effects, _context(row, player))
    row = _note(game, spell, division=division)
    await pipeline.happen(game, *_become_targets(row, player))

    # 601.2e Nothing that was announced makes this spell one that can't be cast: such effects aren't known yet.
    # 601.2f The total cost, which is then locked in.
    if method.cost is None:
        raise IllegalAction("118.6", f"{row.name} has no mana cost to pay")
    costs = total_cost(game, player, row, costs, x or 0)
    game.note("601.2f", "total cost", spell=spell, costs=costs)

    # 601.2g–h Mana abilities, then payment.
    await costs_118.pay(game, player, costs, Frame(_context(row, player)), action.mana_abilities)

    # 601.2i The spell becomes cast.
    await pipeline.happen(game, events.SpellCast(spell=spell, player=player, rule="601.2i"))
    return spell


@occurs(events.SpellCast)
def _count_it(game: Game, event: events.SpellCast) -> None:
    record = game.state.players[event.player]
    game.state = with_player(game.state, event.player, spells_cast=record.spells_cast + 1)


def _note(game: Game, spell: ObjId, **decided: Any) -> Row:
    """Keep decisions with the spell; gives it as it is with them."""
    obj = game.state.objects[spell]
    game.state = with_object(game.state, replace(obj, cast=replace(obj.cast, **decided)))
    return game.view.row(spell)


def _context(row: Row, player: Player) -> Context:
    cast: CastInfo = row.obj.cast
    return Context(
        ability=row.first(Spell), controller=player, source=row, targets=cast.targets, x=cast.x, modes=cast.modes,
        cast=cast, division=cast.division,
    )  # fmt: skip


def instructions(row: Row) -> Sequence[Any]:
    """What the spell will do: the instructions for a kicked spell, if it was kicked and has such (614.15)."""
    ability = row.first(Spell)
    if ability is None:
        return ()
    return ability.kicked if ability.kicked and row.obj.cast.kicked else ability.do


def _become_targets(row: Row, player: Player) -> list[events.BecomeTarget]:
    return [
        events.BecomeTarget(target=target, of=row.id, player=player, source=row.id, rule="601.2c")
        for slot in row.obj.cast.targets
        for target in slot
    ]


# ------------------------------------------------------------------------------------------------ 601.3
def may_begin(game: Game, player: Player, action: actions.Cast) -> None:
    """601.3: raises IllegalAction unless the player may begin to cast this card now."""
    if action.object not in game.state.zone("hand", player):
        raise IllegalAction("601.3", f"nothing allows {player} to cast this from where it is")
    row = game.view.row(action.object)
    if action.face not in (None, "front", row.name):
        raise IllegalAction("712.11", f"{row.name} is cast with its front face up")
    if "Land" in row.types:
        raise IllegalAction("305.9", f"{row.name} is a land and can't be cast")
    if action.without_paying:  # 608.2g: an effect casts it, whatever its card type allows
        return
    if "Instant" in row.types or _as_though_flash(game, player, row):
        return
    if not special_actions_116.could_cast_a_sorcery(game, player):
        raise IllegalAction("117.1a", f"{row.name} can be cast only in its player's main phase with an empty stack")


def _as_though_flash(game: Game, player: Player, row: Row) -> bool:
    """702.8a, 601.3b."""
    return row.has("flash") or any(
        isinstance(rule.record, AsThoughFlash)
        and rule.controller == player
        and selecting.fits(game, rule.record.spells, row, rule.source, player, rule.chosen_color)
        for rule in in_force_611.in_force(game)
    )


# ------------------------------------------------------------------------------------------------ 601.2b
def methods(game: Game, player: Player, row: Row, action: actions.Cast) -> list[Method]:
    """118.9: the ways this spell can be cast; only one is used. An effect that casts it decides on one (118.9b)."""
    if action.without_paying:
        return [Method(WITHOUT_PAYING, ())]
    found = [Method(NORMAL, None if row.mana_cost is None else (row.mana_cost,))]
    for held, record in row.all(AlternativeCost):
        context = Context(ability=record, controller=player, source=row, held=held)
        if effects_609.holds(game, record.only_if, Frame(context)):
            found.append(Method(record.method, record.cost))
    if any(isinstance(r.record, CastWithoutPaying) and r.controller == player for r in in_force_611.in_force(game)):
        found.append(Method(WITHOUT_PAYING, ()))
    return found


async def _method(game: Game, player: Player, row: Row, action: actions.Cast) -> Method:
    """601.2b: the one named, or the only one that can be paid; asked if several can."""
    offered = {method.name: method for method in methods(game, player, row, action)}
    if action.method is not None and not action.without_paying:
        if action.method not in offered:
            raise IllegalAction("118.9", f"{row.name} can't be cast by {action.method}")
        return offered[action.method]
    if len(offered) > 1:
        payable = {n: m for n, m in offered.items() if _payable(game, player, row, m)}
        offered = payable or {NORMAL: offered[NORMAL]}
    if len(offered) == 1:
        return next(iter(offered.values()))
    return offered[await Choose(player, "method", list(offered), row.id, "601.2b")]


def _payable(game: Game, player: Player, row: Row, method: Method) -> bool:
    """Could the cost be paid at its least, with X = 0 and nothing optional?"""
    if method.cost is None:
        return False
    costs = total_cost(game, player, row, costs_to_pay(row, method, ()), 0)
    return costs_118.can_pay(game, player, costs, Frame(_context(row, player)))


async def _kickers(player: Player, row: Row) -> tuple[str, ...]:
    """702.33a, c: whether each kicker is paid; multikicker how often. Gives the costs, one for each time."""
    kicked: list[str] = []
    for _, kicker in row.all(Kicker):
        question: Any
        if kicker.any_number_of_times:
            question = Number(player, "optional-cost", 0, None, row.id, "702.33c")
        else:
            question = Confirm(player, "optional-cost", row.id, "702.33a")
        question.text = f"kicker {kicker.cost}"
        kicked += [kicker.cost] * int(await question)
    return tuple(kicked)


async def _x(player: Player, row: Row, method: Method, kicked: tuple[str, ...]) -> int | None:
    """107.3a–b: X of the costs that are paid; that of a mana cost which isn't paid can only be 0."""
    if announcing_601_2.has_x(costs_to_pay(row, method, kicked)):
        return await announcing_601_2.announce_x(player, row.id)
    if row.mana_cost is not None and "X" in symbols(row.mana_cost):
        return await announcing_601_2.announce_x(player, row.id, only_zero=True)
    return None


# ------------------------------------------------------------------------------------------------ 601.2f
def costs_to_pay(row: Row, method: Method, kicked: tuple[str, ...]) -> tuple[Cost, ...]:
    """The mana cost or an alternative one, the kickers paid, and the additional costs the spell has anyway (118.8)."""
    additional = (cost for _, record in row.all(AdditionalCost) for cost in record.cost)
    return (*(method.cost or ()), *kicked, *additional)


def total_cost(game: Game, player: Player, row: Row, costs: Sequence[Cost], x: int) -> tuple[Cost, ...]:
    """601.2f: what is to be paid in all, after increases and then reductions.

    A reduction takes generic mana only (118.7a), and never more than there is.
    """
    mana = [symbol for cost in costs if isinstance(cost, str) for symbol in symbols(cost)]
    generic = sum(int(s) if s.isdigit() else x for s in mana if s.isdigit() or s == "X")
    changes = _changes(game, player, row)
    generic += sum(change for change in changes if change > 0)
    generic = max(0, generic + sum(change for change in changes if change < 0))
    others = [s for s in mana if not s.isdigit() and s != "X"]
    total = costs_118.written([*([str(generic)] if generic else []), *others])
    return (total, *(cost for cost in costs if not isinstance(cost, str)))


def _changes(game: Game, player: Player, row: Row) -> list[int]:
    """By how much generic mana each effect makes the spell cost more, or less."""
    found = []
    for rule in in_force_611.in_force(game):
        record = rule.record
        if not isinstance(record, SpellsCost) or rule.source is None:
            continue
        if record.whose != "any" and (player == rule.controller) is not (record.whose == "you"):
            continue
        if selecting.fits(game, record.spells, row, rule.source, rule.controller, rule.chosen_color):
            frame = Frame(Context(ability=record, controller=rule.controller, source=rule.source, held=rule.held))
            frame.player = player
            found.append(effects_609.number(game, record.more, frame))
    return found
