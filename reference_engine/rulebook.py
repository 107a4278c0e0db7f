"""Every module of the rules, imported: so each kind of record and of event has what the rules registered for it.

A module of the rules imports what it calls, not what is looked up by kind (`@performs`, `@occurs`, `@replaces`, …). Who
plays a game imports this, as `protocol` does and the tests do; a new module needs no entry anywhere.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import reference_engine


def modules() -> Iterator[str]:
    """The names of the rules' modules, by chapter and name."""
    chapters = sorted(part.name for part in pkgutil.iter_modules(reference_engine.__path__) if part.ispkg)
    for chapter in (f"{reference_engine.__name__}.{name}" for name in chapters if name.startswith("rules_")):
        path = importlib.import_module(chapter).__path__
        yield from (f"{chapter}.{module.name}" for module in pkgutil.iter_modules(path))


for module in modules():
    importlib.import_module(module)
