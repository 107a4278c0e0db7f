"""601.3, 602.5 What players are prohibited from casting or activating: a prohibition beats a permission (101.2)."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import players_102, selecting, special_actions_116
from reference_engine.rules_2_parts.mana_cost_202 import symbols
from reference_engine.rules_6_spells import effects_609, graveyards_609_4a, in_force_611, mana_abilities_605
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.vocabulary.abilities import CantActivate, CantCast
from reference_engine.vocabulary.card_types import CantCastChosenName
from reference_engine.vocabulary.selectors import Which


def check_casting(game: Game, player: Player, row: Row, *, proposed: bool = False) -> None:
    """Raises IllegalAction if an effect prohibits the player from casting this spell.

    601.3 before it is begun: an effect about mana values is left out while X isn't chosen (601.3a). 601.2e once it is
    `proposed`: for what has been chosen; when it may be cast was settled as it was begun (601.6).
    """
    if not proposed:
        _check_split_second(game, row.id)
        graveyards_609_4a.check(game, player, row.id)
        _check_legendary(game, player, row)
    for rule in in_force_611.of_kinds(game, CantCastChosenName, CantCast):
        if isinstance(rule.record, CantCastChosenName) and row.name and row.name == _chosen_name(rule):
            raise IllegalAction("601.3", f"{row.name} can't be cast: {_by(rule)}")
        if not isinstance(rule.record, CantCast) or not _concerns(game, rule, player):
            continue
        record = rule.record
        if not proposed and _depends_on_x(record.spells, row):
            continue
        if not selecting.fits(game, record.spells, row, rule.source, rule.controller, rule.chosen_color):
            continue
        if record.more_than and game.state.players[player].spells_cast < record.more_than:
            continue
        if record.except_as_a_sorcery and (proposed or special_actions_116.could_cast_a_sorcery(game, player)):
            continue
        raise IllegalAction("601.2e" if proposed else "601.3", f"{player} can't cast {row.name or 'this'}: {_by(rule)}")


def _check_legendary(game: Game, player: Player, row: Row) -> None:
    """205.4e: a legendary instant or sorcery takes a legendary creature or planeswalker that its player controls."""
    if "Legendary" not in row.supertypes or not row.types & {"Instant", "Sorcery"}:
        return
    if not any(
        mine.controller == player and "Legendary" in mine.supertypes and mine.types & {"Creature", "Planeswalker"}
        for mine in game.view.battlefield()
    ):
        raise IllegalAction("205.4e", f"{player} controls no legendary creature or planeswalker")


def check_activating(game: Game, player: Player, row: Row, held: Held) -> None:
    """602.5: raises IllegalAction if an effect prohibits the player from activating this ability."""
    if not mana_abilities_605.is_mana_ability(held.ability, game.edition):
        _check_split_second(game, None)
    for rule in in_force_611.of_kinds(game, CantActivate):
        if _concerns(game, rule, player) and in_force_611.concerns(game, rule, rule.record.of, row):
            raise IllegalAction("602.5", f"{player} can't activate abilities of {row.name}: {_by(rule)}")


def _check_split_second(game: Game, itself: ObjId | None) -> None:
    """702.61a: while such a spell is on the stack nobody casts another or activates what isn't a mana ability."""
    if any(row.id != itself and row.has("split second") for row in game.view.stack()):
        raise IllegalAction("702.61a", "a spell with split second is on the stack")


def _concerns(game: Game, rule: InForce, player: Player) -> bool:
    """Is the prohibition in force for this player?"""
    record: Any = rule.record
    if not players_102.is_meant(record.whose, player, rule.controller):
        return False
    if record.if_ is None:
        return True
    assert rule.source is not None, "an effect with a condition has a source"
    frame = Frame(Context(ability=record, controller=rule.controller, source=rule.source, held=rule.held))
    return effects_609.holds(game, record.if_, frame)


def _chosen_name(rule: InForce) -> str | None:
    """The card name chosen for an ability linked to this one (607.2d)."""
    if rule.source is None or rule.held is None:
        return None
    name: str | None = rule.source.chosen(rule.held.origin, "card_name")
    return name


def _depends_on_x(which: Which, row: Row) -> bool:
    looks_at_it = (
        which.mana_value, which.mana_value_even, which.mana_value_at_most, which.mana_value_at_least,
        which.mana_value_is_counters,
    )  # fmt: skip
    return "X" in symbols(row.mana_cost) and any(field is not None for field in looks_at_it)


def _by(rule: InForce) -> str:
    return rule.source.name if rule.source is not None else "an effect"
