"""701 Keyword actions on permanents: attach, counter, create, destroy, sacrifice, tap and untap, monstrosity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, ChooseSome, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, with_object
from reference_engine.rules_1_concepts import selecting, tokens_111
from reference_engine.rules_2_parts import names_201
from reference_engine.rules_3_card_types import auras_303, equipment_301
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_5_turn import becoming_blocked_509_1h, combat_506
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary import costs
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.selectors import Which


def _on_battlefield(game: Game, what: Any, frame: Frame) -> list[ObjId]:
    return [
        id for id in effects_609.objects_of(game, what, frame) if game.state.objects[id].zone == "battlefield"
    ]


# ------------------------------------------------------------------------------------------------ 701.3
@performs(e.AttachIt)
async def attach(game: Game, effect: e.AttachIt, frame: Frame) -> None:
    """701.3a–b: what it couldn't enchant or equip, or has it already, it isn't attached to."""
    for id in _on_battlefield(game, effect.what, frame):
        for host in effects_609.recipients(game, effect.to, frame)[:1]:
            if game.state.objects[id].attached_to != host and can_be_attached(game, game.view.row(id), host):
                await pipeline.happen(game, events.Attach(obj=id, to=host, source=frame.source.id, rule="701.3a"))


@performs(e.AttachElsewhere)
async def attach_elsewhere(game: Game, effect: e.AttachElsewhere, frame: Frame) -> None:
    """701.3a, 608.2d: chosen as the instruction is followed; with no other permanent to enchant it stays (701.3b)."""
    for id in _on_battlefield(game, effect.what, frame):
        row = game.view.row(id)
        options = [
            host for host in game.state.zone("battlefield")
            if host != row.obj.attached_to and "Aura" in row.subtypes and can_be_attached(game, row, host)
        ]  # fmt: skip
        if options:
            host = await Choose(frame.controller, "attach", options, frame.source.id, "701.3a")
            await pipeline.happen(game, events.Attach(obj=id, to=host, source=frame.source.id, rule="701.3a"))


def can_be_attached(game: Game, what: Row, to: Any) -> bool:
    """701.3a: an Aura to what it can enchant, Equipment to what it can equip; nothing else (701.3b)."""
    host = Player(str(to)) if to in game.state.players else game.view.row(to)
    if "Aura" in what.subtypes:
        return auras_303.can_enchant(game, what, host)
    return isinstance(host, Row) and equipment_301.can_equip(game, what, host)


# ------------------------------------------------------------------------------------------------ 701.6
@performs(e.CounterIt)
async def counter(game: Game, effect: e.CounterIt, frame: Frame) -> None:
    """701.6a: it is removed from the stack; a spell is put into its owner's graveyard."""
    for id in effects_609.objects_of(game, effect.what, frame):
        obj = game.state.objects[id]
        if obj.zone == "stack":
            to = zones_400.LIMBO if obj.kind == "ability" else effect.to
            await pipeline.happen(
                game, events.Move(obj=id, to=to, reason="counter", source=frame.source.id, rule="701.6a")
            )


# ------------------------------------------------------------------------------------------------ 701.7, 707
@performs(e.Create)
async def create(game: Game, effect: e.Create, frame: Frame) -> None:
    """701.7a, 111.2: the player creates them and controls them; an X in their size is fixed now."""
    token = names_201.bound(tokens_111.named(effect.token), frame.source.id)
    if token.size is not None and "x" in token.size:
        token = replace(token, size=token.size.replace("x", str(effects_609.number(game, effect.x, frame))))
    count = effects_609.number(game, effect.amount, frame)
    for player in effects_609.players_of(game, effect.who, frame):
        attacking = blocking = None
        if effect.attacking is not None:
            chosen = becoming_blocked_509_1h.choose_attacked
            attacking = await chosen(game, player, frame.source.id, effect.attacking, frame)
        if effect.blocking is not None:
            blocking = next(iter(effects_609.objects_of(game, effect.blocking, frame)), None)
        made = events.Create(
            token=token, count=count, player=player, tapped=effect.tapped, attacking=attacking, blocking=blocking,
            source=frame.source.id, rule="701.7a",
        )  # fmt: skip
        await _create(game, made, frame)


