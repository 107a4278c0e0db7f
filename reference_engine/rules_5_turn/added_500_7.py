"""500.7–11 Turns, phases and steps that effects add to the ordinary ones, or that players skip."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import Player, State, change, with_player
from reference_engine.rules_5_turn import plan_500_1
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.turns import AddPhases, AddStep, ExtraTurn, SkipNext, SkipTurns


@performs(ExtraTurn)
async def take_an_extra_turn(game: Game, effect: ExtraTurn, frame: Frame) -> None:
    """500.7: one turn at a time is added directly after this one, in turn order: the last one added comes first."""
    players = tuple(effects_609.players_of(game, effect.who, frame))
    game.state = change(game.state, extra_turns=(*game.state.extra_turns, *players))
    game.note("500.7", "extra turn", players=players)


@performs(AddPhases)
async def add_phases(game: Game, effect: AddPhases, frame: Frame) -> None:
    """500.8: directly after this phase, before what was added there earlier."""
    if not _is_theirs(game, effect.who, frame):
        return
    phases = tuple(plan_500_1.phase(name) for name in effect.phases) * effects_609.number(game, effect.times, frame)
    this, *later = plan_500_1.ahead(game.state.turn)
    game.state = change(game.state, turn=replace(game.state.turn, ahead=(this, *phases, *later)))
    game.note("500.8", "additional phases", phases=phases)


@performs(AddStep)
async def add_step(game: Game, effect: AddStep, frame: Frame) -> None:
    """500.9: directly after this step, before what was added there earlier."""
    if not _is_theirs(game, effect.who, frame):
        return
    this, *later = plan_500_1.ahead(game.state.turn)
    game.state = change(game.state, turn=replace(game.state.turn, ahead=((effect.step_name, *this), *later)))
    game.note("500.9", "additional step", step=effect.step_name)


def _is_theirs(game: Game, who: str | None, frame: Frame) -> bool:
    """500.10a: what a player gets isn't added to another player's turn."""
    return who is None or game.state.turn.active in effects_609.players_of(game, who, frame)


@performs(SkipTurns)
async def skip_turns(game: Game, effect: SkipTurns, frame: Frame) -> None:
    """500.11: so many more of the turns that the player would begin."""
    for player in effects_609.players_of(game, effect.who, frame):
        skipped = game.state.players[player].turns_to_skip + effect.turns
        game.state = with_player(game.state, player, turns_to_skip=skipped)


@performs(SkipNext)
async def skip_next(game: Game, effect: SkipNext, frame: Frame) -> None:
    """500.11: the next step or phase of that name that the player would begin."""
    for player in effects_609.players_of(game, effect.who, frame):
        game.state = with_player(game.state, player, skips=(*game.state.players[player].skips, effect.part))


def passed_over(state: State, before: Player, now: Player) -> tuple[Player, ...]:
    """Those who have left the game and would have had their turns between two others' (800.4m)."""
    players = tuple(state.players)
    first, last = players.index(before), players.index(now)
    between = players[first + 1 : last] if first < last else (*players[first + 1 :], *players[:last])
    return tuple(player for player in between if state.players[player].lost) if before != now else ()


def next_turn(game: Game) -> tuple[Player, Player | None]:
    """Whose turn is next and, if it is an extra one, whose turn came last in turn order (500.7).

    A turn that its player skips is as though it weren't there (500.11); extra turns of who has left don't begin.
    """
    while True:
        turn = game.state.turn
        last = turn.in_order or turn.active
        *rest, extra = game.state.extra_turns or (None,)
        if extra is not None:
            game.state = change(game.state, extra_turns=tuple(rest))
            player = extra
        else:
            player = plan_500_1.after(game.state, last)
        record = game.state.players[player]
        if record.lost:
            continue
        if not record.turns_to_skip:
            return player, last if extra is not None else None
        game.state = with_player(game.state, player, turns_to_skip=record.turns_to_skip - 1)
        game.note("500.11", "skip a turn", player=player)
        if extra is None:
            game.state = change(game.state, turn=replace(game.state.turn, in_order=player))
