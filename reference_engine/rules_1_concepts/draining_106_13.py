"""106.13 Mana that one player loses and another adds; and being told to activate the mana abilities of lands."""

from __future__ import annotations

from reference_engine.kernel.driver import every_outcome
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, Labelled
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import Player, with_player
from reference_engine.rules_6_spells import activating_602, effects_609, mana_abilities_605
from reference_engine.vocabulary.concepts import ActivateLands, TakeMana


@performs(ActivateLands)
async def activate_lands(game: Game, effect: ActivateLands, frame: Frame) -> None:
    """605.3a: one mana ability of each land; a land without one that can be activated now is left out (101.3)."""
    for player in effects_609.players_of(game, effect.who, frame):
        for id in [row.id for row in game.view.battlefield() if "Land" in row.types and row.controller == player]:
            row = game.row(id)
            if row is None or id not in game.state.zone("battlefield"):
                continue
            found = [held for held in row.abilities if _can_be_activated(game, player, row, held)]
            if not found:
                continue
            options = [Labelled(held.key, activating_602.cost_text(held.ability), id) for held in found]
            chosen = options[0] if len(options) == 1 else await Choose(player, "ability", options, id, "605.3a")
            await activating_602.activate_mana_ability(game, player, id, chosen.value)


def _can_be_activated(game: Game, player: Player, row: Row, held: Held) -> bool:
    if not mana_abilities_605.is_mana_ability(held.ability, game.edition):
        return False
    outcomes = every_outcome(
        game, lambda fork: activating_602.activate_mana_ability(fork, player, row.id, held.key)
    )
    return next(iter(outcomes), None) is not None


@performs(TakeMana)
async def take_mana(game: Game, effect: TakeMana, frame: Frame) -> None:
    """106.13: the mana itself moves, so what made it and what it may be spent on stay as they were."""
    for player in effects_609.players_of(game, effect.of, frame):
        lost = game.state.players[player].mana
        game.state = with_player(game.state, player, mana=())
        mine = game.state.players[frame.controller].mana
        game.state = with_player(game.state, frame.controller, mana=(*mine, *lost))
        game.note("106.13", "mana changes pools", player=player, to=frame.controller, mana=lost)
