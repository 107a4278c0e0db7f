"""The differ on the reference engine and on one with a planted fault: found with a fixed seed, and shrunk."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.differ import command
from mtg_conformance.differ.cards import Card, deal, survey
from mtg_conformance.differ.duel import Duel, State
from mtg_conformance.differ.explore import grow
from mtg_conformance.differ.game import Game, Move, fewer_lands, lines_of, scenario_of
from mtg_conformance.differ.hunt import Finding, Hunt, Progress, StateFault
from mtg_conformance.differ.moves import refused
from mtg_conformance.differ.shrink import shrink
from mtg_conformance.engines.session import Session
from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.player import SuitePlayer
from mtg_conformance.paths import suite_root
from mtg_conformance.protocol.errors import Illegal, Unsupported
from mtg_conformance.suite.catalog import parse_feature

NAMES = ("Grizzly Bears", "Hill Giant", "Runeclaw Bear", "Lightning Bolt", "Giant Growth", "Raging Goblin", "Opt")
Fault = Callable[[str, dict[str, Any], dict[str, Any]], None]


class Faulty(Session):
    """The reference engine, with its results changed on the way; a fault may raise as well."""

    fault: Fault = staticmethod(lambda method, params, result: None)

    def request(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        result = super().request(method, params)
        self.fault(method, params, result)
        return result


def attackers_stay_untapped(method: str, params: dict[str, Any], result: dict[str, Any]) -> None:
    snapshot = result.get("snapshot") or result.get("position", {}).get("snapshot") or {}
    for found in snapshot.get("objects", ()):
        if found.get("attacking"):
            found["tapped"] = False


def no_attacks(method: str, params: dict[str, Any], result: dict[str, Any]) -> None:
    if method == "answer" and params["answer"].get("pairs"):
        raise Illegal("nobody attacks or blocks here")


def has_no_spells(method: str, params: dict[str, Any], result: dict[str, Any]) -> None:
    if method == "act" and params["action"]["do"] == "cast":
        raise Unsupported("action", "no spells here")


@pytest.fixture(scope="module")
def reference() -> Iterator[Session]:
    session = Session(parse_spec("reference"))
    yield session
    session.close()


@pytest.fixture
def other() -> Iterator[Faulty]:
    session = Faulty(parse_spec("reference"))
    yield session
    session.close()


@pytest.fixture(scope="module")
def cards(reference: Session) -> list[Card]:
    reference.begin_scenario()
    return survey(reference, reference, NAMES)


@pytest.fixture
def duel(reference: Session, other: Faulty) -> Duel:
    return Duel(reference, other, SuitePlayer(suite_root()).index)


def hunted(duel: Duel, cards: list[Card], games: int) -> tuple[list[Finding], Progress]:
    progress = Progress(7, ("reference", "faulty"))
    return list(Hunt(duel, cards, progress, most_moves=5).run(games, None)), progress


def test_survey_tells_what_cards_are(cards: list[Card]) -> None:
    known = {card.name: card for card in cards}
    assert set(known) == set(NAMES)
    assert known["Grizzly Bears"].lasts
    assert not known["Lightning Bolt"].lasts
    assert known["Hill Giant"].colors == {"R"}


def test_survey_leaves_out_lands_mana_sources_auras_and_split_cards(reference: Session) -> None:
    reference.begin_scenario()
    names = ["Forest", "Llanowar Elves", "Springleaf Drum", "Fire // Ice", "Holy Strength", "Hill Giant"]
    found = survey(reference, reference, names)
    assert {card.name: card.lasts for card in found} == {"Hill Giant": True, "Holy Strength": False}


def test_same_seed_same_game(duel: Duel, cards: list[Card]) -> None:
    one, again, else_ = (grow(duel, cards, random.Random(seed), 4) for seed in ("a", "a", "b"))
    assert one is not None
    assert one == again != else_


def test_held_cards_can_be_paid_by_the_lands(cards: list[Card]) -> None:
    for seed in range(20):
        givens = deal(cards, random.Random(seed))
        for player in ("Alice", "Bob"):
            (color,) = {text.rpartition("{")[2][0] for text in givens if text.startswith(f"{player} has lands for")}
            held = [card for card in cards if f'{player} has "{card.name}" in hand' in givens]
            assert all(card.colors <= {color} for card in held)


def test_an_engine_agrees_with_itself(duel: Duel, cards: list[Card]) -> None:
    findings, progress = hunted(duel, cards, 8)
    assert findings == []
    assert progress.tally["agreed"] >= 6
    assert progress.tally["moves"] > 15


def test_planted_fault_is_found_and_shrunk(duel: Duel, other: Faulty, cards: list[Card]) -> None:
    other.fault = attackers_stay_untapped
    findings, _ = hunted(duel, cards, 12)
    found = next(finding for finding in findings if finding.kind == "tapped")
    (scenario,) = parse_feature(found.feature, "found.feature")
    texts = [step.text for step in scenario.steps]
    assert len(found.cards) == 1
    assert [step.kind for step in scenario.steps].count("given") == 1
    assert len(texts) <= 4
    assert texts[-1] == f'"{found.cards[0]}" is tapped'
    # What is written down is the difference: it passes on the one and fails on the other.
    player = SuitePlayer(suite_root())
    for session, outcome in ((duel.first, Outcome.PASS), (other, Outcome.FAIL)):
        session.begin_scenario()
        assert isinstance(session, Session)
        assert player(scenario, session).outcome is outcome


def test_refusal_is_a_difference(duel: Duel, other: Faulty, cards: list[Card]) -> None:
    other.fault = no_attacks
    findings, _ = hunted(duel, cards, 12)
    assert "refused" in {finding.kind for finding in findings}


def test_what_an_engine_cannot_do_is_none(duel: Duel, other: Faulty, cards: list[Card]) -> None:
    other.fault = has_no_spells
    findings, progress = hunted(duel, cards, 6)
    assert findings == []
    assert progress.tally["second engine unsupported"] > 0


def test_kinds_are_told_once(duel: Duel, other: Faulty, cards: list[Card]) -> None:
    other.fault = attackers_stay_untapped
    findings, progress = hunted(duel, cards, 12)
    assert len({finding.signature for finding in findings}) == len(findings) < progress.tally["differed"]


def test_hunt_goes_on_where_it_stopped(duel: Duel, other: Faulty, cards: list[Card], tmp_path: Path) -> None:
    other.fault = attackers_stay_untapped
    whole, _ = hunted(duel, cards, 8)
    path = tmp_path / "deep" / "state.json"
    parts: list[Finding] = []
    for _ in range(2):
        progress = Progress.load(path, 7, ("reference", "faulty"))
        parts += Hunt(duel, cards, progress, most_moves=5).run(4, None)
        progress.save(path)
    assert parts == whole
    assert json.loads(path.read_text())["next_game"] == 8
    with pytest.raises(StateFault, match="seed 7"):
        Progress.load(path, 8, ("reference", "faulty"))
    path.write_text("[]")
    with pytest.raises(StateFault, match="can't be read"):
        Progress.load(path, 7, ("reference", "faulty"))


def test_shrinking_keeps_to_the_difference(duel: Duel, other: Faulty) -> None:
    other.fault = attackers_stay_untapped
    game = Game(
        (
            "Alice has lands for {R}{R}{R}",
            'Alice controls "Hill Giant"',
            'Alice controls "Raging Goblin"',
            'Alice has "Lightning Bolt" in hand',
            'Bob controls "Grizzly Bears"',
        ),
        (
            Move('Alice casts "Lightning Bolt" targeting Bob'),
            Move("the stack resolves"),
            Move('Bob can\'t cast "Opt"', refused=True),
            Move('Alice attacks Bob with "Hill Giant" and "Raging Goblin"'),
        ),
    )
    smaller = shrink(duel, Game(game.givens, (*game.moves[:2], game.moves[3])), ("tapped", '"Hill Giant"'))
    assert smaller is not None
    assert [line.text for line in smaller.lines] == [
        'Alice controls "Hill Giant"',
        'Alice controls "Raging Goblin"',
        'Alice attacks Bob with "Hill Giant" and "Raging Goblin"',
        '"Hill Giant" is tapped',
    ]
    assert shrink(duel, game, ("life", "Bob")) is None


def test_any_creature_becomes_a_plain_one(duel: Duel, other: Faulty) -> None:
    other.fault = attackers_stay_untapped
    game = Game(('Alice controls "Raging Goblin"',), (Move('Alice attacks Bob with "Raging Goblin"'),))
    found = shrink(duel, game, ("tapped", '"Raging Goblin"'), plain=["Grizzly Bears"])
    assert found is not None
    assert found.game.cards == ("Grizzly Bears",)
    assert found.difference.key == ("tapped", '"Grizzly Bears"')


def test_states_tell_questions(duel: Duel) -> None:
    givens = ("Alice has lands for {R}", 'Alice has "Lightning Bolt" in hand')
    state = duel.stand(Game(givens, (Move('Alice casts "Lightning Bolt"'),)))
    assert isinstance(state, State)
    assert state.question is not None
    assert state.question["purpose"] == "target"
    illegal = duel.stand(Game(givens[1:], (Move('Alice casts "Lightning Bolt" targeting Bob'),)))
    assert not isinstance(illegal, State)
    assert illegal.illegal


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('Bob casts "Opt"', 'Bob can\'t cast "Opt"'),
        ('Bob attacks Alice with "Hill Giant"', 'Bob can\'t attack Alice with "Hill Giant"'),
        ("the stack resolves", None),
        ("Bob passes", None),
    ],
)
def test_refused_moves(text: str, told: str | None) -> None:
    move = refused(Move(text))
    assert (move.text if move else None) == told


def test_fewer_lands() -> None:
    assert fewer_lands("Bob has lands for {G}{G}") == "Bob has lands for {G}"
    assert fewer_lands("Bob has lands for {G}") is None
    assert fewer_lands('Bob controls "Opt"') is None


def test_lines_are_counted_from_one() -> None:
    scenario = scenario_of(lines_of(Game(("it is Bob's upkeep",), (Move("Bob passes"), Move("Bob can't pass", True)))))
    assert [(step.kind, step.line) for step in scenario.steps] == [("given", 1), ("when", 2), ("then", 3)]


FAULTY = """\
import copy

