"""A running app and a real Chromium for the browser tests.

`open_app(width=..., theme=..., ...)` opens the app as a learner would and returns Playwright's page.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attrs import field, frozen
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ADVICE = (
    "The browser tests need Chromium: install your system's package 'chromium' "
    "or run '.venv/bin/playwright install chromium'."
)
# No sandbox for root in a container; the rest keeps Chromium from calling home.
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()

# Sizes of look/layout.md: desktop, tablet, phone.
DESKTOP, TABLET, PHONE = (1280, 800), (768, 1024), (390, 844)


@pytest.fixture(autouse=True)
def _all_are_browser_tests(request: pytest.FixtureRequest) -> None:
    request.node.add_marker(pytest.mark.browser)


@frozen
class Served:
    """A server of our own: its address and its process, for tests that look at what it leaves."""

    url: str
    process: subprocess.Popen[str] = field(repr=False)

    @property
    def kernels(self) -> list[int]:
        """Ids of the kernel processes that live on this server."""
        import psutil

        children = psutil.Process(self.process.pid).children(recursive=True)
        return [child.pid for child in children if "ipykernel" in " ".join(child.cmdline())]


def serve(*arguments: str, cwd: Path = ROOT) -> Served:
    """Start `tutor app` on a free port and wait until it says where it is."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tutor.cli", "app", "--no-browser", *arguments],
        cwd=cwd,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return Served(found[0], process)
    raise AssertionError(f"the app did not start; exit code {process.wait()}")


def stop(served: Served) -> int:
    """End a server as Ctrl-C does; returns its exit code."""
    served.process.send_signal(signal.SIGINT)
    try:
        return served.process.wait(timeout=30)
    finally:
        served.process.kill()
        if served.process.stdout:
            served.process.stdout.close()


@pytest.fixture(scope="session")
def app() -> Iterator[Served]:
    """One running app for all tests of this worker."""
    served = serve()
    yield served
    stop(served)


@pytest.fixture(scope="session")
def app_url(app: Served) -> str:
    return app.url


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for one test file; a file later its event loop is gone and asyncio is free."""
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, NAMES)), None)
        if path is None and not Path(playwright.chromium.executable_path).exists():
            if os.environ.get("CI"):
                pytest.fail(ADVICE)
            pytest.skip(ADVICE)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def _watch(page: Page, problems: list[str], origin: str) -> None:
    """Note what a learner should never meet: script errors, lost files, requests to elsewhere."""
    page.on("pageerror", lambda error: problems.append(f"script error: {error}"))
    page.on(
        "console",
        lambda message: (
            problems.append(f"console: {message.text}") if message.type == "error" else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            problems.append(f"asked elsewhere: {request.url}")
            if not request.url.startswith((f"http{origin}", f"ws{origin}", "data:", "blob:", "about:"))
            else None
        ),
    )


OpenApp = Callable[..., Page]


@pytest.fixture
def open_app(chromium: Browser, app_url: str) -> Iterator[OpenApp]:
    """Open the app in a browser profile of its own; pages are closed after the test.

    Arguments of the function it gives (all optional):
        width, height: of the window in CSS px (DESKTOP, TABLET, PHONE are usual sizes)
        theme: "light" or "dark", as the system prefers it
        motion: False asks for reduced motion, which makes tests quicker and steadier
        touch: a touch screen
        scale: device pixels per CSS px
        path: what follows the app's address, such as "#lesson/first-bite"
        url: another server's address
        context: an earlier page's `page.context`, to come back with the same stored progress
        problems: list that collects script errors and requests to elsewhere; by default they
            fail the test
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
        url: str = app_url,
        context: BrowserContext | None = None,
        problems: list[str] | None = None,
    ) -> Page:
        if context is None:
            context = chromium.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="no-preference" if motion else "reduce",
                has_touch=touch,
                device_scale_factor=scale,
            )
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        origin = "/".join(url.split("/")[:3])
        _watch(page, found if problems is None else problems, origin.replace("http", "", 1))
        page.goto(url + path)
        wait_ready(page)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            page.close(run_before_unload=False)
        context.close()
    assert not found


def wait_ready(page: Page) -> None:
    """Wait until the app is painted and answers."""
    page.wait_for_selector("[data-act]", state="visible")
