"""The site, built once and sent by a plain file server of our own, whose cable can be pulled."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from attrs import frozen
from playwright.sync_api import Browser, BrowserContext, expect

from tests.serving import ROOT

BELOW = "pupils/tutor"
"""The site lives below an address, as project pages do."""
BUILD = "import sys, pathlib, widgets.site.build as b; b.build(*map(pathlib.Path, sys.argv[1:]))"
CACHE = ROOT / "build"
READY = "TUTOR_SITE"
"""Names a site that is built already: to try a test again and again."""
KEEP = """async () => {
  await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
}"""
"""What `keep.js` does once the first page has been there for a while."""
PATIENCE, USUAL = 30_000, 5_000
"""Milliseconds that an expectation waits: here each page that is opened or loaded again starts
Python first, on a machine that may be busy.
"""


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server, which prints nothing and remembers what it was asked for."""

    server: Wired

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Remember the name of the file."""
        self.server.asked.append(self.path.rpartition("/")[2])


class Wired(ThreadingHTTPServer):
    """A server with a cable: nobody is heard while it is not plugged in.

    asked: the names of the files that somebody has asked for.
    """

    daemon_threads = True
    plugged = True

    def __init__(self, *arguments: Any) -> None:
        self.asked: list[str] = []
        super().__init__(*arguments)

    def verify_request(self, request: object, client_address: object) -> bool:
        """Whether anything comes through."""
        return self.plugged


@frozen
class Sent:
    """A folder that is being sent."""

    url: str
    server: Wired


@contextmanager
def sending(folder: Path, below: str = "") -> Iterator[Sent]:
    """Send a folder as long as it takes; `below` is where in it the site is."""
    server = Wired(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield Sent(f"http://127.0.0.1:{server.server_port}/{below}", server)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


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
                top.mkdir(exist_ok=True)
                (top / "package.json").write_text('{"type": "module"}')  # as in our repository
                # In a process of its own: here a game is on the path that the house does not have.
                subprocess.run(
                    [sys.executable, "-c", BUILD, top / BELOW, CACHE], cwd=ROOT, check=True
                )
    return top


@pytest.fixture(scope="session")
def site_app(site: Path) -> Iterator[Sent]:
    """The site at its address, in the place of a running app."""
    with sending(site, f"{BELOW}/") as sent:
        yield sent


@frozen
class Returning:
    """A browser that has been on the site once, and finds no network when it comes again."""

    browser: Browser
    site: Sent

    def new_context(self, **settings: Any) -> BrowserContext:
        """As of any browser. There is a network for the first visit only. That is to the site's
        mark, where no script runs: the app has seen nobody yet.
        """
        context = self.browser.new_context(**settings)
        self.site.server.plugged = True
        page = context.new_page()
        page.goto(f"{self.site.url}mark.svg")
        page.evaluate(KEEP)
        page.close()
        self.site.server.plugged = False
        return context


@contextmanager
def returning(browser: Browser, site: Sent) -> Iterator[Returning]:
    """No visit in here has a network, but each browser's first."""
    expect.set_options(timeout=PATIENCE)
    try:
        yield Returning(browser, site)
    finally:
        site.server.plugged = True
        expect.set_options(timeout=USUAL)
