"""A campaign whose tasks are words: what executors are tested with. Its own module, so that other processes find it."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

from mtg_conformance.campaigns.campaign import Ended, Limits, Tell, Unfit


@dataclass(frozen=True)
class TinyTrial:
    """``log`` is a folder with a file for each time that a task was begun.

    ``bench`` says whose set-up it is: the process, and the one that started it.
    """

    log: Path | None
    bench: str

    def __call__(self, task: str, told: Tell) -> tuple[str, str, str]:
        told(f"first of {task}")
        if self.log is not None:
            (self.log / f"{task}-{os.getpid()}").touch()
        word, _, rest = task.partition(" ")
        told(f"second of {task}")
        if word == "spin":
            while True:
                pass
        elif word == "work":
            for part in range(4):
                told(f"part {part} of {task}")
                end = time.process_time() + 0.7
                while time.process_time() < end:
                    pass
        elif word == "sleep":
            time.sleep(float(rest))
        elif word == "die":
            os._exit(3)
        elif word == "raise":
            raise ValueError("as it was told")
        elif word == "print":
            os.write(1, b"not for the output\n")  # as an engine in C might
        return task, "done", self.bench

    def ended(self, task: str, end: Ended) -> tuple[str, str, str]:
        return task, end.how, f"{end.at}: {end.message}"


QUICK = Limits(cpu=1, wall=300.0)


@dataclass(frozen=True)
class Tiny:
    """``fits`` false: a worker that can't take part."""

    log: Path | None = None
    limits: Limits = QUICK
    fits: bool = True

    def prepare(self) -> TinyTrial:
        if not self.fits:
            raise Unfit("another suite")
        if self.log is not None:
            (self.log / f"bench-{os.getpid()}").touch()
        return TinyTrial(self.log, f"{os.getpid()} {os.getppid()}")
