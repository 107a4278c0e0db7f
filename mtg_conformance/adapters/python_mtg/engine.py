"""python-mtg's moves, one at a time.

``env.step`` plays a move, resolves it and runs on to the next decision. Here the same functions are held where a player
would get priority: a spell waits on the engine's own stack, a step is entered and left apart. No rule is added: what is
legal, what happens and what comes next are the engine's answers.
"""

from __future__ import annotations

import contextlib
import io
import itertools
from collections.abc import Callable, Iterator
from typing import Any

from mtg import driver
from mtg.engine import env

State = dict[str, Any]
Move = tuple[Any, ...]
Decide = Callable[[str, Any, Any], Any]

SEATS = ("alice", "bob")  # the engine's own names; it takes turns in their alphabetical order

NO_PRIORITY = {"untap", "cleanup"}
_MOST_WAYS = 50


class Refused(Exception):
    """The engine doesn't list this among what the player may do."""


@contextlib.contextmanager
def _held(*names: str) -> Iterator[None]:
    """Keep these of the driver's functions from running."""
    kept = {name: getattr(driver, name) for name in names}
    advance = env._advance_to_decision
    env._advance_to_decision = lambda *_: None
    for name in names:
        setattr(driver, name, lambda *_: None)
    try:
        # The driver tells its moves on standard output.
        with contextlib.redirect_stdout(io.StringIO()):
            yield
    finally:
        env._advance_to_decision = advance
        for name, function in kept.items():
            setattr(driver, name, function)


def clone(state: State, decide: Decide | None = None) -> State:
    """A copy, in which choices are made by ``decide(key, options, default)``."""
    copy: State = env._clone(state)
    copy.pop("_policy", None)
    if decide is not None:
        copy["_policy"] = lambda _state, key, options, default: decide(key, options, default)
    return copy


def step_of(state: State) -> str:
    return str(env._step(state))


def active_seat(state: State) -> int:
    return SEATS.index(env._active(state))


def loser(state: State) -> int | None:
    lost = state.get("_loser")
    return SEATS.index(lost) if lost in SEATS else None


def stack(state: State) -> list[str]:
    """What is on the stack, top first."""
    return [item for item, _ in sorted(state.get("on_stack") or (), key=lambda row: -int(row[1]))]


def can_cast(state: State, seat: int, spell: str) -> bool:
    """Whether the engine's timing and costs would let this player cast it now, priority given."""
    probe = clone(state)
    probe["has_priority"] = {(SEATS[seat],)}
    with _held():
        driver._refresh_mana_pool(probe, SEATS[seat])
        return (SEATS[seat], spell) in driver.run(probe, ["can_cast"])["can_cast"]


def can_cast_otherwise_paid(state: State, seat: int, spell: str) -> bool:
    """Whether it could be cast if as many other lands of the player's were tapped: the engine picked those that are."""
    found = driver.run(state, ["controls", "printed_type"])
    own = {item for who, item in found["controls"] if who == SEATS[seat]}
    lands = sorted({item for item, kind in found["printed_type"] if kind == "land" and item in own})
    used = [land for land in lands if (land,) in state["tapped"]]
    tried: set[tuple[str, ...]] = set()
    for others in itertools.combinations(lands, len(used)):
        alike = tuple(sorted(land.rsplit("_", 1)[0] for land in others))
        if alike in tried or len(tried) == _MOST_WAYS:
            continue
        tried.add(alike)
        tapped = (state["tapped"] - {(land,) for land in used}) | {(land,) for land in others}
        if can_cast({**state, "tapped": tapped}, seat, spell):
            return True
    return False


def can_activate(state: State, seat: int, ability: Any) -> bool:
    """The same of an activated ability."""
    probe = clone(state)
    with _held():
        driver._refresh_mana_pool(probe, SEATS[seat])
        return ability in driver._activatable(probe, SEATS[seat])


def moves(state: State) -> list[Move]:
    with _held():
        return list(env.legal_actions(state))


# --- moves ---


def make(state: State, move: Move, forced: dict[str, Any] | None = None) -> State:
    """A move, without what waits on the stack resolving. Choices in ``forced`` are made already."""
    if forced:
        move = (*move[:-1], {**move[-1], **forced})
    with _held("_resolve_stack"):
        after: State = env.step(state, move)
    return after


