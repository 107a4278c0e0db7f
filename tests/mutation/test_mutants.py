"""Which mutants there are, and what one says of itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mtg_conformance.mutation.mutants import Mutant, places, rule_modules, sample, source_of
from tests.mutation.conftest import LIFE, MODULE

pytest.importorskip("cosmic_ray")


@pytest.fixture
def all_(engine: Path) -> tuple[Mutant, ...]:
    return sample([MODULE], 10_000, 1).mutants


def test_each_is_the_text_with_one_change(all_: tuple[Mutant, ...]) -> None:
    assert {"number > 0", "number >= 0", "number < 0"} <= {
        mutant.text(LIFE).partition("while ")[2].partition(":")[0] for mutant in all_
    }
    assert any("START = 21" in mutant.text(LIFE) for mutant in all_)
    assert len({mutant.text(LIFE) for mutant in all_}) == len({mutant.id for mutant in all_}) == len(all_)
    assert all(mutant.text(LIFE) != LIFE for mutant in all_)


def test_says_where_it_is(all_: tuple[Mutant, ...]) -> None:
    where = {mutant.diff: (mutant.function, mutant.nested) for mutant in all_}
    assert where["while number > 0: → while number >= 0:"] == ("countdown", False)
    assert where["return function(*arguments) + 0 → return function(*arguments) - 0"] == ("rule", True)
    assert where["START = 20 → START = 21"] == ("", False)
    assert where['@rule("119.3") → (gone)'] == ("", False)
    (found,) = [mutant for mutant in all_ if mutant.diff == "START = 20 → START = 21"]
    assert (found.line, found.id) == (4, f"{MODULE}:4 START = 20 → START = 21")


def test_what_changes_nothing_is_left_out(engine: Path) -> None:
    engine.write_text("from __future__ import annotations\n\n\ndef rule(a: int | None): ...\n", "utf-8")
    found = sample([MODULE], 100, 1)
    assert found.mutants == ()
    assert found.nothing == found.places > 0


def test_another_text_is_refused(all_: tuple[Mutant, ...]) -> None:
    with pytest.raises(ValueError, match="other lines"):
        all_[0].text("\n" + LIFE)
    with pytest.raises(ValueError, match="other lines"):
        replace(all_[0], line=1000).text(LIFE)


def test_same_seed_same_sample(engine: Path) -> None:
    one, again, other = (sample([MODULE], 12, seed).mutants for seed in (1, 1, 2))
    assert len(one) == 12
    assert one == again != other


def test_modules_of_the_rules_and_no_others() -> None:
    names = rule_modules()
    assert "reference_engine.rules_6_spells.layers_613" in names
    assert all(name.startswith("reference_engine.rules_") for name in names)
    assert len(source_of(names[0])) > 0
    assert sum(1 for _ in places(["reference_engine.rules_6_spells.flash_601_3b"])) > 5
