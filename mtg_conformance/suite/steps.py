"""The index of step definitions: which function a sentence means, found by its leading words.

Step definitions are pytest-bdd's (`given`, `when`, `then` with `parsers.re`), in the folder `steps` of a suite. The
index is built once and finds at collection what pytest-bdd finds at run time or never: undefined, ambiguous and
duplicate steps.
"""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from mtg_conformance.suite.catalog import Kind, Scenario, Step

_ROLES = ("setup", "actions", "choices", "checks")
_ACTOR = "(?P<player>[A-Z]\\w*) "


class StepFault(Exception):
    """A sentence without a definition, or with more than one; a fault of the suite."""


class UndefinedStep(StepFault):
    """No definition fits the sentence."""


class AmbiguousStep(StepFault):
    """Several definitions fit the sentence."""


class DuplicateDefinition(StepFault):
    """Two definitions have the same pattern."""


@dataclass(frozen=True)
class Definition:
    """One step definition. `role` is the name of its module: setup, actions, choices or checks."""

    kind: Kind
    pattern: re.Pattern[str]
    function: Callable[..., object]
    role: str
    path: str
    line: int

    @property
    def meaning(self) -> str:
        """The first line of its docstring."""
        return (inspect.getdoc(self.function) or "").partition("\n")[0].strip()

    @property
    def documentation(self) -> Mapping[str, str]:
        """The docstring's labelled lines: `sentence`, `example` (a line each) and `messages`."""
        found: dict[str, str] = {}
        label = ""
        for line in (inspect.getdoc(self.function) or "").splitlines()[1:]:
            head, colon, rest = line.partition(":")
            if colon and head in ("Sentence", "Example", "Messages"):
                label = head.lower()
                found[label] = (found[label] + "\n" if label in found else "") + rest.strip()
            elif label and line.strip():
                found[label] += " " + line.strip()
        return found


@dataclass(frozen=True)
class Bound:
    """A sentence with the definition that it means and the words that fill it."""

    step: Step
    definition: Definition
    arguments: Mapping[str, Any]

    def run(self, world: Any) -> None:
        """Call the definition."""
        self.definition.function(world=world, **self.arguments)


class StepIndex:
    """Every definition of a suite, ready to be asked. Raises `DuplicateDefinition` when built from equal patterns."""

    def __init__(self, definitions: Iterable[Definition]) -> None:
        self.definitions = tuple(definitions)
        self._actors: dict[tuple[str, str], list[Definition]] = {}
        self._openings: dict[tuple[str, str], list[Definition]] = {}
        self._others: dict[str, list[Definition]] = {}
        self._found: dict[tuple[str, str], tuple[Definition, Mapping[str, str]]] = {}
        seen: dict[tuple[str, str], Definition] = {}
        for definition in self.definitions:
            source = definition.pattern.pattern
            if other := seen.get((definition.kind, source)):
                raise DuplicateDefinition(f"{_place(definition)} repeats the pattern of {_place(other)}: {source}")
            seen[definition.kind, source] = definition
            self._file(definition, source)

    def _file(self, definition: Definition, source: str) -> None:
        if source.startswith(_ACTOR):
            words = _alternatives(source[len(_ACTOR) :])
            shelf = self._actors
        else:
            words, shelf = _alternatives(source), self._openings
        if not words:
            self._others.setdefault(definition.kind, []).append(definition)
        for word in words:
            shelf.setdefault((definition.kind, word), []).append(definition)

    def _candidates(self, kind: str, text: str) -> Iterator[Definition]:
        first, _, rest = text.partition(" ")
        yield from self._openings.get((kind, first), ())
        if first[:1].isupper():
            yield from self._actors.get((kind, rest.partition(" ")[0]), ())
        yield from self._others.get(kind, ())

    def look_up(self, kind: str, text: str) -> tuple[Definition, Mapping[str, str]]:
        """The definition that `text` means and its named groups. Raises `UndefinedStep` or `AmbiguousStep`."""
        if known := self._found.get((kind, text)):
            return known
        hits = [
            (definition, match.groupdict())
            for definition in self._candidates(kind, text)
            if (match := definition.pattern.fullmatch(text))
        ]
        if not hits:
            raise UndefinedStep(f"no step definition fits: {text}{self._hint(kind, text)}")
        if len(hits) > 1:
            places = " and ".join(_place(definition) for definition, _ in hits)
            raise AmbiguousStep(f"{places} both fit: {text}")
        self._found[kind, text] = hits[0]
        return hits[0]

    def bind(self, step: Step) -> Bound:
        """The sentence with its definition. Raises `UndefinedStep` or `AmbiguousStep`."""
        definition, groups = self.look_up(step.kind, step.text)
        arguments: dict[str, Any] = dict(groups)
        if step.table:
            arguments["datatable"] = [list(row) for row in step.table]
        if step.docstring is not None:
            arguments["docstring"] = step.docstring
        return Bound(step, definition, arguments)

    def bind_scenario(self, scenario: Scenario) -> list[Bound]:
        """Every sentence of a scenario, bound. Raises `UndefinedStep` or `AmbiguousStep`."""
        return [self.bind(step) for step in scenario.steps]

    def _hint(self, kind: str, text: str) -> str:
        for other in ("given", "when", "then"):
            if other != kind and any(d.pattern.fullmatch(text) for d in self._candidates(other, text)):
                return f' (it is a "{other.capitalize()}" sentence, and stands after "{kind.capitalize()}")'
        return ""


def load_index(*folders: Path) -> StepIndex:
    """The index of every step module in `folders` (each a `steps` folder; later ones add to earlier ones)."""
    found: list[Definition] = []
    for folder in dict.fromkeys(folders):
        for path in sorted(folder.glob("*.py"), key=_reading_order):
            if path.name != "__init__.py":
                found += definitions_of(_load(path))
    return StepIndex(found)


def definitions_of(module: ModuleType) -> list[Definition]:
    """The step definitions of a loaded module, in the order of its lines."""
    from pytest_bdd import steps as bdd  # imported here: it imports pytest

    found = []
    for context in bdd.step_function_context_registry.values():
        function = context.step_func
        if function.__module__ != module.__name__ or context.type is None:
            continue
        found.append(
            Definition(
                kind=context.type,
                pattern=_pattern(context.parser),
                function=function,
                role=Path(module.__file__ or "").stem,
                path=Path(module.__file__ or "").name,
                line=inspect.unwrap(function).__code__.co_firstlineno,
            )
        )
    return sorted(found, key=lambda definition: definition.line)


def _pattern(parser: Any) -> re.Pattern[str]:
    regex = getattr(parser, "regex", None)
    return regex if isinstance(regex, re.Pattern) else re.compile(re.escape(parser.name))


def _load(path: Path) -> ModuleType:
    name = f"_conformance_steps_{abs(hash(str(path.resolve()))):x}_{path.stem}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"can't load step definitions from {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # stays: the module keeps its definitions alive, and decorators look it up
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _reading_order(path: Path) -> tuple[int, str]:
    return (_ROLES.index(path.stem) if path.stem in _ROLES else len(_ROLES), path.name)


def _alternatives(source: str) -> tuple[str, ...]:
    """The literal words a pattern may begin with: `(?P<verb>suspends|plots) ` or `passes`; none where that is open."""
    if match := re.match(r"\((?:\?:|\?P<\w+>)([a-z'|]+)\)(?= |$)", source):
        return tuple(match[1].split("|"))
    if match := re.match(r"[A-Za-z']+(?= |$)", source):
        return (match[0],)
    return ()


def _place(definition: Definition) -> str:
    return f"steps/{definition.path}:{definition.line}"
