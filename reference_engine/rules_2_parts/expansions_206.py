"""206.3 Names originally printed in a particular expansion, which three old cards look at: `expansions.yaml`."""

from __future__ import annotations

from pathlib import Path

import yaml

FILE = Path(__file__).parent.parent / "expansions.yaml"
NAMES: dict[str, frozenset[str]] = {
    expansion: frozenset(names) for expansion, names in yaml.safe_load(FILE.read_text(encoding="utf-8")).items()
}
"""206.3a to 206.3c."""
