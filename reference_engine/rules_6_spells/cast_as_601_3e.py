"""601.3e Which of a card's sets of characteristics a player casts or plays: a half, a face, an Adventure."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import actions
from reference_engine.kernel.questions import Choose, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.abilities import Card


def parts(whole: Card) -> tuple[Card, ...]:
    """What a player can choose among: halves (709.3), faces of a modal card (712.11b), normal or Adventure (715.3)."""
    if whole.halves:
        return whole.halves
    if whole.modal and whole.back is not None:
        return whole, whole.back
    return (whole,) if whole.adventure is None else (whole, whole.adventure)


def is_land(part: Card) -> bool:
    """305.9: such a part is played, never cast."""
    return "Land" in type_line_205.type_line(part.type)[1]


async def chosen_part(player: Player, row: Row, action: actions.Cast) -> Card | None:
    """The part that the player casts, chosen before the card is put onto the stack; None if it has one only.

    Raises IllegalAction for a name that isn't one of the parts'.
    """
    whole = row.obj.whole
    if action.transformed:  # 712.11a
        return whole.back
    found = parts(whole)
    rule = "709.3" if whole.halves else "715.3" if whole.adventure is not None else "712.11b"
    return await _chosen(player, row, action.face, found, rule, [part for part in found if not is_land(part)])


async def chosen_land(player: Player, row: Row, action: actions.PlayLand) -> Card | None:
    """712.12: the face that is played, of those that are lands."""
    found = parts(row.obj.whole)
    return await _chosen(player, row, action.face, found, "712.12", [part for part in found if is_land(part)])


async def _chosen(
    player: Player, row: Row, name: str | None, found: tuple[Card, ...], rule: str, possible: list[Card]
) -> Card | None:
    if len(found) == 1:
        if name not in (None, "front", row.name, found[0].name):
            raise IllegalAction("712.11", f"{row.name} is cast with its front face up")
        return None
    if name == "front":
        return found[0]
    if name is None and len(possible) <= 1:
        return possible[0] if possible else found[0]
    name = name or await Choose(player, "face", [part.name for part in possible], row.id, rule)
    for part in found:
        if part.name == name:
            return part
    raise IllegalAction(rule, f"{name} is no part of {row.name}")


def evaluated(row: Row, part: Card | None) -> Row:
    """601.3e, 709.3a, 712.11c, 715.3a: only the chosen part is looked at to see whether it can be cast."""
    return row if part is None or part is row.obj.card else copying_707.printed(replace(row.obj, card=part))


def evaluated_each(row: Row) -> list[Row]:
    """The card as each spell that it could be."""
    return [evaluated(row, part) for part in parts(row.obj.whole)]
