"""602 Activating activated abilities; 605.3 what is different for mana abilities."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.driver import every_outcome
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose, IllegalAction, Labelled
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId, Player, change, with_object
from reference_engine.rules_1_concepts import costs_118, special_actions_116, taking_actions, targets_115
from reference_engine.rules_1_concepts.spending_118_3a import Stage
from reference_engine.rules_2_parts.mana_cost_202 import symbols
from reference_engine.rules_5_turn import times_506_8
from reference_engine.rules_6_spells import (
    activation_cost_602_1e,
    announcing_601_2,
    effects_609,
    in_force_611,
    loyalty_606,
    mana_abilities_605,
    prohibited_601_3,
    resolving_608,
)
from reference_engine.rules_7_more import copying_spells_707_10, keywords_702
from reference_engine.vocabulary.abilities import Activated
from reference_engine.vocabulary.card_types import EquipAnyTime
from reference_engine.vocabulary.keywords import Equip

EVER = 0
"""Instead of a turn's number: in whatever turn."""


async def activate(game: Game, player: Player, action: actions.Activate) -> None:
    """A player activates an ability of an object. Raises IllegalAction, with the game as it was (602.2, 733.1)."""
    if action.source not in game.state.objects:
        raise IllegalAction("602.2", "there is no such object")
    row = game.view.row(action.source)
    held = await _choose_ability(game, player, row, action)
    if mana_abilities_605.is_mana_ability(held.ability, game.edition):
        await activate_mana_ability(game, player, row.id, held.key, action.mana_abilities)
    else:
        await taking_actions.propose(game, _activate(game, player, row, held, action.mana_abilities))


# ------------------------------------------------------------------------------------------------ which ability
async def _choose_ability(game: Game, player: Player, row: Row, action: actions.Activate) -> Held:
    """The ability that the action names: by its cost, by a number, or as the one to tap for mana; asked if unclear."""
    found = [held for held, _ in row.all(Activated)]
    if action.mana:
        found = [held for held in found if mana_abilities_605.taps_for_mana(held.ability, game.edition)]
    if action.cost is not None:
        exact = [held for held in found if _same_cost(held.ability, action.cost)]
        found = exact or [held for held in found if _same_symbols(held.ability, action.cost)]
    if action.index is not None:
        found = found[action.index - 1 : action.index] if action.index > 0 else []
    if not found:
        raise IllegalAction("602.2", f"{row.name} has no such ability")
    if action.mana and len(found) > 1:
        found = [held for held in found if _can_give(game, player, row, held, action)] or found
    if len(found) > 1:
        found = _which_may_begin(game, player, row, found)
    if len(found) == 1:
        return found[0]
    options = [Labelled(held.key, cost_text(held.ability), row.id) for held in found]
    chosen = await Choose(player, "ability", options, row.id, "602.2a")
    return next(held for held in found if held.key == chosen.value)


def _which_may_begin(game: Game, player: Player, row: Row, found: list[Held]) -> list[Held]:
    """602.2: those of them that may be activated now. Raises IllegalAction, with the last one's reason, if none may."""
    able, reason = [], None
    for held in found:
        try:
            may_begin(game, player, row, held)
        except IllegalAction as no:
            reason = no
        else:
            able.append(held)
    if reason is not None and not able:
        raise reason
    return able


def _can_give(game: Game, player: Player, row: Row, held: Held, action: actions.Activate) -> bool:
    """Can this mana ability be activated now (and give the type of mana wanted)? Tried in forks."""
    ways = every_outcome(
        game, lambda fork: activate_mana_ability(fork, player, row.id, held.key, action.mana_abilities)
    )
    wanted = action.value.strip("{}") if action.value is not None else None
    return any(wanted is None or any(wanted in types for types in fork.produced) for fork, _, _ in ways)


def cost_text(ability: Activated) -> str:
    """How an ability is told: its keyword, or its cost with a word for each part that isn't a symbol."""
    if ability.text is not None:
        return ability.text
    return ", ".join(part if isinstance(part, str) else _word(part) for part in ability.cost)


def _word(part: Any) -> str:
    """`sacrifice`, `tap`, `remove`: the verb of a cost."""
    return str(part.__struct_config__.tag).split("_")[0]


def _same_cost(ability: Activated, cost: str) -> bool:
    """Is this the ability's cost as printed? Parts in words are told by their verb."""
    if ability.text is not None:
        return cost.casefold().replace("−", "-") in (ability.text.casefold(), ability.text.split(" ")[0].casefold())
    parts = [part.strip() for part in cost.split(",")]
    return len(parts) == len(ability.cost) and all(
        symbols(given) == symbols(part) and bool(symbols(given))
        if isinstance(part, str)
        else given.casefold().split(" ")[0] == _word(part)
        for given, part in zip(parts, ability.cost, strict=True)
    )


