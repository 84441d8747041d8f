"""Servers and browsers for tests and benchmarks: started here, ended here."""

from __future__ import annotations

import contextlib
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import psutil
from attrs import field, frozen
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright

from tutor import GAMES, load_game
from widgets import rooms

LEARN = (
    f"Learn {load_game(GAMES[0]).title} by playing"
    if len(rooms.HOUSE) > 1
    else "Learn it by playing"
)
"""The title of the first game's course: the game is named where there are several."""
ROOT = Path(__file__).resolve().parents[1]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HEADLESS = ("chromium-headless-shell",)
"""The same browser without windows: a page costs it half of the processor's time."""
ADVICE = (
    "The browser tests need Chromium: install your system's package 'chromium' "
    "or run '.venv/bin/playwright install chromium'."
)
FLAGS = [
    "--no-sandbox",  # Chromium has none for root in a container
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class BrowserMissingError(Exception):
    """There is no Chromium here; the text says how to get it."""


LONGEST_END = 120
"""Seconds after which an end counts as none: a server waits for each of its kernels in turn."""
RUNNING: list[Served] = []
"""The servers that have not been stopped yet."""


@frozen
class Served:
    """A server of our own: its address, its process, and what it has printed so far."""

    url: str
    process: subprocess.Popen[str] = field(repr=False)
    log: list[str] = field(repr=False)

    def family(self) -> list[psutil.Process]:
        """The server's process and all that it has started, kernels among them."""
        server = psutil.Process(self.process.pid)
        return [server, *server.children(recursive=True)]

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """End the server as Ctrl-C does; returns its exit code. A second time does no harm."""
        if self in RUNNING:
            RUNNING.remove(self)
        self.process.send_signal(number)
        try:
            return self.process.wait(timeout=LONGEST_END)
        finally:
            self.process.kill()

    def end(self) -> None:
        """End a server that is not ours, and all that it started.

        It is asked first, so that it leaves nothing behind; but jupyter-server-proxy answers a
        signal with SystemExit wherever the server happens to be, which is sometimes lost.
        """
        RUNNING.remove(self)
        family = self.family()
        self.process.terminate()
        _, left = psutil.wait_procs(family, timeout=10)
        for process in left:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        self.process.wait()


def serve(
    command: Sequence[str],
    env: dict[str, str] | None = None,
    cwd: Path = ROOT,
    sign: str = r"(http://[\w.:-]+\S*)",
) -> Served:
    """Start a server and wait until it prints its address, which `sign` finds."""
    process = subprocess.Popen(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    log: list[str] = []
    for line in process.stdout:
        log.append(line)
        if found := re.search(sign, line):
            # Read on, so that the server never waits for someone to take what it prints.
            threading.Thread(target=log.extend, args=[process.stdout], daemon=True).start()
            RUNNING.append(Served(found[1], process, log))
            return RUNNING[-1]
    raise AssertionError(f"the server ended with {process.wait()}: {''.join(log)}")


def serve_app(*arguments: str, env: dict[str, str] | None = None) -> Served:
    """`tutor app` on a free port."""
    return serve([sys.executable, "-m", "tutor.cli", "app", "--no-browser", *arguments], env)


def launch(playwright: Playwright, *, whole: bool = False) -> Browser:
    """The system's Chromium, else Playwright's own; BrowserMissingError if there is neither.

    `whole`: with all that a window has, as learners run it; what is measured and pictured needs it.
    """
    path = _installed() if whole else _installed(*HEADLESS, *BROWSERS)
    if path is None and not Path(playwright.chromium.executable_path).exists():
        raise BrowserMissingError(ADVICE)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def launch_for_one(kind: BrowserType, profile: Path) -> BrowserContext:
    """The same with a profile on the disk, as a person's browser has one."""
    return kind.launch_persistent_context(profile, executable_path=_installed(), args=FLAGS)


def _installed(*names: str) -> str | None:
    return next(filter(None, map(shutil.which, names or BROWSERS)), None)


def kernel_id(page: Page) -> str:
    """The kernel behind a page."""
    config = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent)")
    return str(config["kernelId"])


def kernel_process(served: Served, kernel: str) -> psutil.Process:
    """The process of a kernel: it is named in a plain one's command, in a forked one's sockets."""
    for process in served.family()[1:]:
        with contextlib.suppress(psutil.NoSuchProcess):  # it has ended meanwhile
            sockets = (str(one.laddr) for one in process.net_connections("unix"))
            if kernel in " ".join([*process.cmdline(), *sockets]):
                return process
    raise LookupError(f"no process for kernel {kernel}")
