"""``mtg-conformance mutation``: a few mutants of the reference engine, and a suite of one scenario; files and pages."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mtg_conformance.cli.mutation import command
from mtg_conformance.mutation.mutants import Mutant, Sample
from mtg_conformance.mutation.report import BadFile, as_json, into_page, markdown, read
from mtg_conformance.mutation.trials import Finding

pytest.importorskip("cosmic_ray")
FEATURE = """Feature: Losing

  Rule: No life

    @id:no-life-left @CR:704.5a
    Scenario: A player with no life left loses
      Given Bob has 3 life
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob loses the game
"""


def ran(*arguments: str) -> Result:
    return CliRunner().invoke(command, list(arguments))


def test_list_is_the_same_each_time() -> None:
    once, again = (ran("life_119", "--list", "--sample", "5") for _ in range(2))
    assert once.exit_code == 0, once.output
    assert once.output == again.output
    assert once.output.count("rules_1_concepts.life_119:") == 5


@pytest.mark.parametrize("arguments", [("no_such_module",), ("life_119", "--resume"), ("--sample", "0")])
def test_usage(arguments: tuple[str, ...]) -> None:
    assert ran(*arguments).exit_code == 2


def test_tries_a_sample_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    features = tmp_path / "suite" / "features"
    features.mkdir(parents=True)
    (features / "losing.feature").write_text(FEATURE, "utf-8")
    file, page = tmp_path / "found.json", tmp_path / "page.md"
    page.write_text("<!-- mutation: begin -->\n<!-- mutation: end -->\n", "utf-8")
    arguments = ["state_based_704", "--sample", "6", "--suite", str(features.parent), "-n", "1", "--results", str(file)]
    result = ran(*arguments, "--page", str(page))
    assert result.exit_code in (0, 1), result.output
    told = json.loads(file.read_text("utf-8"))
    assert told["mutants"] == told["killed"] + told["timeout"] + told["survived"] + told["incompetent"] == 6
    assert result.exit_code == int(told["survived"] > 0)
    assert "state_based_704" not in told["findings"][0]["diff"]
    assert "| rules" not in page.read_text("utf-8")
    assert "| 7_more | 6 |" in page.read_text("utf-8")

    told["findings"][0]["message"] = "kept"
    file.write_text(json.dumps(told), "utf-8")
    assert ran(*arguments, "--resume").exit_code == result.exit_code
    again = json.loads(file.read_text("utf-8"))
    assert again["findings"][0]["message"] == "kept"


ONE = Mutant("reference_engine.rules_1_concepts.life_119", "NumberReplacer", 3, ("a = 1\n",), ("a = 2\n",))
MUTANTS = tuple(replace(ONE, line=line) for line in range(1, 6))
VERDICTS = ("killed", "timeout", "survived", "incompetent")
RUN = {"scenarios": 9, "seed": 1}


def record() -> dict[str, object]:
    findings = {
        mutant.id: Finding(mutant.id, verdict, touching=4)
        for mutant, verdict in zip(MUTANTS, VERDICTS, strict=False)  # type: ignore[arg-type]
    }
    return as_json(Sample(MUTANTS, 100, 7), findings, RUN)


def test_figures() -> None:
    told = record()
    assert {key: told[key] for key in (*VERDICTS, "mutants", "untried", "places", "changing_nothing")} == {
        "killed": 1, "timeout": 1, "survived": 1, "incompetent": 1,
        "mutants": 4, "untried": 1, "places": 100, "changing_nothing": 7,
    }  # fmt: skip
    assert told["share"] == round(2 / 3, 4)
    assert as_json(Sample((), 0, 0), {}, RUN)["share"] is None


def test_page_has_figures_and_survivors() -> None:
    text = markdown(record())
    assert "**2 of 3 mutants killed (66.7%)**" in text
    assert "- 3, 4 scenarios: `a = 1 → a = 2`" in text
    assert text.count("a = 1 →") == 1
    with pytest.raises(BadFile):
        into_page("no marks", record())


def test_what_is_kept_holds_for_the_same_run_and_mutants(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    file.write_text(json.dumps(record()), "utf-8")
    assert set(read(file, MUTANTS, RUN)) == {mutant.id for mutant in MUTANTS[:4]}
    assert read(file, MUTANTS, RUN)[MUTANTS[0].id].touching == 4
    assert read(file, MUTANTS, {**RUN, "seed": 2}) == {}
    assert set(read(file, [replace(MUTANTS[0], new=("a = 3\n",)), MUTANTS[1]], RUN)) == {MUTANTS[1].id}
    file.write_text("[]", "utf-8")
    with pytest.raises(BadFile):
        read(file, MUTANTS, RUN)
