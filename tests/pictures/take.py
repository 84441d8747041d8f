"""Take the pictures: the app of this working copy, one browser, one window size after another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tests.browser.conftest import wait_ready
from tests.browser.driving import answered, go
from tests.pictures.places import Place
from tests.serving import launch, serve_app

SIZES = ((1280, 800), (844, 390), (390, 844))
DAY = datetime(2026, 11, 20, 10, 0)
"""It is always this day: the day's puzzle and everything that is due depend on it."""
PORT = 8913
"""It is always this one while it is free: addresses, and their QR codes, are on pages."""
TRIES = 40
"""Looks at a page until two of them are the same."""

PRESS = """act => {
  const found = document.querySelector(`[data-act="${CSS.escape(act)}"]`);
  if (found) found.click();
}"""
SETTLED = """async () => {
  await document.fonts.ready;
  document.activeElement?.blur();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def take(wanted: Sequence[Place], folder: Path, theme: str = "light") -> int:
    """Write NAME@WIDTHxHEIGHT.png of each place in each size; returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    served = serve_app("--port", str(PORT))
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright, whole=True)
            for size in SIZES:
                _one_size(browser, served.url, size, wanted, folder, theme)
            browser.close()
    finally:
        served.stop()
    return len(wanted) * len(SIZES)


def _one_size(
    browser: Browser,
    url: str,
    size: tuple[int, int],
    wanted: Sequence[Place],
    folder: Path,
    theme: str,
) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="UTC",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.clock.set_fixed_time(DAY)
    page.goto(f"{url}#home")
    wait_ready(page)
    for place in wanted:
        _reach(page, url, place)
        (folder / f"{place.name}@{width}x{height}.png").write_bytes(_still(page, place.name))
    page.goto("about:blank")  # leaving lets the page say farewell to its kernel
    context.close()


def _reach(page: Page, url: str, place: Place) -> None:
    if place.stored is None:
        go(page, "home")  # the same place again is opened anew
        go(page, place.address)
    else:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", place.stored)
        page.goto("about:blank")
        page.goto(f"{url}#{place.address}")
        wait_ready(page)
        answered(page)
    for act in place.presses:
        page.evaluate(PRESS, act)
        answered(page)


def _still(page: Page, name: str) -> bytes:
    """The picture of the page once it is the same twice."""
    before = b""
    for _n in range(TRIES):
        page.evaluate(SETTLED)
        now = page.screenshot(animations="disabled", caret="hide")
        if now == before:
            return now
        before = now
    raise TimeoutError(f"{name} does not come to rest")
