"""A process that runs trials for somebody: sent a campaign, it sets up the bench, then forks for each task it is sent.

A worker of a cluster has threads, and is killed with what a thread does; so it doesn't fork itself but keeps a host.
When the worker is gone, its host and the trials under way go too.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import zlib
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any

from mtg_conformance.campaigns.campaign import Campaign, Ended, Tell, Trial, Unfit
from mtg_conformance.campaigns.forked import Forked


@dataclass(frozen=True)
class _Numbered:
    """Trials of tasks that come with a number, by which the other side knows them again."""

    trial: Trial[Any, Any]

    def __call__(self, task: tuple[int, Any], told: Tell) -> Any:
        return self.trial(task[1], told)

    def ended(self, task: tuple[int, Any], end: Ended) -> Any:
        return self.trial.ended(task[1], end)


def packed(campaign: Campaign[Any, Any]) -> bytes:
    """A campaign as it travels."""
    return zlib.compress(pickle.dumps(campaign))


def unpacked(recipe: bytes) -> Campaign[Any, Any]:
    """What was packed."""
    campaign: Campaign[Any, Any] = pickle.loads(zlib.decompress(recipe))
    return campaign


def serve(link: Connection) -> None:
    """Until the other side is gone. In: the campaign, then ``(number, task)``; out: ready or unfit, then results."""
    try:
        campaign = unpacked(link.recv_bytes())
        trial = campaign.prepare()
    except EOFError:
        return
    except Unfit as reason:
        link.send(("unfit", str(reason)))
        return
    except Exception as fault:  # another version of the code, a folder that isn't there …
        link.send(("unfit", f"{type(fault).__name__}: {fault}"))
        return
    link.send(("ready", None))
    forked = Forked(_Numbered(trial), campaign.limits)
    try:
        while True:
            if link in wait([link, *forked.links], timeout=0.5):
                forked.start(link.recv())
            for (number, _), found in forked.heard(0):
                link.send((number, found))
    except (EOFError, OSError):
        pass  # nobody is listening any more
    finally:
        forked.kill()


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit


if __name__ == "__main__":
    os.dup2(2, 1)
    signal.signal(signal.SIGTERM, _leave)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(Connection(int(sys.argv[1])))
