"""616 Interaction of replacement and prevention effects: one is chosen, applied, and all are looked at again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import CONTAINED
from reference_engine.kernel.questions import Choose, Labelled
from reference_engine.kernel.state import ObjId, Player, change, turn_order
from reference_engine.rules_3_card_types import auras_303
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import cant_614_17, replacement_614
from reference_engine.rules_6_spells.replacement_614 import Replacement


def affected_player(game: Game, e: Event) -> Player:
    """616.1: who chooses: the affected player, or the affected object's controller, or its owner if it has none."""
    match e:
        case events.Move():
            if e.to == "battlefield":
                return e.controller or game.state.objects[e.obj].owner
            return game.view.row(e.obj).controller
        case events.DealDamage():
            return _of(game, e.to)
    subject = getattr(e, "player", None) or getattr(e, "obj", None)
    return _of(game, subject) if subject is not None else game.state.turn.active


def _of(game: Game, subject: ObjId | Player) -> Player:
    if isinstance(subject, str):
        return subject
    row = game.row(subject)
    return row.controller if row is not None else game.state.turn.active


def in_apnap_order(game: Game, proposed: Sequence[Event]) -> list[int]:
    """The order in which a batch's events are settled: their players choose in APNAP order (616.1, 101.4)."""
    if len(proposed) < 2:
        return list(range(len(proposed)))
    order = turn_order(game.state)
    places = []
    for n, e in enumerate(proposed):
        player = affected_player(game, e) if cant_614_17.can_happen(game, e) else None
        places.append((order.index(player) if player in order else len(order), n))
    return [n for _, n in sorted(places)]


async def settle(game: Game, e: Event) -> list[Event]:
    """What an event comes to, with the events contained in it; an empty list if nothing."""
    final = await replaced(game, e)
    if isinstance(final, events.Move) and final.to == "battlefield":
        final = await auras_303.attached_as_it_enters(game, final)
    if final is None:
        _give_up(game, e)
        return []
    found = [final]
    contained = CONTAINED.get(type(final))
    if contained is not None:
        for part in contained(game, final):
            found += await settle(game, part)
    return found


def _give_up(game: Game, e: Event) -> None:
    """A token that doesn't enter isn't created (303.4g)."""
    if isinstance(e, events.Move):
        obj = game.state.objects.get(e.obj)
        if obj is not None and obj.zone == zones_400.LIMBO:
            game.state = change(game.state, objects={i: o for i, o in game.state.objects.items() if i != e.obj})


async def replaced(game: Game, e: Event) -> Event | None:
    """616.1a–f: one applicable effect after another, group by group, until none is left. None: nothing happens."""
    while cant_614_17.can_happen(game, e):
        open_ = replacement_614.applicable(game, e)
        if not open_:
            return e
        first = min(r.how.group for r in open_)
        effect = await choose(game, e, [r for r in open_ if r.how.group == first])
        game.note("614.6", "replace", event=e, by=effect.rule.record, source=effect.source)
        e = replace(e, replaced_by=(*e.replaced_by, effect.rule.key))
        after = await effect.how.apply(game, effect.rule, e)
        if after is None:
            return None
        e = after
    return None


async def choose(game: Game, e: Event, among: list[Replacement]) -> Replacement:
    """The affected player chooses; between effects that say the same there is nothing to choose."""
    if all(r.rule.record == among[0].rule.record for r in among):
        return among[0]
    options = [Labelled(n, r.text, r.source) for n, r in enumerate(among)]
    crossroads = None
    if isinstance(e, events.ProduceMana):
        # Two orders that came to the same mana with the same effects applied have the same future.
        crossroads = (e.permanent, e.player, e.mana, e.tapped_for, frozenset(e.replaced_by))
    player = affected_player(game, e)
    option = await Choose(player, "replacement", options, _about(e), "616.1", crossroads=crossroads)
    return among[options.index(option)]


def _about(e: Event) -> ObjId | None:
    if isinstance(e, events.ProduceMana):
        return e.permanent
    subject = getattr(e, "obj", None)
    return ObjId(subject) if isinstance(subject, int) else e.source
