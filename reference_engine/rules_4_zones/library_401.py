"""401 Library: top cards that are revealed or played (401.5), and cards put into it."""

from __future__ import annotations

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Arrange, Choose
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import players_102
from reference_engine.rules_6_spells import effects_609, in_force_611
from reference_engine.rules_7_more import searching_701_23
from reference_engine.vocabulary.concepts import PutOnLibrary
from reference_engine.vocabulary.zones import ExileTop, ExileZone, SearchLibraryOf, ShuffleIn, TopRevealed


def top(game: Game, player: Player) -> ObjId | None:
    return next(iter(game.state.zone("library", player)), None)


def is_revealed(game: Game, id: ObjId, owner: Player) -> bool:
    """401.5: the top card, if its player plays with it revealed.

    One that has come to the top while an action is being proposed isn't, before that is complete (601.2i).
    """
    if id != top(game, owner) or (game.tops is not None and game.tops.get(owner) != id):
        return False
    return any(
        isinstance(rule.record, TopRevealed) and players_102.is_meant(rule.record.whose, owner, rule.controller)
        for rule in in_force_611.in_force(game)
    )


@performs(PutOnLibrary)
async def put_on_library(game: Game, effect: PutOnLibrary, frame: Frame) -> None:
    """401.2, 400.3: into the owner's library. 401.4: who owns several puts them in any order, unseen.

    401.7: on the bottom, if the library has too few cards for the place that is meant.
    """
    moves: list[events.Event] = []
    ids = effects_609.objects_of(game, effect.what, frame)
    for owner in dict.fromkeys(game.state.objects[id].owner for id in ids):
        mine = [id for id in ids if game.state.objects[id].owner == owner]
        if len(mine) > 1 and len({game.state.objects[id].whole.name for id in mine}) > 1:
            places = await Arrange(owner, "piles", mine, (effect.place,), frame.source.id, "401.4")
            mine = list(places[effect.place])
        size = len(game.state.zone("library", owner))
        for n, id in enumerate(mine):
            position = effect.nth - 1 + n if effect.place == "top" and effect.nth <= size + 1 else None
            moves.append(
                events.Move(obj=id, to="library", position=position, source=frame.source.id, rule="401.2")
            )
    results = await pipeline.happen(game, *moves)
    frame.it = tuple(id for id in results if id is not None)


@performs(ExileTop)
async def exile_top(game: Game, effect: ExileTop, frame: Frame) -> None:
    """406.2–3; from a library with fewer cards as many as there are (609.3)."""
    number = effects_609.number(game, effect.cards, frame)
    ids = [
        id for player in effects_609.players_of(game, effect.who, frame)
        for id in game.state.zone("library", player)[:number]
    ]  # fmt: skip
    if len(ids) < number:
        effects_609.cannot(frame, "118.3", "the library has too few cards")
    linked = frame.held.origin if frame.held is not None else "printed"
    results = await pipeline.happen(
        game,
        *(
            events.Move(
                obj=id, to="exile", reason="exile", face_down=effect.face_down, source=frame.source.id, linked=linked,
                rule="406.2",
            )
            for id in ids
        ),
    )
    frame.it = tuple(id for id in results if id is not None)
    frame.exiled = (*frame.exiled, *frame.it)


@performs(SearchLibraryOf)
async def search_library_of(game: Game, effect: SearchLibraryOf, frame: Frame) -> None:
    """701.23a, d: a card must be found, if there is one. 406.3: who has looked at it may go on looking."""
    frame.it = ()
    if not searching_701_23.may_search(game, frame.controller):
        return
    for whose in effects_609.players_of(game, effect.whose_library, frame):
        library = game.state.zone("library", whose)
        if not library:
            continue
        found: ObjId = await Choose(frame.controller, "search", library, frame.source.id, "701.23d")
        [new] = await pipeline.happen(
            game,
            events.Move(
                obj=found, to="exile", reason="exile", face_down=True, seen_by=(frame.controller,),
                source=frame.source.id, rule="406.3",
            ),
        )  # fmt: skip
        frame.it = (new,) if new is not None else ()
        frame.exiled = (*frame.exiled, *frame.it)


@performs(ExileZone)
async def exile_zone(game: Game, effect: ExileZone, frame: Frame) -> None:
    """400.12: what is done to a zone is done to all the cards in it, at the same time."""
    players = effects_609.players_of(game, effect.whose_zone, frame)
    ids = [id for player in players for id in game.state.zone(effect.zone_name, player)]
    results = await pipeline.happen(
        game,
        *(events.Move(obj=id, to="exile", reason="exile", source=frame.source.id, rule="400.12") for id in ids),
    )
    frame.it = tuple(id for id in results if id is not None)
    frame.amount = len(frame.it)


@performs(ShuffleIn)
async def shuffle_in(game: Game, effect: ShuffleIn, frame: Frame) -> None:
    """400.12: every card in hand, all at once; the hand itself stays. Then as many are drawn, one after another."""
    players = effects_609.players_of(game, effect.zone_of, frame)
    hands = {player: game.state.zone("hand", player) for player in players}
    await pipeline.happen(
        game,
        *(
            events.Move(obj=id, to="library", source=frame.source.id, rule="400.12")
            for player, hand in hands.items()
            for id in (*hand, *(game.state.zone("graveyard", player) if effect.and_graveyard else ()))
        ),
    )
    await pipeline.happen(
        game, *(events.Shuffle(player=player, source=frame.source.id, rule="400.12") for player in players)
    )
    if effect.draw_as_many:
        for player, hand in hands.items():
            for _ in hand:
                await pipeline.happen(game, events.DrawCard(player=player, source=frame.source.id, rule="121.2"))
