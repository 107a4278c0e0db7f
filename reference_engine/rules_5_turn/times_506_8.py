"""506.8 Stretches of a turn in which alone some spells may be cast and some abilities activated."""

from __future__ import annotations

from reference_engine.kernel.game import Game
from reference_engine.rules_5_turn import combat_506

BEFORE_COMBAT = ("untap step", "upkeep", "draw step", "precombat main phase")
COMBAT = (
    "beginning of combat", "declare attackers step", "declare blockers step", "combat damage step", "end of combat",
)  # fmt: skip


def is_time(game: Game, moment: str) -> bool:
    """506.8a–f: is it before the step of that declaration begins, or within combat, or after it has begun?

    Where there is no declare blockers step (508.8), before it is until the declare attackers step ends (506.8e), and
    nothing is after it (506.8f). What is within combat is so in each of a turn's combat phases (506.8c).
    """
    step = game.state.turn.step
    match moment:
        case "before attackers":  # of the first combat phase (506.8d)
            return step in (*BEFORE_COMBAT, COMBAT[0]) and COMBAT[1] not in game.state.turn.begun
        case "during combat before blockers":
            return step in COMBAT[:2]
        case "during combat after blockers":
            return step in COMBAT[2:] and combat_506.combat(game).blockers_declared
        case "declare blockers step":
            return step == moment
        case "after upkeep":  # 503.2: any time after the turn's first upkeep step
            return game.state.turn.begun.count("upkeep") > (step == "upkeep")
    return step in COMBAT
