"""A run in parts on several machines, and the parts put together again."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mtg_conformance.grading.results_file import Graded, RecordedRun

if TYPE_CHECKING:
    from mtg_conformance.suite.catalog import Scenario


class CannotMerge(Exception):
    """These runs are no whole set of parts of one run: why, and what to do about it (or empty)."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class Shard(msgspec.Struct, frozen=True):
    """Which part of a run this is: number ``index`` of ``of``, counted from 1; kept in the run's ``selection``.

    ``whole`` is the number of scenarios of all parts, and ``digest`` stands for their ids and fingerprints: the parts
    of one run agree in both.
    """

    index: int
    of: int
    whole: int
    digest: str

    def __str__(self) -> str:
        return f"{self.index}/{self.of}"


def shard_of(
    scenarios: Sequence[Scenario], fingerprints: Mapping[str, str], index: int, of: int
) -> tuple[dict[str, Any], list[Scenario]]:
    """The note for the results file, and the scenarios of one part: every ``of``-th, so that chapters are shared."""
    told = "\n".join(f"{scenario.id} {fingerprints[scenario.id]}" for scenario in scenarios)
    shard = Shard(index, of, len(scenarios), hashlib.sha256(told.encode()).hexdigest()[:16])
    note: dict[str, Any] = msgspec.to_builtins(shard)
    return note, list(scenarios[index - 1 :: of])


def shard_note(run: RecordedRun) -> Shard | None:
    """Which part a run is; None for one that is whole."""
    note = run.selection.get("shard")
    try:
        return None if note is None else msgspec.convert(note, Shard)
    except msgspec.ValidationError as fault:
        raise CannotMerge(f"{run.source}: the note of its part is damaged: {fault}") from fault


def merge(runs: Sequence[RecordedRun]) -> RecordedRun:
    """The one run that these are the parts of, whatever their order. Raises CannotMerge.

    A part that isn't complete makes the whole incomplete, and its status says so; a part that is missing can't be made
    good.
    """
    parts = sorted(((_part(run), run) for run in runs), key=lambda part: part[0].index)
    (shard, first), *others = parts
    for other, run in others:
        _same(first, run)
        if (other.of, other.whole, other.digest) != (shard.of, shard.whole, shard.digest):
            raise CannotMerge(
                f"{first.source} and {run.source} are parts of different runs: their scenarios aren't the same",
                "run every part with the same suite, selection and number of parts",
            )
    present = [shard.index for shard, _ in parts]
    if twice := sorted({index for index in present if present.count(index) > 1}):
        raise CannotMerge(f"part {twice[0]}/{shard.of} is there twice")
    if missing := sorted(set(range(1, shard.of + 1)) - set(present)):
        told = ", ".join(f"{index}/{shard.of}" for index in missing)
        raise CannotMerge(f"{len(missing)} of {shard.of} parts are missing: {told}", "give the results of every part")
    results: dict[str, Graded] = {}
    for _, run in parts:
        for result in run.results:
            if result.id in results:
                raise CannotMerge(f"{result.id} is in several parts, at last in {run.source}")
            results[result.id] = result
    bad = [(shard, run) for shard, run in parts if not run.complete]
    return msgspec.structs.replace(
        first,
        source=" + ".join(run.source for _, run in parts),
        selection={key: value for key, value in first.selection.items() if key != "shard"},
        time=min(run.time for _, run in parts),
        planned=shard.whole,
        workers=sum(run.workers for _, run in parts),
        status=bad[0][1].status if bad else "complete",
        reason="; ".join(f"part {shard}: {run.caveat}" for shard, run in bad),
        seconds=max(run.seconds for _, run in parts),
        results=tuple(sorted(results.values(), key=lambda result: result.place)),
    )


def _part(run: RecordedRun) -> Shard:
    shard = shard_note(run)
    if shard is None:
        raise CannotMerge(f"{run.source} is a whole run, no part of one", "parts are written by: run --shard I/N")
    return shard


def _same(one: RecordedRun, other: RecordedRun) -> None:
    def facts(run: RecordedRun) -> dict[str, object]:
        selection = {key: value for key, value in run.selection.items() if key != "shard"}
        return {
            "engine": run.engine,
            "suite": run.suite,
            "rules date": run.rules_date,
            "harness": run.harness,
            "selection": selection,
        }

    theirs = facts(other)
    for name, fact in facts(one).items():
        if fact != theirs[name]:
            raise CannotMerge(f"{one.source} has the {name} {fact}, {other.source} {theirs[name]}")
