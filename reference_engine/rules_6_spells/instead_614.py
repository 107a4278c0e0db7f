"""614.1a What happens instead of gaining or paying life, of drawing and of being dealt damage."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains, occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, ChooseSome
from reference_engine.kernel.state import ObjId, Player, change
from reference_engine.rules_1_concepts import leaving_104, players_102
from reference_engine.rules_6_spells import effects_609, lasting_611, one_shot_610, prevention_615
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.instead import (
    DrawsInsteadOfLife,
    ExilesInsteadOfDamage,
    ExilesInsteadOfPayingLife,
    PreventNextBy,
    RemovesInsteadOfUntapping,
    ReturnsInsteadOfDrawing,
)
from reference_engine.vocabulary.record import Record, head


def _source(rule: InForce) -> ObjId | None:
    return rule.source.id if rule.source is not None else None


async def _lose(game: Game, rule: InForce, player: Player) -> None:
    """104.3e, 104.5."""
    await pipeline.happen(game, events.LoseGame(player=player, source=_source(rule), rule="104.3e"))
    leaving_104.leave(game, [player] if game.state.players[player].lost else [])


# ------------------------------------------------------------------------------------------------ life gained
def _gains(game: Game, rule: InForce, e: events.GainLife) -> bool:
    return players_102.is_meant(rule.record.gainer, e.player, rule.controller)


@replaces(DrawsInsteadOfLife, events.GainLife, _gains)
async def _draw_instead(game: Game, rule: InForce, e: events.GainLife) -> None:
    """616.2: the draws may be replaced in turn; 121.2: one after another."""
    assert rule.source is not None, "an ability of a permanent"
    await one_shot_610.draw_cards(game, e.player, e.amount, rule.source.id, e.replaced_by)


# ------------------------------------------------------------------------------------------------ draws
def _draws(game: Game, rule: InForce, e: events.DrawCard) -> bool:
    return players_102.is_meant(rule.record.drawer, e.player, rule.controller)


@replaces(ReturnsInsteadOfDrawing, events.DrawCard, _draws)
async def _return_instead(game: Game, rule: InForce, e: events.DrawCard) -> None:
    """A card of the player's choice; without one in the graveyard the player loses the game."""
    cards = game.state.zone("graveyard", e.player)
    if not cards:
        await _lose(game, rule, e.player)
        return
    card = cards[0] if len(cards) == 1 else await Choose(e.player, "choose", cards, _source(rule), "614.6")
    await pipeline.happen(game, events.Move(obj=card, to="hand", reason="return", source=_source(rule), rule="614.6"))


# ------------------------------------------------------------------------------------------------ damage
def _is_damaged(game: Game, rule: InForce, e: events.DealDamage) -> bool:
    return e.to in game.state.players and players_102.is_meant(
        rule.record.damaged, Player(str(e.to)), rule.controller
    )


@replaces(ExilesInsteadOfDamage, events.DealDamage, _is_damaged)
async def _exile_instead(game: Game, rule: InForce, e: events.DealDamage) -> None:
    """As many cards as there would be damage, of the player's choice; with too few the player loses the game."""
    player = Player(str(e.to))
    cards = game.state.zone("graveyard", player)
    if len(cards) < e.amount:
        await _lose(game, rule, player)
        return
    chosen = cards
    if len(cards) > e.amount:
        chosen = await ChooseSome(player, "choose", cards, e.amount, e.amount, _source(rule), "614.6")
    await pipeline.happen(
        game,
        *(events.Move(obj=id, to="exile", reason="exile", source=_source(rule), rule="614.6") for id in chosen),
    )


# ------------------------------------------------------------------------------------------------ untapping
def _untaps_with(game: Game, rule: InForce, e: events.Untap) -> bool:
    row, turn = game.view.row(e.obj), game.state.turn
    its_step = turn.step == "untap step" and turn.active == row.controller
    return its_step and row.obj.count(rule.record.counters) > 0


@replaces(RemovesInsteadOfUntapping, events.Untap, _untaps_with)
async def _remove_instead(game: Game, rule: InForce, e: events.Untap) -> Event:
    """All counters of the kind come off."""
    kind = rule.record.counters
    return events.RemoveCounters(
        obj=e.obj, kind=kind, count=game.view.row(e.obj).obj.count(kind), source=_source(rule),
        replaced_by=e.replaced_by, rule="614.6",
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------ life paid
@contains(events.PayLife)
def _is_lost(game: Game, e: events.PayLife) -> tuple[Event, ...]:
    """118.3b: paying life is losing it."""
    return (events.LoseLife(player=e.player, amount=e.amount, source=e.source, rule="118.3b"),)


def _pays(game: Game, rule: InForce, e: events.PayLife) -> bool:
    library = game.state.zone("library", e.player)
    return len(library) >= e.amount and players_102.is_meant(rule.record.payer, e.player, rule.controller)


@replaces(ExilesInsteadOfPayingLife, events.PayLife, _pays)
async def _exile_off_the_library(game: Game, rule: InForce, e: events.PayLife) -> None:
    """118.11: the cost is paid all the same; 614.13c: a card that is entering the battlefield stays out of it."""
    cards = [id for id in game.state.zone("library", e.player) if id not in game.entering]
    await pipeline.happen(
        game,
        *(
            events.Move(obj=id, to="exile", reason="exile", source=_source(rule), rule="614.6")
            for id in cards[: e.amount]
        ),
    )


# ------------------------------------------------------------------------------------------------ damage by one object
class NextDamageBy(
    Record, frozen=True, tag_field="is", tag="next_damage_by", rename=head("next_damage_by", "gaining_life")
):
    """What `PreventNextBy` makes, bound to the object that would deal the damage."""

    gaining_life: bool


@performs(PreventNextBy)
async def prevent_next_by(game: Game, effect: PreventNextBy, frame: Frame) -> None:
    """615.3: it waits for the damage, or for the end of the turn."""
    objects = tuple(effects_609.objects_of(game, effect.dealer, frame))
    if objects:
        lasting_611.begin(game, frame, "end of turn", abilities=(NextDamageBy(effect.gaining_life),), objects=objects)


def _deals(game: Game, rule: InForce, e: events.DealDamage) -> bool:
    return e.source in rule.objects and prevention_615.can_be_prevented(game)


@replaces(NextDamageBy, events.DealDamage, _deals)
async def _prevent(game: Game, rule: InForce, e: events.DealDamage) -> Event | None:
    """120.4b–d: all that the object would deal at that time; the life is gained with what comes of other damage."""
    prevented = prevention_615.prevent(game, rule, e)
    if not rule.record.gaining_life or not isinstance(prevented, events.DamagePrevented):
        return prevented
    gain = events.GainLife(player=rule.controller, amount=e.amount, source=_source(rule), rule="120.4d")
    return replace(prevented, besides=(*prevented.besides, gain))


@occurs(events.DamagePrevented)
def _is_used_up(game: Game, e: events.DamagePrevented) -> None:
    """615.6: an effect about the next time is over then, however much damage was dealt at once."""
    kept = tuple(
        effect for effect in game.state.effects
        if ("effect", effect.id) != tuple(e.by)[:2] or not isinstance(effect.abilities[0], NextDamageBy)
    )  # fmt: skip
    if len(kept) != len(game.state.effects):
        game.state = change(game.state, effects=kept)
