"""What ``--engine`` may say: a known name, ``python:MODULE:FACTORY``, or the command line of an adapter."""

from __future__ import annotations

import importlib
import importlib.util
import shlex
import sys
from dataclasses import dataclass
from typing import Any, Protocol, cast

REFERENCE = "python:reference_engine.protocol:engine"

# name -> (adapter module, import name of the engine's package, extra that installs it)
_PACKAGED = {
    "phase": ("mtg_conformance.adapters.phase", "phase", "phase"),
    "python-mtg": ("mtg_conformance.adapters.python_mtg", "mtg", "python-mtg"),
}


class SpecError(ValueError):
    """The engine named can't be made sense of, or isn't installed. A usage error."""


class InProcessEngine(Protocol):
    """What a factory makes: whole JSON-RPC requests in, whole responses out.

    A response must be the engine's to give away: nothing in it may change later.
    """

    def handle(self, message: dict[str, Any]) -> dict[str, Any]: ...


@dataclass(frozen=True)
class EngineSpec:
    """An engine that can be started: in process where ``factory`` is set, else by the command ``argv``."""

    text: str
    argv: tuple[str, ...] = ()
    module: str = ""
    factory: str = ""

    @property
    def in_process(self) -> bool:
        return bool(self.factory)


def parse_spec(text: str) -> EngineSpec:
    """Raises SpecError for an empty or malformed one and for a named engine that isn't installed."""
    text = text.strip()
    name = text or "reference"
    if name == "reference":
        _, module, factory = REFERENCE.split(":")
        return EngineSpec(name, module=module, factory=factory)
    if name in _PACKAGED:
        adapter, package, extra = _PACKAGED[name]
        if importlib.util.find_spec(package) is None:
            raise SpecError(f"the engine {name} isn't installed: pip install 'mtg-conformance[{extra}]'")
        return EngineSpec(name, argv=(sys.executable, "-m", adapter))
    if name.startswith("python:"):
        parts = name.split(":")
        if len(parts) != 3 or not all(parts):
            raise SpecError(f"{name!r} should read python:MODULE:FACTORY")
        return EngineSpec(name, module=parts[1], factory=parts[2])
    try:
        argv = tuple(shlex.split(name))
    except ValueError as fault:
        raise SpecError(f"{name!r} is no command line: {fault}") from fault
    return EngineSpec(name, argv=argv)


def load_factory(spec: EngineSpec) -> InProcessEngine:
    """Make an in-process engine; whatever its import or factory raises comes through."""
    if "" not in sys.path:  # an installed command doesn't look in the current folder by itself
        sys.path.append("")
    factory = getattr(importlib.import_module(spec.module), spec.factory)
    return cast("InProcessEngine", factory())
