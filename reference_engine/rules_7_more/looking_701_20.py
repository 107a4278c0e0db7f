"""701.20 Looking at cards on top of a library, and revealing one of them."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, ChooseSome
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import searching_701_23
from reference_engine.vocabulary.looking import ExileOneOfTop, RevealUntil, SearchForTwo, TakeFromTop


@performs(TakeFromTop)
async def take_from_top(game: Game, effect: TakeFromTop, frame: Frame) -> None:
    """701.20e: the cards stay in the library meanwhile. With fewer cards than that, all of them (609.3)."""
    player = frame.controller
    looked_at = game.state.zone("library", player)[: effect.looked_at]
    source = effects_609.source_now(game, frame)
    options = [
        id for id in looked_at
        if selecting.fits(game, effect.one, game.view.row(id), source, player, zone="library")
    ]  # fmt: skip
    chosen = await ChooseSome(player, "choose", options, 0, 1, source.id, "701.20e") if options else ()
    for id in chosen:
        game.note("701.20a", "reveal", card=id, player=player)
    rest = [id for id in looked_at if id not in chosen]
    await pipeline.happen(
        game,
        *(events.Move(obj=id, to="hand", source=source.id, rule="400.3") for id in chosen),
        *(events.Move(obj=id, to="library", source=source.id, rule="401.4") for id in rest),
    )


@performs(RevealUntil)
async def reveal_until(game: Game, effect: RevealUntil, frame: Frame) -> None:
    """701.20a, e: the cards stay in the library meanwhile; if none fits, all of them are revealed."""
    player, source = frame.controller, effects_609.source_now(game, frame)
    revealed, found = [], None
    for id in game.state.zone("library", player):
        game.note("701.20a", "reveal", card=id, player=player)
        if selecting.fits(game, effect.found, game.view.row(id), source, player, zone="library"):
            found = id
            break
        revealed.append(id)
    if found is not None:
        move = events.Move(obj=found, to="battlefield", controller=player, source=source.id, rule="701.20a")
        await pipeline.happen(game, move)
    await pipeline.happen(game, *(events.Move(obj=id, to="library", source=source.id, rule="401.4") for id in revealed))


@performs(ExileOneOfTop)
async def exile_one_of_top(game: Game, effect: ExileOneOfTop, frame: Frame) -> None:
    """701.20e; a single card is exiled (609.3)."""
    player = frame.controller
    looked_at = game.state.zone("library", player)[: effect.top]
    if not looked_at:
        return
    one = looked_at[0]
    if len(looked_at) > 1:
        one = await Choose(player, "choose", looked_at, frame.source.id, "608.2d")
    await pipeline.happen(
        game,
        events.Move(obj=one, to="exile", reason="exile", source=frame.source.id, rule="701.13a"),
        *(events.Move(obj=id, to="hand", source=frame.source.id, rule="400.3") for id in looked_at if id != one),
    )


@performs(SearchForTwo)
async def search_for_two(game: Game, effect: SearchForTwo, frame: Frame) -> None:
    """701.23b: fewer may be found; a single card goes onto the battlefield."""
    player, source = frame.controller, effects_609.source_now(game, frame)
    library = game.state.zone("library", player) if searching_701_23.may_search(game, player) else ()
    options = [
        id for id in library if selecting.fits(game, effect.cards, game.view.row(id), source, player, zone="library")
    ]
    found = await ChooseSome(player, "search", options, 0, 2, source.id, "701.23b") if options else ()
    game.note("701.23a", "search", player=player, found=found)
    for id in found:
        game.note("701.20a", "reveal", card=id, player=player)
    first = await Choose(player, "choose", found, source.id, "608.2d") if len(found) > 1 else next(iter(found), None)
    if first is not None:
        move = events.Move(
            obj=first, to="battlefield", controller=player, tapped=True, reason="search", source=source.id,
            rule="701.23a",
        )  # fmt: skip
        others = [
            events.Move(obj=id, to="hand", reason="search", source=source.id, rule="701.23a")
            for id in found if id != first
        ]  # fmt: skip
        await pipeline.happen(game, move, *others)
