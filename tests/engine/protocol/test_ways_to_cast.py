"""Ways to cast and what pays, as announced or asked: face down, either of two costs, convoke, special actions."""

from __future__ import annotations

from typing import Any

FIVE = ("Plains", "Island", "Swamp", "Mountain", "Forest")
DOWN = {"label": "Down", "card": "Canyon Lurkers", "controller": "Alice", "face_down": True}


def method(client: Any) -> list[str]:
    question = client.question
    assert (question["purpose"], question["announcing"]) == ("method", True)
    return [option["value"] for option in question["options"]]


def test_the_ways_that_can_be_paid_are_offered(client: Any) -> None:
    client.start("Omniscience", "Fist of Suns", *FIVE, hand=("Mulldrifter",))
    client.act("cast", "Mulldrifter", announcing={})
    assert method(client) == ["normal", "evoke", "without paying", "Fist of Suns"]
    client.answer(options=[client.question["options"][2]["id"]])
    assert not client.objects("battlefield", tapped=True)


def test_a_way_that_is_announced(client: Any) -> None:
    client.start(*FIVE, hand=("Mulldrifter",))
    refusal = client.refused(-32002, client.act, "cast", "Mulldrifter", announcing={"method": "overload"})
    assert refusal["rule"] == "118.9"
    client.act("cast", "Mulldrifter", announcing={"method": "evoke"})
    assert len(client.objects("battlefield", tapped=True)) == 3


def test_a_face_down_spell_is_hidden_from_the_opponent(client: Any) -> None:
    client.start("Wastes", "Wastes", "Wastes", hand=("Canyon Lurkers",))
    client.act("cast", "Canyon Lurkers", announcing={"method": "morph"})
    [spell] = client.objects("stack")
    assert (spell["face_down"], spell["name"], spell["card"], spell["power"]) == (True, "", "Canyon Lurkers", 2)
    seen = client.observe(viewer="Bob")["objects"]
    assert all("card" not in one for one in seen if one["id"] == spell["id"])


def test_turned_face_up(client: Any) -> None:
    client.start(DOWN, "Mountain", "Wastes", "Wastes", "Wastes")
    client.act("special", "Down", what="turn_face_up")
    lurkers = client.one("battlefield", "Canyon Lurkers")
    assert (lurkers["face_down"], lurkers["power"], client.position["priority"]) == (False, 5, "Alice")
    assert client.refused(-32002, client.act, "special", "Down", what="turn_face_up")["rule"] == "702.37e"


def test_suspended(client: Any) -> None:
    client.start("Island", hand=("Ancestral Vision",))
    client.act("special", "Ancestral Vision", what="suspend")
    assert client.one("exile", "Ancestral Vision")["counters"] == {"time": 4}


def test_another_special_action_is_not_known(client: Any) -> None:
    client.start("Island", hand=("Ancestral Vision",))
    client.refused(-32001, client.act, "special", "Ancestral Vision", what="unlock")


def test_either_cost(client: Any) -> None:
    """The card revealed says which; unannounced it is asked."""
    client.start("Island", *["Wastes"] * 4, hand=("Silvergill Adept", "Merfolk of the Pearl Trident"))
    merfolk = client.labels["Merfolk of the Pearl Trident"]
    client.act("cast", "Silvergill Adept", announcing={"costs": {"reveal": [merfolk]}})
    assert (client.question, len(client.objects("battlefield", tapped=True))) == ({}, 2)
    client.start("Island", *["Wastes"] * 4, hand=("Silvergill Adept", "Merfolk of the Pearl Trident"))
    client.act("cast", "Silvergill Adept", announcing={})
    assert [option["value"] for option in client.question["options"]] == ["reveal", "{3}"]
    client.answer(options=[client.question["options"][1]["id"]])
    assert (client.question, len(client.objects("battlefield", tapped=True))) == ({}, 5)


def test_convoke(client: Any) -> None:
    """Creatures that are announced are tapped even where lands would do; one that can't pay is refused."""
    client.start("Forest", "Forest", "Forest", "Grizzly Bears", "Hill Giant", hand=("Chord of Calling",))
    bears, giant = client.labels["Grizzly Bears 3"], client.labels["Hill Giant 4"]
    wrong = {"x": 0, "costs": {"tap": [giant]}}
    assert client.refused(-32002, client.act, "cast", "Chord of Calling", announcing=wrong)["rule"] == "702.51a"
    client.act("cast", "Chord of Calling", announcing={"x": 0, "costs": {"tap": [bears]}})
    assert client.one("battlefield", "Grizzly Bears")["tapped"]
    assert len(client.objects("battlefield", name="Forest", tapped=True)) == 2
