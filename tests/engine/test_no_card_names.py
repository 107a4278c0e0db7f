"""Cards are files: no card's name stands in engine code, so that no rule can be about one card."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from reference_engine import cardfiles
from reference_engine.rules_2_parts.type_line_205 import BASIC_LAND_TYPES

ENGINE = Path(cardfiles.__file__).parent
# A basic land's name is also its land type (305.6), which the rules themselves speak of.
IN_THE_RULES = frozenset(BASIC_LAND_TYPES)


def strings(source: str) -> list[str]:
    """Every string in a module, docstrings included."""
    return [n.value for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def test_no_card_is_named_in_code() -> None:
    names = [name for card in cardfiles.known() for name in card.split(" // ") if name not in IN_THE_RULES]
    assert len(names) > 100
    # A name of one word may begin a sentence of a docstring; as a string of its own it could only be the card's.
    single = frozenset(name for name in names if " " not in name)
    longer = sorted((name for name in names if " " in name), key=len, reverse=True)
    named = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longer))
    found = [
        f"{path.relative_to(ENGINE)}: {text[:80]}"
        for path in sorted(ENGINE.rglob("*.py"))
        for text in strings(path.read_text(encoding="utf-8"))
        if text in single or named.search(text)
    ]
    assert not found, found


def test_the_search_finds_names() -> None:
    assert strings('"""Like Grizzly Bears."""\nname = "Opt"') == ["Like Grizzly Bears.", "Opt"]
