"""603 Triggered abilities: which trigger on what happened, and how they get onto the stack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Labelled, Order
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import ObjId, Player, State, change, turn_order
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_2_parts.mana_cost_202 import LETTER_OF
from reference_engine.rules_5_turn import combat_triggers_508_3
from reference_engine.rules_6_spells import effects_609, in_force_611, layers_613, more_triggers_603, resolving_608
from reference_engine.vocabulary.abilities import DontTrigger, Triggered, Watch
from reference_engine.vocabulary.keywords import Suspend
from reference_engine.vocabulary.record import said
from reference_engine.vocabulary.selectors import Which


class Triggering(msgspec.Struct, frozen=True):
    """An ability that has triggered and waits to be put onto the stack (603.3)."""

    context: Context


class Watcher(msgspec.Struct, frozen=True):
    """An ability as it looks for its trigger event, from its source."""

    ability: Triggered
    source: Row
    controller: Player
    held: Held | None
    about: ObjId | None = None
    """The object that a delayed triggered ability remembers: its «that»."""


class Seen(msgspec.Struct, frozen=True):
    """What happened, as triggers look at it: `after` the batch and, for what looks back, `before` it (603.10)."""

    game: Game
    before: State
    event: Any
    result: Any
    batch: tuple[Event, ...] = ()
    """Everything that happened at the same time."""

    def is_meant(self, what: Which | str | None, subject: Row | None, watcher: Watcher) -> bool:
        """Is the event's subject what the trigger condition names?"""
        if what is None or subject is None:
            return False
        if isinstance(what, Which):
            chosen = watcher.source.chosen(watcher.held.origin, "color") if watcher.held is not None else None
            return selecting.fits(self.game, what, subject, watcher.source, watcher.controller, chosen)
        if what == "this":
            return subject.id == watcher.source.id
        if what == "that":
            return subject.id == watcher.about
        if what == "haunted":
            return subject.id == more_triggers_603.haunted_by(watcher.source)
        return what == "host" and subject.id == watcher.source.obj.attached_to

    def by(self, player: Player, watcher: Watcher) -> bool:
        """Is it done by a player of the kind that the condition names?"""
        whose = watcher.ability.when.by
        if whose == "controller_of_host":
            host = watcher.source.obj.attached_to
            row = self.game.row(ObjId(host)) if isinstance(host, int) else None
            return row is not None and row.controller == player
        if whose == "host":
            return watcher.source.obj.attached_to == player
        return whose == "any" or (player == watcher.controller) is (whose == "you")


Matches = Callable[[Seen, Watch, Watcher], Iterator[Any]]
"""For each occurrence in the event that the condition matches, what «that» then means (603.2c)."""


