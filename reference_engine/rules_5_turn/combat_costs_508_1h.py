"""508.1g–j, 509.1d–f Costs to attack and to block: determined, then paid, as part of the declaration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import Exert
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.questions import Confirm
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, Reference
from reference_engine.rules_1_concepts import costs_118, selecting
from reference_engine.rules_6_spells import in_force_611, lasting_611
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.vocabulary.abilities import DoesntUntap
from reference_engine.vocabulary.combat import MayExert, UnlessPaid


class Due(NamedTuple):
    """A cost that a pair of a declaration brings with it."""

    rule: InForce
    creature: Row


def of_attack(game: Game, attacker: Row, attacked: Reference) -> Iterator[Due]:
    """508.1h: what must be paid for this creature to attack this."""
    for rule in _costs(game, "attack", attacker):
        if rule.record.defender is None or attacked == rule.controller:
            yield Due(rule, attacker)


def of_block(game: Game, blocker: Row, attacker: Row) -> Iterator[Due]:
    """509.1d: what must be paid for this creature to block this one."""
    for rule in _costs(game, "block", blocker):
        which = rule.record.blocking
        if which is None or selecting.fits(game, which, attacker, rule.source, rule.controller):
            yield Due(rule, blocker)


def _costs(game: Game, what: str, creature: Row) -> Iterator[InForce]:
    for rule in in_force_611.in_force(game):
        if (
            isinstance(rule.record, UnlessPaid)
            and rule.record.what == what
            and in_force_611.concerns(game, rule, rule.record.who, creature)
        ):
            yield rule


async def pay(game: Game, player: Player, due: Sequence[Due]) -> None:
    """508.1h–j: the total is locked in, then paid; mana all at once. Raises IllegalAction if it can't be paid."""
    if not due:
        return
    first = due[0]
    source = first.rule.source or first.creature
    frame = Frame(Context(ability=first.rule.record, controller=player, source=source, held=first.rule.held))
    await costs_118.pay(game, player, [part for one in due for part in one.rule.record.cost], frame)


async def exert(game: Game, player: Player, attackers: Sequence[ObjId]) -> None:
    """508.1g: a cost that is optional: the player says for each creature whether it is exerted (701.43a)."""
    chosen: list[ObjId] = []
    for id in attackers:
        if game.view.row(id).first(MayExert) is not None:
            question = Confirm(player, "optional-cost", id, "508.1g")
            question.text = "exert"
            if await question:
                chosen.append(id)
    await pipeline.happen(game, *(Exert(obj=id, player=player, source=id, rule="701.43a") for id in chosen))


@occurs(Exert)
def _exerted(game: Game, event: Exert) -> None:
    """701.43a: it won't untap during the player's next untap step."""
    row = game.view.row(event.obj)
    frame = Frame(Context(ability=None, controller=event.player, source=row))
    lasting_611.begin(game, frame, "its next untap step", abilities=(DoesntUntap(),), objects=(event.obj,))
