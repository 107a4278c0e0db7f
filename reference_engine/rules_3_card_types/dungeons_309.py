"""309 Dungeons: venturing (701.49), the rooms on the way, and completing a dungeon."""

from __future__ import annotations

from reference_engine import cardfiles
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import Obj, ObjId, Player, change, with_player
from reference_engine.rules_2_parts import names_201
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import triggers_603
from reference_engine.vocabulary.abilities import Triggered, Watch
from reference_engine.vocabulary.card_types import Room, Venture


@performs(Venture)
async def venture(game: Game, effect: Venture, frame: Frame) -> None:
    """309.2a, 309.5a–b, 701.49a–c: into a new dungeon, or from room to room of the one the player is in."""
    player = frame.controller
    marker = game.state.players[player].marker
    if marker is not None:
        dungeon, name = marker
        ways = _room(game, dungeon, name).leads_to
        if ways:
            name = ways[0] if len(ways) == 1 else await Choose(player, "choose", ways, dungeon, "309.5a")
            _move_marker(game, player, dungeon, name)
            return
        complete(game, player)
    names = names_201.names(names_201.of_type("Dungeon"))
    chosen = await Choose(player, "choose", names, frame.source.id, "309.2a")
    _move_marker(game, player, _bring(game, player, chosen), _rooms_of(cardfiles.card(chosen).abilities)[0].name)


def _rooms_of(abilities: tuple[object, ...]) -> list[Room]:
    """309.4: the topmost first."""
    return [ability for ability in abilities if isinstance(ability, Room)]


def _room(game: Game, dungeon: ObjId, name: str) -> Room:
    rooms = _rooms_of(game.state.objects[dungeon].card.abilities)
    return next(room for room in rooms if room.name == name)


def _bring(game: Game, player: Player, name: str) -> ObjId:
    """309.2a–b: a dungeon card that the player owns comes into the command zone from outside the game."""
    id, card = ObjId(game.tick()), cardfiles.card(name)
    dungeon = Obj(
        id=id, card_id=int(id), card=card, whole=card, owner=player, controller=player, zone="command", stamp=int(id)
    )
    line = (*game.state.zone("command"), id)
    game.state = change(
        game.state, objects={**game.state.objects, id: dungeon}, zones={**game.state.zones, "command": line}
    )
    game.note("309.2a", "brings a dungeon", player=player, dungeon=id)
    return id


def _move_marker(game: Game, player: Player, dungeon: ObjId, name: str) -> None:
    """309.4a, 309.4c: the ability of the room that the marker moves into triggers; its player controls it."""
    game.state = with_player(game.state, player, marker=(dungeon, name))
    game.note("309.5a", "moves the venture marker", player=player, dungeon=dungeon, room=name)
    room = _room(game, dungeon, name)
    ability = Triggered(when=Watch(), do=room.do, target=room.target)
    context = Context(ability=ability, controller=player, source=game.view.row(dungeon))
    game.triggered.append(triggers_603.Triggering(context))


def finished(game: Game, sources: set[ObjId]) -> list[Player]:
    """309.6, 704.5t: who is in a bottommost room of a dungeon that isn't the source of a waiting ability."""
    found = []
    for player, record in game.state.players.items():
        if record.marker is not None and record.marker[0] not in sources and not _room(game, *record.marker).leads_to:
            found.append(player)
    return found


def complete(game: Game, player: Player) -> None:
    """309.7: the dungeon leaves the game, and its owner has completed it."""
    record = game.state.players[player]
    assert record.marker is not None, "the player is in a dungeon"
    dungeon = record.marker[0]
    done = (*record.dungeons, game.state.objects[dungeon].card.name)
    game.state = zones_400.cease(with_player(game.state, player, marker=None, dungeons=done), [dungeon])
    game.note("309.7", "completes a dungeon", player=player, dungeon=dungeon)
