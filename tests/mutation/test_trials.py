"""What becomes of mutants, wherever in the module they are."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from mtg_conformance.campaigns.campaign import Ended, Limits
from mtg_conformance.campaigns.local import LocalProcesses
from mtg_conformance.mutation.behaviour import Where, changed_function
from mtg_conformance.mutation.mutants import Mutant
from mtg_conformance.mutation.trials import Finding, MutantTrial, MutantTrials
from mtg_conformance.sensitivity.bench import Bench
from tests.mutation.conftest import LIFE, MODULE

Try = Callable[[str, str], Finding]


def mutant(old: str, new: str) -> Mutant:
    """The change of a piece of text that is there once, as ``mutants.made`` tells of it."""
    before, after = LIFE.splitlines(keepends=True), LIFE.replace(old, new).splitlines(keepends=True)
    assert LIFE.count(old) == 1
    (line,) = [n for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
    where = changed_function(LIFE, "".join(after))
    function, nested = (where.function, where.nested) if isinstance(where, Where) else ("", False)
    return Mutant(MODULE, "test", line + 1, (before[line],), (after[line],), function, nested)


@pytest.fixture
def tried(bench: Bench) -> Try:
    def run(old: str, new: str) -> Finding:
        [(_, found)] = LocalProcesses(1).run(MutantTrials(None, bench, Limits(cpu=1)), [mutant(old, new)])
        return found

    return run


def test_in_a_function_only_who_calls_it_is_asked(tried: Try) -> None:
    found = tried("life <= 0", "life < 0")
    assert (found.verdict, found.by, found.touching, found.played) == ("killed", "lost", 1, 1)


def test_survivor(tried: Try) -> None:
    found = tried("life <= 0", "life < 1")
    assert (found.verdict, found.by, found.touching) == ("survived", "", 1)


def test_outside_of_functions_the_engine_is_imported_anew(tried: Try) -> None:
    found = tried("START = 20", "START = 21")
    assert (found.verdict, found.by, found.touching) == ("killed", "start", 4)
    # Of the module's section first, then who runs through the module, then the others.
    assert found.played == 4
    assert tried("REGISTERED = {}", "REGISTERED = {1: 2}").verdict == "survived"


def test_default_of_a_parameter(tried: Try) -> None:
    assert (tried("times=1", "times=2").by, tried("times=1", "times=1.0").verdict) == ("damage", "survived")


def test_what_a_decorator_made_at_import(tried: Try) -> None:
    found = tried("function(*arguments) + 0", "function(*arguments) + 1")
    assert (found.verdict, found.by) == ("killed", "damage")


def test_what_cannot_be_imported(tried: Try) -> None:
    found = tried("REGISTERED = {}", "REGISTERED = {[]}")
    assert (found.verdict, found.message) == ("incompetent", "TypeError: unhashable type: 'list'")
    assert tried("START = 20", "while True: pass").verdict == "incompetent"


def test_endless_loop(tried: Try) -> None:
    found = tried("number -= 1", "number += 1")
    assert (found.verdict, found.by) == ("timeout", "countdown")
    assert found.message == "no result within 1 s of processor time"


def test_death_is_noticed_and_an_accident_of_ours_is_none(bench: Bench) -> None:
    trial, one = MutantTrial(bench), mutant("life <= 0", "life < 0")
    assert trial.ended(one, Ended("died", "lost", "gone")).verdict == "killed"
    assert trial.ended(one, Ended("raised", "lost", "KeyError: 1")).verdict == "incompetent"


def test_text_of_another_version_is_not_tried(bench: Bench) -> None:
    other = Mutant(MODULE, "test", 1, ("something else\n",), ("\n",), "lost")
    assert MutantTrial(bench)(other, lambda word: None).verdict == "incompetent"


def test_the_bench_does_not_travel(bench: Bench) -> None:
    assert pickle.loads(pickle.dumps(MutantTrials(None, bench))).bench is None
