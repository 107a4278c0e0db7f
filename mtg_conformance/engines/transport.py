"""What a session needs of the way to an engine: one request out, one response in, and an end that is certain."""

from __future__ import annotations

from typing import Any, Protocol


class Transport(Protocol):
    """One running engine."""

    def exchange(self, message: dict[str, Any], timeout: float) -> object:
        """The response to one request, as decoded; raises Breach, TimedOut or Crashed, after which only ``kill``."""

    def quiet(self) -> bool:
        """Whether the engine is alive and has sent nothing that it wasn't asked for."""

    def kill(self, grace: float = 0.5) -> None:
        """End it and all it has started. May be called twice."""
