"""614.12 How a permanent enters: with counters, tapped, after a choice, or as a copy (614.1c–d)."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, Number
from reference_engine.kernel.state import CopyEffect, turn_order
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_2_parts import creature_types_205_3m
from reference_engine.rules_3_card_types import battles_310
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import cant_614_17, effects_609
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.rules_7_more import copying_707, sagas_714
from reference_engine.vocabulary.abilities import AsEnters, EntersTapped, EntersWith, MayEnterAsCopy
from reference_engine.vocabulary.entering import EntersUnderYourControl

COLORS = ("white", "blue", "black", "red", "green")


def _frame(game: Game, rule: InForce, e: Move) -> Frame:
    """107.3m: X is the X chosen for the spell that becomes this permanent, if it was one; else 0."""
    assert rule.source is not None, "its own ability has the entering object as source"
    x = rule.source.obj.cast.x or 0
    return Frame(Context(rule.record, rule.controller, rule.source, held=rule.held, x=x, event=e))


def _its_own(game: Game, rule: InForce, e: Move) -> bool:
    return True


def _on_its_condition(game: Game, rule: InForce, e: Move) -> bool:
    return rule.record.if_ is None or effects_609.holds(game, rule.record.if_, _frame(game, rule, e))


def _own_counters(game: Game, rule: InForce, e: Move) -> bool:
    return rule.record.what is None and _on_its_condition(game, rule, e)


def _anothers_counters(game: Game, rule: InForce, e: Move) -> bool:
    """614.12: about the object as it would exist on the battlefield."""
    if rule.record.what is None or e.to != "battlefield":
        return False
    row = zones_400.would_be(game.state, e)
    return selecting.fits(game, rule.record.what, row, rule.source, rule.controller)


@replaces(EntersWith, Move, _own_counters, own=True)
@replaces(EntersWith, Move, _anothers_counters)
async def _with_counters(game: Game, rule: InForce, e: Move) -> Event:
    if cant_614_17.forbidden(game, "have_counters", zones_400.would_be(game.state, e)):  # 113.6i
        return e
    count = effects_609.number(game, rule.record.amount, _frame(game, rule, e))
    counters = zones_400.merged((*e.counters, (rule.record.kind, count)))
    return replace(e, counters=counters, gains=(*e.gains, *rule.record.gaining))


@replaces(sagas_714.EntersWithAChosenNumber, Move, _its_own, own=True)
async def _reading_ahead(game: Game, rule: InForce, e: Move) -> Event:
    """714.3b, 702.155b: from one to its final chapter number."""
    assert rule.source is not None, "an ability of the entering object"
    last = sagas_714.final_chapter(rule.source)
    count = await Number(rule.controller, "number", 1, last, e.obj, "714.3b") if last else 0
    return replace(e, counters=zones_400.merged((*e.counters, ("lore", count))))


@replaces(battles_310.ChoosesProtector, Move, _its_own, own=True)
async def _protected(game: Game, rule: InForce, e: Move) -> Event:
    """310.9a, 310.12a."""
    assert rule.source is not None, "an ability of the entering object"
    options = battles_310.possible_protectors(game, rule.source)
    if not options:
        return e
    player = await Choose(rule.controller, "choose", options, e.obj, "310.9a")
    return replace(e, choices=(*e.choices, (battles_310.PROTECTOR, player)))


def _tapped_itself(game: Game, rule: InForce, e: Move) -> bool:
    return bool(rule.record.what == "this")


def _tapped_by_another(game: Game, rule: InForce, e: Move) -> bool:
    """An ability about all objects of a kind: never of the object itself, which isn't on the battlefield yet."""
    if rule.record.what == "this" or e.to != "battlefield":
        return False
    row = zones_400.would_be(game.state, e)
    return selecting.fits(game, rule.record.what, row, rule.source, rule.controller, rule.chosen_color)


@replaces(EntersTapped, Move, _tapped_itself, own=True)
@replaces(EntersTapped, Move, _tapped_by_another)
async def _tapped(game: Game, rule: InForce, e: Move) -> Event:
    return replace(e, tapped=True)


def _under_anothers_control(game: Game, rule: InForce, e: Move) -> bool:
    if e.to != "battlefield":
        return False
    row = zones_400.would_be(game.state, e)
    return row.controller != rule.controller and selecting.fits(
        game, rule.record.what, row, rule.source, rule.controller
    )


@replaces(EntersUnderYourControl, Move, _under_anothers_control, group="b")
async def _under_your_control(game: Game, rule: InForce, e: Move) -> Event:
    """616.1b."""
    return replace(e, controller=rule.controller)


@replaces(AsEnters, Move, _its_own, own=True)
async def _choice(game: Game, rule: InForce, e: Move) -> Event:
    """614.12a: chosen before it enters, by who will control it, for abilities of the same origin (607.2d)."""
    assert rule.source is not None, "an ability of the entering object"
    assert rule.held is not None, "an ability of the entering object"
    what = rule.record.what
    if what == "color":
        value = await Choose(rule.controller, "color", COLORS, e.obj, "614.12a")
    elif what in ("opponent", "player"):
        players = [p for p in turn_order(game.state) if what == "player" or p != rule.controller]
        what, value = "player", await Choose(rule.controller, "choose", players, e.obj, "614.12a")
    else:
        value = await Choose(rule.controller, "type", creature_types_205_3m.CREATURE_TYPES, e.obj, "614.12a")
    own = rule.source.obj.copies[-1].origin if rule.source.obj.copies else "printed"
    # A granted ability's choice is kept under its own origin; what the object has itself is found as it enters.
    key = what if rule.held.origin == own else (rule.held.origin, what)
    return replace(e, choices=(*e.choices, (key, value)))


@replaces(MayEnterAsCopy, Move, _its_own, group="c", own=True)
async def _copy(game: Game, rule: InForce, e: Move) -> Event:
    """707.5: it enters as a copy; its own enters abilities then are those of what it copies (616.1c, 616.1f)."""
    options = [row.id for row in selecting.matching(game, rule.record.of, rule.source, rule.controller)]
    chosen = await Choose(rule.controller, "copy", options, e.obj, "707.5", may_decline=True) if options else None
    if chosen is None:
        return e
    assert rule.source is not None, "an ability of the entering object"
    own, _ = copying_707.values(rule.source.obj)
    values = copying_707.with_exceptions(copying_707.copiable(game, chosen), rule.record.except_, own)
    effect = CopyEffect(values=values, origin=("copy", e.obj), stamp=0)
    return replace(e, copies=(*e.copies, effect))