def resolve(state: State, targets: list[Any]) -> State:
    """Resolve the top of the stack with the targets chosen for it, and what the driver does after each resolution."""
    after = clone(state)
    decide = state.get("_policy")
    left = list(targets)

    def policy(now: State, key: str, options: Any, default: Any) -> Any:
        if key == "target" and left and left[0] in options:
            return left.pop(0)
        return default if decide is None else decide(now, key, options, default)

    after["_policy"] = policy
    with _held():
        driver._resolve_top(after)
        driver._fire_lifegain_triggers(after)
        driver._fire_counter_placed_triggers(after)
        driver._fire_you_do_costs(after)
        driver._refresh_mana_pool(after, env._active(after))
    after["_policy"] = decide
    return after


def tap_alone(state: State, source: str) -> State:
    """Tap for mana what is the active player's only untapped source: the engine taps all of them at once."""
    after = clone(state)
    with _held():
        driver._tap_all_for_mana(after, env._active(after))
    if (source,) not in after["tapped"] or (source,) in state["tapped"]:
        raise Refused("it makes no mana")
    return after


def sources(state: State, seat: int) -> set[str]:
    """Untapped sources of mana that are tapped for it."""
    with _held():
        return {row[0] for row in driver._source_units(state, SEATS[seat]) if row[3]}


# --- steps ---


def enter(state: State) -> State:
    """Do what the step brings (turn-based actions, triggers, state-based actions)."""
    after = clone(state)
    after["_policy"] = state.get("_policy")
    with _held():
        lost = driver._apply_outputs(after, driver.run(after, driver.OUTPUTS), env._active(after))
    if lost:
        after["_loser"] = lost
    return after


def leave(state: State) -> State:
    """On to the next step, not entered yet."""
    after = clone(state)
    after["_policy"] = state.get("_policy")
    with _held("declare_attackers", "declare_blockers", "_apply_outputs"):
        env._advance_one(after)
    return after


# --- combat ---


def may_attack(state: State) -> list[str]:
    with _held():
        return sorted(set().union(*env._attack_options(state, env._active(state))))


def attack(state: State, attackers: frozenset[str]) -> State:
    """Declare attackers; Refused where the engine doesn't take just these."""
    with _held():
        options = env._attack_options(state, env._active(state))
        few = len(set().union(*options)) <= env._MAX_SUBSET_ATOMS
        if few and attackers not in options:
            raise Refused("the engine doesn't list this attack")
        after = clone(state)
        after["_forced"] = {"attackers": attackers}
        driver.declare_attackers(after, env._active(after))
        after["_forced"] = {}
    if {attacker for attacker, _ in after["attacks"]} != set(attackers):
        raise Refused("not all of them may attack")
    return after


def may_block(state: State) -> list[tuple[str, str]]:
    """Blocker and attacker, each pair by itself legal."""
    with _held():
        return list(env._legal_block_pairs(state, SEATS[1 - active_seat(state)]))


def block(state: State, blocks: frozenset[tuple[str, str]]) -> State:
    """Declare blockers; Refused where the engine finds the declaration illegal."""
    pairs = may_block(state)
    with _held():
        probe = {**state, "blocks": set(blocks)}
        illegal = set(driver.run(probe, ["illegal_block"])["illegal_block"])
        wanted = env._required_blocks_ok(state, SEATS[1 - active_seat(state)], blocks, pairs)
        if not blocks <= set(pairs) or illegal & blocks or not wanted:
            raise Refused("the engine finds these blocks illegal")
        after = clone(state)
        after["_forced"] = {"blocks": blocks}
        driver.declare_blockers(after, env._active(after))
        after["_forced"] = {}
    return after


# --- choices of a spell ---


def modes_of(state: State, spell: str) -> tuple[list[str], int]:
    """The modes on offer and how many are chosen."""
    modes = sorted(mode for item, mode in state.get("spell_mode", ()) if item == spell)
    count = next((int(n) for item, n in state.get("spell_mode_count", ()) if item == spell), 1)
    return modes, min(count, len(modes))


def is_permanent_spell(state: State, spell: str) -> bool:
    kinds = {kind for item, kind in state.get("spell_type", ()) if item == spell}
    return bool(kinds) and kinds.isdisjoint({"instant", "sorcery"})


def picks_host(state: State, spell: str) -> bool:
    """An Aura, whose host the engine picks itself as it enters."""
    return (spell, "aura") in state.get("printed_subtype", ())


def targets_on_resolution(state: State, decide: Decide) -> list[Any]:
    """Have the targets chosen of what is on top of the stack.

    The engine chooses them only as it resolves, where the rules want them as it is cast (rule 601.2c) or activated:
    so it is resolved on a copy, for its questions.
    """
    found: list[Any] = []

    def only_targets(key: str, options: Any, default: Any) -> Any:
        if key != "target":
            return default
        found.append(decide(key, options, default))
        return found[-1]

    resolve(clone(state, only_targets), [])
    return found
