"""506 Combat: who is in it, and who no longer is."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel.events import Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import Combat, ObjId, Player, Reference, change, turn_order
from reference_engine.rules_3_card_types import battles_310


async def begin(game: Game) -> None:
    """507.1: the opponents are all defending players (802.2), nobody has to be chosen; nobody is in combat yet."""
    game.state = change(game.state, combat=Combat())


def end(game: Game) -> None:
    """511.3: as the end of combat step ends, everything is removed from combat."""
    game.state = change(game.state, combat=None)


def combat(game: Game) -> Combat:
    """The combat of this phase; a game set up within the phase begins with nobody in it."""
    return game.state.combat if game.state.combat is not None else Combat()


def defending_players(game: Game) -> list[Player]:
    """506.2, 802.2: the active player's opponents."""
    return [p for p in turn_order(game.state) if p != game.state.turn.active]


def attackable(game: Game) -> list[Reference]:
    """506.2, 508.1b, 310.9b: the defending players, the planeswalkers they control, the battles they protect."""
    players = defending_players(game)
    permanents = [
        row.id for row in game.view.battlefield()
        if ("Planeswalker" in row.types and row.controller in players)
        or ("Battle" in row.types and battles_310.protector(row) in players)
    ]  # fmt: skip
    return [*players, *permanents]


def still_attacked(game: Game, attacked: Reference) -> bool:
    """506.4c, 510.1b: is what a creature attacks still there, and still in combat?"""
    if isinstance(attacked, str):
        return not game.state.players[Player(attacked)].lost
    return attacked in game.state.objects and attacked not in combat(game).not_attacked


def defending_player(game: Game, attacked: Reference) -> Player:
    """508.5: the player attacked, the controller of the planeswalker attacked, or the protector of the battle."""
    if isinstance(attacked, str):
        return attacked
    row = game.row(attacked)
    assert row is not None, "what was attacked is remembered"
    return (battles_310.protector(row) if "Battle" in row.types else None) or row.controller


def attacked_by(game: Game, attacker: ObjId) -> Reference | None:
    """508.5: what a creature attacks, or attacked before it was removed from combat."""
    now = combat(game)
    return dict((*now.removed, *now.attackers)).get(attacker)


def attacking_players(game: Game, player: Player) -> list[Player]:
    """508.6: who controls a creature that is attacking a player."""
    return list(dict.fromkeys(game.view.row(id).controller for id, to in combat(game).attackers if to == player))


# ------------------------------------------------------------------------------------------------ entering
def enter(game: Game, new: ObjId, e: Move) -> None:
    """508.4, 509.4: a creature enters attacking or blocking, without having been declared, if that is possible.

    506.3a–c, e: what isn't a creature, or whose side or opponent in combat it isn't, just enters.
    """
    if e.attacking is None and e.blocking is None:
        return
    row, now = game.view.row(new), combat(game)
    if "Creature" not in row.types or "Battle" in row.types:
        return
    if e.attacking is not None and row.controller == game.state.turn.active and e.attacking in attackable(game):
        now = replace(now, attackers=(*now.attackers, (new, e.attacking)), any_attacked=True)
        game.state = change(game.state, combat=now)
    if e.blocking is not None and e.blocking in dict(now.attackers):
        attacked = dict(now.attackers)[e.blocking]
        if defending_player(game, attacked) == row.controller:
            blocked = tuple(dict.fromkeys((*now.blocked, e.blocking)))
            now = replace(now, blocks=(*now.blocks, (new, e.blocking)), blocked=blocked)
            game.state = change(game.state, combat=now)


# ------------------------------------------------------------------------------------------------ leaving
def remove(game: Game, id: ObjId) -> None:
    """506.4: an effect removes a creature from combat; an attacker it blocked stays blocked (509.1h)."""
    if game.state.combat is not None:
        game.state = change(game.state, combat=_without(game.state.combat, frozenset((id,))))


def remove_who_left(game: Game, known: dict[ObjId, Row]) -> None:
    """506.4: out of combat with what leaves the battlefield, changes controller or stops being a creature.

    An attacked planeswalker that goes leaves its attackers in combat (506.4c). `known`: the permanents as they were.
    """
    now = game.state.combat
    if now is None or not (now.attackers or now.blocks):
        return
    rows = {row.id: row for row in game.view.battlefield()}

    def same_side(id: ObjId) -> bool:
        return id in rows and (id not in known or known[id].controller == rows[id].controller)

    def fights(id: ObjId) -> bool:
        return same_side(id) and "Creature" in rows[id].types and "Battle" not in rows[id].types

    out = frozenset(id for id, _ in (*now.attackers, *now.blocks) if not fights(id))
    new = _without(now, out) if out else now
    gone = tuple(
        attacked
        for attacked in dict.fromkeys(attacked for _, attacked in new.attackers)
        if not isinstance(attacked, str)
        and attacked not in new.not_attacked
        and not (same_side(attacked) and rows[attacked].types & {"Planeswalker", "Battle"})
    )
    if gone:
        new = replace(new, not_attacked=(*new.not_attacked, *gone))
    if new is not now:
        game.state = change(game.state, combat=new)


def _without(now: Combat, out: frozenset[ObjId]) -> Combat:
    """Who blocked a creature that is gone stays a blocking creature, with nothing to deal damage to (510.1d)."""
    return replace(
        now,
        attackers=tuple(pair for pair in now.attackers if pair[0] not in out),
        removed=(*now.removed, *(pair for pair in now.attackers if pair[0] in out)),
        blocks=tuple(pair for pair in now.blocks if pair[0] not in out),
        blocked=tuple(id for id in now.blocked if id not in out),
    )
