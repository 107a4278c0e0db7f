"""The schemas: their examples fit, what they say is closed is closed, and a misfit is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest

from mtg_conformance.protocol.schemas import PREFIX, documents, explain, is_valid
from mtg_conformance.protocol.validate import METHODS

POSITION: dict[str, Any] = {
    "question": None,
    "priority": "Alice",
    "settled": True,
    "over": None,
    "lost": [],
    "turn": 5,
    "step": "upkeep",
    "active": "Alice",
    "stack": 0,
}


def definitions() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, document in documents().items():
        for definition, schema in document["$defs"].items():
            yield f"{name}#{definition}", schema


def examples() -> Iterator[tuple[str, Any]]:
    for name, schema in definitions():
        for example in schema.get("examples", ()):
            yield name, example


@pytest.mark.parametrize("name", list(documents()))
def test_a_document_is_a_schema_with_an_address(name: str) -> None:
    document = documents()[name]
    jsonschema.Draft202012Validator.check_schema(document)
    assert document["$id"] == PREFIX + name
    assert document["title"]
    assert document["description"]


@pytest.mark.parametrize(("name", "example"), list(examples()))
def test_an_example_fits(name: str, example: Any) -> None:
    assert is_valid(name, example), explain(name, example)


def test_every_topic_is_there() -> None:
    topics = {"messages", "setup", "action", "announcement", "question", "answer", "position", "snapshot", "error"}
    assert topics | {"capabilities", "vocabulary", "events"} == set(documents())


def test_every_definition_is_described_and_shown() -> None:
    bare = [
        n
        for n, schema in definitions()
        if "$ref" not in schema and not {"title", "description", "examples"} <= set(schema)
    ]
    assert bare == []


def test_every_object_is_closed() -> None:
    """Extension is by `protocol_extras`; besides, only maps by name are open."""
    open_objects = []

    def look(schema: Any, where: str) -> None:
        if isinstance(schema, dict):
            if (
                schema.get("type") == "object"
                and "properties" in schema
                and schema.get("additionalProperties") is not False
            ):
                open_objects.append(where)
            for key, value in schema.items():
                if key not in ("examples", "enum", "const"):
                    look(value, f"{where}/{key}")
        elif isinstance(schema, list):
            for index, value in enumerate(schema):
                look(value, f"{where}/{index}")

    for name, document in documents().items():
        look(document, name)
    assert open_objects == []


def test_every_method_has_params_and_a_result() -> None:
    for method in METHODS:
        assert {f"{method}.params", f"{method}.result"} <= set(documents()["messages"]["$defs"])


@pytest.mark.parametrize(
    ("name", "value", "path", "expected"),
    [
        ("position", POSITION | {"step": "main"}, "$.step", '"precombat main phase"'),
        ("position", POSITION | {"turn": "5"}, "$.turn", "integer"),
        ("position", POSITION | {"phase": "x"}, "$", "only active"),
        ("action", {"do": "cast", "objct": 4}, "$", "all of do, object"),
        ("action", {"do": "fly"}, "$.do", '"activate"'),
        ("answer", {"options": 1}, "$.options", "array"),
        ("error", {"code": -32001, "message": "no", "data": {"kind": "x", "reason": "r"}}, "$.data.kind", '"card"'),
        (
            "snapshot",
            {"objects": [{"id": 1, "zone": "hand", "types": ["creature"]}]},
            "$.objects[0].types[0]",
            '"Creature"',
        ),
        ("snapshot", {"players": {"Al B": {"mana": "{G}{W}"}}}, "$.players['Al B'].mana", "Mana pool like"),
        ("messages#initialize.result", {"protocol": 2, "engine": {}, "capabilities": {}}, "$.protocol", "1"),
    ],
)
def test_a_misfit_is_explained(name: str, value: Any, path: str, expected: str) -> None:
    assert not is_valid(name, value)
    fault = explain(name, value)
    assert fault.path == path
    assert expected in fault.expected


def test_an_unknown_schema_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        is_valid("position#no_such", {})
