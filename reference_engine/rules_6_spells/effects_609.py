"""609 Effects: how instructions are followed, and what the words in them refer to.

One coroutine performs each kind of record; the families stand in modules named after their rule. Costs are the same
records, performed by the same functions with `frame.paying` set: then what can't be done is illegal (118.3) instead
of being done as far as possible (609.3).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import PERFORM
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import CastInfo, ObjId, Player, Reference, turn_order
from reference_engine.rules_1_concepts import players_102, selecting
from reference_engine.rules_2_parts import mana_cost_202, names_201
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells import linked_607, reading_613
from reference_engine.rules_7_more import foretell_702_143, melding_701_42
from reference_engine.vocabulary import values
from reference_engine.vocabulary.selectors import Which


async def perform(game: Game, effects: Iterable[Any], frame: Frame) -> None:
    """608.2c: the instructions are followed in the order written."""
    for effect in effects:
        await PERFORM[type(effect)](game, effect, frame)


# ------------------------------------------------------------------------------------------------ what words refer to
def cast_of(frame: Frame) -> CastInfo:
    """What was decided as the source, or the spell that became it, was cast (400.7d)."""
    return frame.source.obj.cast


def subject(frame: Frame) -> Reference | None:
    """What the triggering event is about: an object or player; the new object that it made, if it made one (400.7e)."""
    event = frame.context.event
    if frame.context.new is not None:
        return frame.context.new
    match event:
        case events.Move():
            return event.obj
        case events.ProduceMana():
            return event.permanent
        case events.SpellCast():
            return event.spell
        case events.BecomeTarget():
            return event.of
        case events.DealDamage():
            return event.to
        case events.LandPlayed():
            return event.land
        case None:
            return None
    return getattr(event, "obj", None)


def _player_of_event(game: Game, frame: Frame) -> Player | None:
    event = frame.context.event
    if isinstance(event, events.StepBegins):
        return event.active
    if isinstance(event, events.DealDamage):
        return event.to if event.to in game.state.players else None  # type: ignore[return-value]
    player = getattr(event, "player", None)
    if player is not None:
        return player  # type: ignore[no-any-return]
    return _controller_of(game, subject(frame))


def _controller_of(game: Game, id: Reference | None) -> Player | None:
    """Who controls an object, or controlled it when it was last seen (608.2h)."""
    row = game.row(id) if id is not None and id not in game.state.players else None  # type: ignore[arg-type]
    return row.controller if row is not None else None


def source_now(game: Game, frame: Frame) -> Row:
    """113.7a, 608.2h: the source as it is now; as it last existed, if it has left its zone."""
    return game.row(frame.source.id) or frame.source


def chosen_color(game: Game, frame: Frame) -> str | None:
    """The colour chosen for a linked ability of the same origin (607.2d); None where that is undefined (607.5a)."""
    color: str | None = source_now(game, frame).chosen(frame.held.origin, "color") if frame.held is not None else None
    return color


def matching(game: Game, which: Which, frame: Frame, player: Player | None = None) -> list[Row]:
    """The objects that fit a description in an instruction, seen from its source and its controller, or a player."""
    rows = selecting.matching(
        game, which, source_now(game, frame), player or frame.controller, x=x_of(game, frame),
        chosen=chosen_color(game, frame),
    )  # fmt: skip
    return linked_607.of_this_link(rows, which, frame)


def references(game: Game, what: Any, frame: Frame) -> tuple[Reference, ...]:
    """The objects and players that a reference or a description means now. Gone objects are left in."""
    if isinstance(what, Which):
        return tuple(row.id for row in matching(game, what, frame))
    targets = frame.context.targets
    match what:
        case "this":
            return (frame.source.id,)
        case "what_this_became":
            owner = frame.source.obj.owner
            return tuple(
                id for id in game.state.zone("graveyard", owner) if game.state.objects[id].was == frame.source.id
            )
        case "host":
            host = source_now(game, frame).obj.attached_to
            return () if host is None else (host,)
        case "target":
            return targets[0] if targets else ()
        case "target_and_namesakes":
            found = [row for id in targets[0] if (row := game.row(ObjId(int(id)))) is not None] if targets else []
            same = [other.id for row in found for other in names_201.same_name(row, game.view.battlefield())]
            return tuple(dict.fromkeys((*(row.id for row in found), *same)))
        case "second_target":
            return targets[1] if len(targets) > 1 else ()
        case "third_target":
            return targets[2] if len(targets) > 2 else ()
        case "fourth_target":
            return targets[3] if len(targets) > 3 else ()
        case "it":
            return _both_cards(game, frame.it)
        case "that":
            one = subject(frame)
            return () if one is None else _both_cards(game, (one,))
        case "damage_source":
            dealt = frame.context.event
            return (dealt.source,) if isinstance(dealt, events.DealDamage) and dealt.source is not None else ()
        case "exiled":
            return _both_cards(game, frame.exiled)
        case "sacrificed":
            return tuple(row.id for row in frame.gone)
        case "attacked":
            attacked = _attacked(game, frame)
            return () if attacked is None else (attacked,)
    return tuple(players_of(game, what, frame))


def _both_cards(game: Game, found: tuple[Any, ...]) -> tuple[Reference, ...]:
    """712.21c: what finds one card that a melded permanent became finds the other too."""
    objects = game.state.objects
    others = [other for id in found if id in objects and (other := objects[id].other_card) is not None]
    return tuple(dict.fromkeys((*found, *others))) if others else found


def players_of(game: Game, ref: str, frame: Frame) -> list[Player]:
    """The players that a reference means, in turn order from the active player (101.4)."""
    order = turn_order(game.state)
    match ref:
        case "you":
            found: list[Player | None] = [frame.controller]
        case "that_player":
            found = [frame.player or _player_of_event(game, frame)]
        case "its_controller":
            found = [_controller_of(game, frame.it[0] if frame.it else subject(frame))]
        case "target_controller":
            first = frame.context.targets[0] if frame.context.targets else ()
            found = [_controller_of(game, id) for id in first]
        case "owner":
            row = game.row(frame.it[0]) if frame.it else source_now(game, frame)
            found = [row.obj.owner if row is not None else None]
        case "defending_player":
            found = [_defending_player(game, frame)]
        case "each_player":
            found = list(order)
        case "opponents_attacking_host":
            hosts = [Player(str(host)) for host in references(game, "host", frame) if host in game.state.players]
            found = [p for h in hosts for p in combat_506.attacking_players(game, h) if p != frame.controller]
        case "each_opponent":
            found = [p for p in order if p != frame.controller]
        case "opponents_of_that_player":
            whose = frame.player or _player_of_event(game, frame)
            found = [p for p in order if p != whose]
        case _:
            found = [Player(str(r)) for r in references(game, ref, frame) if r in game.state.players]
    return [p for p in order if p in found]


def _attacked(game: Game, frame: Frame) -> Reference | None:
    """508.5: what the creature that an ability is about attacks, or attacked last: its source, or what triggered it."""
    about = subject(frame)
    ids = [ObjId(int(id)) for id in (about, frame.source.id) if id is not None and id not in game.state.players]
    return next((to for id in ids if (to := combat_506.attacked_by(game, id)) is not None), None)


def _defending_player(game: Game, frame: Frame) -> Player | None:
    attacked = _attacked(game, frame)
    return combat_506.defending_player(game, attacked) if attacked is not None else None


def objects_of(game: Game, what: Any, frame: Frame) -> list[ObjId]:
    """The objects, still where they were, that an instruction acts on: one that moved is a new object (400.7)."""
    return [ObjId(int(r)) for r in references(game, what, frame) if r in game.state.objects]


def recipients(game: Game, what: Any, frame: Frame) -> list[Reference]:
    """Objects, still there, and players in the game: what damage is dealt to or counters are put on."""
    players = game.state.players
    return [
        r for r in references(game, what, frame)
        if r in game.state.objects or (r in players and not players[Player(str(r))].lost)
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------ numbers
def x_of(game: Game, frame: Frame) -> int:
    """The value of X: announced for this spell or ability (107.3a), or 107.3m and 701.37c.

    An ability that triggers as a spell is cast uses the X of that spell (107.3e); one that triggers as an object
    enters uses the X chosen for the spell that became it (107.3m); one of a
    monstrous permanent the X with which it became monstrous (701.37c). X of any other permanent is 0 (107.3g).
    """
    if frame.x is not None:
        return frame.x
    event = frame.context.event
    if isinstance(event, events.BecomeMonstrous):
        return event.x
    if isinstance(event, events.SpellCast):  # 107.3e
        spell = game.row(event.spell)
        return (spell.obj.cast.x or 0) if spell is not None else 0
    if isinstance(event, events.Move) and event.to == "battlefield" and frame.context.new == frame.source.id:
        return cast_of(frame).x or 0
    return 0


def _row_of(game: Game, ref: Any, frame: Frame) -> Row | None:
    if ref == "sacrificed":
        return frame.gone[-1] if frame.gone else None
    event = frame.context.event
    if ref == "that" and isinstance(event, events.Move) and event.to != "battlefield" and event.obj in game.seen:
        return game.seen[event.obj]  # 603.10a: as it was before it left
    found = references(game, ref, frame)
    return game.row(ObjId(int(found[0]))) if found and found[0] not in game.state.players else None


def number(game: Game, value: Any, frame: Frame) -> int:
    """A number that an instruction names, found once as it is applied (608.2h)."""
    if isinstance(value, int):
        return value
    match value:
        case "x":
            return x_of(game, frame)
        case "minus_x":
            return -x_of(game, frame)
        case "that_many":
            return frame.amount
        case "creatures_this_blocks":
            return sum(blocker == frame.source.id for blocker, _ in combat_506.combat(game).blocks)
        case "targets_beyond_the_first":
            return max(0, sum(len(slot) for slot in frame.context.targets) - 1)
        case "own_creatures_died_this_turn":
            return game.state.players[frame.controller].creatures_died
        case "times_kicked":
            return len(cast_of(frame).kicked)
        case values.Sum():
            return sum(number(game, term, frame) for term in value.terms)
        case values.Count():
            return len(matching(game, value.of, frame))
        case values.DifferentNames():
            return names_201.how_many_differ(matching(game, value.of, frame))
        case values.CardTypesAmong():
            return len({t for row in matching(game, value.of, frame) for t in row.types})
        case values.CountersOn():
            row = _row_of(game, value.what, frame)
            return row.obj.count(value.kind) if row is not None else 0
        case values.PowerOf():
            row = _row_of(game, value.what, frame)
            return (row.power or 0) if row is not None else 0
        case values.ClassLevelOf():
            row = _row_of(game, value.what, frame)
            return row.obj.level if row is not None else 0
        case values.ToughnessOf():
            row = _row_of(game, value.what, frame)
            return (row.toughness or 0) if row is not None else 0
        case values.ManaValueOf():
            row = _row_of(game, value.what, frame)
            return mana_cost_202.mana_value_of(row) if row is not None else 0
        case values.Linked():
            return linked_607.number(source_now(game, frame), frame.held, value.number)
        case values.CardsIn():
            return sum(len(game.state.zone(value.zone, p)) for p in players_of(game, value.whose, frame))
        case values.LifeOf():
            return sum(game.state.players[p].life for p in players_of(game, value.whose, frame))
        case values.GreatestPower():
            return max((row.power or 0 for row in matching(game, value.of, frame)), default=0)
        case "spells_cast_before_this":  # by any player
            return [id for _, id in game.state.turn.cast].index(frame.source.id)
        case "attacked_with_this_turn":  # 608.2i: whatever has become of them
            turn = game.state.turn
            return len(turn.attacked) if turn.active == frame.controller else 0
        case values.Devotion():
            mine = [row for row in game.view.battlefield() if row.controller == frame.controller]
            return mana_cost_202.devotion(mine, value.colors)
        case values.Minus():
            return -number(game, value.of, frame)
        case values.Total():
            return reading_613.total(value, matching(game, value.among, frame))
        case values.Half():
            whole = number(game, value.of, frame)
            return -(-whole // 2) if value.rounded == "up" else whole // 2
        case values.SpellsCastThisTurn():
            return sum(game.state.players[p].spells_cast for p in players_of(game, value.by, frame))
    raise TypeError(f"not a number: {value!r}")


# ------------------------------------------------------------------------------------------------ conditions
def holds(game: Game, condition: Any, frame: Frame) -> bool:
    """Whether a condition is true now."""
    match condition:
        case None:
            return True
        case "kicked":
            return bool(cast_of(frame).kicked)
        case values.KickedWith():
            return condition.kicker in cast_of(frame).kicked
        case values.CastFor():
            return cast_of(frame).method == condition.method
        case "untapped":
            return frame.source.id in game.state.objects and not game.state.status_of(frame.source.id).tapped
        case "cast":
            return cast_of(frame).was_cast
        case "your_turn":
            return game.state.turn.active == frame.controller
        case "not_your_turn":
            return game.state.turn.active != frame.controller
        case "completed_a_dungeon":
            return bool(game.state.players[frame.controller].dungeons)
        case "did":
            return frame.done
        case "on_the_battlefield" | "in_exile" | "in_graveyard":
            zone = condition.removeprefix("on_the_").removeprefix("in_")
            return frame.source.id in game.state.objects and source_now(game, frame).obj.zone == zone
        case "foretold":
            return foretell_702_143.was_foretold(game, frame.source.obj)
        case "card_exiled_this_turn":
            return game.state.turn.exiled
        case "started_turn_untapped":
            return frame.source.id in game.state.turn.began_untapped
        case "entered_this_turn":
            return source_now(game, frame).obj.came == game.state.turn.number
        case values.Compare():
            n = number(game, condition.of, frame)
            return not (
                (condition.at_least is not None and n < condition.at_least)
                or (condition.at_most is not None and n > condition.at_most)
            )
        case values.NoLess():
            return number(game, condition.of, frame) >= number(game, condition.than, frame)
        case values.OwnsThisAnd():
            return bool(melding_701_42.pairs(game, frame, condition.creature_named))
        case values.ItIs():
            rows = [row for id in frame.it if (row := game.row(id)) is not None]
            return any(
                selecting.fits(game, condition.what, row, source_now(game, frame), frame.controller) for row in rows
            )
        case values.WasSpent():
            return condition.mana.strip("{}") in cast_of(frame).spent
        case values.RevoltCondition():
            return any(
                record.permanents_left > 0 and players_102.is_meant(condition.whose, player, frame.controller)
                for player, record in game.state.players.items()
            )
    raise TypeError(f"not a condition: {condition!r}")


def cannot(frame: Frame, rule: str, reason: str) -> None:
    """What can't be done makes a cost unpayable (118.3); an effect does as much as possible (609.3)."""
    if frame.paying:
        raise IllegalAction(rule, reason)
