"""The command `site`."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from mtg_conformance.cli.main import main

from .conftest import RULES_TEXT, Made


def site(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["site", *map(str, arguments)])
    return result.exit_code, result.output


def test_results_suite_and_rules_become_a_site(made: Made, tmp_path: Path) -> None:
    (tmp_path / "rules.txt").write_text(RULES_TEXT, encoding="utf-8")
    out = tmp_path / "out"
    code, output = site(*made.results, "--suite", made.suite.root, "--rules", tmp_path / "rules.txt", "--out", out)
    assert code == 0
    assert output.endswith(f"MB: {out / 'index.html'}\n")
    page = (out / "scenarios/kicked.html").read_text("utf-8")
    assert "A made-up clause" in page
    assert f"--suite {made.suite.root}" in page


def test_a_run_cut_short_is_shown_and_said_to_be(made: Made, tmp_path: Path) -> None:
    lines = made.results[1].read_text("utf-8").splitlines(keepends=True)
    short = tmp_path / "short.ndjson"
    short.write_text("".join(lines[:3]), encoding="utf-8")
    code, output = site(short, "--suite", made.suite.root, "--out", tmp_path / "out")
    assert code == 0
    assert "cut short" in output
    assert "cut short" in (tmp_path / "out/engines/beta-1.0.html").read_text("utf-8")


def test_what_is_no_results_file_and_no_rules_text_is_a_usage_error(made: Made, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("nothing of the kind\n", encoding="utf-8")
    out = tmp_path / "out"
    code, output = site(bad, "--out", out)
    assert code == 2
    assert "bad.txt:1" in output
    for option in ("--rules", "--sensitivity"):
        code, output = site(option, bad, "--out", out)
        assert code == 2
        assert "bad.txt" in output
    assert not out.exists()


def test_a_folder_with_other_files_is_left_alone(made: Made, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    code, output = site("--suite", made.suite.root, "--out", tmp_path)
    assert code == 2
    assert "other files" in output
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
