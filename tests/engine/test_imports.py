"""Who imports whom: any module of the engine can come first, and the rules stand on the kernel, not on the protocol."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import reference_engine

ROOT = Path(next(iter(reference_engine.__path__)))
FIRST = """
import importlib, sys
circle = sys.argv[1:]
for first in circle:
    for name in circle:
        sys.modules.pop(name, None)
    try:
        importlib.import_module(first)
    except (ImportError, AttributeError) as problem:
        print(first, problem)
"""


def module_of(file: Path) -> str:
    name = ".".join(("reference_engine", *file.relative_to(ROOT).with_suffix("").parts))
    return name.removesuffix(".__init__")


def imported(file: Path) -> set[str]:
    """What is imported as the module is: not what stands in functions or is only for the type checker."""
    statements = [node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)]
    names = [(node.module, alias.name) for node in statements for alias in node.names]
    return {name for module, alias in names for name in (module, f"{module}.{alias}")}


FILES = {module_of(file): file for file in sorted(ROOT.rglob("*.py"))}
IMPORTS = {module: imported(file) & FILES.keys() - {module} for module, file in FILES.items()}


def reached(module: str) -> set[str]:
    """Every module that is imported because this one is."""
    found: set[str] = set()
    open_ = [module]
    while open_:
        new = IMPORTS[open_.pop()] - found
        found |= new
        open_ += new
    return found


def test_in_a_circle_of_imports_any_module_can_come_first() -> None:
    circle = [module for module in FILES if module in reached(module)]
    told = subprocess.run([sys.executable, "-c", FIRST, *circle], capture_output=True, text=True, check=True)
    assert told.stdout == ""


def part_of(module: str) -> str:
    """`kernel.game` for itself; else the folder, `rules` for each of the rules' chapters."""
    name = module.removeprefix("reference_engine.")
    return name if name in ("kernel.game", "kernel.pipeline") else name.split(".")[0].split("_")[0]


MAY_IMPORT = {
    "vocabulary": {"vocabulary"},
    "kernel": {"kernel", "kernel.game", "vocabulary"},
    "kernel.game": {"kernel", "editions", "rules"},  # what the game looks like: 613
    "kernel.pipeline": {"kernel", "kernel.game", "rules"},  # what becomes of events: 603, 614–616
    "rules": {"kernel", "kernel.game", "kernel.pipeline", "rules", "vocabulary", "editions", "cardfiles"},
}


def test_each_part_imports_only_what_it_stands_on() -> None:
    for module, others in IMPORTS.items():
        parts = {part_of(other) for other in others} - {"reference"}
        assert parts <= MAY_IMPORT.get(part_of(module), parts), module
