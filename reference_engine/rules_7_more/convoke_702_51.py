"""702.51 Convoke: creatures are tapped to pay for mana in the total cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import ChooseSome, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import costs_118
from reference_engine.rules_2_parts.mana_cost_202 import colors_in, symbols
from reference_engine.vocabulary.effects import Cost


async def convoked(
    game: Game, player: Player, row: Row, costs: tuple[Cost, ...], frame: Frame, action: actions.Cast
) -> tuple[Cost, ...]:
    """702.51a–b: taps the creatures that the player chooses; gives what is left of the total cost.

    The creatures are those that the action names; else the player is asked only if mana alone isn't enough. They are
    tapped before mana abilities are activated instead of after: none that is named is meant to be tapped for mana.
    """
    if not row.has("convoke"):
        return costs
    able = creatures(game, player)
    chosen = action.tapping
    if not chosen and able and not costs_118.can_pay(game, player, costs, frame):
        chosen = await ChooseSome(player, "cost", able, 0, len(able), row.id, "702.51a")
    if not chosen:
        return costs
    if any(id not in able for id in chosen):
        raise IllegalAction("702.51a", "only untapped creatures of the spell's controller convoke it")
    rows = [game.view.row(id) for id in chosen]
    await pipeline.happen(game, *(events.Tap(obj=id, source=row.id, rule="702.51a") for id in chosen))
    mana = tuple(symbol for cost in costs if isinstance(cost, str) for symbol in symbols(cost))
    others = tuple(cost for cost in costs if not isinstance(cost, str))
    for left in remainders(mana, rows):
        rest = (costs_118.written(left), *others)
        if costs_118.can_pay(game, player, rest, frame):
            return rest
    raise IllegalAction("702.51a", "these creatures and the mana don't pay for the spell")


def creatures(game: Game, player: Player) -> tuple[ObjId, ...]:
    """The untapped creatures a player controls; how long doesn't matter, since nothing asks for {T} (302.6)."""
    return tuple(
        row.id for row in game.view.battlefield()
        if "Creature" in row.types and row.controller == player and not game.state.status_of(row.id).tapped
    )  # fmt: skip


def remainders(mana: tuple[str, ...], rows: Sequence[Row]) -> Iterator[tuple[str, ...]]:
    """What is left to pay, for each way in which every creature pays for one mana of its colours or a generic one."""
    if not rows:
        yield mana
        return
    first, *others = rows
    seen: set[str] = set()
    for n, symbol in enumerate(mana):
        if symbol in seen:
            continue
        seen.add(symbol)
        if symbol.isdigit() and int(symbol) > 0:
            less = (str(int(symbol) - 1),) if int(symbol) > 1 else ()
            yield from remainders((*mana[:n], *less, *mana[n + 1 :]), others)
        elif colors_in(symbol) & first.colors:
            yield from remainders((*mana[:n], *mana[n + 1 :]), others)
