"""201 Names: which may be chosen (201.4), and which objects share one (201.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from reference_engine import cardfiles
from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, ChooseSome
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_6_spells import effects_609, full_text_612_6
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.rules_7_more import searching_701_23
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.card_types import AsEntersName, ChooseCardName, ExileNamed
from reference_engine.vocabulary.values import CountersOn


def names(fits: Callable[[Card], bool]) -> list[str]:
    """201.4: the names of cards, not of tokens; of a card with several parts that of each (201.4b–e).

    201.4a–d: where characteristics are asked for, it is those of the half or the face that count.
    """
    found = (part for name in cardfiles.known() for part in _parts(cardfiles.card(name)))
    return sorted({part.name for part in found if fits(part)})


def _parts(card: Card) -> Iterator[Card]:
    if card.halves:
        yield from card.halves
        return
    yield card
    yield from (part for part in (card.back, card.adventure, card.flipped, card.melds_into) if part is not None)


def of_type(type: str) -> Callable[[Card], bool]:
    """Has a card this card type, or with `non` before it not?"""
    wanted = type.removeprefix("non")
    return lambda card: (wanted in type_line_205.type_line(card.type)[1]) is (wanted == type)


def bound(record: Any, creator: ObjId) -> Any:
    """201.5a: a token's ability that speaks of what created it means that very object, also on a copy of the token."""
    if isinstance(record, CountersOn) and record.what == "creator":
        return replace(record, what=creator)
    if isinstance(record, tuple):
        parts = tuple(bound(part, creator) for part in record)
        return parts if any(new is not old for new, old in zip(parts, record, strict=True)) else record
    if not isinstance(record, msgspec.Struct):
        return record
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    changed = {name: new for name, old in fields.items() if (new := bound(old, creator)) is not old}
    return replace(record, **changed) if changed else record


def same_name(row: Row, others: Iterable[Row]) -> list[Row]:
    """201.2a: those that have a name in common with it; an object without a name has none in common with any."""
    return [other for other in others if row.name and share_a_name(row, other)]


def share_a_name(row: Row, other: Row) -> bool:
    """201.2a, 612.7: both may have all names of creature cards; there is more than one such name."""
    if row.all_names and other.all_names:
        return True
    mine, others = names_of(row), names_of(other)
    return any(full_text_612_6.is_named(row, name) for name in others) or any(
        full_text_612_6.is_named(other, name) for name in mine
    ) or bool(mine & others)


def names_of(row: Row) -> frozenset[str]:
    """An object's names: one, or off the stack those of both halves of a split card (709.4a)."""
    whole = row.obj.whole
    if whole.halves and row.name == whole.name:
        return frozenset(half.name for half in whole.halves)
    return frozenset((row.name,))


def how_many_differ(rows: Iterable[Row]) -> int:
    """201.2b: how many objects among these have different names: one without a name isn't among them."""
    return len({row.name for row in rows if row.name})


def _its_own(game: Game, rule: InForce, e: Move) -> bool:
    return True


@replaces(AsEntersName, Move, _its_own, own=True)
async def _as_enters(game: Game, rule: InForce, e: Move) -> Event:
    """614.12a, 201.4a: chosen before it enters, for abilities of the same origin (607.2d)."""
    name = await Choose(rule.controller, "name", names(of_type(rule.record.type)), e.obj, "614.12a")
    return replace(e, choices=(*e.choices, ("card_name", name)))


@performs(ChooseCardName)
async def choose_card_name(game: Game, effect: ChooseCardName, frame: Frame) -> None:
    """201.4a."""
    options = names(of_type(effect.type))
    frame.named = await Choose(frame.controller, "name", options, frame.source.id, "201.4a")


@performs(ExileNamed)
async def exile_named(game: Game, effect: ExileNamed, frame: Frame) -> None:
    """701.23a: any number of the cards with the chosen name, from the three zones of one player."""
    for player in effects_609.players_of(game, effect.whose, frame):
        found = _search(game, player, frame)
        chosen: tuple[ObjId, ...] = ()
        if found:
            chosen = await ChooseSome(frame.controller, "search", found, 0, len(found), frame.source.id, "701.23b")
        moves = [
            events.Move(obj=id, to="exile", reason="exile", source=frame.source.id, rule="701.13a") for id in chosen
        ]
        await pipeline.happen(game, *moves)
        await pipeline.happen(game, events.Shuffle(player=player, source=frame.source.id, rule="701.24a"))


def _search(game: Game, player: Player, frame: Frame) -> list[ObjId]:
    name = frame.named
    zones = ("graveyard", "hand", *(("library",) if searching_701_23.may_search(game, frame.controller) else ()))
    return [
        id for zone in zones for id in game.state.zone(zone, player) if name and name in names_of(game.view.row(id))
    ]  # fmt: skip
