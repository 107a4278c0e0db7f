"""306 Planeswalkers: the loyalty with which they enter. Their abilities are in 606."""

from __future__ import annotations

from reference_engine.vocabulary.abilities import Ability, Card, EntersWith


def intrinsic(card: Card) -> tuple[Ability, ...]:
    """306.5b: it enters with as many loyalty counters as its printed loyalty."""
    return () if card.loyalty is None else (EntersWith(kind="loyalty", amount=card.loyalty),)
