"""``python -m mtg_conformance`` is the command ``mtg-conformance``."""

from __future__ import annotations

from mtg_conformance.cli.main import main

if __name__ == "__main__":
    main()
