"""The executor that everybody has: processes of this machine."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mtg_conformance.campaigns.campaign import Campaign, Found, Task
from mtg_conformance.campaigns.forked import Forked


@dataclass(frozen=True)
class LocalProcesses:
    """Up to ``jobs`` trials at a time. The bench is set up in this process, and theirs are copies of it."""

    jobs: int

    def run(self, campaign: Campaign[Task, Found], tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        forked = Forked(campaign.prepare(), campaign.limits)
        waiting, more = iter(tasks), True
        gc.collect()
        gc.freeze()  # what the processes share stays shared
        try:
            while more or forked:
                while more and len(forked) < self.jobs:
                    more = False
                    for task in waiting:
                        more = True
                        forked.start(task)
                        break
                yield from forked.heard(0.5)
        finally:
            gc.unfreeze()
            forked.kill()
