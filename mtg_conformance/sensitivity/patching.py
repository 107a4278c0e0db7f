"""Breaking a function of an engine by a change to its text, and mending it again.

The engine knows nothing of it: the changed text is compiled as part of its module, and only the code of the one
function is exchanged. So registries, decorators and other modules that hold the function all meet the changed one.
"""

from __future__ import annotations
import __future__

import ast
import functools
import importlib
import inspect
import sys
import textwrap
import warnings
from collections.abc import Container, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any


class CannotPatch(Exception):
    """A fault doesn't fit the engine any more: its function, or the text to be changed, is not as it says."""


@dataclass(frozen=True)
class Edit:
    """In a function (or ``Class.method``) of a module, a piece of text to be replaced. It must occur exactly once.

    Both texts may span lines: they are written without the function's own indentation.
    """

    module: str
    function: str
    old: str
    new: str

    @property
    def where(self) -> str:
        return f"{self.module}:{self.function}"


@contextmanager
def patched(*edits: Edit) -> Iterator[None]:
    """The engine with these edits made, and what it remembers of earlier calls forgotten. Raises CannotPatch."""
    changed: dict[str, CodeType] = {}
    for function, module in {edit.function: edit.module for edit in edits}.items():
        of_it = [edit for edit in edits if (edit.function, edit.module) == (function, module)]
        changed[f"{module}:{function}"] = _compiled(of_it)
    with ExitStack() as stack:
        for where, code in changed.items():
            stack.enter_context(_exchanged(where, code))
        forget({edit.module.partition(".")[0] for edit in edits})
        yield
    forget({edit.module.partition(".")[0] for edit in edits})


@contextmanager
def patched_with(module: str, function: str, text: str) -> Iterator[None]:
    """The engine with the function as it is in this text of its whole module. Raises CannotPatch."""
    try:
        whole = compiled(text, _module(module).__file__ or module)
    except (SyntaxError, ValueError) as fault:
        raise CannotPatch(f"{module}: the changed text can't be compiled: {fault}") from fault
    found = [code for code in _codes(whole) if code.co_qualname == function]
    if len(found) != 1:
        raise CannotPatch(f"{module}:{function} is there {len(found)} times")
    with _exchanged(f"{module}:{function}", found[0]):
        forget({module.partition(".")[0]})
        yield
    forget({module.partition(".")[0]})


def compiled(text: str, file: str) -> CodeType:
    """A whole module's text; what Python has to say about a changed one is not told. Raises SyntaxError, ValueError."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code: CodeType = compile(text, file, "exec", dont_inherit=True)
    return code


def function_key(module: str, function: str) -> str:
    """The ``key_of`` of a function's code. Raises CannotPatch."""
    return key_of(_live(f"{module}:{function}").__code__, folder_of(module.partition(".")[0]))


def forget(packages: set[str], memos: Iterable[dict[Any, Any]] = (), but: Container[str] = ()) -> None:
    """Clear the functools caches of every function in these packages' loaded modules, and these tables.

    ``but``: modules whose functions keep what they know.
    """
    for name, value in _globals(packages):
        if name in but:
            continue
        clear = getattr(value, "cache_clear", None)
        if callable(clear) and value.__module__ == name:
            clear()
    for memo in memos:
        memo.clear()


def memos_of(packages: set[str]) -> list[dict[Any, Any]]:
    """The tables in which modules keep what they have worked out: those that are empty before anything is played."""
    return [value for _, value in _globals(packages) if type(value) is dict and not value]


def _globals(packages: set[str]) -> Iterator[tuple[str, Any]]:
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in packages:
            yield from ((name, value) for value in list(vars(module).values()))


def folder_of(package: str) -> Path:
    """Where a package lies."""
    file = importlib.import_module(package).__file__
    assert file is not None, "a package with an __init__"
    return Path(file).parent


def key_of(code: CodeType, folder: Path) -> str:
    """How a code object is known: by its file, told from the package on, and the function it is (part of) the code of.

    Where that folder lies is left out: elsewhere in another checkout, or on another machine.
    """
    return f"{code.co_filename.removeprefix(f'{folder.parent}/')}:{code.co_qualname.partition('.<locals>')[0]}"


def touched_key(edit: Edit) -> str:
    """The ``key_of`` of the code that the edit changes. Raises CannotPatch."""
    return function_key(edit.module, edit.function)


def _compiled(edits: list[Edit]) -> CodeType:
    """The code of the one function that these edits are of, changed."""
    module = _module(edits[0].module)
    text = inspect.getsource(module)
    lines = text.splitlines(keepends=True)
    node = _definition(_parsed(text), edits[0])
    body = "".join(lines[node.lineno - 1 : node.end_lineno])
    indent = " " * node.col_offset
    for edit in edits:
        old, new = (textwrap.indent(part, indent).removeprefix(indent) for part in (edit.old, edit.new))
        if (found := body.count(old)) != 1:
            raise CannotPatch(f"{edit.where}: this text is there {found} times, not once: {edit.old!r}")
        body = body.replace(old, new)
    # By itself, but in its line and its class, so that it is called and traced as before.
    class_, _, _ = edits[0].function.rpartition(".")
    head = "\n" * (node.lineno - 2) + f"class {class_}:\n" if class_ else "\n" * (node.lineno - 1)
    flags = __future__.annotations.compiler_flag if "from __future__ import annotations" in text else 0
    try:
        whole = compile(head + body, module.__file__ or module.__name__, "exec", flags, dont_inherit=True)
    except SyntaxError as fault:
        raise CannotPatch(f"{edits[0].where}: the changed text can't be compiled: {fault}") from fault
    for code in _codes(whole):
        if code.co_qualname == edits[0].function:
            return code
    raise CannotPatch(f"{edits[0].where}: the changed text is no function any more")


@functools.lru_cache(maxsize=256)
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def _definition(tree: ast.Module, edit: Edit) -> ast.FunctionDef | ast.AsyncFunctionDef:
    body: list[ast.stmt] = tree.body
    *classes, name = edit.function.split(".")
    for each in classes:
        body = next((node.body for node in body if isinstance(node, ast.ClassDef) and node.name == each), [])
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            return node
    raise CannotPatch(f"{edit.where}: there is no such function")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _module(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as fault:
        raise CannotPatch(f"{name}: {fault}") from fault


def _live(where: str) -> FunctionType:
    """The function itself, out of whatever its decorators wrapped it in."""
    module, function = where.split(":")
    found: Any = _module(module)
    for part in function.split("."):
        try:
            found = inspect.getattr_static(found, part)
        except AttributeError:
            raise CannotPatch(f"{where}: there is no such function") from None
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    found = inspect.unwrap(found)
    if not isinstance(found, FunctionType) or found.__code__.co_qualname != function:
        raise CannotPatch(f"{where}: a decorator hides the function")
    return found


@contextmanager
def _exchanged(where: str, code: CodeType) -> Iterator[None]:
    function = _live(where)
    before = function.__code__
    if code.co_freevars != before.co_freevars:
        raise CannotPatch(f"{where}: the change needs other variables from outside: {code.co_freevars}")
    function.__code__ = code
    try:
        yield
    finally:
        function.__code__ = before
