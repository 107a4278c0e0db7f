"""707: copiable values, and permanents that are copies; 702: what keyword abilities stand for."""

from __future__ import annotations

from typing import Any

from reference_engine import cardfiles
from reference_engine.kernel.state import CastInfo, CopyEffect, Counter
from reference_engine.rules_2_parts import mana_cost_202
from reference_engine.rules_6_spells import layers_613
from reference_engine.rules_7_more import copying_707, keywords_702
from reference_engine.vocabulary.abilities import Activated, Card, Triggered
from reference_engine.vocabulary.keywords import Crew, CumulativeUpkeep, Equip, Ward
from reference_engine.vocabulary.modifications import AddPowerToughness, SetColor

BEARS, ELVES = cardfiles.card("Grizzly Bears"), cardfiles.card("Quirion Elves")


def copy_of(card: Card, stamp: int = 50, origin: Any = "copy") -> CopyEffect:
    return CopyEffect(values=card, origin=origin, stamp=stamp)


def test_a_copy_has_the_copiable_values_and_keeps_what_is_its_own(board: Any) -> None:
    """707.2, 707.4: counters, effects and controller stay."""
    clone = board.add("Clone", controller="Bob", copies=(copy_of(BEARS),), counters=(Counter("+1/+1", 1, 60),))
    board.effect(clone, modify=(AddPowerToughness(power=3, toughness=3), SetColor(color="red")))
    row = board.row(clone)
    assert (row.name, row.types, row.subtypes, row.mana_cost) == ("Grizzly Bears", {"Creature"}, {"Bear"}, "{1}{G}")
    assert (row.power, row.toughness, row.colors, row.controller) == (6, 6, {"red"}, "Bob")
    assert copying_707.values(board.objects[clone])[0] is BEARS


def test_the_latest_copy_effect_counts(board: Any) -> None:
    clone = board.add("Clone", copies=(copy_of(ELVES, 60), copy_of(BEARS, 50)))
    assert board.row(clone).name == "Quirion Elves"


def test_a_copied_ability_has_the_copys_origin(board: Any) -> None:
    """607.5a, 707.6: a choice for the printed ability is none for the copied one."""
    clone = board.add("Clone", copies=(copy_of(ELVES, origin=7),), choices=((("printed", "color"), "blue"),))
    row = board.row(clone)
    assert {h.origin for h in row.abilities} == {7}
    assert row.chosen(7, "color") is None
    assert row.chosen("printed", "color") == "blue"


def test_becoming_a_copy_is_a_new_effect_with_the_latest_timestamp(board: Any) -> None:
    shifter = board.add("Unstable Shapeshifter")
    state = copying_707.become_copy(board.state(), shifter, ELVES, origin=8)
    state = copying_707.become_copy(state, shifter, BEARS, origin=9)
    assert layers_613.view(state).row(shifter).name == "Grizzly Bears"
    assert len(state.objects[shifter].copies) == 1
    state = copying_707.become_copy(state, shifter, ELVES, origin=10, until="end of turn")
    assert [effect.origin for effect in state.objects[shifter].copies] == [9, 10]
    assert layers_613.view(state).row(shifter).name == "Quirion Elves"


def test_an_ability_kept_in_the_copy_is_copiable(board: Any) -> None:
    """707.9a."""
    kept = cardfiles.card("Unstable Shapeshifter").abilities[0]
    values = copying_707.with_ability(ELVES, kept)
    shifter = board.add("Unstable Shapeshifter", copies=(copy_of(values),))
    again = copying_707.values(board.objects[shifter])[0]
    assert again.abilities == (*ELVES.abilities, kept)


def test_a_copy_that_is_not_legendary() -> None:
    assert copying_707.not_legendary(cardfiles.card("Verdeloth the Ancient")).type == "Creature — Treefolk"
    assert copying_707.not_legendary(BEARS) == BEARS


def test_a_face_down_permanent_is_a_plain_2_2(board: Any) -> None:
    """708.2a, 613.2b: its values are these, and effects apply on top."""
    hidden = board.add("Nyxbloom Ancient", face_down=True)
    board.effect(hidden, modify=(AddPowerToughness(power=1, toughness=0),))
    row = board.row(hidden)
    assert (row.name, row.types, row.colors, row.mana_cost) == ("", {"Creature"}, set(), None)
    assert (row.power, row.toughness, row.abilities) == (3, 2, ())


def test_the_back_face_has_the_fronts_mana_value_but_its_copy_has_none(board: Any) -> None:
    """202.3b."""
    back = Card(name="The back", type="Enchantment")
    whole = Card(name="The front", type="Creature — Bear", mana_cost="{3}{U}{U}", size="5/5", back=back)
    up = board.add(back, whole=whole)
    clone = board.add("Clone", copies=(copy_of(back),))
    assert mana_cost_202.mana_value_of(board.row(up)) == 5
    assert mana_cost_202.mana_value_of(board.row(clone)) == 0


def test_x_counts_on_the_stack_only(board: Any) -> None:
    """202.3e."""
    spell = board.add("Walking Ballista", zone="stack", cast=CastInfo(was_cast=True, x=3))
    permanent = board.add("Walking Ballista", cast=CastInfo(was_cast=True, x=3))
    assert mana_cost_202.mana_value_of(board.row(spell)) == 6
    assert mana_cost_202.mana_value_of(board.row(permanent)) == 0


def test_an_ability_on_the_stack_is_no_card(board: Any) -> None:
    ability = board.add("Prodigal Pyromancer", zone="stack", kind="ability")
    row = board.row(ability)
    assert (row.types, row.power, row.mana_cost, row.abilities) == (set(), None, None, ())


# ------------------------------------------------------------------------------------------------ 702
def test_a_keyword_stands_beside_what_it_means(board: Any) -> None:
    greaves = board.row(board.add("Lightning Greaves"))
    keyword, ability = greaves.first(Equip), greaves.first(Activated)
    assert keyword is not None
    assert ability is not None
    assert (ability.cost, ability.only, ability.text) == (("{0}",), "as_a_sorcery", "equip {0}")
    assert {h.origin for h in greaves.abilities} == {"printed"}


def test_keywords_expand_to_the_same_records_each_time() -> None:
    crew = Crew(power=2)
    (once,) = keywords_702.expand(crew)
    assert keywords_702.expand(crew)[0] is once
    assert isinstance(once, Activated)
    assert once.cost[0].total_power == 2  # type: ignore[union-attr]
    assert keywords_702.expand("flying") == ()


def test_cumulative_upkeep_and_ward_are_triggered_abilities() -> None:
    (upkeep,) = keywords_702.expand(CumulativeUpkeep(cost=("{2}",)))
    (ward,) = keywords_702.expand(Ward(mana="{2}"))
    assert isinstance(upkeep, Triggered)
    assert (upkeep.when.step, upkeep.when.by) == ("upkeep", "you")
    assert isinstance(ward, Triggered)
    assert (ward.when.becomes_target, ward.when.by) == ("this", "opponent")
