"""605 Mana abilities: which abilities they are, by the rule's criteria, and how they resolve without the stack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from reference_engine.editions import Edition
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.rules_2_parts.mana_cost_202 import symbols
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.abilities import Activated, Triggered
from reference_engine.vocabulary.concepts import AddManaOfCost, DoubleMana
from reference_engine.vocabulary.effects import Draw, Exile, Mill, ReturnToBattlefield, Search, ToHand
from reference_engine.vocabulary.mana import AddMana, AddManaOf
from reference_engine.vocabulary.selectors import Which

ALWAYS_MOVES_A_LIBRARY_CARD = (Draw, Mill, Search)


def parts(effects: Iterable[Any]) -> Iterator[Any]:
    """Every instruction in a tree of instructions."""
    for effect in effects:
        yield effect
        for field in ("do", "otherwise"):
            yield from parts(getattr(effect, field, ()))
        for mode in getattr(effect, "modes", ()):
            yield from parts(mode)


def could_add_mana(effects: Iterable[Any]) -> bool:
    """Is there an instruction to add mana? The state of the game doesn't matter (605.2)."""
    return any(isinstance(part, (AddMana, AddManaOf, AddManaOfCost, DoubleMana)) for part in parts(effects))


def moves_a_library_card(part: Any) -> bool:
    """Does this instruction or cost move a card to or from a library?"""
    if isinstance(part, ALWAYS_MOVES_A_LIBRARY_CARD):
        return True
    if isinstance(part, (Exile, ReturnToBattlefield, ToHand)):
        what = part.what
        return isinstance(what, Which) and what.zone == "library"
    return False


def is_mana_ability(record: Any, edition: Edition) -> bool:
    """605.1a: an activated ability without targets that could add mana and moves no card to or from a library.

    The last criterion is of September 2026. Loyalty abilities never are mana abilities.
    """
    if type(record) is not Activated or record.target is not None or not could_add_mana(record.do):
        return False
    if record.only == "loyalty":
        return False
    costs = (cost for cost in record.cost if not isinstance(cost, str))
    return not (
        edition.library_moves_are_no_mana_abilities
        and any(moves_a_library_card(part) for part in (*parts(record.do), *costs))
    )


def is_triggered_mana_ability(record: Any) -> bool:
    """605.1b: no target, triggers from a mana ability's resolution, could add mana."""
    return (
        type(record) is Triggered
        and record.target is None
        and record.when.tapped_for_mana is not None
        and could_add_mana(record.do)
    )


def has_symbol(cost: Iterable[Any], symbol: str) -> bool:
    """Has an activation cost the tap symbol `T` or the untap symbol `Q` in it (107.5, 107.6)?"""
    return any(isinstance(part, str) and symbol in symbols(part) for part in cost)


def taps_for_mana(record: Any, edition: Edition) -> bool:
    """106.12: is activating this «tapping for mana»: a mana ability with the tap symbol in its cost?"""
    return is_mana_ability(record, edition) and has_symbol(record.cost, "T")


async def resolve(game: Game, frame: Frame) -> None:
    """605.3b: the ability resolves at once; what it triggers that is a mana ability follows at once (605.4a)."""
    waiting = len(game.triggered)
    game.note("605.3b", "mana ability resolves", source=frame.source.id)
    await effects_609.perform(game, frame.ability.do, frame)
    await resolve_triggered(game, waiting)


async def resolve_triggered(game: Game, waiting: int) -> None:
    """605.4a: mana abilities that triggered after the first `waiting` abilities don't wait for the stack."""
    while True:
        mine = [t for t in game.triggered[waiting:] if is_triggered_mana_ability(t.context.ability)]
        if not mine:
            return
        game.triggered = [t for t in game.triggered if t is not mine[0]]
        context = mine[0].context
        if effects_609.holds(game, getattr(context.ability, "if_", None), Frame(context)):
            game.note("605.4a", "triggered mana ability resolves", source=context.source.id)
            await effects_609.perform(game, context.ability.do, Frame(context))
