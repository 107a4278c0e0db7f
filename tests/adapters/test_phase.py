"""phase's adapter, on made-up cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("phase")

from driving import ALICE, BOB, Drive, Refusal, card, lands, permanent

from mtg_conformance.adapters.phase import PhaseAdapter

ILLEGAL, UNSUPPORTED = -32002, -32001


@pytest.fixture(scope="module")
def phase(cards_file: Path) -> Drive:
    drive = Drive(PhaseAdapter(str(cards_file)))
    versions = {"name": "tests", "version": "1"}
    span = {"min": 1, "max": 1}
    hello = drive.call("initialize", protocol=span, harness=versions, suite=versions, rules_date="2026-09-25")
    assert hello["engine"]["name"] == "phase"
    return drive


def refused(drive: Drive, code: int, act: Any) -> Refusal:
    """The refusal, once it is sure that it left no trace."""
    before, position = drive.snapshot(), drive.position
    with pytest.raises(Refusal) as caught:
        act()
    assert caught.value.code == code
    assert drive.snapshot() == before
    assert drive.position == position
    return caught.value


# --- cards and set-up ---


def test_support_tells_whole_part_and_none(phase: Drive) -> None:
    found = phase.call("check_cards", cards=["Plain Ox", "Odd Thing", "Nobody's Card", "Wild Hound"])["cards"]
    assert [found[name]["support"] for name in found] == ["whole", "part", "none", "whole"]
    assert "wug" in found["Odd Thing"]["missing"][0]


def test_permanents_are_placed_as_said(phase: Drive) -> None:
    phase.start(
        permanent("Plain Ox", BOB, owner=ALICE, tapped=True, summoning_sick=True, counters={"+1/+1": 2}),
        permanent("Loud Ogre"),
        permanent("Ox Coat", attached_to="Loud Ogre"),
        permanent("Tidy Pup", face="Wild Hound"),
        permanent("Dye Vat", chosen={"color": "blue"}),
        permanent("Huge Boar", face_down=True),
        day_night="night",
    )
    ox = phase.object("Plain Ox")
    assert (ox["controller"], ox["owner"], ox["power"]) == (BOB, ALICE, 4)
    assert (ox["tapped"], ox["summoning_sick"], ox["counters"]) == (True, True, {"+1/+1": 2})
    ogre = phase.object("Loud Ogre")
    assert (ogre["power"], ogre["tapped"], ogre["summoning_sick"]) == (5, False, False)
    assert phase.object("Ox Coat")["attached_to"] == {"object": ogre["id"]}
    pup = phase.object("Tidy Pup")
    assert (pup["name"], pup["card"], pup["power"], pup["face"]) == ("Wild Hound", "Tidy Pup", 4, "Wild Hound")
    assert phase.object("Dye Vat")["chosen"] == {"color": "blue"}
    boar = phase.object("Huge Boar")
    assert (boar["name"], boar["card"], boar["power"], boar["face_down"]) == ("", "Huge Boar", 2, True)
    assert phase.snapshot()["day_night"] == "night"


def test_timestamps_follow_the_order_of_the_list(phase: Drive) -> None:
    phase.start(permanent("Ox Coat", attached_to="Plain Ox"), permanent("Plain Ox"), permanent("Loud Ogre"))
    assert phase.object("Plain Ox")["timestamp"] < phase.object("Loud Ogre")["timestamp"]
    assert phase.object("Ox Coat")["attached_to"] == {"object": phase.labels["Plain Ox"]}


def test_players_and_zones_are_placed_as_said(phase: Drive) -> None:
    phase.start(
        alice={
            "life": 7,
            "counters": {"poison": 3, "energy": 2},
            "mana": "{R}{G}",
            "land_plays_used": 1,
            "hand": [card("Forest")],
            "library": [card("Ember Dart"), card("Plain Ox")],
            "graveyard": [card("Short Study")],
            "exile": [card("Sap Elf")],
        },
        step="upkeep",
        active=BOB,
        turn=8,
    )
    alice = phase.player()
    assert (alice["life"], alice["counters"], alice["mana"]) == (7, {"poison": 3, "energy": 2}, "{R}{G}")
    assert (phase.in_zone("hand"), phase.in_zone("graveyard"), phase.in_zone("exile")) == (
        ["Forest"],
        ["Short Study"],
        ["Sap Elf"],
    )
    library = phase.in_zone("library")
    assert (library[:3], len(library)) == (["Ember Dart", "Plain Ox", "Wastes"], 40)
    assert [phase.position[key] for key in ("turn", "step", "active", "priority")] == [8, "upkeep", BOB, BOB]


def test_what_cannot_be_placed_is_unsupported(phase: Drive) -> None:
    for battlefield, more, kind in (
        ([permanent("Nobody's Card")], {}, "card"),
        ([permanent("Dye Vat", chosen={"mode": "left"})], {}, "setup"),
        ([], {"alice": {"command": [card("Plain Ox")]}}, "setup"),
    ):
        with pytest.raises(Refusal) as caught:
            phase.start(*battlefield, **more)
        assert (caught.value.code, caught.value.data["kind"]) == (UNSUPPORTED, kind)


def test_a_game_may_have_yet_to_begin(phase: Drive) -> None:
    phase.start(active=BOB, step="untap step", turn=0, alice={"library": [card("Plain Ox"), card("Loud Ogre")]})
    assert phase.in_zone("hand")[:2] == ["Plain Ox", "Loud Ogre"]
    assert (phase.position["turn"], phase.position["active"]) == (0, BOB)
    asked = []
    for yes in (True, False, False):
        asked.append((phase.question["player"], phase.question["purpose"], phase.question["shape"]))
        phase.answer(yes=yes)
    assert asked == [(BOB, "mulligan", "confirm"), (ALICE, "mulligan", "confirm"), (BOB, "mulligan", "confirm")]
    assert (phase.question["shape"], phase.question["places"]) == ("arrange", ["bottom", "hand"])
    hand = [option["id"] for option in phase.question["options"]]
    refused(phase, ILLEGAL, lambda: phase.answer(places={"bottom": hand[:2], "hand": hand[2:]}))
    phase.answer(places={"bottom": hand[:1], "hand": hand[1:]})
    assert (phase.position["turn"], phase.position["active"], phase.position["step"]) == (1, BOB, "upkeep")
    assert [phase.player(name)["hand"] for name in (ALICE, BOB)] == [7, 6]


# --- casting ---


def test_a_target_is_asked_for_and_shown(phase: Drive) -> None:
    phase.start(*lands("Mountain", 1), permanent("Plain Ox", BOB), alice={"hand": [card("Ember Dart")]})
    phase.cast("Ember Dart", targets=[{"object": phase.labels["Plain Ox"]}])
    assert (phase.question["purpose"], phase.question["announcing"]) == ("target", True)
    phase.choose(phase.labels["Plain Ox"])
    spell = phase.snapshot()["objects"][-1]
    assert (spell["kind"], spell["targets"]) == ("spell", [{"object": phase.labels["Plain Ox"]}])
    phase.resolve()
    assert phase.in_zone("graveyard", BOB) == ["Plain Ox"]


def test_a_forced_target_is_held_against_the_announcement(phase: Drive) -> None:
    phase.start(*lands("Island", 1), permanent("Plain Ox", BOB), alice={"hand": [card("Sure Step")]})
    land = {"object": phase.labels["Island 0"]}
    refused(phase, ILLEGAL, lambda: phase.cast("Sure Step", targets=[land]))
    phase.cast("Sure Step", targets=[{"object": phase.labels["Plain Ox"]}])
    assert phase.position["stack"] == 1


@pytest.mark.parametrize(("costs", "life"), [([], 20), ([{"cost": "kicker"}], 23)])
def test_kicker_is_paid_as_announced(phase: Drive, costs: list[Any], life: int) -> None:
    phase.start(*lands("Forest", 3), alice={"hand": [card("Proud Calf")]})
    announced: dict[str, Any] = {"optional_costs": costs} if costs else {}
    phase.cast("Proud Calf", **announced)
    phase.resolve()
    assert phase.player()["life"] == life
    assert sum(phase.object(f"Forest {n}")["tapped"] for n in range(3)) == (3 if costs else 1)


@pytest.mark.parametrize(
    "announcement",
    [
        {"optional_costs": [{"cost": "kicker", "times": 2}]},
        {"method": "evoke"},
        {"x": 2},
        {"modes": [1]},
        {"life": 2},
        {"face": "Wild Hound"},
    ],
)
def test_an_announcement_that_cannot_be_is_illegal(phase: Drive, announcement: dict[str, Any]) -> None:
    phase.start(*lands("Forest", 6), alice={"hand": [card("Proud Calf")]})
    refused(phase, ILLEGAL, lambda: phase.cast("Proud Calf", **announcement))


def test_a_value_nobody_asks_for_is_not_dropped(phase: Drive) -> None:
    phase.start(*lands("Forest", 2), alice={"hand": [card("Plain Ox")]})
    refusal = refused(phase, UNSUPPORTED, lambda: phase.cast("Plain Ox", values=["blue"]))
    assert refusal.data["names"] == ["values"]


def test_x_is_a_number_within_what_can_be_paid(phase: Drive) -> None:
    phase.start(*lands("Mountain", 4), alice={"hand": [card("Ember Rain")]})
    phase.cast("Ember Rain", x=2)
    phase.choose(BOB)
    assert (phase.question["purpose"], phase.question["max"]) == ("x", 3)
    refused(phase, ILLEGAL, lambda: phase.answer(number=4))
    phase.answer(number=2)
    spell = phase.object("Ember Rain")
    assert spell["x"] == 2
    # What phase makes of X it doesn't say, and the adapter adds no rules.
    assert "mana_value" not in spell
    phase.resolve()
    assert phase.player(BOB)["life"] == 18


# --- ways to cast, and what pays ---


@pytest.mark.parametrize("gate", [[], [permanent("Open Gate")]], ids=["two ways", "three ways"])
def test_the_way_to_cast_is_the_one_announced(phase: Drive, gate: list[dict[str, Any]]) -> None:
    phase.start(*gate, *lands("Forest", 5), alice={"hand": [card("Brief Bird")]})
    phase.cast("Brief Bird", method="evoke")
    assert [phase.object(f"Forest {index}")["tapped"] for index in range(5)].count(True) == 2
    phase.resolve()
    assert phase.in_zone("graveyard") == ["Brief Bird"]


def test_a_way_to_cast_is_not_dropped_for_the_only_other_one(phase: Drive) -> None:
    phase.start(permanent("Open Gate"), alice={"hand": [card("Brief Bird")]})
    refused(phase, ILLEGAL, lambda: phase.cast("Brief Bird", method="evoke"))
    phase.cast("Brief Bird", method="without paying")
    phase.resolve()
    assert phase.object("Brief Bird")["zone"] == "battlefield"


def test_without_paying_is_a_way_among_others(phase: Drive) -> None:
    phase.start(permanent("Open Gate"), *lands("Forest", 5), alice={"hand": [card("Brief Bird")]})
    phase.cast("Brief Bird", method="without paying")
    assert not any(item["tapped"] for item in phase.snapshot()["objects"] if item["zone"] == "battlefield")
    phase.start(*lands("Forest", 5), alice={"hand": [card("Brief Bird")]})
    refused(phase, ILLEGAL, lambda: phase.cast("Brief Bird", method="without paying"))


@pytest.mark.parametrize(("part", "left_in"), [("Tall Smith", "battlefield"), ("Quick Errand", "exile")])
def test_the_part_of_an_adventurer_card_is_the_one_named(phase: Drive, part: str, left_in: str) -> None:
    phase.start(*lands("Forest", 2), alice={"hand": [card("Tall Smith")]})
    phase.cast("Tall Smith", face=part)
    assert phase.object("Tall Smith")["name"] == part
    phase.resolve()
    assert phase.in_zone(left_in)[-1] == "Tall Smith"


def test_which_part_of_an_adventurer_card_is_asked(phase: Drive) -> None:
    phase.start(*lands("Forest", 2), alice={"hand": [card("Tall Smith")]})
    phase.cast("Tall Smith")
    assert phase.question["purpose"] == "face"
    phase.choose("adventure")
    assert phase.object("Tall Smith")["name"] == "Quick Errand"


def test_a_part_that_cannot_be_paid_for_is_illegal(phase: Drive) -> None:
    phase.start(*lands("Forest", 1), alice={"hand": [card("Tall Smith")]})
    refused(phase, ILLEGAL, lambda: phase.cast("Tall Smith", face="Tall Smith"))


def test_the_source_of_mana_named_pays(phase: Drive) -> None:
    phase.start(*lands("Forest", 3), alice={"hand": [card("Plain Ox")]})
    phase.cast("Plain Ox", mana_abilities=[phase.labels["Forest 2"]])
    assert phase.object("Forest 2")["tapped"]
    assert phase.snapshot()["players"][ALICE]["mana"] == ""


def test_what_may_be_cast_during_a_resolution_is_asked_at_once(phase: Drive) -> None:
    hand = [card(name) for name in ("Kind Offer", "Plain Ox", "Brief Bird", "Ember Dart")]
    phase.start(*lands("Forest", 1), alice={"hand": hand})
    phase.cast("Kind Offer")
    phase.resolve()
    assert (phase.question["purpose"], phase.question["may_decline"]) == ("cast-now", True)
    offered = {option["object"] for option in phase.question["options"]}
    assert offered == {phase.labels["Plain Ox"], phase.labels["Ember Dart"]}
    before = phase.snapshot()
    bird = {"do": "cast", "object": phase.labels["Brief Bird"]}
    refused(phase, ILLEGAL, lambda: phase.answer(action=bird))
    assert phase.snapshot() == before
    phase.answer(
        action={"do": "cast", "object": phase.labels["Ember Dart"]}, announcement={"targets": [{"player": BOB}]}
    )
    phase.choose(BOB)
    phase.resolve()
    assert phase.player(BOB)["life"] == 17
    assert sorted(phase.in_zone("hand")) == ["Brief Bird", "Plain Ox"]


def test_nothing_need_be_cast_during_a_resolution(phase: Drive) -> None:
    phase.start(*lands("Forest", 1), alice={"hand": [card("Kind Offer"), card("Plain Ox")]})
    phase.cast("Kind Offer")
    phase.resolve()
    phase.answer(decline=True)
    assert phase.position["settled"]
    assert phase.in_zone("hand") == ["Plain Ox"]


def test_modes_are_counted_as_printed(phase: Drive) -> None:
    phase.start(*lands("Forest", 1), permanent("Plain Ox"), alice={"hand": [card("Calf Song")]})
    phase.cast("Calf Song", modes=[2])
    assert [option["mode"] for option in phase.question["options"]] == [1, 2]
    phase.choose(2)
    phase.resolve()
    assert phase.object("Plain Ox")["power"] == 5


def test_cancel_takes_the_whole_proposal_back(phase: Drive) -> None:
    phase.start(*lands("Mountain", 2), alice={"hand": [card("Ember Rain")]})
    before = phase.snapshot()
    phase.cast("Ember Rain", x=1)
    phase.choose(BOB)
    phase.call("cancel")
    assert (phase.position["question"], phase.snapshot()) == (None, before)
    with pytest.raises(Refusal):
        phase.call("cancel")


def test_no_action_while_a_question_is_open(phase: Drive) -> None:
    phase.start(*lands("Mountain", 1), alice={"hand": [card("Ember Dart")]})
    phase.cast("Ember Dart")
    refused(phase, ILLEGAL, lambda: phase.act({"do": "pass"}))
    phase.act({"do": "concede"}, BOB)
    assert phase.position["over"]["winners"] == [ALICE]
    assert phase.position["lost"] == [BOB]


# --- mana ---


def test_mana_is_named_by_its_symbol(phase: Drive) -> None:
    phase.start(permanent("Gold Bird"), permanent("Forest"), permanent("Sap Elf", summoning_sick=True))
    phase.tap("Gold Bird", values=["{U}"])
    assert phase.question["purpose"] == "mana"
    phase.choose("{U}")
    assert phase.player()["mana"] == "{U}"
    refused(phase, ILLEGAL, lambda: phase.tap("Forest", values=["{U}"]))
    phase.tap("Forest", values=["{G}"])
    assert phase.player()["mana"] == "{U}{G}"
    refused(phase, ILLEGAL, lambda: phase.tap("Sap Elf"))


def test_what_the_engine_lets_pass_passes(phase: Drive) -> None:
    """The engine takes a spell card for a land (it ought not to, 305.1): the adapter is not its gate."""
    phase.start(alice={"hand": [card("Ember Dart")]})
    phase.act({"do": "play_land", "object": phase.labels["Ember Dart"]})


# --- choices and combat ---


def test_several_are_chosen_in_one_answer(phase: Drive) -> None:
    hand = [card("Forest"), card("Plain Ox"), card("Sap Elf")]
    phase.start(*lands("Swamp", 1), alice={"hand": [card("Bog Rummage")]}, bob={"hand": hand})
    phase.cast("Bog Rummage", targets=[{"player": BOB}])
    phase.choose(BOB)
    phase.resolve()
    asked = phase.question
    assert (asked["player"], asked["purpose"], asked["min"], asked["max"]) == (BOB, "discard", 2, 2)
    refused(phase, ILLEGAL, lambda: phase.choose(phase.labels["Sap Elf"]))
    phase.choose(phase.labels["Sap Elf"], phase.labels["Forest"])
    assert phase.in_zone("hand", BOB) == ["Plain Ox"]


def test_scry_arranges_top_and_bottom(phase: Drive) -> None:
    library = [card("Forest"), card("Plain Ox"), card("Sap Elf")]
    phase.start(*lands("Island", 1), alice={"hand": [card("Short Study")], "library": library})
    phase.cast("Short Study")
    phase.resolve()
    assert (phase.question["shape"], phase.question["places"]) == ("arrange", ["top", "bottom"])
    phase.answer(places={"top": [1], "bottom": [0]})
    assert phase.in_zone("library")[:2] == ["Plain Ox", "Sap Elf"]
    assert phase.in_zone("library")[-1] == "Forest"


def test_combat_is_declared_in_pairs_and_damage_divided(phase: Drive) -> None:
    phase.start(permanent("Huge Boar"), permanent("Plain Ox", BOB), permanent("Loud Ogre", BOB))
    phase.until("attackers")
    phase.answer(pairs=[[0, 0]])
    assert phase.object("Huge Boar")["attacking"] == {"player": BOB}
    phase.until("blockers")
    assert phase.question["player"] == BOB
    ids = {option["object"]: option["id"] for option in phase.question["options"]}
    ox = ids[phase.labels["Plain Ox"]]
    phase.answer(pairs=[[ox, 0]])
    assert phase.object("Plain Ox")["blocking"] == [phase.labels["Huge Boar"]]
    phase.until("damage")
    assert (phase.question["total"], phase.question["source"]) == (6, phase.labels["Huge Boar"])
    refused(phase, ILLEGAL, lambda: phase.answer(division=[{"option": 0, "amount": 1}, {"option": 1, "amount": 5}]))
    phase.answer(division=[{"option": 0, "amount": 2}, {"option": 1, "amount": 4}])
    assert phase.player(BOB)["life"] == 16
    assert phase.in_zone("graveyard", BOB) == ["Plain Ox"]


def test_what_an_attack_costs_is_paid_or_it_is_illegal(phase: Drive) -> None:
    phase.start(permanent("Plain Ox"), permanent("Loud Ogre"), permanent("Toll Gate", BOB), *lands("Forest", 3))
    phase.until("attackers")
    both = [[option["id"], 0] for option in phase.question["options"]]
    refused(phase, ILLEGAL, lambda: phase.answer(pairs=both))
    phase.answer(pairs=both[:1])
    assert sum(phase.object(f"Forest {n}")["tapped"] for n in range(3)) == 2
    assert phase.position["priority"] == ALICE


def test_an_adapter_without_views_says_so(phase: Drive) -> None:
    phase.start()
    with pytest.raises(Refusal) as caught:
        phase.call("observe", viewer=ALICE)
    assert (caught.value.code, caught.value.data["kind"]) == (UNSUPPORTED, "field")
