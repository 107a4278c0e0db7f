"""701.19 Regenerate: a shield that replaces the next destruction of a permanent this turn (614.8)."""

from __future__ import annotations

from reference_engine.kernel import events
from reference_engine.kernel.events import Event, Move, Regenerate
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains, occurs
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import change, with_status
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells import effects_609, lasting_611
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.record import Record


class RegenerationShield(Record, frozen=True):
    """The next time the effect's object would be destroyed, it regenerates instead."""


@performs(e.Regenerate)
async def regenerate(game: Game, effect: e.Regenerate, frame: Frame) -> None:
    """701.19a, c: a shield until end of turn; nothing regenerates yet. Each use makes one more."""
    for id in effects_609.objects_of(game, effect.what, frame):
        if game.state.objects[id].zone == "battlefield":
            lasting_611.begin(game, frame, "end of turn", abilities=(RegenerationShield(),), objects=(id,))


def _would_be_destroyed(game: Game, rule: InForce, event: Move) -> bool:
    return event.reason == "destroy" and not event.no_regeneration and event.obj in rule.objects


@replaces(RegenerationShield, Move, _would_be_destroyed)
async def _instead(game: Game, rule: InForce, event: Move) -> Event:
    return Regenerate(
        obj=event.obj, shield=rule.key[1], source=rule.source.id if rule.source is not None else None,
        replaced_by=event.replaced_by, rule="701.19a",
    )  # fmt: skip


@contains(Regenerate)
def _tapped(game: Game, event: Regenerate) -> tuple[Event, ...]:
    """701.19a: its controller taps it."""
    return (events.Tap(obj=event.obj, source=event.source, rule="701.19a"),)


@occurs(Regenerate)
def _regenerates(game: Game, event: Regenerate) -> None:
    """701.19a: no damage is left on it, it is out of combat, and this shield is used up."""
    game.state = with_status(game.state, event.obj, damage=0, deathtouched=False)
    combat_506.remove(game, event.obj)
    left = tuple(effect for effect in game.state.effects if effect.id != event.shield)
    game.state = change(game.state, effects=left)
