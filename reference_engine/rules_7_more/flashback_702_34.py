"""702.34 Flashback: an instant or sorcery card that can be cast from its owner's graveyard, and is exiled then."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.kernel import events
from reference_engine.kernel.events import Event
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_6_spells import graveyards_609_4a
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import How, Replacement, rule_replaces
from reference_engine.vocabulary.effects import Cost
from reference_engine.vocabulary.zones import Flashback

METHOD = "flashback"


def allows(game: Game, player: Player, row: Row) -> bool:
    """702.34a: the card is in the player's graveyard, and is an instant or sorcery."""
    in_graveyard = graveyards_609_4a.counts_as_own(game, player, row.id)
    return in_graveyard and row.first(Flashback) is not None and bool(row.types & {"Instant", "Sorcery"})


def cost(game: Game, row: Row, card: ObjId) -> tuple[Cost, ...] | None:
    """The flashback cost of a spell that was this card in a graveyard; None if it isn't cast by flashback."""
    was, keyword = game.seen.get(card, row), row.first(Flashback)
    if keyword is None or was.obj.zone != "graveyard":
        return None
    mana = keyword.for_ if keyword.for_ is not None else row.mana_cost
    return None if mana is None else (mana, *keyword.besides)


@rule_replaces(events.Move)
def _leaves_the_stack(game: Game, e: events.Move) -> Iterator[Replacement]:
    """702.34a: if the flashback cost was paid the card is exiled instead of going anywhere else."""
    obj = game.state.objects.get(e.obj)
    if obj is not None and obj.zone == "stack" and obj.cast.method == METHOD and e.to != "exile":
        row = game.view.row(e.obj)
        rule = InForce(METHOD, row, row.controller, (row.id, METHOD))
        yield Replacement(rule, How("e", lambda *_: True, _exiled))


async def _exiled(game: Game, rule: InForce, e: events.Move) -> Event:
    return replace(e, to="exile", reason="", rule="702.34a")
