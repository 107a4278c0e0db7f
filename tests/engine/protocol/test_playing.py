"""`act`, `answer` and `cancel`: proposals, announcements, questions, refusals."""

from __future__ import annotations

import pytest

BOB = {"player": "Bob"}
BEARS = {"label": "Bears", "card": "Grizzly Bears", "controller": "Bob"}


def test_a_spell_is_cast_and_resolves(client):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.act("cast", "Lightning Bolt", announcing={"targets": [BOB]})
    [spell] = client.objects("stack")
    assert (spell["kind"], spell["targets"], client.position["stack"]) == ("spell", [BOB], 1)
    assert not client.position["settled"]
    client.passes(2)
    assert client.player("Bob")["life"] == 17
    assert client.position["settled"]


def test_what_is_not_announced_is_asked(client):
    client.start("Mountain", BEARS, hand=("Lightning Bolt",))
    question = client.act("cast", "Lightning Bolt")
    assert (question["purpose"], question["shape"], question["player"]) == ("target", "choose", "Alice")
    assert question["announcing"]
    offered = [one.get("player", one.get("object")) for one in question["options"]]
    assert offered == ["Alice", "Bob", client.labels["Bears"]]
    assert client.position["priority"] is None
    client.answer(options=[question["options"][2]["id"]])
    client.passes(2)
    assert client.objects("battlefield", name="Grizzly Bears") == []


@pytest.mark.parametrize(
    "answer", [{"options": [99]}, {"options": []}, {"yes": True}, {"decline": True}, {"options": [1, 2]}]
)
def test_a_wrong_answer_leaves_the_question_open(client, answer):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.act("cast", "Lightning Bolt")
    client.refused(-32002, client.answer, **answer)
    client.answer(options=[2])
    assert client.objects("stack")[0]["targets"] == [BOB]


def test_an_answer_that_makes_the_action_illegal_leaves_the_question_open(client):
    client.start("Wastes", "Wastes", hand=("Walking Ballista",))
    client.act("cast", "Walking Ballista")
    assert client.refused(-32002, client.answer, number=2)["rule"] == "601.2h"
    client.answer(number=1)
    assert client.objects("stack")[0]["x"] == 1


def test_an_announcement_counts_again_after_a_refused_answer(client):
    client.start("Mountain", "Forest", hand=("Lightning Bolt",))
    client.act("cast", "Lightning Bolt", announcing={"x": 1})
    client.refused(-32002, client.answer, options=[2])
    client.ask("cancel")
    client.act("cast", "Lightning Bolt", announcing={"targets": [BOB]})


def test_a_question_that_is_not_open_has_no_answer(client):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.refused(-32002, client.ask, "answer", question=1, answer={"yes": True})
    client.act("cast", "Lightning Bolt")
    client.refused(-32002, client.ask, "answer", question=0, answer={"options": [1]})


def test_no_action_while_a_question_is_open(client):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.act("cast", "Lightning Bolt")
    client.refused(-32002, client.act, "activate", "Mountain 0", mana=True)


def test_taking_a_proposal_back(client):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.refused(-32002, client.ask, "cancel")
    before = client.observe()
    client.act("cast", "Lightning Bolt")
    client.ask("cancel")
    assert client.observe() == before
    assert client.position["priority"] == "Alice"
    client.act("cast", "Lightning Bolt", announcing={"targets": [BOB]})


def test_illegal_actions_say_why(client):
    client.start("Forest", hand=("Lightning Bolt", "Grizzly Bears"))
    announcing = {"targets": [BOB]}
    assert client.refused(-32002, client.act, "cast", "Lightning Bolt", announcing=announcing)["rule"] == "601.2h"
    assert client.refused(-32002, client.act, "pass", player="Bob")["rule"] == "117.1"
    client.refused(-32002, client.act, "cast", "Grizzly Bears")
    client.refused(-32002, client.act, "cast", 9999)
    client.refused(-32002, client.act, "activate", 9999)


