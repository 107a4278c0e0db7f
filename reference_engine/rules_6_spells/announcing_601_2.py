"""601.2b–d What is announced as a spell is cast or an ability activated (602.2b): X, modes, targets, division."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, ChooseSome, Divide, IllegalAction, Labelled, Number
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, Reference, turn_order
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_2_parts.mana_cost_202 import symbols
from reference_engine.rules_6_spells import effects_609, resolving_608
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.costs import EitherCost
from reference_engine.vocabulary.effects import Cost
from reference_engine.vocabulary.record import said
from reference_engine.vocabulary.selectors import Target

Targets = tuple[tuple[Reference, ...], ...]


def has_x(costs: Iterable[Cost]) -> bool:
    """Is there an {X} or an X in a cost (107.3a)?"""
    return any(
        "X" in symbols(cost) if isinstance(cost, str) else any(getattr(cost, f) == "x" for f in cost.__struct_fields__)
        for cost in costs
    )


async def announce_x(player: Player, source: ObjId, only_zero: bool = False) -> int:
    """107.3a; `only_zero`: the X of a mana cost that isn't paid (107.3b)."""
    return await Number(player, "x", 0, 0 if only_zero else None, source, "107.3b" if only_zero else "107.3a")


async def announce_x_of_spell(
    player: Player, row: Row, method: Sequence[Cost], costs: Sequence[Cost]
) -> int | None:
    """107.3a, for any of the costs that are paid. 107.3b: an {X} in the mana cost can only be 0 if neither that cost
    nor an alternative one with X is paid."""
    unpaid = "X" in symbols(row.mana_cost) and not has_x(method)
    if unpaid or has_x(costs):
        return await announce_x(player, row.id, only_zero=unpaid)
    return None


async def announce_either_costs(
    player: Player, costs: Sequence[Cost], source: ObjId, payable: Callable[[Sequence[Cost]], bool]
) -> tuple[Cost, ...]:
    """601.2b: which of several costs is paid; not asked if the whole can be paid in one way only."""
    found = tuple(costs)
    while (at := next((n for n, cost in enumerate(found) if isinstance(cost, EitherCost)), None)) is not None:
        either: Any = found[at]
        all_ways = [(way, (*found[:at], *way, *found[at + 1 :])) for way in either.costs]
        ways = [way for way in all_ways if payable(way[1])] or all_ways[:1]
        options = [Labelled(_told(way), " and ".join(map(_told, way))) for way, _ in ways]
        chosen = options[0] if len(options) == 1 else await Choose(player, "cost", options, source, "601.2b")
        found = ways[options.index(chosen)][1]
    return found


def _told(cost: Any) -> str:
    """Mana as written, anything else by its verb."""
    if isinstance(cost, tuple):
        return _told(cost[0])
    return cost if isinstance(cost, str) else said(cost).split(":")[0]


async def announce_modes(
    game: Game, player: Player, effects: Sequence[Any], source: Row, x: int | None, itself: ObjId
) -> tuple[int, ...]:
    """700.2a: which of the modes, counted from 1; none if it isn't modal.

    603.3c: not one for which there aren't enough legal targets. Raises IllegalAction if too few modes are left.
    """
    modal = next((effect for effect in effects if isinstance(effect, e.Choose)), None)
    if modal is None:
        return ()
    needed = {n: target for n, target in enumerate(modal.mode_targets, 1) if target is not None}
    options = [
        Labelled(n, f"mode {n}")
        for n in range(1, len(modal.modes) + 1)
        if n not in needed
        or len(targets_115.legal_targets(game, needed[n], source, player, x, itself)) >= needed[n].at_least
    ]
    if len(options) < modal.at_least:
        raise IllegalAction("700.2a", f"there aren't enough legal modes for {source.name}")
    most = len(options) if modal.more_if_kicked else min(modal.at_most, len(options))  # 601.4
    chosen = await ChooseSome(player, "mode", options, modal.at_least, most, source.id, "700.2a")
    return tuple(sorted(option.value for option in chosen))


def check_modes(effects: Sequence[Any], modes: Sequence[int], kicked: Sequence[str]) -> None:
    """601.4: raises IllegalAction for modes that only a kicked spell may have, if it isn't kicked after all."""
    modal = next((effect for effect in effects if isinstance(effect, e.Choose)), None)
    if modal is not None and modal.more_if_kicked and not kicked and len(modes) > modal.at_most:
        raise IllegalAction("601.4", "so many modes may be chosen only if the spell is kicked")


async def announce_targets(
    game: Game, player: Player, slots: Sequence[Target], source: Row, x: int | None, itself: ObjId
) -> Targets:
    """601.2c: for each instance of the word target; raises IllegalAction if there are too few legal ones."""
    targets: list[tuple[Reference, ...]] = []
    for slot in slots:
        options = targets_115.legal_targets(game, slot, source, player, x, itself)
        if slot.not_earlier:
            options = [option for option in options if not any(option in earlier for earlier in targets)]
        least, most = (x or 0, x or 0) if slot.exactly_x else (slot.at_least, slot.at_most)
        if len(options) < least:
            raise IllegalAction("601.2c", f"there aren't enough legal targets for {source.name}")
        chooser = await _an_opponent(game, player, source.id) if slot.chosen_by == "opponent" else player
        if least == most == 1:
            targets.append((await Choose(chooser, "target", options, source.id, "601.2c"),))
        else:
            targets.append(await ChooseSome(chooser, "target", options, least, most, source.id, "601.2c"))
    return tuple(targets)


async def _an_opponent(game: Game, player: Player, source: ObjId) -> Player:
    """601.7a, 602.3a: of several opponents the controller decides which one will choose."""
    opponents = [one for one in turn_order(game.state) if one != player]
    return opponents[0] if len(opponents) == 1 else await Choose(player, "player", opponents, source, "601.7a")


async def announce_division(game: Game, effects: Sequence[Any], context: Context) -> tuple[tuple[Reference, int], ...]:
    """601.2d: how much of what is divided each target gets, at least one; nothing to announce for a single target."""
    divided = resolving_608.divided_effect(effects)
    among = [target for slot in context.targets for target in slot]
    if divided is None or not among:
        return ()
    total = effects_609.number(game, divided.amount, Frame(context))
    if len(among) == 1:
        return ((among[0], total),)
    if total < len(among):
        raise IllegalAction("601.2d", f"{total} can't be divided among {len(among)} targets")
    return await Divide(context.controller, "divide", among, total, context.source.id, "601.2d", least=1)
