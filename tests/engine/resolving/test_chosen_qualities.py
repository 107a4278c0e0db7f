"""608.2d, 702.16: protection from what is chosen as the effect is applied; modes with targets of their own; winning."""

from __future__ import annotations

import pytest

from reference_engine.kernel.questions import Labelled
from reference_engine.kernel.state import Player
from reference_engine.rules_1_concepts import targets_115
from reference_engine.rules_7_more import protection_702_16
from reference_engine.vocabulary import effects as e
from reference_engine.vocabulary.abilities import Card, Spell
from reference_engine.vocabulary.keywords import Protection
from reference_engine.vocabulary.modifications import GainAbilities
from reference_engine.vocabulary.selectors import Target

ALICE, BOB = Player("Alice"), Player("Bob")
SHIELD = e.Modify(of="target", by=(GainAbilities(abilities=(Protection(from_=("chosen",)),)),))


def protected(bench, answer, or_=()):
    bear = bench.put()
    frame = bench.frame(bench.put(), targets=((bear,),))
    bench.follow(frame, [e.ChooseQuality(or_=or_), SHIELD], answer)
    return bear


@pytest.mark.parametrize(
    ("answer", "card", "is_protected"),
    [
        ("red", Card(name="A", type="Instant", mana_cost="{R}"), True),
        ("red", Card(name="A", type="Instant", mana_cost="{U}"), False),
        ("artifacts", Card(name="A", type="Artifact"), True),
        ("artifacts", Card(name="A", type="Creature — Beast"), False),
    ],
)
def test_protection_from_what_was_chosen(bench, answer, card, is_protected):
    bear = protected(bench, answer, or_=("Artifact",))
    held = protection_702_16.protecting(bench.row(bear), bench.row(bench.put(card, BOB)))
    assert (held is not None) is is_protected


def test_only_colors_are_offered_where_nothing_else_is_named(bench):
    protected(bench, "blue")
    assert bench.asked[0].options == ("white", "blue", "black", "red", "green")
    protected(bench, "blue", or_=("Artifact",))
    assert bench.asked[1].options[-1] == Labelled("Artifact", "artifacts")


@pytest.mark.parametrize(
    ("quality", "words"),
    [("red", "red"), ("everything", "everything"), ("Artifact", "artifacts"), ("Sorcery", "sorceries")],
)
def test_how_a_quality_is_written(quality, words):
    assert protection_702_16.plural(quality) == words


# ------------------------------------------------------------------------------------------------ modes
MODAL = Spell(
    do=(
        e.Choose(
            modes=((e.Tap(),), (e.GainLife(life=1),), (e.Destroy(),)),
            mode_targets=(Target(type="Creature"), None, Target(type="Artifact")),
            at_most=3,
        ),
    ),
)


@pytest.mark.parametrize(
    ("modes", "types"), [((1,), ["Creature"]), ((2,), []), ((3, 1), ["Creature", "Artifact"]), ((), [])]
)
def test_only_the_modes_chosen_have_targets(modes, types):
    assert [slot.type for slot in targets_115.slots(MODAL, modes)] == types


def test_each_mode_acts_on_its_own_target(bench):
    creature, rock = bench.put(), bench.put(Card(name="Rock", type="Artifact"))
    frame = bench.frame(bench.put(), ability=MODAL, modes=(1, 2, 3), targets=((creature,), (rock,)))
    bench.follow(frame, MODAL.do)
    assert bench.state.status_of(creature).tapped
    assert creature in bench.state.objects
    assert rock not in bench.state.objects
    assert bench.life(ALICE) == 21
    assert frame.context.targets == ((creature,), (rock,))


# ------------------------------------------------------------------------------------------------ 104.2b
def test_an_effect_says_who_wins(bench):
    bench.follow(bench.frame(bench.put(player=BOB)), [e.WinGame()])
    assert bench.game.over is not None
    assert (bench.game.over.winners, bench.game.over.rule) == ((BOB,), "104.2b")
