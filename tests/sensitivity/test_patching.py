"""Breaking a function of an engine and mending it."""

from __future__ import annotations

from types import ModuleType

import pytest

from mtg_conformance.sensitivity.patching import CannotPatch, folder_of, key_of, patched, touched_key
from tests.sensitivity.conftest import NAME, edit


def test_change_is_seen_by_all_who_hold_the_function(engine: ModuleType) -> None:
    held = engine.RULES["119.3"]
    with patched(edit("after_damage", "life - damage", "life - damage - 1")):
        assert held(20, 3) == engine.after_damage(20, 3) == 16


def test_undone_when_it_is_left(engine: ModuleType) -> None:
    with patched(edit("after_damage", "life - damage", "0")):
        pass
    assert engine.after_damage(20, 3) == 17


def test_undone_after_an_exception(engine: ModuleType) -> None:
    with pytest.raises(ZeroDivisionError), patched(edit("after_damage", "life - damage", "1 // 0")):
        engine.after_damage(20, 3)
    assert engine.after_damage(20, 3) == 17


def test_property_of_a_class(engine: ModuleType) -> None:
    with patched(edit("Player.lost", "<= 0", "< 0")):
        assert not engine.Player(0).lost
    assert engine.Player(0).lost


def test_several_edits_of_one_function(engine: ModuleType) -> None:
    with patched(edit("after_damage", "life - damage", "life"), edit("after_damage", "return left", "return left + 1")):
        assert engine.after_damage(20, 3) == 21


def test_what_was_remembered_is_worked_out_anew_and_so_after(engine: ModuleType) -> None:
    assert engine.doubled(2) == 4
    with patched(edit("plain", "return number", "return number + 1")):
        assert engine.doubled(2) == 6
    assert engine.doubled(2) == 4


@pytest.mark.parametrize(
    ("function", "old", "new", "reason"),
    [
        ("after_damage", "life + damage", "life", "0 times"),
        ("after_damage", "left", "right", "2 times"),
        ("no_such", "left", "right", "no such function"),
        ("Player.no_such", "left", "right", "no such function"),
        ("after_damage", "left = life - damage", "left = life -", "can't be compiled"),
        ("hidden", "return 1", "return 2", "hides"),
    ],
)
def test_fails_loudly(engine: ModuleType, function: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(CannotPatch, match=reason), patched(edit(function, old, new)):
        pass


def test_one_of_several_edits_that_does_not_fit_changes_nothing(engine: ModuleType) -> None:
    with pytest.raises(CannotPatch), patched(edit("after_damage", "life - damage", "0"), edit("plain", "gone", "")):
        pass
    assert engine.after_damage(20, 3) == 17


def test_key_tells_the_function_in_either_state(engine: ModuleType) -> None:
    change = edit("after_damage", "life - damage", "0")
    key = touched_key(change)
    with patched(change):
        assert key_of(engine.after_damage.__code__, folder_of(NAME)) == key == touched_key(change)
    assert key == f"{NAME}/life.py:after_damage", "the same wherever the package lies"
