"""One Chromium for all files of tests of a process: each start takes a second.

Playwright's event loop counts as running as long as it is there, and asyncio then runs no other
one. So between the files that ask for the browser, this thread is told that none is running.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.serving import launch

_started: list[tuple[Playwright, AbstractEventLoop]] = []
_browsers: list[Browser] = []


@contextmanager
def one_browser(at_the_end: Callable[[Callable[[], None]], None]) -> Iterator[Browser]:
    """The browser, for one file; what that leaves open is closed.

    `at_the_end` takes a function that is called when all tests are done.

    Raises:
        BrowserMissingError: there is none here.
    """
    if not _started:
        playwright = sync_playwright().start()
        _started.append((playwright, asyncio.get_running_loop()))
        at_the_end(_end)
    playwright, loop = _started[0]
    asyncio._set_running_loop(loop)
    try:
        if not (_browsers and _browsers[-1].is_connected()):
            _browsers.append(launch(playwright))
        browser = _browsers[-1]
        yield browser
        for context in browser.contexts:
            context.close()
    finally:
        asyncio._set_running_loop(None)


def _end() -> None:
    playwright, loop = _started.pop()
    asyncio._set_running_loop(loop)
    playwright.stop()
    asyncio._set_running_loop(None)
