"""208.2b: a creature that enters with one of several sizes; 208.4b the base size is in `layers_613`."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, Labelled
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.card_types import EntersAsOneOf, Shape
from reference_engine.vocabulary.record import said


def _its_own(game: Game, rule: InForce, e: Move) -> bool:
    return True


@replaces(EntersAsOneOf, Move, _its_own, own=True)
async def _one_of(game: Game, rule: InForce, e: Move) -> Event:
    """208.2b: what is chosen becomes part of its copiable values (707.2); of a copy, what it copies."""
    assert rule.source is not None, "an ability of the entering object"
    options = [Labelled(shape.size, said(shape)) for shape in rule.record.shapes]
    chosen = await Choose(rule.controller, "choose", options, e.obj, "208.2b")
    shape = next(shape for shape in rule.record.shapes if shape.size == chosen.value)
    if e.copies:
        last = e.copies[-1]
        return replace(e, copies=(*e.copies[:-1], replace(last, values=shaped(last.values, shape))))
    return replace(e, face=shaped(rule.source.obj.card, shape))


def shaped(card: Card, shape: Shape) -> Card:
    """The values with this size, its subtypes and its abilities."""
    abilities = (*card.abilities, *shape.abilities)
    return replace(card, size=shape.size, type=" ".join((card.type, *shape.subtypes)), abilities=abilities)
