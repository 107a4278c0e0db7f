"""607 Linked abilities: what one ability brought about, noted or had chosen, as the other one refers to it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event, Move
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose, ChooseSome, IllegalAction, Number
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import with_object
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import effects_609, players_613_10, replacement_614
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.vocabulary.instead import AsEntersExile
from reference_engine.vocabulary.resolutions import (
    AsEntersNote,
    AsEntersPay,
    AsEntersWord,
    ExiledInsteadOfDying,
    NoteLife,
    PutExiledBack,
)
from reference_engine.vocabulary.selectors import Which

NOTED_LIFE, LIFE_PAID, WORD = "noted_life", "life_paid", "word"
"""What is kept as a choice of an object (607.2d–g)."""


# ------------------------------------------------------------------------------------------------ exiled with (607.2a)
def of_this_link(rows: list[Row], which: Which, frame: Frame) -> list[Row]:
    """607.5: of the cards exiled with an object only those that an ability of the same origin exiled."""
    if which.exiled_with_this is None or frame.held is None:
        return rows
    return [row for row in rows if row.obj.exiled_by == frame.held.origin]


@performs(PutExiledBack)
async def put_back(game: Game, effect: PutExiledBack, frame: Frame) -> None:
    """118.3: a card of the player's choice; without one the cost can't be paid."""
    options = [row.id for row in effects_609.matching(game, effect.which, frame)]
    if not options:
        raise IllegalAction("118.3", "no card is exiled with it")
    one = await Choose(frame.player or frame.controller, "cost", options, frame.source.id, "118.3")
    await pipeline.happen(game, Move(obj=one, to="graveyard", source=frame.source.id, rule="118.3"))


def _would_die(game: Game, rule: InForce, e: Move) -> bool:
    """700.4: a creature put into a graveyard from the battlefield."""
    obj = game.state.objects[e.obj]
    if e.to != "graveyard" or obj.zone != "battlefield":
        return False
    row = game.view.row(e.obj)
    return selecting.fits(game, rule.record.what, row, rule.source, rule.controller)


@replacement_614.replaces(ExiledInsteadOfDying, Move, _would_die)
async def _exile_instead(game: Game, rule: InForce, e: Move) -> Event:
    """607.2b: exiled by the replacement, and so linked to what refers to it."""
    source = rule.source.id if rule.source is not None else None
    origin = rule.held.origin if rule.held is not None else "printed"
    return replace(e, to="exile", reason="", source=source, linked=origin, rule="607.2b")


# ------------------------------------------------------------------------------------------------ kept (607.2e–g)
def number(row: Row, held: Held | None, what: str) -> int:
    """A number that a linked ability noted or had paid; one that is undefined is 0 (607.5a)."""
    return int(row.chosen(held.origin, what) or 0) if held is not None else 0


def _always(game: Game, rule: InForce, e: Move) -> bool:
    return True


def _kept(rule: InForce, e: Move, what: str, value: Any) -> Move:
    """Under the ability's own origin; an object's own is found as it enters."""
    assert rule.source is not None, "an ability of the entering object"
    assert rule.held is not None, "an ability of the entering object"
    own = rule.source.obj.copies[-1].origin if rule.source.obj.copies else "printed"
    return replace(e, choices=(*e.choices, (what if rule.held.origin == own else (rule.held.origin, what), value)))


@replacement_614.replaces(AsEntersPay, Move, _always, own=True)
async def _pay(game: Game, rule: InForce, e: Move) -> Event:
    """119.4, 119.8: no more life than there is, and none where it can't be lost."""
    player = rule.controller
    most = max(0, game.state.players[player].life) if players_613_10.life_can_change(game, player) else 0
    life = await Number(player, "number", 0, most, e.obj, "607.2g")
    if life:
        await pipeline.happen(game, events.PayLife(player=player, amount=life, source=e.obj, rule="118.3b"))
    return _kept(rule, e, LIFE_PAID, life)


@replacement_614.replaces(AsEntersExile, Move, _always, own=True)
async def _exile(game: Game, rule: InForce, e: Move) -> Event:
    """607.2b; 614.13a: not what is entering itself; 614.13b: nor what has been exiled so before, which has moved."""
    assert rule.source is not None, "an ability of the entering object"
    origin = rule.held.origin if rule.held is not None else "printed"
    rows = selecting.matching(game, rule.record.cards_exiled, rule.source, rule.controller)
    options = [row.id for row in rows if row.id not in game.entering]
    chosen = await ChooseSome(rule.controller, "choose", options, 0, len(options), e.obj, "614.13") if options else ()
    await pipeline.happen(
        game,
        *(Move(obj=id, to="exile", reason="exile", source=e.obj, linked=origin, rule="607.2b") for id in chosen),
    )
    return e


@replacement_614.replaces(AsEntersNote, Move, _always, own=True)
async def _note(game: Game, rule: InForce, e: Move) -> Event:
    return _kept(rule, e, NOTED_LIFE, game.state.players[rule.controller].life)


@replacement_614.replaces(AsEntersWord, Move, _always, own=True)
async def _choose_word(game: Game, rule: InForce, e: Move) -> Event:
    return _kept(rule, e, WORD, await Choose(rule.controller, "choose", rule.record.words, e.obj, "614.12b"))


@performs(NoteLife)
async def note_life(game: Game, effect: NoteLife, frame: Frame) -> None:
    """607.2e: the note is kept with the permanent, for abilities of the same origin; the last one counts."""
    obj = game.state.objects.get(frame.source.id)
    for player in effects_609.players_of(game, effect.whose, frame):
        if obj is not None and frame.held is not None:
            key = (frame.held.origin, NOTED_LIFE)
            others = tuple(choice for choice in obj.choices if choice[0] != key)
            obj = replace(obj, choices=(*others, (key, game.state.players[player].life)))
            game.state = with_object(game.state, obj)