@performs(e.CreateCopy)
async def create_copy(game: Game, effect: e.CreateCopy, frame: Frame) -> None:
    """707.2, 707.9: tokens with an object's copiable values, and the abilities it says they have besides.

    The object may be gone: then the values it last had are copied (608.2h).
    """
    for id in effects_609.references(game, effect.of, frame)[:1]:
        if id in game.state.players or (id not in game.state.objects and id not in game.seen):
            continue
        values = copying_707.with_exceptions(copying_707.copiable(game, ObjId(int(id))), effect.except_)
        values = replace(values, abilities=(*values.abilities, *effect.also_have))
        count = effects_609.number(game, effect.amount, frame)
        made = events.Create(
            token=values, count=count, player=frame.controller, source=frame.source.id, rule="707.2"
        )
        await _create(game, made, frame)


async def _create(game: Game, event: events.Create, frame: Frame) -> None:
    frame.it = ()
    if event.count > 0:
        before = combat_506.combat(game)
        results = await pipeline.happen(game, event)
        frame.it = tuple(id for made in results if made for id in made if id is not None)
        await becoming_blocked_509_1h.tell_new_blocks(game, before)


# ------------------------------------------------------------------------------------------------ 701.8
@performs(e.Destroy)
async def destroy(game: Game, effect: e.Destroy, frame: Frame) -> None:
    """701.8a: from the battlefield to the owner's graveyard, all at the same time."""
    await pipeline.happen(
        game,
        *(
            events.Move(
                obj=id, to="graveyard", reason="destroy", no_regeneration=effect.no_regeneration,
                source=frame.source.id, rule="701.8a",
            )
            for id in _on_battlefield(game, effect.what, frame)
        ),
    )


# ------------------------------------------------------------------------------------------------ 701.21
def sacrificable(game: Game, which: Which, frame: Frame, player: Player) -> list[ObjId]:
    """701.21a: the permanents that player controls, of those described."""
    rows = selecting.matching(game, which, effects_609.source_now(game, frame), player, x=effects_609.x_of(game, frame))
    return [row.id for row in rows if row.controller == player and row.obj.zone == "battlefield"]


@performs(e.Sacrifice)
async def sacrifice(game: Game, effect: e.Sacrifice, frame: Frame) -> None:
    """701.21a: its controller moves it to its owner's graveyard; nobody sacrifices what they don't control.

    Several players choose in turn order, then all is sacrificed at the same time (608.2e). What was sacrificed is
    remembered as it last existed (608.2h), and the moment before it left (106.7).
    """
    chosen: list[ObjId] = []
    for player in _players(game, effect.who, frame):
        if not isinstance(effect.what, Which):
            found = _on_battlefield(game, effect.what, frame)
            mine = [id for id in found if game.view.row(id).controller == player]
            if not mine:
                effects_609.cannot(frame, "701.21a", f"{player} doesn't control what is to be sacrificed")
            chosen.extend(mine)
            continue
        options = sacrificable(game, effect.what, frame, player)
        if effect.all_of_them:
            chosen.extend(options)
            continue
        if effect.any_number:
            picked = await ChooseSome(player, "sacrifice", options, 0, len(options), frame.source.id, "107.1c")
            frame.amount = len(picked)
            chosen.extend(picked)
            continue
        wanted = effects_609.number(game, effect.number_of, frame)
        if len(options) < wanted:
            effects_609.cannot(frame, "118.3", "there isn't enough to sacrifice")
        chosen.extend(await _pick(player, "sacrifice", options, wanted, frame, "701.21a"))
    if chosen:
        frame.then = game.state
        frame.gone = (*frame.gone, *(game.view.row(id) for id in chosen))
        await pipeline.happen(
            game,
            *(
                events.Move(obj=id, to="graveyard", reason="sacrifice", source=frame.source.id, rule="701.21a")
                for id in chosen
            ),
        )


def _players(game: Game, who: str, frame: Frame) -> list[Player]:
    """Who acts; the player who pays, where it is a cost."""
    if frame.paying:
        return [frame.player or frame.controller]
    return effects_609.players_of(game, who, frame)


async def _pick(
    player: Player, purpose: str, options: Sequence[ObjId], wanted: int, frame: Frame, rule: str
) -> tuple[ObjId, ...]:
    """The player chooses that many, or all if there aren't more (609.3)."""
    if wanted <= 0 or not options:
        return ()
    if wanted == 1:
        return (await Choose(player, purpose, options, frame.source.id, rule),)
    wanted = min(wanted, len(options))
    return await ChooseSome(player, purpose, options, wanted, wanted, frame.source.id, rule)


