"""614 Replacements of how much: damage (120.4b), life gained (119.10), cards drawn (121.6)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Confirm
from reference_engine.kernel.state import ObjId, Player, turn_order
from reference_engine.rules_1_concepts import players_102, selecting
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.amounts import DamageDealt, DrawsMore, DrawsShared, LifeGained, MaySkipDraw


# ------------------------------------------------------------------------------------------------ damage
def _changes_damage(game: Game, rule: InForce, e: events.DealDamage) -> bool:
    record: DamageDealt = rule.record
    source = game.row(e.source) if e.source is not None else None
    if source is None or not selecting.fits(game, record.by, source, rule.source, rule.controller):
        return False
    return not record.to_opponents or _player_of(game, e) != rule.controller


def _player_of(game: Game, e: events.DealDamage) -> Player:
    """The player that is dealt damage, or the controller of the permanent that is."""
    return Player(str(e.to)) if e.to in game.state.players else game.view.row(ObjId(int(e.to))).controller


@replaces(DamageDealt, events.DealDamage, _changes_damage)
async def _other_damage(game: Game, rule: InForce, e: events.DealDamage) -> Event:
    """120.4b; damage of 0 is no event that this could replace (120.8)."""
    return replace(e, amount=e.amount + rule.record.plus)


# ------------------------------------------------------------------------------------------------ life
def _changes_gain(game: Game, rule: InForce, e: events.GainLife) -> bool:
    return players_102.is_meant(rule.record.whose, e.player, rule.controller)


@replaces(LifeGained, events.GainLife, _changes_gain)
async def _other_gain(game: Game, rule: InForce, e: events.GainLife) -> Event:
    """119.10; a gain of 0 is no event, and neither is one that can't happen (119.7)."""
    record: LifeGained = rule.record
    amount = e.amount * record.times + record.plus
    if record.lost:
        return events.LoseLife(
            player=e.player, amount=amount, source=e.source, replaced_by=e.replaced_by, rule="119.3"
        )
    return replace(e, amount=amount)


# ------------------------------------------------------------------------------------------------ draws
def _is_own_draw(game: Game, rule: InForce, e: events.DrawCard) -> bool:
    return e.player == rule.controller


@replaces(MaySkipDraw, events.DrawCard, _is_own_draw)
async def _may_skip(game: Game, rule: InForce, e: events.DrawCard) -> Event | None:
    """121.6a: also with an empty library."""
    source = rule.source.id if rule.source is not None else None
    return None if await Confirm(e.player, "may", source, "121.6") else e


def _draws_many(game: Game, rule: InForce, e: events.DrawCards) -> bool:
    record: DrawsShared = rule.record
    return e.count >= record.so_many and players_102.is_meant(record.whose, e.player, rule.controller)


@replaces(DrawsShared, events.DrawCards, _draws_many)
async def _share_draws(game: Game, rule: InForce, e: events.DrawCards) -> None:
    """121.2a: the number is looked at before any of the draws; 121.2c: in turn order."""
    for player in turn_order(game.state):
        if player in (e.player, rule.controller):
            await pipeline.happen(game, events.DrawCard(player=player, source=e.source, rule="121.2a"))


def _draws_more(game: Game, rule: InForce, e: events.DrawCard) -> bool:
    """614.1: the condition is looked at as each card would be drawn."""
    if not _is_own_draw(game, rule, e):
        return False
    condition = rule.record.only_while
    return condition is None or (frame := _frame(rule)) is None or effects_609.holds(game, condition, frame)


def _frame(rule: InForce) -> Frame | None:
    if rule.source is None:
        return None
    return Frame(Context(rule.record, rule.controller, rule.source, held=rule.held))


@replaces(DrawsMore, events.DrawCard, _draws_more)
async def _draw_more(game: Game, rule: InForce, e: events.DrawCard) -> None:
    """121.6b: these draws are over before the draws that follow the replaced one; 121.6c: none of them is that one."""
    for _ in range(rule.record.number):
        await pipeline.happen(game, replace(e))
    frame = _frame(rule)
    if rule.record.then and frame is not None:
        await effects_609.perform(game, rule.record.then, frame)
