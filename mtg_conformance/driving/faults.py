"""What can come of playing a sentence besides its going well."""

from __future__ import annotations


class Wrong(Exception):
    """The engine answered, and not as the sentence says: graded *fail*."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}; got {got}")
        self.expected = expected
        self.got = got


class NotOffered(Wrong):
    """What the sentence does is not among what the engine offers: a failure, and the point of a `can't`."""


class Broken(Exception):
    """The scenario can't mean anything: the suite's own fault, graded *broken*."""
