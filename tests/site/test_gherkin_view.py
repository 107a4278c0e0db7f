"""A scenario as it stands in its file."""

from __future__ import annotations

from pathlib import Path

from mtg_conformance.publishing.site.gherkin_view import highlight, source_of
from mtg_conformance.publishing.site.marks import Mark
from mtg_conformance.suite.catalog import load_suite

from .conftest import Made


def test_a_scenario_is_shown_with_its_background_and_no_tags_or_neighbours(made: Made) -> None:
    rows = made.site.entries[0].rows
    source = source_of(made.suite.root, rows, {})
    assert [line.number for line in source.background] == [4]
    assert [(line.number, line.html.striptags()) for line in source.lines] == [
        (9, "Scenario: Forest makes {G}"),
        (10, 'When Alice taps "Forest" for mana'),
        (11, "Then Alice has {G}"),
    ]


def test_an_outline_is_shown_as_written_with_its_rows(made: Made) -> None:
    source = source_of(made.suite.root, made.site.entries[1].rows, {18: [(Mark.FAIL, "beta 1.0")]})
    assert source.lines[0].html == "<b>Scenario Outline:</b> A doubler <var>&lt;count&gt;</var> times"
    assert source.lines[-1].number == 23
    assert source.rows == {22: "1 · {G}{G}", 23: "2 · {G}{G}{G}{G}"}
    assert [line.notes for line in source.lines if line.notes] == [((Mark.FAIL, "beta 1.0"),)]


def test_what_looks_like_a_scenario_inside_a_docstring_belongs_to_the_step(tmp_path: Path) -> None:
    text = """\
    Feature: F
      @id:one
      Scenario: One
        Given a text
          \"\"\"
          Scenario: not one

          @not-a-tag
          \"\"\"
        Then so

      # About two.
      @id:two
      Scenario: Two
        Given another
    """
    (tmp_path / "a.feature").write_text(text, encoding="utf-8")
    suite = load_suite(tmp_path)
    assert [line.number for line in source_of(tmp_path, [suite.scenarios[0]], {}).lines] == list(range(3, 11))


def test_names_symbols_and_placeholders_are_marked_and_everything_is_escaped() -> None:
    assert highlight('  And Alice casts "Fire & <Ice>" for {2/W} & <x>') == (
        '  <b>And</b> Alice casts <q>"Fire &amp; &lt;Ice&gt;"</q> for <u>{2/W}</u> &amp; <var>&lt;x&gt;</var>'
    )
    assert highlight("# <i>why") == "<i># &lt;i&gt;why</i>"
