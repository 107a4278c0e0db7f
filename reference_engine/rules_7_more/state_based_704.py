"""704 State-based actions: everything that applies at one check happens as one event (704.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import Event, LoseGame, Move, RemoveCounters, Unattach
from reference_engine.kernel.frame import Context
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, State, change, turn_order
from reference_engine.rules_1_concepts import leaving_104, selecting
from reference_engine.rules_3_card_types import battles_310, dungeons_309
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import in_force_611, until_610_3
from reference_engine.rules_7_more import attaching_701_3, bestow_702_103, daybound_702_145, sagas_714
from reference_engine.vocabulary.abilities import Triggered
from reference_engine.vocabulary.additional import AtMostCounters, NoLegendRule


async def check(game: Game) -> bool:
    """704.3: perform all that apply now, simultaneously. Was anything performed? The caller checks again if so."""
    if _is_as_last_checked(game):
        return False
    pipeline.look_after(game)
    await daybound_702_145.keep_up(game)
    await until_610_3.end(game)  # a player who left has taken objects along (800.4a)
    batch = list(found(game))
    leaving = {e.obj for e in batch if isinstance(e, Move)}
    batch += [e for e in await legend_rule(game) if e.obj not in leaving]  # it goes once (704.7)
    batch += [e for e in await protectors(game) if e.obj not in leaving]
    gone = list(ceasing(game))
    explorers = dungeons_309.finished(game, _sources_of_triggers(game))
    _checked(game)
    if not (batch or gone or explorers):
        game.settled = game.state
        return False
    before = game.state
    await pipeline.happen(game, *batch)
    for id in gone:
        game.note("704.5d", "cease", object=id)
    game.state = zones_400.cease(game.state, gone)
    for player in explorers:
        dungeons_309.complete(game, player)
    losers = [p for p in turn_order(before) if game.state.players[p].lost]
    if losers:
        leaving_104.leave(game, losers)
    return game.state is not before


_LOOKED_AT = tuple(table for table in State.__struct_fields__ if table not in ("turn", "clock", "view_"))


def _is_as_last_checked(game: Game) -> bool:
    """Did the last check find nothing, and is it only someone else's turn to have priority since then?"""
    then, now = game.settled, game.state
    if then is None or game.triggered or any(getattr(then, table) is not getattr(now, table) for table in _LOOKED_AT):
        return False
    return then.turn is now.turn or replace(then.turn, priority=now.turn.priority) == now.turn


def found(game: Game) -> Iterator[Event]:
    """The events of every state-based action that applies and asks nobody anything."""
    yield from losing(game)
    yield from world_rule(game)
    for row in game.view.battlefield():
        for action in OF_PERMANENTS:
            yield from action(game, row)


def losing(game: Game) -> Iterator[Event]:
    """704.5a–c: no life left, a draw from an empty library, ten poison counters."""
    for player in turn_order(game.state):
        record = game.state.players[player]
        if not leaving_104.can_lose(game, player):
            continue
        if record.life <= 0:
            yield LoseGame(player=player, rule="704.5a")
        elif record.drew_from_empty:
            yield LoseGame(player=player, rule="704.5b")
        elif record.counters.get("poison", 0) >= 10:
            yield LoseGame(player=player, rule="704.5c")


def ceasing(game: Game) -> Iterator[ObjId]:
    """704.5d–e: tokens anywhere but on the battlefield, copies of spells anywhere but on the stack."""
    for id, obj in game.state.objects.items():
        if (obj.kind == "token" and obj.zone != "battlefield") or (obj.kind == "copy" and obj.zone != "stack"):
            yield id


def creature(game: Game, row: Row) -> Iterator[Event]:
    """704.5f–h: toughness 0 or less, lethal damage, damage from a source with deathtouch."""
    if "Creature" not in row.types or row.toughness is None:
        return
    status = game.state.status_of(row.id)
    if row.toughness <= 0:
        yield Move(obj=row.id, to="graveyard", reason="state-based", rule="704.5f")
    elif row.has("indestructible"):  # 702.12b: nothing is performed, so the check isn't repeated for it
        return
    elif 0 < status.damage >= row.toughness:
        yield Move(obj=row.id, to="graveyard", reason="destroy", rule="704.5g")
    elif status.deathtouched:
        yield Move(obj=row.id, to="graveyard", reason="destroy", rule="704.5h")


def planeswalker(game: Game, row: Row) -> Iterator[Event]:
    """704.5i."""
    if "Planeswalker" in row.types and row.obj.count("loyalty") == 0:
        yield Move(obj=row.id, to="graveyard", reason="state-based", rule="704.5i")


def attachment(game: Game, row: Row) -> Iterator[Event]:
    """704.5m, n, p: an Aura that enchants nothing it may enchant goes; anything else comes off."""
    to = row.obj.attached_to
    legal = to is not None and attaching_701_3.can_be_attached(game, row, to)
    if "Aura" in row.subtypes:
        if not legal:
            goes = Move(obj=row.id, to="graveyard", reason="state-based", rule="704.5m")
            yield Unattach(obj=row.id, rule="702.103f") if bestow_702_103.is_bestowed(row.obj) else goes
    elif to is not None and not legal:
        yield Unattach(obj=row.id, rule="704.5n" if row.subtypes & {"Equipment", "Fortification"} else "704.5p")


def role(game: Game, row: Row) -> Iterator[Event]:
    """704.5z: of one player's Roles on a permanent the one with the latest timestamp stays."""
    host = row.obj.attached_to
    if host is None or "Role" not in row.subtypes:
        return
    if any(
        other.obj.attached_to == host and other.controller == row.controller and other.obj.stamp > row.obj.stamp
        for other in game.view.battlefield()
        if "Role" in other.subtypes
    ):
        yield Move(obj=row.id, to="graveyard", reason="state-based", rule="704.5z")


