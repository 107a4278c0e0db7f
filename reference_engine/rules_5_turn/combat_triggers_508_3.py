"""508.3, 509.3 What triggers on attackers and blockers being declared, and on blocks that effects make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import events
from reference_engine.kernel.state import ObjId, Reference
from reference_engine.rules_5_turn import combat_506
from reference_engine.rules_6_spells.watchers_603 import Seen, Watcher, triggers_on
from reference_engine.vocabulary.watching import Watch


@triggers_on(events.AttackersDeclared)
def attacks(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """508.3: a creature attacks, or attacks alone (506.5); a player attacks, or is attacked."""
    e: events.AttackersDeclared = seen.event
    for attacker, attacked in e.attackers:
        row = seen.game.row(attacker)
        if seen.is_meant(when.attacks, row, watcher) and _attacks_what(seen, when, watcher, attacked):  # 508.3a
            yield attacker
        if len(e.attackers) == 1 and seen.is_meant(when.attacks_alone, row, watcher):
            yield attacker
    if when.player_attacks is not None and seen.by(e.player, watcher):
        yield from _player_attacks(seen, when, watcher)
    if when.is_attacked == "host" and watcher.source.obj.attached_to in [to for _, to in e.attackers]:  # 508.3b
        yield None


def _player_attacks(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """508.3c–e: once, or once for each player attacked where the condition names that player.

    What it is about is an attacking creature, by which the defending player is known (508.5).
    """
    e: events.AttackersDeclared = seen.event
    fitting = [
        (attacker, to) for attacker, to in e.attackers
        if seen.is_meant(when.player_attacks, seen.game.row(attacker), watcher)
        and _attacks_what(seen, when, watcher, to)
    ]  # fmt: skip
    if when.attacks_what is None:
        if len(fitting) >= when.at_least:
            yield fitting[0][0]
        return
    for defender in dict.fromkeys(to for _, to in fitting):
        those = [attacker for attacker, to in fitting if to == defender]
        if len(those) >= when.at_least:
            yield those[0]


def _attacks_what(seen: Seen, when: Watch, watcher: Watcher, attacked: Reference) -> bool:
    """508.3a, e: a player who is attacked isn't a planeswalker of theirs that is."""
    match when.attacks_what:
        case "you":
            return attacked == watcher.controller
        case "yours":
            return combat_506.defending_player(seen.game, attacked) == watcher.controller
        case "your_opponent":
            return attacked in seen.game.state.players and attacked != watcher.controller
    return True


@triggers_on(events.BlockersDeclared)
def blocks(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """509.3a–g. What enters blocking never blocked, but its attacker becomes blocked by it (509.3d, 509.4)."""
    e: events.BlockersDeclared = seen.event
    if e.declared:
        yield from _blocking(seen, when, watcher)
        for attacker in e.unblocked:  # 509.3g
            if seen.is_meant(when.unblocked, seen.game.row(attacker), watcher):
                yield attacker
    if when.by_creature is not None:  # 509.3d
        for blocker, attacker in e.blocks:
            row = seen.game.row(attacker)
            if seen.is_meant(when.becomes_blocked, row, watcher) and _fits(seen, when.by_creature, blocker, watcher):
                yield blocker
        return
    for attacker in e.blocked:  # 509.3c
        if seen.is_meant(when.becomes_blocked, seen.game.row(attacker), watcher):
            yield attacker


def _blocking(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """509.3a: once for a creature, however many it blocks; 509.3b: once for each; 509.3e: if it blocks so many."""
    e: events.BlockersDeclared = seen.event
    for blocker in dict.fromkeys(blocker for blocker, _ in e.blocks):
        if not seen.is_meant(when.blocks, seen.game.row(blocker), watcher):
            continue
        blocked = [attacker for one, attacker in e.blocks if one == blocker]
        if when.blocks_creature is not None:
            yield from (attacker for attacker in blocked if _fits(seen, when.blocks_creature, attacker, watcher))
        elif len(blocked) >= when.at_least:
            yield blocker


def _fits(seen: Seen, which: Any, id: ObjId, watcher: Watcher) -> bool:
    return seen.is_meant(which, seen.game.row(id), watcher)


@triggers_on(events.Exert)
def exerted(seen: Seen, when: Watch, watcher: Watcher) -> Iterator[Any]:
    """603.12, 701.43: a player exerts it."""
    e: events.Exert = seen.event
    if seen.is_meant(when.exerted, seen.game.row(e.obj), watcher):
        yield e.obj
