"""The shell on a small page of its own under the app's server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watch
from tests.browser.shell.seeing import SAMPLES, press, wait_painted
from tests.serving import ROOT, Served, serve_app

NOTE_GHOSTS = """() => { window.ghosts = []; window.holes = 0;
  window.noting?.disconnect();
  window.noting = new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((n) => {
    ghosts.push(n.className);
    if (document.querySelector(".slot canvas").style.clipPath) holes += 1;
  })));
  noting.observe(document.querySelector(".stage"), { childList: true }); }"""


@pytest.fixture(scope="session")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pipe: on the act "wait" Python is at work until a test writes into it."""
    path = tmp_path_factory.mktemp("shell") / "gate"
    os.mkfifo(path)
    return path


@pytest.fixture(scope="session")
def server(gate: Path) -> Iterator[Served]:
    paths = os.pathsep.join(map(str, (ROOT, SAMPLES)))
    served = serve_app(
        *("--notebook", str(SAMPLES / "shell.ipynb"), "--pool", "1"),
        env=os.environ | {"PYTHONPATH": paths, "GATE": str(gate)},
    )
    yield served
    served.stop()


@pytest.fixture(scope="module")
def one_page(chromium: Browser, server: Served) -> Iterator[tuple[Page, list[str]]]:
    """A page that most tests share, and what went wrong on it."""
    context = chromium.new_context(reduced_motion="reduce", locale="en")
    page, problems = context.new_page(), []
    watch(page, problems, server.url)
    page.goto(server.url)
    yield page, problems
    page.goto("about:blank")  # leaving lets the page say farewell to its kernel
    context.close()


@pytest.fixture
def page(one_page: tuple[Page, list[str]]) -> Iterator[Page]:
    """The shared page, as at its start."""
    page, problems = one_page
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    rounds = int(page.locator(".round").inner_text())
    press(page, "reset")
    expect(page.locator(".round")).to_have_text(str(rounds + 1))
    expect(page.locator(".seen")).to_have_text("1280 800 1 False False")
    expect(page.locator(".still")).to_have_text("True")
    wait_painted(page, "tray")
    yield page
    assert not problems


@pytest.fixture
def moving(page: Page) -> Page:
    """The page of someone who likes movement; it notes every copy that is laid over it."""
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator(".still")).to_have_text("False")  # a later answer would end a movement
    page.evaluate(NOTE_GHOSTS)
    return page


@pytest.fixture
def open_shell(open_app, server):
    """A page and a kernel of one's own."""

    def open_page(**settings) -> Page:
        page = open_app(url=server.url, **settings)
        wait_painted(page, "tray")
        return page

    return open_page
