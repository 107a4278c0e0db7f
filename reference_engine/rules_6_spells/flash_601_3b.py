"""601.3b–d, 702.8a When a spell has flash, or may be cast as though it had."""

from __future__ import annotations

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609, in_force_611
from reference_engine.vocabulary.abilities import AsThoughFlash
from reference_engine.vocabulary.casting import FlashButSacrificed, FlashForMore, FlashIf


def has_flash(game: Game, player: Player, row: Row) -> bool:
    """702.8a, 601.3b, 601.3d: it has flash, now that a condition is met perhaps, or is cast as though it had."""
    if row.has("flash"):
        return True
    if row.first(FlashButSacrificed) is not None:
        return True
    for held, own in row.all(FlashIf):
        context = Context(ability=own, controller=player, source=row, held=held)
        if effects_609.holds(game, own.condition, Frame(context)):
            return True
    return any(
        isinstance(rule.record, AsThoughFlash)
        and rule.controller == player
        and selecting.fits(game, rule.record.spells, row, rule.source, player, rule.chosen_color)
        for rule in in_force_611.in_force(game)
    )


def price(row: Row) -> tuple[str, ...] | None:
    """601.3c: what more is to be paid to cast this as though it had flash; None if it can't be bought."""
    bought = row.first(FlashForMore)
    return (bought.more_mana,) if bought is not None else None
