"""The same table as for events."""

from __future__ import annotations

import importlib.util
from pathlib import Path

_spec = importlib.util.spec_from_file_location("engine_table", Path(__file__).parents[1] / "events" / "conftest.py")
assert _spec is not None
assert _spec.loader is not None
_module = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_module)
table, make_table, option_of = _module.table, _module.make_table, _module.option_of
