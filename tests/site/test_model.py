"""What the site tells, before it is pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from mtg_conformance.grading.results_file import load_results
from mtg_conformance.grading.scores import Score
from mtg_conformance.publishing.site.data_files import Keywords
from mtg_conformance.publishing.site.engine_page import engine_context
from mtg_conformance.publishing.site.marks import Cell, Mark, mark_of
from mtg_conformance.publishing.site.model import assemble, slugify
from mtg_conformance.publishing.site.scenario_page import command
from mtg_conformance.suite.rules_data import rules

from .conftest import BETA, Made, write_run, write_suite


@pytest.mark.parametrize(
    ("score", "mark", "figure"),
    [
        (Score(), Mark.NOT_RUN, ""),
        (Score(passed=3), Mark.PASS, "3"),
        (Score(passed=2, failed=1), Mark.FAIL, "2/3"),
        (Score(passed=2, failed=1, error=1), Mark.FAIL, "2/4"),
        (Score(passed=2, error=1), Mark.ERROR, "2/3"),
        (Score(broken=1), Mark.BROKEN, "0/1"),
        (Score(passed=2, unsupported=1), Mark.MIXED, "2/3"),
        (Score(passed=2, partial=1), Mark.MIXED, "2/3"),
        (Score(partial=1, unsupported=1), Mark.PARTIAL, "0/2"),
        (Score(unsupported=1), Mark.UNSUPPORTED, "0/1"),
    ],
)
def test_a_cell_shows_the_worst_and_how_much_passed(score: Score, mark: Mark, figure: str) -> None:
    assert mark_of(score) is mark
    assert Cell(score).figure == figure


def test_a_partial_pass_counts_in_neither_score_nor_share() -> None:
    cell = Cell(Score(passed=1, failed=1, partial=2))
    assert (cell.percent, cell.attempted) == ("50 %", "50 %")
    assert [(mark, count) for mark, count, _ in cell.parts] == [(Mark.PASS, 1), (Mark.PARTIAL, 2), (Mark.FAIL, 1)]


def test_scenarios_count_once_in_each_group_and_each_row_counts(made: Made) -> None:
    beta = made.site.engines[1]
    figures = {key: made.site.cell(beta, key).figure for key in ("106.12b", "106.12*", "106", "1", "614.5", "7", "")}
    assert figures == {
        "106.12b": "1/2", "106.12*": "2/3", "106": "2/3", "1": "2/3", "614.5": "1/2", "7": "0/1", "": "2/4",
    }  # fmt: skip
    assert made.site.cell(beta, "999.9").mark is Mark.NOT_RUN


def test_runs_of_one_engine_get_labels_of_their_own(tmp_path: Path) -> None:
    suite = write_suite(tmp_path)
    run = load_results(write_run(tmp_path / "a.ndjson", suite, "alpha", {}))
    labels = [engine.label for engine in assemble(suite, rules(), [run, run]).engines]
    assert labels[0].startswith("alpha 1.0, ")
    assert len(set(labels)) == 2


def test_slugs_differ_where_a_file_system_ignores_capitals() -> None:
    taken: set[str] = set()
    assert [slugify(text, taken) for text in ("A/b", "a b", "A-B", "…")] == ["a-b", "a-b-2", "a-b-3", "page"]


def test_failures_stand_under_the_first_rule_and_reasons_leave_out_the_step(made: Made) -> None:
    context = engine_context(made.site, made.site.engines[1])
    assert [(number, name, [result.id for result in found]) for number, name, found in context["failures"]] == [
        ("106.12b", "Mana", ["doubled[2]"])
    ]
    assert [(reason, len(found)) for reason, found in context["reasons"]] == [("announcement not supported: kicker", 1)]


def test_results_that_fit_the_suite_no_more_are_told(tmp_path: Path) -> None:
    suite = write_suite(tmp_path / "then")
    told = BETA | {"doubled[1]": {"fingerprint": "0" * 16}, "kicked": {"id": "gone"}}
    run = load_results(write_run(tmp_path / "b.ndjson", suite, "beta", told))
    site = assemble(suite, rules(), [run])
    context = engine_context(site, site.engines[0])
    assert (context["strangers"], context["changed"]) == (1, 1)
    assert site.cell(site.engines[0], "").score.total == 3


def test_keywords_are_those_cited_and_those_named(made: Made) -> None:
    keywords = Keywords(made.site)
    named = {entry.id: keywords.of(entry) for entry in made.site.entries}
    assert named["kicked"] == {"Kicker"}
    assert named["forest-makes-green"] == set()


def test_the_command_repeats_a_row_on_the_same_engine_suite_and_edition() -> None:
    assert command("a[2]", "./b x", "my suite", "2025-01-01") == (
        "mtg-conformance run 'a[2]' --engine './b x' --suite 'my suite' --rules-date 2025-01-01 --transcript"
    )
    assert command("a", "phase", None) == "mtg-conformance run a --engine phase --transcript"
