"""The catalogue itself: it fits the engine, and says what it is about."""

from __future__ import annotations

import pytest

from mtg_conformance.sensitivity.catalogue import BadCatalogue, chosen, load_catalogue, misfits, ordered
from mtg_conformance.suite.rules_data import rules
from tests.sensitivity.conftest import edit, fault

FAULTS = load_catalogue()


def test_every_fault_fits_the_engine() -> None:
    assert misfits(FAULTS) == []


def test_enough_faults_of_enough_rules_in_every_chapter() -> None:
    assert len(FAULTS) >= 300
    assert len({each.rule for each in FAULTS}) >= 200
    assert {each.rule[0] for each in FAULTS} >= set("1234567")


def test_every_excuse_is_an_explanation() -> None:
    assert all(len(each.equivalent.split()) > 8 for each in FAULTS if each.equivalent)


def test_in_the_order_of_the_rules() -> None:
    order = list(rules().rules)
    assert [each.rule for each in FAULTS] == sorted((each.rule for each in FAULTS), key=order.index)


@pytest.mark.parametrize(
    ("faults", "reason"),
    [
        ([fault("999.9", "no rule", edit("f", "a", "b"))], "no rule 999.9"),
        ([fault("119.3", "twice", edit("f", "a", "b")), fault("119.3", "twice", edit("f", "a", "c"))], "two faults"),
        ([fault("119.3", "nothing")], "changes nothing"),
    ],
)
def test_contradictions(faults: list[object], reason: str) -> None:
    with pytest.raises(BadCatalogue, match=reason):
        ordered(faults)  # type: ignore[arg-type]


def test_choosing_by_rule_section_and_id() -> None:
    one = next(each for each in FAULTS if each.rule == "704.5a")
    assert chosen(FAULTS, [one.id]) == [one]
    assert one in chosen(FAULTS, ["704.5"])
    assert {each.rule.partition(".")[0] for each in chosen(FAULTS, ["704"])} == {"704"}
    assert chosen(FAULTS, ["998"]) == []
    assert chosen(FAULTS, []) == FAULTS
