"""106.7 The types of mana that a permanent could produce, found by letting its abilities resolve in a what-if.

Abilities may ask this about one another. The answer is the least one that agrees with itself: nothing is known of any
permanent at first, and all are looked at again with what is known until nothing is added. That rests on more known
types never meaning fewer produced. Two lands that only look at each other come to nothing so (the rule's example).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.driver import every_outcome
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609, mana_abilities_605
from reference_engine.vocabulary.abilities import Activated, Triggered
from reference_engine.vocabulary.concepts import AddManaOfCost, DoubleMana
from reference_engine.vocabulary.effects import Choose, If, May, Unless
from reference_engine.vocabulary.mana import AddMana, AddManaOf, CouldProduce
from reference_engine.vocabulary.selectors import Which

NOTHING: frozenset[str] = frozenset()


def types_of(game: Game, by: Which | str, frame: Frame) -> frozenset[str]:
    """The types that permanents, given by a description or a reference, could produce.

    For what was sacrificed: what it could have produced just before (608.2h).
    """
    if by == "sacrificed":
        return _types_then(game, frame)
    if isinstance(by, str):
        rows = [row for id in effects_609.objects_of(game, by, frame) if (row := game.row(id)) is not None]
    else:
        rows = selecting.matching(game, by, frame.source, frame.controller)
    return NOTHING.union(*(could_produce(game, row) for row in rows))


def _types_then(game: Game, frame: Frame) -> frozenset[str]:
    if not frame.gone or frame.then is None:
        return NOTHING
    then = game.fork()
    then.state, then.could_produce = frame.then, None
    return could_produce(then, frame.gone[-1])


def could_produce(game: Game, row: Row) -> frozenset[str]:
    """The types of mana that an ability of the permanent would produce if it resolved now (106.7)."""
    if game.could_produce is not None:  # asked while such a question is being answered: what is known so far
        return game.could_produce.setdefault(row.id, NOTHING)
    moment, known = game.produced_memo
    if moment is not game.state:
        known = {}
        game.produced_memo = (game.state, known)
    if row.id not in known:
        _least_fixpoint(game, row.id, known)
    return known[row.id]


def _least_fixpoint(game: Game, id: ObjId, known: dict[ObjId, frozenset[str]]) -> None:
    """Looks at all who ask about others until nothing is added; those who don't ask are looked at once."""
    known[id] = NOTHING
    asking = game.fork()
    asking.could_produce = known
    settled: set[ObjId] = set()
    before: dict[ObjId, frozenset[str]] = {}
    while before != known:
        before = dict(known)
        for one in before:
            row = asking.view.rows.get(one)
            if row is not None and one not in settled:
                known[one] |= _would_produce(asking, row)
                if not any(_asks(held.ability) for held in row.abilities):
                    settled.add(one)


def _asks(ability: Any) -> bool:
    """Does the mana of an ability depend on what others could produce?"""
    return isinstance(ability, (Activated, Triggered)) and any(
        isinstance(part, AddManaOf) and isinstance(part.of, CouldProduce)
        for part in mana_abilities_605.parts(ability.do)
    )


def _would_produce(game: Game, row: Row) -> frozenset[str]:
    found = NOTHING
    for held in row.abilities:
        if isinstance(held.ability, (Activated, Triggered)) and (effects := mana_effects(held.ability.do)):
            for fork, _, _ in every_outcome(game, lambda fork, h=held, do=effects: _resolve(fork, row, h, do)):  # type: ignore[misc]
                found = found.union(*fork.produced)
    return found


async def _resolve(game: Game, row: Row, held: Held, effects: tuple[Any, ...]) -> None:
    """The ability resolves: its costs are ignored, and so is what it triggers, which is another ability's mana."""
    tapped_for = mana_abilities_605.taps_for_mana(held.ability, game.edition)
    context = Context(ability=held.ability, controller=row.controller, source=row, held=held)
    await effects_609.perform(game, effects, Frame(context, tapped_for=tapped_for))


def mana_effects(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """The instructions that add mana, under the conditions they stand under; optional ones as if carried out."""
    kept: list[Any] = []
    for effect in effects:
        match effect:
            case AddMana() | AddManaOf() | AddManaOfCost() | DoubleMana():
                kept.append(effect)
            case May() | Unless():
                kept.extend(mana_effects(effect.do))
            case If():
                inner = replace(effect, do=mana_effects(effect.do), otherwise=mana_effects(effect.otherwise))
                kept.extend([inner] if inner.do or inner.otherwise else [])
            case Choose():
                kept.extend(e for mode in effect.modes for e in mana_effects(mode))
    return tuple(kept)