@pytest.mark.parametrize(
    "announcing",
    [
        {"targets": [{"object": 9999}]},
        {"targets": [BOB, {"player": "Alice"}]},
        {"targets": [BOB], "x": 3},
        {"targets": [BOB], "modes": [1]},
        {"targets": [BOB], "values": ["blue"]},
        {"targets": [BOB], "optional_costs": [{"cost": "kicker"}]},
        {"targets": [BOB], "division": [{"to": BOB, "amount": 3}]},
        {"targets": [BOB], "life": 2},
        {"targets": [BOB], "method": "flashback"},
    ],
)
def test_an_announcement_that_has_no_use_is_illegal_whole(client, announcing):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.refused(-32002, client.act, "cast", "Lightning Bolt", announcing=announcing)
    client.act("cast", "Lightning Bolt", announcing={"targets": [BOB]})


def test_objects_for_costs_that_are_not_spent_are_illegal(client):
    client.start("Mountain", "Forest", hand=("Lightning Bolt",))
    forest = client.labels["Forest 1"]
    announcing = {"targets": [BOB], "costs": {"sacrifice": [forest]}}
    client.refused(-32002, client.act, "cast", "Lightning Bolt", announcing=announcing)


def test_x_is_announced_or_asked(client):
    client.start(*["Wastes"] * 4, hand=("Walking Ballista",))
    question = client.act("cast", "Walking Ballista")
    assert (question["purpose"], question["shape"], question["min"]) == ("x", "number", 0)
    client.ask("cancel")
    client.act("cast", "Walking Ballista", announcing={"x": 2})
    assert client.objects("stack")[0]["x"] == 2
    client.passes(2)
    assert client.one("battlefield", "Walking Ballista")["counters"] == {"+1/+1": 2}


def test_kicker_is_asked_unless_something_is_announced(client):
    client.start(*["Forest"] * 9, hand=("Verdeloth the Ancient",))
    question = client.act("cast", "Verdeloth the Ancient")
    assert (question["purpose"], question["shape"]) == ("optional-cost", "confirm")
    client.answer(yes=False)
    assert client.objects("stack")[0]["kicked"] == 0


def test_kicker_is_paid_as_announced(client):
    client.start(*["Forest"] * 9, hand=("Verdeloth the Ancient",))
    client.act("cast", "Verdeloth the Ancient", announcing={"optional_costs": [{"cost": "kicker"}], "x": 3})
    assert client.objects("stack")[0]["kicked"] == 1


def test_a_colour_is_announced_asked_or_wrong(client):
    client.start("Chromatic Lantern", "Forest")
    question = client.act("activate", "Chromatic Lantern 0", mana=True)
    assert [one["value"] for one in question["options"]] == ["{W}", "{U}", "{B}", "{R}", "{G}"]
    client.answer(options=[2])
    assert client.player("Alice")["mana"] == "{U}"
    client.start("Chromatic Lantern", "Forest")
    client.refused(-32002, client.act, "activate", "Chromatic Lantern 0", mana=True, announcing={"values": ["{C}"]})
    client.act("activate", "Chromatic Lantern 0", mana=True, announcing={"values": ["blue"]})
    assert client.player("Alice")["mana"] == "{U}"


def test_the_only_possible_value_may_be_announced(client):
    client.start("Forest")
    client.refused(-32002, client.act, "activate", "Forest 0", mana=True, announcing={"values": ["{U}"]})
    client.act("activate", "Forest 0", mana=True, announcing={"values": ["{G}"]})
    assert client.player("Alice")["mana"] == "{G}"


def test_an_ability_is_asked_for_where_it_is_unclear(client):
    client.start({"label": "Elves", "card": "Quirion Elves", "controller": "Alice", "chosen": {"color": "blue"}})
    question = client.act("activate", "Elves", mana=True)
    assert (question["purpose"], len(question["options"])) == ("ability", 2)
    client.answer(options=[2])
    assert client.player("Alice")["mana"] == "{U}"


