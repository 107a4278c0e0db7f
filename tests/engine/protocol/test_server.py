"""The adapter protocol's server: messages in, messages out."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from reference_engine.editions import CURRENT
from reference_engine.protocol import engine
from reference_engine.protocol.server import Engine
from reference_engine.rules_6_spells import casting_601

INITIALIZE = {
    "protocol": {"min": 1, "max": 1},
    "harness": {"name": "h", "version": "1"},
    "suite": {"name": "s", "version": "1"},
    "rules_date": CURRENT,
}


def test_the_handshake(client):
    result = client.ask("initialize", **INITIALIZE)
    capabilities = result["capabilities"]
    assert result["protocol"] == 1
    assert (capabilities["setup"], capabilities["questions"], capabilities["cancel"]) == ("full", "options", True)
    assert capabilities["rules_date"] == CURRENT


def test_every_field_that_it_says_it_observes_is_there(client):
    client.ask("initialize", **INITIALIZE)
    observes = client.ask("initialize", **INITIALIZE)["capabilities"]["observes"]
    client.start("Prodigal Pyromancer", "Forest", hand=("Lightning Bolt", "Walking Ballista"), alice={"mana": "{R}"})
    for do, what in (("activate", "Prodigal Pyromancer 0"), ("cast", "Lightning Bolt")):
        client.act(do, what, announcing={"targets": [{"player": "Bob"}]})
    snapshot = client.observe()
    seen = {f"object.{key}" for one in snapshot["objects"] for key in one}
    seen |= {f"player.{key}" for one in snapshot["players"].values() for key in one}
    told = {name.replace("stack.", "object.") for name in observes}
    assert {name for name in told if "." in name} - seen == {"object.faces", "object.x"}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"jsonrpc": "2.0", "id": 1, "method": "fly", "params": {}}, -32601),
        ({"jsonrpc": "2.0", "id": 1, "params": {}}, -32600),
        ("hello", -32600),
        ({"jsonrpc": "2.0", "id": 1, "method": "observe", "params": {}}, -32002),
        ({"jsonrpc": "2.0", "id": 1, "method": "start", "params": {}}, -32602),
    ],
)
def test_bad_messages(message, code):
    assert engine().handle(message)["error"]["code"] == code


def test_cards(client):
    cards = client.ask("check_cards", cards=["forest", "Nobody's Card"])["cards"]
    assert cards["forest"] == {"support": "whole"}
    assert cards["Nobody's Card"]["support"] == "none"


def test_a_fault_inside_is_an_error_and_the_game_goes_on(client, monkeypatch):
    client.start("Forest", hand=("Grizzly Bears",))
    async def broken(*_):
        raise RuntimeError("out of mana")

    with monkeypatch.context() as patch:
        patch.setattr(casting_601, "cast", broken)
        data = client.refused(-32003, client.act, "cast", "Grizzly Bears")
    assert data["reason"] == "RuntimeError: out of mana"
    client.act("activate", "Forest 0", mana=True)
    assert client.player("Alice")["mana"] == "{G}"


def test_as_a_process_it_speaks_line_by_line():
    messages = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE},
        {"jsonrpc": "2.0", "id": 2, "method": "shutdown", "params": {}},
    ]
    lines = "".join(json.dumps(message) + "\n" for message in messages)
    command = [sys.executable, "-m", "reference_engine", "--rules-date", "2026-06-01"]
    done = subprocess.run(command, input="{\n" + lines, capture_output=True, text=True, timeout=60, check=True)
    broken, hello, goodbye = map(json.loads, done.stdout.splitlines())
    assert broken["error"]["code"] == -32700
    assert hello["result"]["capabilities"]["rules_date"] == "2026-06-01"
    assert goodbye == {"jsonrpc": "2.0", "id": 2, "result": {}}


def test_what_is_offered_doesnt_depend_on_the_order_of_sets():
    names = ["Chromatic Lantern", "Reflecting Pool", "Vivid Crag", "Doubling Season", "Mana Flare", "Fervor"]
    battlefield = [{"label": name, "card": name, "controller": "Alice"} for name in names]
    start = {
        "format": "two-player", "players": [{"name": "Alice"}, {"name": "Bob"}], "battlefield": battlefield,
        "filler": "Wastes", "active": "Alice", "step": "precombat main phase",
    }  # fmt: skip
    tap = {"player": "Alice", "action": {"do": "activate", "source": 82, "mana": True}}
    requests = [("start", start), ("act", tap), ("observe", {}), ("shutdown", {})]
    lines = "".join(
        json.dumps({"jsonrpc": "2.0", "id": n, "method": method, "params": params}) + "\n"
        for n, (method, params) in enumerate(requests)
    )
    told = set()
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "reference_engine"]
        done = subprocess.run(
            command, input=lines, capture_output=True, text=True, timeout=60, check=True, env=environment
        )
        told.add(done.stdout)
    [out] = told
    assert len(out.splitlines()) == 4
    assert '"purpose": "ability"' in out


@pytest.mark.parametrize(
    ("fixed", "asked", "held"),
    [
        (None, "2026-06-01", "2026-06-01"),
        (None, "2026-09-25", "2026-09-25"),
        ("2026-06-01", "2026-09-25", "2026-06-01"),
    ],
)
def test_the_harness_says_by_which_edition_is_played(fixed: str | None, asked: str, held: str) -> None:
    params = {"protocol": {"min": 1, "max": 1}, "rules_date": asked}
    response = Engine(fixed).handle({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params})
    assert response["result"]["capabilities"]["rules_date"] == held
