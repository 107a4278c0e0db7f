"""What of a module a change of its text changes: what is run, and in which function; or nothing that is ever run.

Nothing is run of the annotations of functions and variables (the modules have ``from __future__ import annotations``),
of what is there for type checkers only, and of docstrings. The annotations of a record's fields are read when a card
file is, so they count, and so does all of a module without that import.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType


@dataclass(frozen=True)
class Where:
    """In this function (or ``Class.method``) of the module's top, and nowhere else; ``nested``: within one in it."""

    function: str
    nested: bool


@dataclass(frozen=True)
class Nowhere:
    """In no one function; ``broken``: it isn't Python any more."""

    broken: bool = False


NOTHING = Nowhere()
"""Nothing that is run is changed."""


def changed_function(before: str, after: str) -> Where | Nowhere:
    """Where the two texts of a module differ in what is run. NOTHING itself, where they don't."""
    try:
        old, new = _compiled(before), _compiled(after)
    except (SyntaxError, ValueError):
        return Nowhere(broken=True)
    differing = list(_differing(old, new))
    if not differing:
        return NOTHING
    tops = {name.partition(".<locals>")[0] for name in differing}
    # A name with the module's own code is "": something outside of functions.
    if len(tops) != 1 or "" in tops:
        return Nowhere()
    (function,) = tops
    return Where(function, nested=all(name != function for name in differing))


def _compiled(text: str) -> CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of "is" with a literal and the like
        tree = ast.parse(text)
        if "from __future__ import annotations" in text:
            tree = ast.fix_missing_locations(_Stripped().visit(tree))
        code: CodeType = compile(tree, "module", "exec", dont_inherit=True)
    return code


class _Stripped(ast.NodeTransformer):
    """Without annotations that nothing reads, type checkers' blocks and docstrings."""

    def __init__(self) -> None:
        self._in_record = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        outer, self._in_record = self._in_record, False
        node.returns = None
        arguments = node.args
        for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
            if each is not None:
                each.annotation = None
        self.generic_visit(node)
        self._in_record = outer
        node.body = _without_docstring(node.body)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        outer, self._in_record = self._in_record, bool(node.keywords)  # frozen=True and the like: msgspec's
        self.generic_visit(node)
        self._in_record = outer
        node.body = _without_docstring(node.body)
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        self.generic_visit(node)
        node.body = _without_docstring(node.body)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if not self._in_record:
            node.annotation = ast.Constant(None)
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node.orelse
        return node


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        return body[1:] or [ast.Pass()]
    return body


def _differing(old: CodeType, new: CodeType) -> Iterator[str]:
    """The qualified names of the code objects that aren't the same; "" for the module's and for those of classes."""
    inner_old, inner_new = (
        {each.co_qualname: each for each in code.co_consts if isinstance(each, CodeType)} for code in (old, new)
    )
    twice = any(
        len(inner) != sum(isinstance(each, CodeType) for each in code.co_consts)
        for inner, code in ((inner_old, old), (inner_new, new))
    )
    if _own(old) != _own(new) or inner_old.keys() != inner_new.keys():
        yield _name(old)
    elif twice:  # two of one name, such as lambdas: which is which isn't worth telling
        if _all(old) != _all(new):
            yield _name(old)
    else:
        for name, each in inner_old.items():
            yield from _differing(each, inner_new[name])


def _name(code: CodeType) -> str:
    return code.co_qualname if code.co_flags & 0x1 else ""  # CO_OPTIMIZED: a function's, with locals of its own


def _own(code: CodeType) -> tuple[object, ...]:
    """All of a code object that matters in running it, but for where it is written and what is defined in it."""
    constants = tuple((type(each), repr(each)) for each in code.co_consts if not isinstance(each, CodeType))
    return (
        code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_flags,
        code.co_argcount, code.co_kwonlyargcount, code.co_posonlyargcount, code.co_exceptiontable,
    )  # fmt: skip


def _all(code: CodeType) -> tuple[object, ...]:
    return (*_own(code), *(_all(each) for each in code.co_consts if isinstance(each, CodeType)))