from reference_engine.protocol import engine as reference


class Faulty:
    def __init__(self):
        self.inner = reference()

    def handle(self, message):
        response = copy.deepcopy(self.inner.handle(message))
        if message["method"] == "observe":
            for found in response["result"]["snapshot"]["objects"]:
                if found.get("attacking"):
                    found["tapped"] = False
        return response
"""


def test_command_writes_what_it_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "differ_faulty_engine.py").write_text(FAULTY, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    chosen = [word for name in ("Grizzly Bears", "Hill Giant") for word in ("--card", name)]
    engine = "python:differ_faulty_engine:Faulty"
    files = ["--findings", str(tmp_path / "found.ndjson"), "--out", str(tmp_path / "out")]
    result = CliRunner().invoke(command, ["--engine", engine, "--games", "5", "--moves", "2", "-q", *chosen, *files])
    assert result.exit_code == 1, result.output
    told = [json.loads(line) for line in (tmp_path / "found.ndjson").read_text("utf-8").splitlines()]
    assert {finding["kind"] for finding in told} == {"tapped"}
    assert len({finding["signature"] for finding in told}) == len(told)
    written = {file.read_text("utf-8") for file in (tmp_path / "out").iterdir()}
    assert written == {finding["feature"] for finding in told}
    assert all(f"# {engine}: not tapped" in text for text in written)
    # Another hunt with the same file: the kinds in it are known, whatever the seed.
    again = CliRunner().invoke(command, ["--engine", engine, "--games", "5", "--moves", "2", "-q", *chosen, *files])
    assert again.exit_code == 0, again.output
    assert len((tmp_path / "found.ndjson").read_text("utf-8").splitlines()) == len(told)
    (tmp_path / "found.ndjson").write_text("no findings\n", "utf-8")
    assert CliRunner().invoke(command, ["--engine", engine, "--games", "1", "-q", *chosen, *files]).exit_code == 2


def test_command_goes_on_and_refuses_other_seeds(tmp_path: Path) -> None:
    chosen = [word for name in NAMES for word in ("--card", name)]
    same = ["--engine", "reference", "--engine", "reference", "--games", "2", "--moves", "3", "-q"]
    result = CliRunner().invoke(command, [*same, *chosen, "--state", str(tmp_path / "s.json")])
    assert result.exit_code == 0, result.output
    assert "2 games" in result.output
    assert json.loads((tmp_path / "s.json").read_text())["next_game"] == 2
    other_seed = CliRunner().invoke(command, [*same, *chosen, "--state", str(tmp_path / "s.json"), "--seed", "1"])
    assert other_seed.exit_code == 2
    assert CliRunner().invoke(command, [*same, "--engine", "reference"]).exit_code == 2
    assert CliRunner().invoke(command, [*same, "--card", "Forest"]).exit_code == 2
