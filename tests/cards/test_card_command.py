"""`mtg-conformance card`: a new file is one that can be read; what is wrong with a file is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from mtg_conformance.cli.main import main
from reference_engine import cardfiles


def invoke(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["card", *words])
    return done.exit_code, done.output


@pytest.mark.parametrize("name", ["Plain Ox", "Ox's Friend", "Ox: the Beginning"])
def test_a_new_file_can_be_read_and_is_not_overwritten(tmp_path: Path, name: str) -> None:
    words = ("new", name, "--cost", "{1}{G}", "--size", "2/2", "--dir", str(tmp_path))
    status, told = invoke(*words)
    assert status == 0, told
    (path,) = tmp_path.glob("*.yaml")
    made = cardfiles.load(path.read_text(encoding="utf-8"))
    assert (made.name, made.mana_cost, made.size) == (name, "{1}{G}", "2/2")
    assert invoke("check", str(path))[0] == 0
    status, told = invoke(*words)
    assert status == 2
    assert "there already" in told


def test_an_unknown_type_is_told_before_anything_is_written(tmp_path: Path) -> None:
    status, told = invoke("new", "Plain Ox", "--type", "Creture — Ox", "--dir", str(tmp_path))
    assert status == 2
    assert "Creature" in told
    assert not list(tmp_path.iterdir())


def test_faults_are_told_by_file_and_line_and_the_others_are_read(tmp_path: Path) -> None:
    (tmp_path / "plain_ox.yaml").write_text("name: Plain Ox\ntype: Creature — Ox\nsize: 2/2\n", encoding="utf-8")
    wrong = tmp_path / "odd_ox.yaml"
    wrong.write_text("name: Odd Ox\ntype: Creature — Ox\nsize: 2/2\nabilities:\n  - flyng\n", encoding="utf-8")
    misplaced = tmp_path / "nobody.yaml"
    misplaced.write_text("name: Calm Ox\ntype: Creature — Ox\nsize: 1/1\n", encoding="utf-8")
    status, told = invoke("check", str(tmp_path))
    assert status == 1
    assert f"{wrong}:5:" in told
    assert "flying" in told
    assert "belongs in calm_ox.yaml" in told
    assert "3 card files, 2 with faults" in told


def test_the_engines_own_cards_are_in_order() -> None:
    status, told = invoke("check")
    assert status == 0, told