def _same_symbols(ability: Activated, cost: str) -> bool:
    """Are these the symbols of the ability's cost, whatever else it costs?"""
    mine = tuple(s for part in ability.cost if isinstance(part, str) for s in symbols(part))
    return bool(mine) and symbols(cost) == mine


# ------------------------------------------------------------------------------------------------ 602.5
def may_begin(game: Game, player: Player, row: Row, held: Held) -> None:
    """602.2, 602.5: raises IllegalAction unless the player may begin to activate this ability now."""
    ability: Activated = held.ability
    if row.controller != player and ability.by != "any_player":
        raise IllegalAction("602.2", f"{player} doesn't control {row.name}")
    if row.obj.zone != ability.zone:
        raise IllegalAction("113.6", f"the ability of {row.name} doesn't function in this zone")
    prohibited_601_3.check_activating(game, player, row, held)
    turn = game.state.turn
    match ability.only:
        case "as_a_sorcery" if not (
            special_actions_116.could_cast_a_sorcery(game, player) or _equips_any_time(game, player, row, held)
        ):
            raise IllegalAction("602.5d", f"{row.name}'s ability can be activated only as a sorcery")
        case "in_your_turn" if turn.active != player:
            raise IllegalAction("602.5b", f"{row.name}'s ability can be activated only in {player}'s turn")
        case "in_your_turn_before_attackers" if (
            turn.active != player or not times_506_8.is_time(game, "before attackers")
        ):
            raise IllegalAction("506.8g", f"{row.name}'s ability can be activated only before attackers are declared")
        case "during_combat" if not times_506_8.is_time(game, "during combat"):
            raise IllegalAction("506.8", f"{row.name}'s ability can be activated only during combat")
        case "loyalty" if not (
            special_actions_116.could_cast_a_sorcery(game, player) or loyalty_606.any_time(game, player)
        ):
            raise IllegalAction("606.3", f"a loyalty ability of {row.name} can be activated only as a sorcery")
        case "loyalty" if (turn.number, row.id, "loyalty") in game.state.activated:
            raise IllegalAction("606.3", f"a loyalty ability of {row.name} was activated this turn")
        case "once_each_turn" if (turn.number, row.id, held.key) in game.state.activated:
            raise IllegalAction("602.5b", f"{row.name}'s ability can be activated only once each turn")
    if ability.once and (EVER, row.id, held.key) in game.state.activated:
        raise IllegalAction("602.5b", f"{row.name}'s ability can be activated only once")
    if not effects_609.holds(game, ability.only_if, Frame(_context(player, row, held))):
        raise IllegalAction("602.5b", f"the condition for {row.name}'s ability isn't met")
    symbol = next((s for s in ("T", "Q") if mana_abilities_605.has_symbol(ability.cost, s)), None)
    if symbol is not None and is_sick(game, player, row):
        raise IllegalAction(
            "302.6", f"{row.name} hasn't been under {player}'s control since that player's most recent turn began"
        )


def _equips_any_time(game: Game, player: Player, row: Row, held: Held) -> bool:
    """304.5, 702.6: having priority is enough, whatever the player may cast."""
    equips = any(held.ability in keywords_702.expand(keyword) for _, keyword in row.all(Equip))
    return equips and any(
        isinstance(rule.record, EquipAnyTime) and rule.controller == player for rule in in_force_611.in_force(game)
    )


def is_sick(game: Game, player: Player, row: Row) -> bool:
    """302.6, 602.5a: a creature without haste (702.10c) not controlled continuously since that player's turn began."""
    return "Creature" in row.types and not row.has("haste") and (player, row.id) not in game.state.steady


def _context(player: Player, row: Row, held: Held) -> Context:
    return Context(ability=held.ability, controller=player, source=row, held=held)


def _remember_activation(game: Game, row: Row, held: Held) -> None:
    """602.5b, 606.3: abilities that may be activated only once each turn; one loyalty ability of a permanent."""
    if held.ability.once:
        game.state = change(game.state, activated=game.state.activated | {(EVER, row.id, held.key)})
    if held.ability.only in ("once_each_turn", "loyalty"):
        which = "loyalty" if held.ability.only == "loyalty" else held.key
        entry = (game.state.turn.number, row.id, which)
        game.state = change(game.state, activated=game.state.activated | {entry})


