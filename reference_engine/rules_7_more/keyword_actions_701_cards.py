"""701 Keyword actions on cards: discard, exile, mill, scry, search, shuffle; and putting cards elsewhere."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Arrange, Choose, ChooseSome, IllegalAction
from reference_engine.kernel.state import ObjId, Player, Reference, change
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_3_card_types import auras_303
from reference_engine.rules_4_zones import exile_406, zones_400
from reference_engine.rules_5_turn import becoming_blocked_509_1h
from reference_engine.rules_6_spells import cant_614_17, effects_609
from reference_engine.rules_7_more import searching_701_23
from reference_engine.vocabulary import costs
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.concepts import ExileFromHand, PutInGraveyard
from reference_engine.vocabulary.selectors import Which


async def _move(game: Game, ids: list[ObjId], frame: Frame, **how: Any) -> None:
    """Move objects at the same time; what they became is «it» for the instructions that follow (400.7j)."""
    linked = frame.held.origin if frame.held is not None else "printed"
    moves = (events.Move(obj=id, source=frame.source.id, linked=linked, **how) for id in ids)
    results = await pipeline.happen(game, *moves)
    frame.it = tuple(id for id in results if id is not None)


def _remember(game: Game, ids: list[ObjId], frame: Frame) -> None:
    """608.2h: what an instruction or a cost takes away is remembered as it last existed."""
    if ids:
        frame.then = game.state
        frame.gone = (*frame.gone, *(row for id in ids if (row := game.row(id)) is not None))


def _fitting(game: Game, which: Which, frame: Frame, player: Player, zone: str) -> list[ObjId]:
    """The cards in one player's zone that fit a description."""
    source = effects_609.source_now(game, frame)
    x = effects_609.x_of(game, frame)
    return [
        id for id in game.state.zone(zone, player)
        if selecting.fits(game, which, game.view.row(id), source, player, x=x, zone=zone)
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------ 701.9
def discardable(game: Game, which: Which | None, frame: Frame, player: Player) -> list[ObjId]:
    """The cards in a player's hand, of those described; not the spell whose cost this is (it is on the stack)."""
    return _fitting(game, which or Which(), frame, player, "hand")


@performs(e.Discard)
async def discard(game: Game, effect: e.Discard, frame: Frame) -> None:
    """701.9a–b: the player chooses; several choose in turn order, then all discard at the same time (608.2e)."""
    chosen: list[ObjId] = []
    if isinstance(effect.which, str):
        chosen = [i for i in effects_609.objects_of(game, effect.which, frame) if game.view.row(i).obj.zone == "hand"]
        if not chosen:
            effects_609.cannot(frame, "118.3", "the card isn't in hand")
        _remember(game, chosen, frame)
        await _move(game, chosen, frame, to="graveyard", reason="discard", rule="701.9a")
        return
    players = [frame.player or frame.controller] if frame.paying else effects_609.players_of(game, effect.who, frame)
    wanted = effects_609.number(game, effect.cards, frame)
    for player in players:
        options = discardable(game, effect.which, frame, player)
        if len(options) < wanted:
            effects_609.cannot(frame, "118.3", "there aren't enough cards to discard")
        chooser = player
        if effect.chosen_by is not None:  # 701.9b: another player looks at the hand and chooses
            [chooser] = effects_609.players_of(game, effect.chosen_by, frame)
        if wanted == 1 and options:
            chosen.append(await Choose(chooser, "discard", options, frame.source.id, "701.9b"))
        elif (n := min(wanted, len(options))) > 0:
            chosen.extend(await ChooseSome(chooser, "discard", options, n, n, frame.source.id, "701.9b"))
    _remember(game, chosen, frame)
    await _move(game, chosen, frame, to="graveyard", reason="discard", rule="701.9a")


# ------------------------------------------------------------------------------------------------ 701.13
@performs(e.Exile)
async def exile(game: Game, effect: e.Exile, frame: Frame) -> None:
    """701.13a. As a cost, the player chooses one of the objects described; an effect exiles all of them."""
    if frame.paying and isinstance(effect.what, Which):
        player = frame.player or frame.controller
        source = effects_609.source_now(game, frame)
        options = [
            row.id for row in selecting.matching(game, effect.what, source, player)
            if (row.controller if row.obj.zone == "battlefield" else row.obj.owner) == player
        ]  # fmt: skip
        if not options:
            raise IllegalAction("118.3", "there is nothing to exile")
        if effect.topmost:  # 404.2: the one of them that was put there last
            chosen = options[-1:]
        else:
            chosen = [await Choose(player, "cost", options, frame.source.id, "701.13a")]
    else:
        chosen = effects_609.objects_of(game, effect.what, frame)
        if not chosen:
            effects_609.cannot(frame, "118.3", "there is nothing to exile")
    _remember(game, chosen, frame)
    await _move(game, chosen, frame, to="exile", reason="exile", rule="701.13a")
    frame.exiled = (*frame.exiled, *frame.it)


@performs(ExileFromHand)
async def exile_from_hand(game: Game, effect: ExileFromHand, frame: Frame) -> None:
    """701.13a: a card of that player's choice; with an empty hand none (101.3)."""
    for player in effects_609.players_of(game, effect.who, frame):
        hand = game.state.zone("hand", player)
        if hand:
            one = await Choose(player, "choose", hand, frame.source.id, "608.2d")
            seen_by = exile_406.lookers(effects_609.source_now(game, frame)) if effect.face_down else ()  # 406.3
            await _move(
                game, [one], frame, to="exile", reason="exile", face_down=effect.face_down, seen_by=seen_by,
                rule="701.13a",
            )  # fmt: skip
            frame.exiled = (*frame.exiled, *frame.it)


@performs(PutInGraveyard)
async def put_in_graveyard(game: Game, effect: PutInGraveyard, frame: Frame) -> None:
    """400.3: each goes to its owner's graveyard, all at the same time."""
    kept = effects_609.objects_of(game, effect.but, frame) if effect.but is not None else []
    it = frame.it
    found = [id for id in effects_609.objects_of(game, effect.what, frame) if id not in kept]
    await _move(game, found, frame, to="graveyard", rule="400.3")
    frame.it = it


# ------------------------------------------------------------------------------------------------ 701.17
@performs(e.Mill)
async def mill(game: Game, effect: e.Mill, frame: Frame) -> None:
    """701.17a; 701.17b: a cost needs that many cards in the library, an effect mills as many as there are."""
    n = effects_609.number(game, effect.cards, frame)
    players = [frame.player or frame.controller] if frame.paying else effects_609.players_of(game, effect.who, frame)
    chosen: list[ObjId] = []
    for player in players:
        library = game.state.zone("library", player)
        if len(library) < n:
            effects_609.cannot(frame, "701.17b", f"{player} has fewer than {n} cards in the library")
        chosen.extend(library[:n])
    await _move(game, chosen, frame, to="graveyard", reason="mill", rule="701.17a")


# ------------------------------------------------------------------------------------------------ 701.22
@performs(e.Scry)
async def scry(game: Game, effect: e.Scry, frame: Frame) -> None:
    """701.22a; 701.22b: scrying 0 is nothing."""
    player = frame.controller
    library = game.state.zone("library", player)
    top = library[: effects_609.number(game, effect.cards, frame)]
    if not top:
        return
    places = await Arrange(player, "scry", top, ("top", "bottom"), frame.source.id, "701.22a")
    order = (*places.get("top", ()), *library[len(top) :], *places.get("bottom", ()))
    game.state = change(game.state, zones={**game.state.zones, ("library", player): order})
    game.note("701.22a", "scry", player=player, cards=len(top))


# ------------------------------------------------------------------------------------------------ 701.23–24
@performs(e.Search)
async def search(game: Game, effect: e.Search, frame: Frame) -> None:
    """701.23a; 701.23b: of cards described by a quality the player may find fewer than are there, or none.

    A search for just so many cards must find them (701.23d). What is found goes where it says, at the same time.
    """
    for player in effects_609.players_of(game, effect.who, frame):
        await _search(game, effect, frame, player)


async def _search(game: Game, effect: e.Search, frame: Frame, player: Player) -> None:
    allowed = searching_701_23.may_search(game, player)
    options = _fitting(game, effect.which, frame, player, "library") if allowed else []
    most = min(effects_609.number(game, effect.at_most, frame), len(options))
    least = most if effect.which == Which() else 0
    found: tuple[ObjId, ...]
    if most == 1:
        one = await Choose(player, "search", options, frame.source.id, "701.23b", may_decline=least == 0)
        found = () if one is None else (one,)
    elif most > 1:
        found = await ChooseSome(player, "search", options, least, most, frame.source.id, "701.23b")
    else:
        found = ()
    game.note("701.23a", "search", player=player, found=found)
    how: dict[str, Any] = {}
    if effect.to == "battlefield":
        how = {"controller": player, "tapped": effect.tapped}
    elif effect.to == "library":
        how = {"position": 0}
    await _move(game, list(found), frame, to=effect.to, reason="search", rule="701.23a", **how)


@performs(e.Shuffle)
async def shuffle(game: Game, effect: e.Shuffle, frame: Frame) -> None:
    """701.24a."""
    await pipeline.happen(
        game,
        *(
            events.Shuffle(player=p, source=frame.source.id, rule="701.24a")
            for p in effects_609.players_of(game, effect.who, frame)
        ),
    )


# ------------------------------------------------------------------------------------------------ 400, 712
@performs(e.ReturnToBattlefield)
async def return_to_battlefield(game: Game, effect: e.ReturnToBattlefield, frame: Frame) -> None:
    """610.1; 712.14a: transformed, it enters with its back face up; a card without one stays where it is."""
    moves = []
    found = effects_609.objects_of(game, effect.what, frame)
    each = effects_609.number(game, effect.of_each, frame)
    if effect.choose and found:
        found = [await Choose(frame.controller, "choose", found, frame.source.id, "608.2d")]
    for id in found:
        obj = game.state.objects[id]
        face = obj.whole.back if effect.face == "back" else None
        if obj.zone == "battlefield" or (effect.face == "back" and face is None):
            continue
        controller = frame.controller if effect.under == "you" else obj.owner
        move = events.Move(
            obj=id, to="battlefield", controller=controller, face=face, tapped=effect.tapped, reason="return",
            being=effect.being, counters=tuple((kind, each) for kind in effect.counters if each > 0),
            source=frame.source.id, rule="712.14a" if face is not None else "610.1",
        )  # fmt: skip
        if move.counters and cant_614_17.forbidden(game, "have_counters", zones_400.would_be(game.state, move)):
            move = replace(move, counters=())  # 614.17d, 614.12
        if effect.attacking:
            chosen = becoming_blocked_509_1h.choose_attacked
            move = replace(move, attacking=await chosen(game, controller, frame.source.id, "chosen", frame))
        if effect.attached_to is not None:
            host = await _host(game, move, effect.attached_to, frame)
            if host is None:
                continue
            move = replace(move, attach=host)
        moves.append(move)
    results = await pipeline.happen(game, *moves)
    frame.it = tuple(id for id in results if id is not None)


async def _host(game: Game, move: events.Move, to: str | Which, frame: Frame) -> Reference | None:
    """What an effect says a card enters attached to, be it gone (303.4i); None if nothing can be chosen.

    Of a description the player chooses one that the card can enchant, as the effect is applied (608.2d).
    """
    if not isinstance(to, Which):
        return next(iter(effects_609.references(game, to, frame)), None)
    aura = zones_400.would_be(game.state, move)
    options = [row.id for row in effects_609.matching(game, to, frame) if auras_303.can_enchant(game, aura, row)]
    return await Choose(frame.controller, "attach", options, frame.source.id, "608.2d") if options else None


@performs(e.PutFromHand)
async def put_from_hand(game: Game, effect: e.PutFromHand, frame: Frame) -> None:
    """608.2e: the players choose in turn order, then the cards are put onto the battlefield at the same time.

    Attached to what the effect names, be it gone (303.4i); else who controls an Aura chooses as it enters (303.4f).
    """
    moves = []
    for player in effects_609.players_of(game, effect.who, frame):
        options = _fitting(game, effect.which, frame, player, "hand")
        if effect.or_graveyard:
            options += _fitting(game, effect.which, frame, player, "graveyard")
        if not options:
            continue
        one = await Choose(player, "choose", options, frame.source.id, "608.2d", may_decline=True)
        if one is not None:
            move = events.Move(
                obj=one, to="battlefield", controller=player, reason="put", source=frame.source.id, rule="608.2e"
            )
            if effect.attached_to is not None:
                move = replace(move, attach=await _host(game, move, effect.attached_to, frame))
            moves.append(move)
    results = await pipeline.happen(game, *moves)
    frame.it = tuple(id for id in results if id is not None)


@performs(e.ToHand)
async def to_hand(game: Game, effect: e.ToHand, frame: Frame) -> None:
    """400.3: an object goes to its owner's hand; all that fit, or one of the player's choice."""
    found = effects_609.objects_of(game, effect.what, frame)
    if effect.choose and found:
        found = [await Choose(frame.controller, "choose", found, frame.source.id, "608.2d")]
    await _move(game, found, frame, to="hand", reason="return", rule="400.3")


# ------------------------------------------------------------------------------------------------ 701.20
@performs(costs.Reveal)
async def reveal(game: Game, effect: costs.Reveal, frame: Frame) -> None:
    """701.20a, as a cost: a card of the player's choice in hand is shown."""
    player = frame.player or frame.controller
    options = _fitting(game, effect.which, frame, player, "hand")
    if not options:
        raise IllegalAction("118.3", "there is no such card to reveal")
    one = await Choose(player, "cost", options, frame.source.id, "701.20a")
    frame.it = (one,)
    game.note("701.20a", "reveal", player=player, card=one)
