"""The site, built once and sent by a plain file server, for the browser tests to drive.

The fixtures have the names of those of the served app, so a test written for it runs here, too.
"""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from attrs import frozen
from playwright.sync_api import Browser, BrowserContext

from tests.browser.conftest import chromium as real_chromium
from tests.browser.conftest import open_app, visit
from tests.serving import ROOT
from widgets.site.build import build

__all__ = ["open_app", "real_chromium", "visit"]

BELOW = "pupils/tutor"
"""The site lives below an address, as project pages do."""
READY = "TUTOR_SITE"
"""Names a site that is built already: to try a test again and again."""


@frozen
class Sent:
    """A folder that is being sent."""

    url: str


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server, which tells nobody what it sends."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder above the site: built by the first worker that needs it."""
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    top = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (top / BELOW).exists():
            if ready := os.environ.get(READY):
                shutil.copytree(ready, top / BELOW)
            else:
                build(top / BELOW, cache=ROOT / "build")
    return top


@pytest.fixture(scope="module")
def app(site: Path) -> Iterator[Sent]:
    """The site at its address, in the place of a running app."""
    with sending(site) as url:
        yield Sent(f"{url}{BELOW}/")


class sending:  # noqa: N801 (used as a function is)
    """Send a folder as long as it takes; gives the address."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        handler = partial(Quiet, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.server.daemon_threads = True
        self.thread = Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})

    def __enter__(self) -> str:
        self.thread.start()
        return f"http://127.0.0.1:{self.server.server_port}/"

    def __exit__(self, *_error: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@frozen
class Forgetful:
    """A browser whose visits keep nothing for a day without a network: that costs each of them all
    files once more. Tests of just that ask `real_chromium`.
    """

    browser: Browser

    def new_context(self, **settings: Any) -> BrowserContext:
        """As of any browser."""
        return self.browser.new_context(**({"service_workers": "block"} | settings))


@pytest.fixture(scope="module")
def chromium(real_chromium: Browser) -> Forgetful:
    """The browser of the tests that this site shares with the served app."""
    return Forgetful(real_chromium)
