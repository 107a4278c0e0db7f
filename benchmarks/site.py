"""How large and how quick the static site is for a suite of 5,000 scenarios and six engines.

    python benchmarks/site.py [--scenarios N] [--engines N] [--keep DIR]

Writes a made-up suite (every testable rule is shown by some scenario) and made-up results, of which a tenth are wrong
answers with transcripts of some 40 kB, builds the site, and says what it weighs. Where Playwright and Chromium are
installed it also says how long the heaviest pages take to load and be drawn, and a search to its answer.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mtg_conformance.grading.events import run_finished, run_started, totals_of
from mtg_conformance.grading.results_file import load_results
from mtg_conformance.publishing.site.build import build_site
from mtg_conformance.publishing.site.model import assemble
from mtg_conformance.suite.catalog import Suite, load_suite
from mtg_conformance.suite.rules_data import rules

PER_FEATURE = 17
CARDS = [
    f"{first} {second}" for first in ("Grey", "Old", "Swift", "Pale") for second in ("Ogre", "Bear", "Wall", "Elk")
]


def main() -> None:
    """Build, weigh, load."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--scenarios", type=int, default=5000)
    parser.add_argument("--engines", type=int, default=6)
    parser.add_argument("--keep", type=Path, help="leave suite, results and site in this folder")
    options = parser.parse_args()
    folder = options.keep or Path(tempfile.mkdtemp(prefix="mtg-conformance-site-"))
    try:
        measure(folder, options.scenarios, options.engines)
    finally:
        if options.keep is None:
            shutil.rmtree(folder)


def measure(folder: Path, scenarios: int, engines: int) -> None:
    """Print the figures."""
    chance = random.Random(7)
    write_suite(folder / "suite", scenarios, chance)
    suite = load_suite(folder / "suite")
    files = [write_results(folder / f"{number}.ndjson", suite, number, chance) for number in range(engines)]
    size = sum(file.stat().st_size for file in files) / 1e6
    print(f"{len(suite):,} scenarios, {engines} engines, {size:.0f} MB of results")
    start = time.perf_counter()
    runs = [load_results(file) for file in files]
    read = time.perf_counter()
    built = build_site(assemble(suite, rules(), runs), suite.root, folder / "site", suite_option="suite")
    print(f"reading {read - start:.1f} s, building {time.perf_counter() - read:.1f} s")
    print(f"{built.pages:,} pages, {built.files:,} files, {built.size / 1e6:.1f} MB")
    for part in ("scenarios", "rules", "engines", "data", "static"):
        sizes = [file.stat().st_size for file in (folder / "site" / part).iterdir()]
        print(f"  {part:<10} {len(sizes):>6,} files {sum(sizes) / 1e6:>6.1f} MB, largest {max(sizes) / 1e3:,.0f} kB")
    print(f"  matrix.html {(folder / 'site/matrix.html').stat().st_size / 1e3:,.0f} kB")
    load_pages(folder / "site")


