"""The schemas of ``schemas/``, loaded once and compiled when first asked for.

Each message is checked twice over at most: by jsonschema-rs for the yes or no (70 µs for a snapshot of 90 objects;
jsonschema takes some 60 times as long, and fastjsonschema can't follow references between documents of this draft),
and by jsonschema, only where the answer was no, to explain it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from mtg_conformance.paths import schema_dir

if TYPE_CHECKING:
    import jsonschema  # type: ignore[import-untyped, unused-ignore]
    import jsonschema_rs
    from referencing import Registry

PREFIX = "urn:mtg-conformance:1:"


@dataclass(frozen=True)
class Fault:
    """Why a value doesn't fit: where in it, what is wrong there, and what belongs there."""

    path: str
    message: str
    expected: str


@cache
def documents() -> dict[str, dict[str, Any]]:
    """Every document of the protocol by its short name (``snapshot``); the folder holds other schemas too."""
    files = sorted(schema_dir().glob("*.schema.json"))
    found = {file.name.removesuffix(".schema.json"): json.loads(file.read_text("utf-8")) for file in files}
    return {name: document for name, document in found.items() if document.get("$id") == PREFIX + name}


def is_valid(name: str, value: object) -> bool:
    """Whether a value fits the schema ``document`` or ``document#definition``. KeyError: there is no such schema."""
    return bool(validator(name).is_valid(value))


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """The compiled yes-or-no validator of a schema."""
    import jsonschema_rs

    return jsonschema_rs.Draft202012Validator({"$ref": _reference(name)}, registry=_fast_registry())


def explain(name: str, value: object) -> Fault:
    """The most telling reason why a value that doesn't fit doesn't."""
    from jsonschema.exceptions import best_match  # type: ignore[import-untyped, unused-ignore]

    error = _inmost(best_match(_slow(name).iter_errors(value)))
    if error is None:  # the two validators disagree: say so rather than hide it
        return Fault("$", "refused by the compiled validator only", f"a value that fits {name}")
    if error.validator in ("enum", "const", "pattern"):  # the library would say again what was expected
        return Fault(_path(error), _shorten(json.dumps(error.instance)), _expected(error))
    return Fault(_path(error), _shorten(error.message), _expected(error))


def _inmost(error: jsonschema.ValidationError | None) -> jsonschema.ValidationError | None:
    """From "fits none of these" to what is wrong with the one that was meant: the alternative that fails least."""
    from jsonschema.exceptions import relevance

    while error is not None and error.context:
        branches: dict[object, list[jsonschema.ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        nearest: list[jsonschema.ValidationError] = min(branches.values(), key=lambda errors: _unlikeness(errors))
        error = max(nearest, key=lambda inner: relevance(inner))
    return error


def _unlikeness(errors: list[jsonschema.ValidationError]) -> tuple[bool, int]:
    other = any(e.validator == "const" or (e.validator == "type" and len(e.relative_path) == 0) for e in errors)
    return other, len(errors)


def _expected(error: jsonschema.ValidationError) -> str:
    schema, keyword = error.schema, str(error.validator)
    if not isinstance(schema, dict):
        return "nothing here"
    if keyword == "enum":
        return "one of " + ", ".join(json.dumps(value) for value in schema["enum"])
    if keyword == "const":
        siblings = error.parent.context if error.parent is not None else [error]
        values = dict.fromkeys(json.dumps(e.validator_value) for e in siblings if e.validator == "const")
        return ("one of " if len(values) > 1 else "") + ", ".join(values)
    if keyword == "additionalProperties" and isinstance(schema.get("properties"), dict):
        return "only " + (", ".join(sorted(schema["properties"])) or "an empty object")
    if keyword == "required":
        return "all of " + ", ".join(schema["required"])
    if keyword == "type":
        kinds = schema["type"]
        return kinds if isinstance(kinds, str) else " or ".join(kinds)
    if keyword == "pattern":
        return (
            f"{schema.get('title', 'text')} like {json.dumps(schema['examples'][0])}"
            if "examples" in schema
            else schema["pattern"]
        )
    if "title" in schema:
        return str(schema["title"]).lower()
    return f"{keyword} {_shorten(json.dumps(error.validator_value))}"


def _path(error: jsonschema.ValidationError) -> str:
    parts = ["$"]
    for part in error.absolute_path:
        parts.append(f"[{part}]" if isinstance(part, int) else f".{part}" if part.isidentifier() else f"[{part!r}]")
    return "".join(parts)


def _shorten(text: str, limit: int = 300) -> str:
    return text if len(text) <= limit else f"{text[: limit // 2]} … {text[-limit // 3 :]}"


def _reference(name: str) -> str:
    document, _, definition = name.partition("#")
    schema = documents()[document]
    if definition:
        schema["$defs"][definition]  # a KeyError here beats an unresolved reference later
        return f"{PREFIX}{document}#/$defs/{definition}"
    return f"{PREFIX}{document}"


@cache
def _fast_registry() -> jsonschema_rs.Registry:
    import jsonschema_rs

    pairs = [(document["$id"], document) for document in documents().values()]
    return jsonschema_rs.Registry(pairs, draft=jsonschema_rs.Draft202012)


@cache
def _slow(name: str) -> jsonschema.Draft202012Validator:
    import jsonschema

    return jsonschema.Draft202012Validator({"$ref": _reference(name)}, registry=_slow_registry())


@cache
def _slow_registry() -> Registry[Any]:
    from referencing import Registry, Resource

    pairs = [(document["$id"], Resource.from_contents(document)) for document in documents().values()]
    return Registry().with_resources(pairs)
