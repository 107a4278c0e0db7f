"""`start`: what is placed is there, and nothing else has happened."""

from __future__ import annotations

import pytest

from mtg_conformance.protocol.validate import check_error


def test_permanents_are_as_placed(client):
    client.start(
        {"label": "A", "card": "Grizzly Bears", "controller": "Bob", "owner": "Alice", "tapped": True},
        {"label": "B", "card": "Elvish Mystic", "controller": "Alice", "summoning_sick": True}
        | {"counters": {"+1/+1": 2}},
        {"label": "D", "card": "Forest", "controller": "Bob"},
        {"label": "E", "card": "Wild Growth", "controller": "Alice", "attached_to": "D"},
        {"label": "F", "card": "Utopia Sprawl", "controller": "Bob", "attached_to": "D", "chosen": {"color": "blue"}},
    )
    bears, mystic = client.one("battlefield", "Grizzly Bears"), client.one("battlefield", "Elvish Mystic")
    assert (bears["owner"], bears["controller"]) == ("Alice", "Bob")
    assert (bears["tapped"], bears["summoning_sick"]) == (True, False)
    assert (mystic["power"], mystic["counters"], mystic["summoning_sick"]) == (3, {"+1/+1": 2}, True)
    assert client.one("battlefield", "Wild Growth")["attached_to"] == {"object": client.labels["D"]}
    assert client.one("battlefield", "Utopia Sprawl")["chosen"] == {"color": "blue"}
    stamps = [one["timestamp"] for one in client.objects("battlefield")]
    assert stamps == sorted(stamps)


def test_players_are_as_placed(client):
    alice = {"life": 12, "counters": {"poison": 3}, "mana": "{W}{G}{G}", "land_plays_used": 1}
    client.start(alice=alice)
    seen = client.player("Alice")
    assert (seen["life"], seen["counters"], seen["mana"], seen["land_plays"]) == (12, {"poison": 3}, "{W}{G}{G}", 0)
    assert client.player("Bob") == {
        "life": 20, "counters": {}, "hand": 0, "library": 40, "hand_limit": 7, "mana": "", "land_plays": 1,
        "lost": False,
    }  # fmt: skip


def test_libraries_are_padded_below(client):
    client.start(alice={"library": [{"card": "Forest"}, {"card": "Island", "label": "second"}]})
    library = client.objects("library", owner="Alice")
    assert [one["name"] for one in library[:3]] == ["Forest", "Island", "Wastes"]
    assert [one["index"] for one in library] == list(range(40))
    assert library[1]["id"] == client.labels["second"]


def test_nothing_enters_and_nothing_triggers(client):
    client.start("Vivid Crag", "Gadwick, the Wizened", step="upkeep")
    crag = client.one("battlefield", "Vivid Crag")
    assert (crag["tapped"], crag["counters"]) == (False, {})
    assert client.position["stack"] == 0
    assert client.position["settled"]


def test_control_by_an_effect_is_as_old_as_the_permanent(client):
    client.start(
        {"label": "P", "card": "Prodigal Pyromancer", "controller": "Bob"},
        {"label": "C", "card": "Control Magic", "controller": "Alice", "attached_to": "P"},
    )
    pyromancer = client.one("battlefield", "Prodigal Pyromancer")
    assert (pyromancer["controller"], pyromancer["summoning_sick"]) == ("Alice", False)


def test_a_second_start_forgets_the_first(client):
    client.start("Forest")
    client.act("activate", "Forest 0", mana=True)
    client.start("Island")
    assert [one["name"] for one in client.objects("battlefield")] == ["Island"]
    assert client.player("Alice")["mana"] == ""


def test_before_the_first_turn(client):
    client.start(active="Bob", step="untap step", turn=0, alice={"library": [{"card": "Forest", "label": "top"}]})
    asked = []
    while (question := client.position["question"]) is not None:
        asked.append((question["player"], question["purpose"], client.position["turn"], client.position["priority"]))
        client.ask("answer", question=question["id"], answer={"yes": False})
    assert asked == [("Bob", "mulligan", 0, None), ("Alice", "mulligan", 0, None)]
    where = client.position
    assert (where["turn"], where["active"], where["step"], where["priority"]) == (1, "Bob", "upkeep", "Bob")
    assert [one["name"] for one in client.objects("hand", owner="Alice")] == ["Forest", *["Wastes"] * 6]


def test_three_players(client):
    players = [{"name": name} for name in ("Alice", "Bob", "Carol")]
    client.ask(
        "start", format="free-for-all", players=players, active="Bob", step="precombat main phase", filler="Wastes"
    )
    order = []
    for _ in range(3):
        order.append(client.position["priority"])
        client.passes()
    assert order == ["Bob", "Carol", "Alice"]


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ({"format": "commander"}, "format"),
        ({"players": [{"name": "Alice"}]}, "setup"),
        ({"active": "Carol"}, "setup"),
        ({"battlefield": [{"label": "x", "card": "Nobody's Card", "controller": "Alice"}]}, "card"),
        ({"battlefield": [{"label": "x", "card": "Forest", "controller": "Carol"}]}, "setup"),
        ({"battlefield": [{"label": "x", "card": "Forest", "controller": "Alice", "commander": True}]}, "setup"),
        ({"battlefield": [{"label": "x", "card": "Forest", "controller": "Alice", "face": "Island"}]}, "setup"),
        ({"battlefield": [{"label": "x", "card": "Wild Growth", "controller": "Alice", "attached_to": "y"}]}, "setup"),
        ({"battlefield": [{"label": "x", "card": "Forest", "controller": "Alice", "chosen": {"number": 3}}]}, "setup"),
        ({"turn": 0, "battlefield": [{"label": "x", "card": "Forest", "controller": "Alice"}]}, "setup"),
        ({"turn": 0, "players": [{"name": "Alice", "hand": [{"card": "Forest"}]}, {"name": "Bob"}]}, "setup"),
        ({"turn": 0, "players": [{"name": "Alice", "life": 30}, {"name": "Bob"}]}, "setup"),
    ],
)
def test_what_cannot_be_placed(client, what, kind):
    params = {
        "format": "two-player", "players": [{"name": "Alice"}, {"name": "Bob"}], "active": "Alice", "step": "upkeep",
    } | what  # fmt: skip
    response = client.engine.handle({"jsonrpc": "2.0", "id": 9, "method": "start", "params": params})
    error = check_error("start", response["error"])
    assert (error["code"], error["data"]["kind"]) == (-32001, kind)


def test_a_viewer_sees_what_that_player_may_know(client):
    client.start(hand=("Grizzly Bears",), other_hand=("Lightning Bolt",))
    seen = client.observe(viewer="Bob")["objects"]
    assert [one["name"] for one in seen if one["zone"] == "hand" and "name" in one] == ["Lightning Bolt"]
    assert not any("card" in one for one in seen if one["zone"] == "library")
    assert {one["owner"] for one in seen if one["zone"] == "hand"} == {"Alice", "Bob"}
