"""Where the suite and the schemas lie: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def suite_root() -> Path:
    """The folder of the built-in suite: it holds ``features/`` and ``steps/``."""
    return _home("features")


@cache
def schema_dir() -> Path:
    """The folder of the JSON Schemas."""
    return _home("schemas") / "schemas"


def _home(folder: str) -> Path:
    wheel = _PACKAGE / "_suite"
    if (wheel / folder).is_dir():
        return wheel
    return _PACKAGE.parent
