"""603.2d, 603.2h How often an ability triggers: more than once for an event, or only once each turn."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel.game import Game
from reference_engine.kernel.state import ObjId, change
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import in_force_611
from reference_engine.rules_6_spells.watchers_603 import Seen, Watcher
from reference_engine.vocabulary.triggers import TriggersAgain


def times(seen: Seen, watcher: Watcher) -> int:
    """603.2d: how many times an ability that has triggered triggers."""
    e, row = seen.event, watcher.source
    if not isinstance(e, events.Move) or e.to != "battlefield" or seen.result is None or row.obj.zone != "battlefield":
        return 1
    entered = seen.game.view.row(seen.result)
    return 1 + sum(
        rule.controller == watcher.controller
        and selecting.fits(seen.game, rule.record.entering, entered, rule.source, rule.controller)
        for rule in in_force_611.of_kinds(seen.game, TriggersAgain)
    )


def may_trigger(game: Game, watcher: Watcher) -> bool:
    """Has an ability that triggers only once each turn, or whose action is done only once (603.2h), still to do so?"""
    ability, held = watcher.ability, watcher.held
    if held is None or not (ability.only_once_each_turn or ability.do_only_once_each_turn):
        return True
    return (game.state.turn.number, watcher.source.id, ("triggered", held.key)) not in game.state.activated


def remember(game: Game, source: ObjId, key: Any) -> None:
    """It has triggered, or what it allows has been done, for this turn."""
    entry = (game.state.turn.number, source, ("triggered", key))
    game.state = change(game.state, activated=game.state.activated | {entry})
