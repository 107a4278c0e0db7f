"""106 Mana: producing it, which types an effect may add, and what may be spent on what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import Mana, ObjId, Player
from reference_engine.rules_1_concepts import could_produce_106_7, selecting
from reference_engine.rules_2_parts.mana_cost_202 import COLOR_OF, LETTER_OF, MANA_TYPES, symbols
from reference_engine.rules_6_spells import effects_609
from reference_engine.vocabulary.abilities import Activated
from reference_engine.vocabulary.concepts import AddManaOfCost, DoubleMana
from reference_engine.vocabulary.mana import AddMana, AddManaOf, ChosenColor, ColorAmong, CouldProduce, OneOf

COLORS = MANA_TYPES[:5]
"""106.1a."""


# ------------------------------------------------------------------------------------------------ producing
@performs(AddMana)
async def add_mana(game: Game, effect: AddMana, frame: Frame) -> None:
    """106.4: as printed, so many times over."""
    times = effects_609.number(game, effect.times, frame)
    for player in effects_609.players_of(game, effect.who, frame):
        added = [t for symbol in symbols(effect.mana) * times for t in await _types_of_symbol(player, symbol, frame)]
        await produce(game, [Mana(t, effect.only_for) for t in added], player, frame)


async def _types_of_symbol(player: Player, symbol: str, frame: Frame) -> tuple[str, ...]:
    """What one symbol adds: its type; for a hybrid symbol that of a chosen half (106.8).

    For a number so much colourless mana (106.10), one for a snow symbol (106.11), none for an X (107.3g).
    """
    halves = [half for half in symbol.split("/") if half != "P"]  # 106.9
    half = halves[0]
    if len(halves) > 1:
        half = (await Choose(player, "mana", [f"{{{h}}}" for h in halves], frame.source.id, "106.8")).strip("{}")
    if half.isdigit():
        return ("C",) * int(half)
    return {"S": ("C",), "X": ()}.get(half, (half,))


@performs(AddManaOfCost)
async def add_mana_of_cost(game: Game, effect: AddManaOfCost, frame: Frame) -> None:
    """106.8–11: the mana in an object's mana cost, if it has one, symbol by symbol."""
    for id in effects_609.references(game, effect.what, frame):
        row = None if id in game.state.players else game.row(ObjId(int(id)))
        cost = symbols(row.mana_cost) if row is not None else ()
        added = [t for symbol in cost for t in await _types_of_symbol(frame.controller, symbol, frame)]
        await produce(game, [Mana(t) for t in added], frame.controller, frame)


@performs(DoubleMana)
async def double_mana(game: Game, effect: DoubleMana, frame: Frame) -> None:
    """701.10f: as much again of each type, without the restrictions of the mana that was there (106.6)."""
    for player in effects_609.players_of(game, effect.whose, frame):
        await produce(game, [Mana(one.type) for one in game.state.players[player].mana], player, frame)


@performs(AddManaOf)
async def add_mana_of(game: Game, effect: AddManaOf, frame: Frame) -> None:
    """Mana of one type that the player chooses among those the words define; none if they define none (106.5)."""
    amount = effects_609.number(game, effect.amount, frame)
    for player in effects_609.players_of(game, effect.who, frame):
        chosen = await _choose_type(game, effect, player, frame)
        if chosen is not None:
            mana = [Mana(t, effect.only_for) for t in symbols(chosen) * amount]
            await produce(game, mana, player, frame)


async def _choose_type(game: Game, effect: AddManaOf, player: Player, frame: Frame) -> str | None:
    options = types_allowed(game, effect.of, frame)
    if len(options) < 2:
        return options[0] if options else None
    if isinstance(effect.of, ColorAmong):
        colors = [COLOR_OF[option.strip("{}")] for option in options]
        color = await Choose(player, "color", colors, frame.source.id, "608.2d")
        return f"{{{LETTER_OF[color]}}}"
    symbol: str = await Choose(player, "mana", options, frame.source.id, "608.2d")
    return symbol


async def produce(game: Game, mana: Sequence[Mana], player: Player, frame: Frame) -> None:
    """The mana is produced (106.3); no mana is no event, so nothing is tapped for mana then (106.12a)."""
    if not mana:
        return
    before = len(game.state.players[player].mana)
    await pipeline.happen(
        game,
        events.ProduceMana(
            permanent=frame.source.id if frame.source.obj.zone == "battlefield" else None,
            player=player,
            mana=tuple(replace(one, snow="Snow" in frame.source.supertypes) for one in mana),
            tapped_for=frame.tapped_for,
            source=frame.source.id,
            rule="106.12b" if frame.tapped_for else "106.4",
        ),
    )
    game.produced.append(tuple(one.type for one in game.state.players[player].mana[before:]))


# ------------------------------------------------------------------------------------------------ types
def types_allowed(game: Game, of: Any, frame: Frame) -> list[str]:
    """The types that an effect which adds mana «of» something may add now, as symbols; none if undefined (106.5)."""
    found = _types(game, of, frame)
    if isinstance(of, OneOf):
        return list(of.mana)
    return [f"{{{t}}}" for t in MANA_TYPES if t in found]


def _types(game: Game, of: Any, frame: Frame) -> frozenset[str]:
    match of:
        case "any_color":
            return frozenset(COLORS)
        case "any_type_that_land_produced":
            event = frame.context.event
            return frozenset(m.type for m in event.mana) if event is not None else frozenset()
        case ChosenColor():
            row = game.row(frame.source.id) or frame.source
            color = row.chosen(frame.held.origin, of.what) if frame.held is not None else None
            return frozenset({LETTER_OF[color]}) if color is not None else frozenset()
        case ColorAmong():
            rows = selecting.matching(game, of.permanents, frame.source, frame.controller)
            return frozenset(LETTER_OF[color] for row in rows for color in row.colors)
        case CouldProduce():
            found = could_produce_106_7.types_of(game, of.by, frame)
            return found - {"C"} if of.colors_only else found
        case OneOf():
            return frozenset(t for mana in of.mana for t in symbols(mana))
    raise TypeError(f"not a description of mana: {of!r}")


# ------------------------------------------------------------------------------------------------ restrictions
def _for_abilities_of_lands(frame: Frame) -> bool:
    return isinstance(frame.ability, Activated) and "Land" in frame.source.types


def _for_creature_spells(frame: Frame) -> bool:
    return _casts(frame) and "Creature" in frame.source.types


def _not_for_nonartifact_spells(frame: Frame) -> bool:
    return not _casts(frame) or "Artifact" in frame.source.types


def _casts(frame: Frame) -> bool:
    """Is the frame about a spell that is being cast, and not about an ability of it?"""
    return frame.source.obj.zone == "stack" and not isinstance(frame.ability, Activated)


RESTRICTIONS: dict[str, Callable[[Frame], bool]] = {
    "abilities of lands": _for_abilities_of_lands,
    "creature spells": _for_creature_spells,
    "no nonartifact spells": _not_for_nonartifact_spells,
}
"""106.6: what mana may be spent on, by the words of the effect that made it."""


def may_be_spent(mana: Mana, frame: Frame) -> bool:
    """106.6: may this mana pay for what the frame is about?"""
    return mana.only_for is None or RESTRICTIONS[mana.only_for](frame)
