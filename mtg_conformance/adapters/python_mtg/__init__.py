"""python-mtg through its package: ``python -m mtg_conformance.adapters.python_mtg``."""

from __future__ import annotations

from .adapter import PythonMtgAdapter

__all__ = ["PythonMtgAdapter", "create"]


def create() -> PythonMtgAdapter:
    """In process: ``python:mtg_conformance.adapters.python_mtg:create``."""
    return PythonMtgAdapter()
