"""Home as the page carries it, before there is a kernel: what would speak to one is held back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import wait_ready
from tests.budget import breadth
from tests.serving import Served
from widgets.serve.handlers import KERNEL_ID

LYING = """root => [...document.querySelectorAll(root)]
  .flatMap((page) => [...page.querySelectorAll("a, button, h1, h2, p, li, svg")])
  .filter((item) => !item.closest(".daily-board"))
  .map((item) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    const words = item.tagName === "LI" ? "" : item.textContent;
    return [item.tagName, words, ...[x, y, width, height].map(Math.round)].join(" ");
  })"""
"""What lies where; not the day's board, which is not known yet."""

Held = tuple[Page, Callable[[], None]]


@pytest.fixture(scope="module")
def speaker(app: Served) -> str:
    """The script of the page that speaks to its kernel. The page carries home: a kernel comes after
    what its parent does first.
    """
    with urlopen(app.url) as page:
        kernel = KERNEL_ID.search(page.read().decode())
    assert kernel is not None
    urlopen(f"{app.url}voila/api/shutdown/{kernel[1]}", data=b"").close()
    return "**/voila/host.js*"


@pytest.fixture
def held(open_app, speaker: str) -> Iterator[Callable[..., Held]]:
    """Open a page without its speaker; the second thing it gives lets that come."""
    problems: list[str] = []

    def hold(stored: str = "", **settings: Any) -> Held:
        blank = open_app(url="about:blank", ready=False, problems=problems, **settings)
        waiting: list[Route] = []
        blank.route(speaker, lambda route: waiting.append(route))
        if stored:
            blank.add_init_script(stored)

        def go_on() -> None:
            for route in waiting:
                route.continue_()

        return blank, go_on

    yield hold
    assert [problem for problem in problems if "asked elsewhere" not in problem] == []


@breadth(
    ("size", "theme"),
    *(((1280, 800), "light"), ((844, 390), "dark")),
    *(((1920, 1080), "dark"), ((1280, 640), "dark")),
    *(((1024, 768), "light"), ((390, 844), "light")),
    short=2,
)
def test_home_is_seen_at_once_and_nothing_moves_when_the_tutor_comes(held, app, size, theme):
    page, go_on = held(width=size[0], height=size[1], theme=theme)
    page.goto(app.url, wait_until="commit")
    expect(page.locator(".first #go-on")).to_be_visible()
    expect(page.get_by_text("Setting the table")).to_be_hidden()
    before, shown = page.evaluate(LYING, ".first"), ground(page, ".first")
    page.evaluate("scrollTo(0, 99)")
    scrolled = page.evaluate("scrollY")
    go_on()
    wait_ready(page)
    assert page.locator(".first").count() == 0
    assert page.evaluate("scrollY") == scrolled
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(LYING, "#rendered_cells .tutor") == before
    assert ground(page, "#rendered_cells .tutor") == shown


def ground(page: Page, root: str) -> list[str]:
    return page.evaluate(
        "root => [document.querySelector(root), document.documentElement]"
        ".map((item) => getComputedStyle(item).backgroundColor)",
        root,
    )


def test_what_is_clicked_too_early_is_done_when_it_can_be(held, app):
    page, go_on = held()
    page.goto(app.url, wait_until="commit")
    page.locator(".first [data-act=theme]").click()
    page.locator(".first #go-on").focus()
    go_on()
    expect(page.locator("#rendered_cells .tutor")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#rendered_cells #go-on")).to_be_focused()
    page.close()

    page, go_on = held()
    page.goto(app.url, wait_until="commit")
    page.locator(".first #go-on").click()
    expect(page.get_by_text("Setting the table")).to_be_visible()
    go_on()
    wait_ready(page)
    assert page.url.endswith("#begin")
    expect(page.locator("#rendered_cells .opening")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "stored"),
    [
        pytest.param("#table", "", id="goes elsewhere"),
        pytest.param("", "localStorage['tutor.progress'] = '{}'", id="has been here"),
        pytest.param("", "sessionStorage['tutor-kept.progress'] = '{}'", id="kept for the tab"),
        pytest.param("", """localStorage["tutor-look"] = '{"text": "large"}'""", id="larger"),
    ],
)
def test_others_see_the_calm_page(held, app, path, stored):
    page, _go_on = held(stored)
    page.goto(app.url + path, wait_until="commit")
    expect(page.get_by_text("Setting the table")).to_be_visible()
    assert page.locator(".first").count() == 0


@pytest.mark.parametrize(("path", "seen"), [("", ".first"), ("#table", ".calm.waiting")])
def test_the_chosen_colours_are_there_from_the_start(held, app, path, seen):
    page, _go_on = held("""localStorage["tutor-look"] = '{"theme": "dark"}'""", theme="light")
    page.goto(app.url + path, wait_until="commit")
    expect(page.locator(seen)).to_be_visible()
    assert ground(page, seen)[0] == "rgb(28, 19, 16)"
