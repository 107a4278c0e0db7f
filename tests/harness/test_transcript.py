"""Transcripts in readable form: every message told, with names for ids."""

from __future__ import annotations

from typing import Any

import pytest

from mtg_conformance.engines.session import Session
from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.grading.events import exchanges
from mtg_conformance.grading.player import SuitePlayer
from mtg_conformance.grading.transcript import tell
from mtg_conformance.grading.worker import play_one
from mtg_conformance.paths import suite_root
from mtg_conformance.suite.catalog import load_suite

POSITION = {
    "question": None, "priority": "Alice", "settled": True, "over": None, "lost": [], "turn": 5, "step": "upkeep",
    "active": "Alice", "stack": 0,
}  # fmt: skip


def lines(method: str, params: dict[str, Any], **came: Any) -> list[str]:
    return list(tell([{"method": method, "params": params, **came}]))


def test_every_message_of_a_scenario_is_told_and_ids_have_names() -> None:
    suite, player = load_suite(suite_root()), SuitePlayer()
    session = Session(parse_spec("reference"))
    play_one(suite.find("reflection-and-contamination[1]"), session, player)
    sent = [exchange.method for exchange in session.transcript]
    told = list(tell(exchanges(session.transcript)))
    session.close()
    assert [line.split()[1] for line in told if line.startswith("→")] == sent
    text = "\n".join(told)
    assert "Alice controls Mana Reflection" in text
    assert "activate Forest #" in text
    assert "(replacement, choose) about Forest #" in text
    assert "Wastes" not in text.split("← snapshot")[1], "the filler of libraries is left out"


@pytest.mark.parametrize(
    ("came", "said"),
    [
        ({"error": {"code": -32002, "message": "no", "data": {"reason": "not now", "rule": "117.1a"}}}, "illegal"),
        ({"error": {"code": -32001, "message": "no", "data": {"kind": "action", "reason": "no such"}}}, "unsupported"),
        ({"error": {"code": -32601, "message": "what?"}}, "what?"),
        ({"fault": "the engine ended with status 3"}, "ended with status 3"),
    ],
)
def test_what_went_wrong_is_told(came: dict[str, Any], said: str) -> None:
    (sent, answered) = lines("act", {"player": "Alice", "action": {"do": "pass"}}, seconds=0.0123, **came)
    assert sent == "→ act Alice: pass (12.3 ms)"
    assert answered.startswith("← ")
    assert said in answered


def test_a_question_is_told_with_its_options() -> None:
    options = [{"id": 1, "player": "Bob"}, {"id": 2, "value": "blue"}, {"id": 3, "text": "no", "decline": True}]
    question = {"id": 7, "player": "Alice", "purpose": "target", "shape": "choose", "options": options, "min": 1}
    told = lines(
        "act", {"player": "Alice", "action": {"do": "pass"}}, result={"position": {**POSITION, "question": question}}
    )
    assert told[-2:] == [
        "    question 7: Alice is asked (target, choose) min 1",
        "      options: [1] Bob; [2] blue; [3] no (declines)",
    ]


def test_a_message_of_no_known_shape_is_shown_as_it_is() -> None:
    assert lines("act", {"kind": "fly"}, result={"position": 3}) == ['→ act {"kind": "fly"}', '← {"position": 3}']
