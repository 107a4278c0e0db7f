"""615.7, 614.9 Shields: so much of the next damage is prevented, or is dealt to something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from reference_engine.kernel.events import DealDamage, Event, PutCounters
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import ObjId, Player, Reference, change
from reference_engine.rules_6_spells import effects_609, in_force_611, lasting_611, prevention_615
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.record import Record
from reference_engine.vocabulary.replacing import (
    CountersInsteadOfDamage,
    DealtInstead,
    DealtToController,
    PreventNextDamage,
    RedirectNext,
)


class DamageShield(Record, frozen=True):
    """What is left of a shield around one object or player (615.7)."""

    left: int
    around: int | str


class Redirection(Record, frozen=True):
    """What is left of a shield that sends damage on (614.9)."""

    left: int
    away_from: int | str
    onto: int | str


# ------------------------------------------------------------------------------------------------ as they begin
@performs(PreventNextDamage)
async def prevent_next_damage(game: Game, effect: PreventNextDamage, frame: Frame) -> None:
    """615.11: a shield of its own for each that is meant as the effect begins."""
    amount = effects_609.number(game, effect.damage_points, frame)
    meant: list[Reference] = list(effects_609.references(game, effect.to, frame))
    if effect.sharing_a_color:
        colors: frozenset[str] = frozenset().union(
            *(game.view.row(ObjId(int(id))).colors for id in meant if id in game.state.objects)
        )
        meant += [
            row.id for row in game.view.battlefield()
            if "Creature" in row.types and row.colors & colors and row.id not in meant
        ]  # fmt: skip
    for one in meant:
        _shield(game, frame, DamageShield(left=amount, around=one), one)


@performs(RedirectNext)
async def redirect_next(game: Game, effect: RedirectNext, frame: Frame) -> None:
    amount = effects_609.number(game, effect.points, frame)
    for away in effects_609.references(game, effect.away_from, frame):
        for onto in effects_609.references(game, effect.onto, frame):
            _shield(game, frame, Redirection(left=amount, away_from=away, onto=onto), away)


def _shield(game: Game, frame: Frame, record: Any, around: Reference) -> None:
    objects = (ObjId(int(around)),) if around not in game.state.players else ()
    lasting_611.begin(game, frame, "end of turn", abilities=(record,), objects=objects)


def _spend(game: Game, rule: InForce, amount: int) -> None:
    """The shield is less by so much, and gone at 0."""
    effects = []
    for effect in game.state.effects:
        if effect.id == rule.key[1]:
            left = rule.record.left - amount
            if left <= 0:
                continue
            effect = msgspec.structs.replace(effect, abilities=(replace(rule.record, left=left),))
        effects.append(effect)
    game.state = change(game.state, effects=tuple(effects))


# ------------------------------------------------------------------------------------------------ prevented (615.7)
def _is_around(game: Game, rule: InForce, e: DealDamage) -> bool:
    return bool(e.to == rule.record.around)


@replaces(DamageShield, DealDamage, _is_around)
async def _prevent(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    """615.7: each 1 damage prevented makes the shield 1 less; 615.12: damage that can't be prevented doesn't."""
    if prevention_615.can_be_prevented(game):
        _spend(game, rule, min(rule.record.left, e.amount))
    return prevention_615.prevent(game, rule, e, rule.record.left)


async def in_chosen_order(game: Game, proposed: Sequence[Event], order: list[int]) -> list[int]:
    """615.7: of damage by several sources at once, the player or controller chooses what the shields prevent.

    Gives the order of the batch in which the shields meet the damage.
    """
    if len(order) < 2:
        return order
    shields: dict[Any, int] = {}
    for rule in in_force_611.of_kinds(game, DamageShield):
        shields[rule.record.around] = shields.get(rule.record.around, 0) + rule.record.left
    for around, left in shields.items():
        places = [n for n in order if isinstance(e := proposed[n], DealDamage) and e.to == around and e.amount > 0]
        waiting = {n: proposed[n] for n in places}
        chosen: list[int] = []
        while len(waiting) > 1 and 0 < left < sum(e.amount for e in waiting.values()):  # type: ignore[attr-defined]
            player = around if around in game.state.players else game.view.row(ObjId(int(around))).controller
            sources = list(dict.fromkeys(e.source for e in waiting.values() if e.source is not None))
            if len(sources) < 2:
                break
            source = await Choose(Player(str(player)), "damage-source", sources, None, "615.7")
            n = next(n for n, e in waiting.items() if e.source == source)
            left -= waiting.pop(n).amount  # type: ignore[attr-defined]
            chosen.append(n)
        ranked = iter((*chosen, *waiting))
        order = [next(ranked) if n in places else n for n in order]
    return order


# ------------------------------------------------------------------------------------------------ redirected (614.9)
def _can_take(game: Game, what: Reference) -> bool:
    """614.9: still a battle, creature or planeswalker on the battlefield, or a player in the game."""
    player = game.state.players.get(Player(str(what)))
    if player is not None:
        return not player.lost
    obj = game.state.objects.get(ObjId(int(what)))
    if obj is None or obj.zone != "battlefield":
        return False
    return not game.view.row(obj.id).types.isdisjoint(("Creature", "Planeswalker", "Battle"))


def _sends_on(game: Game, rule: InForce, e: DealDamage) -> bool:
    return e.to == rule.record.away_from and _can_take(game, rule.record.onto)


@replaces(Redirection, DealDamage, _sends_on)
async def _redirect(game: Game, rule: InForce, e: DealDamage) -> Event:
    """614.9: the same damage, also where it can't be prevented."""
    amount = min(rule.record.left, e.amount)
    _spend(game, rule, amount)
    if amount == e.amount:
        return replace(e, to=rule.record.onto)
    part = replace(e, to=rule.record.onto, amount=amount, besides=())
    return replace(e, amount=e.amount - amount, besides=(*e.besides, part))


