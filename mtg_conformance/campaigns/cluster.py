"""The executor for what outgrows a machine: the workers of a Dask cluster. Needs the extra ``cluster``.

Dask does a task again whose worker has died; here each result is taken once. What a task breaks, it breaks in a process
of its own (``host``), so that the worker isn't lost with it.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from mtg_conformance.campaigns.campaign import Campaign, Found, Task, Unfit
from mtg_conformance.campaigns.host import packed
from mtg_conformance.campaigns.on_worker import close_host, try_here

_ROOM = 2
"""Tasks for each thread of the workers: one to do, one that is there when it is done."""
_AGAIN = 3
"""How often a task is given out anew that Dask gives up, because several workers died while they had it."""


class NoCluster(Exception):
    """There is no cluster to work on, or not any more."""


@dataclass(frozen=True)
class DaskCluster:
    """The workers of the scheduler at ``address``; ``patience`` is in seconds, for it and a first worker to answer."""

    address: str
    patience: float = 5.0

    def check(self) -> None:
        """See that it answers, before anything is set up for it. Raises NoCluster."""
        self._client().close()

    def run(self, campaign: Campaign[Task, Found], tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        """As ``Executor`` says; also raises NoCluster."""
        client, run = self._client(), uuid.uuid4().hex
        try:
            yield from self._run(client, run, packed(campaign), tasks)
        finally:
            with suppress(Exception):  # whatever became of the cluster, this is its last use
                client.run(close_host, run, on_error="ignore")
            client.close()

    def _run(self, client: Any, run: str, recipe: bytes, tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        import distributed

        # Made by a task, unlike data that is scattered: it is made again when the worker that has it dies.
        shared = client.submit(bytes, recipe, key=f"mtg-conformance-{run}")
        going: Any = distributed.as_completed(loop=client.loop)
        given: dict[str, tuple[Any, Task, int]] = {}
        waiting, numbers = iter(tasks), count()

        def give(task: Task, again: int = 0) -> None:
            future = client.submit(try_here, run, shared, task, key=f"mtg-conformance-{run}-{next(numbers)}")
            given[future.key] = (future, task, again)
            going.add(future)

        def fill() -> None:
            room = max(1, _ROOM * sum(client.nthreads().values())) - len(given)
            for task in islice(waiting, max(0, room)):
                give(task)

        try:
            fill()
            while given:
                future = next(going)
                _, task, again = given.pop(future.key)
                fault = future.exception()
                if isinstance(fault, distributed.KilledWorker) and again < _AGAIN:
                    give(task, again + 1)
                elif isinstance(fault, Unfit):
                    raise fault
                elif fault is not None:
                    raise Unfit(f"a worker of {self.address} can't do it: {type(fault).__name__}: {fault}")
                else:
                    yield task, future.result()
                    fill()
        except (OSError, TimeoutError, distributed.CancelledError) as fault:
            raise NoCluster(f"the scheduler at {self.address} is gone ({type(fault).__name__})") from fault
        finally:
            client.cancel([future for future, _, _ in given.values()])

    def _client(self) -> Any:
        try:
            import distributed
        except ImportError as fault:
            raise NoCluster("Dask isn't installed; it comes with the extra: mtg-conformance[cluster]") from fault
        try:
            client: Any = distributed.Client(self.address, timeout=self.patience, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as fault:
            raise NoCluster(f"no scheduler answers at {self.address}: {fault}") from fault
        try:
            client.wait_for_workers(1, timeout=self.patience)
        except TimeoutError as fault:
            client.close()
            raise NoCluster(f"the scheduler at {self.address} has no workers") from fault
        return client
