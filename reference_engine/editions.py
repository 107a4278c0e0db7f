"""Where the answer changed between editions of the Comprehensive Rules: one named switch each, chosen by date."""

from __future__ import annotations

import msgspec

CURRENT = "2026-09-25"


class Edition(msgspec.Struct, frozen=True):
    """The rules as of a date (ISO, the edition in force on that day)."""

    date: str = CURRENT

    @property
    def library_moves_are_no_mana_abilities(self) -> bool:
        """605.1a: since September 2026 an ability whose cost or effect moves a card to or from a library isn't one."""
        return self.date >= "2026-09-25"
