"""310 Battles: their defense, their protector, and the ability of Sieges.

How damage takes defense counters stands in `damage_120`, what a battle without them comes to in `state_based_704`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import Origin, Player, with_object
from reference_engine.vocabulary.abilities import Card, EntersWith, Triggered, Watch
from reference_engine.vocabulary.card_types import MayCastTransformed
from reference_engine.vocabulary.effects import Exile
from reference_engine.vocabulary.record import Record

if TYPE_CHECKING:
    from reference_engine.kernel.game import Game

PROTECTOR = ("310.9", "player")
"""Under which a battle keeps who protects it: apart from the choices of its abilities, because it stays (310.9g)."""


class ChoosesProtector(Record, frozen=True):
    """310.9a: as this battle enters, its controller chooses its protector."""


CHOOSES_PROTECTOR = ChoosesProtector()
WHEN_DEFEATED = Triggered(
    when=Watch(last_removed="defense"), do=(Exile(what="this"), MayCastTransformed(what="it"))
)
"""310.12b: the intrinsic ability of Sieges."""


def give_intrinsics(row: Row, card: Card, origin: Origin) -> None:
    """310.4b, 310.9a, 310.12b: it enters with its printed defense in counters and a protector; a Siege's trigger."""
    if "Battle" not in row.types:
        return
    given = [Held(CHOOSES_PROTECTOR, origin, False, "310.9a")]
    if card.defense is not None:
        given.append(Held(EntersWith(kind="defense", amount=card.defense), origin, False, "310.4b"))
    if "Siege" in row.subtypes:
        given.append(Held(WHEN_DEFEATED, origin, False, "310.12b"))
    row.abilities = (*row.abilities, *given)


def protector(row: Row) -> Player | None:
    """310.9: the player designated as the battle's protector, if one is."""
    return next((player for what, player in row.obj.choices if what == PROTECTOR), None)


def possible_protectors(game: Game, row: Row) -> list[Player]:
    """310.9a, 310.12a: of a Siege its controller's opponents, else its controller only."""
    players = [p for p, record in game.state.players.items() if not record.lost]
    return [p for p in players if (p != row.controller) is ("Siege" in row.subtypes)]


def needs_protector(game: Game, row: Row) -> bool:
    """310.11: nobody protects it while nothing attacks it, or somebody does who can't be its protector."""
    combat, now = game.state.combat, protector(row)
    if now is None or game.state.players[now].lost:
        return combat is None or all(attacked != row.id for _, attacked in combat.attackers)
    return now not in possible_protectors(game, row)


def protect(game: Game, row: Row, player: Player) -> None:
    """310.9f: the player becomes its protector, and nobody else is."""
    others = tuple(choice for choice in row.obj.choices if choice[0] != PROTECTOR)
    obj = replace(game.state.objects[row.id], choices=(*others, (PROTECTOR, player)))
    game.state = with_object(game.state, obj)
