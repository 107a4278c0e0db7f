"""506 Combat: who is in it, and who no longer is."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.kernel.state import Combat, ObjId, Player, Reference, change, turn_order


async def begin(game: Game) -> None:
    """507.1: with two players nobody has to be chosen; nobody is in combat yet."""
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


def defending_player(game: Game, attacked: Reference) -> Player:
    """508.5: the player attacked, or the controller of the permanent attacked."""
    if isinstance(attacked, str):
        return attacked
    row = game.row(attacked)
    assert row is not None, "what was attacked is remembered"
    return row.controller


def remove(game: Game, id: ObjId) -> None:
    """506.4: an effect removes a creature from combat; an attacker it blocked stays blocked (509.1h)."""
    now = game.state.combat
    if now is not None:
        attackers = tuple(pair for pair in now.attackers if pair[0] != id)
        blocks = tuple(pair for pair in now.blocks if id not in pair)
        blocked = tuple(attacker for attacker in now.blocked if attacker != id)
        new = Combat(attackers=attackers, blocks=blocks, blocked=blocked, dealt_first=now.dealt_first)
        game.state = change(game.state, combat=new)


def remove_who_left(game: Game) -> None:
    """506.4: out of combat with what leaves the battlefield, changes controller or stops being a creature.

    An attacked planeswalker that goes leaves its attackers in combat (506.4c).
    """
    now = game.state.combat
    if now is None or not now.attackers:
        return
    rows = {row.id: row for row in game.view.battlefield()}
    active = game.state.turn.active

    def stays(id: ObjId, *, attacks: bool) -> bool:
        row = rows.get(id)
        return row is not None and "Creature" in row.types and (row.controller == active) is attacks

    attackers = tuple(pair for pair in now.attackers if stays(pair[0], attacks=True))
    left = {attacker for attacker, _ in attackers}
    blocks = tuple(pair for pair in now.blocks if stays(pair[0], attacks=False))
    # Who blocked a creature that is gone stays a blocking creature, with nothing to deal damage to (510.1d).
    blocked = tuple(id for id in now.blocked if id in left)
    new = Combat(attackers=attackers, blocks=blocks, blocked=blocked, dealt_first=now.dealt_first)
    if new != now:
        game.state = change(game.state, combat=new)
