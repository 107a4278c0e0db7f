"""115 Targets: what a spell or ability may mean by each of its words target, and whether it still may (608.2b)."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, Reference, turn_order
from reference_engine.rules_1_concepts import players_102, selecting
from reference_engine.rules_6_spells import cant_614_17, players_613_10
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary.abilities import Spell
from reference_engine.vocabulary.effects import Choose as ChooseMode
from reference_engine.vocabulary.keywords import Enchant
from reference_engine.vocabulary.selectors import Target


def slots(record: Any, modes: tuple[int, ...] = ()) -> tuple[Target, ...]:
    """The instances of the word target of an ability record, in order (115.1), those of the chosen modes last."""
    return (*_own_slots(record), *(t for t in slots_of_modes(record, modes) if t is not None))


def _own_slots(record: Any) -> tuple[Target, ...]:
    target = getattr(record, "target", None)
    if target is None:
        return ()
    return (target,) if isinstance(target, Target) else tuple(target)


def slots_of_modes(record: Any, modes: tuple[int, ...]) -> tuple[Target | None, ...]:
    """700.2c, 601.2c: for each mode chosen, in the order printed, the target that it alone has."""
    modal = next((one for one in getattr(record, "do", ()) if isinstance(one, ChooseMode)), None)
    if modal is None or not modal.mode_targets:
        return ()
    return tuple(modal.mode_targets[n - 1] for n in sorted(modes))


def slots_of_spell(row: Row) -> tuple[Target, ...]:
    """What a spell targets: by its spell ability (115.1a); an Aura by its enchant ability (115.1b)."""
    spells = [slots(spell, row.obj.cast.modes) for _, spell in row.all(Spell)]
    if spells:  # 702.47d: those of text that was added come after its own
        return tuple(slot for one in spells for slot in one)
    if "Aura" in row.subtypes:
        enchant = row.first(Enchant)
        return () if enchant is None else (enchant.what,)
    return ()


def legal_targets(
    game: Game, target: Target, source: Row, controller: Player, x: int | None = None, itself: ObjId | None = None
) -> list[Reference]:
    """Everything that one word target could mean now: players first, then objects in the order of their zone.

    `source` is the spell or the source of the ability; `itself` the ability on the stack, which can't target itself
    any more than a spell can (115.5).
    """
    itself = source.id if itself is None and source.obj.zone == "stack" else itself
    return [*_players(game, target, source, controller), *_objects(game, target, source, controller, x, itself)]


def _players(game: Game, target: Target, source: Row, controller: Player) -> list[Player]:
    if target.any_target:
        whose = "any"
    elif target.player is not None:
        whose = target.player
    else:
        return []
    return [
        p for p in turn_order(game.state)
        if players_102.is_meant(whose, p, controller) and players_613_10.can_be_target(game, p, source, controller)
    ]  # fmt: skip


def _objects(
    game: Game, target: Target, source: Row, controller: Player, x: int | None, itself: ObjId | None
) -> list[ObjId]:
    if target.player is not None:
        return []
    zone = target.zone or ("stack" if target.ability else "battlefield")  # 115.2
    rows = selecting.matching(game, target, source, controller, zone, x=x)
    by_a_spell = source.id == itself and source.obj.zone == "stack"
    return [
        row.id for row in rows
        if row.id != itself
        and can_be_target(row, source, controller)
        and not (by_a_spell and cant_614_17.forbidden(game, "be_targeted_by_spells", row))
    ]  # fmt: skip


def can_be_target(row: Row, source: Row, controller: Player) -> bool:
    """May this object be a target of that controller's spell or ability from `source`?

    A permanent can't with shroud (702.18a), with hexproof if the controller is an opponent (702.11b), or with
    protection from the source (702.16b). These abilities function on the battlefield only (113.6).
    """
    if row.obj.zone != "battlefield":
        return True
    if row.has("shroud") or (row.has("hexproof") and row.controller != controller):
        return False
    return protection_702_16.protecting(row, source) is None


def still_legal(
    game: Game,
    target: Target,
    chosen: Reference,
    source: Row,
    controller: Player,
    x: int | None = None,
    itself: ObjId | None = None,
) -> bool:
    """608.2b: is a target chosen before still one that may be chosen?"""
    return chosen in legal_targets(game, target, source, controller, x, itself)
