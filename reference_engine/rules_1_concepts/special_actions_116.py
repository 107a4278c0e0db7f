"""116 Special actions: they don't use the stack. Playing a land (116.2a, 305) stands here."""

from __future__ import annotations

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player, with_player
from reference_engine.rules_1_concepts import ending_116_2c, players_102, selecting, taking_actions
from reference_engine.rules_4_zones import exile_406
from reference_engine.rules_6_spells import (
    cast_as_601_3e,
    graveyards_609_4a,
    in_force_611,
    permissions_601_3,
)
from reference_engine.rules_7_more import (
    adventures_715,
    companion_702_139,
    face_down_708,
    foretell_702_143,
    plot_702_170,
    suspend_702_62,
)
from reference_engine.vocabulary.concepts import CantPlayLands, MoreLands
from reference_engine.vocabulary.zones import MayPlayThese

MAIN_PHASES = ("precombat main phase", "postcombat main phase")
LANDS_A_TURN = 1
"""305.2, before effects that allow more."""


def could_cast_a_sorcery(game: Game, player: Player) -> bool:
    """Is it a main phase of the player's turn with an empty stack (307.1)? That the player has priority is known."""
    turn = game.state.turn
    return turn.active == player and turn.step in MAIN_PHASES and not game.state.zone("stack")


async def take_special_action(game: Game, player: Player, action: actions.Special) -> None:
    """116.2b–h, k: those with a name of their own. Raises IllegalAction for one that no object here allows."""
    match action.what:
        case "turn_face_up":
            await face_down_708.turn_face_up(game, player, action)
        case "suspend":
            await suspend_702_62.suspend(game, player, action)
        case "plot":
            await plot_702_170.plot(game, player, action)
        case "foretell":
            await foretell_702_143.foretell(game, player, action)
        case "ignore":
            await ending_116_2c.ignore(game, player, action)
        case "companion":
            await companion_702_139.take(game, player, action)
        case "end":
            await ending_116_2c.end(game, player, action)
        case "discard":
            await ending_116_2c.discard(game, player, action)
        case _:
            raise IllegalAction("116.2", f"nothing allows {player} to {action.what} this")


async def play_land(game: Game, player: Player, action: actions.PlayLand) -> None:
    """116.2a, 305.1: the land goes from hand onto the battlefield; nobody can respond."""
    await taking_actions.propose(game, _play_land(game, player, action))


async def _play_land(game: Game, player: Player, action: actions.PlayLand) -> None:
    if permissions_601_3.permission(game, player, action.object) is not None:
        exile_406.turn_face_up(game, action.object)
    row = game.view.row(action.object)
    face = await cast_as_601_3e.chosen_land(player, row, action)
    row = cast_as_601_3e.evaluated(row, face)
    allowed = permissions_601_3.permission(game, player, action.object, row)
    if allowed is None and not (row.id in game.state.zone("hand", player) or adventures_715.allows(player, row)):
        raise IllegalAction("305.1", f"nothing allows {player} to play this from where it is")
    graveyards_609_4a.check(game, player, row.id)
    if "Land" not in row.types:
        raise IllegalAction("305.1", f"{row.name} is no land")
    if game.state.turn.active != player:
        raise IllegalAction("305.3", "a land can be played only in its player's own turn")
    if not could_cast_a_sorcery(game, player) and not row.has("flash"):  # 702.8a: in hand or wherever it is played from
        raise IllegalAction("305.1", "a land can be played only in a main phase while the stack is empty")
    if lands_left(game, player, row) <= 0:
        raise IllegalAction("305.2b", f"{player} can't play another land this turn")
    [land] = await pipeline.happen(
        game,
        events.Move(
            obj=action.object, to="battlefield", controller=player, face=face, reason="play", rule="305.1",
            tapped=allowed is not None and isinstance(allowed.record, MayPlayThese) and allowed.record.lands_tapped,
        ),
    )
    permissions_601_3.use(game, allowed, land)
    await pipeline.happen(game, events.LandPlayed(land=land, player=player, rule="116.2a"))


def lands_left(game: Game, player: Player, land: Row) -> int:
    """305.2a: how many lands, this one first, the player may yet play; none if an effect forbids it (101.2)."""
    allowed = LANDS_A_TURN
    for rule in in_force_611.in_force(game):
        record = rule.record
        if (
            isinstance(record, CantPlayLands)
            and players_102.is_meant(record.who, player, rule.controller)
            and (record.lands is None or selecting.fits(game, record.lands, land, rule.source, rule.controller))
        ):
            return 0
        if isinstance(record, MoreLands) and players_102.is_meant(record.whose, player, rule.controller):
            allowed += record.count
    return allowed - game.state.players[player].land_plays


@occurs(events.LandPlayed)
def _count_it(game: Game, event: events.LandPlayed) -> None:
    """305.2a."""
    record = game.state.players[event.player]
    game.state = with_player(game.state, event.player, land_plays=record.land_plays + 1)
