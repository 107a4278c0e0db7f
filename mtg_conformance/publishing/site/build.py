"""Writing the site: every page from its template, the scripts' data, the style."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from mtg_conformance import __version__
from mtg_conformance.grading.summary import percent
from mtg_conformance.publishing.site.data_files import Keywords, index_file
from mtg_conformance.publishing.site.engine_page import engine_context
from mtg_conformance.publishing.site.faults import VERDICTS
from mtg_conformance.publishing.site.marks import COUNTED, Mark
from mtg_conformance.publishing.site.model import Entry, RuleGroup, Section, Site, group_of
from mtg_conformance.publishing.site.scenario_page import scenario_context
from mtg_conformance.suite.coverage import CHAPTERS

FOLDERS = ("chapters", "data", "engines", "rules", "scenarios", "static")
"""What a build writes beside the pages of the top folder, and clears first."""
SOMETIMES = ("matrix.html", "faults.html")
"""Pages that not every site has: one of an earlier build would stay."""
_SIGN = "<!-- mtg-conformance site -->"
_KINDS = {
    "testable": "testable",
    "definition": "definition",
    "variant": "variant",
    "informational": "for information",
    "procedure-physical": "at the table",
}


class NotOurs(Exception):
    """The folder to write to holds something else than a site built earlier."""


@dataclass
class Built:
    """What a build wrote."""

    pages: int = 0
    files: int = 0
    size: int = 0


def build_site(site: Site, suite_root: Path, out: Path, *, suite_option: str | None = None) -> Built:
    """Write the site into a folder, replacing one built there earlier.

    `suite_root` is where the feature files lie; `suite_option` is what the commands on the pages must say to find them,
    where they aren't the built-in ones. Raises `NotOurs` where the folder holds other files.
    """
    _clear(out)
    writer = _Writer(site, out)
    writer.page("index.html", "home.html", here="home")
    writer.page("scenarios.html", "scenarios.html", here="scenarios")
    writer.page("coverage.html", "coverage.html", here="coverage")
    writer.page("scores.html", "scores.html", here="scores")
    if site.faults.lines:
        writer.page("faults.html", "faults.html", here="faults", verdicts=VERDICTS)
    if site.engines:
        writer.page("matrix.html", "matrix.html", here="matrix", sections=_matrix(site, writer.keywords))
    for number in CHAPTERS:
        writer.page(
            f"chapters/{number}.html", "chapter.html", here="rules", number=number, rows=_chapter_rows(site, number)
        )
    for section in site.sections:
        writer.page(
            f"rules/{section.number}.html",
            "section.html",
            here="rules",
            section=section,
            rows=_section_rows(site, section),
        )
    _rule_pages(site, writer)
    for entry in site.entries:
        context = scenario_context(site, entry, suite_root, suite_option)
        writer.page(f"scenarios/{entry.slug}.html", "scenario.html", here="scenarios", entry=entry, **context)
    for engine in site.engines:
        context = engine_context(site, engine)
        writer.page(f"engines/{engine.slug}.html", "engine.html", here="matrix", engine=engine, **context)
    writer.file("data/scenarios.js", index_file(site, writer.keywords))
    static = resources.files(__package__) / "static"
    for name in ("site.css", "site.js"):
        writer.file(f"static/{name}", (static / name).read_text("utf-8"))
    return writer.built


@dataclass
class _Writer:
    site: Site
    out: Path
    built: Built = field(default_factory=Built)

    @cached_property
    def keywords(self) -> Keywords:
        return Keywords(self.site)

    @cached_property
    def _environment(self) -> Environment:
        environment = Environment(
            loader=PackageLoader("mtg_conformance.publishing.site"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            undefined=StrictUndefined,
        )
        group_names = {rule.number: group.name for group in self.site.groups.values() for rule in group.rules}
        used = {rule[0] for rule in self.site.by_rule}
        environment.globals.update(
            site=self.site,
            version=__version__,
            places=[
                ("rules", "index.html#chapters", "Rules"),
                *([("matrix", "matrix.html", "Engines")] if self.site.engines else []),
                ("scenarios", "scenarios.html", "Scenarios"),
                ("coverage", "coverage.html", "Coverage"),
                *([("faults", "faults.html", "Faults")] if self.site.faults.lines else []),
                ("scores", "scores.html", "Scores"),
            ],
            chapters=CHAPTERS,
            used_chapters=[(number, name) for number, name in CHAPTERS.items() if number in used],
            keywords=self.keywords.used,
            kinds=_KINDS,
            names=group_names,
            marks=tuple(Mark),
            counted=tuple(COUNTED),
            partial=Mark.PARTIAL,
            percent=percent,
            group_of=group_of,
            cross_linked=self._cross_linked,
        )
        return environment

    def page(self, path: str, template: str, **context: Any) -> None:
        root = "../" * path.count("/")
        self.file(path, self._environment.get_template(template).render(root=root, **context))
        self.built.pages += 1

    def _cross_linked(self, clause: str, root: str) -> Markup:
        """A rule's text with links to the rules that it names."""

        def link(match: re.Match[str]) -> str:
            group = self.site.groups.get(group_of(match[0]))
            if group is None or not self.site.has_page(group):
                return match[0]
            return f'<a href="{root}rules/{group.number}.html#r{match[0]}">{match[0]}</a>'

        return Markup(re.sub(r"\b\d{3}\.\d+[a-z]{0,2}\b", link, str(escape(clause))))

    def file(self, path: str, text: str) -> None:
        target = self.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = (text + (_SIGN if path == "index.html" else "")).encode()
        target.write_bytes(data)
        self.built.files += 1
        self.built.size += len(data)


