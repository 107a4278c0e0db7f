"""phase's spellings and the protocol's, both ways."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

STEP_TO_PHASE = {
    "untap step": "Untap",
    "upkeep": "Upkeep",
    "draw step": "Draw",
    "precombat main phase": "PreCombatMain",
    "beginning of combat": "BeginCombat",
    "declare attackers step": "DeclareAttackers",
    "declare blockers step": "DeclareBlockers",
    "combat damage step": "CombatDamage",
    "end of combat": "EndCombat",
    "postcombat main phase": "PostCombatMain",
    "end step": "End",
    "cleanup step": "Cleanup",
}
PHASE_TO_STEP = {phase: step for step, phase in STEP_TO_PHASE.items()}

COLOURS = ("white", "blue", "black", "red", "green")
MANA = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G", "Colorless": "C"}
MANA_TYPES = {letter: name for name, letter in MANA.items()}
POOL_ORDER = "WUBRGC"

_COUNTER_NAMES = {"+1/+1": "P1P1", "-1/-1": "M1M1"}
_COUNTER_WORDS = {name: word for word, name in _COUNTER_NAMES.items()}
_HYBRID = {"Phyrexian": "P", "Two": "2", "Snow": "S", **MANA}


def counter_name(kind: str) -> str:
    return _COUNTER_NAMES.get(kind, kind)


def counter_word(name: str) -> str:
    return _COUNTER_WORDS.get(name, name)


def spaced(name: str) -> str:
    """``FirstStrike`` as ``first strike``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def mana_symbol(name: str) -> str:
    """``White`` as ``{W}``."""
    return "{" + MANA.get(name, name) + "}"


def shard_symbol(shard: str) -> str:
    """One coloured symbol of a cost: ``White``, ``WhiteBlue``, ``PhyrexianRed``, ``TwoGreen``, ``X``."""
    if shard in MANA:
        return "{" + MANA[shard] + "}"
    parts = [_HYBRID.get(part, part) for part in re.findall(r"[A-Z][a-z]*", shard)]
    if "P" in parts:
        parts = [part for part in parts if part != "P"] + ["P"]
    return "{" + "/".join(parts) + "}"


def cost_symbols(cost: Mapping[str, Any] | None) -> str | None:
    """A mana cost as printed; None for no cost at all, ``{0}`` for a cost of nothing."""
    if not cost or cost.get("type") != "Cost":
        return None
    shards = list(cost.get("shards") or ())
    generic = int(cost.get("generic") or 0)
    leading = [shard for shard in shards if shard == "X"]
    coloured = [shard for shard in shards if shard != "X"]
    text = "{X}" * len(leading)
    if generic or not shards:
        text += "{" + str(generic) + "}"
    return text + "".join(shard_symbol(shard) for shard in coloured)


def mana_value(cost: Mapping[str, Any] | None) -> int:
    """The mana value of a cost, X as 0 (rules 202.3, 202.3e-g)."""
    if not cost or cost.get("type") != "Cost":
        return 0
    total = int(cost.get("generic") or 0)
    for shard in cost.get("shards") or ():
        total += 0 if shard == "X" else 2 if shard.startswith("Two") else 1
    return total


def pool_symbols(pool: Mapping[str, Any]) -> str:
    """Mana in a pool as symbols in WUBRGC order."""
    letters = [MANA.get(unit.get("color"), "C") for unit in pool.get("mana") or ()]
    return "".join("{" + letter + "}" for letter in sorted(letters, key=POOL_ORDER.index))
