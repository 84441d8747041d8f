"""Two browsers behind three verbs: open an address, run a script, move the pointer.

Firefox is asked by WebDriver BiDi, which it speaks by itself. WebKitGTK is asked through its
driver; it has no headless mode and shows itself on a screen of its own, which Xvfb keeps.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from attrs import frozen
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.websocket_connection import WebSocketConnection
from selenium.webdriver.webkitgtk.service import Service

PACKAGES = {"firefox": "firefox-esr", "webkit": "webkit2gtk-driver xvfb"}
MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser"
PATIENCE = 60
"""Seconds for an answer, on a machine that may be busy."""


class MissingError(Exception):
    """The browser is not installed; the text says how to get it."""


class Driver(Protocol):
    """What both browsers can be asked."""

    def go(self, url: str) -> None:
        """Open an address."""

    def run(self, body: str) -> Any:
        """Run the body of a function in the page; returns what it returns, by way of JSON."""

    def point(self, actions: Sequence[dict[str, Any]]) -> None:
        """Move and press the mouse: WebDriver's pointer actions."""


@frozen
class Firefox:
    """A tab of Firefox."""

    socket: WebSocketConnection
    tab: str

    def go(self, url: str) -> None:
        """Open an address."""
        self._ask("browsingContext.navigate", context=self.tab, url=url, wait="interactive")

    def run(self, body: str) -> Any:
        """Run the body of a function in the page."""
        expression = f"(async () => JSON.stringify(await (async () => {{{body}}})() ?? null))()"
        target = {"context": self.tab}
        answer = self._ask(
            "script.evaluate", expression=expression, target=target, awaitPromise=True
        )
        if answer["type"] == "exception":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def point(self, actions: Sequence[dict[str, Any]]) -> None:
        """Move and press the mouse."""
        self._ask("input.performActions", context=self.tab, actions=[_mouse(actions)])

    def _ask(self, method: str, **params: Any) -> Any:
        return _asked(self.socket, method, params)


@frozen
class WebKit:
    """A window of WebKitGTK's small browser."""

    driver: WebKitGTK

    def go(self, url: str) -> None:
        """Open an address."""
        self.driver.get(url)

    def run(self, body: str) -> Any:
        """Run the body of a function in the page."""
        done = "const done = arguments[arguments.length - 1];"
        script = (
            f"{done}(async () => {{{body}}})().then((found) => done([found ?? null, null]),"
            "(error) => done([null, String(error)]));"
        )
        found, error = self.driver.execute_async_script(script)
        if error:
            raise AssertionError(error)
        return found

    def point(self, actions: Sequence[dict[str, Any]]) -> None:
        """Move and press the mouse."""
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [_mouse(actions)]})


@contextmanager
def firefox(profile: Path, size: tuple[int, int]) -> Iterator[Firefox]:
    """Start Firefox with an empty profile. Raises MissingError."""
    command = [*_installed("firefox", "firefox-esr", "firefox"), "--headless", "--no-remote"]
    command += ["--remote-debugging-port", "0", "--profile", str(profile), "about:blank"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        said = (re.search(r"BiDi listening on (\S+)", line) for line in process.stderr)
        address = next(found[1] for found in said if found)
        socket = WebSocketConnection(f"{address}/session", PATIENCE, 0.01)
        _asked(socket, "session.new", {"capabilities": {}})
        tab = _asked(socket, "browsingContext.getTree", {})["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        _asked(socket, "browsingContext.setViewport", {"context": tab, "viewport": viewport})
        yield Firefox(socket, tab)
        _asked(socket, "browser.close", {})
        process.wait(PATIENCE)
        socket.close()
    finally:
        process.kill()


@contextmanager
def webkit(size: tuple[int, int]) -> Iterator[WebKit]:
    """Start WebKitGTK on a screen of its own. Raises MissingError."""
    (path,) = _installed("webkit", "WebKitWebDriver")
    browsers = sorted(Path("/usr").glob(f"lib*/**/{MINI_BROWSER}"))
    if not browsers:
        raise MissingError(_advice("webkit"))
    with _screen() as screen:
        options = WebKitGTKOptions()
        options.binary_location = str(browsers[0])
        options.add_argument("--automation")
        service = Service(path, env={"DISPLAY": screen, "LANG": "C.UTF-8"})
        driver = WebKitGTK(options=options, service=service)
        try:
            driver.set_script_timeout(PATIENCE)
            bars = driver.execute_script("return outerHeight - innerHeight")
            driver.set_window_size(size[0], size[1] + bars)
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees: its name for DISPLAY."""
    command = [*_installed("webkit", "Xvfb"), "-displayfd", "1", "-screen", "0", "1600x1400x24"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert process.stdout is not None
        yield f":{process.stdout.readline().decode().strip()}"
    finally:
        process.terminate()
        process.wait()


def _mouse(actions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {
        "type": "pointer",
        "id": "mouse",
        "parameters": {"pointerType": "mouse"},
        "actions": list(actions),
    }


def _asked(socket: WebSocketConnection, method: str, params: dict[str, Any]) -> Any:
    answer = socket.send_cmd(method, params)
    assert "result" in answer, f"{method}: {answer.get('error')}: {answer.get('message')}"
    return answer["result"]


def _installed(browser: str, *names: str) -> list[str]:
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise MissingError(_advice(browser))
    return [found]


def _advice(browser: str) -> str:
    return f"These tests need your system's packages: {PACKAGES[browser]}."
