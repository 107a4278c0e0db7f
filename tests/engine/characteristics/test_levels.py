"""711: level symbols."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel.state import Counter
from reference_engine.protocol import telling
from reference_engine.vocabulary.abilities import Activated, Card, Static
from reference_engine.vocabulary.keywords import Level, LevelUp
from reference_engine.vocabulary.modifications import LoseAllAbilities, SetPowerToughness
from reference_engine.vocabulary.selectors import Which

LEVELER = Card(
    name="Leveler",
    type="Creature — Human",
    size="1/1",
    abilities=(
        LevelUp(mana="{W}"),
        Level(at_least=2, at_most=6, size="3/3", abilities=("first strike",)),
        Level(at_least=7, size="4/4", abilities=("double strike",)),
    ),
)


def setter(power: int, *more: Any) -> Card:
    modify = (SetPowerToughness(power=power, toughness=power), *more)
    return Card(name="Setter", type="Enchantment", abilities=(Static(modify=modify, to=Which(type="Creature")),))


def levels(count: int) -> tuple[Counter, ...]:
    return (Counter("level", count, 99),)


@pytest.mark.parametrize(
    ("count", "size", "keywords"),
    [(1, 1, set()), (2, 3, {"first strike"}), (6, 3, {"first strike"}), (7, 4, {"double strike"})],
)
def test_what_each_level_gives(board: Any, count: int, size: int, keywords: set[str]) -> None:
    id = board.add(LEVELER, counters=levels(count))
    assert board.size(id) == (size, size)
    assert {word for word in ("first strike", "double strike") if board.row(id).has(word)} == keywords
    [ability] = [record for _, record in board.row(id).all(Activated)]
    assert (ability.only, telling.activation_cost(ability)) == ("as_a_sorcery", "level up {W}")


def test_off_the_battlefield_it_has_no_level(board: Any) -> None:
    """711.6."""
    assert board.size(board.add(LEVELER, zone="graveyard", counters=levels(7))) == (1, 1)


def test_its_effect_has_the_timestamp_of_the_creature(board: Any) -> None:
    """613.7a: a setter that came later than the creature counts, however late the counters came."""
    older = board.add(setter(9))
    id = board.add(LEVELER, counters=levels(7))
    assert older
    assert board.size(id) == (4, 4)
    board.add(setter(8))
    assert board.size(id) == (8, 8)
    assert board.row(id).has("double strike")


@pytest.mark.parametrize("leveler_first", [True, False])
def test_a_level_is_an_ability_that_can_be_lost(board: Any, leveler_first: bool) -> None:
    """711.2, 613.8a: what takes its ability away comes first, so that its effect never begins."""
    if leveler_first:
        id = board.add(LEVELER, counters=levels(7))
    board.add(setter(1, LoseAllAbilities()))
    if not leveler_first:
        id = board.add(LEVELER, counters=levels(7))
    assert board.size(id) == (1, 1)
    assert board.row(id).abilities == ()
