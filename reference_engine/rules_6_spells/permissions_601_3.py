"""601.3, 305.1 What players may play from elsewhere than their hands, because an effect allows it."""

from __future__ import annotations

from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ObjId, Player, change
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_4_zones import library_401
from reference_engine.rules_6_spells import graveyards_609_4a, in_force_611, lasting_611
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.vocabulary.modifications import GainAbilities
from reference_engine.vocabulary.replacing import SpellExiledInstead
from reference_engine.vocabulary.zones import MayPlayFromGraveyard, MayPlayThese, MayPlayTop


def permission(game: Game, player: Player, id: ObjId, row: Row | None = None) -> InForce | None:
    """The effect that lets a player play this card from where it is; None if there is none.

    `row`: the card as the spell that it would be (601.3e), if it isn't as the card is.
    """
    for rule in in_force_611.in_force(game):
        match rule.record:
            case MayPlayThese():
                playable = not (rule.record.spells_only and "Land" in (row or game.view.row(id)).types)
                if id in rule.objects and player == _whose(game, rule, id) and playable:
                    return rule
            case MayPlayTop():
                spell = row or game.view.row(id)
                meant = rule.controller == player and id == library_401.top(game, player)
                playable = not (rule.record.spells_only and "Land" in spell.types)
                if meant and playable and _fits(game, rule, spell):
                    return rule
            case MayPlayFromGraveyard():
                if _unused(game, player, rule) and graveyards_609_4a.counts_as_own(game, player, id):
                    it = row or game.view.row(id)
                    if selecting.fits(game, rule.record.like, it, rule.source, player, zone="graveyard"):
                        return rule
    return None


def _unused(game: Game, player: Player, rule: InForce) -> bool:
    """Once in each of the player's own turns, for each object with the ability."""
    turn = game.state.turn
    return turn.active == player == rule.controller and (turn.number, *rule.key) not in game.state.activated


def use(game: Game, allowed: InForce | None, new: ObjId) -> None:
    """400.7b, 611.3d: what is played this way gains what the effect says, on the stack and as a permanent."""
    if allowed is None or not isinstance(allowed.record, MayPlayFromGraveyard) or allowed.source is None:
        return
    once = (game.state.turn.number, *allowed.key)
    game.state = change(game.state, activated=game.state.activated | {once})
    frame = Frame(Context(ability=allowed.record, controller=allowed.controller, source=allowed.source))
    gaining = allowed.record.gaining
    gained = (GainAbilities(abilities=gaining),) if gaining else ()
    exiled = (SpellExiledInstead(),) if allowed.record.then_exiled else ()
    lasting_611.begin(game, frame, "forever", modify=gained, objects=(new,), abilities=exiled)


def _whose(game: Game, rule: InForce, id: ObjId) -> Player:
    return game.state.objects[id].owner if rule.record.whose_play == "owner" else rule.controller


def _fits(game: Game, rule: InForce, row: Row) -> bool:
    return selecting.fits(game, rule.record.which, row, rule.source, rule.controller, zone="library")


def with_mana_of_any_type(allowed: InForce | None) -> bool:
    """118.14: only for what is cast as that very effect allows."""
    return allowed is not None and isinstance(allowed.record, MayPlayThese) and allowed.record.with_any_mana


def more_to_pay(allowed: InForce | None) -> tuple[str, ...]:
    """400.7h, 601.2f: what the effect that allows it makes a spell cost more."""
    if allowed is None or not isinstance(allowed.record, MayPlayThese) or not allowed.record.spells_cost_more:
        return ()
    return (f"{{{allowed.record.spells_cost_more}}}",)
