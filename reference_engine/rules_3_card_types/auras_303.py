"""303.4 Auras: what they can enchant, and how one enters attached."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.events import Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, Reference, turn_order
from reference_engine.rules_1_concepts import players_102, selecting
from reference_engine.rules_3_card_types import equipment_301
from reference_engine.rules_4_zones import zones_400
from reference_engine.rules_6_spells import cant_614_17, players_613_10
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary.keywords import Enchant


def can_enchant(game: Game, aura: Row, host: Row | Player) -> bool:
    """303.4, 303.4c–d, 310.10, 702.5a, 702.5c, 702.16c: every enchant ability it has allows it, and nothing on the
    host's side forbids it."""
    enchants = [record.what for _, record in aura.all(Enchant)]
    if not enchants or aura.types & {"Creature", "Battle"}:
        return False
    if isinstance(host, str):
        return all(
            players_102.is_meant(what.player, host, aura.controller) for what in enchants
        ) and players_613_10.protecting(game, host, aura) is None
    return (
        host.id != aura.id
        and all(
            what.player is None and selecting.fits(game, what, host, aura, aura.controller, zone="battlefield")
            for what in enchants
        )
        and protection_702_16.protecting(host, aura) is None
        and not cant_614_17.forbidden(game, "be_enchanted_by_others", host, by=aura)
    )


def hosts(game: Game, aura: Row) -> list[Reference]:
    """Everything that an Aura can enchant now: players in turn order, then objects; no target is chosen (303.4f)."""
    found: list[Reference] = [p for p in turn_order(game.state) if can_enchant(game, aura, p)]
    zones = dict.fromkeys(record.what.zone or "battlefield" for _, record in aura.all(Enchant))
    for zone in zones:
        found += [row.id for row in selecting.rows_in(game, zone) if can_enchant(game, aura, row)]
    return found


async def attached_as_it_enters(game: Game, e: Move) -> Move | None:
    """303.4f–i, 301.5e: an Aura enters attached; None if it stays where it is. Only the stack it leaves in any case.

    Its controller chooses as it enters, unless the event says what it enchants: an Aura spell that resolves, or an
    effect that names the object.
    """
    row = zones_400.would_be(game.state, e)
    if "Aura" not in row.subtypes:
        if e.attach is not None and not _can_equip(game, row, e.attach):
            return replace(e, attach=None)
        return e
    if e.attach is not None:
        return e if _can_go_on(game, row, e.attach) else _without_host(game, e)
    options = hosts(game, row)
    if not options:
        return _without_host(game, e)
    host = await Choose(row.controller, "attach", options, e.obj, "303.4f")
    return replace(e, attach=host)


def _can_go_on(game: Game, aura: Row, to: Reference) -> bool:
    if isinstance(to, str):
        return to in game.state.players and can_enchant(game, aura, to)
    return to in game.state.objects and can_enchant(game, aura, game.view.row(to))


def _can_equip(game: Game, row: Row, to: Reference) -> bool:
    if isinstance(to, str) or to not in game.state.objects:
        return False
    return equipment_301.can_equip(game, row, game.view.row(ObjId(to)))


def _without_host(game: Game, e: Move) -> Move | None:
    """303.4g, 303.4i: it remains in its zone; from the stack it goes to its owner's graveyard instead."""
    game.note("303.4g", "no_host", object=e.obj)
    if game.state.objects[e.obj].zone != "stack":
        return None
    return Move(obj=e.obj, to="graveyard", source=e.source, replaced_by=e.replaced_by, rule="303.4g")
