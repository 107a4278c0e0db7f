"""The pages as files: complete, linked, self-contained, accessible in their structure."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from mtg_conformance.grading.results_file import load_results
from mtg_conformance.publishing.site.build import NotOurs, build_site
from mtg_conformance.publishing.site.faults import Faults
from mtg_conformance.publishing.site.model import assemble
from mtg_conformance.suite.rules_data import rules
from mtg_conformance.suite.rules_edition import read_clauses

from .conftest import RULES_TEXT, Made, write_run

VOID = {"input", "link", "meta"}


class Page(HTMLParser):
    """A page's links, ids, labels and structure; `faults` are tags that don't match."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.faults: list[str] = []
        self.unlabelled: list[str] = []
        self.headers_without_scope = 0
        self._open: list[str] = []
        self.text = path.read_text("utf-8")
        self.feed(self.text)
        self.close()
        self.faults += [f"unclosed {tag}" for tag in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self.links += [value for key in ("href", "src", "action") if (value := found.get(key))]
        self.ids += [value for value in [found.get("id")] if value]
        if tag in ("input", "select") and "aria-label" not in found and "label" not in self._open:
            self.unlabelled.append(self.get_starttag_text() or tag)
        self.headers_without_scope += tag == "th" and "scope" not in found
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.faults.append(f"{tag} closed at {self.getpos()}")


def pages(folder: Path) -> dict[str, Page]:
    return {file.relative_to(folder).as_posix(): Page(file) for file in folder.rglob("*.html")}


def test_every_page_is_there(made: Made) -> None:
    found = pages(made.folder)
    assert len(found) == made.built.pages
    assert {
        "index.html",
        "matrix.html",
        "scenarios.html",
        "coverage.html",
        "scores.html",
        "faults.html",
    } <= found.keys()
    assert {"chapters/1.html", "rules/106.html", "rules/106.12.html", "rules/702.33.html"} <= found.keys()
    assert {path for path in found if path.startswith(("scenarios/", "engines/"))} == {
        "scenarios/forest-makes-green.html", "scenarios/doubled.html", "scenarios/kicked.html",
        "engines/alpha-1.0.html", "engines/beta-1.0.html",
    }  # fmt: skip


def test_pages_are_well_formed_and_every_link_leads_somewhere(made: Made) -> None:
    found = pages(made.folder)
    for path, page in found.items():
        assert page.faults == [], path
        assert len(set(page.ids)) == len(page.ids), path
        for link in page.links:
            parts = urlsplit(link)
            assert parts.scheme in ("", "data"), f"{path} asks the network for {link}"
            if parts.scheme == "data":
                continue
            target = (made.folder / path).parent / unquote(parts.path) if parts.path else made.folder / path
            assert target.resolve().is_file(), f"{path}: {link}"
            if parts.fragment:
                name = target.resolve().relative_to(made.folder.resolve()).as_posix()
                assert unquote(parts.fragment) in found[name].ids, f"{path}: {link}"


def test_pages_have_landmarks_labels_and_scoped_headers(made: Made) -> None:
    for path, page in pages(made.folder).items():
        assert [page.tags.count(tag) for tag in ("main", "h1", "header", "footer")] == [1, 1, 1, 1], path
        assert '<html lang="en">' in page.text
        assert page.unlabelled == [], path
        assert page.headers_without_scope == 0, path


def test_style_and_script_ask_nothing_of_the_network(made: Made) -> None:
    for name in ("static/site.css", "static/site.js"):
        text = (made.folder / name).read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert re.findall(r"https?:|//[a-z]+\.|@import|url\((?!\"data:)", text) == []


def test_a_failing_scenario_tells_all_there_is_to_know(made: Made) -> None:
    text = (made.folder / "scenarios/doubled.html").read_text("utf-8")
    mark = re.search(r"<mark>.*</mark>", text)
    assert mark is not None
    assert "Alice has" in mark[0]
    assert "beta 1.0" in mark[0]
    assert '<dd class="expected">{G}{G}{G}{G}</dd>' in text
    assert "&lt;b&gt;&#34;nothing&#34;&lt;/b&gt; &amp; no more" in text
    assert (
        "mtg-conformance run &#39;doubled[2]&#39; --engine &#39;./b x&#39; --suite &#39;my suite&#39; --transcript"
        in text
    )
    assert "Transcript, 2 messages" in text
    assert "alpha" not in mark[0]


def test_faults_are_told_with_what_noticed_them(made: Made, tmp_path: Path) -> None:
    text = (made.folder / "faults.html").read_text("utf-8")
    figures = re.findall(r"<dt>([^<]*)</dt><dd>([^<]*)</dd>", text)
    assert figures == [
        ("faults", "4"), ("of rules", "3"), ("noticed", "75 %"), ("by a scenario of the broken rule", "25 %"),
    ]  # fmt: skip
    assert "3 faults weren't tried" in text
    assert '<a href="scenarios/doubled.html">doubled[2]</a> <small>of other rules</small>' in text
    assert re.search(
        r"Not noticed <small>1</small></h2>\s*<ul>\s*<li><a [^>]*>702.33a</a> kicker is free &amp; &lt;", text
    )
    assert "it doesn't fit" not in text
    assert re.search(r"a land makes nothing: <a [^>]*/forest-makes-green.html", _rule_page(made.folder, "106.12"))
    assert "Broken on purpose" not in _rule_page(made.folder, "614.5")
    build_site(made.site, made.suite.root, tmp_path / "out")
    build_site(replace(made.site, faults=Faults()), made.suite.root, tmp_path / "out")
    assert not (tmp_path / "out/faults.html").exists()
    assert "faults.html" not in (tmp_path / "out/index.html").read_text("utf-8")


def _rule_page(folder: Path, number: str) -> str:
    return (folder / f"rules/{number}.html").read_text("utf-8")


def test_rows_declined_alike_are_told_once_and_a_partial_pass_says_why(made: Made, tmp_path: Path) -> None:
    declined = {"outcome": "unsupported", "message": "card not supported: Mana Reflection"}
    told = {"doubled[1]": declined, "doubled[2]": declined, "kicked": {"partial": True}}
    run = load_results(write_run(tmp_path / "c.ndjson", made.suite, "gamma", told))
    build_site(assemble(made.suite, rules(), [run]), made.suite.root, tmp_path / "out")
    doubled = (tmp_path / "out/scenarios/doubled.html").read_text("utf-8")
    assert doubled.count("card not supported: Mana Reflection") == 1
    assert "examples 1, 2" in doubled
    assert "that the engine supports in part" in (tmp_path / "out/scenarios/kicked.html").read_text("utf-8")


def test_the_index_has_a_row_for_each_scenario(made: Made) -> None:
    text = (made.folder / "data/scenarios.js").read_text("utf-8")
    index = json.loads(text.removeprefix("window.mtgIndex="))
    assert [(row[0], row[2], row[5]) for row in index["rows"]] == [
        ("forest-makes-green", "106.12", "pp"),
        ("doubled", "106.12b 614.5", "pf"),
        ("kicked", "702.33a", "pu"),
    ]
    assert [index["cards"][card] for card in index["rows"][1][3]] == ["Forest", "Island", "Mana Reflection"]


def test_without_results_the_same_pages_are_a_rulebook(made: Made, tmp_path: Path) -> None:
    site = assemble(made.suite, rules(), [])
    build_site(site, made.suite.root, tmp_path)
    found = pages(tmp_path)
    assert "matrix.html" not in found
    assert not any(path.startswith("engines/") for path in found)
    assert "mtg-conformance run kicked --engine ENGINE --transcript" in found["scenarios/kicked.html"].text
    assert all((tmp_path / path).parent.joinpath(link).is_file() for path, page in found.items()
               for link in page.links if link.endswith(".html"))  # fmt: skip
    assert "A made-up clause" not in found["rules/702.33.html"].text


def test_with_the_users_rules_a_page_shows_the_clause_and_links_what_it_names(made: Made, tmp_path: Path) -> None:
    clauses = {clause.number: clause.text for clause in read_clauses(RULES_TEXT)}
    build_site(assemble(made.suite, rules(), [], clauses), made.suite.root, tmp_path)
    found = pages(tmp_path)
    assert "<blockquote>A made-up clause about &lt;kicker&gt;.</blockquote>" in found["rules/702.33.html"].text
    assert 'see rule <a href="../rules/702.33.html#r702.33a">702.33a</a>.' in found["rules/106.12.html"].text
    assert "<blockquote>Kicker</blockquote>" not in found["rules/702.33.html"].text


def test_a_site_built_earlier_is_replaced_and_nothing_else_is_touched(made: Made, tmp_path: Path) -> None:
    out = tmp_path / "out"
    build_site(made.site, made.suite.root, out)
    (out / "CNAME").write_text("rules.example", encoding="utf-8")
    stale = out / "scenarios/stale.html"
    stale.write_text("", encoding="utf-8")
    build_site(made.site, made.suite.root, out)
    assert not stale.exists()
    assert (out / "CNAME").exists()
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_text("my own", encoding="utf-8")
    with pytest.raises(NotOurs, match="other files"):
        build_site(made.site, made.suite.root, other)
    assert (other / "index.html").read_text(encoding="utf-8") == "my own"


def test_two_builds_are_the_same(made: Made, tmp_path: Path) -> None:
    build_site(made.site, made.suite.root, tmp_path, suite_option="my suite")
    for file in made.folder.rglob("*.*"):
        assert (tmp_path / file.relative_to(made.folder)).read_bytes() == file.read_bytes()