# ------------------------------------------------------------------------------------------------ 602.2
async def _activate(game: Game, player: Player, row: Row, held: Held, mana_abilities: tuple[ObjId, ...]) -> None:
    """602.2a–b, by the steps of 601.2."""
    may_begin(game, player, row, held)
    ability: Activated = held.ability

    # 602.2a The ability is created on top of the stack.
    context = _context(player, row, held)
    id = await resolving_608.put_ability_on_stack(game, context)
    assert id is not None, "only a triggered ability is removed again"

    # 601.2b Modes, the value of X, Phyrexian symbols.
    modes = await announcing_601_2.announce_modes(game, player, ability.do, row, None, id)
    x = await announcing_601_2.announce_x(player, row.id) if announcing_601_2.has_x(ability.cost) else None
    cost = loyalty_606.combined(game, player, ability.cost)
    cost = await costs_118.without_phyrexian_symbols(player, cost, Frame(context))
    context = replace(context, modes=modes, x=x)

    # 601.2c–d Targets and division.
    slots = targets_115.slots(ability, modes)
    targets = await announcing_601_2.announce_targets(game, player, slots, row, x, id)
    context = replace(context, targets=targets)
    context = replace(context, division=await announcing_601_2.announce_division(game, ability.do, context))
    game.state = with_object(game.state, replace(game.state.objects[id], context=context))
    await copying_spells_707_10.became_targets(game, id)

    # 601.2f–h The total cost: the activation cost, changed by effects, and what pays for it instead of mana (602.1e).
    cost = activation_cost_602_1e.total(game, row, cost)
    cost = await activation_cost_602_1e.without_tapped_creatures(game, player, row, cost)
    frame = Frame(context)
    await costs_118.pay(game, player, cost, frame, mana_abilities)
    if frame.gone:
        obj = game.state.objects[id]
        game.state = with_object(game.state, replace(obj, context=replace(obj.context, gone=frame.gone)))

    # 601.2i The ability becomes activated.
    _remember_activation(game, row, held)
    game.note("602.2b", "activated", ability=id, source=row.id, player=player)
    await pipeline.happen(game, events.AbilityActivated(obj=id, player=player, source=row.id, rule="602.2b"))
    await _cycled(game, player, row, held)


async def _cycled(game: Game, player: Player, row: Row, held: Held) -> None:
    """702.29c: the card was discarded for its cycling ability; what it has become is found by the card."""
    if not (held.ability.text or "").startswith("cycling "):
        return
    new = next((o.id for o in game.state.objects.values() if o.card_id == row.obj.card_id), None)
    if new is not None:
        await pipeline.happen(game, events.Cycled(obj=new, player=player, source=row.id, rule="702.29c"))


# ------------------------------------------------------------------------------------------------ 605.3
async def activate_mana_ability(
    game: Game,
    player: Player,
    source: ObjId,
    key: Any,
    mana_abilities: tuple[ObjId, ...] = (),
    stages: tuple[Stage, ...] | None = None,
) -> None:
    """605.3: activated as any ability but without the stack: it resolves as soon as its cost is paid (605.3b).

    `key` tells which of the source's abilities (`Held.key`). `stages`: a larger payment that this is a part of.
    """
    held = next((held for held in game.view.row(source).abilities if held.key == key), None)
    if held is None:
        raise IllegalAction("602.2", "the object doesn't have that ability any more")
    if (source, key) in game.activating:
        raise IllegalAction("605.3c", "that mana ability is being activated already")
    before = game.activating
    game.activating = before | {(source, key)}
    try:
        frame = await taking_actions.propose(game, _pay_for(game, player, source, held, mana_abilities, stages))
        await mana_abilities_605.resolve(game, frame)
    finally:
        game.activating = before


async def _pay_for(
    game: Game,
    player: Player,
    source: ObjId,
    held: Held,
    mana_abilities: tuple[ObjId, ...],
    stages: tuple[Stage, ...] | None,
) -> Frame:
    row = game.view.row(source)
    may_begin(game, player, row, held)
    if held.ability.only == "as_an_instant" and (stages is not None or game.state.turn.priority != player):
        raise IllegalAction("602.5e", f"{row.name}'s ability can be activated only where {player} has priority")
    context = _context(player, row, held)
    if announcing_601_2.has_x(held.ability.cost):
        context = replace(context, x=await announcing_601_2.announce_x(player, source))
    frame = Frame(context, tapped_for=mana_abilities_605.has_symbol(held.ability.cost, "T"))
    await costs_118.pay(game, player, held.ability.cost, frame, mana_abilities, stages)
    _remember_activation(game, row, held)
    return frame
