"""An executable statement of the rules of Magic: the harness that grades engines with it."""

from __future__ import annotations

__version__ = "0.1.0"
