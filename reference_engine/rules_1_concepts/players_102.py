"""102 Players: which of them `you`, `opponent` and `any` mean."""

from __future__ import annotations

from reference_engine.kernel.state import Player, Reference


def is_meant(whose: str | None, player: Reference | None, you: Player) -> bool:
    """102.2, 102.3: each other player is an opponent. Words that name nobody (None) mean nobody."""
    return whose is not None and player is not None and (whose == "any" or (player == you) is (whose == "you"))