def opposite_counters(game: Game, row: Row) -> Iterator[Event]:
    """704.5q."""
    if not row.obj.counters:
        return
    count = min(row.obj.count("+1/+1"), row.obj.count("-1/-1"))
    if count:
        for kind in ("+1/+1", "-1/-1"):
            yield RemoveCounters(obj=row.id, kind=kind, count=count, rule="704.5q")


def too_many_counters(game: Game, row: Row) -> Iterator[Event]:
    """704.5r, 122.4: more of a kind than an ability of it lets it have."""
    for _, record in row.all(AtMostCounters):
        count = row.obj.count(record.kind_limited) - record.limit
        if count > 0:
            yield RemoveCounters(obj=row.id, kind=record.kind_limited, count=count, rule="704.5r")


def saga(game: Game, row: Row) -> Iterator[Event]:
    """704.5s, 714.4: it is told to the end, and no chapter ability of it has yet to leave the stack."""
    last = sagas_714.final_chapter(row)
    if last and row.obj.count("lore") >= last and row.id not in _sources_of_chapters(game):
        yield Move(obj=row.id, to="graveyard", reason="sacrifice", rule="704.5s")


def _triggered(game: Game) -> list[Context]:
    """The triggered abilities that have triggered and not yet left the stack."""
    abilities = [game.state.objects[id] for id in game.state.zone("stack")]
    contexts = [t.context for t in game.triggered] + [obj.context for obj in abilities if obj.kind == "ability"]
    return [context for context in contexts if context is not None and isinstance(context.ability, Triggered)]


def _sources_of_triggers(game: Game) -> set[ObjId]:
    return {context.source.id for context in _triggered(game)}


def _sources_of_chapters(game: Game) -> set[ObjId]:
    return {context.source.id for context in _triggered(game) if sagas_714.is_chapter_ability(context.ability)}


def battle(game: Game, row: Row) -> Iterator[Event]:
    """704.5v–w: without defense; a Siege stays while an ability of it has triggered and not left the stack."""
    if "Battle" not in row.types or row.obj.count("defense"):
        return
    if "Siege" not in row.subtypes or row.id not in _sources_of_triggers(game):
        rule = "704.5v" if "Siege" in row.subtypes else "704.5w"
        yield Move(obj=row.id, to="graveyard", reason="state-based", rule=rule)


async def protectors(game: Game) -> list[Move]:
    """704.5x–y: its controller chooses who protects it from now on; with nobody to choose it goes."""
    moves: list[Move] = []
    for row in game.view.battlefield():
        if "Battle" not in row.types or not battles_310.needs_protector(game, row):
            continue
        options = battles_310.possible_protectors(game, row)
        if options:
            battles_310.protect(game, row, await Choose(row.controller, "choose", options, row.id, "704.5x"))
        else:
            moves.append(Move(obj=row.id, to="graveyard", reason="state-based", rule="704.5x"))
    return moves


def world_rule(game: Game) -> Iterator[Event]:
    """704.5k: of world permanents the one that has been so for the shortest time stays; none if several have."""
    worlds = [row for row in game.view.battlefield() if "World" in row.supertypes]
    newest = max((row.obj.since or row.obj.stamp for row in worlds), default=0)
    kept = [row.id for row in worlds if (row.obj.since or row.obj.stamp) == newest]
    for row in worlds if len(worlds) > 1 else ():
        if len(kept) > 1 or row.id not in kept:
            yield Move(obj=row.id, to="graveyard", reason="state-based", rule="704.5k")


OF_PERMANENTS: tuple[Callable[[Game, Row], Iterator[Event]], ...] = (
    creature,
    planeswalker,
    attachment,
    role,
    opposite_counters,
    too_many_counters,
    saga,
    battle,
)


ALL_NAMES = "*"
"""Instead of a name: all names of nonlegendary creature cards."""


async def legend_rule(game: Game) -> list[Move]:
    """704.5j: of legendary permanents with one name that a player controls, the player keeps one.

    Those to which the rule doesn't apply aren't counted among them (101.1).
    """
    exempt = list(in_force_611.of_kinds(game, NoLegendRule))
    groups: dict[tuple[Player, str], list[ObjId]] = {}
    for row in game.view.battlefield():
        if "Legendary" in row.supertypes and not any(
            selecting.fits(game, rule.record.for_, row, rule.source, rule.controller) for rule in exempt
        ):
            name = ALL_NAMES if row.all_names else row.name  # two such have names in common (612.7)
            groups.setdefault((row.controller, name), []).append(row.id)
    moves: list[Move] = []
    for player in turn_order(game.state):
        for (controller, _), ids in groups.items():
            if controller == player and len(ids) > 1:
                kept = await Choose(player, "legend", ids, None, "704.5j")
                moves += [
                    Move(obj=id, to="graveyard", reason="state-based", rule="704.5j") for id in ids if id != kept
                ]
    return moves


def _checked(game: Game) -> None:
    """What counts «since state-based actions were last checked» begins anew (704.5b, 704.5h)."""
    players = {p: replace(r, drew_from_empty=False) if r.drew_from_empty else r for p, r in game.state.players.items()}
    status = {i: replace(s, deathtouched=False) if s.deathtouched else s for i, s in game.state.status.items()}
    if any(r.drew_from_empty for r in game.state.players.values()):
        game.state = change(game.state, players=players)
    if any(s.deathtouched for s in game.state.status.values()):
        game.state = change(game.state, status=status)
