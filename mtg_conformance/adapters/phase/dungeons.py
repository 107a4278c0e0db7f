"""Dungeons (rule 309), which phase keeps as each player's progress: here they are objects of the command zone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_NAMES = {
    "LostMineOfPhandelver": "Lost Mine of Phandelver",
    "DungeonOfTheMadMage": "Dungeon of the Mad Mage",
    "TombOfAnnihilation": "Tomb of Annihilation",
    "BaldursGateWilderness": "Baldur's Gate Wilderness",
    "Undercity": "Undercity",
}


def in_command_zone(state: Mapping[str, Any], names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The dungeon that each player is in, after what else is in the command zone."""
    first = len(state.get("command_zone") or ())
    progress = state.get("dungeon_progress") or {}
    inside = [(int(seat), row["current_dungeon"]) for seat, row in progress.items() if row.get("current_dungeon")]
    for index, (seat, word) in enumerate(sorted(inside), first):
        name = _NAMES.get(word, word)
        yield {
            "id": _id(seat, word),
            "card": name,
            "name": name,
            "zone": "command",
            "index": index,
            "owner": names[seat],
            "controller": names[seat],
            "types": ["Dungeon"],
        }


def of_room(data: Mapping[str, Any]) -> dict[str, Any]:
    """The source and name of a room's ability on the stack; nothing for another ability."""
    event = data.get("trigger_event") or {}
    if event.get("type") != "RoomEntered":
        return {}
    entered = event["data"]
    word = str(entered["dungeon"])
    return {"source": _id(int(entered["player_id"]), word), "name": _NAMES.get(word, word)}


def _id(seat: int, word: str) -> str:
    return f"dungeon {word} of seat {seat}"
