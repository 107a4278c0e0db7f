"""The generated protocol reference."""

from __future__ import annotations

import json
import re
from pathlib import Path

from mtg_conformance.paths import schema_dir
from mtg_conformance.publishing.protocol_page import ORDER, page

DOCS = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def test_the_page_in_docs_is_current() -> None:
    assert DOCS.read_text(encoding="utf-8") == page(), (
        "docs/protocol.md is old: run python -m mtg_conformance.publishing.protocol_page docs/protocol.md"
    )


def test_every_schema_of_the_protocol_has_a_chapter() -> None:
    protocol = {
        path.name.removesuffix(".schema.json")
        for path in schema_dir().glob("*.schema.json")
        if json.loads(path.read_text(encoding="utf-8")).get("$id", "").startswith("urn:mtg-conformance:1:")
    }
    assert protocol <= set(ORDER) | {"card"}


def test_every_link_has_its_target() -> None:
    text = page()
    targets = set(re.findall(r"\{ #([\w-]+) \}", text))
    links = set(re.findall(r"\]\(#([\w-]+)\)", text))
    assert links
    assert links <= targets
