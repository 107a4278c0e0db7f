"""702.170 Plot: exiling a card as a special action (116.2k), to cast it for nothing in a later turn."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction
from reference_engine.kernel.state import Obj, ObjId, Player
from reference_engine.rules_1_concepts import costs_118, special_actions_116, taking_actions
from reference_engine.vocabulary.amounts import Plot

PLOTTED = "plotted"


async def plot(game: Game, player: Player, action: actions.Special) -> None:
    """702.170a–b."""
    await taking_actions.propose(game, _plot(game, player, action.object))


async def _plot(game: Game, player: Player, id: ObjId) -> None:
    row = game.view.row(id)
    keyword = row.first(Plot)
    if keyword is None or id not in game.state.zone("hand", player):
        raise IllegalAction("702.170a", f"{row.name} can't be plotted")
    if not special_actions_116.could_cast_a_sorcery(game, player):
        raise IllegalAction("116.2k", "a card is plotted in a main phase of its player's turn, with an empty stack")
    await pipeline.happen(
        game, events.Move(obj=id, to="exile", reason="exile", choices=((PLOTTED, True),), source=id, rule="702.170a")
    )
    await costs_118.pay(game, player, (keyword.mana_part,), Frame(Context(keyword, player, row)))


def is_plotted(obj: Obj) -> bool:
    return obj.zone == "exile" and any(what[1] == PLOTTED for what, _ in obj.choices)


def as_allowed(game: Game, player: Player, action: actions.Cast) -> actions.Cast:
    """702.170d: a plotted card is cast without paying its mana cost, as a sorcery would be, in any later turn."""
    obj = game.state.objects.get(action.object)
    if obj is None or not is_plotted(obj) or obj.owner != player or action.by_effect or action.without_paying:
        return action
    if not special_actions_116.could_cast_a_sorcery(game, player) or obj.came >= game.state.turn.number:
        raise IllegalAction("702.170d", "a plotted card is cast in a main phase of a later turn, with an empty stack")
    return replace(action, without_paying=True)