# ------------------------------------------------------------------------------------------------ by kind of event
def _moves(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.Move = seen.event
    now = when.during is None or when.during == seen.game.state.turn.step
    if e.to == "battlefield" and when.enters is not None and seen.result is not None and now:  # 603.6a
        row = seen.game.view.row(seen.result)
        if row.obj.zone == "battlefield" and seen.is_meant(when.enters, row, watcher) and not _silenced(seen, row):
            yield seen.result
    if e.to == "battlefield" and _lore(seen, when, watcher, seen.result):
        yield seen.result
    if when.discards is not None and e.reason == "discard":  # 701.9a: whatever zone it ends up in
        player = seen.before.objects[e.obj].owner
        if when.discards == "any" or (player == watcher.controller) is (when.discards == "you"):
            yield seen.result
    yield from more_triggers_603.countered(seen, when, watcher)
    yield from more_triggers_603.buried(seen, when, watcher)
    yield from more_triggers_603.unattached(seen, when, watcher)
    yield from more_triggers_603.exiled(seen, when, watcher)
    left = seen.before.objects.get(e.obj)
    if left is not None and left.zone == "battlefield":  # 603.6c, 700.4
        row = seen.game.seen[e.obj]
        if seen.is_meant(when.leaves, row, watcher):
            yield seen.result
        if e.to == "graveyard" and seen.is_meant(when.dies, row, watcher):
            yield seen.result


def _lore(seen: Seen, when: Watch, watcher: Watcher, id: Any) -> bool:
    """714.2b, 122.6: counters put on it, also as it entered, took their number from below the chapter's to it."""
    if when.lore_reaches is None or id != watcher.source.id:
        return False
    old, saga = seen.before.objects.get(id), watcher.source
    now = saga.obj.count("lore")
    if saga.has("read ahead") and saga.obj.came == seen.before.turn.number and now != when.lore_reaches:  # 702.155a
        return False
    return (old.count("lore") if old is not None else 0) < when.lore_reaches <= now


def _counters(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.PutCounters = seen.event
    if e.kind == "lore" and _lore(seen, when, watcher, e.obj):
        yield e.obj
    if when.nth_counter is not None and e.kind == when.nth_counter[0] and e.obj == watcher.source.id:  # 122.7
        old = seen.before.objects.get(watcher.source.id)
        if old is not None and old.count(e.kind) < when.nth_counter[1] <= watcher.source.obj.count(e.kind):
            yield e.obj


def _silenced(seen: Seen, row: Row) -> bool:
    """101.2: does an ability in force say that such an object's entering causes no ability to trigger?"""
    return any(
        in_force_611.concerns(seen.game, rule, rule.record.entering, row)
        for rule in in_force_611.of_kinds(seen.game, DontTrigger)
    )


def _mana(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """106.12a: as the mana ability resolves and produces mana, of the type named if one is."""
    e: events.ProduceMana = seen.event
    if when.tapped_for_mana is None or not e.tapped_for or not e.mana or e.permanent is None:
        return
    if when.produces is not None:
        wanted: Any = when.produces.strip("{}")
        if when.produces == "chosen":
            color = watcher.source.chosen(watcher.held.origin, "color") if watcher.held is not None else None
            wanted = LETTER_OF.get(color or "")
        if all(m.type != wanted for m in e.mana):
            return
    if seen.by(e.player, watcher) and seen.is_meant(when.tapped_for_mana, seen.game.row(e.permanent), watcher):
        yield e.permanent


def _targets(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.BecomeTarget = seen.event
    if when.becomes_target is None or e.target in seen.game.state.players or not seen.by(e.player, watcher):
        return
    row = seen.game.row(e.of)
    if when.of_a_spell and (row is None or row.obj.kind == "ability"):
        return
    if seen.is_meant(when.becomes_target, seen.game.row(ObjId(int(e.target))), watcher):
        yield e.of


def _plays(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """701.18b: a card played as a land or cast as a spell; a copy that is cast is no card (108.2)."""
    e: events.SpellCast | events.LandPlayed = seen.event
    id = e.spell if isinstance(e, events.SpellCast) else e.land
    row = seen.game.row(id)
    if when.plays is None or row is None or row.obj.kind != "card":
        return
    if when.plays == "any" or (e.player == watcher.controller) is (when.plays == "you"):
        yield id


def _casts(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.SpellCast = seen.event
    yield from _plays(seen, when, watcher)
    if when.casts is None or not seen.by(e.player, watcher):
        return
    row = seen.game.row(e.spell)
    if row is not None and seen.is_meant(when.casts, row, watcher) and _came_from(seen, row, when.cast_from):
        yield e.spell


def _came_from(seen: Seen, spell: Row, zone: str | None) -> bool:
    """Was the spell cast from this zone?"""
    was = seen.game.seen.get(spell.obj.was) if spell.obj.was is not None else None
    return zone is None or (was is not None and was.obj.zone == zone)


def _damages(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    e: events.DealDamage = seen.event
    if when.dealt_excess is not None and _is_first_excess(seen, when.dealt_excess, watcher):
        yield None
    yield from more_triggers_603.dealt(seen, when, watcher)
    if when.deals_damage is None or e.source is None or (when.combat and not e.combat):
        return
    if when.to is not None and e.to not in ((watcher.controller,) if when.to == "you" else seen.game.state.players):
        return
    if when.one_or_more and more_triggers_603.is_another_of_several(seen, when, watcher):
        return
    if seen.is_meant(when.deals_damage, seen.game.row(e.source), watcher):
        yield e.to if e.to not in seen.game.state.players else None


def _is_first_excess(seen: Seen, which: Which, watcher: Watcher) -> bool:
    """120.10: looked at when all that is dealt at once has been; once for all such permanents together (603.2c)."""
    excessive = (e for e in seen.batch if isinstance(e, events.DealDamage) and not e.combat and _is_excessive(seen, e))
    first = next((e for e in excessive if seen.is_meant(which, seen.game.row(ObjId(int(e.to))), watcher)), None)
    return first is seen.event


def _is_excessive(seen: Seen, e: events.DealDamage) -> bool:
    """Was a creature dealt more than was lethal, or a planeswalker or battle more than its counters, in all?"""
    if e.to in seen.before.players or e.to not in seen.before.objects:
        return False
    id = ObjId(int(e.to))
    row = layers_613.view(seen.before).row(id)
    parts = [d for d in seen.batch if isinstance(d, events.DealDamage) and d.to == e.to]
    dealt = sum(d.amount for d in parts)
    counted = (("Planeswalker", "loyalty"), ("Battle", "defense"))
    limits = [row.obj.count(kind) for type, kind in counted if type in row.types]
    if "Creature" in row.types:
        lethal = max(0, (row.toughness or 0) - seen.before.status_of(id).damage)
        sources = [seen.game.row(d.source) for d in parts if d.source is not None]
        limits.append(min(lethal, 1) if any(s is not None and s.has("deathtouch") for s in sources) else lethal)
    return any(dealt > limit for limit in limits)


def _draws(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """121.1: only a card that was drawn counts, not the attempt."""
    e: events.DrawCard = seen.event
    yield from more_triggers_603.first_drawn(seen, when, watcher)
    if when.draws is None or seen.result is None:
        return
    if when.draws == "any" or (e.player == watcher.controller) is (when.draws == "you"):
        yield seen.result


def _gains(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """119.9: a gain of 0 is no event."""
    e: events.GainLife = seen.event
    if when.gains_life == "any" or (when.gains_life and (e.player == watcher.controller) is (when.gains_life == "you")):
        yield None


def _cycles(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """702.29c."""
    e: events.Cycled = seen.event
    if when.cycles is not None and seen.is_meant(when.cycles, seen.game.row(e.obj), watcher):
        yield e.obj


def _begins(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.2b."""
    e: events.StepBegins = seen.event
    if when.step == e.step and seen.by(e.active, watcher) and (e.first or not when.first):
        yield None


def _removes(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """A counter of a kind is removed from the source (once for each), or the last of them."""
    e: events.RemoveCounters = seen.event
    if when.counter_removed == e.kind and e.obj == watcher.source.id:
        yield from (e.obj for _ in range(e.count))
    if when.last_removed == e.kind and e.obj == watcher.source.id and not watcher.source.obj.count(e.kind):
        yield e.obj


def _tapped(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """701.26a: only what was untapped becomes tapped (603.2e)."""
    e: events.Tap = seen.event
    if when.becomes_tapped is None or seen.before.status_of(e.obj).tapped:
        return
    if seen.is_meant(when.becomes_tapped, seen.game.row(e.obj), watcher):
        yield e.obj


def _untapped(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """701.26b: only what was tapped becomes untapped (603.2e)."""
    e: events.Untap = seen.event
    if when.becomes_untapped is None or not seen.before.status_of(e.obj).tapped:
        return
    turn = seen.game.state.turn
    if when.during not in (None, turn.step) or not seen.by(turn.active, watcher):
        return
    if seen.is_meant(when.becomes_untapped, seen.game.row(e.obj), watcher):
        yield e.obj


MATCHES: dict[type[Event], Matches] = {
    events.Move: _moves,
    events.PutCounters: _counters,
    events.ProduceMana: _mana,
    events.BecomeTarget: _targets,
    events.SpellCast: _casts,
    events.LandPlayed: _plays,
    events.AbilityActivated: more_triggers_603.activates,
    events.AttackersDeclared: combat_triggers_508_3.attacks,
    events.BlockersDeclared: combat_triggers_508_3.blocks,
    events.Exert: combat_triggers_508_3.exerted,
    events.DealDamage: _damages,
    events.DrawCard: _draws,
    events.StepBegins: _begins,
    events.DamagePrevented: more_triggers_603.prevented,
    events.GainLife: _gains,
    events.Cycled: _cycles,
    events.BecomeLevel: more_triggers_603.leveled,
    events.BecomeMonstrous: more_triggers_603.monstrous,
    events.ControlLost: more_triggers_603.control,
    events.TurnFaceUp: more_triggers_603.turned_up,
    events.RemoveCounters: _removes,
    events.Tap: _tapped,
    events.Untap: _untapped,
    events.Crew: more_triggers_603.crews,
    events.Unattach: more_triggers_603.unattached,
    events.Attach: more_triggers_603.unattached,
    events.PhaseOut: more_triggers_603.phases,
    events.PhaseIn: more_triggers_603.phases,
    events.LoseGame: more_triggers_603.loses,
}


# ------------------------------------------------------------------------------------------------ triggering
def look_for_triggers(game: Game, before: State, results: Sequence[tuple[Event, Any]]) -> None:
    """603.2: each ability sees what happened, from after it; leaving the battlefield and the like from before."""
    told = [(event, result) for event, result in results if type(event) in MATCHES]
    if not told:
        return
    after = _watchers_now(game)
    batch = tuple(event for event, _ in told)
    for event, result in told:
        seen = Seen(game, before, event, result, batch)
        for watcher in after:
            _trigger(seen, watcher, looks_back=False)
        if more_triggers_603.is_seen_from_before(event, before):
            for watcher in _watchers_before(layers_613.view(before)):
                _trigger(seen, watcher, looks_back=True)
        _trigger_delayed(seen)
    more_triggers_603.look_at_states(game, after)


def _watchers_now(game: Game) -> list[Watcher]:
    """Every ability that could trigger. Kept with the view, as many events leave it valid."""
    view = game.view
    if "watchers" not in view.memo:
        rows = [*view.battlefield(), *_in_exile(view), *view.elsewhere(), *view.stack()]
        view.memo["watchers"] = _watchers(rows)
    found: list[Watcher] = view.memo["watchers"]
    return found


def watchers_on_battlefield(view: layers_613.View) -> list[Watcher]:
    if "watchers on the battlefield" not in view.memo:
        view.memo["watchers on the battlefield"] = _watchers(view.battlefield())
    found: list[Watcher] = view.memo["watchers on the battlefield"]
    return found


def _watchers_before(view: layers_613.View) -> list[Watcher]:
    """Those that look back, for as long as the view before the event is the same."""
    if "watchers before" not in view.memo:
        view.memo["watchers before"] = [*watchers_on_battlefield(view), *_watchers(_in_exile(view))]
    found: list[Watcher] = view.memo["watchers before"]
    return found


def _watchers(rows: Sequence[Row]) -> list[Watcher]:
    return [
        Watcher(record, row, row.controller, held)
        for row in rows
        for held, record in row.all(Triggered)
        if layers_613.works_here(record, row)
    ]


def _in_exile(view: layers_613.View) -> list[Row]:
    """Cards with triggered abilities that work in exile (113.6k); suspended ones are such (702.62a)."""
    exile = view.state.zone("exile")
    cards = view.state.objects
    return [view.row(id) for id in exile if any(map(_works_in_exile, cards[id].card.abilities))]


def _works_in_exile(ability: Any) -> bool:
    return isinstance(ability, Suspend) or (isinstance(ability, Triggered) and ability.zone == "exile")


def _trigger(seen: Seen, watcher: Watcher, *, looks_back: bool) -> None:
    for when in (watcher.ability.when, *watcher.ability.when.also):
        if more_triggers_603.looks_back(when) is not looks_back:
            continue
        if when.in_your_turn and seen.game.state.turn.active != watcher.controller:
            continue
        for new in MATCHES[type(seen.event)](seen, when, watcher):
            context = Context(
                watcher.ability, watcher.controller, watcher.source, held=watcher.held, event=seen.event,
                new=new, cast=watcher.source.obj.cast,
            )  # fmt: skip
            for _ in range(more_triggers_603.times(seen, watcher)):
                if not more_triggers_603.may_trigger(seen.game, watcher) or not trigger(seen.game, context):
                    continue
                if watcher.ability.only_once_each_turn and watcher.held is not None:
                    more_triggers_603.remember(seen.game, watcher.source.id, watcher.held.key)


def trigger(game: Game, context: Context) -> bool:
    """603.4: with an intervening if it triggers only if that is true now."""
    if context.ability.if_ is not None and not effects_609.holds(game, context.ability.if_, Frame(context)):
        return False
    game.triggered.append(Triggering(context))
    game.note("603.2", "trigger", source=context.source.id, ability=context.ability)
    return True


def _trigger_delayed(seen: Seen) -> None:
    """603.7b: a delayed triggered ability triggers once, the next time its event occurs."""
    for delayed in seen.game.state.delayed:
        remembered: Context = delayed.context
        watcher = Watcher(delayed.ability, remembered.source, remembered.controller, remembered.held, remembered.new)
        ways = (delayed.ability.when, *delayed.ability.when.also)
        new = next((new for when in ways for new in MATCHES[type(seen.event)](seen, when, watcher)), _NOTHING)
        if new is _NOTHING:
            continue
        kept = remembered.new if remembered.new is not None else new
        context = replace(remembered, ability=delayed.ability, event=seen.event, new=kept)
        if trigger(seen.game, context) and not delayed.every_time:
            rest = tuple(d for d in seen.game.state.delayed if d is not delayed)
            seen.game.state = change(seen.game.state, delayed=rest)


_NOTHING = object()


# ------------------------------------------------------------------------------------------------ onto the stack
async def put_triggers_on_stack(game: Game) -> bool:
    """603.3b: in APNAP order, each player's own in the order that player chooses. Were there any?"""
    more_triggers_603.look_at_states(game)
    waiting, game.triggered = game.triggered, []
    if not waiting:
        return False
    for player in turn_order(game.state):
        mine = [t.context for t in waiting if t.context.controller == player]
        for context in reversed(await _in_order(player, mine)):
            await resolving_608.put_ability_on_stack(game, context)
    return True


async def _in_order(player: Player, mine: list[Context]) -> list[Context]:
    """The order in which a player's abilities will resolve: what goes onto the stack last resolves first."""
    if len(mine) < 2 or all(context.ability == mine[0].ability for context in mine):
        return mine[::-1]
    options = [Labelled(n, f"{c.source.name}: {said(c.ability.when)}", c.source.id) for n, c in enumerate(mine)]
    order = await Order(player, "trigger-order", options, None, "603.3b")
    return [mine[option.value] for option in order]
