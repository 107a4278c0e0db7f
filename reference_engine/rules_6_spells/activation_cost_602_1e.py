"""602.1e, 602.2b What an activated ability costs in all, and what is allowed to pay for it instead of mana."""

from __future__ import annotations

from collections.abc import Sequence

from reference_engine.kernel import events, pipeline
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import ChooseSome, IllegalAction
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import costs_118, selecting
from reference_engine.rules_2_parts.mana_cost_202 import is_mana, mana_value, symbols
from reference_engine.rules_6_spells import in_force_611
from reference_engine.rules_7_more import convoke_702_51
from reference_engine.vocabulary.costs import CreaturesMayPay
from reference_engine.vocabulary.effects import Cost
from reference_engine.vocabulary.reducing import AbilitiesCost


def total(game: Game, row: Row, cost: Sequence[Cost]) -> tuple[Cost, ...]:
    """601.2f: the activation cost with what effects add to it; mana abilities don't come here."""
    more = sum(
        rule.record.generic_more
        for rule in in_force_611.of_kinds(game, AbilitiesCost)
        if selecting.fits(game, rule.record.permanents, row, rule.source, rule.controller)
    )
    return (*cost, *([f"{{{more}}}"] if more else []))


async def without_tapped_creatures(game: Game, player: Player, row: Row, cost: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """602.1e: what an ability says of paying its activation cost goes for its total cost. Gives what is left of it."""
    rest = tuple(part for part in cost if not isinstance(part, CreaturesMayPay))
    if len(rest) == len(cost):
        return cost
    mana = tuple(s for part in rest if isinstance(part, str) for s in symbols(part) if is_mana(s))
    others = tuple(part for part in rest if not isinstance(part, str))
    signs = tuple(s for part in rest if isinstance(part, str) for s in symbols(part) if not is_mana(s))
    able = convoke_702_51.creatures(game, player)
    most = mana_value(costs_118.written(mana))
    chosen = await ChooseSome(player, "cost", able, 0, min(most, len(able)), row.id, "602.1e") if able else ()
    if not chosen:
        return rest
    await pipeline.happen(game, *(events.Tap(obj=id, source=row.id, rule="602.1e") for id in chosen))
    generic = sum(int(s) for s in mana if s.isdigit()) - len(chosen)
    colored = [s for s in mana if not s.isdigit()]
    if generic < 0:
        raise IllegalAction("602.1e", "creatures are tapped for no more than the generic mana")
    return (costs_118.written([*([str(generic)] if generic else []), *colored, *signs]), *others)
