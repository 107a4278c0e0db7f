"""What is wrong with a card file, in words for its author: the line, what was expected there, the nearest word."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable, Iterator, Mapping

import msgspec
import yaml
from msgspec import inspect

from reference_engine.vocabulary.abilities import Card

Types = tuple[inspect.Type, ...]


def explain(text: str, where: str, message: str, heads: Mapping[str, str]) -> str:
    """Turn msgspec's message, which ends in a path, into `file:line: problem`, with a hint if a word is near."""
    problem, _, path = message.rpartition(" - at `$")
    steps = [int(index) if index else key for index, key in re.findall(r"\[(\d+)\]|\.([^.\[\]`]+)", path)]
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    if root is None:
        return f"{where}:1: the file is empty"
    if steps and steps[-1] == "is":  # the tag stands for the head word
        steps.pop()
    node, types = _follow(root, steps, heads)
    line, keys = node.start_mark.line, _keys(node)
    problem = problem or message
    bad, words = "", list(_words(types))
    if "missing required field `is`" in problem:
        bad, words = next(iter(keys), ""), [*(w for w in words if w in heads), *_fields_here(types, None)]
        problem = f"unknown word `{bad}`" if bad else "something is missing"
    elif unknown := re.search(r"unknown field `([^`]+)`", problem):
        bad = unknown.group(1)
        if bad == "is":
            bad = next((key for key in keys if key in heads), "")
            problem, words = f"`{bad}` can't stand here", []
        else:
            head = next((key for key in keys if key in heads), None)
            words = _fields_here(types, heads[head] if head is not None else None)
            problem = f"`{head}` has no field `{bad}`" if head is not None else f"unknown field `{bad}`"
        line = keys.get(bad, line)
    elif problem.startswith("Invalid value"):
        bad = next((key for key in keys if key in heads), "")
        words = [w for w in words if w in heads]
        problem = f"`{bad}` can't stand here"
    elif isinstance(node, yaml.ScalarNode):
        bad = node.value
        problem = f"unknown word `{bad}`" if "enum" in problem else f"{problem} (`{bad}`)"
    near = _nearest(bad, words) if bad else []
    hint = f": did you mean {' or '.join(f'`{word}`' for word in near)}?" if near else ""
    return f"{where}:{line + 1}: {problem}{hint}"


def _nearest(bad: str, words: Iterable[str]) -> list[str]:
    """The words that may be meant: the nearest one, and those that are hardly further off."""
    near = difflib.get_close_matches(bad, dict.fromkeys(words), 3, 0.6)
    likeness = [difflib.SequenceMatcher(None, word, bad).ratio() for word in near]
    return [word for word, ratio in zip(near, likeness, strict=True) if ratio > likeness[0] - 0.2]


def _keys(node: yaml.Node) -> dict[str, int]:
    """The keys of a mapping with their lines."""
    return {k.value: k.start_mark.line for k, _ in node.value} if isinstance(node, yaml.MappingNode) else {}


def _follow(
    node: yaml.Node, steps: list[int | str], heads: Mapping[str, str]
) -> tuple[yaml.Node, Types]:
    """The node at a path and the types that may stand there."""
    types = _members(_root())
    for step in steps:
        below: yaml.Node | None = None
        if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            below = node.value[step]
            types = _items(types)
        elif isinstance(node, yaml.MappingNode):
            below = next((value for key, value in node.value if key.value == step), None)
            head = next((key for key in _keys(node) if key in heads), None)
            types = _of_field(types, heads[head] if head is not None else None, str(step))
        if below is None:
            break
        node = below
    return node, types


@functools.cache
def _root() -> inspect.Type:
    return inspect.type_info(Card)


def _members(kind: inspect.Type) -> Types:
    return tuple(kind.types) if isinstance(kind, inspect.UnionType) else (kind,)


def _items(types: Types) -> Types:
    return tuple(m for t in types if isinstance(t, inspect.VarTupleType) for m in _members(t.item_type))


def _structs(types: Types, tag: str | None) -> Iterator[inspect.StructType]:
    """The records that may stand here: the one of this tag, or those without a tag."""
    return (t for t in types if isinstance(t, inspect.StructType) and t.tag == tag)


def _of_field(types: Types, tag: str | None, name: str) -> Types:
    return tuple(m for t in _structs(types, tag) for f in t.fields if f.encode_name == name for m in _members(f.type))


def _fields_here(types: Types, tag: str | None) -> list[str]:
    return [field.encode_name for struct in _structs(types, tag) for field in struct.fields]


def _words(types: Types) -> Iterator[str]:
    """The plain words and the head words that may stand here."""
    for kind in types:
        if isinstance(kind, inspect.LiteralType):
            yield from (str(value) for value in kind.values)
        elif isinstance(kind, inspect.StructType) and kind.tag is not None:
            yield next(f.encode_name for f in msgspec.structs.fields(kind.cls))
