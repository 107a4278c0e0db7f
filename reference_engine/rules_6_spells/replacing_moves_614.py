"""614.1 What replaces where and how objects go: exile for a graveyard, copies, tapped unless a cost is paid."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Confirm
from reference_engine.kernel.state import CopyEffect
from reference_engine.rules_1_concepts import costs_118, players_102, selecting
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.replacing import (
    EnterAsCopies,
    EntersTappedUnless,
    ExiledInsteadOfGraveyard,
    NextEnterAsCopies,
    SpellExiledInstead,
)


def _goes_there(game: Game, rule: InForce, e: Move) -> bool:
    """A card or token; a copy of a spell is neither (111.1, 707.10)."""
    obj = game.state.objects[e.obj]
    return (
        e.to == "graveyard"
        and (obj.kind == "card" or (obj.kind == "token" and not rule.record.cards_only))
        and players_102.is_meant(rule.record.graveyard_of, obj.owner, rule.controller)
    )


@replaces(ExiledInsteadOfGraveyard, Move, _goes_there)
async def _exiled(game: Game, rule: InForce, e: Move) -> Event:
    return replace(e, to="exile", reason="discard" if e.reason == "discard" else "", rule="614.6")


def _is_that_spell(game: Game, rule: InForce, e: Move) -> bool:
    obj = game.state.objects[e.obj]
    return e.to == "graveyard" and obj.zone == "stack" and e.obj in rule.objects and obj.owner == rule.controller


@replaces(SpellExiledInstead, Move, _is_that_spell)
async def _spell_exiled(game: Game, rule: InForce, e: Move) -> Event:
    return replace(e, to="exile", reason="", rule="614.6")


def _would_fit(game: Game, rule: InForce, e: Move) -> bool:
    """614.12: about the object as it would exist on the battlefield."""
    if e.to != "battlefield" or rule.source is None:
        return False
    return selecting.fits(
        game, rule.record.which_enter, zones_400.would_be(game.state, e), rule.source, rule.controller
    )


@replaces(EnterAsCopies, Move, _would_fit, group="c")
async def _as_a_copy(game: Game, rule: InForce, e: Move) -> Event:
    """616.1c: what it enters with or does as it enters then is what the copied object says."""
    assert rule.source is not None, "it applies only then"
    effect = CopyEffect(values=copying_707.copiable(game, rule.source.id), origin=("copy", e.obj), stamp=0)
    return replace(e, copies=(*e.copies, effect))


def _is_next(game: Game, rule: InForce, e: Move) -> bool:
    """614.12: about the object as it would exist on the battlefield."""
    if e.to != "battlefield" or not rule.objects:
        return False
    which = rule.record.of_what_enters
    return selecting.fits(game, which, zones_400.would_be(game.state, e), rule.source, rule.controller)


@replaces(NextEnterAsCopies, Move, _is_next, group="c")
async def _as_the_chosen(game: Game, rule: InForce, e: Move) -> Event:
    """616.1c; the effect is used up as what it changed enters, so that it changes all that enters at that time."""
    effect = CopyEffect(values=copying_707.copiable(game, rule.objects[0]), origin=("copy", e.obj), stamp=0)
    return replace(e, copies=(*e.copies, effect))


def _always(game: Game, rule: InForce, e: Move) -> bool:
    return True


@replaces(EntersTappedUnless, Move, _always, own=True)
async def _unless_paid(game: Game, rule: InForce, e: Move) -> Event:
    """614.12a–b: decided and paid before it enters, so that the next one finds what is left."""
    assert rule.source is not None, "an ability of the entering object"
    frame = Frame(Context(rule.record, rule.controller, rule.source, held=rule.held, event=e), paying=True)
    player, cost = rule.controller, rule.record.paid
    if not costs_118.can_pay(game, player, cost, frame) or not await Confirm(player, "pay", e.obj, "614.12a"):
        return replace(e, tapped=True)
    await costs_118.pay(game, player, cost, frame)
    return e
