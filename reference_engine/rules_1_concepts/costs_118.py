"""118 Costs: paying them. Mana first, then the rest; all of it or the action is illegal (118.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.driver import every_outcome
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Confirm, IllegalAction
from reference_engine.kernel.state import Mana, ObjId, Player, with_player
from reference_engine.rules_1_concepts import mana_106, payment
from reference_engine.rules_1_concepts.spending_118_3a import Stage, requirements, spend
from reference_engine.rules_2_parts.mana_cost_202 import halves, is_mana, is_phyrexian, symbols
from reference_engine.rules_6_spells import effects_609, mana_abilities_605, spent_as_609_4b
from reference_engine.vocabulary.concepts import PayManaCostOf
from reference_engine.vocabulary.costs import PayLife
from reference_engine.vocabulary.effects import Cost

LIFE_FOR_A_SYMBOL = 2
"""107.4f."""


async def pay(
    game: Game,
    player: Player,
    costs: Sequence[Cost],
    frame: Frame,
    mana_abilities: tuple[ObjId, ...] = (),
    stages: tuple[Stage, ...] | None = None,
) -> None:
    """118.3, 601.2g–h: pay all of a cost; raises IllegalAction if a part of it can't be paid.

    Mana abilities are activated first, those of the sources in `mana_abilities` in any case and then what else it
    takes. With `stages` (a mana ability that a larger payment needs) only the pool is spent, so that those stages stay
    payable. What moves library cards is paid last (601.2h). The caller takes back what was paid before a failure.
    """
    frame.paying = True
    costs = [_with_mana_cost(game, cost, frame) for cost in costs]
    costs = await without_phyrexian_symbols(player, costs, frame)
    parts = [symbol for cost in costs if isinstance(cost, str) for symbol in symbols(cost)]
    mana = [symbol for symbol in parts if is_mana(symbol)]
    if mana:
        await pay_mana(game, player, mana, frame, mana_abilities, stages)
    rest = [part for cost in costs for part in _other_parts(cost)]
    for part in sorted(rest, key=mana_abilities_605.moves_a_library_card):
        if isinstance(part, str):
            await _pay_symbol(game, part, frame)
        else:
            await effects_609.perform(game, (part,), frame)
    frame.paying = False


def _with_mana_cost(game: Game, cost: Cost, frame: Frame) -> Cost:
    """107.3h: for an object's mana cost that mana; a cost without one can't be paid (118.6)."""
    if not isinstance(cost, PayManaCostOf):
        return cost
    ids = [ObjId(int(id)) for id in effects_609.references(game, cost.what, frame)]
    row = game.row(ids[0]) if ids else None
    if row is None or row.mana_cost is None:
        raise IllegalAction("118.6", "there is no mana cost to pay")
    return row.mana_cost


def _other_parts(cost: Cost) -> tuple[Any, ...]:
    return tuple(s for s in symbols(cost) if not is_mana(s)) if isinstance(cost, str) else (cost,)


def can_pay(game: Game, player: Player, costs: Sequence[Cost], frame: Frame) -> bool:
    """Is there a way to pay this now? Tried in forks (118.3)."""

    async def attempt(fork: Game) -> None:
        await pay(fork, player, costs, copy_of(frame))

    return next(iter(every_outcome(game, attempt)), None) is not None


def copy_of(frame: Frame) -> Frame:
    """A frame of its own for an attempt."""
    other = Frame(frame.context, paying=frame.paying, tapped_for=frame.tapped_for)
    other.x, other.it, other.gone, other.then, other.player = frame.x, frame.it, frame.gone, frame.then, frame.player
    return other


async def pay_mana(
    game: Game,
    player: Player,
    mana: Sequence[str],
    frame: Frame,
    mana_abilities: tuple[ObjId, ...],
    stages: tuple[Stage, ...] | None,
) -> None:
    """601.2g: activate mana abilities; 118.3a: then take the mana from the pool."""
    left: tuple[Mana, ...] | None = None
    if stages is None:
        ways = spent_as_609_4b.widened(game, player, requirements(mana, frame.x or 0), frame)
        wanted = Stage(ways, lambda one: mana_106.may_be_spent(one, frame))
        before = game.state.players[player].mana
        if not payment.activate(game, player, wanted, frame, mana_abilities):
            raise IllegalAction("601.2h", f"{player} can't pay {written(mana)}")
        stages = (wanted,)
        if mana_abilities:
            left = _with_what_was_made(before, game.state.players[player].mana, stages)
    if left is None:
        left = spend(game.state.players[player].mana, stages)
    if left is None:
        raise IllegalAction("601.2h", f"{player} can't pay {written(mana)}")
    game.note("118.3a", "mana is paid", player=player, mana=written(mana))
    frame.spent = (*frame.spent, *(one.type for one in _taken(game.state.players[player].mana, left)))
    if left != game.state.players[player].mana:
        game.state = with_player(game.state, player, mana=left)


def _with_what_was_made(
    before: tuple[Mana, ...], pool: tuple[Mana, ...], stages: Sequence[Stage]
) -> tuple[Mana, ...] | None:
    """118.3a: what a player makes for a payment is meant to pay it; what was in the pool stays, if that is enough."""
    kept = Counter(before) & Counter(pool)
    left = spend(tuple((Counter(pool) - kept).elements()), stages)
    return None if left is None else (*kept.elements(), *left)


def _taken(pool: tuple[Mana, ...], left: tuple[Mana, ...]) -> list[Mana]:
    """What was in the pool and isn't any more."""
    taken = list(pool)
    for one in left:
        taken.remove(one)
    return taken


