"""What of a change to a module's text can be noticed at all."""

from __future__ import annotations

import pytest

from mtg_conformance.mutation.behaviour import NOTHING, Nowhere, Where, changed_function

TEXT = '''"""1 module"""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    Number = 2 | 3

LIMIT: 4 = 5


class Pair(NamedTuple):
    """6 docstring"""

    one: 7
    two: int = 8


class Record(msgspec.Struct, frozen=True):
    field: "9"


@wrapped(10)
def rule(a: 11, b=12) -> 13:
    """14 docstring"""
    c: 15 = 16
    later: 17

    def inner(d: 18):
        return 19

    return [20 for _ in (c, inner, lambda: 21)]


class Holder:
    kept = 22

    def method(self):
        return 23
'''


@pytest.mark.parametrize("number", [1, 2, 4, 6, 7, 11, 13, 14, 15, 17, 18])
def test_what_nothing_reads(number: int) -> None:
    assert changed_function(TEXT, TEXT.replace(str(number), "99", 1)) is NOTHING


@pytest.mark.parametrize("number", [5, 8, 9, 10, 12, 22])
def test_what_is_run_at_import(number: int) -> None:
    assert changed_function(TEXT, TEXT.replace(f"{number}", "99", 1)) == Nowhere()
    assert changed_function(TEXT, TEXT.replace(f"{number}", "99", 1)) is not NOTHING


@pytest.mark.parametrize(
    ("number", "where"),
    [
        (16, Where("rule", nested=False)),
        (19, Where("rule", nested=True)),
        (21, Where("rule", nested=True)),
        (23, Where("Holder.method", nested=False)),
    ],
)
def test_what_is_run_in_a_function(number: int, where: Where) -> None:
    assert changed_function(TEXT, TEXT.replace(str(number), "99", 1)) == where


def test_annotations_count_where_they_are_run() -> None:
    text = TEXT.replace("from __future__ import annotations\n", "")
    assert changed_function(text, text.replace("11", "99", 1)) == Nowhere()
    assert changed_function(text, text.replace("11", "99", 1)) is not NOTHING


def test_what_is_no_python() -> None:
    assert changed_function(TEXT, TEXT.replace("return 19", "return break")) == Nowhere(broken=True)
