"""Shorter forms of one sentence: parts of lists, clauses, statuses and numbers left out.

Nothing here knows what a sentence means. Whatever is cut is read again by the suite's grammar, which refuses most.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mtg_conformance.suite.things import mask_quotes

# Words at which a sentence can be cut: what joins lists, and what opens a status or a clause.
_JOINTS = re.compile(
    r", and |, | and | (?=(?:that is|with|attached to|called|for its|without paying|choosing|sacrificing|discarding"
    r"|exiling|tapping|revealing|paying|activating|targeting|on the bottom|on top|before) )"
)
_SYMBOL = re.compile(r"\{([^{}]+)\}")
_NUMBER = re.compile(r"(?<![\w/+-])(\d+) (?=\")")


def cuts(sentence: str) -> Iterator[str]:
    """Shorter sentences made from one, those that lose most first; they may be nonsense."""
    masked = mask_quotes(sentence)
    joints = list(_JOINTS.finditer(masked))
    found = [*_without_parts(sentence, masked, joints), *_less_mana(sentence, masked), *_fewer(sentence, masked)]
    yield from sorted(dict.fromkeys(cut for cut in found if cut != sentence), key=len)


def _without_parts(sentence: str, masked: str, joints: list[re.Match[str]]) -> Iterator[str]:
    edges = [*(joint.start() for joint in joints), len(sentence)]
    for place, joint in enumerate(joints):
        for end in edges[place + 1 :]:
            yield _joined(sentence[: joint.start()] + sentence[end:])
    # The first part of a list begins where a quotation or a number does, not at a joint.
    for opening in re.finditer(r'(?:\d+ )?"', masked):
        following = next((joint for joint in joints if joint.start() > opening.start()), None)
        if following is not None and following[0].strip():
            yield _joined(sentence[: opening.start()] + sentence[following.end() :])


def _less_mana(sentence: str, masked: str) -> Iterator[str]:
    for symbol in _SYMBOL.finditer(masked):
        before, after = sentence[: symbol.start()], sentence[symbol.end() :]
        yield before + after
        if symbol[1].isdigit() and int(symbol[1]) > 1:
            yield f"{before}{{{int(symbol[1]) - 1}}}{after}"


def _fewer(sentence: str, masked: str) -> Iterator[str]:
    for number in _NUMBER.finditer(masked):
        before, after = sentence[: number.start()], sentence[number.end() :]
        if int(number[1]) > 1:
            yield before + after
        if int(number[1]) > 2:
            yield f"{before}{int(number[1]) - 1} {after}"


def _joined(sentence: str) -> str:
    """The list's last comma as "and", where the cut took the "and" away."""
    masked = mask_quotes(sentence)
    commas = [found.start() for found in re.finditer(r', (?=(?:\d+ )?")', masked)]
    if commas and " and " not in masked:
        return f"{sentence[: commas[-1]]} and {sentence[commas[-1] + 2 :]}"
    return sentence
