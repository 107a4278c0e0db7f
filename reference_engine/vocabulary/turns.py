"""Records of chapter 5: turns, phases and steps that are added (500.7–500.10) or skipped (500.11)."""

from __future__ import annotations

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref
from reference_engine.vocabulary.values import Value


class ExtraTurn(Record, frozen=True, tag_field="is", tag="extra_turn", rename=head("extra_turn", "who")):
    """A player takes an extra turn after this one (500.7)."""

    who: Ref = "you"


class AddPhases(Record, frozen=True, tag_field="is", tag="add_phases", rename=head("add_phases", "phases")):
    """After this phase there are these additional ones, in this order (500.8): `combat phase`, `main phase`, …

    A phase of one step only is named by that step, as in `upkeep` (500.10).
    """

    phases: tuple[str, ...]
    times: Value = 1
    who: Ref | None = None
    """The player who gets them: if it is another player's turn, there are none (500.10a)."""


class AddStep(Record, frozen=True, tag_field="is", tag="add_step", rename=head("add_step", "step_name")):
    """After this step there is an additional one in this phase (500.9)."""

    step_name: str
    who: Ref | None = None
    """The player who gets it (500.10a)."""


class SkipTurns(Record, frozen=True, tag_field="is", tag="skip_turns", rename=head("skip_turns", "turns")):
    """A player skips this many of their next turns (500.11)."""

    turns: int = 1
    who: Ref = "you"


class SkipNext(Record, frozen=True, tag_field="is", tag="skip_next", rename=head("skip_next", "part")):
    """A player skips their next step or phase of this name (500.11)."""

    part: str
    who: Ref = "you"


TurnEffect = ExtraTurn | AddPhases | AddStep | SkipTurns | SkipNext
