"""The site in headless Chromium, from `file://`; skipped where Playwright or Chromium is missing."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from .conftest import Made

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

sync_api = pytest.importorskip("playwright.sync_api", exc_type=ImportError)
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking"]
        )
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser, made: Made) -> Iterator[Page]:
    """A page that fails the test where it complains on the console, or asks for anything but files of the site."""
    complaints: list[str] = []
    context = browser.new_context(base_url=made.folder.as_uri() + "/")
    context.set_default_timeout(10_000)
    opened = context.new_page()
    opened.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    opened.on("pageerror", lambda fault: complaints.append(str(fault)))
    opened.on("requestfailed", lambda request: complaints.append(f"failed: {request.url}"))

    def seen(url: str) -> None:
        if not url.startswith((made.folder.as_uri(), "data:")):
            complaints.append(f"asked for {url}")

    opened.on("request", lambda request: seen(request.url))
    yield opened
    context.close()
    assert complaints == []


def shown(page: Page) -> list[str]:
    return page.locator(".sheet tbody tr:visible th a").all_inner_texts()


def test_from_home_to_a_scenario_by_links(page: Page) -> None:
    page.goto("index.html")
    page.get_by_role("link", name="Game Concepts").click()
    page.get_by_role("link", name="106 Mana").click()
    page.get_by_role("link", name="106.12", exact=True).click()
    page.get_by_role("link", name="A doubler 1 times").click()
    assert page.get_by_role("heading", level=1).inner_text() == "A doubler 1 times"
    page.get_by_role("navigation", name="Site").get_by_role("link", name="Engines").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Rules and engines"


def test_the_matrix_is_filtered_and_says_how_much_is_left(page: Page) -> None:
    page.goto("matrix.html")
    count = page.locator("output")
    assert shown(page) == ["106.12", "106.12b", "614.5", "702.33a"]
    assert count.inner_text() == "4 of 4 rules"
    assert count.get_attribute("aria-live") == "polite"
    page.get_by_label("Outcome").select_option(label="fail")
    sync_api.expect(count).to_have_text("2 of 4 rules")
    assert shown(page) == ["106.12b", "614.5"]
    page.locator("select[name=engine]").select_option(label="alpha 1.0")
    sync_api.expect(count).to_have_text("0 of 4 rules")
    page.get_by_role("button", name="Clear").click()
    sync_api.expect(count).to_have_text("4 of 4 rules")
    page.get_by_label("Keyword").select_option(label="Kicker")
    sync_api.expect(count).to_have_text("1 of 4 rules")
    page.get_by_role("button", name="Clear").click()
    page.get_by_label("Chapter").select_option("1")
    sync_api.expect(count).to_have_text("2 of 4 rules")
    page.get_by_label("Chapter").select_option("")
    sync_api.expect(count).to_have_text("4 of 4 rules")
    page.get_by_label("Search", exact=True).fill("mana reflection")
    sync_api.expect(count).to_have_text("2 of 4 rules")
    assert shown(page) == ["106.12b", "614.5"]


def test_cells_read_out_outcome_and_column(page: Page) -> None:
    page.goto("matrix.html")
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    names = [node["name"]["value"] for node in nodes if node["role"]["value"] in ("cell", "gridcell")]
    assert "fail 1/2" in names
    assert "unsupported 0/1" in names
    headers = [node["name"]["value"] for node in nodes if node["role"]["value"] == "columnheader"]
    assert headers[:4] == ["Rule", "Scenarios", "alpha 1.0", "beta 1.0"]


def test_the_search_of_any_page_finds_scenarios_by_word_rule_and_card(page: Page) -> None:
    page.goto("rules/106.12.html")
    search = page.get_by_role("searchbox", name="Search scenarios, rules and cards")
    search.fill("kavu")
    search.press("Enter")
    count = page.locator("output")
    sync_api.expect(count).to_have_text("1 of 3 scenarios")
    page.get_by_label("Search", exact=True).fill("614.5")
    sync_api.expect(page.locator("#found tbody tr")).to_have_count(1)
    sync_api.expect(page.locator("#found tbody th")).to_have_text("A doubler 1 times")
    page.get_by_label("Search", exact=True).fill('"mana reflection"')
    sync_api.expect(count).to_have_text("1 of 3 scenarios")
    page.locator("#found tbody th a").click()
    page.get_by_role("link", name="Forest", exact=True).click()
    sync_api.expect(page.locator("output")).to_have_text("2 of 3 scenarios")
    assert page.get_by_label("Search", exact=True).input_value() == '"Forest"'


def test_a_failing_scenario_shows_step_values_and_transcript(page: Page) -> None:
    page.goto("scenarios/doubled.html#beta-1.0")
    assert "beta 1.0" in page.locator(".gherkin mark").inner_text()
    result = page.locator("article.result")
    assert result.get_by_text('<b>"nothing"</b> & no more').is_visible()
    result.get_by_text("Transcript, 2 messages").click()
    messages = result.locator(".transcript li")
    sync_api.expect(messages).to_have_count(2)
    assert "not now" in messages.nth(1).inner_text()
    messages.nth(0).locator("summary").first.click()
    assert messages.nth(0).locator("pre").first.inner_text().startswith("→ ")
    messages.nth(0).get_by_text("as sent").click()
    assert '"players": [' in messages.nth(0).locator("pre").last.inner_text()


def test_everything_is_reached_with_the_keyboard(page: Page) -> None:
    page.goto("matrix.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the content"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "q"
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground_and_nothing_is_wider_than_a_phone(
    browser: Browser, made: Made, scheme: str
) -> None:
    """Contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3) for every visible text; no sideways scrolling of the page."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme=scheme)  # type: ignore[arg-type]
    opened = context.new_page()
    for path in (
        "index",
        "matrix",
        "scenarios",
        "coverage",
        "scores",
        "rules/106.12",
        "scenarios/doubled",
        "engines/beta-1.0",
    ):
        opened.goto((made.folder / f"{path}.html").as_uri())
        assert opened.evaluate("document.documentElement.scrollWidth") <= 360, path
        assert opened.evaluate(CONTRAST) == [], path
    context.close()


CONTRAST = """() => {
    const numbers = color => (color.match(/[\\d.]+/g) ?? []).map(Number);
    const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
        .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, place) => sum + v * [0.2126, 0.7152, 0.0722][place], 0);
    const ground = element => {
        for (; element; element = element.parentElement) {
            const color = numbers(getComputedStyle(element).backgroundColor);
            if (color.length === 3 || color[3] === 1) return color;
        }
        return [255, 255, 255];
    };
    const faint = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent.trim() || !element.checkVisibility() || element.closest("script, option")) continue;
        const [one, two] = [light(numbers(getComputedStyle(element).color)), light(ground(element))];
        const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
        if (ratio < 4.5) faint.add(`${node.textContent.trim().slice(0, 30)}: ${ratio.toFixed(2)}`);
    }
    return [...faint];
}"""
