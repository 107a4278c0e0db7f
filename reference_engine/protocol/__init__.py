"""The adapter protocol's server: `engine()` gives the reference engine as the harness speaks to it."""

from reference_engine.protocol.server import Engine, engine

__all__ = ["Engine", "engine"]
