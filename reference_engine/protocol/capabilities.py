"""What the reference engine can do (`initialize`)."""

from __future__ import annotations

from typing import Any

ANNOUNCES = (
    "face", "method", "optional_costs", "costs.sacrifice", "costs.discard", "costs.tap", "costs.exile",
    "costs.reveal", "life", "mana_abilities", "modes", "x", "values", "targets", "division",
)  # fmt: skip
OBJECT_FIELDS = (
    "card", "name", "index", "owner", "controller", "types", "subtypes", "supertypes", "colors", "mana_cost",
    "mana_value", "power", "toughness", "keywords", "abilities", "counters", "damage", "tapped", "summoning_sick",
    "face", "faces", "face_down", "phased_out", "attached_to", "attacking", "blocking", "chosen", "token", "copy",
    "timestamp",
)  # fmt: skip
STACK_FIELDS = ("kind", "source", "targets", "modes", "x", "kicked")
PLAYER_FIELDS = ("life", "counters", "hand", "library", "hand_limit", "mana", "land_plays", "lost")
FORMATS = ("two-player", "free-for-all")
MAX_PLAYERS = 6


def capabilities(rules_date: str) -> dict[str, Any]:
    """The flags and lists, for the edition of the rules that the engine follows."""
    return {
        "setup": "full",
        "mana_pool_setup": True,
        "opening_hands": True,
        "outside_game": True,
        "questions": "options",
        "announces": list(ANNOUNCES),
        "cancel": True,
        "scripted_random": ["flip"],
        "legal_actions": False,
        "viewers": True,
        "max_players": MAX_PLAYERS,
        "formats": list(FORMATS),
        "observes": [
            *(f"object.{name}" for name in OBJECT_FIELDS),
            *(f"stack.{name}" for name in STACK_FIELDS),
            *(f"player.{name}" for name in PLAYER_FIELDS),
            "turn", "step", "active", "priority", "day_night",
        ],
        "rules_date": rules_date,
    }  # fmt: skip
