"""702.47 Splice: a card in hand lends its text to a spell as that is cast."""

from __future__ import annotations

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import ChooseSome
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_6_spells import lasting_611
from reference_engine.vocabulary.abilities import Spell
from reference_engine.vocabulary.casting import Splice
from reference_engine.vocabulary.modifications import AddText


async def onto(game: Game, player: Player, spell: Row) -> tuple[str, ...]:
    """702.47a–b, 601.2b: the cards are revealed all at once, in the order in which their text is added.

    Gives the splice costs, which are additional costs of the spell.
    """
    options = [id for id in game.state.zone("hand", player) if _can_be_spliced(game, player, game.view.row(id), spell)]
    if not options:
        return ()
    question = ChooseSome(player, "cost", options, 0, len(options), spell.id, "702.47a")
    question.text = "cards to splice"
    costs: list[str] = []
    for id in await question:
        card = game.view.row(id)
        keyword = card.first(Splice)
        assert keyword is not None, "one of the options"
        game.note("702.47a", "reveal", card=id, player=player)
        costs.append(keyword.more_to_pay)
        text = AddText(added=tuple(record for _, record in card.all(Spell)))
        lasting_611.begin(game, Frame(Context(keyword, player, card)), "forever", modify=(text,), objects=(spell.id,))
    return tuple(costs)


def _can_be_spliced(game: Game, player: Player, card: Row, spell: Row) -> bool:
    """702.47a; 702.47b: only if there is a target for each of the card's words target."""
    keyword = card.first(Splice)
    if keyword is None or keyword.onto not in spell.subtypes:
        return False
    return all(
        len(targets_115.legal_targets(game, slot, spell, player, None, ObjId(spell.id))) >= slot.at_least
        for _, text in card.all(Spell)
        for slot in targets_115.slots(text)
    )
