"""608.2g at the table: `cast-now`, its answers and refusals; and what the wire tells of faces and phasing."""

from __future__ import annotations

import pytest

BOB = {"player": "Bob"}
SAGA = {"label": "Saga", "card": "The Great Synthesis", "controller": "Alice", "counters": {"lore": 2}}


def third_chapter(client, *battlefield, **more):
    """Up to the first question of chapter III."""
    client.start(SAGA, *battlefield, step="draw step", **more)
    return client.passes(4)


def cast(client, name, **announcement):
    object = next(one["object"] for one in client.question["options"] if one["object"] == client.labels[name])
    return client.answer(action={"do": "cast", "object": object}, announcement=announcement)


def test_one_after_another_and_nobody_has_priority(client):
    question = third_chapter(client, hand=("Divination", "Lightning Strike", "Forest"))
    assert (question["purpose"], question["shape"], question["may_decline"]) == ("cast-now", "act", True)
    assert [one["object"] for one in question["options"]] == [
        client.labels["Divination"], client.labels["Lightning Strike"],
    ]  # fmt: skip
    assert client.position["priority"] is None
    cast(client, "Divination")
    cast(client, "Lightning Strike", targets=[BOB])
    assert [one["name"] for one in client.objects("battlefield")] == ["Jin-Gitaxias"]
    assert [one["name"] for one in client.objects("stack")] == ["Divination", "Lightning Strike"]
    assert client.position["priority"] == "Alice"


def test_nothing_more(client):
    third_chapter(client, hand=("Divination",))
    client.answer(decline=True)
    assert client.objects("hand", name="Divination")
    assert client.objects("battlefield", name="Jin-Gitaxias")


@pytest.mark.parametrize(
    ("name", "announcement", "rule"),
    [
        ("Lightning Strike", {"targets": [{"object": 1}]}, "601.2c"),
        ("Lightning Strike", {"targets": [BOB], "x": 1}, "107.3a"),
        ("Lightning Strike", {"targets": [BOB], "method": "evoke"}, "118.9a"),
        ("Village Rites", {}, None),
        ("Blaze", {"targets": [BOB], "x": 2}, None),
    ],
)
def test_a_refused_casting_leaves_the_question_open(client, name, announcement, rule):
    third_chapter(client, hand=("Lightning Strike", "Village Rites", "Blaze"))
    data = client.refused(-32002, lambda: cast(client, name, **announcement))
    if rule is not None:
        assert data["rule"] == rule
    cast(client, "Lightning Strike", targets=[BOB])
    assert client.question["purpose"] == "cast-now"


def test_other_actions_and_answers_are_refused(client):
    third_chapter(client, hand=("Lightning Strike", "Forest"))
    forest = {"do": "play_land", "object": client.labels["Forest"]}
    client.refused(-32002, client.answer, action=forest)
    client.refused(-32002, client.answer, action={"do": "cast", "object": client.labels["Forest"]})
    client.refused(-32002, client.act, "pass")
    assert client.refused(-32002, client.act, "cast", "Lightning Strike", player="Bob")["rule"] == "608.2g"


def test_a_casting_that_is_asked_about_can_be_taken_back(client):
    third_chapter(client, hand=("Lightning Strike",))
    assert cast(client, "Lightning Strike")["purpose"] == "target"
    client.ask("cancel")
    assert client.question["purpose"] == "cast-now"
    assert client.objects("stack")[0]["kind"] == "trigger"
    cast(client, "Lightning Strike", targets=[BOB])
    assert client.position["stack"] == 1


def test_a_permanent_named_by_its_back_face_has_that_face_up(client):
    client.start(
        SAGA,
        {"label": "front", "card": "jin-gitaxias", "controller": "Bob"},
        {"label": "whole", "card": "Jin-Gitaxias // The Great Synthesis", "controller": "Bob", "face": "Jin-Gitaxias"},
        bob={"graveyard": [{"card": "The Great Synthesis"}]},
    )
    saga = client.one("battlefield", "The Great Synthesis")
    assert (saga["card"], saga["face"], saga["faces"]) == (
        "Jin-Gitaxias", "The Great Synthesis", ["Jin-Gitaxias", "The Great Synthesis"],
    )  # fmt: skip
    assert (saga["mana_value"], saga["colors"], saga["types"]) == (5, ["blue"], ["Enchantment"])
    assert saga["abilities"][0] == "chapter 1"
    assert [one["face"] for one in client.objects("battlefield", controller="Bob")] == ["Jin-Gitaxias"] * 2
    assert client.one("graveyard", "Jin-Gitaxias")["power"] == 5


def test_what_is_phased_out_is_told_so(client):
    client.start(
        "Plains", "Wastes", "Wastes", {"label": "Bear", "card": "Grizzly Bears", "controller": "Alice", "tapped": True},
        hand=("Teferi's Protection",),
    )  # fmt: skip
    assert client.one("battlefield", "Grizzly Bears")["phased_out"] is False
    client.act("cast", "Teferi's Protection")
    client.passes(2)
    bear = client.one("battlefield", "Grizzly Bears")
    assert (bear["phased_out"], bear["tapped"], bear["id"]) == (True, True, client.labels["Bear"])
    assert client.objects("exile", name="Teferi's Protection")


def test_of_a_split_card_the_half_that_is_cast_must_fit(client):
    """601.3e, 709.3a: the whole card has mana value 4."""
    plains = [{"label": f"land {n}", "card": "Plains", "controller": "Alice"} for n in range(4)]
    bears = {"label": "Bears", "card": "Grizzly Bears", "controller": "Bob"}
    client.start(*plains, bears, hand=("Founding the Third Path", "Dead // Gone"), alice={"mana": "{U}{C}"})
    client.act("cast", "Founding the Third Path")
    client.passes(2)
    client.answer(number=1)
    client.passes(2)
    card, target = client.labels["Dead // Gone"], [{"object": client.labels["Bears"]}]
    gone, dead = ({"do": "cast", "object": card, "face": face} for face in ("Gone", "Dead"))
    announcement = {"targets": target}
    refused = client.refused(-32002, client.answer, action=gone, announcement=announcement)
    assert refused["rule"] == "601.3e"
    client.answer(action=dead, announcement=announcement)
    assert [one["name"] for one in client.objects("stack")] == ["Dead"]


def test_a_copy_of_a_card_is_cast_for_its_cost_and_else_ceases(client):
    """707.12, 704.5e."""
    saga = {"label": "Path", "card": "Founding the Third Path", "controller": "Alice", "counters": {"lore": 2}}
    for paid in (True, False):
        mountain = {"label": "M", "card": "Mountain", "controller": "Alice", "tapped": not paid}
        graveyard = [{"card": "Lightning Bolt", "label": "Bolt"}]
        client.start(saga, mountain, step="draw step", alice={"graveyard": graveyard})
        client.passes(2)
        client.answer(options=[1])
        client.passes(2)
        [option] = client.question["options"]
        cast = {"action": {"do": "cast", "object": option["object"]}, "announcement": {"targets": [BOB]}}
        if paid:
            client.answer(**cast)
            client.passes(2)
        else:
            assert client.refused(-32002, client.answer, **cast)["rule"] == "601.2h"
            client.answer(decline=True)
        assert client.player("Bob")["life"] == (17 if paid else 20)
        assert [one["name"] for one in client.objects("exile")] == ["Lightning Bolt"]
