"""Descriptions of objects: the readable definition, and the compiled form that has to agree with it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine import cardfiles
from reference_engine.kernel.frame import Context
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import (
    CastInfo,
    Combat,
    Counter,
    Obj,
    ObjId,
    Player,
    PlayerRecord,
    State,
    Status,
    Turn,
)
from reference_engine.rules_1_concepts import selecting
from reference_engine.rules_6_spells import layers_613
from reference_engine.vocabulary.abilities import Triggered, Watch
from reference_engine.vocabulary.selectors import Target, Which

ALICE, BOB = Player("Alice"), Player("Bob")
TRIGGERED = Context(
    ability=Triggered(when=Watch(enters="this"), do=()), controller=BOB, source=Row.__new__(Row), targets=((BOB,),)
)
CARDS: tuple[tuple[str, Player, str, dict[str, Any]], ...] = (
    ("Grizzly Bears", ALICE, "battlefield", {}),
    ("Llanowar Elves", BOB, "battlefield", {"counters": (Counter("+1/+1", 2, 1),)}),
    ("Pili-Pala", BOB, "battlefield", {"kind": "token"}),
    ("Dryad Arbor", ALICE, "battlefield", {"attached_to": ObjId(1)}),
    ("Nyxbloom Ancient", ALICE, "battlefield", {"owner": BOB}),
    ("Wastes", BOB, "battlefield", {}),
    ("Walking Ballista", ALICE, "stack", {"cast": CastInfo(x=2, targets=((ObjId(1), ObjId(2)),))}),
    ("Opt", BOB, "stack", {}),
    ("Opt", BOB, "stack", {"kind": "ability", "context": TRIGGERED}),
    ("Forest", ALICE, "graveyard", {}),
)


def position() -> State:
    objects = {}
    for n, (name, controller, zone, more) in enumerate(CARDS, 1):
        card = cardfiles.card(name)
        fields: dict[str, Any] = {"owner": controller, **more}
        id = ObjId(n)
        objects[id] = Obj(id=id, card_id=n, card=card, whole=card, controller=controller, zone=zone, stamp=n, **fields)
    shared = ("battlefield", "stack")
    in_zone: dict[Any, Any] = {zone: tuple(i for i, o in objects.items() if o.zone == zone) for zone in shared}
    return State(
        players={ALICE: PlayerRecord(), BOB: PlayerRecord()},
        objects=objects,
        zones={**in_zone, ("graveyard", ALICE): (ObjId(10),)},
        status={ObjId(2): Status(tapped=True)},
        effects=(),
        delayed=(),
        steady=frozenset(),
        turn=Turn(active=ALICE, step="declare attackers step", number=5, attacked=(ObjId(1),)),
        combat=Combat(attackers=((ObjId(1), BOB),)),
        clock=100,
    )


TYPES = st.sampled_from(["Creature", "Land", "Artifact", "Instant"])
SUBTYPES = st.sampled_from(["Elf", "Forest", "Bear"])
COLORS = st.sampled_from(["green", "blue"])
DRAWN: dict[str, st.SearchStrategy[Any]] = {
    "type": TYPES | st.tuples(TYPES, TYPES),
    "not_type": TYPES,
    "subtype": SUBTYPES,
    "not_subtype": SUBTYPES,
    "supertype": st.sampled_from(["Basic", "Legendary"]),
    "not_supertype": st.just("Basic"),
    "color": COLORS | st.sampled_from(["chosen", "colorless"]),
    "not_color": COLORS,
    "originally_in": st.sampled_from(["Arabian Nights", "Antiquities", "Homelands"]),
    "named": st.sampled_from(["Opt", "Grizzly Bears"]),
    "controller": st.sampled_from(["you", "opponent", "any"]),
    "owner": st.sampled_from(["you", "opponent", "any"]),
    "other": st.booleans(),
    "tapped": st.booleans(),
    "attacking": st.booleans(),
    "attacked_this_turn": st.booleans(),
    "attacking_you": st.booleans(),
    "attacking_alone": st.booleans(),
    "blocking": st.booleans(),
    "blocked": st.booleans(),
    "token": st.booleans(),
    "attached": st.booleans(),
    "keyword": st.sampled_from(["flying", "trample"]),
    "not_keyword": st.sampled_from(["flying", "trample"]),
    "face_down": st.booleans(),
    "mana_value_up_to_counters": st.just("+1/+1"),
    "with_counter": st.sampled_from(["+1/+1", "any"]),
    "power_at_most": st.integers(0, 3),
    "power_at_least": st.integers(0, 3),
    "mana_value": st.integers(0, 5),
    "mana_value_at_most": st.integers(0, 5) | st.just("x"),
    "mana_value_at_least": st.integers(0, 5),
    "mana_cost": st.sampled_from((("{2}",), ("{1}{G}", "{G}"), ())),
    "mana_value_is_counters": st.just("+1/+1"),
    "no_abilities": st.booleans(),
    "has_morph": st.booleans(),
    "has_adventure": st.booleans(),
    "targets": st.just(Which(type="Creature")),
    "targets_only": st.just("this"),
    "with_x": st.booleans(),
    "not_named": st.sampled_from(["Grizzly Bears", "Pili-Pala"]),
    "mana_value_even": st.booleans(),
    "enchanted": st.booleans(),
    "exiled_with_this": st.booleans(),
    "created_with_this": st.booleans(),
    "base_power": st.integers(0, 3),
    "base_toughness": st.integers(0, 3),
    "zone": st.sampled_from(["battlefield", "stack", "graveyard"]),
}
FIELDS = st.fixed_dictionaries({}, optional=DRAWN)
FLAGS = ("any_target", "ability", "or_ability", "single_target", "triggered")
TARGET_FIELDS = st.fixed_dictionaries({}, optional=dict.fromkeys(FLAGS, st.booleans()))


@st.composite
def descriptions(draw: st.DrawFn) -> Which:
    fields: dict[str, Any] = draw(FIELDS)
    if len(fields) > 3:
        fields = dict(list(fields.items())[-3:])
    alternatives = tuple(Which(**draw(FIELDS)) for _ in range(draw(st.integers(0, 2))))
    if draw(st.booleans()):
        fields |= draw(TARGET_FIELDS)
        return Target(**fields, any_of=alternatives)
    return Which(**fields, any_of=alternatives)


@settings(max_examples=150, deadline=None)
@given(descriptions(), st.sampled_from(["battlefield", "stack", None]), st.sampled_from(["green", None]))
def test_the_compiled_form_means_the_same(which: Which, zone: str | None, color: str | None) -> None:
    state = position()
    view = layers_613.view(state)
    test = selecting.compiled(which, zone)
    source = view.row(ObjId(1))
    for id in state.objects:
        row = view.row(id)
        expected = selecting.fits(state, which, row, source, ALICE, color, zone=zone)
        assert bool(test(row, source, ALICE, color, state)) is expected, (row.name, which)


def names(which: Which, **more: Any) -> list[int]:
    state = position()
    view = layers_613.view(state)
    return [i for i in state.objects if selecting.fits(state, which, view.row(i), view.row(ObjId(1)), ALICE, **more)]


@pytest.mark.parametrize(
    ("which", "found"),
    [
        (Which(type="Creature", zone="battlefield"), [1, 2, 3, 4, 5]),
        (Which(type=("Artifact", "Land"), zone="battlefield"), [3, 4, 6]),
        (Which(type="Creature", other=True, controller="you", zone="battlefield"), [4, 5]),
        (Which(owner="opponent", controller="you"), [5]),
        (Which(color="colorless", zone="battlefield"), [3, 6]),
        (Which(keyword="flying"), [3]),
        (Which(tapped=True), [2]),
        (Which(attacking=True), [1]),
        (Which(token=True), [3]),
        (Which(with_counter="+1/+1", power_at_least=3), [2]),
        (Which(mana_value=4), [7]),
        (Which(zone="stack"), [7, 8]),
        (Target(zone="stack", ability=True), [9]),
        (Target(zone="stack", ability=True, triggered=True), [9]),
        (Target(zone="stack", or_ability=True), [7, 8, 9]),
        (Target(zone="stack", or_ability=True, single_target=True), [9]),
        (Which(attached=True), [4]),
        (Target(any_target=True, zone="battlefield"), [1, 2, 3, 4, 5]),
        (Which(any_of=(Which(named="Opt"), Which(subtype="Forest", zone="graveyard"))), [8, 10]),
    ],
)
def test_a_description_means_the_objects_that_fit_every_field(which: Which, found: list[int]) -> None:
    assert names(which) == found


def test_x_and_the_chosen_color_come_from_outside() -> None:
    few = Which(mana_value_at_most="x", zone="battlefield", controller="opponent")
    assert names(few, x=1) == [2, 6]
    assert names(few) == [6]
    assert names(Which(color="chosen", zone="battlefield"), chosen="green") == [1, 2, 4, 5]
    assert names(Which(color="chosen", zone="battlefield")) == []


def test_no_field_is_forgotten_by_the_test_of_agreement() -> None:
    others = {"any_of", "player", "at_least", "at_most", "exactly_x", "not_earlier", "chosen_by", *FLAGS}
    assert {f.name for f in msgspec.structs.fields(Target)} == set(DRAWN) | others
