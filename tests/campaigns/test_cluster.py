"""The same on a Dask cluster: a scheduler and two workers, processes of this machine."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mtg_conformance.campaigns.campaign import Unfit
from mtg_conformance.campaigns.cluster import DaskCluster, NoCluster
from tests.campaigns.tiny import Tiny

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as cluster:
        yield cluster
    # A thread that stays would be in the way of later tests, which fork.
    distributed.utils._offload_executor.shutdown()
    distributed.utils._offload_executor = ThreadPoolExecutor(1, thread_name_prefix="Dask-Offload")


def begun(log: Path) -> Counter[str]:
    """How often each task was begun; the bench is one of them."""
    return Counter(file.name.rpartition("-")[0] for file in log.iterdir())


def gone(pids: Iterable[int]) -> bool:
    """Whether these processes end soon, if they haven't."""
    deadline = time.monotonic() + 5
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def test_every_result_once_though_a_worker_is_killed(cluster: Any, tmp_path: Path) -> None:
    tasks = [f"sleep 0.3{number:03}" for number in range(24)]
    found: list[tuple[str, tuple[str, str, str]]] = []
    killed: tuple[int, int] | None = None
    for task, told in DaskCluster(cluster.scheduler_address).run(Tiny(tmp_path), tasks):
        found.append((task, told))
        if killed is None and len({bench for _, (_, _, bench) in found}) == 2:
            host, worker = (int(number) for number in told[2].split())
            time.sleep(0.1)  # so that it is at its next task
            os.kill(worker, signal.SIGKILL)
            killed = host, worker
    assert killed is not None
    assert sorted(task for task, _ in found) == tasks
    assert all(told[:2] == (task, "done") for task, told in found)
    times = begun(tmp_path)
    assert times.pop("bench") in (2, 3), "each worker sets up once, also the one that came for the dead"
    assert set(times) == set(tasks)
    assert sum(times.values()) > len(tasks), "what the dead worker was at was to be done again"
    assert gone(killed)


def test_what_a_task_breaks_leaves_the_worker_as_it_is(cluster: Any, tmp_path: Path) -> None:
    workers = {worker.pid for worker in cluster.workers.values()}
    found = dict(DaskCluster(cluster.scheduler_address).run(Tiny(tmp_path), ["die", "raise", "plain", "spin"]))
    assert {task: how for task, (_, how, _) in found.items()} == {
        "die": "died", "raise": "raised", "plain": "done", "spin": "hung",
    }  # fmt: skip
    assert {worker.pid for worker in cluster.workers.values()} == workers
    assert begun(tmp_path)["bench"] <= 2
    # Nothing of it goes on on the workers.
    hosts = [int(file.name.rpartition("-")[2]) for file in tmp_path.glob("bench-*")]
    assert gone(hosts)


def test_worker_that_is_unfit_ends_the_run(cluster: Any) -> None:
    with pytest.raises(Unfit, match="another suite"):
        list(DaskCluster(cluster.scheduler_address).run(Tiny(fits=False), ["plain"]))


def test_no_scheduler_no_workers() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(NoCluster, match="no scheduler answers"):
        list(DaskCluster(address, patience=0.5).run(Tiny(), ["plain"]))
    with (
        distributed.LocalCluster(n_workers=0, processes=False, dashboard_address=":0", silence_logs=50) as empty,
        pytest.raises(NoCluster, match="no workers"),
    ):
        list(DaskCluster(empty.scheduler_address, patience=0.5).run(Tiny(), ["plain"]))


def test_scheduler_that_goes_away_is_told() -> None:
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as cluster:
        found = DaskCluster(cluster.scheduler_address, patience=2.0).run(Tiny(), ["plain", "sleep 0.5", "sleep 60"])
        next(found)
        cluster.close()
        with pytest.raises(NoCluster, match="is gone"):
            list(found)