# ------------------------------------------------------------------------------------------------ 701.26
@performs(e.Tap)
async def tap(game: Game, effect: e.Tap, frame: Frame) -> None:
    """701.26a: only untapped permanents can be tapped."""
    found = [id for id in _on_battlefield(game, effect.what, frame) if not game.state.status_of(id).tapped]
    if not found:
        effects_609.cannot(frame, "701.26a", "there is nothing untapped to tap")
    await pipeline.happen(game, *(events.Tap(obj=id, source=frame.source.id, rule="701.26a") for id in found))


@performs(e.Untap)
async def untap(game: Game, effect: e.Untap, frame: Frame) -> None:
    """701.26b: only tapped permanents can be untapped."""
    found = [id for id in _on_battlefield(game, effect.what, frame) if game.state.status_of(id).tapped]
    if not found:
        effects_609.cannot(frame, "701.26b", "there is nothing tapped to untap")
    if effect.up_to is not None and found:
        most = min(effect.up_to, len(found))
        found = list(await ChooseSome(frame.controller, "choose", found, 0, most, frame.source.id, "608.2d"))
    await pipeline.happen(game, *(events.Untap(obj=id, source=frame.source.id, rule="701.26b") for id in found))


@performs(e.TapOrUntap)
async def tap_or_untap(game: Game, effect: e.TapOrUntap, frame: Frame) -> None:
    """701.26, 608.2d: the player says which as the effect is applied; only what is possible can be chosen."""
    for id in _on_battlefield(game, effect.what, frame):
        doable = ("untap",) if game.state.status_of(id).tapped else ("tap",)
        if await Choose(frame.controller, "choose", doable, frame.source.id, "608.2d") == "tap":
            await pipeline.happen(game, events.Tap(obj=id, source=frame.source.id, rule="701.26a"))
        else:
            await pipeline.happen(game, events.Untap(obj=id, source=frame.source.id, rule="701.26b"))


@performs(costs.TapUntapped)
async def tap_untapped(game: Game, effect: costs.TapUntapped, frame: Frame) -> None:
    """A cost: tap untapped permanents the player controls. Without {T} this asks nothing of how long (302.6)."""
    player = frame.player or frame.controller
    rows = selecting.matching(game, effect.which, effects_609.source_now(game, frame), player)
    options = [row for row in rows if row.controller == player and not game.state.status_of(row.id).tapped]
    ids = tuple(row.id for row in options)
    if effect.total_power is None:
        if len(ids) < effect.number_of:
            raise IllegalAction("118.3", "there isn't enough untapped to tap")
        chosen = await _pick(player, "cost", ids, effect.number_of, frame, "118.3")
    else:
        power = {row.id: row.power or 0 for row in options}
        least = effect.total_power

        def fault(picked: tuple[ObjId, ...]) -> str | None:
            total = sum(power[id] for id in picked)
            return None if total >= least else f"their total power is {total}, not {least}"

        if sum(p for p in power.values() if p > 0) < least:
            raise IllegalAction("702.122a", f"no creatures with a total power of {least} to tap")
        chosen = await ChooseSome(player, "cost", ids, 0, len(ids), frame.source.id, "702.122a", fault)
    await pipeline.happen(game, *(events.Tap(obj=id, source=frame.source.id, rule="701.26a") for id in chosen))
    if effect.total_power is not None:
        source = frame.source.id
        await pipeline.happen(game, *(events.Crew(obj=source, creature=id, rule="702.122b") for id in chosen))


# ------------------------------------------------------------------------------------------------ 701.37
@performs(e.Monstrosity)
async def monstrosity(game: Game, effect: e.Monstrosity, frame: Frame) -> None:
    """701.37a: if it isn't monstrous yet, the counters are put on it and it becomes monstrous."""
    for id in _on_battlefield(game, "this", frame):
        if game.state.objects[id].monstrous:
            continue
        n = effects_609.number(game, effect.counters, frame)
        if n > 0:
            await pipeline.happen(
                game,
                events.PutCounters(
                    obj=id, kind="+1/+1", count=n, by=frame.controller, source=frame.source.id, rule="701.37a"
                ),
            )
        await pipeline.happen(game, events.BecomeMonstrous(obj=id, x=n, source=frame.source.id, rule="701.37b"))


@occurs(events.BecomeMonstrous)
def _becomes_monstrous(game: Game, event: events.BecomeMonstrous) -> None:
    """701.37b: a mark that is no characteristic; it stays until the permanent leaves the battlefield."""
    game.state = with_object(game.state, replace(game.state.objects[event.obj], monstrous=True))
