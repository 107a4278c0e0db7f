"""What could be done now: sentences to try, with what their answers need. Guesses; the engines say what is legal."""

from __future__ import annotations

import random
from collections.abc import Iterator

from mtg_conformance.differ.duel import State
from mtg_conformance.differ.game import PLAYERS, Move
from mtg_conformance.differ.naming import BASIC_LANDS, options_told, permanents, refer
from mtg_conformance.driving.finding import Found, View
from mtg_conformance.driving.options import can_decline, deciding
from mtg_conformance.suite.things import STEPS

_STOPS = ("beginning of combat", "end of combat", "postcombat main phase", "end step", "upkeep", "draw step")
_CHOSEN = ("choose", "number", "confirm")


def tries(state: State, rng: random.Random) -> list[Move]:
    """Things to do where no question is open, in a random order; the likelier first."""
    view, position = state.view, state.position
    weighted: list[tuple[float, str]] = []
    if position["stack"]:
        weighted.append((6, "the stack resolves"))
        weighted.append((2, "all players pass"))
    if holder := position.get("priority"):
        if holds_mana(view):
            # What is paid from the pool and what from lands is the player's choice, which no sentence makes.
            weighted.append((3, "all players pass"))
        else:
            weighted += _actions(view, holder, quiet=not position["stack"])
        if position["stack"]:
            weighted.append((1, f"{holder} passes"))
    if not position["stack"]:
        weighted += _combat(view, position["step"], position["active"], rng)
        other = next(name for name in PLAYERS if name != position["active"])
        ahead = [step for step in _STOPS if STEPS.index(step) > STEPS.index(position["step"])]
        weighted += [(1.5, f"the game advances to {position['active']}'s {step}") for step in ahead[:2]]
        weighted.append((0.5, f"the game advances to {other}'s precombat main phase"))
    ordered = sorted(weighted, key=lambda pair: rng.random() ** (1 / pair[0]), reverse=True)
    return [Move(text) for _, text in ordered]


def answers(state: State, last: Move, rng: random.Random) -> list[tuple[Move, bool]]:
    """Answers to the open question, and whether each takes the last move's place (a target named with a spell)."""
    question = state.question
    assert question is not None
    who, shape, purpose = deciding(question), question["shape"], question["purpose"]
    told = options_told(question, state.view)
    rng.shuffle(told)
    found: list[tuple[Move, bool]] = []
    ours = last.text.split()[0] == who and last.verb in ("casts", "activates")
    if ours and question.get("announcing"):
        if purpose == "target":
            found += [(Move(_with_target(last.text, text)), True) for text in told]
        elif purpose == "x":
            numbers = rng.sample(range(4), 3)
            found += [(Move(f"{last.text} with X = {number}"), True) for number in numbers]
        elif purpose == "mode" and " targeting " not in last.text:
            modes = [text for text in told if text.startswith("mode ")]
            found += [(Move(f"{last.text} choosing {text}"), True) for text in modes]
        return found  # what else is asked in which order before a spell is cast, is the engine's way of asking
    if shape == "confirm":
        found += [(Move(f"{who} {verb}"), False) for verb in rng.sample(("accepts", "declines"), 2)]
        return found
    if shape == "choose":
        found += [(Move(f"{who} chooses {text}"), False) for text in told]
    elif shape == "number":
        low = int(question.get("min", 0))
        found.append((Move(f"{who} chooses {rng.randint(low, int(question.get('max', low + 3)))}"), False))
    if shape in _CHOSEN and can_decline(question):
        found.insert(rng.randint(0, min(2, len(found))), (Move(f"{who} declines"), False))
    return found


def holds_mana(view: View) -> bool:
    """Whether somebody has unspent mana, as far as the engine shows."""
    return any(player.get("mana") for player in view.snapshot.get("players", {}).values())


def refused(move: Move) -> Move | None:
    """The move as one that its player can't make; None where it isn't a player's, or no such sentence exists."""
    who, _, rest = move.text.partition(" ")
    verb, _, object_ = rest.partition(" ")
    plain = {"casts": "cast", "activates": "activate", "plays": "play", "attacks": "attack", "blocks": "block"}
    if who not in PLAYERS or verb not in plain:
        return None
    return Move(f"{who} can't {plain[verb]} {object_}", refused=True)


def _with_target(text: str, target: str) -> str:
    return f"{text} and {target}" if " targeting " in text else f"{text} targeting {target}"


def _actions(view: View, who: str, *, quiet: bool) -> Iterator[tuple[float, str]]:
    for found in view.objects:
        if found["zone"] == "hand" and found.get("owner") == who:
            name = found.get("name")
            if "Land" in found.get("types", ()):
                if quiet and name != "Wastes":
                    yield 1, f'{who} plays "{name}"'
            else:
                yield 5 if quiet else 2, f'{who} casts "{name}"'
    for found in permanents(view):
        if view.who(found) != who or not found.get("abilities"):
            continue
        if found.get("name") in BASIC_LANDS:
            yield 0.1, f'{who} taps "{found["name"]}" for mana'
        elif (thing := refer(view, found)) is not None:
            yield 2, f"{who} activates {thing}"


def _combat(view: View, step: str, active: str, rng: random.Random) -> Iterator[tuple[float, str]]:
    other = next(name for name in PLAYERS if name != active)
    creatures = [found for found in permanents(view) if "Creature" in found.get("types", ())]
    if STEPS.index(step) <= STEPS.index("beginning of combat"):
        able = [told for found in creatures if view.who(found) == active and (told := refer(view, found))]
        if able:
            chosen = rng.sample(able, rng.randint(1, len(able)))
            yield 5, f"{active} attacks {other} with {_listed(chosen)}"
    elif step == "declare attackers step":
        attackers = [told for found in creatures if found.get("attacking") and (told := refer(view, found))]
        blockers = [told for found in creatures if _may_block(view, found, other) and (told := refer(view, found))]
        if attackers and blockers:
            attacker, blocker = rng.choice(attackers), rng.choice(blockers)
            yield 8, f"{other} blocks {attacker} with {blocker}"


def _may_block(view: View, found: Found, who: str) -> bool:
    return view.who(found) == who and not found.get("tapped")


def _listed(texts: list[str]) -> str:
    *most, last = texts
    return f"{', '.join(most)} and {last}" if most else last
