"""Shorter forms of a sentence."""

from __future__ import annotations

import pytest

from mtg_conformance.shrinking.cutting import cuts


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ('Alice controls "A", "B" and "C"', 'Alice controls "A" and "B"'),
        ('Alice controls "A", "B" and "C"', 'Alice controls "B" and "C"'),
        ('Alice controls "A", "B" and "C"', 'Alice controls "A" and "C"'),
        ('Alice controls "A", "B" and "C"', 'Alice controls "A"'),
        ('Alice controls "A" and "B"', 'Alice controls "B"'),
        ('Alice controls 4 "A"', 'Alice controls "A"'),
        ('Alice controls 4 "A"', 'Alice controls 3 "A"'),
        ('Alice controls "A" that is tapped with 1 stun counter', 'Alice controls "A" with 1 stun counter'),
        ('Alice controls "A" that is tapped with 1 stun counter', 'Alice controls "A" that is tapped'),
        ("Alice has lands for {3}{G}", "Alice has lands for {2}{G}"),
        ("Alice has lands for {3}{G}", "Alice has lands for {3}"),
        ('Alice casts "A" with kicker targeting Bob', 'Alice casts "A" targeting Bob'),
    ],
)
def test_parts_are_left_out(sentence: str, wanted: str) -> None:
    assert wanted in list(cuts(sentence))


def test_nothing_is_cut_within_quotation_marks() -> None:
    assert list(cuts('Alice controls "Fire and Ice, with {2} that is, 3 "')) == []


def test_what_loses_most_comes_first() -> None:
    lengths = [len(cut) for cut in cuts('Alice controls 2 "A", "B" and "C" that is tapped')]
    assert lengths == sorted(lengths)
    assert all(length < len('Alice controls 2 "A", "B" and "C" that is tapped') for length in lengths)
