"""611.2f, 610.5 Abilities that a spell gains as it is put onto the stack, because of an effect that waited for it."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import ObjId, Player, change
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import in_force_611, lasting_611
from reference_engine.vocabulary.modifications import GainAbilities
from reference_engine.vocabulary.resolutions import FirstSpellHas, NextSpellHas

KINDS: frozenset[type] = frozenset((NextSpellHas, FirstSpellHas))


@performs(NextSpellHas)
async def next_spell_has(game: Game, effect: NextSpellHas, frame: Frame) -> None:
    """611.2f: nothing changes yet; the effect waits for the spell until the turn ends."""
    lasting_611.begin(game, frame, "end of turn", abilities=(effect,))


def apply(game: Game, player: Player, spell: ObjId) -> None:
    """601.2a: what waited for such a spell begins to apply to it, and to no other."""
    for rule in list(in_force_611.of_kinds(game, *KINDS)):
        row = game.view.row(spell)
        record: Any = rule.record
        if rule.controller != player or not selecting.fits(game, record.spells, row, rule.source, player):
            continue
        if isinstance(record, FirstSpellHas) and _cast_before(game, rule, player):
            continue
        if isinstance(record, NextSpellHas):
            kept = tuple(effect for effect in game.state.effects if effect.id != rule.key[1])
            game.state = change(game.state, effects=kept)
        source = rule.source or row
        by = (GainAbilities(abilities=record.abilities),)
        frame = Frame(Context(record, player, source, held=rule.held))
        lasting_611.begin(game, frame, "forever", modify=by, objects=(spell,))


def _cast_before(game: Game, rule: in_force_611.InForce, player: Player) -> bool:
    """Has the player cast such a spell this turn? It is looked at as it is, or last was, on the stack."""
    rows = [row for by, id in game.state.turn.cast if by == player and (row := game.row(id)) is not None]
    return any(selecting.fits(game, rule.record.spells, row, rule.source, player) for row in rows)
