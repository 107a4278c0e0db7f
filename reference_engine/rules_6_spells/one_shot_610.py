"""610 One-shot effects that aren't keyword actions: drawing, damage, life, counters."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, IllegalAction, Number
from reference_engine.kernel.state import ObjId, Player, Reference
from reference_engine.rules_1_concepts import leaving_104, selecting
from reference_engine.rules_6_spells import effects_609, interaction_616, players_613_10
from reference_engine.vocabulary import costs
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.concepts import GameIsADraw, LoseTheGame
from reference_engine.vocabulary.counters import PutCounters, RemoveAllCounters, RemoveCounters, RemoveUpTo


@performs(e.Draw)
async def draw(game: Game, effect: e.Draw, frame: Frame) -> None:
    """121.2: cards are drawn one after another; several players draw in turn order (121.2c).

    What was drawn is «it» for the instructions that follow; a card drawn instead isn't (121.6c).
    """
    drawn: list[ObjId] = []
    for player in effects_609.players_of(game, effect.who, frame):
        drawn += await draw_cards(game, player, effects_609.number(game, effect.cards, frame), frame.source.id)
    frame.it = tuple(drawn)


async def draw_cards(
    game: Game, player: Player, count: int, source: ObjId, replaced_by: tuple[Any, ...] = ()
) -> list[ObjId]:
    """121.2: one after another, unless the instruction as a whole is replaced (121.2a). Gives the cards drawn."""
    if count > 1:
        several = events.DrawCards(player=player, count=count, source=source, replaced_by=replaced_by, rule="121.2a")
        if await interaction_616.replaced(game, several) is None:
            return []
    drawn = []
    for _ in range(count):
        one = events.DrawCard(player=player, source=source, replaced_by=replaced_by, rule="121.2")
        drawn += [id for id in await pipeline.happen(game, one) if id is not None]
    return drawn


@performs(e.DealDamage)
async def deal_damage(game: Game, effect: e.DealDamage, frame: Frame) -> None:
    """120.3, 608.2h: the source of the ability deals it, as it exists or last existed; 120.8: damage of 0 isn't dealt.

    A division among targets was announced (601.2d); what was meant for a target that is now illegal isn't dealt.
    """
    amount = effects_609.number(game, effect.amount, frame)
    to = effects_609.recipients(game, effect.to, frame)
    shares: list[tuple[Reference, int]]
    if effect.divided == "as_chosen":
        shares = [(one, share) for one, share in frame.context.division if one in to]
    elif effect.divided == "evenly":
        shares = [(one, amount // len(to)) for one in to]
    else:
        shares = [(one, amount) for one in to]
    if effect.excess_to_controller:
        shares = [part for one, share in shares for part in _without_excess(game, one, share, frame)]
    await pipeline.happen(
        game,
        *(
            events.DealDamage(to=one, amount=share, source=ObjId(int(source)), rule="120.3")
            for source in effects_609.references(game, effect.source, frame)
            for one, share in shares
            if share > 0
        ),
    )


def _without_excess(game: Game, to: Reference, amount: int, frame: Frame) -> list[tuple[Reference, int]]:
    """120.4a: what is more than lethal is dealt to the controller of the creature instead."""
    row = game.view.row(ObjId(int(to)))
    lethal = max(0, (row.toughness or 0) - game.state.status_of(row.id).damage)
    if effects_609.source_now(game, frame).has("deathtouch"):
        lethal = min(lethal, 1)
    return [(to, min(amount, lethal)), (row.controller, max(0, amount - lethal))]


@performs(e.GainLife)
async def gain_life(game: Game, effect: e.GainLife, frame: Frame) -> None:
    """119.3; gaining 0 life is nothing (119.10)."""
    await _life(game, events.GainLife, effect.who, effects_609.number(game, effect.life, frame), frame, "119.3")


@performs(e.LoseLife)
async def lose_life(game: Game, effect: e.LoseLife, frame: Frame) -> None:
    """119.3."""
    before = game.state.players
    await _life(game, events.LoseLife, effect.who, effects_609.number(game, effect.life, frame), frame, "119.3")
    if effect.counted:
        frame.amount = sum(max(0, before[p].life - record.life) for p, record in game.state.players.items())


async def _life(game: Game, kind: Any, who: str, amount: int, frame: Frame, rule: str) -> None:
    if amount > 0:
        players = effects_609.players_of(game, who, frame)
        await pipeline.happen(
            game, *(kind(player=p, amount=amount, source=frame.source.id, rule=rule) for p in players)
        )


@performs(e.WinGame)
async def win_game(game: Game, effect: e.WinGame, frame: Frame) -> None:
    """104.2b."""
    leaving_104.win(game, effects_609.players_of(game, effect.who, frame))


@performs(LoseTheGame)
async def lose_the_game(game: Game, effect: LoseTheGame, frame: Frame) -> None:
    """104.3e, 104.5: who loses leaves the game at once."""
    players = effects_609.players_of(game, effect.who, frame)
    await pipeline.happen(
        game, *(events.LoseGame(player=player, source=frame.source.id, rule="104.3e") for player in players)
    )
    leaving_104.leave(game, [player for player in players if game.state.players[player].lost])


@performs(GameIsADraw)
async def game_is_a_draw(game: Game, effect: GameIsADraw, frame: Frame) -> None:
    """104.4c."""
    leaving_104.draw(game, "104.4c")


@performs(costs.PayLife)
async def pay_life(game: Game, effect: costs.PayLife, frame: Frame) -> None:
    """119.4: only a player who has that much life can pay it; paying is losing it (118.3b). 0 can always be paid."""
    player = frame.player or frame.controller
    amount = effects_609.number(game, effect.life, frame)
    if amount > 0 and game.state.players[player].life < amount:
        raise IllegalAction("119.4", f"{player} doesn't have {amount} life to pay")
    if amount > 0 and not players_613_10.life_can_change(game, player):
        raise IllegalAction("119.8", f"{player} can't pay life: it can't be lost")
    if amount > 0:
        game.note("118.3b", "life is paid", player=player, amount=amount)
        await pipeline.happen(game, events.PayLife(player=player, amount=amount, source=frame.source.id, rule="118.3b"))


@performs(PutCounters)
async def put_counters(game: Game, effect: PutCounters, frame: Frame) -> None:
    """122.1, 122.6: on each object or player meant, all at the same time."""
    amount = effects_609.number(game, effect.amount, frame)
    if amount > 0:
        await pipeline.happen(
            game,
            *(
                events.PutCounters(
                    obj=on, kind=effect.kind, count=amount, by=frame.controller, source=frame.source.id, rule="122.1"
                )
                for on in effects_609.recipients(game, effect.on, frame)
            ),
        )


@performs(RemoveCounters)
async def remove_counters(game: Game, effect: RemoveCounters, frame: Frame) -> None:
    """122.1; as a cost all of them must be there (118.3), an effect removes as many as it can (609.3)."""
    wanted = effects_609.number(game, effect.amount, frame)
    found = effects_609.objects_of(game, effect.on, frame)
    if not found and wanted > 0:
        effects_609.cannot(frame, "118.3", "there is nothing to remove counters from")
    for id in found:
        had = game.state.objects[id].count(effect.kind)
        if had < wanted:
            effects_609.cannot(frame, "118.3", f"not enough {effect.kind} counters to remove")
        if (amount := min(had, wanted)) > 0:
            await pipeline.happen(
                game,
                events.RemoveCounters(
                    obj=id, kind=effect.kind, count=amount, source=frame.source.id, rule="122.1"
                ),
            )


@performs(RemoveUpTo)
async def remove_up_to(game: Game, effect: RemoveUpTo, frame: Frame) -> None:
    """122.1, 608.2d: the player says how many of each kind; `that_many` is then how many there were in all."""
    left = effects_609.number(game, effect.counters, frame)
    removed: list[Event] = []
    for id in effects_609.objects_of(game, effect.on, frame):
        for counter in game.state.objects[id].counters:
            most = min(left, counter.count)
            if most <= 0:
                continue
            question = Number(frame.controller, "number", 0, most, frame.source.id, "608.2d")
            question.text = f"{counter.kind} counters to remove"
            count = await question
            left -= count
            if count:
                removed.append(
                    events.RemoveCounters(
                        obj=id, kind=counter.kind, count=count, source=frame.source.id, rule="122.1"
                    )
                )
    frame.amount = effects_609.number(game, effect.counters, frame) - left
    await pipeline.happen(game, *removed)


@performs(RemoveAllCounters)
async def remove_all_counters(game: Game, effect: RemoveAllCounters, frame: Frame) -> None:
    """122.1: those of every kind, at the same time."""
    await pipeline.happen(
        game,
        *(
            events.RemoveCounters(
                obj=id, kind=counter.kind, count=counter.count, source=frame.source.id, rule="122.1"
            )
            for id in effects_609.objects_of(game, effect.on, frame)
            for counter in game.state.objects[id].counters
        ),
    )


@performs(costs.RemoveACounter)
async def remove_a_counter(game: Game, effect: costs.RemoveACounter, frame: Frame) -> None:
    """118.3, a cost: one counter, of a kind of the player's choice, from a permanent that player chooses."""
    player = frame.player or frame.controller
    rows = selecting.matching(game, effect.which, effects_609.source_now(game, frame), player)
    options = [row.id for row in rows if row.obj.counters]
    if not options:
        raise IllegalAction("118.3", "there is no counter to remove")
    id = await Choose(player, "cost", options, frame.source.id, "118.3")
    kinds = [counter.kind for counter in game.state.objects[id].counters]
    kind = await Choose(player, "choose", kinds, frame.source.id, "118.3") if len(kinds) > 1 else kinds[0]
    await pipeline.happen(
        game, events.RemoveCounters(obj=id, kind=kind, count=1, source=frame.source.id, rule="118.3")
    )
