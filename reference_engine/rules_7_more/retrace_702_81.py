"""702.81 Retrace: a card that can be cast from a graveyard by discarding a land card besides."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_6_spells import graveyards_609_4a
from reference_engine.vocabulary.casting import Retrace
from reference_engine.vocabulary.effects import Cost, Discard
from reference_engine.vocabulary.selectors import Which


def allows(game: Game, player: Player, row: Row) -> bool:
    """702.81a."""
    return row.first(Retrace) is not None and graveyards_609_4a.counts_as_own(game, player, row.id)


def cost(game: Game, spell: Row, card: ObjId) -> tuple[Cost, ...]:
    """702.81a: the additional cost of a spell that was this card in a graveyard."""
    was = game.seen.get(card, spell)
    if spell.first(Retrace) is None or was.obj.zone != "graveyard":
        return ()
    return (Discard(cards=1, which=Which(type="Land")),)
