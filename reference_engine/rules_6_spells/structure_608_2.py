"""608.2c–d: instructions that hold instructions: optional, conditional, unless a cost is paid, one of several modes."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, ChooseSome, Confirm, IllegalAction, Labelled
from reference_engine.kernel.state import ObjId, Player, Reference, turn_order
from reference_engine.rules_1_concepts import costs_118, targets_115
from reference_engine.rules_6_spells import announcing_601_2, effects_609, players_613_10
from reference_engine.rules_7_more import keyword_actions_701_cards, keyword_actions_701_permanents
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.resolutions import ForEachTarget
from reference_engine.vocabulary.selectors import Which


def possible(game: Game, effect: Any, frame: Frame, player: Player) -> bool:
    """608.2d: an option that is impossible can't be chosen; drawing, searching and the like are always possible."""
    match effect:
        case e.Sacrifice() if isinstance(effect.what, Which):
            least = 1 if effect.all_of_them or effect.any_number else effects_609.number(game, effect.number_of, frame)
            return len(keyword_actions_701_permanents.sacrificable(game, effect.what, frame, player)) >= max(1, least)
        case e.Sacrifice():
            return any(
                game.view.row(id).controller == player for id in effects_609.objects_of(game, effect.what, frame)
            )
        case e.Discard() if not isinstance(effect.which, str):
            return len(keyword_actions_701_cards.discardable(game, effect.which, frame, player)) > 0
        case e.Draw():  # 121.3, 121.3a: an empty library is no hindrance, an effect that forbids it is
            cards = effects_609.number(game, effect.cards, frame)
            drawing = [player] if effect.who == "you" else effects_609.players_of(game, effect.who, frame)
            return all(players_613_10.can_draw(game, one, cards) for one in drawing)
        case e.Exile() | e.Destroy() | e.ToHand() | e.CopySpell() | e.CounterIt():
            return len(effects_609.objects_of(game, effect.what, frame)) > 0
    return True


@performs(e.May)
async def may(game: Game, effect: e.May, frame: Frame) -> None:
    """608.2d: the player decides as the effect is applied; «if you do» looks at what was decided (118.12).

    Several players decide in turn order; `that_player` in the instructions is the one who said yes.
    """
    outer = frame.player
    for player in effects_609.players_of(game, effect.who, frame):
        frame.done = False
        if not all(possible(game, one, frame, player) for one in effect.do[:1]):
            continue
        if await Confirm(player, "may", frame.source.id, "608.2d"):
            frame.player = player
            await effects_609.perform(game, effect.do, frame)
            frame.done = True
    frame.player = outer


@performs(e.Unless)
async def unless(game: Game, effect: e.Unless, frame: Frame) -> None:
    """118.12a: a player may pay the cost; if they don't, the instructions are followed. `times`: 702.24a.

    A cost that the player can't pay isn't offered (608.2d). A payment that fails is undone and counts as not made.
    """
    paid = False
    cost = effect.pays * effects_609.number(game, effect.times, frame)
    for player in effects_609.players_of(game, effect.who, frame):
        if paid or not costs_118.can_pay(game, player, cost, _payment(frame, player)):
            continue
        if not await Confirm(player, "pay", frame.source.id, "118.12a"):
            continue
        moment = game.moment()
        if announcing_601_2.has_x(cost):  # 107.3f
            frame.x = await announcing_601_2.announce_x(player, frame.source.id)
        try:
            await costs_118.pay(game, player, cost, _payment(frame, player))
            paid = True
        except IllegalAction as failed:
            game.return_to(moment)
            game.note(failed.rule, "not paid", reason=failed.reason)
    frame.done = paid
    if not paid:
        await effects_609.perform(game, effect.do, frame)


def _payment(frame: Frame, player: Player) -> Frame:
    new = Frame(frame.context, paying=True)
    new.x, new.it, new.player = frame.x, frame.it, player
    return new


@performs(e.If)
async def in_case(game: Game, effect: e.If, frame: Frame) -> None:
    """608.2c: a condition is looked at when the instruction is reached."""
    chosen = effect.do if effects_609.holds(game, effect.condition, frame) else effect.otherwise
    await effects_609.perform(game, chosen, frame)


@performs(e.Choose)
async def choose(game: Game, effect: e.Choose, frame: Frame) -> None:
    """700.2: the modes announced are followed in the order printed; without a stack they are chosen now (605.3b)."""
    modes = frame.context.modes
    if not modes:
        chooser = frame.player or frame.controller  # each player that may do one of several things chooses which
        doable = (n for n, mode in enumerate(effect.modes, 1) if not mode or possible(game, mode[0], frame, chooser))
        options = tuple(Labelled(n, f"mode {n}") for n in doable)
        picked = await ChooseSome(
            chooser, "mode", options, effect.at_least, effect.at_most, frame.source.id, "700.2"
        )
        modes = tuple(one.value for one in picked)
    context = frame.context
    slot = len(targets_115.slots(frame.ability))
    for n in sorted(modes):
        if effect.mode_targets and effect.mode_targets[n - 1] is not None:
            frame.context = replace(context, targets=context.targets[slot : slot + 1])
            slot += 1
        await effects_609.perform(game, effect.modes[n - 1], frame)
        frame.context = context


@performs(ForEachTarget)
async def for_each_target(game: Game, effect: ForEachTarget, frame: Frame) -> None:
    """608.2f: what can't be done to all at once is done to one after another, player by player in APNAP order; among a
    player and what that player controls the controller of the effect decides who is next."""
    context = frame.context
    for player in turn_order(game.state):
        waiting = [t for slot in context.targets for t in slot if _whose(game, t) == player]
        while waiting:
            one = waiting[0]
            if len(waiting) > 1:
                one = await Choose(frame.controller, "choose", waiting, frame.source.id, "608.2f")
            waiting.remove(one)
            frame.context = replace(context, targets=((one,),))
            await effects_609.perform(game, effect.carry_out, frame)
    frame.context = context


def _whose(game: Game, target: Reference) -> Player | None:
    """The player, or the controller of the object, as it is or last was (608.2h)."""
    if target in game.state.players:
        return Player(str(target))
    row = game.row(ObjId(int(target)))
    return row.controller if row is not None else None
