"""How other objects enter the battlefield (614.1c–d, 616.1b)."""

from __future__ import annotations

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Which


class EntersUnderYourControl(
    Record,
    frozen=True,
    tag_field="is",
    tag="enters_under_your_control",
    rename=head("enters_under_your_control", "what"),
):
    """What would enter under another's control enters under yours instead (616.1b)."""

    what: Which
