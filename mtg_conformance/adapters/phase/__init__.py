"""phase (phase.rs through the package phase-python): ``python -m mtg_conformance.adapters.phase [--cards FILE]``."""

from __future__ import annotations

from .adapter import PhaseAdapter

__all__ = ["PhaseAdapter", "create"]


def create() -> PhaseAdapter:
    """In process: ``python:mtg_conformance.adapters.phase:create``."""
    return PhaseAdapter()
