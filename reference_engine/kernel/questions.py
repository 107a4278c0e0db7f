"""Questions: what a player decides. `color = await Choose(player, "color", COLORS)` waits for the player.

Rules are `async def`, driven by hand: there is no asyncio and no event loop. The driver checks an answer *before* it
resumes the procedure, so that a wrong answer leaves the question open and the game as it was. `InvalidAnswer` is that;
`IllegalAction` is the rules' verdict on an action, which 733 takes back. They are never the same.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Hashable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from reference_engine.kernel.state import ObjId, Player

A = TypeVar("A")
T = TypeVar("T")
Rule = Coroutine["Question[Any]", Any, T]
"""What an `async def` rule gives when called."""


class IllegalAction(Exception):
    """The rules forbid the action in progress; it is reversed (733.1)."""

    def __init__(self, rule: str, reason: str):
        super().__init__(f"{reason} ({rule})")
        self.rule, self.reason = rule, reason


class TakenBack(IllegalAction):
    """The player withdraws the action that is being proposed."""


class InvalidAnswer(Exception):
    """Not an answer to the question that is open; it stays open and nothing has happened."""


class Labelled(msgspec.Struct, frozen=True):
    """An option that is neither an object nor a player nor a plain word: what it stands for, and how it is told."""

    value: Any
    text: str
    object: ObjId | None = None


class Question(Generic[A]):
    """Base of all questions. `purpose` is a word of the protocol's list; `source` the object it is about."""

    shape = ""

    def __init__(self, player: Player, purpose: str, source: ObjId | None = None, rule: str = ""):
        self.player, self.purpose, self.source, self.rule = player, purpose, source, rule
        self.text = ""

    def __await__(self) -> Generator[Question[A], A, A]:
        return (yield self)

    def check(self, answer: A) -> None:
        """Raise InvalidAnswer unless `answer` is one of the question's possible answers."""
        raise NotImplementedError

    def possible(self) -> Iterable[A]:
        """The answers a what-if tries, in a fixed order."""
        raise NotImplementedError

    def crossroads(self) -> Hashable | None:
        """Equal for two moments whose futures are the same; None if that can't be told."""
        return None


class Choose(Question[A]):
    """Choose one of the options; with `may_decline`, or none (the answer is then None)."""

    shape = "choose"

    def __init__(
        self, player: Player, purpose: str, options: Iterable[A], source: ObjId | None = None, rule: str = "",
        *, may_decline: bool = False, crossroads: Hashable | None = None,
    ):  # fmt: skip
        super().__init__(player, purpose, source, rule)
        self.options: tuple[A, ...] = tuple(options)
        self.may_decline = may_decline
        self._crossroads = crossroads

    def check(self, answer: A) -> None:
        if answer not in self.options and not (answer is None and self.may_decline):
            raise InvalidAnswer(f"{answer!r} is not among the options for {self.purpose}: {list(self.options)}")

    def possible(self) -> Iterable[Any]:
        return (*self.options, None) if self.may_decline else self.options

    def crossroads(self) -> Hashable | None:
        return self._crossroads


class ChooseSome(Question[tuple[A, ...]]):
    """Choose from `least` to `most` of the options, in one answer."""

    shape = "choose"

    def __init__(
        self, player: Player, purpose: str, options: Iterable[A], least: int, most: int,
        source: ObjId | None = None, rule: str = "",
        acceptable: Callable[[tuple[A, ...]], str | None] | None = None,
    ):  # fmt: skip
        super().__init__(player, purpose, source, rule)
        self.options: tuple[A, ...] = tuple(options)
        self.least, self.most = least, min(most, len(self.options))
        self.acceptable = acceptable
        """Says what is wrong with a set of options, or None (a crew's total power, say)."""

    def check(self, answer: tuple[A, ...]) -> None:
        if len(set(answer)) != len(answer) or any(a not in self.options for a in answer):
            raise InvalidAnswer(f"{answer!r}: not distinct options for {self.purpose} among {list(self.options)}")
        if not self.least <= len(answer) <= self.most:
            raise InvalidAnswer(f"choose {self.least} to {self.most} options for {self.purpose}, not {len(answer)}")
        if self.acceptable is not None and (fault := self.acceptable(answer)) is not None:
            raise InvalidAnswer(fault)

    def possible(self) -> Iterable[tuple[A, ...]]:
        from itertools import combinations

        for size in range(self.least, self.most + 1):
            for chosen in combinations(self.options, size):
                if self.acceptable is None or self.acceptable(chosen) is None:
                    yield chosen


class Confirm(Question[bool]):
    """Yes or no."""

    shape = "confirm"

    def check(self, answer: bool) -> None:
        if not isinstance(answer, bool):
            raise InvalidAnswer(f"yes or no is wanted for {self.purpose}, not {answer!r}")

    def possible(self) -> Iterable[bool]:
        return (True, False)


class Number(Question[int]):
    """A whole number from `least` to `most` (no upper bound: None)."""

    shape = "number"

    def __init__(
        self, player: Player, purpose: str, least: int = 0, most: int | None = None,
        source: ObjId | None = None, rule: str = "",
    ):  # fmt: skip
        super().__init__(player, purpose, source, rule)
        self.least, self.most = least, most

    def check(self, answer: int) -> None:
        if not isinstance(answer, int) or answer < self.least or (self.most is not None and answer > self.most):
            raise InvalidAnswer(f"a number from {self.least} to {self.most} is wanted for {self.purpose}, not {answer}")

    def possible(self) -> Iterable[int]:
        return range(self.least, (self.most if self.most is not None else self.least + 1) + 1)


