"""Which scenarios can notice a fault, and what becomes of it."""

from __future__ import annotations

from types import ModuleType

import pytest

from mtg_conformance.campaigns.campaign import Limits
from mtg_conformance.campaigns.local import LocalProcesses
from mtg_conformance.sensitivity import touching
from mtg_conformance.sensitivity.bench import Bench
from mtg_conformance.sensitivity.catalogue import Fault
from mtg_conformance.sensitivity.patching import folder_of
from mtg_conformance.sensitivity.touching import Touching
from mtg_conformance.sensitivity.trials import FaultTrials, Finding, try_fault
from tests.sensitivity.conftest import NAME, SCENARIOS, TinyPlayer, edit, fault, session


@pytest.fixture
def bench(engine: ModuleType) -> Bench:
    player = TinyPlayer(engine)
    return Bench(SCENARIOS, touching.record(NAME, SCENARIOS, session, player, jobs=2), session, player)


def tried(bench: Bench, one: Fault) -> Finding:
    """What both ways of trying it agree on, but for the time taken."""
    here = try_fault(one, bench)
    [(_, there)] = LocalProcesses(jobs=1).run(FaultTrials(None, bench), [one])
    assert (here.verdict, here.by, here.played) == (there.verdict, there.by, there.played)
    return here


def test_record_knows_who_passes_and_who_calls_what(bench: Bench) -> None:
    assert bench.touching.passing == {"damage", "loss", "doubled", "hangs", "crashes"}
    calls = {key.rpartition(":")[2]: ids for key, ids in bench.touching.calls.items()}
    assert calls["after_damage"] == {"damage"}
    assert calls["plain"] == {"doubled", "crashes", "never-right"}


def test_record_is_kept(bench: Bench, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("kept") / "folder" / "record.json"
    assert touching.load(file) is None
    touching.save(bench.touching, file)
    assert touching.load(file) == bench.touching
    file.write_text("{", "utf-8")
    assert touching.load(file) is None


def test_fingerprint_changes_with_engine_and_suite(engine: ModuleType) -> None:
    prints = [scenario.id for scenario in SCENARIOS]
    first = touching.fingerprint(NAME, SCENARIOS, prints)
    assert first == touching.fingerprint(NAME, SCENARIOS, prints)
    assert first != touching.fingerprint(NAME, SCENARIOS, [*prints[:-1], "changed"])
    file = folder_of(NAME) / "life.py"
    file.write_text(file.read_text("utf-8") + "\n# more", "utf-8")
    assert first != touching.fingerprint(NAME, SCENARIOS, prints)


def test_caught_by_a_scenario_of_its_rule(bench: Bench) -> None:
    found = tried(bench, fault("704.5a", "goes on with 0 life", edit("Player.lost", "<= 0", "< 0")))
    assert (found.verdict, found.by, found.outcome, found.own) == ("own", "loss", "fail", 1)


def test_scenario_of_a_subrule_is_one_of_the_rule(bench: Bench) -> None:
    found = tried(bench, fault("704.5", "goes on with 0 life", edit("Player.lost", "<= 0", "< 0")))
    assert found.verdict == "own"


def test_caught_by_others_only(bench: Bench) -> None:
    found = tried(bench, fault("119.3", "lost at 1 life", edit("Player.lost", "<= 0", "== 1")))
    assert (found.verdict, found.by, found.own) == ("other", "loss", 0)


def test_missed_after_all_that_run_through_it(bench: Bench) -> None:
    found = tried(bench, fault("104.3b", "lost below 1 life", edit("Player.lost", "<= 0", "< 1")))
    assert (found.verdict, found.by, found.touching, found.played) == ("missed", "", 1, 1)


def test_scenario_that_fails_unbroken_catches_nothing(bench: Bench) -> None:
    change = edit("plain", "return number", "return number if number < 3 else 0")
    assert tried(bench, fault("119.3", "large numbers are 0", change)).verdict == "missed"


def test_fault_that_does_not_fit_is_no_finding_about_the_suite(bench: Bench) -> None:
    found = tried(bench, fault("119.3", "gone", edit("plain", "no such text", "")))
    assert found.verdict == "misfit"
    assert "no such text" in found.message


def test_engine_that_hangs_or_dies_is_noticed(bench: Bench) -> None:
    hangs = fault("732.1", "never ends", edit("hang", "rounds -= 1", "rounds += 1"))
    dies = fault("107.3", "ends the process", edit("plain", "return number", "import os\n    os._exit(3)"))
    trials = FaultTrials(None, bench, limits=Limits(cpu=1))
    found = {each.fault: each for _, each in LocalProcesses(jobs=2).run(trials, [hangs, dies])}
    assert (found[hangs.id].verdict, found[hangs.id].by, found[hangs.id].outcome) == ("own", "hangs", "error")
    assert (found[dies.id].verdict, found[dies.id].by, found[dies.id].outcome) == ("own", "crashes", "error")


def test_no_scenario_no_trial(engine: ModuleType) -> None:
    empty = Bench(SCENARIOS, Touching(frozenset(), {}), session, TinyPlayer(engine))
    assert tried(empty, fault("119.3", "0", edit("plain", "return number", "return 0"))).verdict == "missed"


def test_what_reads_cards_touches_every_scenario(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def touched() -> set[str]:
        own, others = bench.order(fault("119.3", "0", edit("plain", "return number", "return 0")))
        return {scenario.id for scenario in (*own, *others)}

    assert touched() == {"doubled", "crashes"}
    monkeypatch.setattr("mtg_conformance.sensitivity.bench.CARD_FILES", edit("plain", "", "").module)
    assert touched() >= bench.touching.passing
