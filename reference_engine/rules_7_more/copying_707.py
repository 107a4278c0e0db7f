"""707 Copying objects: copiable values, and becoming a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import CopyEffect, Obj, ObjId, Origin, State, change, with_object
from reference_engine.rules_2_parts import mana_cost_202, type_line_205
from reference_engine.rules_3_card_types import battles_310, lands_305, planeswalkers_306
from reference_engine.rules_7_more import keywords_702, sagas_714
from reference_engine.vocabulary.abilities import Ability, Card, Static
from reference_engine.vocabulary.additional import Except
from reference_engine.vocabulary.modifications import DefinePowerToughness, SetColor

if TYPE_CHECKING:
    from reference_engine.kernel.game import Game

FACE_DOWN = Card(name="", type="Creature", size="2/2")
"""708.2a: what a face-down object is as far as anyone can tell."""
UNKNOWN = Card(name="", type="")
"""406.3a: a card exiled face down has no characteristics."""


class _Kept(NamedTuple):
    card: Card
    row: Row


_printed: dict[tuple[int, Any], _Kept] = {}
_KEPT_AT_MOST = 4096


def copy_effect(obj: Obj) -> CopyEffect | None:
    """The copy effect that decides the object's copiable values: the latest one (613.2a, 707.3)."""
    return max(obj.copies, key=lambda effect: effect.stamp) if obj.copies else None


def values(obj: Obj) -> tuple[Card, Origin]:
    """The copiable values of an object and how it came by them (613.2c): face-down status comes last (613.2b)."""
    if obj.face_down:
        return (UNKNOWN if obj.zone == "exile" else FACE_DOWN), "printed"  # 406.3a
    effect = copy_effect(obj)
    return (obj.card, "printed") if effect is None else (effect.values, effect.origin)


def copiable(game: Game, id: ObjId) -> Card:
    """What a copy of this object would be (707.2): its printed values, or those an earlier copy effect gave it.

    Works for an object that is gone, by last-known information (608.2h).
    """
    obj = game.state.objects.get(id)
    return values(obj if obj is not None else game.seen[id].obj)[0]


def printed(obj: Obj) -> Row:
    """The copiable values as a row of characteristics, before every effect of layers 2 to 7 (613.1).

    The row is the caller's own to change.
    """
    card, origin = values(obj)
    if obj.flipped and card.flipped is not None:  # 710.2
        card = card.flipped
    kept = _printed.get((id(card), origin))
    if kept is None or kept.card is not card:
        if len(_printed) >= _KEPT_AT_MOST:
            _printed.clear()
        _printed[id(card), origin] = kept = _Kept(card, _row(obj, card, origin))
    row = kept.row.copy()
    row.id, row.obj, row.controller = obj.id, obj, obj.controller
    if obj.kind == "ability":
        row.types = row.subtypes = row.supertypes = frozenset()
        row.power = row.toughness = row.mana_cost = None
        row.abilities = ()
    return row


def _row(obj: Obj, card: Card, origin: Origin) -> Row:
    row = Row.__new__(Row)
    row.id, row.obj, row.controller = obj.id, obj, obj.controller
    row.name, row.mana_cost, row.why = card.name, card.mana_cost, ()
    row.all_names = False
    row.supertypes, row.types, row.subtypes = type_line_205.type_line(card.type)
    row.colors = frozenset(card.colors) if card.colors is not None else mana_cost_202.colors_of(card.mana_cost)
    row.power, row.toughness = (_number(n) for n in card.size.split("/")) if card.size else (None, None)
    row.base = (row.power, row.toughness)
    intrinsic = planeswalkers_306.intrinsic(card)
    row.abilities = held((*card.abilities, *intrinsic), origin, copied=True)
    lands_305.give_intrinsics(row, origin)
    battles_310.give_intrinsics(row, card, origin)
    sagas_714.give_intrinsics(row, origin)
    return row


def _number(part: str) -> int:
    """A printed size; a star counts as 0 until an ability defines it (208.2a)."""
    part = part.replace("*", "0").replace("x", "0").replace("+", " ")
    return sum(int(n) for n in part.split())


def held(abilities: tuple[Ability, ...], origin: Origin, *, copied: bool, stamp: int = 0) -> tuple[Held, ...]:
    """Abilities as an object has them: a keyword with what it stands for beside it (702).

    `copied`: they are copiable values, not granted by an effect of layer 6.
    """
    found = []
    for n, ability in enumerate(abilities):
        found.append(Held(ability, origin, copied, n, stamp))
        found.extend(Held(a, origin, copied, (n, m), stamp) for m, a in enumerate(keywords_702.expand(ability)))
    return tuple(found)


def with_ability(card: Card, ability: Ability) -> Card:
    """The values with one ability more, which then is copiable too (707.9a)."""
    flipped = None if card.flipped is None else with_ability(card.flipped, ability)
    return replace(card, abilities=(*card.abilities, ability), flipped=flipped)


def not_legendary(card: Card) -> Card:
    """The values without the supertype legendary (707.9b)."""
    flipped = None if card.flipped is None else not_legendary(card.flipped)
    return replace(card, type=card.type.replace("Legendary ", ""), flipped=flipped)


def with_exceptions(card: Card, but: Except, own: Card | None = None) -> Card:
    """707.9a–d: the values as the copy effect changes them, copiable in turn; 710.2: those it may flip to too.

    `own`: the values of what becomes the copy, of which it may keep some (707.9c).
    """
    if card.flipped is not None:
        card = replace(card, flipped=with_exceptions(card.flipped, but, own))
    if but.not_legendary:
        card = not_legendary(card)
    if but.also_types or but.also_subtypes:
        card = replace(card, type=type_line_205.with_types(card.type, but.also_types, but.also_subtypes))
    if but.size is not None:
        # 707.9d: what would define its size isn't copied.
        card = replace(card, size=but.size, abilities=tuple(a for a in card.abilities if not _defines_size(a)))
    if but.keeps_color and own is not None:
        kept = own.colors if own.colors is not None else tuple(mana_cost_202.colors_of(own.mana_cost))
        card = replace(card, colors=kept, abilities=tuple(a for a in card.abilities if not _defines_color(a)))
    if but.color is not None:
        card = replace(card, colors=(but.color,), abilities=tuple(a for a in card.abilities if not _defines_color(a)))
    card = replace(card, abilities=(*card.abilities, *but.abilities))
    return replace(
        card,
        mana_cost=None if but.no_mana_cost else card.mana_cost,
        name=card.name if but.named is None else but.named,
        loyalty=card.loyalty if but.loyalty is None else but.loyalty,
    )


def _defines_size(ability: Ability) -> bool:
    return isinstance(ability, Static) and any(isinstance(m, DefinePowerToughness) for m in ability.modify)


def _defines_color(ability: Ability) -> bool:
    return isinstance(ability, Static) and any(isinstance(m, SetColor) for m in ability.modify) and ability.to == "this"


def become_copy(state: State, id: ObjId, values: Card, origin: Origin, until: str = "forever") -> State:
    """A permanent becomes a copy (707.4): no copied choices, nothing enters or leaves, other effects go on.

    `origin` must be new each time, so that choices made for earlier abilities stay undefined for these (607.5a).
    """
    stamp = state.clock + 1
    obj = state.objects[id]
    # A copy effect that lasts for ever hides every earlier one for good.
    earlier = obj.copies if until != "forever" else ()
    obj = replace(obj, copies=(*earlier, CopyEffect(values=values, origin=origin, stamp=stamp, until=until)))
    return with_object(change(state, clock=stamp), obj)