class Order(Question[tuple[A, ...]]):
    """Put all options in order; the first takes effect first."""

    shape = "order"

    def __init__(
        self, player: Player, purpose: str, options: Iterable[A], source: ObjId | None = None, rule: str = ""
    ):
        super().__init__(player, purpose, source, rule)
        self.options: tuple[A, ...] = tuple(options)

    def check(self, answer: tuple[A, ...]) -> None:
        if len(answer) != len(self.options) or any(option not in answer for option in self.options):
            raise InvalidAnswer(f"each of {list(self.options)} once is wanted, not {list(answer)}")

    def possible(self) -> Iterable[tuple[A, ...]]:
        from itertools import permutations

        return permutations(self.options)


class Divide(Question[tuple[tuple[A, int], ...]]):
    """Divide `total` among the options, as (option, amount) pairs; `fault` says what is wrong with a division."""

    shape = "divide"

    def __init__(
        self, player: Player, purpose: str, options: Iterable[A], total: int, source: ObjId | None = None,
        rule: str = "", least: int = 0, fault: Callable[[dict[A, int]], str | None] | None = None,
    ):  # fmt: skip
        super().__init__(player, purpose, source, rule)
        self.options: tuple[A, ...] = tuple(options)
        self.total, self.least, self.fault = total, least, fault

    def check(self, answer: tuple[tuple[A, int], ...]) -> None:
        amounts = dict(answer)
        if any(o not in self.options for o in amounts) or sum(amounts.values()) != self.total:
            raise InvalidAnswer(f"{self.total} in all among {list(self.options)} is wanted, not {list(answer)}")
        if any(amounts.get(o, 0) < self.least for o in self.options):
            raise InvalidAnswer(f"each of {list(self.options)} must get at least {self.least}")
        if self.fault is not None and (fault := self.fault(amounts)) is not None:
            raise InvalidAnswer(fault)

    def possible(self) -> Iterable[tuple[tuple[A, int], ...]]:
        def ways(options: Sequence[A], left: int) -> Iterable[tuple[tuple[A, int], ...]]:
            if len(options) == 1:
                yield ((options[0], left),)
                return
            for n in range(left + 1):
                for rest in ways(options[1:], left - n):
                    yield ((options[0], n), *rest)

        for answer in ways(self.options, self.total):
            try:
                self.check(answer)
            except InvalidAnswer:
                continue
            yield answer


class Arrange(Question[dict[str, tuple[A, ...]]]):
    """Put every option into one of the named places (scry: top, bottom), in order within each.

    `exactly` says how many go to some place.
    """

    shape = "arrange"

    def __init__(
        self, player: Player, purpose: str, options: Iterable[A], places: Sequence[str],
        source: ObjId | None = None, rule: str = "", *, exactly: tuple[str, int] | None = None,
    ):  # fmt: skip
        super().__init__(player, purpose, source, rule)
        self.options: tuple[A, ...] = tuple(options)
        self.places = tuple(places)
        self.exactly = exactly

    def check(self, answer: dict[str, tuple[A, ...]]) -> None:
        put = [o for place in answer.values() for o in place]
        if any(place not in self.places for place in answer):
            raise InvalidAnswer(f"the places are {list(self.places)}, not {list(answer)}")
        if len(put) != len(self.options) or any(o not in put for o in self.options):
            raise InvalidAnswer(f"each of {list(self.options)} goes to one place")
        if self.exactly is not None and len(answer.get(self.exactly[0], ())) != self.exactly[1]:
            raise InvalidAnswer(f"exactly {self.exactly[1]} to {self.exactly[0]}")

    def possible(self) -> Iterable[dict[str, tuple[A, ...]]]:
        from itertools import permutations, product

        for where in product(self.places, repeat=len(self.options)):
            if self.exactly is not None and where.count(self.exactly[0]) != self.exactly[1]:
                continue
            for order in permutations(range(len(self.options))):
                yield {
                    place: tuple(self.options[i] for i in order if where[i] == place) for place in self.places
                }


class Pairs(Question[tuple[tuple[Any, Any], ...]]):
    """Declare attackers (attacker, what it attacks) or blockers (blocker, attacker): any set of pairs.

    `fault` says what is wrong with a declaration as a whole (508.1c–d, 509.1b–c) by raising IllegalAction.
    """

    shape = "pairs"

    def __init__(
        self, player: Player, purpose: str, options: Iterable[Any], others: Iterable[Any], rule: str = ""
    ):
        super().__init__(player, purpose, None, rule)
        self.options, self.others = tuple(options), tuple(others)

    def check(self, answer: tuple[tuple[Any, Any], ...]) -> None:
        for one, other in answer:
            if one not in self.options or other not in self.others:
                raise InvalidAnswer(f"{one} with {other} is not possible for {self.purpose}")

    def possible(self) -> Iterable[tuple[tuple[Any, Any], ...]]:
        return ((),)


class CastNow(Question[Any]):
    """Cast one of these cards now, during a resolution (608.2g), or decline (None). The answer is an action."""

    shape = "act"

    def __init__(self, player: Player, options: Iterable[ObjId], source: ObjId | None = None, rule: str = "608.2g"):
        super().__init__(player, "cast-now", source, rule)
        self.options = tuple(options)

    def check(self, answer: Any) -> None:
        if answer is not None and getattr(answer, "object", None) not in self.options:
            raise InvalidAnswer("that card isn't one that may be cast now")

    def possible(self) -> Iterable[Any]:
        return (None,)


class Priority(Question[Any]):
    """A player has priority (117.1): the answer is an action. Not a question of the protocol, but a position."""

    shape = "priority"

    def __init__(self, player: Player):
        super().__init__(player, "priority", None, "117.1")

    def check(self, answer: Any) -> None:
        pass

    def possible(self) -> Iterable[Any]:
        return ()
