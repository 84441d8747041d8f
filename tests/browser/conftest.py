"""A running app and a real Chromium for the browser tests.

`open_app(width=..., theme=..., ...)` opens the app as a learner would and returns a page.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
)

from tests.browser.one import one_browser
from tests.serving import RUNNING, BrowserMissingError, Served, serve_app
from tests.site.not_here import BROWSER, not_here
from tests.site.sent import Returning, Sent, returning, site, site_app

__all__ = ["site", "site_app"]

# Sizes of the layouts: desktop, tablet, phone.
DESKTOP, TABLET, PHONE = (1280, 800), (768, 1024), (390, 844)

OpenApp = Callable[..., Page]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[pytest.TestReport]:
    """Show with a failure what the servers have printed."""
    report: pytest.TestReport = yield
    if report.failed:
        for served in RUNNING:
            report.sections.append((f"{served.url} printed", "".join(served.log[-40:])))
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On the site all tests are run but those that have a reason in `tests/site/not_here.py`."""
    if not config.getoption("on_site"):
        return
    left: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        file = item.path.relative_to(BROWSER).as_posix()
        (others if not_here(file, item.originalname) else left).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = left


@pytest.fixture(scope="session")
def app(request: pytest.FixtureRequest) -> Iterator[Served | Sent]:
    """One running app for all tests of this worker, or with --on-site the site in its place."""
    if request.config.getoption("on_site"):
        yield request.getfixturevalue("site_app")
        return
    served = serve_app()
    yield served
    served.stop()


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser | Returning]:
    """The browser. With a test file Playwright's event loop is put aside: asyncio is free."""
    with ExitStack() as stack:
        try:
            browser = stack.enter_context(one_browser(request.config.add_cleanup))
        except BrowserMissingError as missing:
            if os.environ.get("CI"):
                pytest.fail(str(missing))
            pytest.skip(str(missing))
        if request.config.getoption("on_site"):
            site_app = request.getfixturevalue("site_app")
            yield stack.enter_context(returning(browser, site_app))
        else:
            yield browser


def watch(page: Page, problems: list[str], url: str) -> None:
    """Note what a learner should never meet: script errors, lost files, requests to elsewhere."""
    origin = "/".join(url.split("/")[:3])
    own = (origin, origin.replace("http", "ws", 1), "data:", "blob:", "about:")

    def on_console(message: ConsoleMessage) -> None:
        # A page that is being left may still speak to a socket that is gone: nobody meets that.
        left = "WebSocket is already in CLOSING" in message.text
        if message.type == "error" and not left:
            problems.append(f"console: {message.text} ({message.location['url']})")

    def on_request(request: Request) -> None:
        if not request.url.startswith(own):
            problems.append(f"asked elsewhere: {request.url}")

    page.on("pageerror", lambda error: problems.append(f"script error: {error}"))
    page.on("console", on_console)
    page.on("request", on_request)


def wait_ready(page: Page) -> None:
    """Wait until the app is painted and answers."""
    page.wait_for_selector("#rendered_cells [data-act]", state="visible")


@pytest.fixture
def open_app(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[OpenApp]:
    """Open the app in a browser profile of its own; its pages are closed after the test.

    Arguments of the function it gives (all optional):
        width, height: of the window in CSS px (DESKTOP, TABLET, PHONE are the usual ones)
        theme: "light" or "dark", as the system prefers it
        motion: False asks for reduced motion, which makes tests quicker and steadier
        touch: a touch screen
        scale: device pixels per CSS px
        path: what follows the app's address, such as "#lesson/first-bite"
        url: another server's address
        context: an earlier page's `page.context`, to come back with what it has stored
        problems: list for script errors, lost files and requests to elsewhere; without it they
            fail the test
        ready: False does not wait until the app is painted
        settings: more of Playwright's `new_context`, such as `java_script_enabled=False`
    """
    contexts: list[BrowserContext] = []
    found: list[str] = []

    def open_page(
        *,
        width: int = DESKTOP[0],
        height: int = DESKTOP[1],
        theme: str = "light",
        motion: bool = False,
        touch: bool = False,
        scale: float = 1,
        path: str = "",
        url: str | None = None,
        context: BrowserContext | None = None,
        problems: list[str] | None = None,
        ready: bool = True,
        **settings: object,
    ) -> Page:
        if url is None:
            url = request.getfixturevalue("app").url
        if context is None:
            context = chromium.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="no-preference" if motion else "reduce",
                has_touch=touch,
                device_scale_factor=scale,
                **settings,
            )
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)  # long, for machines that are busy
        watch(page, found if problems is None else problems, url)
        page.goto(url + path)
        if ready:
            wait_ready(page)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            page.goto("about:blank")  # leaving lets the page say farewell to its kernel
        context.close()
    assert not found


@pytest.fixture
def visit(chromium: Browser, app: Served, request: pytest.FixtureRequest) -> Iterator[Page]:
    """One visit for several lessons. Its parameter: whether by touch, and the window's size."""
    problems: list[str] = []
    touch, (width, height) = request.param
    context = chromium.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touch
    )
    page = context.new_page()
    page.set_default_timeout(60_000)  # as in `open_app`: a first page may come late
    watch(page, problems, app.url)
    page.goto(app.url)
    wait_ready(page)
    yield page
    page.goto("about:blank")  # leaving lets the page say farewell to its kernel
    context.close()
    assert not problems
