"""506.4, 508.7, 509.1h What effects change in combat: who is in it, what is blocked, what is attacked."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import pipeline
from reference_engine.kernel.events import BlockersDeclared, Create
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.kernel.state import Combat, ObjId, Player, Reference, change
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary import combat_actions as c


@performs(c.BecomeBlocked)
async def become_blocked(game: Game, effect: c.BecomeBlocked, frame: Frame) -> None:
    """509.1h: by an effect, whatever could block it; no creature is blocking it then (510.1c)."""
    before = combat_506.combat(game)
    blocked = tuple(
        id for id in effects_609.objects_of(game, effect.what, frame)
        if id in dict(before.attackers) and id not in before.blocked
    )  # fmt: skip
    if blocked:
        game.state = change(game.state, combat=replace(before, blocked=(*before.blocked, *blocked)))
        await tell_new_blocks(game, before)


@performs(c.MirrorAttackers)
async def mirror(game: Game, effect: c.MirrorAttackers, frame: Frame) -> None:
    """509.4: the tokens enter together, each blocking what it copies, unless it is no creature then (506.3a)."""
    before, player = combat_506.combat(game), frame.controller
    made = [
        Create(
            token=copying_707.copiable(game, attacker), count=1, player=player, blocking=attacker,
            source=frame.source.id, rule="707.2",
        )
        for attacker, attacked in before.attackers
        if attacked == player or _is_planeswalker_of(game, attacked, player)
    ]  # fmt: skip
    if made:
        results = await pipeline.happen(game, *made)
        frame.it = tuple(id for ids in results for id in ids or () if id is not None)
        await tell_new_blocks(game, before)


def _is_planeswalker_of(game: Game, attacked: Reference, player: Player) -> bool:
    row = None if isinstance(attacked, str) else game.row(attacked)
    return row is not None and "Planeswalker" in row.types and row.controller == player


@performs(c.LeaveCombat)
async def leave_combat(game: Game, effect: c.LeaveCombat, frame: Frame) -> None:
    """506.4."""
    for id in effects_609.objects_of(game, effect.what, frame):
        combat_506.remove(game, id)
        game.note("506.4", "removed from combat", object=id)


async def tell_new_blocks(game: Game, before: Combat) -> None:
    """509.3c–d: what triggers on blocks and on becoming blocked sees what an effect did to combat."""
    now = combat_506.combat(game)
    blocks = tuple(pair for pair in now.blocks if pair not in before.blocks)
    blocked = tuple(id for id in now.blocked if id not in before.blocked)
    if blocks or blocked:
        await pipeline.happen(game, BlockersDeclared(blocks=blocks, blocked=blocked, declared=False, rule="509.1h"))


# ------------------------------------------------------------------------------------------------ what is attacked
async def choose_attacked(game: Game, player: Player, source: ObjId, wanted: str, frame: Frame) -> Reference | None:
    """508.4: what it enters attacking: what the effect says, if that is still there, or its controller's choice."""
    if wanted != "chosen":
        return next(iter(effects_609.references(game, wanted, frame)), None)
    options = combat_506.attackable(game)
    return options[0] if len(options) == 1 else await Choose(player, "choose", options, source, "508.4")


@performs(c.Reselect)
async def reselect(game: Game, effect: c.Reselect, frame: Frame) -> None:
    """508.7a–c: the creature stays the attacker it is, and attacks an opponent of its controller or their permanent.

    What restricts and requires attacks plays no part.
    """
    for id in effects_609.objects_of(game, effect.what, frame):
        combat = combat_506.combat(game)
        if id not in dict(combat.attackers):
            continue
        options = combat_506.attackable(game)
        to = await Choose(frame.controller, "choose", options, frame.source.id, "508.7")
        attackers = tuple((one, to if one == id else attacked) for one, attacked in combat.attackers)
        game.state = change(game.state, combat=replace(combat, attackers=attackers))
        game.note("508.7a", "attacks another", object=id, attacked=to)