def written(mana: Sequence[str]) -> str:
    return "".join(f"{{{symbol}}}" for symbol in mana) or "{0}"


async def without_phyrexian_symbols(player: Player, costs: Sequence[Cost], frame: Frame) -> tuple[Cost, ...]:
    """107.4f: for each Phyrexian symbol the player says whether life pays for it (601.2b, 118.13b)."""
    if not any(isinstance(cost, str) and is_phyrexian(s) for cost in costs for s in symbols(str(cost))):
        return tuple(costs)
    found: list[Cost] = []
    life = 0
    for cost in costs:
        if not isinstance(cost, str):
            found.append(cost)
            continue
        kept = []
        for symbol in symbols(cost):
            if is_phyrexian(symbol):
                question = Confirm(player, "pay", frame.source.id, "107.4f")
                question.text = f"pay {LIFE_FOR_A_SYMBOL} life for {{{symbol}}}"
                if await question:
                    life += LIFE_FOR_A_SYMBOL
                    continue
                symbol = "/".join(halves(symbol))
            kept.append(symbol)
        found.append(written(kept))
    return (*found, *([PayLife(life=life)] if life else []))


async def _pay_symbol(game: Game, symbol: str, frame: Frame) -> None:
    """107.5, 107.6: tap or untap this permanent; what is so already can't pay. Replacing it still pays (118.11)."""
    if symbol == "E":
        await _pay_energy(game, frame)
        return
    id = frame.source.id
    if id not in game.state.zone("battlefield"):
        raise IllegalAction("118.3", f"{frame.source.name} isn't on the battlefield any more")
    tapped = game.state.status_of(id).tapped
    match symbol:
        case "T" if tapped:
            raise IllegalAction("107.5", f"{frame.source.name} is tapped already")
        case "T":
            await pipeline.happen(game, events.Tap(obj=id, source=id, rule="107.5"))
        case "Q" if not tapped:
            raise IllegalAction("107.6", f"{frame.source.name} is untapped already")
        case "Q":
            await pipeline.happen(game, events.Untap(obj=id, source=id, rule="107.6"))
        case _:
            raise NotImplementedError(f"a cost with {{{symbol}}}")


async def _pay_energy(game: Game, frame: Frame) -> None:
    """107.14: the player removes one energy counter from themselves."""
    player = frame.player or frame.controller
    if not game.state.players[player].counters.get("energy", 0):
        raise IllegalAction("107.14", f"{player} has no energy counter left to pay")
    await pipeline.happen(
        game, events.RemoveCounters(obj=player, kind="energy", count=1, source=frame.source.id, rule="107.14")
    )