def _host(rule: InForce) -> Reference | None:
    if rule.record.taker == "host" and rule.source is not None:
        return rule.source.obj.attached_to
    return rule.source.id if rule.source is not None else None


def _takes_it(game: Game, rule: InForce, e: DealDamage) -> bool:
    taker = _host(rule)
    return e.to == rule.controller and taker is not None and _can_take(game, taker)


@replaces(DealtInstead, DealDamage, _takes_it)
async def _dealt_instead(game: Game, rule: InForce, e: DealDamage) -> Event:
    taker = _host(rule)
    assert taker is not None, "it applies only then"
    return replace(e, to=taker)


def _hits_it(game: Game, rule: InForce, e: DealDamage) -> bool:
    if e.to in game.state.players:
        return False
    return in_force_611.concerns(game, rule, rule.record.hit, game.view.row(ObjId(int(e.to))))


@replaces(DealtToController, DealDamage, _hits_it)
async def _to_its_controller(game: Game, rule: InForce, e: DealDamage) -> Event:
    """614.9: combat damage stays combat damage."""
    return replace(e, to=game.view.row(ObjId(int(e.to))).controller)


# ------------------------------------------------------------------------------------------------ counters (614.1a)
def _is_its_own(game: Game, rule: InForce, e: DealDamage) -> bool:
    return rule.source is not None and e.to == rule.source.id


@replaces(CountersInsteadOfDamage, DealDamage, _is_its_own)
async def _counters_instead(game: Game, rule: InForce, e: DealDamage) -> Event:
    """614.16: an effect puts them, also where the damage was combat damage, which no effect deals."""
    assert rule.source is not None, "it applies only then"
    return PutCounters(
        obj=rule.source.id, kind=rule.record.kind_put, count=e.amount, by=rule.controller, source=rule.source.id,
        replaced_by=e.replaced_by, rule="614.6",
    )  # fmt: skip
