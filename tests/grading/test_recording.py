"""Expectations written and brought up to date; what people wrote stays."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mtg_conformance.grading.expectations import judge, read_expectations
from mtg_conformance.grading.outcomes import Outcome
from mtg_conformance.grading.recording import Recording, reason_of, update, write_whole
from mtg_conformance.grading.results_file import run_of
from tests.grading.conftest import MakeRun, finished, started

TODAY = Recording(date(2026, 10, 1))
BY_HAND = """\
# our own words
schema = 1 # of the format
engine = "zoo"

[fail] # wrong answers
# life
before = {reason = "by hand", date = 2026-01-01, link = "https://example.org/7"} # soon
after = {reason = "also by hand", date = 2026-01-01, fingerprint = "old"}

# crashes
[error]
cursed = {reason = "crash", date = 2026-01-01}
gone = {reason = "of old", date = 2026-01-01}
"""


def test_a_new_file_is_read_back_as_what_was_played(
    make_run: MakeRun, fingerprints: dict[str, str], tmp_path: Path
) -> None:
    run = make_run({"before": "fail", "cursed": "error", "after": "pass", "wrong[1]": "unsupported"})
    text, changes = update(tmp_path / "e.toml", run, fingerprints, TODAY)
    assert not (tmp_path / "e.toml").exists()
    assert changes.added == ["before", "cursed", "wrong[1]"]
    write_whole(tmp_path / "e.toml", text)
    found = read_expectations(tmp_path / "e.toml")
    assert found.engine == "zoo"
    assert found.entries["before"].reason == "Alice has 7 life: expected 8, got 9"
    assert found.entries["wrong[1]"].reason == "unsupported | because"
    assert found.entries["wrong[1]"].fingerprint == fingerprints["wrong[1]"]
    assert {each.date for each in found.entries.values()} == {"2026-10-01"}
    assert judge(found, run, fingerprints).as_expected
    assert update(tmp_path / "e.toml", run, fingerprints, TODAY) == (text, type(changes)())


def test_an_update_keeps_comments_order_reasons_and_what_was_not_played(
    make_run: MakeRun, fingerprints: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "e.toml").write_text(BY_HAND)
    run = make_run({"before": "fail", "after": "fail", "wrong[2]": "fail"})
    text, changes = update(tmp_path / "e.toml", run, fingerprints, TODAY)
    assert (changes.added, changes.renewed, changes.dead) == (["wrong[2]"], ["after"], ["gone"])
    renewed = f'date = 2026-10-01, fingerprint = "{fingerprints["after"]}"'
    expected = BY_HAND.replace('date = 2026-01-01, fingerprint = "old"', renewed)
    told = (
        f'reason = "Alice has 7 life: expected 8, got 9", date = 2026-10-01, fingerprint = "{fingerprints["wrong[2]"]}"'
    )
    expected = expected.replace("\n\n# crashes", f'\n"wrong[2]" = {{{told}}}\n\n# crashes')
    expected = expected.replace('gone = {reason = "of old", date = 2026-01-01}\n', "")
    assert text == expected


def test_what_passes_goes_and_what_fails_otherwise_moves(
    make_run: MakeRun, fingerprints: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "e.toml"
    path.write_text(BY_HAND)
    text, changes = update(path, make_run({"before": "unsupported", "cursed": "pass"}), fingerprints, TODAY)
    assert (changes.moved, changes.passed) == (["before"], ["cursed"])
    write_whole(path, text)
    entries = read_expectations(path).entries
    assert "cursed" not in entries
    assert (entries["before"].outcome, entries["before"].link) == (Outcome.UNSUPPORTED, "https://example.org/7")
    assert entries["before"].reason == "unsupported | because"


def test_only_better_records_nothing_new(make_run: MakeRun, fingerprints: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "e.toml"
    path.write_text(BY_HAND)
    run = make_run({"before": "error", "cursed": "pass", "wrong[1]": "fail"})
    text, changes = update(path, run, fingerprints, Recording(TODAY.today, only_better=True))
    assert changes.refused == ["before", "wrong[1]"]
    write_whole(path, text)
    assert set(read_expectations(path).entries) == {"before", "after"}
    assert read_expectations(path).entries["before"].outcome is Outcome.FAIL


def test_broken_scenarios_are_never_recorded(make_run: MakeRun, fingerprints: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "e.toml").write_text(BY_HAND)
    run = make_run({"before": "broken", "wrong[1]": "broken"})
    text, changes = update(tmp_path / "e.toml", run, fingerprints, TODAY)
    assert (changes.dead, changes.added, changes.moved) == (["gone"], [], [])
    assert 'reason = "by hand"' in text


def test_a_reason_and_a_link_of_ones_own(make_run: MakeRun, fingerprints: dict[str, str], tmp_path: Path) -> None:
    how = Recording(date(2026, 10, 1), reason='no "life" yet\\', link="https://example.org/9")
    text, _ = update(tmp_path / "e.toml", make_run({"before": "fail"}), fingerprints, how)
    write_whole(tmp_path / "e.toml", text)
    found = read_expectations(tmp_path / "e.toml").entries["before"]
    assert (found.reason, found.link) == ('no "life" yet\\', "https://example.org/9")


def test_a_reason_is_one_short_line(make_run: MakeRun) -> None:
    result = make_run({"before": "error"}).results[0]
    assert reason_of(msgspec.structs.replace(result, message="")) == "error"
    assert reason_of(msgspec.structs.replace(result, message=" a\t b \nc")) == "a b"
    long = reason_of(msgspec.structs.replace(result, message="x" * 1000))
    assert len(long) == 160
    assert long.endswith("x…")


def test_a_file_is_replaced_in_one_go(tmp_path: Path) -> None:
    path = tmp_path / "new" / "e.toml"
    write_whole(path, "a")
    path.chmod(0o640)
    write_whole(path, "b")
    assert path.read_text() == "b"
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(path.parent.iterdir()) == [path]
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "\ud800")
    assert [each.read_text() for each in path.parent.iterdir()] == ["b"]


IDS = st.lists(st.text("ab-[]1.\"'\\ é", min_size=1, max_size=6), unique=True, max_size=8)
OUTCOMES = st.sampled_from(["pass", "fail", "unsupported", "error"])


@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_after_an_update_a_run_is_as_expected(data: st.DataObject, tmp_path: Path) -> None:
    """Whatever the ids, the words and the file before."""
    path = tmp_path / "e.toml"
    path.unlink(missing_ok=True)
    words = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
    for _ in range(2):
        ids = data.draw(IDS)
        told = [finished(id_, data.draw(OUTCOMES), message=data.draw(words)) for id_ in ids]
        run = run_of([started(len(told)), *told], "made up")
        prints = {result.id: result.fingerprint for result in run.results}
        text, _ = update(path, run, prints, TODAY)
        write_whole(path, text)
        verdict = judge(read_expectations(path), run, prints)
        assert verdict.as_expected
        assert not verdict.changed
        assert set(read_expectations(path).entries) == {each["id"] for each in told if each["outcome"] != "pass"}