def _clear(out: Path) -> None:
    if not out.exists() or not any(out.iterdir()):
        return
    home = out / "index.html"
    if not home.is_file() or _SIGN not in home.read_text("utf-8", errors="replace"):
        raise NotOurs(f"{out} holds other files than a site of mtg-conformance: name an empty or a new folder")
    for name in FOLDERS:
        shutil.rmtree(out / name, ignore_errors=True)
    for name in SOMETIMES:
        (out / name).unlink(missing_ok=True)


def _matrix(site: Site, keywords: Keywords) -> Iterable[tuple[Section, list[tuple[str, str, str, int, str]]]]:
    """Sections with scenarios; of each rule its number, its own name, a scenario's name, how many scenarios there are,
    and its keywords by place."""
    for section in site.sections:
        rows = [
            (
                rule.number,
                "" if group.name == section.name else group.name,
                site.by_rule[rule.number][0].name,
                _count(site.by_rule[rule.number]),
                " ".join(map(str, keywords.numbers(site.by_rule[rule.number]))),
            )
            for group in section.groups
            for rule in group.rules
            if rule.number in site.by_rule
        ]
        if rows:
            yield section, rows


def _chapter_rows(site: Site, chapter: str) -> list[tuple[Section, int, int, int]]:
    """Each section with its scenarios, its testable rules shown and all its testable rules."""
    rows = []
    for section in site.chapters[chapter]:
        testable = [rule for group in section.groups for rule in group.rules if rule.kind == "testable"]
        shown = sum(rule.number in site.by_rule for rule in testable)
        numbers = (rule.number for group in section.groups for rule in group.rules)
        rows.append((section, _count(_entries(site, numbers)), shown, len(testable)))
    return rows


def _section_rows(site: Site, section: Section) -> list[tuple[RuleGroup, int, str, list[str]]]:
    """Each rule group with its scenarios, what else there is to say of one without, and the scenarios' names."""
    rows = []
    for group in section.groups:
        entries = _entries(site, (rule.number for rule in group.rules))
        testable = any(rule.kind == "testable" for rule in group.rules)
        kind = "" if entries or testable else _KINDS[group.rules[0].kind]
        rows.append((group, _count(entries), kind, [entry.name for entry in entries]))
    return rows


def _rule_pages(site: Site, writer: _Writer) -> None:
    told = [(section, group) for section in site.sections for group in section.groups if site.has_page(group)]
    around: Sequence[Any] = [None, *(group for _, group in told), None]
    for place, (section, group) in enumerate(told):
        writer.page(
            f"rules/{group.number}.html",
            "rule.html",
            here="rules",
            section=section,
            group=group,
            rules=[(rule, site.by_rule.get(rule.number, [])) for rule in group.rules],
            verdicts=VERDICTS,
            before=around[place],
            after=around[place + 2],
        )


def _entries(site: Site, numbers: Iterable[str]) -> list[Entry]:
    """The scenarios that show one of these rules, each once."""
    return list({entry.slug: entry for number in numbers for entry in site.by_rule.get(number, ())}.values())


def _count(entries: Iterable[Entry]) -> int:
    """How many scenarios these are, an outline's rows each by itself."""
    return sum(len(entry.rows) for entry in entries)
