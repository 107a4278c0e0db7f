"""Results files named on the command line; what is wrong with one ends the program with a readable word."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mtg_conformance.cli.options import Trouble

if TYPE_CHECKING:
    from mtg_conformance.grading.results_file import RecordedRun


def load(path: Path) -> RecordedRun:
    """The run of one file."""
    from mtg_conformance.grading.events import UnreadableResults
    from mtg_conformance.grading.results_file import load_results

    try:
        return load_results(path)
    except UnreadableResults as fault:
        raise Trouble(str(fault), "write the results anew: mtg-conformance run --results FILE") from fault


def load_whole(paths: Sequence[Path]) -> RecordedRun:
    """One run: of one file, or put together from the files of all its parts."""
    from mtg_conformance.grading.shards import CannotMerge, merge, shard_note

    runs = [load(path) for path in paths]
    try:
        if len(runs) == 1 and shard_note(runs[0]) is None:
            return runs[0]
        return merge(runs)
    except CannotMerge as fault:
        hint = fault.hint or "to put several runs side by side: mtg-conformance compare"
        raise Trouble(str(fault), hint) from fault
