"""601 Casting spells: 601.2a to 601.2i on one page, in `_cast`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.questions import Confirm, IllegalAction, Number
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import CastInfo, ObjId, Player, change, with_object, with_player
from reference_engine.rules_1_concepts import (
    alternative_costs_118_9,
    costs_118,
    special_actions_116,
    taking_actions,
    targets_115,
)
from reference_engine.rules_4_zones import exile_406
from reference_engine.rules_5_turn import times_506_8
from reference_engine.rules_6_spells import (
    announcing_601_2,
    cast_as_601_3e,
    effects_609,
    flash_601_3b,
    graveyards_609_4a,
    hurried_307_5a,
    permissions_601_3,
    prohibited_601_3,
    spells_to_come_611_2f,
    total_cost_601_2f,
)
from reference_engine.rules_7_more import (
    adventures_715,
    bestow_702_103,
    convoke_702_51,
    face_down_708,
    flashback_702_34,
    foretell_702_143,
    offering_702_48,
    plot_702_170,
    retrace_702_81,
    splice_702_47,
)
from reference_engine.vocabulary.abilities import Spell
from reference_engine.vocabulary.amounts import MayCastFromGraveyard
from reference_engine.vocabulary.combat import CastOnly
from reference_engine.vocabulary.keywords import Kicker


async def cast(game: Game, player: Player, action: actions.Cast) -> ObjId:
    """A player casts a spell; gives its id on the stack. Raises IllegalAction, with the game as it was (733.1)."""
    return await taking_actions.propose(game, _cast(game, player, action))


async def _cast(game: Game, player: Player, action: actions.Cast) -> ObjId:
    action = plot_702_170.as_allowed(game, player, action)
    check_object(game, action)
    foretold = foretell_702_143.is_foretold(game.state.objects[action.object])
    if foretold or permissions_601_3.permission(game, player, action.object) is not None:
        exile_406.turn_face_up(game, action.object)

    # 601.2a The card becomes the topmost object on the stack, face down if it is cast so (708.4).
    card = game.view.row(action.object)
    part = await cast_as_601_3e.chosen_part(player, card, action)
    card = cast_as_601_3e.evaluated(card, part)
    allowed = permissions_601_3.permission(game, player, action.object, card)
    hidden = face_down_708.turned_down(card)
    face_down = await alternative_costs_118_9.is_cast_face_down(game, player, card, hidden, action)
    evaluated = hidden if face_down else card
    check_card(card)
    action = _in_time(game, player, evaluated, action)
    hurry = _price_of_hurry(game, player, evaluated, action)
    hurried = hurried_307_5a.is_hurried(game, player, evaluated)
    must_offer = offering_702_48.is_needed(game, player, evaluated, action)
    spell: ObjId
    [spell] = await pipeline.happen(
        game,
        events.Move(
            obj=action.object, to="stack", controller=player, face=part, face_down=face_down, reason="cast",
            rule="601.2a",
        ),
    )
    permissions_601_3.use(game, allowed, spell)
    _note(game, spell, any_mana=permissions_601_3.with_mana_of_any_type(allowed))
    spells_to_come_611_2f.apply(game, player, spell)
    row = _note(game, spell, was_cast=True)

    # 601.2b Modes, the method, optional costs, the value of X, how Phyrexian symbols are paid.
    ability = row.first(Spell)
    modes = await announcing_601_2.announce_modes(
        game, player, ability.do if ability is not None else (), row, None, spell
    )
    spliced = await splice_702_47.onto(game, player, row)
    method = await alternative_costs_118_9.choose(game, player, row, action)
    row = _note(game, spell, modes=modes, method=method.name)
    kicked = await _kickers(player, row)
    announcing_601_2.check_modes(ability.do if ability is not None else (), modes, kicked)
    row = _note(game, spell, kicked=kicked)
    row = _note(game, spell, offered=await offering_702_48.choose(game, player, row, must=must_offer))
    more = (*hurry, *permissions_601_3.more_to_pay(allowed), *retrace_702_81.cost(game, row, action.object))
    costs = (*(method.cost or ()), *kicked, *spliced, *more, *total_cost_601_2f.additional(row))
    costs = await announcing_601_2.announce_either_costs(
        player, costs, spell, lambda whole: total_cost_601_2f.is_payable(game, player, row, whole)
    )
    x = await announcing_601_2.announce_x_of_spell(player, row, method.cost or (), costs)
    row = _note(game, spell, x=x)
    costs = await costs_118.without_phyrexian_symbols(player, costs, Frame(_context(row, player)))
    costs = total_cost_601_2f.with_halves_chosen(game, player, row, costs, x or 0)

    # 601.2c Targets.
    slots = targets_115.slots_of_spell(row)
    targets = await announcing_601_2.announce_targets(game, player, slots, row, x, spell)
    row = _note(game, spell, targets=targets)

    # 601.2d Division.
    effects = instructions(row)
    division = await announcing_601_2.announce_division(game, effects, _context(row, player))
    row = _note(game, spell, division=division)
    await pipeline.happen(game, *_become_targets(row, player))

    # 601.2e Is it, as announced, a spell that the player may cast?
    prohibited_601_3.check_casting(game, player, row, proposed=True)

    # 601.2f The total cost, which is then locked in.
    if method.cost is None:
        raise IllegalAction("118.6", f"{row.name} has no mana cost to pay")
    costs = await total_cost_601_2f.locked_in(game, player, row, costs, x or 0)
    game.note("601.2f", "total cost", spell=spell, costs=costs)

    # 601.2g–h Mana abilities, then payment.
    frame = Frame(_context(row, player))
    costs = await convoke_702_51.convoked(game, player, row, costs, frame, action)
    await costs_118.pay(game, player, costs, frame, action.mana_abilities)
    await offering_702_48.pay(game, player, row, frame)
    _note(game, spell, spent=frame.spent, gone=frame.gone)

    # 601.2i The spell becomes cast.
    await pipeline.happen(game, events.SpellCast(spell=spell, player=player, rule="601.2i"))
    if hurried:
        hurried_307_5a.sacrifice_later(game, player, row)
    return spell


@occurs(events.SpellCast)
def _count_it(game: Game, event: events.SpellCast) -> None:
    record = game.state.players[event.player]
    game.state = with_player(game.state, event.player, spells_cast=record.spells_cast + 1)
    turn = game.state.turn
    game.state = change(game.state, turn=replace(turn, cast=(*turn.cast, (event.player, event.spell))))


def _note(game: Game, spell: ObjId, **decided: Any) -> Row:
    """Keep decisions with the spell; gives it as it is with them."""
    obj = game.state.objects[spell]
    cast = replace(obj.cast, **decided)
    if cast != obj.cast:  # most spells leave most of it undecided
        game.state = with_object(game.state, replace(obj, cast=cast))
    return game.view.row(spell)


def _context(row: Row, player: Player) -> Context:
    cast: CastInfo = row.obj.cast
    return Context(
        ability=row.first(Spell), controller=player, source=row, targets=cast.targets, x=cast.x, modes=cast.modes,
        division=cast.division,
    )  # fmt: skip


def instructions(row: Row) -> Sequence[Any]:
    """What the spell will do: the instructions for a kicked spell, if it was kicked and has such (614.15)."""
    ability = row.first(Spell)
    if ability is None:
        return ()
    return ability.kicked if ability.kicked and row.obj.cast.kicked else ability.do


def _become_targets(row: Row, player: Player) -> list[events.BecomeTarget]:
    return [
        events.BecomeTarget(target=target, of=row.id, player=player, source=row.id, rule="601.2c")
        for slot in row.obj.cast.targets
        for target in slot
    ]


# ------------------------------------------------------------------------------------------------ 601.3
def may_begin(game: Game, player: Player, row: Row, action: actions.Cast) -> None:
    """601.3: raises IllegalAction unless the player may begin to cast this, face up, now, as it is given."""
    check_card(row)
    check_timing(game, player, row, action)


def check_object(game: Game, action: actions.Cast) -> None:
    """601.3: raises IllegalAction unless there is something to be cast."""
    if action.object not in game.state.objects:
        raise IllegalAction("601.3", "there is no such object")


def check_card(row: Row) -> None:
    """305.9: raises IllegalAction for a land, or a face that is one."""
    if "Land" in row.types:
        raise IllegalAction("305.9", f"{row.name} is a land and can't be cast")


def _from_where_it_is(game: Game, player: Player, row: Row) -> bool:
    """601.3: a rule allows it from hand, an effect from elsewhere if the spell is as the effect says (601.3e).

    113.6f, 604.6: an ability of the card itself may let its owner cast it from the graveyard.
    """
    if row.id in game.state.zone("hand", player) or permissions_601_3.permission(game, player, row.id, row):
        return True
    if flashback_702_34.allows(game, player, row) or adventures_715.allows(player, row):
        return True
    if foretell_702_143.allows(game, player, row) or retrace_702_81.allows(game, player, row):
        return True
    return graveyards_609_4a.counts_as_own(game, player, row.id) and any(
        effects_609.holds(game, record.while_, Frame(Context(ability=record, controller=player, source=row)))
        for _, record in row.all(MayCastFromGraveyard)
    )


def check_timing(game: Game, player: Player, row: Row, action: actions.Cast) -> None:
    """601.3: raises IllegalAction unless the player may cast this, with the characteristics given, from there and now.

    An effect that casts it (608.2g) does so from wherever that effect says.
    """
    by_effect = action.without_paying or action.by_effect
    if not by_effect and not _from_where_it_is(game, player, row):
        raise IllegalAction("601.3", f"nothing allows {player} to cast this from where it is")
    prohibited_601_3.check_casting(game, player, row)
    only = row.first(CastOnly)
    if only is not None and not times_506_8.is_time(game, only.time):
        raise IllegalAction("506.8", f"{row.name} can be cast only {only.time} (a part of a turn)")
    if only is not None and only.whose_turn not in ("any", "you" if player == game.state.turn.active else "opponent"):
        raise IllegalAction("601.3", f"{row.name} can't be cast in this player's turn")
    if by_effect:  # 608.2g: whatever its card type allows
        return
    if "Instant" in row.types or flash_601_3b.has_flash(game, player, row):
        return
    if offering_702_48.allows(game, player, row):
        return
    if flash_601_3b.price(row) is None and not special_actions_116.could_cast_a_sorcery(game, player):
        raise IllegalAction("117.1a", f"{row.name} can be cast only in its player's main phase with an empty stack")


def _in_time(game: Game, player: Player, row: Row, action: actions.Cast) -> actions.Cast:
    """601.3, 601.3b: now, for what it is, or else for what a choice of how to cast it makes of it, which is then made.

    Raises IllegalAction if neither may be cast.
    """
    try:
        check_timing(game, player, row, action)
    except IllegalAction:
        aura = bestow_702_103.as_aura(row) if action.method in (None, bestow_702_103.METHOD) else None
        if aura is None:
            raise
        check_timing(game, player, aura, action)
        return replace(action, method=bestow_702_103.METHOD)
    return action


def _price_of_hurry(game: Game, player: Player, row: Row, action: actions.Cast) -> tuple[str, ...]:
    """601.3c: what more the spell costs because it is cast when only a spell with flash could be."""
    if special_actions_116.could_cast_a_sorcery(game, player) or action.without_paying or action.by_effect:
        return ()
    return () if flash_601_3b.has_flash(game, player, row) else flash_601_3b.price(row) or ()


# ------------------------------------------------------------------------------------------------ 601.2b
async def _kickers(player: Player, row: Row) -> tuple[str, ...]:
    """702.33a, c: whether each kicker is paid; multikicker how often. Gives the costs, one for each time."""
    kicked: list[str] = []
    for _, kicker in row.all(Kicker):
        question: Any
        if kicker.any_number_of_times:
            question = Number(player, "optional-cost", 0, None, row.id, "702.33c")
        else:
            question = Confirm(player, "optional-cost", row.id, "702.33a")
        question.text = f"kicker {kicker.cost}"
        kicked += [kicker.cost] * int(await question)
    return tuple(kicked)
