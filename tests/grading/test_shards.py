"""A run in parts: disjoint, complete, and the same in whatever order things come."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtg_conformance.grading.events import Event, run_finished, totals_of
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.reports.badge import badge
from mtg_conformance.grading.reports.junit import junit
from mtg_conformance.grading.reports.markdown import markdown
from mtg_conformance.grading.reports.record import record
from mtg_conformance.grading.results_file import RecordedRun, events_of, run_of
from mtg_conformance.grading.shards import CannotMerge, merge, shard_of
from mtg_conformance.suite.catalog import Suite
from tests.grading.conftest import Invoke, finished, started


def part(index: int, of: int, results: Sequence[Event], whole: int, **changes: Any) -> RecordedRun:
    note = {"index": index, "of": of, "whole": whole, "digest": changes.pop("digest", "d")}
    status = changes.pop("status", "complete")
    changes = {"selection": {"shard": note, "rules": ["1"]}} | changes
    begun = started(len(results), **changes)
    return run_of([begun, *results, run_finished(status, totals_of(results), 1.0)], f"part {index}")


def test_parts_are_disjoint_and_complete(suite: Suite, fingerprints: dict[str, str]) -> None:
    for of in (1, 2, 3, 5, 7):
        parts = [shard_of(suite.scenarios, fingerprints, index, of) for index in range(1, of + 1)]
        played = [scenario.id for _, scenarios in parts for scenario in scenarios]
        assert sorted(played) == sorted(fingerprints)
        sizes = [len(scenarios) for _, scenarios in parts]
        assert max(sizes) - min(sizes) <= 1
        assert len({(note["whole"], note["digest"]) for note, _ in parts}) == 1
    other, _ = shard_of(suite.scenarios[1:], fingerprints, 1, 2)
    reworded, _ = shard_of(suite.scenarios, fingerprints | {"before": "new"}, 1, 2)
    note, _ = shard_of(suite.scenarios, fingerprints, 1, 2)
    assert len({each["digest"] for each in (note, other, reworded)}) == 3


RESULTS = st.lists(
    st.builds(
        lambda place, outcome, rules, partial, seconds: (place, outcome, rules, partial, seconds),
        st.tuples(
            st.sampled_from(["features/1/b.feature", "features/1/a.feature", "features/2.feature"]), st.integers(1, 60)
        ),
        st.sampled_from([outcome.value for outcome in Outcome]),
        st.lists(st.sampled_from(["119.1", "702.9a", "702.10", "613.1"]), max_size=3, unique=True),
        st.booleans(),
        st.floats(0, 30),
    ),
    max_size=14,
    unique_by=lambda told: told[0],
)


@given(RESULTS, st.integers(1, 6), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_any_interleaving_of_workers_and_shards_gives_the_same_reports(
    told: list[Any], of: int, chance: random.Random
) -> None:
    """One worker and one file, or results as they come from any worker into any shard's file, merged in any order."""
    results = [
        finished(f"s{number}", outcome, path=place[0], line=place[1], rules=rules, partial=partial, seconds=seconds)
        for number, (place, outcome, rules, partial, seconds) in enumerate(told)
    ]
    alone = run_of([started(len(results)), *results, run_finished("complete", totals_of(results), 9.0)], "alone")
    shuffled = [event | {"worker": chance.randrange(4)} for event in results]
    chance.shuffle(shuffled)
    parts = [
        part(n + 1, of, shuffled[n::of], len(results), selection=_note(n + 1, of, len(results))) for n in range(of)
    ]
    chance.shuffle(parts)
    merged = merge(parts)
    again = run_of(list(events_of(merged)), "merged")
    for make in (junit, markdown, badge, record):
        assert make(alone) == make(merged) == make(again)


def _note(index: int, of: int, whole: int) -> dict[str, Any]:
    return {"shard": {"index": index, "of": of, "whole": whole, "digest": "d"}}


A, B = finished("a", line=3), finished("b", line=9)


def test_the_whole_says_what_the_parts_say() -> None:
    run = merge([part(2, 2, [B], 2, time="2026-09-26T11:00:00Z", workers=3), part(1, 2, [A], 2)])
    assert (run.planned, run.workers, run.selection, run.complete) == (2, 4, {"rules": ["1"]}, True)
    assert run.time == "2026-09-26T11:00:00Z"
    assert [result.id for result in run.results] == ["a", "b"]


def test_an_interrupted_part_makes_the_whole_incomplete() -> None:
    run = merge([part(1, 2, [A], 4, status="interrupted"), part(2, 2, [B], 4)])
    assert run.status == "interrupted"
    assert (
        run.caveat == "interrupted: 2 of 4 scenarios were played (part 1/2: interrupted: 1 of 1 scenarios were played)"
    )


@pytest.mark.parametrize(
    ("runs", "said"),
    [
        ([part(1, 2, [A], 2)], "1 of 2 parts are missing: 2/2"),
        ([part(1, 2, [A], 2), part(1, 2, [A], 2)], "part 1/2 is there twice"),
        ([part(1, 2, [A], 2), part(2, 2, [A], 2)], "a is in several parts"),
        ([part(1, 2, [A], 2), part(2, 2, [B], 2, digest="e")], "their scenarios aren't the same"),
        ([part(1, 2, [A], 2), part(2, 3, [B], 2)], "parts of different runs"),
        ([part(1, 2, [A], 2), part(2, 2, [B], 2, engine={"name": "zoo", "version": "2"})], "has the engine zoo 1"),
        ([part(1, 2, [A], 2), part(2, 2, [B], 2, rules_date="2026-01-01")], "has the rules date 2026-09-25"),
        ([run_of([started(1), A], "r")], "r is a whole run"),
        ([run_of([started(1, selection={"shard": 1}), A], "r")], "r: the note of its part is damaged"),
    ],
)
def test_what_is_no_whole_set_is_told(runs: list[RecordedRun], said: str) -> None:
    with pytest.raises(CannotMerge, match=said):
        merge(runs)


def test_the_commands(invoke: Invoke, suite_dir: Path, good_zoo: str, tmp_path: Path) -> None:
    common = ("run", "--suite", "suite", "--engine", good_zoo, "-n", "0")
    assert invoke(*common, "--results", "all").exit_code == 1
    assert invoke(*common, "-n", "2", "--results", "workers").exit_code == 1
    for index in (1, 2):
        assert invoke(*common, "--shard", f"{index}/2", "--results", f"r{index}").exit_code == 1
    missing = invoke("merge", "r2", "--out", "whole")
    assert missing.exit_code == 2
    assert "1 of 2 parts are missing: 1/2\n  next: give the results of every part" in missing.output
    done = invoke("merge", "r2", "r1", "--out", "whole")
    assert done.exit_code == 0
    assert "5 results of zoo 1 in whole" in done.output

    def outcomes(*files: str) -> list[tuple[str, str]]:
        told = json.loads(invoke("report", *files, "--json", "-").stdout)
        return [(each["id"], each["outcome"]) for each in told["scenarios"]]

    assert outcomes("all") == outcomes("workers") == outcomes("whole") == outcomes("r1", "r2")
