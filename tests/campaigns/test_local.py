"""Trials in processes of this machine: a result for each task, exactly one, whatever a trial does to its process."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator

import pytest

from mtg_conformance.campaigns.campaign import Limits, Unfit
from mtg_conformance.campaigns.local import LocalProcesses
from tests.campaigns.tiny import Tiny


@pytest.mark.parametrize("jobs", [1, 3])
def test_one_result_for_each_task(jobs: int) -> None:
    tasks = [f"task {number}" for number in range(10)]
    found = list(LocalProcesses(jobs).run(Tiny(), tasks))
    assert sorted(found) == [(task, (task, "done", f"{os.getpid()} {os.getppid()}")) for task in sorted(tasks)]


def test_hang_crash_and_exception_end_with_a_result_that_says_where(capfd: pytest.CaptureFixture[str]) -> None:
    tasks = ["spin", "plain", "die", "raise", "print"]
    found = dict(LocalProcesses(2).run(Tiny(), tasks))
    assert {task: how for task, (_, how, _) in found.items()} == {
        "spin": "hung", "plain": "done", "die": "died", "raise": "raised", "print": "done",
    }  # fmt: skip
    assert found["spin"][2] == "second of spin: no result within 1 s of processor time"
    assert found["die"][2] == "second of die: the engine took its process down"
    assert found["raise"][2] == "second of raise: ValueError: as it was told"
    assert capfd.readouterr().out == ""


def test_one_that_waits_for_nothing_is_ended() -> None:
    [(_, (_, how, message))] = LocalProcesses(1).run(Tiny(limits=Limits(cpu=5, wall=3)), ["sleep 30"])
    assert (how, message) == ("hung", "second of sleep 30: no result within 3 s")


def test_time_is_the_processor_s() -> None:
    # Two seconds pass, and hardly any of its own.
    [(_, (_, how, _))] = LocalProcesses(1).run(Tiny(limits=Limits(cpu=1)), ["sleep 2.1"])
    assert how == "done"


def test_time_counts_from_the_last_word() -> None:
    # Nearly three seconds of work, and a word after each part.
    [(_, (_, how, _))] = LocalProcesses(1).run(Tiny(limits=Limits(cpu=1)), ["work"])
    assert how == "done"


def test_tasks_are_taken_when_there_is_room() -> None:
    taken: list[str] = []

    def tasks() -> Iterator[str]:
        for number in range(5):
            taken.append(f"task {number}")
            yield taken[-1]

    for done, (_, _) in enumerate(LocalProcesses(1).run(Tiny(), tasks()), 1):
        assert len(taken) == done


def test_closing_ends_what_is_under_way() -> None:
    found = LocalProcesses(2).run(Tiny(), ["sleep 30", "plain"])
    assert next(found)[0] == "plain"
    found.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_unfit_is_told() -> None:
    with pytest.raises(Unfit, match="another suite"):
        list(LocalProcesses(1).run(Tiny(fits=False), ["plain"]))
