"""615 Prevention effects: damage that would be dealt isn't (615.1, 615.6)."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel.events import DealDamage, Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_6_spells import in_force_611, players_613_10
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import (
    How,
    Replacement,
    of_counters,
    remove_shield_counter,
    replaces,
    rule_replaces,
)
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary.abilities import PreventDamage


def _prevents(game: Game, rule: InForce, e: DealDamage) -> bool:
    """Does it shield the object or player that would be dealt damage, or bind the source that would deal it?"""
    record: PreventDamage = rule.record
    if record.combat_only and not e.combat:
        return False
    to: Row | Player = (
        Player(str(e.to)) if e.to in game.state.players else game.view.row(ObjId(int(e.to)))
    )
    if record.to and in_force_611.concerns(game, rule, record.to_or_by, to):
        return True
    source = game.row(e.source) if e.source is not None else None
    return record.by and source is not None and in_force_611.concerns(game, rule, record.to_or_by, source)


@replaces(PreventDamage, DealDamage, _prevents)
async def _prevent(game: Game, rule: InForce, e: DealDamage) -> Event | None:
    return None


@rule_replaces(DealDamage)
def _protected(game: Game, e: DealDamage) -> Iterator[Replacement]:
    """702.16e: damage from sources of the quality is prevented."""
    source = game.row(e.source) if e.source is not None else None
    if source is None:
        return
    if e.to in game.state.players:
        rule = players_613_10.protecting(game, Player(str(e.to)), source)
        if rule is not None:
            yield Replacement(rule, How("e", lambda *_: True, _prevent))
        return
    row = game.view.row(ObjId(int(e.to)))
    held = protection_702_16.protecting(row, source)
    if held is not None:
        yield Replacement(
            InForce(held.ability, row, row.controller, (row.id, held.key), held),
            How("e", lambda *_: True, _prevent),
        )


@rule_replaces(DealDamage)
def _shielded(game: Game, e: DealDamage) -> Iterator[Replacement]:
    """122.1c: damage to it is prevented, and a shield counter comes off."""
    if e.to not in game.state.players:
        yield from of_counters(game.view.row(ObjId(int(e.to))), "shield", "122.1c", remove_shield_counter)
