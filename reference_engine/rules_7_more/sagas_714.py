"""714 Saga cards: the counter they enter with, and chapter abilities.

The counter of each turn stands in `main_phase_505`, the sacrifice in `state_based_704`.
"""

from __future__ import annotations

from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import Origin
from reference_engine.vocabulary.abilities import EntersWith, Triggered, Watch
from reference_engine.vocabulary.keywords import Chapter
from reference_engine.vocabulary.record import Record


class EntersWithAChosenNumber(Record, frozen=True):
    """714.3b: as this Saga enters, choose a number of lore counters, with which it enters (read ahead)."""


ENTERS_WITH_A_LORE_COUNTER = EntersWith(kind="lore")
"""714.3a: an intrinsic ability of each Saga without read ahead."""
READ_AHEAD = EntersWithAChosenNumber()


def give_intrinsics(row: Row, origin: Origin) -> None:
    """714.3a, 714.3b."""
    if "Saga" in row.subtypes:
        ahead = row.has("read ahead")
        ability = READ_AHEAD if ahead else ENTERS_WITH_A_LORE_COUNTER
        row.abilities = (*row.abilities, Held(ability, origin, False, "714.3b" if ahead else "714.3a"))


def chapters(keyword: Chapter) -> tuple[Triggered, ...]:
    """714.2b–c: a triggered ability for each of the symbol's numbers."""
    return tuple(
        Triggered(when=Watch(lore_reaches=number), do=keyword.do, target=keyword.target) for number in keyword.numbers
    )


def is_chapter_ability(ability: object) -> bool:
    """714.2: a triggered ability with the trigger condition that a chapter symbol stands for."""
    return isinstance(ability, Triggered) and ability.when.lore_reaches is not None


def final_chapter(row: Row) -> int:
    """714.2d: the greatest number among its chapter abilities; 0 if it is no Saga or has none."""
    if "Saga" not in row.subtypes:
        return 0
    return max((record.when.lore_reaches or 0 for _, record in row.all(Triggered)), default=0)