def load_pages(site: Path) -> None:
    """Time the heaviest pages in headless Chromium, if there is one."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("no playwright: pages not loaded")
        return
    program = shutil.which("chromium")
    if program is None:
        print("no chromium: pages not loaded")
        return

    def largest(part: str) -> str:
        return max((site / part).glob("*.html"), key=lambda file: file.stat().st_size).relative_to(site).as_posix()

    pages = [
        "index.html",
        "matrix.html",
        "scenarios.html",
        "coverage.html",
        *map(largest, ("engines", "rules", "scenarios")),
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-background-networking"]
        )
        for page_path in pages:
            page = browser.new_page()
            start = time.perf_counter()
            page.goto((site / page_path).as_uri())
            page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            line = f"  {page_path:<44} {1000 * (time.perf_counter() - start):>5.0f} ms"
            if page_path in ("matrix.html", "scenarios.html"):
                line += f", a search {filter_time(page):.0f} ms"
            print(line)
            page.close()
        browser.close()


def filter_time(page: Any) -> float:
    """Milliseconds from a letter typed to the count of what fits being shown, the wait for more letters included."""
    return float(
        page.evaluate(
            """() => new Promise(done => {
                const form = document.querySelector("form[data-filter]"), start = performance.now();
                new MutationObserver(() => requestAnimationFrame(() => done(performance.now() - start)))
                    .observe(form.querySelector("output"), { childList: true });
                form.elements.q.value = "ogre";
                form.elements.q.dispatchEvent(new Event("input", { bubbles: true }));
            })"""
        )
    )


def write_suite(folder: Path, scenarios: int, chance: random.Random) -> None:
    """Feature files with scenarios of eight steps, each showing one to three rules."""
    numbers = [rule.number for rule in rules().testable()]
    (folder / "features").mkdir(parents=True, exist_ok=True)
    for start in range(0, scenarios, PER_FEATURE):
        lines = [f"Feature: Made-up games from {start}", ""]
        for number in range(start, min(start + PER_FEATURE, scenarios)):
            shown = [numbers[number % len(numbers)], *chance.sample(numbers, chance.randint(0, 2))]
            card, other = chance.sample(CARDS, 2)
            lines += [
                f"  @id:made-up-game-number-{number} " + " ".join(f"@CR:{rule}" for rule in dict.fromkeys(shown)),
                f"  Scenario: What becomes of {card} when {other} is there, case {number}",
                f'    Given Alice controls "{card}" and 3 "Forest"',
                f'    And Bob controls "{other}" that is tapped',
                f'    And Alice has "{other}" in hand',
                f'    When Alice casts "{other}" with kicker {{2}}{{G}}',
                "    And the stack resolves",
                f'    Then "{card}" has trample and 3 +1/+1 counters',
                "    And Alice has {G}{G}",
                f"    And Bob's life total is {number % 20}",
                "",
            ]
        (folder / f"features/{start:05}_made_up.feature").write_text("\n".join(lines), encoding="utf-8")


def write_results(path: Path, suite: Suite, engine: int, chance: random.Random) -> Path:
    """A run of an engine that gets most of it right, more the earlier it comes."""
    hello = {"engine": {"name": f"engine-{'abcdefgh'[engine]}", "version": "1.0.0"}, "capabilities": {"max_players": 2}}
    product = {"name": "made-up", "version": "1"}
    weights = [80 - 10 * engine, 10, 10 + 10 * engine, 0.3]
    finished = []
    for scenario in suite:
        outcome = chance.choices(["pass", "fail", "unsupported", "error"], weights)[0]
        step = scenario.steps[-1]
        event = {
            "event": "scenario_finished",
            "id": scenario.id,
            "name": scenario.name,
            "path": scenario.path,
            "line": scenario.line,
            "rules": list(scenario.rules),
            "fingerprint": suite.fingerprint(scenario),
            "outcome": outcome,
            "partial": outcome == "pass" and chance.random() < 0.05,
            "step": None if outcome == "pass" else {"text": step.text, "line": step.line},
            "expected": "Bob's life total to be 18" if outcome == "fail" else None,
            "got": str(chance.randint(0, 30)) if outcome == "fail" else None,
            "message": f"ability not supported: kind {chance.randint(1, 60)}" if outcome == "unsupported" else "",
            "seconds": 0.01,
            "engine_seconds": 0.008,
            "messages": 12,
        }
        if outcome in ("fail", "error"):
            event["transcript"] = list(transcript(chance))
        finished.append(event)
    started = run_started(
        engine_spec=f"./adapter-{engine}", hello=hello, suite=product, rules_date=rules().effective, selection={},
        scenarios=len(suite), workers=2,
    )  # fmt: skip
    ended = run_finished("complete", totals_of(finished), 60.0)
    with path.open("w", encoding="utf-8") as file:
        for event in (started, *finished, ended):
            file.write(json.dumps(event) + "\n")
    return path


def transcript(chance: random.Random) -> Iterator[dict[str, Any]]:
    """A dozen messages, each answered with a snapshot of some twenty objects."""
    objects: list[dict[str, Any]] = [
        {
            "id": f"o{number}",
            "card": chance.choice(CARDS),
            "zone": "battlefield",
            "controller": "Alice",
            "owner": "Alice",
            "types": ["creature"],
            "power": chance.randint(0, 9),
            "toughness": 3,
            "tapped": chance.random() < 0.3,
        }
        for number in range(20)
    ]
    for number in range(12):
        changed = chance.randrange(len(objects))
        objects[changed] = objects[changed] | {"tapped": number % 2 == 0}
        yield {
            "method": "act",
            "params": {"number": number},
            "result": {"snapshot": {"objects": objects}},
            "seconds": 0.001,
        }


if __name__ == "__main__":
    main()
