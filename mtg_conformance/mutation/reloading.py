"""The engine imported anew with another text for one of its modules, so that what is run at import is changed too."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from types import CodeType, ModuleType

from mtg_conformance.sensitivity.patching import compiled


class _Changed(importlib.machinery.SourceFileLoader):
    """A loader that has its own idea of a module's text."""

    text: str = ""

    def get_code(self, fullname: str) -> CodeType:
        return compiled(self.text, self.path)


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, module: str, text: str) -> None:
        self._module, self._text = module, text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = loader = _Changed(fullname, spec.origin)
            loader.text = self._text
        return spec


def import_changed(module: str, text: str) -> None:
    """Forget the package and import it with this text. For good: to be done in a process that is for nothing else.

    Raises whatever the changed text raises when it is run.
    """
    package = module.partition(".")[0]
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Finder(module, text))
    importlib.import_module(module)