def test_objects_are_chosen_for_costs(client):
    client.start("Phyrexian Tower", BEARS | {"controller": "Alice"}, "Llanowar Elves")
    announcing = {"costs": {"sacrifice": [client.labels["Bears"]]}}
    client.act("activate", "Phyrexian Tower 0", cost="{T}, sacrifice", announcing=announcing)
    assert client.player("Alice")["mana"] == "{B}{B}"
    assert [one["name"] for one in client.objects("graveyard")] == ["Grizzly Bears"]


def test_special_actions_are_not_supported_yet(client):
    client.start("Forest")
    data = client.refused(-32001, client.act, "special", "Forest 0", what="unlock")
    assert data["kind"] == "action"


def test_combat_is_declared_in_pairs(client):
    client.start(BEARS | {"controller": "Alice"}, BEARS | {"label": "Blocker"})
    question = client.passes(2)
    while not question:
        question = client.passes(1)
    assert (question["purpose"], question["shape"]) == ("attackers", "pairs")
    [attacker], [defender] = question["options"], question["others"]
    assert (attacker["object"], defender["player"]) == (client.labels["Bears"], "Bob")
    question = client.answer(pairs=[[attacker["id"], defender["id"]]])
    assert client.objects("battlefield", id=client.labels["Bears"])[0]["attacking"] == BOB
    while not question:
        question = client.passes(1)
    assert (question["purpose"], question["player"]) == ("blockers", "Bob")
    client.answer(pairs=[[question["options"][0]["id"], question["others"][0]["id"]]])
    assert client.objects("battlefield", id=client.labels["Blocker"])[0]["blocking"] == [client.labels["Bears"]]
    while client.position["step"] != "postcombat main phase":
        client.passes(1)
    assert len(client.objects("graveyard")) == 2


def test_a_trigger_is_shown_with_its_source(client):
    client.start(*["Island"] * 5, hand=("Gadwick, the Wizened",))
    client.act("cast", "Gadwick, the Wizened", announcing={"x": 2})
    client.passes(2)
    [trigger] = client.objects("stack")
    assert (trigger["kind"], trigger["card"], trigger["name"]) == ("trigger", "Gadwick, the Wizened", "")
    assert trigger["source"] == client.one("battlefield", "Gadwick, the Wizened")["id"]
    client.passes(2)
    assert client.player("Alice")["hand"] == 2


@pytest.mark.parametrize("player", ["Alice", "Bob"])
def test_conceding(client, player):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.act("concede", player=player)
    assert client.position["over"]["winners"] == [{"Alice": "Bob", "Bob": "Alice"}[player]]
    assert client.position["lost"] == [player]
    client.refused(-32002, client.act, "pass")


def test_conceding_with_a_question_open(client):
    client.start("Mountain", hand=("Lightning Bolt",))
    client.act("cast", "Lightning Bolt")
    client.act("concede")
    assert client.position["over"]["winners"] == ["Bob"]
    assert client.position["question"] is None


def test_a_third_player_leaves_and_is_not_back_after_a_refusal(client):
    names = ("Alice", "Bob", "Carol")
    players = [{"name": name, "hand": [{"card": "Walking Ballista", "label": name}]} for name in names]
    client.start(players=players, format="free-for-all")
    client.act("cast", "Alice")
    client.act("concede", player="Carol")
    client.refused(-32002, client.answer, number=1)
    assert client.position["lost"] == ["Carol"]
    client.answer(number=0)
    assert client.position["priority"] == "Alice"
    client.passes(1)
    assert client.position["priority"] == "Bob"


def test_the_game_ends_by_damage(client):
    client.start("Mountain", hand=("Lightning Bolt",), bob={"life": 3})
    client.act("cast", "Lightning Bolt", announcing={"targets": [BOB]})
    client.passes(2)
    assert client.position["over"]["winners"] == ["Alice"]
    assert client.position["priority"] is None
