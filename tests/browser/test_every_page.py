"""What must hold on every page: nothing axe objects to, nothing too wide, nothing too small."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, TABLET, OpenApp

pytestmark = pytest.mark.browser

PAGES = {
    "home": "home",
    "rules": "rules/4.3",
    "settings": "settings",
    "classroom": "classroom",
    "do": "lesson/first-bite",
    "predict": "lesson/groups",
    "explore": "lesson/two-for-one/4",
    "scoring": "lesson/final-score",
    "puzzles": "puzzles",
    "editor": "editor",
}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
SMALL_TEXT = """() => [...document.querySelectorAll('#rendered_cells *')]
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
    && e.getClientRects().length && !e.closest('svg, .visually-hidden'))
  .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 14)
  .map((e) => e.outerHTML.slice(0, 120))"""


def visit(page: Page, address: str) -> None:
    """Go there and wait until the page is painted."""
    before = page.title()
    page.evaluate("address => { location.hash = address }", address)
    if address != "home":
        page.wait_for_function("before => document.title !== before", arg=before)
    page.wait_for_selector("#heading")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_and_layout(open_app: OpenApp, size: str, theme: str) -> None:
    width, height = SIZES[size]
    page = open_app(width=width, height=height, theme=theme)
    problems = []
    for name, address in PAGES.items():
        visit(page, address)
        found = Axe().run(page)
        problems += [
            f"{name}: {v['id']}: {v['nodes'][0]['html']}" for v in found.response["violations"]
        ]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            problems.append(f"{name}: wider than the window")
        problems += [f"{name}: small text: {text}" for text in page.evaluate(SMALL_TEXT)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("address", ["nonsense", "lesson/nobody", "rules/99.9", "puzzle/x%3Cb%3E"])
def test_an_address_that_leads_nowhere_says_so(open_app: OpenApp, address: str) -> None:
    page = open_app(path=f"#{address}")
    expect(page.locator(".message").first).to_be_visible()
    expect(page.locator("#heading")).to_be_visible()
