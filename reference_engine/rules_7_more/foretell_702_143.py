"""702.143 Foretell: exiling a card face down as a special action (116.2h), to cast it for less in a later turn."""

from __future__ import annotations

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Obj, ObjId, Player
from reference_engine.rules_1_concepts import costs_118, taking_actions
from reference_engine.vocabulary.special import Foretell

FORETOLD = "foretold"
METHOD = "foretell"
COST_OF_FORETELLING = "{2}"


async def foretell(game: Game, player: Player, action: actions.Special) -> None:
    """702.143a–b."""
    await taking_actions.propose(game, _foretell(game, player, action.object))


async def _foretell(game: Game, player: Player, id: ObjId) -> None:
    row = game.view.row(id)
    keyword = row.first(Foretell)
    if keyword is None or id not in game.state.zone("hand", player):
        raise IllegalAction("702.143a", f"{row.name} can't be foretold")
    if game.state.turn.active != player:
        raise IllegalAction("116.2h", "a card is foretold in its player's own turn")
    await costs_118.pay(game, player, (COST_OF_FORETELLING,), Frame(Context(keyword, player, row)))
    await pipeline.happen(
        game,
        events.Move(
            obj=id, to="exile", reason="exile", face_down=True, seen_by=(player,), choices=((FORETOLD, True),),
            source=id, rule="702.143a",
        ),
    )  # fmt: skip


def is_foretold(obj: Obj | None) -> bool:
    """702.143c."""
    return obj is not None and obj.zone == "exile" and any(what[1] == FORETOLD for what, _ in obj.choices)


def was_foretold(game: Game, spell: Obj) -> bool:
    """702.143c: whatever it was cast for."""
    card = game.seen.get(spell.was) if spell.was is not None else None
    return card is not None and is_foretold(card.obj)


def allows(game: Game, player: Player, row: Row) -> bool:
    """702.143a: its owner may cast it when the turn in which it was foretold has ended."""
    return is_foretold(row.obj) and row.obj.owner == player and row.obj.came < game.state.turn.number


def cost(game: Game, row: Row, card: ObjId) -> tuple[str, ...] | None:
    """The foretell cost of a spell that was this card in exile; None if it isn't cast by foretell."""
    was, keyword = game.seen.get(card, row), row.first(Foretell)
    return None if keyword is None or not is_foretold(was.obj) else (keyword.foretell_cost,)
