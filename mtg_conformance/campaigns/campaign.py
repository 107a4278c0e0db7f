"""What a campaign is to what runs it: tasks, a bench that is set up once, and a result for each task."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")
Task_ = TypeVar("Task_", contravariant=True)
Found_ = TypeVar("Found_", covariant=True)
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Ended:
    """How a trial ended that gave no result.

    ``how``: its process used up its time and was ended; ended by itself; or what was tried raised something. ``at`` is
    the last word that the trial gave, as a rule what it was about to play.
    """

    how: Literal["hung", "died", "raised"]
    at: str
    message: str


@dataclass(frozen=True)
class Limits:
    """What a trial may use, in time from one word of it to the next.

    ``cpu`` is in seconds of its process's own time, which a busy machine doesn't shorten; ``wall`` is for a trial that
    waits for what never comes. ``memory`` is in bytes: an endless loop may also fill the machine.
    """

    cpu: int = 90
    wall: float = 900.0
    memory: int | None = None


class Trial(Protocol[Task_, Found_]):
    """Tries tasks: what a worker has set up. It is called in a process of the task's own, a copy of the worker's."""

    def __call__(self, task: Task_, told: Tell, /) -> Found_:
        """The result, which must be picklable; ``told`` is called with a word on what comes next."""
        ...

    def ended(self, task: Task_, end: Ended, /) -> Found_:
        """The result of a trial that came to such an end; called in the worker's process."""
        ...


class Campaign(Protocol[Task_, Found_]):
    """How trials are set up. It and its tasks are pickled where the work is done by other machines."""

    @property
    def limits(self) -> Limits: ...

    def prepare(self) -> Trial[Task_, Found_]:
        """Once for each worker. Raises Unfit."""
        ...


class Unfit(Exception):
    """A worker can't take part in this campaign: it has another suite or engine, say."""


class Executor(Protocol):
    """Where trials are run."""

    def run(self, campaign: Campaign[Task, Found], tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        """Each task with its result, exactly one, as it is there, in any order.

        A task is taken from ``tasks`` when there is room for it. To close the iterator ends what is under way.
        Raises Unfit.
        """
        ...
