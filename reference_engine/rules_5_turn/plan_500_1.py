"""500.1 The phases of a turn and their steps, and what of them is still to come."""

from __future__ import annotations

from reference_engine.kernel.state import Player, State, Turn

Phase = tuple[str, ...]
BEGINNING: Phase = ("untap step", "upkeep", "draw step")
PRECOMBAT_MAIN: Phase = ("precombat main phase",)
COMBAT: Phase = (
    "beginning of combat", "declare attackers step", "declare blockers step", "combat damage step", "end of combat",
)  # fmt: skip
POSTCOMBAT_MAIN: Phase = ("postcombat main phase",)
ENDING: Phase = ("end step", "cleanup step")
PHASES = (BEGINNING, PRECOMBAT_MAIN, COMBAT, POSTCOMBAT_MAIN, ENDING)
STEPS: Phase = tuple(step for phase in PHASES for step in phase)
"""501–514; the main phases have no steps."""

NAMED = {
    "beginning phase": BEGINNING,
    "combat phase": COMBAT,
    "main phase": POSTCOMBAT_MAIN,  # 505.1a: any but the first
    "ending phase": ENDING,
}


def phase(name: str) -> Phase:
    """The steps of a phase of this name; of a step: those of a phase that consists of it alone (500.10)."""
    return NAMED.get(name, (name,))


def ahead(turn: Turn) -> tuple[Phase, ...]:
    """What is left of the current phase after the current step, perhaps nothing, then the phases to come."""
    if turn.ahead is not None:
        return turn.ahead
    now = next(n for n, steps in enumerate(PHASES) if turn.step in steps)
    steps = PHASES[now]
    return (steps[steps.index(turn.step) + 1 :], *PHASES[now + 1 :])


def after(state: State, player: Player) -> Player:
    """The next player in turn order who is still in the game."""
    order = tuple(state.players)
    at = order.index(player)
    return next(p for p in (*order[at + 1 :], *order[:at], player) if not state.players[p].lost)


def is_phase(steps: Phase, name: str) -> bool:
    """Is what begins with these steps a phase of this name? A phase of its last steps only is one too."""
    whole = NAMED.get(name)
    return whole is not None and bool(steps) and whole[-len(steps) :] == steps
