"""508.1d, 509.1c: the search for the most requirements that can be obeyed, against trying every declaration."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.kernel.questions import IllegalAction
from reference_engine.rules_5_turn import requirements_508_1d

CREATURES, OTHERS = range(4), ("a", "b")
PAIRS = [(one, other) for one in CREATURES for other in OTHERS]
WAYS = [[(), *(((one, other),) for other in OTHERS)] for one in CREATURES]


def restriction(not_alone: frozenset[int], at_most: int):
    def check(declared):
        if len(declared) > at_most or (len(declared) == 1 and declared[0][0] in not_alone):
            raise IllegalAction("508.1c", "restricted")

    return check


def legal(check, declared):
    try:
        check(declared)
    except IllegalAction:
        return False
    return True


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.frozensets(st.sampled_from(PAIRS), min_size=1, max_size=3), max_size=6),
    st.frozensets(st.sampled_from(list(CREATURES))),
    st.integers(0, 4),
)
def test_the_search_finds_what_trying_everything_finds(requirements, not_alone, at_most):
    check = restriction(not_alone, at_most)
    every = [tuple(pair for way in ways for pair in way) for ways in product(*WAYS)]
    best = max(requirements_508_1d.obeyed(d, requirements) for d in every if legal(check, d))
    assert requirements_508_1d.most(requirements, WAYS, check, 0) == best
    for declared in every:
        if not legal(check, declared):
            continue
        enough = requirements_508_1d.obeyed(declared, requirements) == best
        if enough:
            requirements_508_1d.check(declared, requirements, WAYS, check, "508.1d")
        else:
            with pytest.raises(IllegalAction):
                requirements_508_1d.check(declared, requirements, WAYS, check, "508.1d")


def test_many_creatures_are_no_long_search():
    ways = [[(), ((n, "a"),), ((n, "b"),)] for n in range(40)]
    requirements = [frozenset(((n, "a"), (n, "b"))) for n in range(40)]
    tried = []

    def count(declared):
        tried.append(declared)

    assert requirements_508_1d.most(requirements, ways, count, 0) == 40
    assert len(tried) == 1


def test_what_costs_may_be_obeyed_but_need_not():
    requirement = frozenset(((0, "a"),))
    for declared in ((), ((0, "a"),)):
        requirements_508_1d.check(declared, [requirement], [[()]], lambda _: None, "508.1d")
