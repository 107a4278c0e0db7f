"""python-mtg's adapter: what it can say, and that it says what it can't."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("mtg")

from driving import ALICE, BOB, Drive, Refusal, card, lands, permanent

from mtg_conformance.adapters.python_mtg import PythonMtgAdapter

ILLEGAL, UNSUPPORTED = -32002, -32001
# The package leaves a file of its own unclosed.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(scope="module")
def game() -> Drive:
    return Drive(PythonMtgAdapter())


def refused(drive: Drive, code: int, act: Any) -> Refusal:
    """The refusal, once it is sure that it left no trace."""
    before, position = drive.snapshot(), drive.position
    with pytest.raises(Refusal) as caught:
        act()
    assert caught.value.code == code
    assert (drive.snapshot(), drive.position) == (before, position)
    return caught.value


def test_support_tells_whole_part_and_none(game: Drive) -> None:
    found = game.call("check_cards", cards=["Grizzly Bears", "Gigantiform", "Nobody's Card", "Ice"])["cards"]
    assert [found[name]["support"] for name in found] == ["whole", "part", "none", "part"]
    assert found["Gigantiform"]["missing"]


def test_a_position_is_placed_as_said(game: Drive) -> None:
    game.start(
        permanent("Grizzly Bears", BOB, owner=ALICE, tapped=True, counters={"+1/+1": 2}),
        permanent("Holy Strength", attached_to="Grizzly Bears"),
        permanent("Air Elemental", summoning_sick=True),
        alice={"life": 7, "hand": [card("Forest")], "library": [card("Island")], "graveyard": [card("Opt")]},
        bob={"counters": {"poison": 9}},
        turn=9,
    )
    bears = game.object("Grizzly Bears")
    assert (bears["controller"], bears["owner"], bears["power"], bears["toughness"]) == (BOB, ALICE, 5, 6)
    assert (bears["tapped"], bears["counters"]) == (True, {"+1/+1": 2})
    assert game.object("Holy Strength")["attached_to"] == {"object": bears["id"]}
    elemental = game.object("Air Elemental")
    assert (elemental["keywords"], elemental["summoning_sick"]) == (["flying"], True)
    assert (game.in_zone("hand"), game.in_zone("graveyard")) == (["Forest"], ["Opt"])
    assert (game.in_zone("library")[:2], len(game.in_zone("library"))) == (["Island", "Wastes"], 40)
    assert (game.player()["life"], game.player(BOB)["counters"]) == (7, {"poison": 9})
    assert (game.position["turn"], game.position["active"]) == (9, ALICE)


@pytest.mark.parametrize(
    ("battlefield", "more", "kind"),
    [
        ([permanent("Nobody's Card")], {}, "card"),
        ([permanent("Grizzly Bears", face_down=True)], {}, "setup"),
        ([], {"alice": {"mana": "{G}"}}, "setup"),
        ([], {"day_night": "day"}, "setup"),
        ([], {"format": "commander"}, "format"),
    ],
)
def test_what_cannot_be_placed_is_unsupported(game: Drive, battlefield: Any, more: Any, kind: str) -> None:
    with pytest.raises(Refusal) as caught:
        game.start(*battlefield, **more)
    assert (caught.value.code, caught.value.data["kind"]) == (UNSUPPORTED, kind)


def test_a_spell_waits_on_the_stack_and_resolves(game: Drive) -> None:
    game.start(*lands("Forest", 2), alice={"hand": [card("Grizzly Bears")]})
    game.cast("Grizzly Bears")
    assert (game.position["stack"], game.position["settled"]) == (1, False)
    spell = game.object("Grizzly Bears")
    assert (spell["zone"], spell["kind"], spell["controller"]) == ("stack", "spell", ALICE)
    assert game.object("Forest 0")["tapped"]
    game.resolve()
    assert game.object("Grizzly Bears")["zone"] == "battlefield"


def test_nobody_responds(game: Drive) -> None:
    game.start(
        *lands("Forest", 2),
        permanent("Forest", BOB, label="his"),
        permanent("Hill Giant", BOB),
        alice={"hand": [card("Grizzly Bears")]},
        bob={"hand": [card("Giant Growth")]},
    )
    game.cast("Grizzly Bears")
    game.act({"do": "pass"})
    assert "respond" in str(refused(game, UNSUPPORTED, lambda: game.cast("Giant Growth", BOB)))


def test_refusals_of_whole_cards_are_illegal(game: Drive) -> None:
    hand = [card("Hill Giant"), card("Forest"), {"card": "Forest", "label": "other"}]
    game.start(alice={"hand": hand}, bob={"hand": [card("Island")]})
    refused(game, ILLEGAL, lambda: game.cast("Hill Giant"))
    refused(game, ILLEGAL, lambda: game.act({"do": "play_land", "object": game.labels["Island"]}, BOB))
    game.act({"do": "play_land", "object": game.labels["Forest"]})
    refused(game, ILLEGAL, lambda: game.act({"do": "play_land", "object": game.labels["other"]}))


def test_refusals_of_cards_known_in_part_are_no_verdict(game: Drive) -> None:
    game.start(alice={"hand": [card("Gigantiform")]})
    assert refused(game, UNSUPPORTED, lambda: game.cast("Gigantiform")).data["kind"] == "card"


def test_what_the_engine_picks_itself_is_unsupported(game: Drive) -> None:
    game.start(*lands("Plains", 1), permanent("Grizzly Bears"), alice={"hand": [card("Holy Strength")]})
    assert refused(game, UNSUPPORTED, lambda: game.cast("Holy Strength")).data["names"] == ["targets"]


def test_sources_of_mana_are_tapped_together_or_not_at_all(game: Drive) -> None:
    game.start(*lands("Forest", 2))
    refused(game, UNSUPPORTED, lambda: game.tap("Forest 0"))
    game.start(*lands("Forest", 1))
    game.tap("Forest 0")
    assert (game.player()["mana"], game.object("Forest 0")["tapped"]) == ("{G}", True)
    refused(game, ILLEGAL, lambda: game.tap("Forest 0"))


def test_choices_are_asked_for_and_taken_back(game: Drive) -> None:
    game.start(*lands("Mountain", 4), alice={"hand": [card("Blaze")]})
    before = game.snapshot()
    game.cast("Blaze")
    assert (game.question["purpose"], game.question["max"], game.question["announcing"]) == ("x", 3, True)
    with pytest.raises(Refusal) as caught:
        game.answer(number=4)
    assert caught.value.code == ILLEGAL
    game.call("cancel")
    assert (game.position["question"], game.snapshot()) == (None, before)
    game.cast("Blaze")
    game.answer(number=2)
    assert [game.object(f"Mountain {n}")["tapped"] for n in range(4)].count(True) == 3


def test_a_target_that_is_left_to_the_player_is_asked_for(game: Drive) -> None:
    game.start(
        *lands("Island", 1),
        permanent("Grizzly Bears"),
        permanent("Hill Giant", BOB),
        alice={"hand": [card("Unsummon")]},
    )
    game.cast("Unsummon")
    assert {option["object"] for option in game.question["options"]} == {
        game.labels["Grizzly Bears"],
        game.labels["Hill Giant"],
    }
    game.choose(game.labels["Grizzly Bears"])
    game.resolve()
    assert game.in_zone("hand") == ["Grizzly Bears"]
    assert game.object("Hill Giant")["zone"] == "battlefield"


def test_combat_is_declared_in_pairs(game: Drive) -> None:
    game.start(permanent("Hill Giant"), permanent("Air Elemental"), permanent("Grizzly Bears", BOB))
    game.until("attackers")
    giant, elemental = game.labels["Hill Giant"], game.labels["Air Elemental"]
    game.answer(pairs=[[giant, 0], [elemental, 0]])
    assert game.object("Hill Giant")["attacking"] == {"player": BOB}
    game.until("blockers")
    bears = game.labels["Grizzly Bears"]
    refused(game, ILLEGAL, lambda: game.answer(pairs=[[bears, elemental]]))
    game.answer(pairs=[[bears, giant]])
    while game.position["step"] != "end of combat":
        game.act({"do": "pass"}, game.position["priority"])
    assert game.player(BOB)["life"] == 16
    assert game.in_zone("graveyard", BOB) == ["Grizzly Bears"]


def test_the_winner_is_who_is_left(game: Drive) -> None:
    game.start()
    game.act({"do": "concede"})
    assert (game.position["over"]["winners"], game.position["lost"]) == ([BOB], [ALICE])
    with pytest.raises(Refusal) as caught:
        game.act({"do": "pass"}, BOB)
    assert caught.value.code == ILLEGAL
